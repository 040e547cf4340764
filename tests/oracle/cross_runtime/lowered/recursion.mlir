module {
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
  llvm.func @fib(%arg0: i64) -> !llvm.ptr attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.call @async_execute_fn(%arg0) : (i64) -> !llvm.struct<(ptr, ptr)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeDropRef(%2, %0) : (!llvm.ptr, i64) -> ()
    llvm.return %3 : !llvm.ptr
  }
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(15 : i64) : i64
    %4 = llvm.call @fib(%3) : (i64) -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeAwaitValue(%4) : (!llvm.ptr) -> ()
    %5 = llvm.call @mlirAsyncRuntimeIsValueError(%4) : (!llvm.ptr) -> i1
    %6 = llvm.xor %5, %2 : i1
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.call @mlirAsyncRuntimeGetValueStorage(%4) : (!llvm.ptr) -> !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%4, %1) : (!llvm.ptr, i64) -> ()
    llvm.call @show(%8) : (i64) -> ()
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn(%arg0: i64) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.addressof @__resume : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %9 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.call @mlirAsyncRuntimeCreateValue(%10) : (i64) -> !llvm.ptr
    %12 = llvm.intr.coro.id %6, %7, %7, %7 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %13 = llvm.intr.coro.size : i64
    %14 = llvm.intr.coro.align : i64
    %15 = llvm.add %13, %14 : i64
    %16 = llvm.sub %15, %5 : i64
    %17 = llvm.sub %4, %14 : i64
    %18 = llvm.and %16, %17 : i64
    %19 = llvm.call @aligned_alloc(%14, %18) : (i64, i64) -> !llvm.ptr
    %20 = llvm.intr.coro.begin %12, %19 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %21 = llvm.intr.coro.save %20 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%20, %3) : (!llvm.ptr, !llvm.ptr) -> ()
    %22 = llvm.intr.coro.suspend %21, %2 : i8
    %23 = llvm.sext %22 : i8 to i32
    llvm.switch %23 : i32, ^bb15 [
      0: ^bb1,
      1: ^bb14
    ]
  ^bb1:  // pred: ^bb0
    %24 = llvm.icmp "slt" %arg0, %1 : i64
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.br ^bb8(%arg0 : i64)
  ^bb3:  // pred: ^bb1
    %25 = llvm.sub %arg0, %5 : i64
    %26 = llvm.sub %arg0, %1 : i64
    %27 = llvm.call @fib(%25) : (i64) -> !llvm.ptr
    %28 = llvm.call @fib(%26) : (i64) -> !llvm.ptr
    %29 = llvm.intr.coro.save %20 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%27, %20, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %30 = llvm.intr.coro.suspend %29, %2 : i8
    %31 = llvm.sext %30 : i8 to i32
    llvm.switch %31 : i32, ^bb15 [
      0: ^bb4,
      1: ^bb14
    ]
  ^bb4:  // pred: ^bb3
    %32 = llvm.call @mlirAsyncRuntimeIsValueError(%27) : (!llvm.ptr) -> i1
    llvm.cond_br %32, ^bb10, ^bb5
  ^bb5:  // pred: ^bb4
    %33 = llvm.call @mlirAsyncRuntimeGetValueStorage(%27) : (!llvm.ptr) -> !llvm.ptr
    %34 = llvm.load %33 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%27, %5) : (!llvm.ptr, i64) -> ()
    %35 = llvm.intr.coro.save %20 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%28, %20, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %36 = llvm.intr.coro.suspend %35, %2 : i8
    %37 = llvm.sext %36 : i8 to i32
    llvm.switch %37 : i32, ^bb15 [
      0: ^bb6,
      1: ^bb14
    ]
  ^bb6:  // pred: ^bb5
    %38 = llvm.call @mlirAsyncRuntimeIsValueError(%28) : (!llvm.ptr) -> i1
    llvm.cond_br %38, ^bb11, ^bb7
  ^bb7:  // pred: ^bb6
    %39 = llvm.call @mlirAsyncRuntimeGetValueStorage(%28) : (!llvm.ptr) -> !llvm.ptr
    %40 = llvm.load %39 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%28, %5) : (!llvm.ptr, i64) -> ()
    %41 = llvm.add %34, %40 : i64
    llvm.br ^bb8(%41 : i64)
  ^bb8(%42: i64):  // 2 preds: ^bb2, ^bb7
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %43 = llvm.call @mlirAsyncRuntimeGetValueStorage(%11) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %42, %43 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%11) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb10:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%28, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%27, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb12
  ^bb11:  // pred: ^bb6
    llvm.call @mlirAsyncRuntimeDropRef(%28, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.call @mlirAsyncRuntimeSetTokenError(%8) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb9, ^bb12
    %44 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%44) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb14:  // 3 preds: ^bb0, ^bb3, ^bb5
    %45 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%45) : (!llvm.ptr) -> ()
    llvm.br ^bb15
  ^bb15:  // 5 preds: ^bb0, ^bb3, ^bb5, ^bb13, ^bb14
    %46 = llvm.mlir.none : !llvm.token
    %47 = llvm.intr.coro.end %20, %2, %46 : (!llvm.ptr, i1, !llvm.token) -> i1
    %48 = llvm.insertvalue %8, %0[0] : !llvm.struct<(ptr, ptr)> 
    %49 = llvm.insertvalue %11, %48[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %49 : !llvm.struct<(ptr, ptr)>
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

