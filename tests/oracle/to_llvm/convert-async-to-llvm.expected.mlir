module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  func.func @make(%arg0: index) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = call @mlirAsyncRuntimeCreateValue(%4) : (i64) -> !llvm.ptr
    %6 = call @mlirAsyncRuntimeCreateGroup(%0) : (i64) -> !llvm.ptr
    return %1, %5, %6 : !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
  func.func @tokens(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> index {
    %c3_i64 = arith.constant 3 : i64
    call @mlirAsyncRuntimeAddRef(%arg0, %c3_i64) : (!llvm.ptr, i64) -> ()
    call @mlirAsyncRuntimeEmplaceToken(%arg0) : (!llvm.ptr) -> ()
    call @mlirAsyncRuntimeSetTokenError(%arg0) : (!llvm.ptr) -> ()
    %0 = call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
    call @mlirAsyncRuntimeAwaitToken(%arg0) : (!llvm.ptr) -> ()
    %1 = call @mlirAsyncRuntimeAddTokenToGroup(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %c1_i64 = arith.constant 1 : i64
    call @mlirAsyncRuntimeDropRef(%arg0, %c1_i64) : (!llvm.ptr, i64) -> ()
    return %2 : index
  }
  func.func @values(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) -> index {
    call @mlirAsyncRuntimeEmplaceValue(%arg0) : (!llvm.ptr) -> ()
    call @mlirAsyncRuntimeSetValueError(%arg1) : (!llvm.ptr) -> ()
    %0 = call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
    call @mlirAsyncRuntimeAwaitValue(%arg0) : (!llvm.ptr) -> ()
    %1 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %2, %4 : i64, !llvm.ptr
    %5 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %arg2, %5 : i1, !llvm.ptr
    return %3 : index
  }
  func.func @groups(%arg0: !llvm.ptr) -> (i1, index) {
    call @mlirAsyncRuntimeAwaitAllInGroup(%arg0) : (!llvm.ptr) -> ()
    %0 = call @mlirAsyncRuntimeIsGroupError(%arg0) : (!llvm.ptr) -> i1
    %1 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    return %0, %1 : i1, index
  }
  func.func @coroutine(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %3 = llvm.intr.coro.size : i64
    %4 = llvm.intr.coro.align : i64
    %5 = llvm.add %3, %4 : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.sub %5, %6 : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.sub %8, %4 : i64
    %10 = llvm.and %7, %9 : i64
    %11 = llvm.call @aligned_alloc(%4, %10) : (i64, i64) -> !llvm.ptr
    %12 = llvm.intr.coro.begin %2, %11 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %13 = llvm.intr.coro.save %12 : (!llvm.ptr) -> !llvm.token
    %14 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeExecute(%12, %14) : (!llvm.ptr, !llvm.ptr) -> ()
    %15 = llvm.mlir.constant(false) : i1
    %16 = llvm.intr.coro.suspend %13, %15 : i8
    %17 = llvm.sext %16 : i8 to i32
    llvm.switch %17 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %18 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitTokenAndExecute(%arg0, %12, %18) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %19 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %12, %19) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %20 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%arg2, %12, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %21 = llvm.intr.coro.free %2, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%21) : (!llvm.ptr) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %22 = llvm.mlir.constant(false) : i1
    %23 = llvm.mlir.none : !llvm.token
    %24 = llvm.intr.coro.end %12, %22, %23 : (!llvm.ptr, i1, !llvm.token) -> i1
    return %arg0 : !llvm.ptr
  }
  func.func private @callee(!llvm.ptr {test.a}, i32) -> !llvm.ptr
  func.func @calls(%arg0: !llvm.ptr, %arg1: i1, %arg2: index) -> !llvm.ptr attributes {test.b} {
    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.token
    %c0_i32 = arith.constant 0 : i32
    %1 = call @callee(%arg0, %c0_i32) : (!llvm.ptr, i32) -> !llvm.ptr
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.ptr to !async.value<f32>
    "test.use"(%2, %0) : (!async.value<f32>, !async.token) -> ()
    %3 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (!async.token) {
      %6 = builtin.unrealized_conversion_cast %arg4 : !async.token to !llvm.ptr
      func.call @mlirAsyncRuntimeAwaitToken(%6) : (!llvm.ptr) -> ()
      %7 = func.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
      %8 = builtin.unrealized_conversion_cast %7 : !llvm.ptr to !async.token
      scf.yield %8 : !async.token
    }
    cf.cond_br %arg1, ^bb1(%3 : !async.token), ^bb1(%0 : !async.token)
  ^bb1(%4: !async.token):  // 2 preds: ^bb0, ^bb0
    %5 = builtin.unrealized_conversion_cast %4 : !async.token to !llvm.ptr
    call @mlirAsyncRuntimeAwaitToken(%5) : (!llvm.ptr) -> ()
    return %1 : !llvm.ptr
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  func.func private @ext(index, !llvm.ptr {llvm.noalias}) -> (!llvm.ptr {a.b}) attributes {foo}
  func.func @f2(%arg0: !llvm.ptr, %arg1: index) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %3 = llvm.intr.coro.size : i64
    %4 = llvm.intr.coro.align : i64
    %5 = llvm.add %3, %4 : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.sub %5, %6 : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.sub %8, %4 : i64
    %10 = llvm.and %7, %9 : i64
    %11 = llvm.call @aligned_alloc(%4, %10) : (i64, i64) -> !llvm.ptr
    %12 = llvm.intr.coro.begin %2, %11 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %13 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %14 = llvm.load %13 : !llvm.ptr -> f32
    %15 = llvm.intr.coro.free %2, %12 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%15) : (!llvm.ptr) -> ()
    return
  }
  func.func @uses(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: index, %arg3: memref<4xf32>, %arg4: !llvm.ptr, %arg5: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg5 : !llvm.ptr to !async.group
    %1 = builtin.unrealized_conversion_cast %arg1 : !llvm.ptr to !async.value<index>
    %2 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.token
    %3 = builtin.unrealized_conversion_cast %arg3 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = builtin.unrealized_conversion_cast %arg2 : index to i64
    "test.use1"(%1, %2) : (!async.value<index>, !async.token) -> ()
    %5 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    %9 = llvm.load %8 : !llvm.ptr -> i64
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    "test.use"(%10, %7) : (index, index) -> ()
    %11:2 = "test.def"() : () -> (!async.token, !async.token)
    %12 = builtin.unrealized_conversion_cast %11#0 : !async.token to !llvm.ptr
    %13 = builtin.unrealized_conversion_cast %11#1 : !async.token to !llvm.ptr
    %c1_i64 = arith.constant 1 : i64
    call @mlirAsyncRuntimeAddRef(%13, %c1_i64) : (!llvm.ptr, i64) -> ()
    %c1_i64_0 = arith.constant 1 : i64
    call @mlirAsyncRuntimeAddRef(%12, %c1_i64_0) : (!llvm.ptr, i64) -> ()
    "test.use"(%11#0) : (!async.token) -> ()
    %14 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %4, %14 : i64, !llvm.ptr
    %15 = call @mlirAsyncRuntimeGetValueStorage(%arg1) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %9, %15 : i64, !llvm.ptr
    %16 = call @mlirAsyncRuntimeGetValueStorage(%arg4) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %3, %16 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %17 = call @mlirAsyncRuntimeGetValueStorage(%arg4) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %3, %17 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %18 = call @mlirAsyncRuntimeAddTokenToGroup(%arg0, %arg5) : (!llvm.ptr, !llvm.ptr) -> i64
    %19 = builtin.unrealized_conversion_cast %18 : i64 to index
    "test.use"(%19) : (index) -> ()
    %20 = arith.addi %19, %19 : index
    %21:2 = call @uses(%12, %arg1, %19, %arg3, %arg4, %arg5) : (!llvm.ptr, !llvm.ptr, index, memref<4xf32>, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr, !llvm.ptr)
    %22 = builtin.unrealized_conversion_cast %21#1 : !llvm.ptr to !async.value<index>
    %23 = builtin.unrealized_conversion_cast %21#0 : !llvm.ptr to !async.token
    "test.use"(%22, %23) : (!async.value<index>, !async.token) -> ()
    scf.execute_region {
      cf.br ^bb1(%2, %0 : !async.token, !async.group)
    ^bb1(%24: !async.token, %25: !async.group):  // pred: ^bb0
      %26 = builtin.unrealized_conversion_cast %24 : !async.token to !llvm.ptr
      %27 = builtin.unrealized_conversion_cast %25 : !async.group to !llvm.ptr
      func.call @mlirAsyncRuntimeAwaitAllInGroup(%27) : (!llvm.ptr) -> ()
      func.call @mlirAsyncRuntimeAwaitToken(%26) : (!llvm.ptr) -> ()
      %28 = llvm.mlir.zero : !llvm.ptr
      %29 = llvm.getelementptr %28[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
      %31 = func.call @mlirAsyncRuntimeCreateValue(%30) : (i64) -> !llvm.ptr
      %32 = builtin.unrealized_conversion_cast %31 : !llvm.ptr to !async.value<memref<?xf32>>
      "test.u"(%32, %24) : (!async.value<memref<?xf32>>, !async.token) -> ()
      scf.yield
    }
    return %21#0, %arg1 : !llvm.ptr, !llvm.ptr
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func @cast(%arg0: i16) -> i16 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i16 to i48
    %1 = builtin.unrealized_conversion_cast %0 : i48 to i16
    return %1 : i16
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func @folded(%arg0: index, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> (index, i1, !llvm.ptr) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %c2, %arg0 : index
    %1 = call @mlirAsyncRuntimeIsTokenError(%arg1) : (!llvm.ptr) -> i1
    %false = arith.constant false
    %true = arith.constant true
    return %0, %1, %arg1 : index, i1, !llvm.ptr
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i1, %arg6: f32, %arg7: vector<2x3xi16>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : !llvm.ptr to !async.value<!async.value<i8>>
    scf.execute_region {
      cf.br ^bb1(%0 : !async.value<!async.value<i8>>)
    ^bb1(%5: !async.value<!async.value<i8>>):  // pred: ^bb0
      func.call @mlirAsyncRuntimeEmplaceValue(%arg1) : (!llvm.ptr) -> ()
      %6 = func.call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
      %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
      scf.yield
    }
    %1 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    %2 = call @mlirAsyncRuntimeIsValueError(%arg4) : (!llvm.ptr) -> i1
    %c9_i64 = arith.constant 9 : i64
    call @mlirAsyncRuntimeDropRef(%arg3, %c9_i64) : (!llvm.ptr, i64) -> ()
    %3 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: vector<4xf32>, %arg2: index, %arg3: !llvm.ptr, %arg4: i1, %arg5: f32, %arg6: !llvm.ptr, %arg7: memref<2x?xindex, 3>) {
    call @mlirAsyncRuntimeAwaitValue(%arg0) : (!llvm.ptr) -> ()
    %0 = call @mlirAsyncRuntimeGetValueStorage(%arg6) : (!llvm.ptr) -> !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.array<2 x vector<3xi16>>
    %2 = call @mlirAsyncRuntimeIsValueError(%arg0) : (!llvm.ptr) -> i1
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = call @mlirAsyncRuntimeCreateValue(%5) : (i64) -> !llvm.ptr
    %7 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: index, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg6 : !llvm.ptr to !async.value<memref<?xf32>>
    %1 = builtin.unrealized_conversion_cast %arg5 : !llvm.ptr to !async.value<memref<2x?xindex, 3>>
    %2 = builtin.unrealized_conversion_cast %arg2 : !llvm.ptr to !async.value<i8>
    %3 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.group
    %4 = builtin.unrealized_conversion_cast %arg1 : index to i64
    call @mlirAsyncRuntimeAwaitValue(%arg6) : (!llvm.ptr) -> ()
    scf.execute_region {
      cf.br ^bb1(%2 : !async.value<i8>)
    ^bb1(%17: !async.value<i8>):  // pred: ^bb0
      scf.execute_region {
        cf.br ^bb1(%2 : !async.value<i8>)
      ^bb1(%18: !async.value<i8>):  // pred: ^bb0
        %19 = llvm.mlir.zero : !llvm.ptr
        %20 = llvm.getelementptr %19[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
        %21 = llvm.ptrtoint %20 : !llvm.ptr to i64
        %22 = func.call @mlirAsyncRuntimeCreateValue(%21) : (i64) -> !llvm.ptr
        scf.yield
      }
      scf.yield
    }
    %5 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    call @mlirAsyncRuntimeSetValueError(%arg4) : (!llvm.ptr) -> ()
    %6 = call @mlirAsyncRuntimeIsValueError(%arg4) : (!llvm.ptr) -> i1
    scf.execute_region {
      cf.br ^bb1(%1 : !async.value<memref<2x?xindex, 3>>)
    ^bb1(%17: !async.value<memref<2x?xindex, 3>>):  // pred: ^bb0
      scf.execute_region {
        cf.br ^bb1(%0 : !async.value<memref<?xf32>>)
      ^bb1(%20: !async.value<memref<?xf32>>):  // pred: ^bb0
        %21 = scf.if %6 -> (!async.group) {
          "test.use"(%arg1, %5) : (index, index) -> ()
          scf.yield %3 : !async.group
        } else {
          scf.yield %3 : !async.group
        }
        %22 = builtin.unrealized_conversion_cast %21 : !async.group to !llvm.ptr
        %23 = scf.for %arg8 = %5 to %5 step %5 iter_args(%arg9 = %17) -> (!async.value<memref<2x?xindex, 3>>) {
          %24 = func.call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
          %25 = func.call @mlirAsyncRuntimeIsGroupError(%22) : (!llvm.ptr) -> i1
          scf.yield %17 : !async.value<memref<2x?xindex, 3>>
        }
        scf.yield
      }
      %18 = func.call @mlirAsyncRuntimeGetValueStorage(%arg6) : (!llvm.ptr) -> !llvm.ptr
      %19 = llvm.load %18 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      scf.yield
    }
    %7 = call @mlirAsyncRuntimeGetValueStorage(%arg6) : (!llvm.ptr) -> !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = scf.for %arg8 = %arg1 to %5 step %arg1 iter_args(%arg9 = %1) -> (!async.value<memref<2x?xindex, 3>>) {
      %c1_i64 = arith.constant 1 : i64
      func.call @mlirAsyncRuntimeAddRef(%arg6, %c1_i64) : (!llvm.ptr, i64) -> ()
      %17 = func.call @mlirAsyncRuntimeGetValueStorage(%arg5) : (!llvm.ptr) -> !llvm.ptr
      %18 = llvm.load %17 : !llvm.ptr -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      func.call @mlirAsyncRuntimeSetValueError(%arg2) : (!llvm.ptr) -> ()
      scf.yield %1 : !async.value<memref<2x?xindex, 3>>
    }
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.getelementptr %10[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = call @mlirAsyncRuntimeCreateValue(%12) : (i64) -> !llvm.ptr
    %14 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.ptr to !async.token
    "test.use"(%15, %0) : (!async.token, !async.value<memref<?xf32>>) -> ()
    %16 = call @mlirAsyncRuntimeCreateGroup(%4) : (i64) -> !llvm.ptr
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: vector<4xf32>, %arg2: index, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: memref<?xf32>, %arg6: f32, %arg7: !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg4 : !llvm.ptr to !async.value<complex<f32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.value<vector<4xf32>>
    %2 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.intr.coro.id %3, %4, %4, %4 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %6 = llvm.intr.coro.size : i64
    %7 = llvm.intr.coro.align : i64
    %8 = llvm.add %6, %7 : i64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.sub %11, %7 : i64
    %13 = llvm.and %10, %12 : i64
    %14 = llvm.call @aligned_alloc(%7, %13) : (i64, i64) -> !llvm.ptr
    %15 = llvm.intr.coro.begin %5, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %16 = llvm.intr.coro.save %15 : (!llvm.ptr) -> !llvm.token
    %17 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeExecute(%15, %17) : (!llvm.ptr, !llvm.ptr) -> ()
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.intr.coro.suspend %16, %18 : i8
    %20 = llvm.sext %19 : i8 to i32
    llvm.switch %20 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %21 = call @mlirAsyncRuntimeGetValueStorage(%arg3) : (!llvm.ptr) -> !llvm.ptr
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = scf.for %arg8 = %arg2 to %arg2 step %arg2 iter_args(%arg9 = %1) -> (!async.value<vector<4xf32>>) {
      scf.execute_region {
        cf.br ^bb1(%1 : !async.value<vector<4xf32>>)
      ^bb1(%46: !async.value<vector<4xf32>>):  // pred: ^bb0
        %47 = func.call @mlirAsyncRuntimeCreateGroup(%2) : (i64) -> !llvm.ptr
        %48 = llvm.mlir.zero : !llvm.ptr
        %49 = llvm.getelementptr %48[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
        %50 = llvm.ptrtoint %49 : !llvm.ptr to i64
        %51 = func.call @mlirAsyncRuntimeCreateValue(%50) : (i64) -> !llvm.ptr
        scf.yield
      }
      %40 = llvm.mlir.zero : !llvm.ptr
      %41 = llvm.getelementptr %40[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
      %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
      %43 = func.call @mlirAsyncRuntimeCreateValue(%42) : (i64) -> !llvm.ptr
      %44 = builtin.unrealized_conversion_cast %43 : !llvm.ptr to !async.value<vector<4xf32>>
      %45 = scf.for %arg10 = %arg8 to %arg8 step %arg8 iter_args(%arg11 = %44) -> (!async.value<vector<4xf32>>) {
        %46 = func.call @mlirAsyncRuntimeIsValueError(%arg4) : (!llvm.ptr) -> i1
        func.call @mlirAsyncRuntimeAwaitValue(%arg3) : (!llvm.ptr) -> ()
        scf.yield %arg11 : !async.value<vector<4xf32>>
      }
      scf.yield %44 : !async.value<vector<4xf32>>
    }
    %24 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    %25 = builtin.unrealized_conversion_cast %24 : index to i64
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.getelementptr %26[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = call @mlirAsyncRuntimeCreateValue(%28) : (i64) -> !llvm.ptr
    %30 = call @mlirAsyncRuntimeIsValueError(%arg4) : (!llvm.ptr) -> i1
    %31 = call @mlirAsyncRuntimeGetValueStorage(%arg7) : (!llvm.ptr) -> !llvm.ptr
    %32 = llvm.load %31 : !llvm.ptr -> i8
    %33 = call @mlirAsyncRuntimeCreateGroup(%25) : (i64) -> !llvm.ptr
    %34 = scf.for %arg8 = %arg2 to %24 step %arg2 iter_args(%arg9 = %0) -> (!async.value<complex<f32>>) {
      %40 = llvm.mlir.zero : !llvm.ptr
      %41 = llvm.getelementptr %40[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
      %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
      %43 = func.call @mlirAsyncRuntimeCreateValue(%42) : (i64) -> !llvm.ptr
      %44 = llvm.mlir.zero : !llvm.ptr
      %45 = llvm.getelementptr %44[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %46 = llvm.ptrtoint %45 : !llvm.ptr to i64
      %47 = func.call @mlirAsyncRuntimeCreateValue(%46) : (i64) -> !llvm.ptr
      scf.yield %0 : !async.value<complex<f32>>
    }
    "test.use"(%30, %30, %arg1) : (i1, i1, vector<4xf32>) -> ()
    %35 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitValueAndExecute(%arg7, %15, %35) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %36 = llvm.intr.coro.free %5, %15 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%36) : (!llvm.ptr) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %37 = llvm.mlir.constant(false) : i1
    %38 = llvm.mlir.none : !llvm.token
    %39 = llvm.intr.coro.end %15, %37, %38 : (!llvm.ptr, i1, !llvm.token) -> i1
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: !llvm.ptr, %arg4: f32, %arg5: !llvm.ptr, %arg6: index, %arg7: memref<?xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg5 : !llvm.ptr to !async.value<f32>
    %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to !async.value<vector<4xf32>>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.intr.coro.id %2, %3, %3, %3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.size : i64
    %6 = llvm.intr.coro.align : i64
    %7 = llvm.add %5, %6 : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.sub %7, %8 : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.sub %10, %6 : i64
    %12 = llvm.and %9, %11 : i64
    %13 = llvm.call @aligned_alloc(%6, %12) : (i64, i64) -> !llvm.ptr
    %14 = llvm.intr.coro.begin %4, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %15 = llvm.intr.coro.save %14 : (!llvm.ptr) -> !llvm.token
    %16 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeExecute(%14, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.mlir.constant(false) : i1
    %18 = llvm.intr.coro.suspend %15, %17 : i8
    %19 = llvm.sext %18 : i8 to i32
    llvm.switch %19 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %20 = llvm.mlir.zero : !llvm.ptr
    %21 = llvm.getelementptr %20[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = call @mlirAsyncRuntimeCreateValue(%22) : (i64) -> !llvm.ptr
    scf.execute_region {
      cf.br ^bb1(%1 : !async.value<vector<4xf32>>)
    ^bb1(%35: !async.value<vector<4xf32>>):  // pred: ^bb0
      %36 = func.call @mlirAsyncRuntimeGetValueStorage(%arg5) : (!llvm.ptr) -> !llvm.ptr
      %37 = llvm.load %36 : !llvm.ptr -> f32
      %38 = func.call @mlirAsyncRuntimeGetValueStorage(%arg5) : (!llvm.ptr) -> !llvm.ptr
      %39 = llvm.load %38 : !llvm.ptr -> f32
      scf.yield
    }
    %24 = call @mlirAsyncRuntimeGetValueStorage(%23) : (!llvm.ptr) -> !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> i64
    %26 = call @mlirAsyncRuntimeIsValueError(%23) : (!llvm.ptr) -> i1
    %27 = call @mlirAsyncRuntimeCreateGroup(%25) : (i64) -> !llvm.ptr
    "test.use"(%0, %0, %0) : (!async.value<f32>, !async.value<f32>, !async.value<f32>) -> ()
    %28 = call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> vector<4xf32>
    %30 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %14, %30) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %31 = llvm.intr.coro.free %4, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %32 = llvm.mlir.constant(false) : i1
    %33 = llvm.mlir.none : !llvm.token
    %34 = llvm.intr.coro.end %14, %32, %33 : (!llvm.ptr, i1, !llvm.token) -> i1
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

// -----
module {
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: memref<?xf32>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: memref<2x?xindex, 3>, %arg5: i1, %arg6: !llvm.ptr, %arg7: !llvm.ptr) -> memref<2x?xindex, 3> {
    %0 = builtin.unrealized_conversion_cast %arg6 : !llvm.ptr to !async.token
    %1 = builtin.unrealized_conversion_cast %arg3 : !llvm.ptr to !async.value<complex<f32>>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i1
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = call @mlirAsyncRuntimeCreateValue(%4) : (i64) -> !llvm.ptr
    %6 = call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    "test.use"(%0, %1, %arg5) : (!async.token, !async.value<complex<f32>>, i1) -> ()
    "test.use"(%arg4) : (memref<2x?xindex, 3>) -> ()
    call @mlirAsyncRuntimeAwaitValue(%arg3) : (!llvm.ptr) -> ()
    %7 = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
    return %arg4 : memref<2x?xindex, 3>
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: vector<2x3xi16>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr) -> (f32, !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg7 : !llvm.ptr to !async.value<f32>
    "test.use"(%arg0, %0) : (vector<2x3xi16>, !async.value<f32>) -> ()
    %1 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    %3 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    call @mlirAsyncRuntimeSetValueError(%arg4) : (!llvm.ptr) -> ()
    %4 = call @mlirAsyncRuntimeCreateGroup(%2) : (i64) -> !llvm.ptr
    %5 = call @mlirAsyncRuntimeAddTokenToGroup(%arg6, %4) : (!llvm.ptr, !llvm.ptr) -> i64
    %6:2 = call @callee(%arg6, %arg7, %arg2) : (!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
    %c4_i64 = arith.constant 4 : i64
    call @mlirAsyncRuntimeAddRef(%arg4, %c4_i64) : (!llvm.ptr, i64) -> ()
    "test.use"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> ()
    return %arg3, %arg5 : f32, !llvm.ptr
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
}

// -----
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
  func.func private @callee(!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr, !llvm.ptr)
  func.func @main(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: memref<2x?xindex, 3>, %arg4: !llvm.ptr, %arg5: index, %arg6: index, %arg7: i1) {
    %0 = builtin.unrealized_conversion_cast %arg6 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg5 : index to i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.intr.coro.id %2, %3, %3, %3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.size : i64
    %6 = llvm.intr.coro.align : i64
    %7 = llvm.add %5, %6 : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.sub %7, %8 : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.sub %10, %6 : i64
    %12 = llvm.and %9, %11 : i64
    %13 = llvm.call @aligned_alloc(%6, %12) : (i64, i64) -> !llvm.ptr
    %14 = llvm.intr.coro.begin %4, %13 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %15 = llvm.intr.coro.save %14 : (!llvm.ptr) -> !llvm.token
    %16 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeExecute(%14, %16) : (!llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.mlir.constant(false) : i1
    %18 = llvm.intr.coro.suspend %15, %17 : i8
    %19 = llvm.sext %18 : i8 to i32
    llvm.switch %19 : i32, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %c7_i64 = arith.constant 7 : i64
    call @mlirAsyncRuntimeDropRef(%arg2, %c7_i64) : (!llvm.ptr, i64) -> ()
    %20 = call @mlirAsyncRuntimeCreateGroup(%1) : (i64) -> !llvm.ptr
    %21 = call @mlirAsyncRuntimeCreateGroup(%0) : (i64) -> !llvm.ptr
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.getelementptr %22[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %25 = call @mlirAsyncRuntimeCreateValue(%24) : (i64) -> !llvm.ptr
    call @mlirAsyncRuntimeSetValueError(%arg0) : (!llvm.ptr) -> ()
    "test.use"(%arg3) : (memref<2x?xindex, 3>) -> ()
    %26 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    %27 = call @mlirAsyncRuntimeIsGroupError(%arg4) : (!llvm.ptr) -> i1
    %28 = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
    %29 = call @mlirAsyncRuntimeIsValueError(%arg1) : (!llvm.ptr) -> i1
    %c1_i64 = arith.constant 1 : i64
    call @mlirAsyncRuntimeAddRef(%arg0, %c1_i64) : (!llvm.ptr, i64) -> ()
    %30 = llvm.mlir.addressof @__resume : !llvm.ptr
    call @mlirAsyncRuntimeAwaitValueAndExecute(%arg1, %14, %30) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %31 = llvm.intr.coro.free %4, %14 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%31) : (!llvm.ptr) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %32 = llvm.mlir.constant(false) : i1
    %33 = llvm.mlir.none : !llvm.token
    %34 = llvm.intr.coro.end %14, %32, %33 : (!llvm.ptr, i1, !llvm.token) -> i1
    return
  }
  func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
  func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
  func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
  func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
  func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
  func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
  func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
  llvm.func @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    llvm.return
  }
}

