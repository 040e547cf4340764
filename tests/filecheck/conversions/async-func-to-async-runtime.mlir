// RUN: stretto-opt %s --split-input-file -async-func-to-async-runtime | filecheck %s
// RUN: stretto-opt %s --split-input-file -async-func-to-async-runtime="abi=stretto" | filecheck %s --check-prefix=STRETTO

// An async function starts on its caller's thread: nothing suspends before its body.
// CHECK-LABEL: func.func @pair(
// CHECK-SAME: %[[ARG:.*]]: f32) -> (!async.token, !async.value<f32>)
// CHECK-SAME: attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"]}
// CHECK: %[[TOKEN:.*]] = async.runtime.create : !async.token
// CHECK: %[[VALUE:.*]] = async.runtime.create : !async.value<f32>
// CHECK: %[[ID:.*]] = async.coro.id
// CHECK: %[[HDL:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT: cf.br ^[[BODY:.*]]
// CHECK: ^[[BODY]]:
// CHECK: async.runtime.store %[[ARG]], %[[VALUE]] : <f32>
// CHECK: async.runtime.set_available %[[VALUE]] : !async.value<f32>
// CHECK: async.runtime.set_available %[[TOKEN]] : !async.token
// CHECK: return %[[TOKEN]], %[[VALUE]] : !async.token, !async.value<f32>
async.func @pair(%value: f32) -> (!async.token, !async.value<f32>) attributes {llvm.emit_c_interface} {
  return %value : f32
}

// -----

// A declaration stays one.
// CHECK-LABEL: func.func private @elsewhere(f32) -> !async.value<f32>
// CHECK-NOT: passthrough
async.func private @elsewhere(f32) -> !async.value<f32>

// CHECK-LABEL: func.func private @calls(
// CHECK: %[[FIRST:.*]] = call @elsewhere(%arg0) : (f32) -> !async.value<f32>
// CHECK: async.runtime.await_and_resume %[[FIRST]]
// CHECK: %[[FAILED:.*]] = async.runtime.is_error %[[FIRST]] : !async.value<f32>
// CHECK: cf.cond_br %[[FAILED]], ^[[SET_ERROR:.*]], ^[[NEXT:.*]]
// CHECK: ^[[NEXT]]:
// CHECK: %[[LOADED:.*]] = async.runtime.load %[[FIRST]] : <f32>
// CHECK: async.runtime.store %[[LOADED]]
// CHECK: ^[[SET_ERROR]]:
// CHECK: async.runtime.set_error
async.func private @calls(%value: f32) -> !async.value<f32> {
  %0 = async.call @elsewhere(%value) : (f32) -> !async.value<f32>
  %1 = async.await %0 : !async.value<f32>
  return %1 : f32
}

// From a plain function or a task, a call is a plain call as well; their awaits are not of this pass.
// CHECK-LABEL: func.func @host(
// CHECK: %[[CALLED:.*]] = call @elsewhere
// CHECK: async.execute
// CHECK: %[[INNER:.*]] = func.call @elsewhere
// CHECK: async.await %[[INNER]]
// CHECK: async.await %[[CALLED]]
func.func @host(%value: f32) {
  %0 = async.call @elsewhere(%value) : (f32) -> !async.value<f32>
  %task = async.execute {
    %1 = async.call @elsewhere(%value) : (f32) -> !async.value<f32>
    %2 = async.await %1 : !async.value<f32>
    async.yield
  }
  %3 = async.await %0 : !async.value<f32>
  return
}

// -----

// Each block that returns completes the results.
// CHECK-LABEL: func.func @blocks(
// CHECK: cf.cond_br %arg0, ^[[LEFT:.*]], ^[[RIGHT:.*]]
// CHECK: ^[[LEFT]]:
// CHECK: cf.cond_br %arg0, ^{{.*}}, ^[[SET_ERROR:.*]]
// CHECK: async.runtime.set_available %0 : !async.token
// CHECK: cf.br ^[[CLEANUP:.*]]
// CHECK: ^[[RIGHT]]:
// CHECK: async.runtime.set_available %0 : !async.token
// CHECK: cf.br ^[[CLEANUP]]
// CHECK: ^[[SET_ERROR]]:
// STRETTO-LABEL: func.func @blocks(
// STRETTO: %[[SITE:.*]] = stretto.site "left" : i32
// STRETTO: cf.cond_br %arg0, ^{{.*}}, ^[[SET_ERROR:.*]](%[[SITE]] : i32)
// STRETTO: ^[[SET_ERROR]](%[[CODE:.*]]: i32):
// STRETTO: stretto.set_error %0, %[[CODE]] : !async.token
async.func @blocks(%condition: i1) -> !async.token {
  cf.cond_br %condition, ^left, ^right
^left:
  cf.assert %condition, "left"
  return
^right:
  return
}

// -----

// The await in the loop is the function's, that in the task isn't.
// CHECK-LABEL: func.func @loop(
// CHECK: arith.cmpi slt
// CHECK: async.execute {
// CHECK: scf.if
// CHECK: async.await
// CHECK: async.runtime.await_and_resume
// STRETTO-LABEL: func.func @loop(
// STRETTO: stretto.is_ready
async.func @loop(%count: index, %condition: i1, %token: !async.token) -> !async.token {
  scf.for %i = %count to %count step %count {
    %task = async.execute {
      scf.if %condition {
        async.await %token : !async.token
      }
      async.yield
    }
    async.await %task : !async.token
  }
  return
}
