// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a token may be awaited as often as one likes.
// MLIR: its policy-based counting drops a reference at each await.
// MLIR-OPT: -async-to-async-runtime -async-runtime-policy-based-ref-counting
// MLIR-PRINTS: (?s)drop_ref (%\w+) .*drop_ref \1 

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %t = async.execute { async.yield }
  async.await %t : !async.token
  async.await %t : !async.token
  %c = arith.constant 51 : i64
  // CHECK: 51
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
