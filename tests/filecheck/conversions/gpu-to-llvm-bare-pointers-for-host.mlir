// RUN: stretto-opt %s -gpu-to-llvm=use-bare-pointers-for-host -convert-func-to-llvm | filecheck %s

// The functions of the host pass static memrefs as pointers, once they are lowered.
// CHECK: llvm.func @callee(%arg0: !llvm.ptr) -> !llvm.ptr
// CHECK: llvm.func @caller(%arg0: !llvm.ptr) -> !llvm.ptr
// CHECK: llvm.call @callee(%{{.*}}) : (!llvm.ptr) -> !llvm.ptr
// CHECK: llvm.func @no_memref(%arg0: i64)
func.func @callee(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @caller(%m: memref<4xf32>) -> memref<4xf32> {
  %r = func.call @callee(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
func.func @no_memref(%t: !gpu.async.token) {
  return
}
