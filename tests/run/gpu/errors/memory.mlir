// RUN: not stretto-run %s -e host --check-memory 2>&1 | filecheck %s --check-prefix=HOST
// RUN: not stretto-run %s -e kernel --check-memory 2>&1 | filecheck %s --check-prefix=KERNEL
// RUN: not stretto-run %s -e beyond --check-memory 2>&1 | filecheck %s --check-prefix=BEYOND
// RUN: not stretto-run %s -e freed --check-memory 2>&1 | filecheck %s --check-prefix=FREED
// RUN: not stretto-run %s -e fill --check-memory 2>&1 | filecheck %s --check-prefix=FILL
// RUN: stretto-run %s -e host
// RUN: stretto-run %s -e kernel
// EXIT: 3
// Device memory is kept apart: each wrong access is reported where it stands. Without the check any memory is
// good anywhere, as managed memory is.
func.func @host() -> f32 {
  %c1 = arith.constant 1 : index
  %m = gpu.alloc () : memref<4xf32>
  // HOST: memory.mlir:[[# @LINE + 1]]:8: error: {{.*}}host{{.*}}device memory
  %x = memref.load %m[%c1] : memref<4xf32>
  gpu.dealloc %m : memref<4xf32>
  return %x : f32
}
func.func @kernel() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = arith.constant 1.0 : f32
    // KERNEL: memory.mlir:[[# @LINE + 1]]:5: error: {{.*}}host memory
    memref.store %x, %m[%tx] : memref<4xf32>
    gpu.terminator
  }
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @beyond() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = gpu.alloc () : memref<4xf32>
  %d = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %x = arith.constant 1.0 : f32
    %i = arith.addi %tx, %sy : index
    // BEYOND: memory.mlir:[[# @LINE + 1]]:5: error: memref.store: index out of bounds of memref<?xf32>
    memref.store %x, %d[%i] : memref<?xf32>
    gpu.terminator
  }
  gpu.dealloc %m : memref<4xf32>
  return
}
func.func @freed() {
  %c1 = arith.constant 1 : index
  %m = gpu.alloc () : memref<4xf32>
  gpu.dealloc %m : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = arith.constant 1.0 : f32
    // FREED: memory.mlir:[[# @LINE + 1]]:5: error: {{.*}}after its dealloc
    memref.store %x, %m[%tx] : memref<4xf32>
    gpu.terminator
  }
  return
}
func.func @fill() {
  %x = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<4xf32>
  // FILL: memory.mlir:[[# @LINE + 1]]:3: error: {{.*}}host memory
  gpu.memset %m, %x : memref<4xf32>, f32
  memref.dealloc %m : memref<4xf32>
  return
}
