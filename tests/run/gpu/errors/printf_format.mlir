// RUN: not stretto-run %s 2>&1 | filecheck %s
// EXIT: 1
// A format that asks for more than there is.
func.func @main() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    gpu.printf "100%% of %ld\n", %bx : index
    // CHECK: printf_format.mlir:[[# @LINE + 1]]:5: error: 'gpu.printf' op: the format takes 3 arguments, but there are 1
    gpu.printf "%ld %*d\n", %bx : index
    gpu.terminator
  }
  return
}
