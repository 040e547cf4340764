// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a token that is listed twice is waited for once.
// MLIR: crashes.
// MLIR-OPT: -async-to-async-runtime
// MLIR-CRASHES

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %t = async.execute { async.yield }
  %u = async.execute [%t, %t] { async.yield }
  async.await %u : !async.token
  %c = arith.constant 11 : i64
  // CHECK: 11
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
