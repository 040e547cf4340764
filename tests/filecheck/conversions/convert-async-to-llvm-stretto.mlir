// RUN: stretto-opt %s -convert-async-to-llvm="abi=stretto" | filecheck %s

// Stretto's ABI: places in the program go with objects, tasks and failures; errors are codes; only
// what is used is declared.

func.func @make(%size: index) -> (!async.token, !async.value<f64>, !async.group) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f64>
  %2 = async.runtime.create_group %size : !async.group
  return %0, %1, %2 : !async.token, !async.value<f64>, !async.group
}
// CHECK-LABEL: func.func @make(%arg0: index) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %1 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:    %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %4 = llvm.add %2, %3 : i32
// CHECK-NEXT:    %5 = call @strettoAsyncCreateToken(%4) : (i32) -> !llvm.ptr
// CHECK-NEXT:    %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f64
// CHECK-NEXT:    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT:    %9 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %10 = llvm.load %9 : !llvm.ptr -> i32
// CHECK-NEXT:    %11 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %12 = llvm.add %10, %11 : i32
// CHECK-NEXT:    %13 = call @strettoAsyncCreateValue(%8, %12) : (i64, i32) -> !llvm.ptr
// CHECK-NEXT:    %14 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %15 = llvm.load %14 : !llvm.ptr -> i32
// CHECK-NEXT:    %16 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:    %17 = llvm.add %15, %16 : i32
// CHECK-NEXT:    %18 = call @strettoAsyncCreateGroup(%0, %17) : (i64, i32) -> !llvm.ptr
// CHECK-NEXT:    return %5, %13, %18 : !llvm.ptr, !llvm.ptr, !llvm.ptr
// CHECK-NEXT:  }

func.func @members(%v: !async.value<f64>, %t: !async.token, %g: !async.group) -> (index, index) {
  %0 = async.runtime.add_to_group %v, %g : !async.value<f64>
  %1 = async.runtime.add_to_group %t, %g : !async.token
  return %0, %1 : index, index
}
// CHECK-LABEL: func.func @members(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> (index, index) {
// CHECK-NEXT:    %0 = call @strettoAsyncAddToGroup(%arg0, %arg2) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:    %2 = call @strettoAsyncAddToGroup(%arg1, %arg2) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:    return %1, %3 : index, index
// CHECK-NEXT:  }

func.func @failures(%t: !async.token, %v: !async.value<f64>, %g: !async.group) -> (i32, i1) {
  %0 = stretto.site "division by zero" : i32
  stretto.set_error %v, %0 : !async.value<f64>
  async.runtime.set_error %t : !async.token
  %1 = stretto.error %g : !async.group
  %2 = async.runtime.is_error %t : !async.token
  return %1, %2 : i32, i1
}
// CHECK-LABEL: func.func @failures(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> (i32, i1) {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.load %0 : !llvm.ptr -> i32
// CHECK-NEXT:    %2 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:    %3 = llvm.add %1, %2 : i32
// CHECK-NEXT:    %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %5 = llvm.icmp "eq" %3, %4 : i32
// CHECK-NEXT:    %6 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %7 = llvm.load %6 : !llvm.ptr -> i32
// CHECK-NEXT:    %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:    %9 = llvm.add %7, %8 : i32
// CHECK-NEXT:    %10 = llvm.select %5, %9, %3 : i1, i32
// CHECK-NEXT:    call @strettoAsyncSetError(%arg1, %10) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:    %11 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %12 = llvm.load %11 : !llvm.ptr -> i32
// CHECK-NEXT:    %13 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:    %14 = llvm.add %12, %13 : i32
// CHECK-NEXT:    call @strettoAsyncSetError(%arg0, %14) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:    %15 = call @strettoAsyncGetError(%arg2) : (!llvm.ptr) -> i32
// CHECK-NEXT:    %16 = call @mlirAsyncRuntimeIsTokenError(%arg0) : (!llvm.ptr) -> i1
// CHECK-NEXT:    return %15, %16 : i32, i1
// CHECK-NEXT:  }

func.func @waits(%t: !async.token, %v: !async.value<f64>, %g: !async.group) -> i1 {
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f64>
  async.runtime.await %g : !async.group
  %0 = stretto.is_ready %g : !async.group
  %1 = stretto.help %g : !async.group
  return %0 : i1
}
// CHECK-LABEL: func.func @waits(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i1 {
// CHECK-NEXT:    call @strettoAsyncAwait(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:    call @strettoAsyncAwait(%arg1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    call @strettoAsyncAwait(%arg2) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %0 = call @strettoAsyncIsReady(%arg2) : (!llvm.ptr) -> i1
// CHECK-NEXT:    %1 = call @strettoAsyncHelp(%arg2) : (!llvm.ptr) -> i1
// CHECK-NEXT:    return %0 : i1
// CHECK-NEXT:  }

// The states of tokens and values are read where they lie; so is a payload of a size that is known.
func.func @states(%t: !async.token, %v: !async.value<f64>) -> (i1, i32, f64) {
  %0 = stretto.is_ready %t : !async.token
  %1 = stretto.error %v : !async.value<f64>
  %2 = async.runtime.load %v : !async.value<f64>
  return %0, %1, %2 : i1, i32, f64
}
// CHECK-LABEL: func.func @states(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> (i1, i32, f64) {
// CHECK-NEXT:    %0 = llvm.load %arg0 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
// CHECK-NEXT:    %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %2 = llvm.and %0, %1 : i64
// CHECK-NEXT:    %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %4 = llvm.icmp "ne" %2, %3 : i64
// CHECK-NEXT:    %5 = llvm.load %arg1 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
// CHECK-NEXT:    %6 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:    %7 = llvm.lshr %5, %6 : i64
// CHECK-NEXT:    %8 = llvm.trunc %7 : i64 to i32
// CHECK-NEXT:    %9 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %10 = llvm.and %5, %9 : i64
// CHECK-NEXT:    %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %12 = llvm.icmp "ne" %10, %11 : i64
// CHECK-NEXT:    %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %14 = llvm.select %12, %8, %13 : i1, i32
// CHECK-NEXT:    %15 = llvm.getelementptr %arg1[16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %16 = llvm.load %15 : !llvm.ptr -> f64
// CHECK-NEXT:    return %4, %14, %16 : i1, i32, f64
// CHECK-NEXT:  }

func.func @nulls() -> (!async.token, memref<?xf32>, index, f32, vector<4xi1>) {
  %0 = stretto.null : !async.token
  %1 = stretto.null : memref<?xf32>
  %2 = stretto.null : index
  %3 = stretto.null : f32
  %4 = stretto.null : vector<4xi1>
  return %0, %1, %2, %3, %4 : !async.token, memref<?xf32>, index, f32, vector<4xi1>
}
// CHECK-LABEL: func.func @nulls() -> (!llvm.ptr, memref<?xf32>, index, f32, vector<4xi1>) {
// CHECK-NEXT:    %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.mlir.zero : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:    %5 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:    %6 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
// CHECK-NEXT:    return %0, %2, %4, %5, %6 : !llvm.ptr, memref<?xf32>, index, f32, vector<4xi1>
// CHECK-NEXT:  }

// Frames come from the slab.

func.func @coroutine() -> !async.token {
  %t = async.runtime.create : !async.token
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.runtime.resume %1
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.await_and_resume %t, %1 : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return %t : !async.token
}
// CHECK-LABEL: func.func @coroutine() -> !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.load %0 : !llvm.ptr -> i32
// CHECK-NEXT:    %2 = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:    %3 = llvm.add %1, %2 : i32
// CHECK-NEXT:    %4 = call @strettoAsyncCreateToken(%3) : (i32) -> !llvm.ptr
// CHECK-NEXT:    %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:    %9 = call @strettoAsyncAllocFrame(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %10 = llvm.intr.coro.begin %7, %9 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %11 = llvm.intr.coro.save %10 : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %12 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    %13 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %14 = llvm.load %13 : !llvm.ptr -> i32
// CHECK-NEXT:    %15 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:    %16 = llvm.add %14, %15 : i32
// CHECK-NEXT:    call @strettoAsyncExecute(%10, %12, %16) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:    %17 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %18 = llvm.intr.coro.suspend %11, %17 : i8
// CHECK-NEXT:    %19 = llvm.sext %18 : i8 to i32
// CHECK-NEXT:    llvm.switch %19 : i32, ^bb3 [
// CHECK-NEXT:      0: ^bb1,
// CHECK-NEXT:      1: ^bb2
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %20 = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:    call @strettoAsyncAwaitAndExecute(%4, %10, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    cf.br ^bb2
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    %21 = llvm.intr.coro.free %7, %10 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %22 = llvm.intr.coro.size : i64
// CHECK-NEXT:    call @strettoAsyncFreeFrame(%21, %22) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %23 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %24 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:    %25 = llvm.intr.coro.end %10, %23, %24 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:    return %4 : !llvm.ptr
// CHECK-NEXT:  }

// A vector that the slab doesn't align for.

func.func @wide(%x: vector<8xf32>) -> !async.token {
  %t = async.runtime.create : !async.token
  %0 = async.coro.id
  %1 = async.coro.begin %0
  async.coro.free %0, %1
  async.coro.end %1
  return %t : !async.token
}
// CHECK-LABEL: func.func @wide(%arg0: vector<8xf32>) -> !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @__stretto_site_base : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.load %0 : !llvm.ptr -> i32
// CHECK-NEXT:    %2 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:    %3 = llvm.add %1, %2 : i32
// CHECK-NEXT:    %4 = call @strettoAsyncCreateToken(%3) : (i32) -> !llvm.ptr
// CHECK-NEXT:    %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %7 = llvm.intr.coro.id %5, %6, %6, %6 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %8 = llvm.intr.coro.size : i64
// CHECK-NEXT:    %9 = llvm.intr.coro.align : i64
// CHECK-NEXT:    %10 = llvm.add %8, %9 : i64
// CHECK-NEXT:    %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %12 = llvm.sub %10, %11 : i64
// CHECK-NEXT:    %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %14 = llvm.sub %13, %9 : i64
// CHECK-NEXT:    %15 = llvm.and %12, %14 : i64
// CHECK-NEXT:    %16 = llvm.call @aligned_alloc(%9, %15) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %17 = llvm.intr.coro.begin %7, %16 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %18 = llvm.intr.coro.free %7, %17 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    llvm.call @free(%18) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %19 = llvm.mlir.constant(false) : i1
// CHECK-NEXT:    %20 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:    %21 = llvm.intr.coro.end %17, %19, %20 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:    return %4 : !llvm.ptr
// CHECK-NEXT:  }

// CHECK-LABEL: llvm.func internal @__resume(%arg0: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:    llvm.intr.coro.resume %arg0 : !llvm.ptr
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @strettoAsyncCreateToken(i32) -> !llvm.ptr
// CHECK-LABEL: func.func private @strettoAsyncCreateValue(i64, i32) -> !llvm.ptr
// CHECK-LABEL: func.func private @strettoAsyncCreateGroup(i64, i32) -> !llvm.ptr
// CHECK-LABEL: func.func private @strettoAsyncSetError(!llvm.ptr, i32)
// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-LABEL: func.func private @strettoAsyncGetError(!llvm.ptr) -> i32
// CHECK-LABEL: func.func private @strettoAsyncIsReady(!llvm.ptr) -> i1
// CHECK-LABEL: func.func private @strettoAsyncAwait(!llvm.ptr)
// CHECK-LABEL: func.func private @strettoAsyncExecute(!llvm.ptr, !llvm.ptr, i32)
// CHECK-LABEL: func.func private @strettoAsyncAddToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-LABEL: func.func private @strettoAsyncAwaitAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func private @strettoAsyncAllocFrame(i64) -> !llvm.ptr
// CHECK-LABEL: func.func private @strettoAsyncFreeFrame(!llvm.ptr, i64)
// CHECK-NEXT:  llvm.mlir.global external @__stretto_site_base(0 : i32) {addr_space = 0 : i32} : i32
