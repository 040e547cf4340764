// RUN: stretto-run %s --leak-check | filecheck %s

// Values that hold tokens and values: awaited twice, or never.

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @show(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @awaited_twice(%n: i64) -> i64 {
  %t, %v = async.execute -> !async.value<!async.value<i64>> {
    %t2, %v2 = async.execute -> !async.value<i64> {
      async.yield %n : i64
    }
    async.yield %v2 : !async.value<i64>
  }
  %a = async.await %v : !async.value<!async.value<i64>>
  %b = async.await %v : !async.value<!async.value<i64>>
  %x = async.await %a : !async.value<i64>
  %y = async.await %b : !async.value<i64>
  %s = arith.addi %x, %y : i64
  return %s : i64
}

func.func private @never_awaited() {
  %t, %v = async.execute -> !async.value<!async.token> {
    %t2 = async.execute { async.yield }
    async.yield %t2 : !async.token
  }
  return
}

// A coroutine whose result is a token.
func.func private @wait_and_return(%t: !async.token) -> (!async.token, i64) {
  async.await %t : !async.token
  %c = arith.constant 7 : i64
  return %t, %c : !async.token, i64
}

func.func @main() {
  %n = arith.constant 18 : i64
  %a = call @awaited_twice(%n) : (i64) -> i64
  call @show(%a) : (i64) -> ()
  call @never_awaited() : () -> ()
  %t = async.execute { async.yield }
  %u:2 = call @wait_and_return(%t) : (!async.token) -> (!async.token, i64)
  async.await %u#0 : !async.token
  call @show(%u#1) : (i64) -> ()
  return
}
// CHECK: 36
// CHECK: 7
