// RUN: stretto-run %s --leak-check | filecheck %s

// Right: tasks that wait in functions which they call leave their threads to others.
// MLIR: each such wait blocks a thread; when all of them wait, none is left to run what they wait for.
// MLIR-RUN
// MLIR-HANGS

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @helper() {
  %t = async.execute { async.yield }
  async.await %t : !async.token
  return
}

func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 2000 : index
  %g = async.create_group %n : !async.group
  scf.for %i = %z to %n step %o {
    %t = async.execute {
      func.call @helper() : () -> ()
      async.yield
    }
    %r = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  %c = arith.constant 123 : i64
  // CHECK: 123
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
