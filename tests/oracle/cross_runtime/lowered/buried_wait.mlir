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
  llvm.func @wait(%arg0: !llvm.ptr) {
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
  llvm.func @burn(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %3, %arg0 : i64
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.load %arg2 : !llvm.ptr -> i64
    %6 = llvm.add %5, %0 : i64
    %7 = llvm.srem %6, %arg0 : i64
    llvm.store %7, %arg2 : i64, !llvm.ptr
    %8 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%8 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(1000 : i64) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.constant(40000 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    llvm.store %4, %11 : i64, !llvm.ptr
    llvm.store %4, %14 : i64, !llvm.ptr
    llvm.store %4, %17 : i64, !llvm.ptr
    %18 = llvm.call @async_execute_fn_0(%11, %11, %5, %7, %7, %14, %14, %5, %7, %7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    llvm.call @burn(%6, %17, %17, %5, %7, %7) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %19 = llvm.call @async_execute_fn_1(%18) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitToken(%19) : (!llvm.ptr) -> ()
    %20 = llvm.call @mlirAsyncRuntimeIsTokenError(%19) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%19, %3) : (!llvm.ptr, i64) -> ()
    %21 = llvm.xor %20, %2 : i1
    llvm.cond_br %21, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %22 = llvm.load %11 : !llvm.ptr -> i64
    %23 = llvm.load %17 : !llvm.ptr -> i64
    %24 = llvm.load %14 : !llvm.ptr -> i64
    %25 = llvm.add %22, %23 : i64
    %26 = llvm.add %25, %24 : i64
    %27 = llvm.icmp "sgt" %26, %3 : i64
    %28 = llvm.zext %27 : i1 to i64
    %29 = llvm.add %28, %1 : i64
    llvm.call @printI64(%29) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(200000 : index) : i64
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
    llvm.call @burn(%0, %arg0, %arg1, %arg2, %arg3, %arg4) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %20 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %21 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %22 = llvm.mlir.none : !llvm.token
    %23 = llvm.intr.coro.end %16, %1, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %7 : !llvm.ptr
  }
  llvm.func @async_execute_fn_0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(4000 : index) : i64
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
    %20 = llvm.call @async_execute_fn(%arg0, %arg1, %arg2, %arg3, %arg4) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    llvm.call @burn(%0, %arg5, %arg6, %arg7, %arg8, %arg9) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    llvm.call @wait(%20) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %21 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %22 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%22) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %23 = llvm.mlir.none : !llvm.token
    %24 = llvm.intr.coro.end %16, %1, %23 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %7 : !llvm.ptr
  }
  llvm.func @async_execute_fn_1(%arg0: !llvm.ptr) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
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
    llvm.call @wait(%arg0) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %19 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%19) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %20 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%20) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %21 = llvm.mlir.none : !llvm.token
    %22 = llvm.intr.coro.end %15, %0, %21 : (!llvm.ptr, i1, !llvm.token) -> i1
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

