// RUN: not stretto-run %s --leak-check 2>&1 | filecheck %s
// EXIT: 3

// Right: a failure keeps its text and place on the way through dependents, which don't run.
// MLIR: the text of the assert is gone after the lowering, and a host await of a failed token aborts.
// MLIR-OPT: -async-func-to-async-runtime -async-to-async-runtime
// MLIR-LACKS: the reason that a person needs

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %no = arith.constant false
  %t = async.execute {
    cf.assert %no, "the reason that a person needs"
    async.yield
  }
  %u = async.execute [%t] {
    %c = arith.constant 61 : i64
    func.call @printI64(%c) : (i64) -> ()
    async.yield
  }
  // CHECK-NOT: 61
  // CHECK: message_of_an_assert.mlir:15:5: error: the reason that a person needs
  async.await %u : !async.token
  return
}
