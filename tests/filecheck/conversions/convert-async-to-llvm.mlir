// RUN: stretto-opt %s -convert-async-to-llvm -allow-unregistered-dialect | filecheck %s

// Every op of the async runtime and of coroutines in MLIR's ABI.

func.func @make(%size: index) -> (!async.token, !async.value<memref<?xf32>>, !async.group) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<memref<?xf32>>
  %2 = async.runtime.create_group %size : !async.group
  return %0, %1, %2 : !async.token, !async.value<memref<?xf32>>, !async.group
}
// CHECK-LABEL: func.func @make(%arg0: index) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %1 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:    %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
// CHECK-NEXT:    %5 = call @mlirAsyncRuntimeCreateValue(%4) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %6 = call @mlirAsyncRuntimeCreateGroup(%0) : (i64) -> !llvm.ptr
// CHECK-NEXT:    return %1, %5, %6 : !llvm.ptr, !llvm.ptr, !llvm.ptr
// CHECK-NEXT:  }

func.func @tokens(%t: !async.token, %g: !async.group) -> index {
  async.runtime.add_ref %t {count = 3 : i64} : !async.token
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %t : !async.token
  %0 = async.runtime.is_error %t : !async.token
  async.runtime.await %t : !async.token
  %1 = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return %1 : index
}
// CHECK-LABEL: func.func @tokens(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> index {
// CHECK-NEXT:    %c3_i64 = arith.constant 3 : i64
// CHECK-NEXT:    call @mlirAsyncRuntimeAddRef(%arg0, %c3_i64) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:    call @mlirAsyncRuntimeEmplaceToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    call @mlirAsyncRuntimeSetTokenError(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %0 = call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %1 = call @mlirAsyncRuntimeAddTokenToGroup(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:    %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:    call @mlirAsyncRuntimeDropRef(%arg0, %c1_i64) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:    return %2 : index
// CHECK-NEXT:  }

func.func @values(%v: !async.value<index>, %w: !async.value<i1>, %x: i1) -> index {
  async.runtime.set_available %v : !async.value<index>
  async.runtime.set_error %w : !async.value<i1>
  %0 = async.runtime.is_error %v : !async.value<index>
  async.runtime.await %v : !async.value<index>
  %1 = async.runtime.load %v : !async.value<index>
  async.runtime.store %1, %v : !async.value<index>
  async.runtime.store %x, %w : !async.value<i1>
  return %1 : index
}
// CHECK-LABEL: func.func @values(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) -> index {
// CHECK-NEXT:    call @mlirAsyncRuntimeEmplaceValue(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    call @mlirAsyncRuntimeSetValueError(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %0 = call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitValue(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %1 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %2 = llvm.load %1 : !llvm.ptr -> i64
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:    %4 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %2, %4 : i64, !llvm.ptr
// CHECK-NEXT:    %5 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %arg2, %5 : i1, !llvm.ptr
// CHECK-NEXT:    return %3 : index
// CHECK-NEXT:  }

func.func @groups(%g: !async.group) -> (i1, index) {
  async.runtime.await %g : !async.group
  %0 = async.runtime.is_error %g : !async.group
  %1 = async.runtime.num_worker_threads : index
  return %0, %1 : i1, index
}
// CHECK-LABEL: func.func @groups(%arg0: !llvm.ptr) -> (i1, index) {
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitAllInGroup(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %0 = call @mlirAsyncRuntimeIsGroupError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:    %1 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
// CHECK-NEXT:    return %0, %1 : i1, index
// CHECK-NEXT:  }

func.func @coroutine(%t: !async.token, %v: !async.value<f32>, %g: !async.group) -> !async.token {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.runtime.resume %1
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.await_and_resume %t, %1 : !async.token
  async.runtime.await_and_resume %v, %1 : !async.value<f32>
  async.runtime.await_and_resume %g, %1 : !async.group
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return %t : !async.token
}
// CHECK-LABEL: func.func @coroutine(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %2 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %3 = llvm.intr.coro.size : i64
// CHECK-NEXT:    %4 = llvm.intr.coro.align : i64
// CHECK-NEXT:    %5 = llvm.add %3, %4 : i64
// CHECK-NEXT:    %6 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %7 = llvm.sub %5, %6 : i64
// CHECK-NEXT:    %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %9 = llvm.sub %8, %4 : i64
// CHECK-NEXT:    %10 = llvm.and %7, %9 : i64
// CHECK-NEXT:    %11 = llvm.call @aligned_alloc(%4, %10) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %12 = llvm.intr.coro.begin %2, %11 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %13 = llvm.intr.coro.save %12 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %14 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    call @mlirAsyncRuntimeExecute(%12, %14) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    %15 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %16 = llvm.intr.coro.suspend %13, %15 : i8
// CHECK-NEXT:    %17 = llvm.sext %16 : i8 to i32
// CHECK-NEXT:    llvm.switch %17 : i32, ^bb3 [
// CHECK-NEXT:      0: ^bb1,
// CHECK-NEXT:      1: ^bb2
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %18 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitTokenAndExecute(%arg0, %12, %18) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    %19 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %12, %19) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    %20 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%arg2, %12, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    cf.br ^bb2
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    %21 = llvm.intr.coro.free %2, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    llvm.call @free(%21) : (!llvm.ptr) -> ()
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %22 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %23 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:    %24 = llvm.intr.coro.end %12, %22, %23 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:    return %arg0 : !llvm.ptr
// CHECK-NEXT:  }

// Calls, results that stay in their old type, and values that other ops carry.

func.func private @callee(!async.token {test.a}, i32) -> !async.value<f32>
// CHECK-LABEL: func.func private @callee(!llvm.ptr {test.a}, i32) -> !llvm.ptr

func.func @calls(%t: !async.token, %c: i1, %n: index) -> !async.value<f32> attributes {test.b} {
  %k = arith.constant 0 : i32
  %0 = call @callee(%t, %k) : (!async.token, i32) -> !async.value<f32>
  "test.use"(%0, %t) : (!async.value<f32>, !async.token) -> ()
  %1 = scf.for %i = %n to %n step %n iter_args(%p = %t) -> (!async.token) {
    async.runtime.await %p : !async.token
    %2 = async.runtime.create : !async.token
    scf.yield %2 : !async.token
  }
  cf.cond_br %c, ^a(%1 : !async.token), ^a(%t : !async.token)
^a(%3: !async.token):
  async.runtime.await %3 : !async.token
  return %0 : !async.value<f32>
}
// CHECK-LABEL: func.func @calls(%arg0: !llvm.ptr, %arg1: i1, %arg2: index) -> !llvm.ptr attributes {test.b} {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.token
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %1 = call @callee(%arg0, %c0_i32) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %1 : !llvm.ptr to !async.value<f32>
// CHECK-NEXT:    "test.use"(%2, %0) : (!async.value<f32>, !async.token) -> ()
// CHECK-NEXT:    %3 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (!async.token) {
// CHECK-NEXT:      %6 = builtin.unrealized_conversion_cast %arg4 : !async.token to !llvm.ptr
// CHECK-NEXT:      func.call @mlirAsyncRuntimeAwaitToken(%6) : (!llvm.ptr) -> ()
// CHECK-NEXT:      %7 = func.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:      %8 = builtin.unrealized_conversion_cast %7 : !llvm.ptr to !async.token
// CHECK-NEXT:      scf.yield %8 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1(%3 : !async.token), ^bb1(%0 : !async.token)
// CHECK-NEXT:  ^bb1(%4: !async.token):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:    %5 = builtin.unrealized_conversion_cast %4 : !async.token to !llvm.ptr
// CHECK-NEXT:    call @mlirAsyncRuntimeAwaitToken(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:    return %1 : !llvm.ptr
// CHECK-NEXT:  }

// Each function of the runtime is declared, and the one that resumes coroutines made.

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-LABEL: func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-LABEL: llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:    llvm.intr.coro.resume %arg0 : !llvm.ptr
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
