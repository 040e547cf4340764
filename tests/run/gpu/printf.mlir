// RUN: stretto-run %s --leak-check | filecheck %s
// gpu.printf writes whole lines; the order of threads is the device's business.
// CHECK-DAG: block 0 thread 0 half 0.5
// CHECK-DAG: block 0 thread 1 half 0.5
// CHECK-DAG: block 1 thread 0 half 0.5
// CHECK-DAG: block 1 thread 1 half 0.5
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : f64
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %b = arith.index_cast %bx : index to i32
    %t = arith.index_cast %tx : index to i32
    gpu.printf "block %d thread %d half %g\n", %b, %t, %half : i32, i32, f64
    gpu.terminator
  }
  return
}
