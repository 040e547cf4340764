module {
  llvm.mlir.global private constant @assert_msg_0(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: i64) attributes {sym_visibility = "private"} {
    llvm.call @printI64(%arg0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @wait(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(1 : i64) : i64
    llvm.call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
    %3 = llvm.call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %2) : (!llvm.ptr, i64) -> ()
    %4 = llvm.xor %3, %1 : i1
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    llvm.store %3, %9 : i64, !llvm.ptr
    %10 = llvm.call @async_execute_fn_1(%9, %9, %4, %5, %5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%10) : (!llvm.ptr) -> ()
    %11 = llvm.call @mlirAsyncRuntimeIsTokenError(%10) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%10, %2) : (!llvm.ptr, i64) -> ()
    %12 = llvm.xor %11, %1 : i1
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %9 : !llvm.ptr -> i64
    llvm.call @free(%9) : (!llvm.ptr) -> ()
    llvm.call @show(%13) : (i64) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.addressof @__resume : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %8 = llvm.intr.coro.id %6, %5, %5, %5 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %9 = llvm.intr.coro.size : i64
    %10 = llvm.intr.coro.align : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.sub %11, %4 : i64
    %13 = llvm.sub %3, %10 : i64
    %14 = llvm.and %12, %13 : i64
    %15 = llvm.call @aligned_alloc(%10, %14) : (i64, i64) -> !llvm.ptr
    %16 = llvm.intr.coro.begin %8, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %17 = llvm.intr.coro.save %16 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%16, %2) : (!llvm.ptr, !llvm.ptr) -> ()
    %18 = llvm.intr.coro.suspend %17, %1 : i8
    %19 = llvm.sext %18 : i8 to i32
    llvm.switch %19 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %20 = llvm.load %arg1 : !llvm.ptr -> i64
    %21 = llvm.add %20, %0 : i64
    llvm.store %21, %arg1 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceToken(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%22) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %23 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%23) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %24 = llvm.mlir.none : !llvm.token
    %25 = llvm.intr.coro.end %16, %1, %24 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %7 : !llvm.ptr
  }
  llvm.func @async_execute_fn_0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.addressof @__resume : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %7 = llvm.intr.coro.id %5, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %8 = llvm.intr.coro.size : i64
    %9 = llvm.intr.coro.align : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.sub %10, %3 : i64
    %12 = llvm.sub %2, %9 : i64
    %13 = llvm.and %11, %12 : i64
    %14 = llvm.call @aligned_alloc(%9, %13) : (i64, i64) -> !llvm.ptr
    %15 = llvm.intr.coro.begin %7, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%15, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.intr.coro.suspend %16, %0 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb7 [
      0: ^bb1,
      1: ^bb6
    ]
  ^bb1:  // pred: ^bb0
    %19 = llvm.call @async_execute_fn(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    %20 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%19, %15, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %21 = llvm.intr.coro.suspend %20, %0 : i8
    %22 = llvm.sext %21 : i8 to i32
    llvm.switch %22 : i32, ^bb7 [
      0: ^bb2,
      1: ^bb6
    ]
  ^bb2:  // pred: ^bb1
    %23 = llvm.call @mlirAsyncRuntimeIsTokenError(%19) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%19, %3) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %23, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeSetTokenError(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %24 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%24) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    %25 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    %26 = llvm.mlir.none : !llvm.token
    %27 = llvm.intr.coro.end %15, %0, %26 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %6 : !llvm.ptr
  }
  llvm.func @async_execute_fn_1(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.addressof @__resume : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %7 = llvm.intr.coro.id %5, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %8 = llvm.intr.coro.size : i64
    %9 = llvm.intr.coro.align : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.sub %10, %3 : i64
    %12 = llvm.sub %2, %9 : i64
    %13 = llvm.and %11, %12 : i64
    %14 = llvm.call @aligned_alloc(%9, %13) : (i64, i64) -> !llvm.ptr
    %15 = llvm.intr.coro.begin %7, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%15, %1) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.intr.coro.suspend %16, %0 : i8
    %18 = llvm.sext %17 : i8 to i32
    llvm.switch %18 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %19 = llvm.call @async_execute_fn_0(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    llvm.call @wait(%19) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %21 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %22 = llvm.mlir.none : !llvm.token
    %23 = llvm.intr.coro.end %15, %0, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %6 : !llvm.ptr
  }
  llvm.func @mlirAsyncRuntimeAddRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateToken() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeEmplaceValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetTokenError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeSetValueError(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValue(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64 attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @mlirAsyncRuntimGetNumWorkerThreads() -> i64 attributes {sym_visibility = "private"}
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

