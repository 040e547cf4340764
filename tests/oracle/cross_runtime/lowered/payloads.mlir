module {
  llvm.mlir.global private constant @assert_msg_2(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
  llvm.mlir.global private constant @assert_msg_1(dense<[65, 119, 97, 105, 116, 101, 100, 32, 97, 115, 121, 110, 99, 32, 111, 112, 101, 114, 97, 110, 100, 32, 105, 115, 32, 105, 110, 32, 101, 114, 114, 111, 114, 32, 115, 116, 97, 116, 101, 0]> : tensor<40xi8>) {addr_space = 0 : i32} : !llvm.array<40 x i8>
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
  llvm.func @main() {
    %0 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
    %1 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %4 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.call @async_execute_fn() : () -> !llvm.struct<(ptr, ptr, ptr, ptr, ptr)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %10 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %11 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %12 = llvm.extractvalue %7[4] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeDropRef(%8, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAddRef(%12, %6) : (!llvm.ptr, i64) -> ()
    %13 = llvm.call @async_execute_fn_0(%12, %11) : (!llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, ptr)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr)> 
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeDropRef(%14, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAddRef(%12, %6) : (!llvm.ptr, i64) -> ()
    %16 = llvm.call @async_execute_fn_1(%12, %10) : (!llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, ptr)>
    %17 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, ptr)> 
    %18 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, ptr)> 
    llvm.call @mlirAsyncRuntimeDropRef(%17, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitValue(%15) : (!llvm.ptr) -> ()
    %19 = llvm.call @mlirAsyncRuntimeIsValueError(%15) : (!llvm.ptr) -> i1
    %20 = llvm.xor %19, %5 : i1
    llvm.cond_br %20, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %21 = llvm.call @mlirAsyncRuntimeGetValueStorage(%15) : (!llvm.ptr) -> !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> f32
    llvm.call @mlirAsyncRuntimeDropRef(%15, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitValue(%18) : (!llvm.ptr) -> ()
    %23 = llvm.call @mlirAsyncRuntimeIsValueError(%18) : (!llvm.ptr) -> i1
    %24 = llvm.xor %23, %5 : i1
    llvm.cond_br %24, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %25 = llvm.call @mlirAsyncRuntimeGetValueStorage(%18) : (!llvm.ptr) -> !llvm.ptr
    %26 = llvm.load %25 : !llvm.ptr -> f32
    llvm.call @mlirAsyncRuntimeDropRef(%18, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitValue(%9) : (!llvm.ptr) -> ()
    %27 = llvm.call @mlirAsyncRuntimeIsValueError(%9) : (!llvm.ptr) -> i1
    %28 = llvm.xor %27, %5 : i1
    llvm.cond_br %28, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    %29 = llvm.call @mlirAsyncRuntimeGetValueStorage(%9) : (!llvm.ptr) -> !llvm.ptr
    llvm.call @mlirAsyncRuntimeDropRef(%9, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeAwaitValue(%12) : (!llvm.ptr) -> ()
    %30 = llvm.call @mlirAsyncRuntimeIsValueError(%12) : (!llvm.ptr) -> i1
    %31 = llvm.xor %30, %5 : i1
    llvm.cond_br %31, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %32 = llvm.call @mlirAsyncRuntimeGetValueStorage(%12) : (!llvm.ptr) -> !llvm.ptr
    %33 = llvm.load %32 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @mlirAsyncRuntimeDropRef(%12, %6) : (!llvm.ptr, i64) -> ()
    %34 = llvm.fadd %22, %26 : f32
    %35 = llvm.fmul %34, %4 : f32
    %36 = llvm.fptosi %35 : f32 to i64
    %37 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%37) : (!llvm.ptr) -> ()
    llvm.call @show(%36) : (i64) -> ()
    llvm.return
  ^bb5:  // pred: ^bb0
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb1
    llvm.call @puts(%2) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb2
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb3
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @async_execute_fn() -> !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)>
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.constant(dense<1.500000e+00> : vector<4xf32>) : vector<4xf32>
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.addressof @__resume : !llvm.ptr
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %15 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.call @mlirAsyncRuntimeCreateValue(%16) : (i64) -> !llvm.ptr
    %18 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, i1
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.call @mlirAsyncRuntimeCreateValue(%19) : (i64) -> !llvm.ptr
    %21 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.call @mlirAsyncRuntimeCreateValue(%22) : (i64) -> !llvm.ptr
    %24 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %25 = llvm.ptrtoint %24 : !llvm.ptr to i64
    %26 = llvm.call @mlirAsyncRuntimeCreateValue(%25) : (i64) -> !llvm.ptr
    %27 = llvm.intr.coro.id %12, %13, %13, %13 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %28 = llvm.intr.coro.size : i64
    %29 = llvm.intr.coro.align : i64
    %30 = llvm.add %28, %29 : i64
    %31 = llvm.sub %30, %11 : i64
    %32 = llvm.sub %10, %29 : i64
    %33 = llvm.and %31, %32 : i64
    %34 = llvm.call @aligned_alloc(%29, %33) : (i64, i64) -> !llvm.ptr
    %35 = llvm.intr.coro.begin %27, %34 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %36 = llvm.intr.coro.save %35 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%35, %9) : (!llvm.ptr, !llvm.ptr) -> ()
    %37 = llvm.intr.coro.suspend %36, %8 : i8
    %38 = llvm.sext %37 : i8 to i32
    llvm.switch %38 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %39 = llvm.getelementptr %13[3] : (!llvm.ptr) -> !llvm.ptr, f32
    %40 = llvm.ptrtoint %39 : !llvm.ptr to i64
    %41 = llvm.call @malloc(%40) : (i64) -> !llvm.ptr
    %42 = llvm.insertvalue %41, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.insertvalue %41, %42[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.insertvalue %3, %43[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.insertvalue %7, %44[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.insertvalue %5, %45[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = llvm.getelementptr inbounds|nuw %41[1] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %6, %47 : f32, !llvm.ptr
    %48 = llvm.call @mlirAsyncRuntimeGetValueStorage(%17) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %2, %48 : vector<4xf32>, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%17) : (!llvm.ptr) -> ()
    %49 = llvm.call @mlirAsyncRuntimeGetValueStorage(%20) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %1, %49 : i1, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%20) : (!llvm.ptr) -> ()
    %50 = llvm.call @mlirAsyncRuntimeGetValueStorage(%23) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %7, %50 : i64, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%23) : (!llvm.ptr) -> ()
    %51 = llvm.call @mlirAsyncRuntimeGetValueStorage(%26) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %46, %51 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%26) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%14) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %52 = llvm.intr.coro.free %27, %35 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%52) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb3:  // pred: ^bb0
    %53 = llvm.intr.coro.free %27, %35 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%53) : (!llvm.ptr) -> ()
    llvm.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    %54 = llvm.mlir.none : !llvm.token
    %55 = llvm.intr.coro.end %35, %8, %54 : (!llvm.ptr, i1, !llvm.token) -> i1
    %56 = llvm.insertvalue %14, %0[0] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %57 = llvm.insertvalue %17, %56[1] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %58 = llvm.insertvalue %20, %57[2] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %59 = llvm.insertvalue %23, %58[3] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    %60 = llvm.insertvalue %26, %59[4] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)> 
    llvm.return %60 : !llvm.struct<(ptr, ptr, ptr, ptr, ptr)>
  }
  llvm.func @async_execute_fn_0(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.addressof @__resume : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %9 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, f32
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
    llvm.switch %23 : i32, ^bb11 [
      0: ^bb1,
      1: ^bb10
    ]
  ^bb1:  // pred: ^bb0
    %24 = llvm.intr.coro.save %20 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg0, %20, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %25 = llvm.intr.coro.suspend %24, %2 : i8
    %26 = llvm.sext %25 : i8 to i32
    llvm.switch %26 : i32, ^bb11 [
      0: ^bb2,
      1: ^bb10
    ]
  ^bb2:  // pred: ^bb1
    %27 = llvm.call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
    llvm.cond_br %27, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %28 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %5) : (!llvm.ptr, i64) -> ()
    %30 = llvm.intr.coro.save %20 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %20, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %31 = llvm.intr.coro.suspend %30, %2 : i8
    %32 = llvm.sext %31 : i8 to i32
    llvm.switch %32 : i32, ^bb11 [
      0: ^bb4,
      1: ^bb10
    ]
  ^bb4:  // pred: ^bb3
    %33 = llvm.call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    llvm.cond_br %33, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %34 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %35 = llvm.load %34 : !llvm.ptr -> i64
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %5) : (!llvm.ptr, i64) -> ()
    %36 = llvm.sub %35, %1 : i64
    %37 = llvm.sub %36, %1 : i64
    %38 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr inbounds|nuw %38[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.load %39 : !llvm.ptr -> f32
    %41 = llvm.call @mlirAsyncRuntimeGetValueStorage(%11) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %40, %41 : f32, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%11) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%8) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeDropRef(%11, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%8, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb7:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%11, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%8, %5) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %5) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call @mlirAsyncRuntimeSetTokenError(%8) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%11) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    %42 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%42) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10:  // 3 preds: ^bb0, ^bb1, ^bb3
    %43 = llvm.intr.coro.free %12, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb9, ^bb10
    %44 = llvm.mlir.none : !llvm.token
    %45 = llvm.intr.coro.end %20, %2, %44 : (!llvm.ptr, i1, !llvm.token) -> i1
    %46 = llvm.insertvalue %8, %0[0] : !llvm.struct<(ptr, ptr)> 
    %47 = llvm.insertvalue %11, %46[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %47 : !llvm.struct<(ptr, ptr)>
  }
  llvm.func @async_execute_fn_1(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.struct<(ptr, ptr)> attributes {passthrough = ["presplitcoroutine"], sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.addressof @__resume : !llvm.ptr
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %10 = llvm.getelementptr %8[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.call @mlirAsyncRuntimeCreateValue(%11) : (i64) -> !llvm.ptr
    %13 = llvm.intr.coro.id %7, %8, %8, %8 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %14 = llvm.intr.coro.size : i64
    %15 = llvm.intr.coro.align : i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.sub %16, %6 : i64
    %18 = llvm.sub %5, %15 : i64
    %19 = llvm.and %17, %18 : i64
    %20 = llvm.call @aligned_alloc(%15, %19) : (i64, i64) -> !llvm.ptr
    %21 = llvm.intr.coro.begin %13, %20 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %22 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeExecute(%21, %4) : (!llvm.ptr, !llvm.ptr) -> ()
    %23 = llvm.intr.coro.suspend %22, %3 : i8
    %24 = llvm.sext %23 : i8 to i32
    llvm.switch %24 : i32, ^bb11 [
      0: ^bb1,
      1: ^bb10
    ]
  ^bb1:  // pred: ^bb0
    %25 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg0, %21, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %26 = llvm.intr.coro.suspend %25, %3 : i8
    %27 = llvm.sext %26 : i8 to i32
    llvm.switch %27 : i32, ^bb11 [
      0: ^bb2,
      1: ^bb10
    ]
  ^bb2:  // pred: ^bb1
    %28 = llvm.call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
    llvm.cond_br %28, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %29 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %30 = llvm.load %29 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %6) : (!llvm.ptr, i64) -> ()
    %31 = llvm.intr.coro.save %21 : (!llvm.ptr) -> !llvm.token
    llvm.call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %21, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %32 = llvm.intr.coro.suspend %31, %3 : i8
    %33 = llvm.sext %32 : i8 to i32
    llvm.switch %33 : i32, ^bb11 [
      0: ^bb4,
      1: ^bb10
    ]
  ^bb4:  // pred: ^bb3
    %34 = llvm.call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    llvm.cond_br %34, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %35 = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %36 = llvm.load %35 : !llvm.ptr -> i1
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %6) : (!llvm.ptr, i64) -> ()
    %37 = llvm.select %36, %1, %2 : i1, i64
    %38 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr inbounds|nuw %38[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.load %39 : !llvm.ptr -> f32
    %41 = llvm.call @mlirAsyncRuntimeGetValueStorage(%12) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %40, %41 : f32, !llvm.ptr
    llvm.call @mlirAsyncRuntimeEmplaceValue(%12) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeEmplaceToken(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb2
    llvm.call @mlirAsyncRuntimeDropRef(%12, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%9, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg0, %6) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb7:  // pred: ^bb4
    llvm.call @mlirAsyncRuntimeDropRef(%12, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%9, %6) : (!llvm.ptr, i64) -> ()
    llvm.call @mlirAsyncRuntimeDropRef(%arg1, %6) : (!llvm.ptr, i64) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call @mlirAsyncRuntimeSetTokenError(%9) : (!llvm.ptr) -> ()
    llvm.call @mlirAsyncRuntimeSetValueError(%12) : (!llvm.ptr) -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    %42 = llvm.intr.coro.free %13, %21 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%42) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb10:  // 3 preds: ^bb0, ^bb1, ^bb3
    %43 = llvm.intr.coro.free %13, %21 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    llvm.br ^bb11
  ^bb11:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb9, ^bb10
    %44 = llvm.mlir.none : !llvm.token
    %45 = llvm.intr.coro.end %21, %3, %44 : (!llvm.ptr, i1, !llvm.token) -> i1
    %46 = llvm.insertvalue %9, %0[0] : !llvm.struct<(ptr, ptr)> 
    %47 = llvm.insertvalue %12, %46[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %47 : !llvm.struct<(ptr, ptr)>
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

