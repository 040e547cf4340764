module {
  llvm.mlir.global private constant @assert_msg_1(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: i64) attributes {sym_visibility = "private"} {
    llvm.call @printI64(%arg0) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @leaf(%arg0: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.call @mlirAsyncRuntimeCreateValue(%6) : (i64) -> !llvm.ptr
    %8 = llvm.intr.coro.id %3, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %9 = llvm.intr.coro.size : i64
    %10 = llvm.intr.coro.align : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.sub %11, %2 : i64
    %13 = llvm.sub %1, %10 : i64
    %14 = llvm.and %12, %13 : i64
    %15 = llvm.call @aligned_alloc(%10, %14) : (i64, i64) -> !llvm.ptr
    %16 = llvm.intr.coro.begin %8, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.icmp "sgt" %arg0, %1 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.add %arg0, %arg0 : i64
    %19 = llvm.call @mlirAsyncRuntimeGetValueStorage(%7) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %18, %19 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb1
    %20 = llvm.call @mlirAsyncRuntimeGetValueStorage(%7) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %arg0, %20 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%7) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %21 = llvm.intr.coro.free %8, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %22 = llvm.mlir.none : !llvm.token
    %23 = llvm.intr.coro.end %16, %0, %22 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %7 : !llvm.ptr
  }
  llvm.func @both(%arg0: i64) -> !llvm.struct<(ptr, ptr, ptr)> attributes {passthrough = ["presplitcoroutine"]} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, ptr)>
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.addressof @__resume : !llvm.ptr
    %3 = llvm.mlir.constant(-7 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %9 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @mlirAsyncRuntimeCreateValue(%10) : (i64) -> !llvm.ptr
    %12 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @mlirAsyncRuntimeCreateValue(%13) : (i64) -> !llvm.ptr
    %15 = llvm.intr.coro.id %6, %7, %7, %7 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %16 = llvm.intr.coro.size : i64
    %17 = llvm.intr.coro.align : i64
    %18 = llvm.add %16, %17 : i64
    %19 = llvm.sub %18, %5 : i64
    %20 = llvm.sub %4, %17 : i64
    %21 = llvm.and %19, %20 : i64
    %22 = llvm.call @aligned_alloc(%17, %21) : (i64, i64) -> !llvm.ptr
    %23 = llvm.intr.coro.begin %15, %22 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.call @leaf(%arg0) : (i64) -> !llvm.ptr
    %25 = llvm.call @leaf(%3) : (i64) -> !llvm.ptr
    %26 = llvm.intr.coro.save %23 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%24, %23, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %27 = llvm.intr.coro.suspend %26, %1 : i8
    %28 = llvm.sext %27 : i8 to i32
    llvm.switch %28 : i32, ^bb11 [
      0: ^bb2,
      1: ^bb10
    ]
  ^bb2:  // pred: ^bb1
    %29 = llvm.call @mlirAsyncRuntimeIsValueError(%24) : (!llvm.ptr) -> i1
    llvm.cond_br %29, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.call @mlirAsyncRuntimeGetValueStorage(%24) : (!llvm.ptr) -> !llvm.ptr
    %31 = llvm.load %30 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%24, %5) : (!llvm.ptr, i64) -> ()
    %32 = llvm.intr.coro.save %23 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%25, %23, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %33 = llvm.intr.coro.suspend %32, %1 : i8
    %34 = llvm.sext %33 : i8 to i32
    llvm.switch %34 : i32, ^bb11 [
      0: ^bb4,
      1: ^bb10
    ]
  ^bb4:  // pred: ^bb3
    %35 = llvm.call @mlirAsyncRuntimeIsValueError(%25) : (!llvm.ptr) -> i1
    llvm.cond_br %35, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %36 = llvm.call @mlirAsyncRuntimeGetValueStorage(%25) : (!llvm.ptr) -> !llvm.ptr
    %37 = llvm.load %36 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%25, %5) : (!llvm.ptr, i64) -> ()
    %38 = llvm.call @mlirAsyncRuntimeGetValueStorage(%11) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %31, %38 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%11) : (!llvm.ptr) -> ()
    %39 = llvm.call @mlirAsyncRuntimeGetValueStorage(%14) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %37, %39 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%14) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeDropRef(%25, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%24, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb7:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%25, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call @mlirAsyncRuntimeSetTokenError(%8) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%11) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    %40 = llvm.intr.coro.free %15, %23 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%40) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10:  // 2 preds: ^bb1, ^bb3
    %41 = llvm.intr.coro.free %15, %23 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // 4 preds: ^bb1, ^bb3, ^bb9, ^bb10
    %42 = llvm.mlir.none : !llvm.token
    %43 = llvm.intr.coro.end %23, %1, %42 : (!llvm.ptr, i1, !llvm.token) -> i1
    %44 = llvm.insertvalue %8, %0[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %45 = llvm.insertvalue %11, %44[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %46 = llvm.insertvalue %14, %45[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.return %46 : !llvm.struct<(ptr, ptr, ptr)>
  }
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %1 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %2 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i64) : i64
    %6 = llvm.call @both(%5) : (i64) -> !llvm.struct<(ptr, ptr, ptr)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, ptr, ptr)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, ptr)> 
    %9 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeAwaitToken(%7) : (!llvm.ptr) -> ()
    %10 = llvm.call @mlirAsyncRuntimeIsTokenError(%7) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%7, %4) : (!llvm.ptr, i64) -> ()
    %11 = llvm.xor %10, %3 : i1
    llvm.cond_br %11, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    llvm.call @mlirAsyncRuntimeAwaitValue(%8) : (!llvm.ptr) -> ()
    %12 = llvm.call @mlirAsyncRuntimeIsValueError(%8) : (!llvm.ptr) -> i1
    %13 = llvm.xor %12, %3 : i1
    llvm.cond_br %13, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %14 = llvm.call @mlirAsyncRuntimeGetValueStorage(%8) : (!llvm.ptr) -> !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%8, %4) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitValue(%9) : (!llvm.ptr) -> ()
    %16 = llvm.call @mlirAsyncRuntimeIsValueError(%9) : (!llvm.ptr) -> i1
    %17 = llvm.xor %16, %3 : i1
    llvm.cond_br %17, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %18 = llvm.call @mlirAsyncRuntimeGetValueStorage(%9) : (!llvm.ptr) -> !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%9, %4) : (!llvm.ptr, i64) -> ()
    llvm.call @show(%15) : (i64) -> ()
    llvm.call @show(%19) : (i64) -> ()
    llvm.return
  ^bb4:  // pred: ^bb0
    llvm.call @puts(%2) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb1
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb2
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
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

