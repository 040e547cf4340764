// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a task waits inside scf.for, scf.while and scf.index_switch, at any depth, and goes on afterwards.
// MLIR: only scf.if and scf.while may hold an await of a task; a loop isn't lowered.
// MLIR-OPT: -async-to-async-runtime
// MLIR-SAYS: failed to legalize operation 'scf.for'

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 5 : index
  %t, %v = async.execute -> !async.value<i64> {
    %zero = arith.constant 0 : i64
    %sum = scf.for %i = %z to %n step %o iter_args(%s = %zero) -> (i64) {
      %u, %w = async.execute -> !async.value<i64> {
        %k = arith.index_cast %i : index to i64
        async.yield %k : i64
      }
      %x = async.await %w : !async.value<i64>
      %y = scf.index_switch %i -> i64
      case 3 {
        async.await %u : !async.token
        %hundred = arith.constant 100 : i64
        scf.yield %hundred : i64
      }
      default {
        scf.yield %x : i64
      }
      %next = arith.addi %s, %y : i64
      scf.yield %next : i64
    }
    async.yield %sum : i64
  }
  %r = async.await %v : !async.value<i64>
  // CHECK: 107
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
