// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a token of outside that scf.if yields is one more reference to it.
// MLIR: drops it twice, for itself and as the result.
// MLIR-OPT: -async-to-async-runtime -async-runtime-ref-counting -async-runtime-ref-counting-opt
// MLIR-PRINTS: (?s)\bdrop_ref %1 .*async.runtime.await %2 .*drop_ref %2 

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %yes = call @yes() : () -> i1
  %t = async.execute { async.yield }
  %r = scf.if %yes -> (!async.token) {
    scf.yield %t : !async.token
  } else {
    %u = async.execute { async.yield }
    scf.yield %u : !async.token
  }
  async.await %r : !async.token
  %c = arith.constant 42 : i64
  // CHECK: 42
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @yes() -> i1 {
  %yes = arith.constant true
  return %yes : i1
}
