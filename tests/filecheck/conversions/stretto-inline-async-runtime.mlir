// RUN: stretto-opt %s --stretto-inline-async-runtime | filecheck %s

llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @use(!llvm.ptr)

llvm.func @__resume(%handle: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.intr.coro.resume %handle : !llvm.ptr
  llvm.return
}
llvm.func @resume_and_more(%handle: !llvm.ptr) {
  llvm.intr.coro.resume %handle : !llvm.ptr
  llvm.call @use(%handle) : (!llvm.ptr) -> ()
  llvm.return
}

// Null is an object that has failed, for the runtime too.
// CHECK-LABEL: llvm.func @errors
// CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[NUMBER:.*]] = llvm.ptrtoint %[[TOKEN:.*]] : !llvm.ptr to i64
// CHECK-NEXT: %[[NULL:.*]] = llvm.icmp "eq" %[[NUMBER]], %[[ZERO]]
// CHECK-NEXT: %[[FAILED:.*]] = llvm.mlir.addressof @__stretto_failed_state
// CHECK-NEXT: %[[WORD:.*]] = llvm.select %[[NULL]], %[[FAILED]], %[[TOKEN]]
// CHECK-NEXT: %[[STATE:.*]] = llvm.load %[[WORD]] atomic acquire {alignment = 8 : i64}
// CHECK-NEXT: %[[BIT:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[MASKED:.*]] = llvm.and %[[STATE]], %[[BIT]]
// CHECK-NEXT: %[[IS_ERROR:.*]] = llvm.icmp "ne" %[[MASKED]], %[[ZERO]]
// CHECK-NOT: llvm.call @mlirAsyncRuntimeIs{{(Token|Value)}}Error
// CHECK: llvm.or %[[IS_ERROR]],
// A group keeps its error elsewhere.
// CHECK: llvm.call @mlirAsyncRuntimeIsGroupError
llvm.func @errors(%token: !llvm.ptr, %value: !llvm.ptr, %group: !llvm.ptr) -> i1 {
  %a = llvm.call @mlirAsyncRuntimeIsTokenError(%token) : (!llvm.ptr) -> i1
  %b = llvm.call @mlirAsyncRuntimeIsValueError(%value) : (!llvm.ptr) -> i1
  %ab = llvm.or %a, %b : i1
  %c = llvm.call @mlirAsyncRuntimeIsGroupError(%group) : (!llvm.ptr) -> i1
  %abc = llvm.or %ab, %c : i1
  llvm.return %abc : i1
}

// The runtime aligns payloads to 16 bytes, whatever LLVM would like for the type.
// CHECK-LABEL: llvm.func @payloads
// CHECK: %[[PAYLOAD:.*]] = llvm.getelementptr %{{.*}}[16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.load %[[PAYLOAD]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.load %[[PAYLOAD]] {alignment = 16 : i64} : !llvm.ptr -> vector<8xf32>
// CHECK-NEXT: llvm.store %{{.*}}, %[[PAYLOAD]] : i64
// An address that goes elsewhere may be compared with null.
// CHECK-NEXT: %[[STORAGE:.*]] = llvm.call @mlirAsyncRuntimeGetValueStorage
// CHECK-NEXT: llvm.call @use(%[[STORAGE]])
// CHECK-NEXT: %[[STORED:.*]] = llvm.call @mlirAsyncRuntimeGetValueStorage
// CHECK-NEXT: llvm.store %[[STORED]],
llvm.func @payloads(%value: !llvm.ptr) {
  %p = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  %y = llvm.load %p : !llvm.ptr -> vector<8xf32>
  llvm.store %x, %p : i64, !llvm.ptr
  %q = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @use(%q) : (!llvm.ptr) -> ()
  %r = llvm.call @mlirAsyncRuntimeGetValueStorage(%value) : (!llvm.ptr) -> !llvm.ptr
  llvm.store %r, %value : !llvm.ptr, !llvm.ptr
  llvm.return
}

// What is ready isn't waited for. Constants stay where later blocks may use them.
// CHECK-LABEL: llvm.func @awaits
// CHECK: %[[STATE:.*]] = llvm.load %{{.*}} atomic acquire
// CHECK-NEXT: %[[BIT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[MASKED:.*]] = llvm.and %[[STATE]], %[[BIT]]
// CHECK-NEXT: %[[READY:.*]] = llvm.icmp "ne" %[[MASKED]],
// CHECK-NEXT: %[[RESUME:.*]] = llvm.mlir.addressof @__resume
// CHECK-NEXT: llvm.mlir.constant(false)
// CHECK-NEXT: llvm.cond_br %[[READY]], ^[[BODY:bb[0-9]+]](%[[X:.*]] : i64), ^[[WAIT:bb[0-9]+]]
// CHECK-NEXT: ^[[WAIT]]:
// CHECK-NEXT: llvm.intr.coro.save
// CHECK-NEXT: llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%{{.*}}, %{{.*}}, %[[RESUME]])
// CHECK-NEXT: llvm.intr.coro.suspend
// CHECK-NEXT: llvm.sext
// CHECK-NEXT: llvm.switch
// CHECK-NEXT: 0: ^[[BODY]](%[[X]] : i64)
llvm.func @awaits(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// The state of a group is its own.
// CHECK-LABEL: llvm.func @of_group(
// CHECK-NOT: atomic acquire
// CHECK: llvm.switch
llvm.func @of_group(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Another coroutine is resumed.
// CHECK-LABEL: llvm.func @another(
// CHECK-NOT: atomic acquire
// CHECK: llvm.switch
llvm.func @another(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %token, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// More is done than resuming it.
// CHECK-LABEL: llvm.func @more(
// CHECK-NOT: atomic acquire
// CHECK: llvm.switch
llvm.func @more(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @resume_and_more : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Something else happens before it is suspended.
// CHECK-LABEL: llvm.func @busy(
// CHECK-NOT: atomic acquire
// CHECK: llvm.switch
llvm.func @busy(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  llvm.call @use(%handle) : (!llvm.ptr) -> ()
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    0: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// It isn't known where it goes on.
// CHECK-LABEL: llvm.func @nowhere(
// CHECK-NOT: atomic acquire
// CHECK: llvm.switch
llvm.func @nowhere(%token: !llvm.ptr, %x: i64) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%token, %handle, %resume) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %suspended = llvm.intr.coro.suspend %save, %false : i8
  %state = llvm.sext %suspended : i8 to i32
  llvm.switch %state : i32, ^end [
    2: ^body(%x : i64),
    1: ^end
  ]
^body(%y: i64):
  llvm.br ^end
^end:
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// CHECK: llvm.mlir.global internal constant @__stretto_failed_state(3 : i64)
