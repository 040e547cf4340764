// RUN: stretto-opt %s --split-input-file -async-to-async-runtime | filecheck %s
// RUN: stretto-opt %s --split-input-file -async-to-async-runtime="abi=stretto" | filecheck %s --check-prefix=STRETTO

// CHECK-LABEL: func.func @one_task
func.func @one_task(%value: f32, %memory: memref<1xf32>) {
  // CHECK: %[[C:.*]] = arith.constant 0 : index
  %c0 = arith.constant 0 : index
  // CHECK: %[[T:.*]] = call @async_execute_fn(%arg0, %arg1) : (f32, memref<1xf32>) -> !async.token
  %token = async.execute {
    memref.store %value, %memory[%c0] : memref<1xf32>
    async.yield
  }
  // CHECK: async.runtime.await %[[T]] : !async.token
  // CHECK: %[[ERROR:.*]] = async.runtime.is_error %[[T]] : !async.token
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: %[[FINE:.*]] = arith.xori %[[ERROR]], %[[TRUE]] : i1
  // CHECK: cf.assert %[[FINE]], "Awaited async operand is in error state"
  // CHECK: return
  // STRETTO: %[[T:.*]] = call @async_execute_fn
  // STRETTO: async.runtime.await %[[T]] : !async.token
  // STRETTO: %[[CODE:.*]] = stretto.error %[[T]] : !async.token
  // STRETTO: stretto.check %[[CODE]]
  async.await %token : !async.token
  return
}

// The constant is copied into the task; a function that can't fail has no set_error block.
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK-SAME: %[[VALUE:.*]]: f32, %[[MEMORY:.*]]: memref<1xf32>) -> !async.token
// CHECK-SAME: attributes {passthrough = ["presplitcoroutine"]}
// CHECK: %[[RET:.*]] = async.runtime.create : !async.token
// CHECK: %[[ID:.*]] = async.coro.id
// CHECK: %[[HDL:.*]] = async.coro.begin %[[ID]]
// CHECK: %[[SAVED:.*]] = async.coro.save %[[HDL]]
// CHECK: async.runtime.resume %[[HDL]]
// CHECK: async.coro.suspend %[[SAVED]], ^[[SUSPEND:.*]], ^[[RESUME:.*]], ^[[DESTROY:.*]]
// CHECK: ^[[RESUME]]:
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: memref.store %[[VALUE]], %[[MEMORY]][%[[ZERO]]] : memref<1xf32>
// CHECK: async.runtime.set_available %[[RET]] : !async.token
// CHECK: cf.br ^[[CLEANUP:.*]]
// CHECK-NOT: set_error
// CHECK: ^[[CLEANUP]]:
// CHECK: async.coro.free %[[ID]], %[[HDL]]
// CHECK: cf.br ^[[SUSPEND]]
// CHECK: ^[[DESTROY]]:
// CHECK: async.coro.free %[[ID]], %[[HDL]]
// CHECK: cf.br ^[[SUSPEND]]
// CHECK: ^[[SUSPEND]]:
// CHECK: async.coro.end %[[HDL]]
// CHECK: return %[[RET]] : !async.token

// -----

// Arguments: the dependencies, the operands, then what the body captures.
// CHECK-LABEL: func.func @operands
// STRETTO-LABEL: func.func @operands
// CHECK: %[[FIRST:.*]]:2 = call @async_execute_fn(%arg0) : (f32) -> (!async.token, !async.value<f32>)
// CHECK: call @async_execute_fn_0(%[[FIRST]]#0, %[[FIRST]]#1, %arg1)
// CHECK-SAME: (!async.token, !async.value<f32>, memref<1xf32>) -> !async.token
func.func @operands(%value: f32, %memory: memref<1xf32>) {
  %token, %result = async.execute -> !async.value<f32> {
    async.yield %value : f32
  }
  %last = async.execute [%token] (%result as %payload: !async.value<f32>) {
    %c0 = arith.constant 0 : index
    memref.store %payload, %memory[%c0] : memref<1xf32>
    async.yield
  }
  return
}

// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK-SAME: %[[VALUE:.*]]: f32)
// CHECK: %[[TOKEN:.*]] = async.runtime.create : !async.token
// CHECK: %[[RESULT:.*]] = async.runtime.create : !async.value<f32>
// CHECK: async.runtime.store %[[VALUE]], %[[RESULT]] : <f32>
// CHECK-NEXT: async.runtime.set_available %[[RESULT]] : !async.value<f32>
// CHECK-NEXT: async.runtime.set_available %[[TOKEN]] : !async.token

// CHECK-LABEL: func.func private @async_execute_fn_0(
// CHECK-SAME: %[[DEPENDENCY:.*]]: !async.token, %[[OPERAND:.*]]: !async.value<f32>, %[[MEMORY:.*]]: memref<1xf32>)
// CHECK: async.runtime.await_and_resume %[[DEPENDENCY]], %[[HDL:.*]] : !async.token
// CHECK: async.coro.suspend
// CHECK: %[[FAILED:.*]] = async.runtime.is_error %[[DEPENDENCY]] : !async.token
// CHECK: cf.cond_br %[[FAILED]], ^[[SET_ERROR:.*]], ^{{.*}}
// CHECK: async.runtime.await_and_resume %[[OPERAND]], %[[HDL]] : !async.value<f32>
// CHECK: cf.cond_br %{{.*}}, ^[[SET_ERROR]], ^[[BODY:.*]]
// CHECK: ^[[BODY]]:
// CHECK: %[[PAYLOAD:.*]] = async.runtime.load %[[OPERAND]] : <f32>
// CHECK: memref.store %[[PAYLOAD]], %[[MEMORY]]
// CHECK: ^[[SET_ERROR]]:
// CHECK: async.runtime.set_error

// What is ready is not suspended for: both ways lead to the same block. The code goes on to the result.
// STRETTO-LABEL: func.func private @async_execute_fn_0(
// STRETTO-SAME: %[[DEPENDENCY:.*]]: !async.token, %[[OPERAND:.*]]: !async.value<f32>,
// STRETTO: %[[RET:.*]] = async.runtime.create : !async.token
// STRETTO: %[[READY:.*]] = stretto.is_ready %[[DEPENDENCY]] : !async.token
// STRETTO: cf.cond_br %[[READY]], ^[[RESUME:.*]], ^[[HELP:.*]]
// STRETTO: ^[[HELP]]:
// STRETTO: %[[HELPED:.*]] = stretto.help %[[DEPENDENCY]] : !async.token
// STRETTO: cf.cond_br %[[HELPED]], ^[[RESUME]], ^[[WAIT:.*]]
// STRETTO: ^[[WAIT]]:
// STRETTO: async.runtime.await_and_resume %[[DEPENDENCY]]
// STRETTO: async.coro.suspend %{{.*}}, ^{{.*}}, ^[[RESUME]], ^{{.*}}
// STRETTO: ^[[RESUME]]:
// STRETTO: %[[CODE:.*]] = stretto.error %[[DEPENDENCY]] : !async.token
// STRETTO: %[[ZERO:.*]] = arith.constant 0 : i32
// STRETTO: %[[FAILED:.*]] = arith.cmpi ne, %[[CODE]], %[[ZERO]] : i32
// STRETTO: cf.cond_br %[[FAILED]], ^[[SET_ERROR:.*]](%[[CODE]] : i32), ^{{.*}}
// STRETTO: ^[[SET_ERROR]](%[[REASON:.*]]: i32):
// STRETTO: stretto.set_error %[[RET]], %[[REASON]] : !async.token
// STRETTO: cf.br

// -----

// Inner tasks are outlined first.
// CHECK-LABEL: func.func @nested
// CHECK: call @async_execute_fn_0(%arg0)
func.func @nested(%value: !async.token) {
  %outer = async.execute {
    %inner = async.execute [%value] {
      async.yield
    }
    async.await %inner : !async.token
    async.yield
  }
  return
}
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK: async.runtime.await_and_resume %arg0
// CHECK-LABEL: func.func private @async_execute_fn_0(
// CHECK: %[[INNER:.*]] = call @async_execute_fn(%arg0)
// CHECK: async.runtime.await_and_resume %[[INNER]]

// -----

// A token or value that is given twice is one argument.
// CHECK-LABEL: func.func @twice
// CHECK: call @async_execute_fn(%arg0, %arg1) : (!async.token, !async.value<f32>) -> !async.token
func.func @twice(%token: !async.token, %value: !async.value<f32>) {
  %0 = async.execute [%token, %token] (%value as %a: !async.value<f32>, %value as %b: !async.value<f32>) {
    %sum = arith.addf %a, %b : f32
    async.await %token : !async.token
    async.yield
  }
  return
}

// -----

// CHECK-LABEL: func.func @group
// STRETTO-LABEL: func.func @group
func.func @group(%size: index, %token: !async.token) -> index {
  // CHECK: %[[GROUP:.*]] = async.runtime.create_group %arg0 : !async.group
  // CHECK: %[[RANK:.*]] = async.runtime.add_to_group %arg1, %[[GROUP]] : !async.token
  %group = async.create_group %size : !async.group
  %rank = async.add_to_group %token, %group : !async.token
  // CHECK: call @async_execute_fn(%[[GROUP]])
  %task = async.execute {
    async.await_all %group
    async.yield
  }
  // CHECK: async.runtime.await %[[GROUP]] : !async.group
  // CHECK: async.runtime.is_error %[[GROUP]] : !async.group
  // CHECK: cf.assert
  async.await_all %group
  return %rank : index
}
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK: async.runtime.await_and_resume %arg0, %{{.*}} : !async.group
// CHECK: async.runtime.is_error %arg0 : !async.group
// STRETTO-LABEL: func.func private @async_execute_fn(
// STRETTO: stretto.is_ready %arg0 : !async.group
// STRETTO: stretto.error %arg0 : !async.group

// -----

// CHECK-LABEL: func.func @failing
// STRETTO-LABEL: func.func @failing
func.func @failing(%condition: i1, %code: i32) {
  %task = async.execute {
    scf.if %condition {
      cf.assert %condition, "no good"
    }
    stretto.check %code
    async.yield
  }
  return
}
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK: cf.cond_br %arg0, ^[[THEN:.*]], ^[[AFTER:.*]]
// CHECK: ^[[THEN]]:
// CHECK: cf.cond_br %arg0, ^{{.*}}, ^[[SET_ERROR:.*]]
// CHECK: ^[[AFTER]]:
// CHECK: arith.cmpi ne, %arg1
// CHECK: ^[[SET_ERROR]]:
// CHECK-NEXT: async.runtime.set_error %0 : !async.token
// STRETTO-LABEL: func.func private @async_execute_fn(
// STRETTO: %[[SITE:.*]] = stretto.site "no good" : i32
// STRETTO: cf.cond_br %arg0, ^{{.*}}, ^[[SET_ERROR:.*]](%[[SITE]] : i32)
// STRETTO: %[[FAILED:.*]] = arith.cmpi ne, %arg1, %{{.*}} : i32
// STRETTO: cf.cond_br %[[FAILED]], ^[[SET_ERROR]](%arg1 : i32), ^{{.*}}

// -----

// Loops and branches that await become blocks of the coroutine; the others stay as they are.
// CHECK-LABEL: func.func @loops
func.func @loops(%low: index, %high: index, %condition: i1, %first: !async.token, %memory: memref<?xindex>) {
  %task = async.execute {
    %last = scf.for %i = %low to %high step %high iter_args(%token = %first) -> (!async.token) {
      %next = scf.if %condition -> (!async.token) {
        async.await %token : !async.token
        scf.yield %first : !async.token
      } else {
        scf.yield %token : !async.token
      }
      scf.for %j = %low to %i step %high {
        memref.store %i, %memory[%j] : memref<?xindex>
      }
      scf.yield %next : !async.token
    }
    async.await %last : !async.token
    async.yield
  }
  return
}
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK: cf.br ^[[LOOP:.*]](%{{.*}}, %{{.*}} : index, !async.token)
// CHECK: ^[[LOOP]](%[[I:.*]]: index, %[[CARRIED:.*]]: !async.token):
// CHECK: arith.cmpi slt, %[[I]]
// CHECK: async.runtime.await_and_resume %[[CARRIED]]
// CHECK: scf.for %[[J:.*]] =
// CHECK-NEXT: memref.store %[[I]], %{{.*}}[%[[J]]]
// CHECK: arith.addi %[[I]]
// CHECK: cf.br ^[[LOOP]]
// CHECK: async.runtime.await_and_resume %[[CARRIED]]

// -----

// Names that are taken are counted on from.
// CHECK-LABEL: func.func @async_execute_fn(
// CHECK: call @async_execute_fn_0
// CHECK: call @async_execute_fn_2
func.func @async_execute_fn(%token: !async.token) {
  %0 = async.execute { async.yield }
  %1 = async.execute { async.yield }
  return
}
func.func private @async_execute_fn_1()

// -----

// A task's function goes to the module that the task is in.
// CHECK-LABEL: module @inner
// CHECK: call @async_execute_fn
// CHECK: func.func private @async_execute_fn
module @inner {
  func.func @f() {
    %0 = async.execute { async.yield }
    return
  }
}

// -----

// The descriptor that an unranked memref points to may be gone when the task runs: the task makes its own.
// CHECK-LABEL: func.func @unranked(
// CHECK: call @async_execute_fn(%arg0) : (memref<4xi32>) -> !async.token
// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK-SAME: %arg0: memref<4xi32>
// CHECK: %[[UNRANKED:.*]] = memref.cast %arg0 : memref<4xi32> to memref<*xi32>
// CHECK-NEXT: call @use(%[[UNRANKED]])
func.func @unranked(%m: memref<4xi32>) -> !async.token {
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  %t = async.execute {
    func.call @use(%u) : (memref<*xi32>) -> ()
    async.yield
  }
  return %t : !async.token
}

func.func private @use(memref<*xi32>)
