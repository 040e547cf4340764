// RUN: stretto-opt %s -convert-func-to-llvm --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op: type 'tensor<4xf32>' has no LLVM form}}
func.func @argument(%arg0: tensor<4xf32>) {
  return
}

// -----

// expected-error @below {{'func.func' op: type 'tuple<i32, index>' has no LLVM form}}
func.func private @result() -> tuple<i32, index>

// -----

// expected-error @below {{'func.func' op: layout of 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>' isn't strided, so it has no LLVM form}}
func.func private @layout(memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)

// -----

// expected-error @below {{'func.func' op: llvm.linkage of @linkage is no #llvm.linkage attribute}}
func.func private @linkage() attributes {llvm.linkage = "internal"}

// -----

func.func @bare(%m: memref<4xf32>) attributes {llvm.bareptr} {
  return
}
func.func @address() {
  // expected-error @below {{'func.constant' op: the address of 'bare', which takes bare pointers, can't be used}}
  %f = func.constant @bare : (memref<4xf32>) -> ()
  return
}
