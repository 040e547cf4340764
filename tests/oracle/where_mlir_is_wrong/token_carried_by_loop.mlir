// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a loop carries a token from turn to turn, and each is dropped once.
// MLIR: drops the first one in the loop and once more after it.
// MLIR-OPT: -async-to-async-runtime -async-runtime-ref-counting -async-runtime-ref-counting-opt
// MLIR-PRINTS: (?s)iter_args\(%arg1 = %0\).*drop_ref %0 .*async.runtime.await %1 .*drop_ref %1 

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 200 : index
  %first = async.execute { async.yield }
  %last = scf.for %i = %z to %n step %o iter_args(%p = %first) -> (!async.token) {
    %q = async.execute [%p] { async.yield }
    scf.yield %q : !async.token
  }
  async.await %last : !async.token
  %c = arith.constant 44 : i64
  // CHECK: 44
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
