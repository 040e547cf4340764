// RUN: stretto-opt %s -split-input-file -allow-unregistered-dialect -async-synchronous-functions | filecheck %s

// All uses of the calls are awaits, and nobody else knows the function: nothing of it is async any more.

async.func private @recursive(%n: i64, %c: i1) -> !async.value<i64> {
  cf.cond_br %c, ^done(%n : i64), ^rec
^rec:
  %x = async.call @recursive(%n, %c) : (i64, i1) -> !async.value<i64>
  %y = async.await %x : !async.value<i64>
  cf.br ^done(%y : i64)
^done(%r: i64):
  return %r : i64
}
async.func @caller(%n: i64, %c: i1) -> !async.token {
  %x = async.call @recursive(%n, %c) : (i64, i1) -> !async.value<i64>
  %y = async.await %x : !async.value<i64>
  %z = async.await %x : !async.value<i64>
  "test.use"(%y, %z) : (i64, i64) -> ()
  return
}
// CHECK-LABEL: func.func private @recursive(%arg0: i64, %arg1: i1) -> i64 {
// CHECK:         %0 = call @recursive(%arg0, %arg1) : (i64, i1) -> i64
// CHECK-NEXT:    cf.br ^bb2(%0 : i64)
// CHECK:         return %1 : i64
// CHECK-LABEL: async.func @caller(%arg0: i64, %arg1: i1) -> !async.token {
// CHECK-NEXT:    %0 = func.call @recursive(%arg0, %arg1) : (i64, i1) -> i64
// CHECK-NEXT:    "test.use"(%0, %0) : (i64, i64) -> ()
// CHECK-NEXT:    return

// -----

// What may fail returns a code, which is checked where the awaits were; a call that isn't awaited isn't checked.

async.func private @fails(%x: i64, %ok: i1) -> (!async.token, !async.value<i64>, !async.value<index>) {
  cf.assert %ok, "no"
  %i = arith.constant 1 : index
  return %x, %i : i64, index
}
async.func private @caller(%x: i64, %ok: i1) -> !async.value<index> {
  %t, %u, %v = async.call @fails(%x, %ok) : (i64, i1) -> (!async.token, !async.value<i64>, !async.value<index>)
  "test.between"() : () -> ()
  async.await %t : !async.token
  %w = scf.if %ok -> (index) {
    %y = async.await %v : !async.value<index>
    scf.yield %y : index
  } else {
    %z = arith.constant 2 : index
    scf.yield %z : index
  }
  %t2, %u2, %v2 = async.call @fails(%x, %ok) : (i64, i1) -> (!async.token, !async.value<i64>, !async.value<index>)
  return %w : index
}
async.func private @task(%x: i64, %ok: i1) -> !async.token {
  %t = async.execute {
    %v = async.call @caller(%x, %ok) : (i64, i1) -> !async.value<index>
    %w = async.await %v : !async.value<index>
    "test.use"(%w) : (index) -> ()
    async.yield
  }
  async.await %t : !async.token
  return
}
// CHECK-LABEL: func.func private @fails(%arg0: i64, %arg1: i1) -> (i64, index, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %0 = stretto.site "no" : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %arg0, %c1, %c0_i32 : i64, index, i32
// CHECK-NEXT:  ^bb2(%1: i32):
// CHECK-NEXT:    %2 = stretto.null : i64
// CHECK-NEXT:    %3 = stretto.null : index
// CHECK-NEXT:    return %2, %3, %1 : i64, index, i32
// CHECK-LABEL: func.func private @caller(%arg0: i64, %arg1: i1) -> (index, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %0:3 = call @fails(%arg0, %arg1) : (i64, i1) -> (i64, index, i32)
// CHECK-NEXT:    "test.between"() : () -> ()
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %1 = arith.cmpi ne, %0#2, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %1, ^[[FAIL:.*]](%0#2 : i32), ^[[GO:.*]]
// CHECK-NEXT:  ^[[GO]]:
// CHECK-NEXT:    cf.cond_br %arg1, ^[[THEN:.*]], ^[[ELSE:.*]]
// CHECK-NEXT:  ^[[THEN]]:
// CHECK:         cf.cond_br %{{.*}}, ^[[FAIL]](%0#2 : i32), ^[[FINE:.*]]
// CHECK-NEXT:  ^[[FINE]]:
// CHECK-NEXT:    cf.br ^[[END:.*]](%0#1 : index)
// CHECK:       ^[[END]](%[[W:.*]]: index):
// CHECK:         call @fails(%arg0, %arg1) : (i64, i1) -> (i64, index, i32)
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    return %[[W]], %[[ZERO]] : index, i32
// CHECK-LABEL: async.func private @task
// CHECK-NEXT:    %token = execute {
// CHECK-NEXT:      %0:2 = func.call @caller(%arg0, %arg1) : (i64, i1) -> (index, i32)
// CHECK-NEXT:      stretto.check %0#1
// CHECK-NEXT:      "test.use"(%0#0) : (index) -> ()
// CHECK-NEXT:      async.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    await %token : !async.token

// -----

// Public functions, and those whose results are used otherwise, keep their async.func, which calls the plain one.

async.func @public(%x: i64, %ok: i1) -> !async.value<i64> attributes {llvm.emit_c_interface} {
  cf.assert %ok, "no"
  return %x : i64
}
async.func private @shared(%x: i64) -> (!async.token, !async.value<i64>) {
  return %x : i64
}
func.func private @take(!async.value<i64>)
async.func private @caller(%x: i64, %ok: i1) -> !async.value<!async.value<i64>> {
  %v = async.call @public(%x, %ok) : (i64, i1) -> !async.value<i64>
  %t, %w = async.call @shared(%x) : (i64) -> (!async.token, !async.value<i64>)
  %a = async.await %v : !async.value<i64>
  async.await %t : !async.token
  %t2, %passed = async.call @shared(%x) : (i64) -> (!async.token, !async.value<i64>)
  async.await %t2 : !async.token
  func.call @take(%passed) : (!async.value<i64>) -> ()
  return %passed : !async.value<i64>
}
// CHECK-LABEL: func.func private @public_synchronous(%arg0: i64, %arg1: i1) -> (i64, i32) attributes {stretto.may_fail} {
// CHECK-LABEL: async.func @public(%arg0: i64, %arg1: i1) -> !async.value<i64> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %0:2 = func.call @public_synchronous(%arg0, %arg1) : (i64, i1) -> (i64, i32)
// CHECK-NEXT:    stretto.check %0#1
// CHECK-NEXT:    return %0#0 : i64
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func private @shared_synchronous(%arg0: i64) -> i64 {
// CHECK-NEXT:    return %arg0 : i64
// CHECK-NEXT:  }
// CHECK-NEXT:  async.func private @shared(%arg0: i64) -> (!async.token, !async.value<i64>) {
// CHECK-NEXT:    %0 = func.call @shared_synchronous(%arg0) : (i64) -> i64
// CHECK-NEXT:    return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: async.func private @caller
// CHECK-NEXT:    %0:2 = func.call @public_synchronous(%arg0, %arg1) : (i64, i1) -> (i64, i32)
// CHECK-NEXT:    %1 = func.call @shared_synchronous(%arg0) : (i64) -> i64
// CHECK-NEXT:    stretto.check %0#1
// CHECK-NEXT:    %2:2 = call @shared(%arg0) : (i64) -> (!async.token, !async.value<i64>)
// CHECK-NEXT:    await %2#0 : !async.token
// CHECK-NEXT:    func.call @take(%2#1) : (!async.value<i64>) -> ()
// CHECK-NEXT:    return %2#1 : !async.value<i64>

// -----

// A ready value that is awaited and used otherwise, in a function that is itself called plainly.

async.func private @leaf(%x: i64) -> !async.value<i64> {
  return %x : i64
}
async.func private @both(%x: i64, %g: !async.group) -> !async.value<i64> {
  %v = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %k = async.add_to_group %v, %g : !async.value<i64>
  %y = async.await %v : !async.value<i64>
  return %y : i64
}
async.func @caller(%x: i64, %g: !async.group) -> !async.value<i64> {
  %v = async.call @both(%x, %g) : (i64, !async.group) -> !async.value<i64>
  %y = async.await %v : !async.value<i64>
  return %y : i64
}
// CHECK-LABEL: async.func private @leaf(%arg0: i64) -> !async.value<i64> {
// CHECK-LABEL: func.func private @both(%arg0: i64, %arg1: !async.group) -> (i64, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %0 = async.call @leaf(%arg0) : (i64) -> !async.value<i64>
// CHECK-NEXT:    %1 = async.add_to_group %0, %arg1 : !async.value<i64>
// CHECK-NEXT:    async.runtime.await %0 : !async.value<i64>
// CHECK-NEXT:    %2 = stretto.error %0 : !async.value<i64>
// CHECK-LABEL: async.func @caller(%arg0: i64, %arg1: !async.group)
// CHECK-NEXT:    %0:2 = func.call @both(%arg0, %arg1) : (i64, !async.group) -> (i64, i32)

// -----

// Uses that aren't awaits in the same task; the caller awaits what is carried, so it isn't synchronous.

async.func private @leaf(%x: i64) -> !async.value<i64> {
  return %x : i64
}
async.func private @carries(%x: i64, %n: index, %c: i1) -> !async.value<i64> {
  %v = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %r = scf.for %i = %n to %n step %n iter_args(%before = %v) -> (!async.value<i64>) {
    %w = async.call @leaf(%x) : (i64) -> !async.value<i64>
    scf.yield %w : !async.value<i64>
  }
  %u = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %s = arith.select %c, %r, %u : !async.value<i64>
  %y = async.await %s : !async.value<i64>
  return %y : i64
}
async.func private @in_a_task(%x: i64) -> !async.token {
  %v = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %t = async.execute {
    %y = async.await %v : !async.value<i64>
    async.yield
  }
  %w = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %q = async.execute (%w as %z : !async.value<i64>) {
    async.yield
  }
  return
}
func.func @outside_of_tasks(%x: i64) -> i64 {
  %v = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %y = async.await %v : !async.value<i64>
  return %y : i64
}
async.func @calls_those(%x: i64, %n: index, %c: i1) -> !async.value<i64> {
  %v = async.call @carries(%x, %n, %c) : (i64, index, i1) -> !async.value<i64>
  %y = async.await %v : !async.value<i64>
  return %y : i64
}
// CHECK-LABEL: async.func private @leaf
// CHECK-LABEL: async.func private @carries
// CHECK-NOT: func.call
// CHECK-LABEL: async.func private @in_a_task
// CHECK-NOT: func.call
// CHECK-LABEL: func.func @outside_of_tasks
// CHECK-NEXT:    %0 = async.call @leaf
// CHECK-LABEL: async.func @calls_those
// CHECK-NEXT:    %0 = call @carries

// -----

// Functions that aren't synchronous, by what they hold or await, each called by the last one.

async.func private @without_a_body(i64) -> !async.token
async.func private @awaits_an_argument(%t: !async.token) -> !async.token {
  async.await %t : !async.token
  return
}
async.func private @awaits_a_task() -> !async.token {
  %t = async.execute {
    async.yield
  }
  async.await %t : !async.token
  return
}
async.func private @awaits_a_group(%g: !async.group) -> !async.token {
  async.await_all %g
  return
}
async.func private @settles(%t: !async.token) -> !async.token {
  %code = stretto.settle %t : !async.token
  return
}
async.func private @made_by_hand() -> !async.token {
  %t = async.runtime.create : !async.token
  async.runtime.set_available %t : !async.token
  return
}
async.func private @on_the_stack() -> !async.token {
  %m = memref.alloca() : memref<4xf32>
  return
}
async.func private @unranked(%m: memref<*xf32>) -> !async.value<memref<*xf32>> {
  return %m : memref<*xf32>
}
async.func private @round(%x: i64) -> !async.token {
  %t = async.call @trip(%x) : (i64) -> !async.token
  async.await %t : !async.token
  return
}
async.func private @trip(%x: i64) -> !async.token {
  %t = async.call @round(%x) : (i64) -> !async.token
  async.await %t : !async.token
  %u = async.call @without_a_body(%x) : (i64) -> !async.token
  async.await %u : !async.token
  return
}
async.func @all(%x: i64, %t: !async.token, %g: !async.group, %m: memref<*xf32>) -> !async.token {
  %0 = async.call @without_a_body(%x) : (i64) -> !async.token
  async.await %0 : !async.token
  %1 = async.call @awaits_an_argument(%t) : (!async.token) -> !async.token
  async.await %1 : !async.token
  %2 = async.call @awaits_a_task() : () -> !async.token
  async.await %2 : !async.token
  %3 = async.call @awaits_a_group(%g) : (!async.group) -> !async.token
  async.await %3 : !async.token
  %4 = async.call @settles(%t) : (!async.token) -> !async.token
  async.await %4 : !async.token
  %5 = async.call @made_by_hand() : () -> !async.token
  async.await %5 : !async.token
  %6 = async.call @on_the_stack() : () -> !async.token
  async.await %6 : !async.token
  %7 = async.call @unranked(%m) : (memref<*xf32>) -> !async.value<memref<*xf32>>
  %8 = async.await %7 : !async.value<memref<*xf32>>
  %9 = async.call @round(%x) : (i64) -> !async.token
  async.await %9 : !async.token
  return
}
// CHECK-NOT: func.func
// CHECK-NOT: func.call
// CHECK-LABEL: async.func @all
// CHECK-NOT: func.call

// -----

// Starting a task isn't waiting for it; a mixture keeps what waits.

async.func private @starts(%x: i64) -> !async.value<!async.token> {
  %t = async.execute {
    "test.use"(%x) : (i64) -> ()
    async.yield
  }
  return %t : !async.token
}
async.func private @waits(%x: i64) -> !async.token {
  %v = async.call @starts(%x) : (i64) -> !async.value<!async.token>
  %t = async.await %v : !async.value<!async.token>
  async.await %t : !async.token
  return
}
async.func @calls_both(%x: i64) -> !async.token {
  %t = async.call @waits(%x) : (i64) -> !async.token
  async.await %t : !async.token
  return
}
// CHECK-LABEL: func.func private @starts(%arg0: i64) -> !async.token {
// CHECK-NEXT:    %token = async.execute {
// CHECK-LABEL: async.func private @waits(%arg0: i64) -> !async.token {
// CHECK-NEXT:    %0 = func.call @starts(%arg0) : (i64) -> !async.token
// CHECK-NEXT:    await %0 : !async.token
// CHECK-LABEL: async.func @calls_both
// CHECK-NEXT:    %0 = call @waits(%arg0) : (i64) -> !async.token
// CHECK-NEXT:    await %0 : !async.token

// -----

// Each module has functions of its own, and names that are free in it.

module @inner {
  func.func private @f_synchronous()
  async.func @f() -> !async.token {
    return
  }
  async.func @g() -> !async.token {
    %t = async.call @f() : () -> !async.token
    async.await %t : !async.token
    return
  }
}
// CHECK:       func.func private @f_synchronous_0() {
// CHECK-LABEL: async.func @f() -> !async.token {
// CHECK-NEXT:    func.call @f_synchronous_0() : () -> ()
// CHECK-NEXT:    return
// CHECK-LABEL: async.func @g() -> !async.token {
// CHECK-NEXT:    func.call @f_synchronous_0() : () -> ()
// CHECK-NEXT:    return
