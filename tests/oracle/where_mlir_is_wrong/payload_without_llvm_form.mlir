// RUN: not stretto-opt %s -async-func-to-async-runtime -async-to-async-runtime -convert-async-to-llvm 2>&1 | filecheck %s
// EXIT: 1

// Right: a payload that has no form in memory is an error at its op, with the type.
// MLIR: crashes.
// MLIR-OPT: -async-func-to-async-runtime -async-to-async-runtime -convert-async-to-llvm
// MLIR-CRASHES

func.func @main(%x: tensor<8xf32>) {
  // CHECK: payload_without_llvm_form.mlir:11:12: error: {{.*}}tensor<8xf32>
  %t, %v = async.execute -> !async.value<tensor<8xf32>> {
    async.yield %x : tensor<8xf32>
  }
  async.await %t : !async.token
  return
}
