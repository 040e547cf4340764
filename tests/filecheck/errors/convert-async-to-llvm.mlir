// RUN: stretto-opt %s -convert-async-to-llvm --split-input-file --verify-diagnostics

func.func @create() -> !async.value<tensor<2x3xi16>> {
  // expected-error @below {{'async.runtime.create' op: type 'tensor<2x3xi16>' has no LLVM form}}
  %0 = async.runtime.create : !async.value<tensor<2x3xi16>>
  return %0 : !async.value<tensor<2x3xi16>>
}

// -----

func.func @load(%arg0: !async.value<tensor<i32>>) {
  // expected-error @below {{'async.runtime.load' op: type 'tensor<i32>' has no LLVM form}}
  %0 = async.runtime.load %arg0 : !async.value<tensor<i32>>
  return
}

// -----

func.func @store(%arg0: !async.value<memref<4xf32, "near">>, %arg1: memref<4xf32, "near">) {
  // expected-error @below {{memory space of 'memref<4xf32, "near">' is no integer, so it has no LLVM form}}
  async.runtime.store %arg1, %arg0 : !async.value<memref<4xf32, "near">>
  return
}

// -----

func.func @value_in_group(%arg0: !async.value<f32>, %arg1: !async.group) {
  // expected-error @below {{'async.runtime.add_to_group' op on a value has no function in MLIR's runtime; convert-async-to-llvm{abi=stretto} has one}}
  %0 = async.runtime.add_to_group %arg0, %arg1 : !async.value<f32>
  return
}

// -----

func.func @not_lowered_yet(%arg0: !async.token) {
  // expected-error @below {{'async.await' op must be lowered to the async runtime before convert-async-to-llvm}}
  async.await %arg0 : !async.token
  return
}

// -----

func.func @ours() -> i32 {
  // expected-error @below {{'stretto.site' op can be lowered only with convert-async-to-llvm{abi=stretto}}}
  %0 = stretto.site "text" : i32
  return %0 : i32
}

// -----

func.func @check(%arg0: i32) {
  // expected-error @below {{'stretto.check' op must be lowered to a branch before convert-async-to-llvm}}
  stretto.check %arg0
  return
}
