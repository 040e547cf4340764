// RUN: not stretto-run %s --leak-check 2>&1 | filecheck %s
// EXIT: 4
// Memory that the program doesn't give back, with the place of its allocation.
// CHECK: leak.mlir:[[# @LINE + 4]]:8: error: leak: 1 block of device memory (64 bytes) outlived the program, made by gpu.alloc
// CHECK: leak.mlir:[[# @LINE + 4]]:8: error: leak: 1 block of host-shared memory (4 bytes) outlived the program, made by gpu.alloc
// CHECK: leak.mlir:[[# @LINE + 6]]:3: error: leak: 1 block of registered host memory (8 bytes) outlived the program, made by gpu.host_register
func.func @main() {
  %m = gpu.alloc () : memref<16xf32>
  %s = gpu.alloc host_shared () : memref<4xi8>
  %own = memref.alloc() : memref<8xi8>
  %u = memref.cast %own : memref<8xi8> to memref<*xi8>
  gpu.host_register %u : memref<*xi8>
  memref.dealloc %own : memref<8xi8>
  return
}
