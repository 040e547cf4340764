// RUN: stretto-run %s -e blocks --input=6 --leak-check | filecheck %s --check-prefix=BLOCKS
// RUN: stretto-run %s -e wrapped --leak-check | filecheck %s --check-prefix=WRAPPED
// RUN: stretto-run %s -e twice --leak-check | filecheck %s --check-prefix=TWICE
// RUN: stretto-run %s -e only_token --leak-check --stats 2>&1 | filecheck %s --check-prefix=TOKEN
// Async functions of several blocks, handles as payloads, values and tokens listed and awaited twice.
// BLOCKS: 720
// WRAPPED: 8
// TWICE: 28
// TOKEN: "live_objects": 0

async.func private @step(%x: i64, %k: i64) -> !async.value<i64> {
  %y = arith.muli %x, %k : i64
  return %y : i64
}
async.func private @factorial(%n: i64) -> (!async.token, !async.value<i64>) {
  %one = arith.constant 1 : i64
  cf.br ^head(%one, %one : i64, i64)
^head(%k: i64, %acc: i64):
  %more = arith.cmpi sle, %k, %n : i64
  cf.cond_br %more, ^body, ^done
^body:
  %v = async.call @step(%acc, %k) : (i64, i64) -> !async.value<i64>
  %x = async.await %v : !async.value<i64>
  %next = arith.addi %k, %one : i64
  cf.br ^head(%next, %x : i64, i64)
^done:
  return %acc : i64
}
func.func @blocks(%n: i64) -> i64 {
  %t, %v = async.call @factorial(%n) : (i64) -> (!async.token, !async.value<i64>)
  async.await %t : !async.token
  %r = async.await %v : !async.value<i64>
  return %r : i64
}
func.func @wrapped() -> i64 {
  %eight = arith.constant 8 : i64
  %t, %outer = async.execute -> !async.value<!async.value<i64>> {
    %u, %inner = async.execute -> !async.value<i64> { async.yield %eight : i64 }
    async.yield %inner : !async.value<i64>
  }
  %inner = async.await %outer : !async.value<!async.value<i64>>
  %again = async.await %outer : !async.value<!async.value<i64>>
  %x = async.await %inner : !async.value<i64>
  %y = async.await %again : !async.value<i64>
  %same = arith.cmpi eq, %x, %y : i64
  %zero = arith.constant 0 : i64
  %r = arith.select %same, %x, %zero : i64
  return %r : i64
}
func.func @twice() -> i64 {
  %seven = arith.constant 7 : i64
  %t, %v = async.execute -> !async.value<i64> { async.yield %seven : i64 }
  %u, %w = async.execute [%t, %t] (%v as %a : !async.value<i64>, %v as %b : !async.value<i64>) -> !async.value<i64> {
    %s = arith.addi %a, %b : i64
    async.yield %s : i64
  }
  async.await %t : !async.token
  async.await %t : !async.token
  %x = async.await %v : !async.value<i64>
  %y = async.await %v : !async.value<i64>
  %z = async.await %w : !async.value<i64>
  %s0 = arith.addi %x, %y : i64
  %s1 = arith.addi %s0, %z : i64
  return %s1 : i64
}
async.func private @nothing() -> !async.token {
  return
}
func.func @only_token() {
  %t = async.call @nothing() : () -> !async.token
  async.await %t : !async.token
  return
}
