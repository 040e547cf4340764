// RUN: stretto-run %s --leak-check | filecheck %s

// Right: both regions of an scf.while may wait.
// MLIR: lowers a while by itself, but not with a loop inside.
// MLIR-OPT: -async-to-async-runtime
// MLIR-SAYS: failed to legalize operation 'scf.for'

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  %t, %v = async.execute -> !async.value<i64> {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %end = arith.constant 6 : i64
    %last = scf.while (%k = %zero) : (i64) -> i64 {
      %u = async.execute { async.yield }
      async.await %u : !async.token
      %more = arith.cmpi slt, %k, %end : i64
      scf.condition(%more) %k : i64
    } do {
    ^bb0(%k: i64):
      scf.for %i = %z to %n step %o {
        %u = async.execute { async.yield }
        async.await %u : !async.token
      }
      %next = arith.addi %k, %one : i64
      scf.yield %next : i64
    }
    async.yield %last : i64
  }
  %r = async.await %v : !async.value<i64>
  // CHECK: 6
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
