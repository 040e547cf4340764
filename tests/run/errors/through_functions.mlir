// RUN: not stretto-run %s -e through_calls --leak-check --stats 2>&1 | filecheck %s --check-prefixes=ALL,CALLS
// RUN: not stretto-run %s -e in_group --leak-check --stats 2>&1 | filecheck %s --check-prefixes=ALL,GROUP
// RUN: not stretto-run %s -e in_loop --leak-check --stats 2>&1 | filecheck %s --check-prefixes=ALL,LOOP
// RUN: not stretto-run %s -e plain --leak-check --stats 2>&1 | filecheck %s --check-prefixes=ALL,PLAIN
// RUN: stretto-run %s -e not_awaited --leak-check | filecheck %s --check-prefix=LEFT
// EXIT: 3
// Failures come out of plain functions, async functions, loops and groups by value.
// CALLS: through_functions.mlir:[[# @LINE + 9]]:3: error: even numbers only
// GROUP: through_functions.mlir:[[# @LINE + 8]]:3: error: even numbers only
// LOOP: through_functions.mlir:[[# @LINE + 7]]:3: error: even numbers only
// PLAIN: through_functions.mlir:[[# @LINE + 6]]:3: error: even numbers only
// LEFT: 3
func.func private @even(%x: i64) -> i64 {
  %true = arith.constant true
  %odd = arith.trunci %x : i64 to i1
  %ok = arith.xori %odd, %true : i1
  cf.assert %ok, "even numbers only"
  return %x : i64
}
// ALL: "live_objects": 0
async.func private @middle(%x: i64) -> !async.value<i64> {
  %y = func.call @even(%x) : (i64) -> i64
  return %y : i64
}
func.func private @outer(%x: i64) -> i64 {
  %v = async.call @middle(%x) : (i64) -> !async.value<i64>
  %y = async.await %v : !async.value<i64>
  return %y : i64
}
func.func @through_calls() -> i64 {
  %three = arith.constant 3 : i64
  %t, %v = async.execute -> !async.value<i64> {
    %y = func.call @outer(%three) : (i64) -> i64
    async.yield %y : i64
  }
  %r = async.await %v : !async.value<i64>
  return %r : i64
}
func.func @in_group() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %g = async.create_group %c8 : !async.group
  scf.for %i = %c0 to %c8 step %c1 {
    %t = async.execute {
      %k = arith.index_cast %i : index to i64
      %y = func.call @even(%k) : (i64) -> i64
      async.yield
    }
    %rank = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}
func.func @in_loop() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %held = async.execute { async.yield }
  %s = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %zero) -> i64 {
    %k = arith.index_cast %i : index to i64
    %t, %v = async.execute [%held] -> !async.value<i64> {
      %y = func.call @even(%k) : (i64) -> i64
      async.yield %y : i64
    }
    %x = async.await %v : !async.value<i64>
    %next = arith.addi %acc, %x : i64
    scf.yield %next : i64
  }
  async.await %held : !async.token
  return %s : i64
}
func.func @plain() -> i64 {
  %three = arith.constant 3 : i64
  %held = async.execute { async.yield }
  %y = call @even(%three) : (i64) -> i64
  async.await %held : !async.token
  return %y : i64
}
func.func @not_awaited() -> i64 {
  %three = arith.constant 3 : i64
  %t = async.execute {
    %y = func.call @even(%three) : (i64) -> i64
    async.yield
  }
  return %three : i64
}
