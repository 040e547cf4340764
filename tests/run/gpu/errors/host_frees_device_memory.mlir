// RUN: not stretto-run %s --check-memory 2>&1 | filecheck %s
// EXIT: 3
func.func @main() {
  %d = gpu.alloc () : memref<4xf32>
  // CHECK: host_frees_device_memory.mlir:[[# @LINE + 1]]:3: error: host access of device memory
  memref.dealloc %d : memref<4xf32>
  return
}
