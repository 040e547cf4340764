// RUN: not stretto-run %s --leak-check 2>&1 | filecheck %s
// EXIT: 3

// Right: a task that awaits a failed value fails; the value, its token and the task are dropped.
// MLIR: its policy-based counting drops the value where it is read only, so a failed one leaks.
// MLIR-OPT: -async-func-to-async-runtime -async-to-async-runtime -async-runtime-policy-based-ref-counting
// MLIR-LACKS: async.runtime.is_error %\w+ : !async.value<i64>\n\s*async.runtime.drop_ref

func.func @main() {
  %no = arith.constant false
  %k = arith.constant 5 : i64
  %t, %v = async.execute -> !async.value<i64> {
    cf.assert %no, "no value today"
    async.yield %k : i64
  }
  %u = async.execute (%v as %x: !async.value<i64>) {
    async.yield
  }
  // CHECK-NOT: leak
  // CHECK: failed_value_awaited.mlir:13:5: error: no value today
  // CHECK-NOT: leak
  async.await %u : !async.token
  return
}
