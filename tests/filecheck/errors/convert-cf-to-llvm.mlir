// RUN: stretto-opt %s -convert-cf-to-llvm --verify-diagnostics

func.func @tensor(%arg0: tensor<4xf32>) {
  // expected-error @below {{'cf.br' op: type 'tensor<4xf32>' has no LLVM form}}
  cf.br ^a(%arg0 : tensor<4xf32>)
^a(%0: tensor<4xf32>):
  return
}
