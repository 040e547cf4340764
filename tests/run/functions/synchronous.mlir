// RUN: stretto-run %s -e main --leak-check --stats 2>&1 | filecheck %s
// RUN: not stretto-run %s -e awaited_later --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,LATER
// RUN: not stretto-run %s -e from_afar --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,AFAR
// RUN: not stretto-run %s -e in_a_branch --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,BRANCH
// RUN: not stretto-run %s -e second_of_two --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,SECOND
// RUN: not stretto-run %s -e in_a_task --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,TASK
// RUN: not stretto-run %s -e passed_on --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,PASSED
// RUN: not stretto-run %s -e deep_failure --leak-check --stats 2>&1 | filecheck %s --check-prefixes=FAILED,DEEP
// RUN: stretto-run %s -e never_awaited --leak-check --stats 2>&1 | filecheck %s --check-prefix=NEVER
// RUN: stretto-run %s -e counted --leak-check --stats 2>&1 | filecheck %s --check-prefix=COUNTED
// EXIT: 3

// Async functions that never suspend; a failure belongs to whoever awaits, and happens there.

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

async.func private @fib(%n: i64) -> !async.value<i64> {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^done(%n : i64), ^rec
^rec:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %x = async.call @fib(%a) : (i64) -> !async.value<i64>
  %y = async.call @fib(%b) : (i64) -> !async.value<i64>
  %xv = async.await %x : !async.value<i64>
  %yv = async.await %y : !async.value<i64>
  %s = arith.addi %xv, %yv : i64
  cf.br ^done(%s : i64)
^done(%r: i64):
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  %v = async.call @fib(%n) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  return %r : i64
}
// CHECK: 6765
// CHECK: "live_objects": 0

async.func private @positive(%x: i64) -> (!async.token, !async.value<i64>) {
  %c0 = arith.constant 0 : i64
  %ok = arith.cmpi sgt, %x, %c0 : i64
  cf.assert %ok, "positive numbers only"
  return %x : i64
}

func.func @awaited_later() -> i64 {
  %bad = arith.constant -1 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %t, %v = async.call @positive(%bad) : (i64) -> (!async.token, !async.value<i64>)
  func.call @show(%one) : (i64) -> ()
  async.await %t : !async.token
  func.call @show(%two) : (i64) -> ()
  return %one : i64
}
// LATER: 1
// LATER-NOT: 2{{$}}
// LATER: synchronous.mlir:52:3: error: positive numbers only

async.func private @middle(%x: i64) -> !async.value<i64> {
  %one = arith.constant 1 : i64
  %t, %v = async.call @positive(%x) : (i64) -> (!async.token, !async.value<i64>)
  func.call @show(%one) : (i64) -> ()
  %y = async.await %v : !async.value<i64>
  func.call @show(%y) : (i64) -> ()
  return %y : i64
}
func.func @from_afar() -> i64 {
  %bad = arith.constant -1 : i64
  %seven = arith.constant 7 : i64
  %good = async.call @middle(%seven) : (i64) -> !async.value<i64>
  %v = async.call @middle(%bad) : (i64) -> !async.value<i64>
  %two = arith.constant 2 : i64
  func.call @show(%two) : (i64) -> ()
  %x = async.await %good : !async.value<i64>
  func.call @show(%x) : (i64) -> ()
  %y = async.await %v : !async.value<i64>
  func.call @show(%two) : (i64) -> ()
  return %y : i64
}
// AFAR: 1
// AFAR-NEXT: 7
// AFAR-NEXT: 1
// AFAR-NEXT: 2
// AFAR-NEXT: 7
// AFAR-NEXT: synchronous.mlir:52:3: error: positive numbers only

func.func @in_a_branch() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %three = arith.constant 3 : i64
  scf.for %i = %c0 to %c4 step %c1 {
    %k = arith.index_cast %i : index to i64
    %x = arith.subi %three, %k : i64
    %t, %v = async.call @positive(%x) : (i64) -> (!async.token, !async.value<i64>)
    %even = arith.remui %i, %c1 : index
    %go = arith.cmpi eq, %even, %c0 : index
    scf.if %go {
      %y = async.await %v : !async.value<i64>
      func.call @show(%y) : (i64) -> ()
      async.await %t : !async.token
    }
  }
  return
}
// BRANCH: 3
// BRANCH-NEXT: 2
// BRANCH-NEXT: 1
// BRANCH-NEXT: synchronous.mlir:52:3: error: positive numbers only

async.func private @small(%x: i64) -> !async.value<i64> {
  %c5 = arith.constant 5 : i64
  %ok = arith.cmpi slt, %x, %c5 : i64
  cf.assert %ok, "small numbers only"
  return %x : i64
}
func.func @second_of_two() {
  %bad = arith.constant -1 : i64
  %large = arith.constant 9 : i64
  %t, %v = async.call @positive(%bad) : (i64) -> (!async.token, !async.value<i64>)
  %w = async.call @small(%large) : (i64) -> !async.value<i64>
  %y = async.await %w : !async.value<i64>
  %x = async.await %v : !async.value<i64>
  return
}
// SECOND: error: small numbers only

func.func @in_a_task() -> i64 {
  %bad = arith.constant -1 : i64
  %t, %v = async.execute -> !async.value<i64> {
    %m = async.call @middle(%bad) : (i64) -> !async.value<i64>
    %y = async.await %m : !async.value<i64>
    async.yield %y : i64
  }
  %three = arith.constant 3 : i64
  func.call @show(%three) : (i64) -> ()
  async.await %t : !async.token
  func.call @show(%three) : (i64) -> ()
  return %three : i64
}
// TASK: 3
// TASK-NOT: 3{{$}}
// TASK: synchronous.mlir:52:3: error: positive numbers only

func.func private @take(%v: !async.value<i64>) -> !async.value<i64> {
  return %v : !async.value<i64>
}
func.func @passed_on() -> i64 {
  %bad = arith.constant -1 : i64
  %one = arith.constant 1 : i64
  %t, %v = async.call @positive(%one) : (i64) -> (!async.token, !async.value<i64>)
  %x = async.await %v : !async.value<i64>
  %t2, %v2 = async.call @positive(%bad) : (i64) -> (!async.token, !async.value<i64>)
  %w = func.call @take(%v2) : (!async.value<i64>) -> !async.value<i64>
  func.call @show(%x) : (i64) -> ()
  %y = async.await %w : !async.value<i64>
  return %y : i64
}
// PASSED: 1
// PASSED-NEXT: synchronous.mlir:52:3: error: positive numbers only

func.func @never_awaited() -> i64 {
  %bad = arith.constant -1 : i64
  %t, %v = async.call @positive(%bad) : (i64) -> (!async.token, !async.value<i64>)
  %m = async.call @middle(%bad) : (i64) -> !async.value<i64>
  %four = arith.constant 4 : i64
  %x = async.call @fib(%four) : (i64) -> !async.value<i64>
  %y = async.await %x : !async.value<i64>
  return %y : i64
}
// NEVER: 1
// NEVER-NEXT: 3
// NEVER: "live_objects": 0

async.func private @descend(%n: i64) -> !async.token {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %c0 : i64
  scf.if %end {
    %no = arith.constant false
    cf.assert %no, "the ground"
  } else {
    %m = arith.subi %n, %c1 : i64
    %t = async.call @descend(%m) : (i64) -> !async.token
    async.await %t : !async.token
  }
  return
}
func.func @deep_failure() {
  %n = arith.constant 50000 : i64
  %t = async.call @descend(%n) : (i64) -> !async.token
  async.await %t : !async.token
  return
}
// DEEP: error: the ground

// Payloads that are counted: each await has one of its own, and a failed call leaves none.

async.func private @task_of(%x: i64, %ok: i1) -> (!async.token, !async.value<!async.value<i64>>) {
  %t, %v = async.execute -> !async.value<i64> {
    async.yield %x : i64
  }
  cf.assert %ok, "not started"
  return %v : !async.value<i64>
}
func.func @counted() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> i64 {
    %k = arith.index_cast %i : index to i64
    %odd = arith.trunci %k : i64 to i1
    %t, %v = async.call @task_of(%k, %odd) : (i64, i1) -> (!async.token, !async.value<!async.value<i64>>)
    %r = scf.if %odd -> i64 {
      %a = async.await %v : !async.value<!async.value<i64>>
      %b = async.await %v : !async.value<!async.value<i64>>
      %x = async.await %a : !async.value<i64>
      %y = async.await %b : !async.value<i64>
      %z = arith.addi %x, %y : i64
      scf.yield %z : i64
    } else {
      scf.yield %zero : i64
    }
    %next = arith.addi %acc, %r : i64
    scf.yield %next : i64
  }
  return %s : i64
}
// COUNTED: 8
// COUNTED: "live_objects": 0
// FAILED: "live_objects": 0
