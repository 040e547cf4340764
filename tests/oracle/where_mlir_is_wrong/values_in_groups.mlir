// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a group waits for values as it does for tokens.
// MLIR: the op takes values, the lowering doesn't.
// MLIR-OPT: -async-func-to-async-runtime -async-to-async-runtime -convert-async-to-llvm
// MLIR-SAYS: failed to legalize operation 'async.runtime.add_to_group'

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %n = arith.constant 2 : index
  %g = async.create_group %n : !async.group
  %k = arith.constant 70 : i64
  %t, %v = async.execute -> !async.value<i64> {
    async.yield %k : i64
  }
  %i = async.add_to_group %v, %g : !async.value<i64>
  %j = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %x = async.await %v : !async.value<i64>
  %rank = arith.index_cast %j : index to i64
  %r = arith.addi %x, %rank : i64
  // CHECK: 71
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
