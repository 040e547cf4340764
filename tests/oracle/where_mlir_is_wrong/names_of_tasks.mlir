// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a task may be called like a function of the program; names stay unique.
// MLIR: all tasks of a module are async_execute_fn, whatever function they are from.
// MLIR-OPT: -async-to-async-runtime
// MLIR-PRINTS: call @async_execute_fn_1\(

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @async_execute_fn() -> i64 {
  %c = arith.constant 121 : i64
  return %c : i64
}

func.func @main() {
  %t = async.execute {
    %u = async.execute {
      %r = func.call @async_execute_fn() : () -> i64
      func.call @printI64(%r) : (i64) -> ()
      func.call @printNewline() : () -> ()
      async.yield
    }
    async.await %u : !async.token
    async.yield
  }
  // CHECK: 121
  async.await %t : !async.token
  return
}
