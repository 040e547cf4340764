// RUN: not stretto-run %s --leak-check 2>&1 | filecheck %s
// EXIT: 3

// Right: a program that awaits what failed ends with exit code 3 and the reason; nothing leaks.
// MLIR: aborts.
// MLIR-RUN
// MLIR-CRASHES

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %no = arith.constant false
  %t = async.execute {
    cf.assert %no, "out of luck"
    async.yield
  }
  async.await %t : !async.token
  // CHECK-NOT: 62
  // CHECK: error: out of luck
  %c = arith.constant 62 : i64
  call @printI64(%c) : (i64) -> ()
  return
}
