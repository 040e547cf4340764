module {
  llvm.mlir.global private constant @assert_msg_0(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[114, 97, 110, 107, 115, 32, 99, 111, 117, 110, 116, 32, 102, 114, 111, 109, 32, 122, 101, 114, 111, 0]> : tensor<22xi8>) {addr_space = 0 : i32} : !llvm.array<22 x i8>
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
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(100 : index) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[100] : (!llvm.ptr) -> !llvm.ptr, i64
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.call @mlirAsyncRuntimeCreateGroup(%6) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%4 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb3
    %14 = llvm.icmp "slt" %13, %6 : i64
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %15 = llvm.call @async_execute_fn(%13) : (i64) -> !llvm.struct<(ptr, ptr)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(ptr, ptr)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr)> 
    %18 = llvm.call @async_execute_fn_0(%16, %17, %11, %11, %4, %6, %5, %13) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr
    %19 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%18, %12) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%18, %3) : (!llvm.ptr, i64) -> ()
    %20 = llvm.icmp "eq" %19, %13 : i64
    llvm.cond_br %20, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %21 = llvm.add %13, %5 : i64
    llvm.br ^bb1(%21 : i64)
  ^bb4:  // pred: ^bb1
    llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%12) : (!llvm.ptr) -> ()
    %22 = llvm.call @mlirAsyncRuntimeIsGroupError(%12) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%12, %3) : (!llvm.ptr, i64) -> ()
    %23 = llvm.xor %22, %2 : i1
    llvm.cond_br %23, ^bb5, ^bb10
  ^bb5:  // pred: ^bb4
    llvm.br ^bb6(%4, %7 : i64, i64)
  ^bb6(%24: i64, %25: i64):  // 2 preds: ^bb5, ^bb7
    %26 = llvm.icmp "slt" %24, %6 : i64
    llvm.cond_br %26, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %27 = llvm.getelementptr inbounds|nuw %11[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 : !llvm.ptr -> i64
    %29 = llvm.add %25, %28 : i64
    %30 = llvm.add %24, %5 : i64
    llvm.br ^bb6(%30, %29 : i64, i64)
  ^bb8:  // pred: ^bb6
    llvm.call @free(%11) : (!llvm.ptr) -> ()
    llvm.call @show(%25) : (i64) -> ()
    llvm.return
  ^bb9:  // pred: ^bb2
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb10:  // pred: ^bb4
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn(%arg0: i64) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.addressof @__resume : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %8 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.call @mlirAsyncRuntimeCreateValue(%9) : (i64) -> !llvm.ptr
    %11 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %12 = llvm.intr.coro.size : i64
    %13 = llvm.intr.coro.align : i64
    %14 = llvm.add %12, %13 : i64
    %15 = llvm.sub %14, %4 : i64
    %16 = llvm.sub %3, %13 : i64
    %17 = llvm.and %15, %16 : i64
    %18 = llvm.call @aligned_alloc(%13, %17) : (i64, i64) -> !llvm.ptr
    %19 = llvm.intr.coro.begin %11, %18 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %20 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%19, %2) : (!llvm.ptr, !llvm.ptr) -> ()
    %21 = llvm.intr.coro.suspend %20, %1 : i8
    %22 = llvm.sext %21 : i8 to i32
    llvm.switch %22 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %23 = llvm.mul %arg0, %arg0 : i64
    %24 = llvm.call @mlirAsyncRuntimeGetValueStorage(%10) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %23, %24 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%10) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.intr.coro.free %11, %19 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %26 = llvm.intr.coro.free %11, %19 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %27 = llvm.mlir.none : !llvm.token
    %28 = llvm.intr.coro.end %19, %1, %27 : (!llvm.ptr, i1, !llvm.token) -> i1
    %29 = llvm.insertvalue %7, %0[0] : !llvm.struct<(ptr, ptr)> 
    %30 = llvm.insertvalue %10, %29[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %30 : !llvm.struct<(ptr, ptr)>
  }
  llvm.func @async_execute_fn_0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
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
    llvm.switch %18 : i32, ^bb11 [
      0: ^bb1,
      1: ^bb10
    ]
  ^bb1:  // pred: ^bb0
    %19 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%arg0, %15, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %20 = llvm.intr.coro.suspend %19, %0 : i8
    %21 = llvm.sext %20 : i8 to i32
    llvm.switch %21 : i32, ^bb11 [
      0: ^bb2,
      1: ^bb10
    ]
  ^bb2:  // pred: ^bb1
    %22 = llvm.call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %3) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %22, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %23 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %15, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %24 = llvm.intr.coro.suspend %23, %0 : i8
    %25 = llvm.sext %24 : i8 to i32
    llvm.switch %25 : i32, ^bb11 [
      0: ^bb4,
      1: ^bb10
    ]
  ^bb4:  // pred: ^bb3
    %26 = llvm.call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    llvm.cond_br %26, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %27 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %28 = llvm.load %27 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %3) : (!llvm.ptr, i64) -> ()
    %29 = llvm.getelementptr inbounds|nuw %arg3[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %28, %29 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceToken(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeDropRef(%6, %3) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %3) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb7:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%6, %3) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %3) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call @mlirAsyncRuntimeSetTokenError(%6) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    %30 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%30) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10:  // 3 preds: ^bb0, ^bb1, ^bb3
    %31 = llvm.intr.coro.free %7, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb9, ^bb10
    %32 = llvm.mlir.none : !llvm.token
    %33 = llvm.intr.coro.end %15, %0, %32 : (!llvm.ptr, i1, !llvm.token) -> i1
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

