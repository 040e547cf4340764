// RUN: stretto-run %s --leak-check | filecheck %s

// Right: of two tokens the selected one is waited for, and both are dropped once, after that.
// MLIR: drops both before the await.
// MLIR-OPT: -async-to-async-runtime -async-runtime-ref-counting -async-runtime-ref-counting-opt
// MLIR-PRINTS: (?s)drop_ref %arg[12] .*drop_ref %arg[12] .*async.runtime.await

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %yes = arith.constant true
  %t = async.execute { async.yield }
  %u = async.execute { async.yield }
  %c = call @pick(%yes, %t, %u) : (i1, !async.token, !async.token) -> i64
  // CHECK: 41
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @pick(%c: i1, %t: !async.token, %u: !async.token) -> i64 {
  %s = arith.select %c, %t, %u : !async.token
  async.await %s : !async.token
  %k = arith.constant 41 : i64
  return %k : i64
}
