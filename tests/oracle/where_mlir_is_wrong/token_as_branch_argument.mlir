// RUN: stretto-run %s --leak-check | filecheck %s

// Right: the reference goes to the block with the branch.
// MLIR: refuses branches that pass a token on.
// MLIR-OPT: -async-func-to-async-runtime -async-to-async-runtime -async-runtime-ref-counting
// MLIR-SAYS: async reference counting can't handle terminators that are not ReturnLike

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %t = async.execute { async.yield }
  cf.br ^bb1(%t : !async.token)
^bb1(%a: !async.token):
  async.await %a : !async.token
  %c = arith.constant 43 : i64
  // CHECK: 43
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
