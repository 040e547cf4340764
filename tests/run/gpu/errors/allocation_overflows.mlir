// RUN: not stretto-run %s --input=4611686018427387905 --input=1 --leak-check 2>&1 | filecheck %s
// RUN: not stretto-run %s --input=6074001000 --input=6074001000 --leak-check 2>&1 | filecheck %s
// EXIT: 3
// The bytes don't fit in 64 bits.
// CHECK: allocation_overflows.mlir:[[# @LINE + 2]]:8: error: out of device memory
func.func @main(%n: index, %m: index) {
  %d = gpu.alloc (%n, %m) : memref<?x?xf32>
  gpu.dealloc %d : memref<?x?xf32>
  return
}
