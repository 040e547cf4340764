// RUN: stretto-run %s --leak-check | filecheck %s
// RUN: not stretto-run %s -e fails --leak-check 2>&1 | filecheck %s --check-prefix=FAILS
// EXIT: 3

// Functions as values: called through their address they may await, and they may fail.

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @double(%x: i64) -> i64 {
  %y = arith.addi %x, %x : i64
  return %y : i64
}

func.func private @positive(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %ok = arith.cmpi sgt, %x, %zero : i64
  cf.assert %ok, "not positive"
  return %x : i64
}

func.func private @in_a_task(%x: i64) -> i64 {
  %t, %v = async.execute -> !async.value<i64> {
    %y = func.call @positive(%x) : (i64) -> i64
    async.yield %y : i64
  }
  %r = async.await %v : !async.value<i64>
  return %r : i64
}

func.func private @choose(%c: i1) -> ((i64) -> i64) {
  %f = func.constant @double : (i64) -> i64
  %g = func.constant @in_a_task : (i64) -> i64
  %r = arith.select %c, %f, %g : (i64) -> i64
  return %r : (i64) -> i64
}

func.func private @apply(%f: (i64) -> i64, %x: i64, %t: !async.token) -> (i64, !async.token) {
  %y = func.call_indirect %f(%x) : (i64) -> i64
  return %y, %t : i64, !async.token
}

func.func private @run(%c: i1, %x: i64) {
  %t = async.execute { async.yield }
  %f = call @choose(%c) : (i1) -> ((i64) -> i64)
  %r:2 = call @apply(%f, %x, %t) : ((i64) -> i64, i64, !async.token) -> (i64, !async.token)
  async.await %r#1 : !async.token
  call @printI64(%r#0) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %yes = arith.constant true
  %no = arith.constant false
  %x = arith.constant 4 : i64
  call @run(%yes, %x) : (i1, i64) -> ()
  call @run(%no, %x) : (i1, i64) -> ()
  return
}
// CHECK: 8
// CHECK: 4

func.func @fails() {
  %no = arith.constant false
  %x = arith.constant -4 : i64
  %t = async.execute {
    func.call @run(%no, %x) : (i1, i64) -> ()
    async.yield
  }
  async.await %t : !async.token
  return
}
// FAILS-NOT: leak
// FAILS: function_values.mlir:18:3: error: not positive
// FAILS-NOT: leak
