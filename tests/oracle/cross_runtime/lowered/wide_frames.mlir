module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  llvm.func @printI64(i64) attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(7 : index) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.call @async_execute_fn() : () -> !llvm.struct<(ptr, ptr)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr)> 
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr)> 
    %11 = llvm.getelementptr %3[7] : (!llvm.ptr) -> !llvm.ptr, i64
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.getelementptr %3[7] : (!llvm.ptr) -> !llvm.ptr, i64
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    %17 = llvm.call @mlirAsyncRuntimeCreateGroup(%6) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%4 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb2
    %19 = llvm.icmp "slt" %18, %6 : i64
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @mlirAsyncRuntimeAddRef(%9, %2) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAddRef(%10, %2) : (!llvm.ptr, i64) -> ()
    %20 = llvm.call @async_execute_fn_2(%9, %10, %13, %13, %4, %6, %5, %18, %16, %16, %4, %6, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.ptr
    %21 = llvm.call @mlirAsyncRuntimeAddTokenToGroup(%20, %17) : (!llvm.ptr, !llvm.ptr) -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%20, %2) : (!llvm.ptr, i64) -> ()
    %22 = llvm.add %18, %5 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb3:  // pred: ^bb1
    llvm.call @mlirAsyncRuntimeDropRef(%10, %2) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%9, %2) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitAllInGroup(%17) : (!llvm.ptr) -> ()
    %23 = llvm.call @mlirAsyncRuntimeIsGroupError(%17) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%17, %2) : (!llvm.ptr, i64) -> ()
    %24 = llvm.xor %23, %1 : i1
    llvm.cond_br %24, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%4, %7 : i64, i64)
  ^bb5(%25: i64, %26: i64):  // 2 preds: ^bb4, ^bb6
    %27 = llvm.icmp "slt" %25, %6 : i64
    llvm.cond_br %27, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %28 = llvm.getelementptr inbounds|nuw %13[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %29 = llvm.load %28 : !llvm.ptr -> i64
    %30 = llvm.add %26, %29 : i64
    %31 = llvm.add %25, %5 : i64
    llvm.br ^bb5(%31, %30 : i64, i64)
  ^bb7:  // pred: ^bb5
    llvm.br ^bb8(%4, %7 : i64, i64)
  ^bb8(%32: i64, %33: i64):  // 2 preds: ^bb7, ^bb9
    %34 = llvm.icmp "slt" %32, %6 : i64
    llvm.cond_br %34, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %35 = llvm.getelementptr inbounds|nuw %16[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.add %33, %36 : i64
    %38 = llvm.add %32, %5 : i64
    llvm.br ^bb8(%38, %37 : i64, i64)
  ^bb10:  // pred: ^bb8
    llvm.call @printI64(%26) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printI64(%33) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    llvm.call @free(%16) : (!llvm.ptr) -> ()
    llvm.return
  ^bb11:  // pred: ^bb3
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn() -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %1 = llvm.mlir.constant(5 : i64) : i64
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
    llvm.switch %23 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %24 = llvm.call @mlirAsyncRuntimeGetValueStorage(%11) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %1, %24 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%11) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%25) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %26 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%26) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %27 = llvm.mlir.none : !llvm.token
    %28 = llvm.intr.coro.end %20, %2, %27 : (!llvm.ptr, i1, !llvm.token) -> i1
    %29 = llvm.insertvalue %8, %0[0] : !llvm.struct<(ptr, ptr)> 
    %30 = llvm.insertvalue %11, %29[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %30 : !llvm.struct<(ptr, ptr)>
  }
  llvm.func @async_execute_fn_0() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
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
  llvm.func @async_execute_fn_1() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
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
  llvm.func @async_execute_fn_2(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64, %arg12: i64) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.constant(127 : i64) : i64
    %1 = llvm.mlir.constant(16 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.addressof @__resume : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %11 = llvm.intr.coro.id %9, %8, %8, %8 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %12 = llvm.intr.coro.size : i64
    %13 = llvm.intr.coro.align : i64
    %14 = llvm.add %12, %13 : i64
    %15 = llvm.sub %14, %7 : i64
    %16 = llvm.sub %6, %13 : i64
    %17 = llvm.and %15, %16 : i64
    %18 = llvm.call @aligned_alloc(%13, %17) : (i64, i64) -> !llvm.ptr
    %19 = llvm.intr.coro.begin %11, %18 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %20 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%19, %5) : (!llvm.ptr, !llvm.ptr) -> ()
    %21 = llvm.intr.coro.suspend %20, %4 : i8
    %22 = llvm.sext %21 : i8 to i32
    llvm.switch %22 : i32, ^bb18 [
      0: ^bb1,
      1: ^bb17
    ]
  ^bb1:  // pred: ^bb0
    %23 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%arg0, %19, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %24 = llvm.intr.coro.suspend %23, %4 : i8
    %25 = llvm.sext %24 : i8 to i32
    llvm.switch %25 : i32, ^bb18 [
      0: ^bb2,
      1: ^bb17
    ]
  ^bb2:  // pred: ^bb1
    %26 = llvm.call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %7) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %26, ^bb13, ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %19, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %28 = llvm.intr.coro.suspend %27, %4 : i8
    %29 = llvm.sext %28 : i8 to i32
    llvm.switch %29 : i32, ^bb18 [
      0: ^bb4,
      1: ^bb17
    ]
  ^bb4:  // pred: ^bb3
    %30 = llvm.call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    llvm.cond_br %30, ^bb14, ^bb5
  ^bb5:  // pred: ^bb4
    %31 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %7) : (!llvm.ptr, i64) -> ()
    %33 = llvm.alloca %1 x f32 {alignment = 128 : i64} : (i64) -> !llvm.ptr
    %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %35 = llvm.inttoptr %34 : i64 to !llvm.ptr
    llvm.br ^bb6(%3 : i64)
  ^bb6(%36: i64):  // 2 preds: ^bb5, ^bb7
    %37 = llvm.icmp "slt" %36, %1 : i64
    llvm.cond_br %37, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %38 = llvm.add %36, %32 : i64
    %39 = llvm.sitofp %38 : i64 to f32
    %40 = llvm.getelementptr inbounds|nuw %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %39, %40 : f32, !llvm.ptr
    %41 = llvm.add %36, %2 : i64
    llvm.br ^bb6(%41 : i64)
  ^bb8:  // pred: ^bb6
    %42 = llvm.load %35 : !llvm.ptr -> vector<8xf32>
    %43 = llvm.call @async_execute_fn_0() : () -> !llvm.ptr
    %44 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%43, %19, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %45 = llvm.intr.coro.suspend %44, %4 : i8
    %46 = llvm.sext %45 : i8 to i32
    llvm.switch %46 : i32, ^bb18 [
      0: ^bb9,
      1: ^bb17
    ]
  ^bb9:  // pred: ^bb8
    %47 = llvm.call @mlirAsyncRuntimeIsTokenError(%43) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%43, %7) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %47, ^bb15, ^bb10
  ^bb10:  // pred: ^bb9
    %48 = llvm.fadd %42, %42 : vector<8xf32>
    llvm.store %48, %35 : vector<8xf32>, !llvm.ptr
    %49 = llvm.call @async_execute_fn_1() : () -> !llvm.ptr
    %50 = llvm.intr.coro.save %19 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitTokenAndExecute(%49, %19, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %51 = llvm.intr.coro.suspend %50, %4 : i8
    %52 = llvm.sext %51 : i8 to i32
    llvm.switch %52 : i32, ^bb18 [
      0: ^bb11,
      1: ^bb17
    ]
  ^bb11:  // pred: ^bb10
    %53 = llvm.call @mlirAsyncRuntimeIsTokenError(%49) : (!llvm.ptr) -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%49, %7) : (!llvm.ptr, i64) -> ()
    llvm.cond_br %53, ^bb15, ^bb12
  ^bb12:  // pred: ^bb11
    %54 = llvm.getelementptr inbounds|nuw %33[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %55 = llvm.load %54 : !llvm.ptr -> f32
    %56 = llvm.fptosi %55 : f32 to i64
    %57 = llvm.getelementptr inbounds|nuw %arg3[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %56, %57 : i64, !llvm.ptr
    %58 = llvm.and %34, %0 : i64
    %59 = llvm.getelementptr inbounds|nuw %arg9[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %58, %59 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceToken(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb13:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeDropRef(%10, %7) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %7) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb15
  ^bb14:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%10, %7) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %7) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb15
  ^bb15:  // 4 preds: ^bb9, ^bb11, ^bb13, ^bb14
    llvm.call @mlirAsyncRuntimeSetTokenError(%10) : (!llvm.ptr) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb12, ^bb15
    %60 = llvm.intr.coro.free %11, %19 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%60) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb17:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb8, ^bb10
    %61 = llvm.intr.coro.free %11, %19 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%61) : (!llvm.ptr) -> ()
    llvm.br ^bb18
  ^bb18:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb8, ^bb10, ^bb16, ^bb17
    %62 = llvm.mlir.none : !llvm.token
    %63 = llvm.intr.coro.end %19, %4, %62 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %10 : !llvm.ptr
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

