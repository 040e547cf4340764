// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a value that is passed to a task twice, and also captured, is there each time.
// MLIR: crashes.
// MLIR-OPT: -async-to-async-runtime
// MLIR-CRASHES

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %k = arith.constant 21 : i64
  %t, %v = async.execute -> !async.value<i64> {
    async.yield %k : i64
  }
  %u, %w = async.execute (%v as %a: !async.value<i64>, %v as %b: !async.value<i64>) -> !async.value<i64> {
    %s = arith.addi %a, %b : i64
    %c = async.await %v : !async.value<i64>
    %d = arith.addi %s, %c : i64
    async.yield %d : i64
  }
  %r = async.await %w : !async.value<i64>
  // CHECK: 63
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
