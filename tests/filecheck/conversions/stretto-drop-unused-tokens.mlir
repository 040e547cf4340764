// RUN: stretto-opt %s --stretto-drop-unused-tokens | filecheck %s

llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}

// The value is looked at, the token beside it isn't.
// CHECK-LABEL: llvm.func @unused
// CHECK-NOT: llvm.call
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NOT: llvm.call
// CHECK: llvm.insertvalue %[[NULL]], %{{.*}}[0]
// CHECK-LABEL: llvm.func @call_unused
// CHECK: llvm.call @unused
// CHECK-NOT: llvm.call
// CHECK: llvm.return
llvm.func @unused(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_unused(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @unused(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// Nor is one that is all that is returned.
// CHECK-LABEL: llvm.func @forgotten
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NOT: llvm.call
// CHECK: llvm.return %[[NULL]]
llvm.func @forgotten() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %token : !llvm.ptr
}
// CHECK-LABEL: llvm.func @forgets
// CHECK: llvm.call @forgotten
// CHECK-NEXT: llvm.return
llvm.func @forgets() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %token = llvm.call @forgotten() : () -> !llvm.ptr
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return
}

// A host may call it.
// CHECK-LABEL: llvm.func @public(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_public(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @public(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"]} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_public(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @public(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// The token is awaited.
// CHECK-LABEL: llvm.func @awaited(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_awaited(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @awaited(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_awaited(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @awaited(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeAwaitToken(%token) : (!llvm.ptr) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// It is never dropped, so it leaks, and is told of.
// CHECK-LABEL: llvm.func @leaked(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_leaked(
llvm.func @leaked(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_leaked(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @leaked(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %given : !llvm.ptr
}

// It is dropped twice.
// CHECK-LABEL: llvm.func @dropped_twice(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_dropped_twice(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @dropped_twice(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_dropped_twice(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @dropped_twice(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// It is dropped on some paths only.
// CHECK-LABEL: llvm.func @dropped_elsewhere(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_dropped_elsewhere(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @dropped_elsewhere(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_dropped_elsewhere(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @dropped_elsewhere(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.cond_br %bad, ^drop, ^done
^drop:
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.br ^done
^done:
  llvm.return %given : !llvm.ptr
}

// More is done with it where it is made.
// CHECK-LABEL: llvm.func @used_inside(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_used_inside(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @used_inside(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.store %token, %value : !llvm.ptr, !llvm.ptr
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_used_inside(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @used_inside(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// It isn't what is returned.
// CHECK-LABEL: llvm.func @not_returned(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_not_returned(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @not_returned(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %value, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_not_returned(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @not_returned(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}

// There may be callers that nobody knows of.
// CHECK-LABEL: llvm.func @address_taken(
// CHECK: llvm.call @mlirAsyncRuntimeCreateToken
// CHECK: llvm.call @mlirAsyncRuntimeEmplaceToken
// CHECK-LABEL: llvm.func @call_address_taken(
// CHECK: llvm.call @mlirAsyncRuntimeDropRef
llvm.func @address_taken(%value: !llvm.ptr, %bad: i1) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
  %token = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %handle = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.cond_br %bad, ^failed, ^fine
^fine:
  llvm.call @mlirAsyncRuntimeEmplaceToken(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^failed:
  llvm.call @mlirAsyncRuntimeSetTokenError(%token) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %both = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %one = llvm.insertvalue %token, %both[0] : !llvm.struct<(ptr, ptr)>
  %two = llvm.insertvalue %value, %one[1] : !llvm.struct<(ptr, ptr)>
  llvm.return %two : !llvm.struct<(ptr, ptr)>
}
llvm.func @call_address_taken(%value: !llvm.ptr, %bad: i1) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %both = llvm.call @address_taken(%value, %bad) : (!llvm.ptr, i1) -> !llvm.struct<(ptr, ptr)>
  %token = llvm.extractvalue %both[0] : !llvm.struct<(ptr, ptr)>
  %given = llvm.extractvalue %both[1] : !llvm.struct<(ptr, ptr)>
  llvm.call @mlirAsyncRuntimeDropRef(%token, %one) : (!llvm.ptr, i64) -> ()
  llvm.return %given : !llvm.ptr
}
llvm.func @takes_address() -> !llvm.ptr {
  %address = llvm.mlir.addressof @address_taken : !llvm.ptr
  llvm.return %address : !llvm.ptr
}
