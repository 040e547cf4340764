// RUN: stretto-run %s --leak-check --entry-point-result=f32 | filecheck %s
// y := a x + y for 1000 elements, in blocks of 128 threads: the last block has threads to spare.
// 2 * (0 + ... + 999) + 1000 = 1000000
// CHECK: {{^}}1.000000e+06
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %threads = arith.constant 128 : index
  %blocks = arith.ceildivui %n, %threads : index
  %a = arith.constant 2.0 : f32
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %v = arith.sitofp %k : i32 to f32
    memref.store %v, %x[%i] : memref<?xf32>
    memref.store %one, %y[%i] : memref<?xf32>
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %first = arith.muli %bx, %sx : index
    %i = arith.addi %first, %tx : index
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %q = arith.addf %p, %v : f32
      memref.store %q, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %v = memref.load %y[%i] : memref<?xf32>
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  memref.dealloc %x : memref<?xf32>
  memref.dealloc %y : memref<?xf32>
  return %sum : f32
}
