// RUN: stretto-opt %s --stretto-frames-from-slab | filecheck %s

// CHECK-DAG: llvm.func @strettoAsyncAllocFrame(i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @strettoAsyncFreeFrame(!llvm.ptr, i64)
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @use(!llvm.ptr)

// CHECK-LABEL: llvm.func @task
// CHECK: %[[ID:.*]] = llvm.intr.coro.id
// CHECK-NEXT: llvm.mlir.constant(1 : i64)
// CHECK-NEXT: llvm.mlir.constant(0 : i64)
// CHECK-NEXT: %[[SIZE:.*]] = llvm.intr.coro.size : i64
// CHECK-NEXT: %[[MEMORY:.*]] = llvm.call @strettoAsyncAllocFrame(%[[SIZE]])
// CHECK-NEXT: %[[HANDLE:.*]] = llvm.intr.coro.begin %[[ID]], %[[MEMORY]]
// CHECK: %[[FREED:.*]] = llvm.intr.coro.free %[[ID]], %[[HANDLE]]
// CHECK-NEXT: %[[FREED_SIZE:.*]] = llvm.intr.coro.size : i64
// CHECK-NEXT: llvm.call @strettoAsyncFreeFrame(%[[FREED]], %[[FREED_SIZE]])
llvm.func @task() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.br ^body(%one, %zero : i64, i64)
^body(%x: i64, %y: i64):
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// What isn't MLIR's lowering to the letter, or may need more alignment than the slab gives, stays.

llvm.func @holds_wide() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %slot = llvm.alloca %one x vector<8xf32> : (i64) -> !llvm.ptr
  llvm.return
}

// A vector of 32 bytes in the frame.
// CHECK-LABEL: llvm.func @wide_vector(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @wide_vector() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %v = llvm.mlir.zero : vector<8xf32>
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// A stack slot that asks for 64 bytes.
// CHECK-LABEL: llvm.func @wide_slot(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @wide_slot() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %slot = llvm.alloca %one x i8 {alignment = 64 : i64} : (i64) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// A stack slot for a struct with a vector.
// CHECK-LABEL: llvm.func @wide_struct(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @wide_struct() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %slot = llvm.alloca %one x !llvm.struct<(i8, vector<4xf64>)> : (i64) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// An argument by value is part of the frame.
// CHECK-LABEL: llvm.func @wide_by_value(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @wide_by_value(%p: !llvm.ptr {llvm.byval = vector<4xf64>}) attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// A function that may be inlined brings its slots along.
// CHECK-LABEL: llvm.func @calls_wide(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @calls_wide() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @holds_wide() : () -> ()
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// The memory is used besides.
// CHECK-LABEL: llvm.func @memory_used(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @memory_used() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @use(%memory) : (!llvm.ptr) -> ()
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// The handle may be freed elsewhere.
// CHECK-LABEL: llvm.func @handle_used(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @handle_used() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @use(%handle) : (!llvm.ptr) -> ()
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// What coro.free gives is used besides.
// CHECK-LABEL: llvm.func @freed_used(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @freed_used() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  llvm.call @use(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// It is never freed.
// CHECK-LABEL: llvm.func @not_freed(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
llvm.func @not_freed() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// An alignment of its own.
// CHECK-LABEL: llvm.func @own_alignment(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @own_alignment() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%one, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Another size.
// CHECK-LABEL: llvm.func @other_size(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @other_size() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %sum) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Coro.id promises more alignment than the slab gives.
// CHECK-LABEL: llvm.func @promised(
// CHECK: llvm.call @aligned_alloc(
// CHECK-NOT: strettoAsync
// CHECK: llvm.call @free(
llvm.func @promised() attributes {passthrough = ["presplitcoroutine"]} {
  %c0 = llvm.mlir.constant(64 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %c0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %sum = llvm.add %size, %align : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %sum, %one : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %mask = llvm.sub %zero, %align : i64
  %rounded = llvm.and %last, %mask : i64
  %memory = llvm.call @aligned_alloc(%align, %rounded) : (i64, i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %freed = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  %false = llvm.mlir.constant(false) : i1
  %none = llvm.mlir.none : !llvm.token
  %done = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
