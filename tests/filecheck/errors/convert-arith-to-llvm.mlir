// RUN: stretto-opt %s -convert-arith-to-llvm --split-input-file --verify-diagnostics

func.func @expand_first(%arg0: i32, %arg1: i32) {
  // expected-error @below {{'arith.floordivsi' op can't be lowered by convert-arith-to-llvm; run arith-expand first}}
  %0 = arith.floordivsi %arg0, %arg1 : i32
  return
}

// -----

func.func @narrow_float(%arg0: f8E5M2) {
  // expected-error @below {{'arith.addf' op on 'f8E5M2' can't be lowered: LLVM has no such float}}
  %0 = arith.addf %arg0, %arg0 : f8E5M2
  return
}

// -----

func.func @tensor(%arg0: tensor<4xi32>) {
  // expected-error @below {{'arith.addi' op: type 'tensor<4xi32>' has no LLVM form}}
  %0 = arith.addi %arg0, %arg0 : tensor<4xi32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'arith.constant' op: type 'tensor<2xi32>' has no LLVM form}}
  %0 = arith.constant dense<1> : tensor<2xi32>
  return
}
