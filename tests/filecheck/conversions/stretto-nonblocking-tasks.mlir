// RUN: stretto-opt %s --stretto-nonblocking-tasks | filecheck %s

// CHECK: llvm.func @strettoAsyncExecuteNonBlocking(!llvm.ptr, !llvm.ptr, i32)
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @strettoAsyncExecute(!llvm.ptr, !llvm.ptr, i32)
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @strettoAsyncAwait(!llvm.ptr)
llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @strettoDeviceJoin(!llvm.ptr, i64, i32) -> i64
llvm.func @strettoDeviceStreamSynchronize(!llvm.ptr) -> i32
llvm.func @printI64(i64)
llvm.func @sinf(f32) -> f32
llvm.func @llvm.fabs.f64(f64) -> f64
llvm.func @unknown()

llvm.func @__resume(%handle: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.intr.coro.resume %handle : !llvm.ptr
  llvm.return
}
llvm.func @resume_and_wait(%handle: !llvm.ptr) {
  llvm.intr.coro.resume %handle : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitToken(%handle) : (!llvm.ptr) -> ()
  llvm.return
}

// Two that call each other, and can't block; two that do, and can.
llvm.func @even(%n: i64) {
  llvm.call @odd(%n) : (i64) -> ()
  llvm.return
}
llvm.func @odd(%n: i64) {
  llvm.call @printI64(%n) : (i64) -> ()
  llvm.call @even(%n) : (i64) -> ()
  llvm.return
}
llvm.func @waits(%token: !llvm.ptr) {
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  llvm.call @calls_waits(%token) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @calls_waits(%token: !llvm.ptr) {
  llvm.call @waits(%token) : (!llvm.ptr) -> ()
  llvm.return
}

// Nothing at all, posted by either function.
// CHECK-LABEL: llvm.func @empty(
// CHECK: llvm.mlir.addressof @__resume
// CHECK-NEXT: %[[SITE:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call @strettoAsyncExecuteNonBlocking(%{{.*}}, %{{.*}}, %[[SITE]])
// CHECK-NOT: {{(Runtime|Async)Execute[(]}}
llvm.func @empty(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @empty_stretto(
// CHECK: %[[SITE:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: llvm.call @strettoAsyncExecuteNonBlocking(%{{.*}}, %{{.*}}, %[[SITE]])
// CHECK-NOT: {{(Runtime|Async)Execute[(]}}
llvm.func @empty_stretto(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @strettoAsyncExecute(%handle, %resume, %c0) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Functions of the module that don't block, however they recurse; those of libraries that are known.
// CHECK-LABEL: llvm.func @recursion(
// CHECK: llvm.mlir.addressof @__resume
// CHECK-NEXT: %[[SITE:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call @strettoAsyncExecuteNonBlocking(%{{.*}}, %{{.*}}, %[[SITE]])
// CHECK-NOT: {{(Runtime|Async)Execute[(]}}
llvm.func @recursion(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.call @even(%one) : (i64) -> ()
  %x = llvm.mlir.constant(1.0 : f32) : f32
  %y = llvm.call @sinf(%x) : (f32) -> f32
  %z = llvm.fpext %y : f32 to f64
  %w = llvm.call @llvm.fabs.f64(%z) : (f64) -> f64
  %p = llvm.call @strettoDeviceJoin(%null, %one, %c0) : (!llvm.ptr, i64, i32) -> i64
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// An await suspends the task.
// CHECK-LABEL: llvm.func @awaits(
// CHECK: llvm.mlir.addressof @__resume
// CHECK-NEXT: %[[SITE:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call @strettoAsyncExecuteNonBlocking(%{{.*}}, %{{.*}}, %[[SITE]])
// CHECK-NOT: {{(Runtime|Async)Execute[(]}}
llvm.func @awaits(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  %save2 = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %again = llvm.intr.coro.suspend %save2, %false : i8
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// A task that may block, `waits_in_task` below, is no part of who starts it.
// CHECK-LABEL: llvm.func @starts_one_that_blocks(
// CHECK: llvm.mlir.addressof @__resume
// CHECK-NEXT: %[[SITE:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.call @strettoAsyncExecuteNonBlocking(%{{.*}}, %{{.*}}, %[[SITE]])
// CHECK-NOT: {{(Runtime|Async)Execute[(]}}
llvm.func @starts_one_that_blocks(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @waits_in_task(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// The rest may block.

// A wait in the task itself.
// CHECK-LABEL: llvm.func @waits_in_task(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @waits_in_task(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @waits_for_any(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @strettoAsyncExecute(
// CHECK-NOT: NonBlocking
llvm.func @waits_for_any(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @strettoAsyncExecute(%handle, %resume, %c0) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @strettoAsyncAwait(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @waits_for_group(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @waits_for_group(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @waits_for_stream(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @waits_for_stream(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  %code = llvm.call @strettoDeviceStreamSynchronize(%token) : (!llvm.ptr) -> i32
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// A wait in what it calls, through recursion.
// CHECK-LABEL: llvm.func @waits_deep(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @waits_deep(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @calls_waits(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Nothing is known of the callee.
// CHECK-LABEL: llvm.func @calls_library(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @calls_library(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @unknown() : () -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @calls_indirectly(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @calls_indirectly(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call %token() : !llvm.ptr, () -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK-LABEL: llvm.func @resumes_another(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @resumes_another(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.intr.coro.resume %token : !llvm.ptr
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Another coroutine may be run here at once.
// CHECK-LABEL: llvm.func @awaits_for_another(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @awaits_for_another(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %token, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// What the executor calls isn't the coroutine alone.
// CHECK-LABEL: llvm.func @resumed_by_another(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @resumed_by_another(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @resume_and_wait : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%handle, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// It posts another coroutine.
// CHECK-LABEL: llvm.func @posts_another(
// CHECK-NOT: NonBlocking
// CHECK: llvm.call @mlirAsyncRuntimeExecute(
// CHECK-NOT: NonBlocking
llvm.func @posts_another(%token: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeExecute(%token, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body,
    1: ^end
  ]
^body:
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
