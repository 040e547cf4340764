// RUN: not stretto-run %s --input=2000 --input=1 --leak-check 2>&1 | filecheck %s
// RUN: not stretto-run %s --input=0 --input=1 --leak-check 2>&1 | filecheck %s
// RUN: not stretto-run %s --input=1 --input=-1 --leak-check 2>&1 | filecheck %s
// EXIT: 3
// Sizes that no device takes: too many threads, none, a negative number of blocks.
// CHECK: bad_launch.mlir:[[# @LINE + 3]]:3: error: {{.*}}{{2000|0|-1}}
func.func @main(%threads: index, %blocks: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  return
}
