module {
  func.func @captures(%arg0: f32, %arg1: f32, %arg2: memref<1xf32>, %arg3: i1) {
    %c0 = arith.constant 0 : index
    %0 = call @async_execute_fn(%arg1, %arg2, %arg3, %arg0) : (f32, memref<1xf32>, i1, f32) -> !async.token
    async.runtime.await %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %2 = arith.xori %1, %true : i1
    cf.assert %2, "Awaited async operand is in error state"
    return
  }
  func.func private @async_execute_fn(%arg0: f32, %arg1: memref<1xf32>, %arg2: i1, %arg3: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    scf.if %arg2 {
      memref.store %arg0, %arg1[%c0] : memref<1xf32>
    }
    memref.store %arg3, %arg1[%c0] : memref<1xf32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @constants() {
    %f = constant @constants : () -> ()
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.undef : i32
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %c5_i8 = arith.constant 5 : i8
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %2 = memref.get_global @memory : memref<1xf32>
    %3 = call @async_execute_fn(%2) : (memref<1xf32>) -> !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    return
  }
  func.func private @use(vector<2xf32>, i8, i32, i32)
  memref.global "private" @memory : memref<1xf32> = dense<1.000000e+00>
  func.func private @async_execute_fn(%arg0: memref<1xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %f = constant @constants : () -> ()
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %c5_i8 = arith.constant 5 : i8
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.undef : i32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    call_indirect %f() : () -> ()
    call @use(%cst, %c5_i8, %4, %5) : (vector<2xf32>, i8, i32, i32) -> ()
    scf.if %true {
      %6 = memref.load %arg0[%c0] : memref<1xf32>
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @group(%arg0: index, %arg1: !async.token, %arg2: !async.value<f32>) {
    %0 = async.runtime.create_group %arg0 : !async.group
    %1 = async.runtime.add_to_group %arg1, %0 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    %2 = async.runtime.add_to_group %arg2, %0 : !async.value<f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %0 {count = 1 : i64} : !async.group
    %3 = call @async_execute_fn(%0) : (!async.group) -> !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    async.runtime.await %0 : !async.group
    %4 = async.runtime.is_error %0 : !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    %true = arith.constant true
    %5 = arith.xori %4, %true : i1
    cf.assert %5, "Awaited async operand is in error state"
    return
  }
  func.func private @async_execute_fn(%arg0: !async.group) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.group
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @while(%arg0: i1, %arg1: !async.token) {
    %0 = call @async_execute_fn(%arg0, %arg1) : (i1, !async.token) -> !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn(%arg0: i1, %arg1: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb10, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb5
    cf.cond_br %arg0, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.token
    async.coro.suspend %4, ^bb10, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %5 = async.runtime.is_error %arg1 : !async.token
    cf.cond_br %5, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb2
  ^bb6:  // pred: ^bb2
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    async.runtime.set_available %0 : !async.token
    cf.br ^bb8
  ^bb7:  // pred: ^bb4
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    async.runtime.set_error %0 : !async.token
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    async.coro.free %1, %2
    cf.br ^bb10
  ^bb9:  // 2 preds: ^bb0, ^bb3
    async.coro.free %1, %2
    cf.br ^bb10
  ^bb10:  // 4 preds: ^bb0, ^bb3, ^bb8, ^bb9
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @do_while(%arg0: !async.value<i1>) {
    %0:2 = call @async_execute_fn(%arg0) : (!async.value<i1>) -> (!async.token, !async.value<i1>)
    async.runtime.drop_ref %0#1 {count = 1 : i64} : !async.value<i1>
    async.runtime.drop_ref %0#0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn(%arg0: !async.value<i1>) -> (!async.token, !async.value<i1>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<i1>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb10, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb5
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.value<i1>
    async.coro.suspend %5, ^bb10, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %6 = async.runtime.is_error %arg0 : !async.value<i1>
    cf.cond_br %6, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.load %arg0 : <i1>
    cf.cond_br %7, ^bb5(%7 : i1), ^bb6
  ^bb5(%8: i1):  // pred: ^bb4
    cf.br ^bb2
  ^bb6:  // pred: ^bb4
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<i1>
    async.runtime.store %7, %1 : <i1>
    async.runtime.set_available %1 : !async.value<i1>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb8
  ^bb7:  // pred: ^bb3
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<i1>
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<i1>
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    async.coro.free %2, %3
    cf.br ^bb10
  ^bb9:  // 2 preds: ^bb0, ^bb2
    async.coro.free %2, %3
    cf.br ^bb10
  ^bb10:  // 4 preds: ^bb0, ^bb2, ^bb8, ^bb9
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<i1>
  }
}
// -----
module {
  func.func @execute_region(%arg0: i1, %arg1: !async.token) {
    %0 = call @async_execute_fn(%arg1, %arg0) : (!async.token, i1) -> !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn(%arg0: !async.token, %arg1: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb11, ^bb3, ^bb10
  ^bb3:  // pred: ^bb2
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb8, ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%arg1 : i1)
  ^bb6(%6: i1):  // pred: ^bb5
    cf.cond_br %6, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 2 preds: ^bb3, ^bb6
    async.runtime.set_error %0 : !async.token
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb10:  // 2 preds: ^bb0, ^bb2
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb11:  // 4 preds: ^bb0, ^bb2, ^bb9, ^bb10
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @loop_without_await(%arg0: index, %arg1: i1, %arg2: !async.token) {
    %0 = call @async_execute_fn_0(%arg1, %arg0, %arg2) : (i1, index, !async.token) -> !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_0(%arg0: i1, %arg1: index, %arg2: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb12, ^bb1, ^bb11
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %4 = call @async_execute_fn() : () -> !async.token
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      async.runtime.add_ref %4 {count = 1 : i64} : !async.token
      func.call @loop_without_await(%arg3, %arg0, %4) : (index, i1, !async.token) -> ()
    }
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    %5 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.token
    async.coro.suspend %5, ^bb12, ^bb3, ^bb11
  ^bb3:  // pred: ^bb2
    %6 = async.runtime.is_error %arg2 : !async.token
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb9, ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb8
  ^bb5:  // pred: ^bb1
    %7 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.token
    async.coro.suspend %7, ^bb12, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    %8 = async.runtime.is_error %arg2 : !async.token
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    cf.cond_br %8, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
    async.runtime.set_available %0 : !async.token
    cf.br ^bb10
  ^bb9:  // 2 preds: ^bb3, ^bb6
    async.runtime.set_error %0 : !async.token
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    async.coro.free %1, %2
    cf.br ^bb12
  ^bb11:  // 3 preds: ^bb0, ^bb2, ^bb5
    async.coro.free %1, %2
    cf.br ^bb12
  ^bb12:  // 5 preds: ^bb0, ^bb2, ^bb5, ^bb10, ^bb11
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @async_execute_fn(%arg0: !async.token) {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    %0 = call @async_execute_fn_0(%arg0) : (!async.token) -> !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    %1 = call @async_execute_fn_2(%arg0) : (!async.token) -> !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    %2 = call @async_execute_fn_3(%arg0) : (!async.token) -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    return
  }
  func.func @async_execute_fn_1(%arg0: !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    return
  }
  func.func private @async_execute_fn_0(%arg0: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_2(%arg0: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_3(%arg0: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @host_loop(%arg0: index, %arg1: !async.value<f32>) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %cst) -> (f32) {
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
      %1:2 = func.call @async_execute_fn(%arg1, %arg3) : (!async.value<f32>, f32) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %1#0 {count = 1 : i64} : !async.token
      async.runtime.await %1#1 : !async.value<f32>
      %2 = async.runtime.is_error %1#1 : !async.value<f32>
      %true = arith.constant true
      %3 = arith.xori %2, %true : i1
      cf.assert %3, "Awaited async operand is in error state"
      %4 = async.runtime.load %1#1 : <f32>
      async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
      scf.yield %4 : f32
    }
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    return %0 : f32
  }
  func.func private @async_execute_fn(%arg0: !async.value<f32>, %arg1: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.value<f32>
    async.coro.suspend %5, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %arg0 : !async.value<f32>
    cf.cond_br %6, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = async.runtime.load %arg0 : <f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %8 = arith.subf %7, %arg1 : f32
    async.runtime.store %8, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<f32>
  }
}
// -----
module {
  func.func nested @several(%arg0: index, %arg1: i1) -> (!async.token, !async.value<i64>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<i64>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i64 = arith.constant 1 : i64
    cf.cond_br %arg1, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg1, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    async.runtime.store %c1_i64, %1 : <i64>
    async.runtime.set_available %1 : !async.value<i64>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb6
  ^bb4:  // pred: ^bb1
    scf.if %arg1 {
      %4 = func.call @async_execute_fn() : () -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    }
    async.runtime.store %c1_i64, %1 : <i64>
    async.runtime.set_available %1 : !async.value<i64>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb6
  ^bb5:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<i64>
    cf.br ^bb6
  ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
    async.coro.free %2, %3
    cf.br ^bb8
  ^bb7:  // no predecessors
    async.coro.free %2, %3
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<i64>
  }
  func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
}
// -----
module {
  func.func @async_execute_fn_1(%arg0: !async.token, %arg1: vector<2xf32>, %arg2: !async.group, %arg3: !async.token) -> !async.value<index> attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.value<index>
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %3 = async.runtime.create_group %c0 : !async.group
    %4 = async.runtime.add_to_group %arg3, %3 : !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
    async.runtime.store %c0, %0 : <index>
    async.runtime.set_available %0 : !async.value<index>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.value<index>
  }
  func.func @async_execute_fn() -> (!async.value<index>, !async.value<memref<?xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.value<index>
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %4 = call @make_async_token_() : () -> !async.token
    %5 = async.coro.save %3
    async.runtime.await_and_resume %4, %3 : !async.token
    async.coro.suspend %5, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %4 : !async.token
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = call @make_memref_xf32_() : () -> memref<?xf32>
    %c7 = arith.constant 7 : index
    async.runtime.store %c7, %0 : <index>
    async.runtime.set_available %0 : !async.value<index>
    async.runtime.store %7, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.value<index>
    async.runtime.set_error %1 : !async.value<memref<?xf32>>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb6:  // pred: ^bb1
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb7:  // 3 preds: ^bb1, ^bb5, ^bb6
    async.coro.end %3
    return %0, %1 : !async.value<index>, !async.value<memref<?xf32>>
  }
  func.func private @make_async_token_() -> !async.token
  func.func private @make_memref_xf32_() -> memref<?xf32>
}
// -----
module {
  func.func @f0(%arg0: !async.value<i1>) -> (!async.token, !async.value<vector<2xf32>>, !async.value<index>) attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<i1>
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<vector<2xf32>>
    %2 = async.runtime.create : !async.value<index>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %c1 = arith.constant 1 : index
    async.runtime.store %cst, %1 : <vector<2xf32>>
    async.runtime.set_available %1 : !async.value<vector<2xf32>>
    async.runtime.store %c1, %2 : <index>
    async.runtime.set_available %2 : !async.value<index>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<vector<2xf32>>, !async.value<index>
  }
}
// -----
module {
  func.func private @f0(%arg0: !async.token, %arg1: !async.value<index>, %arg2: !async.value<f32>, %arg3: i1) -> (!async.token, !async.value<f32>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<index>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %5:2 = scf.execute_region -> (memref<?xf32>, !async.value<f32>) {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %6 = func.call @make_memref_xf32_() : () -> memref<?xf32>
      %7 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      scf.yield %6, %7 : memref<?xf32>, !async.value<f32>
    }
    async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %cst, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.store %cst_0, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<vector<2xf32>>
  }
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @make_async_value_f32_() -> !async.value<f32>
}
// -----
module {
  func.func @async_execute_fn(%arg0: !async.token, %arg1: index, %arg2: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %3 = async.runtime.create_group %c0 : !async.group
    %4 = async.runtime.add_to_group %arg0, %3 : !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @use_async_token_(%arg0) : (!async.token) -> ()
    call @use_async_token_(%arg0) : (!async.token) -> ()
    call @use_index_index_(%arg1, %4) : (index, index) -> ()
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @use_async_token_(!async.token)
  func.func private @use_index_index_(index, index)
}
// -----
module {
  func.func private @f0() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = async.runtime.create : !async.token
    async.runtime.set_available %3 : !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    %cst = arith.constant 0.000000e+00 : f32
    %4 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @f1(%arg0: vector<2xf32>, %arg1: f32, %arg2: !async.value<f32>, %arg3: i1) -> !async.token attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = call @add_f32_f32_f32_(%arg1, %arg1) : (f32, f32) -> f32
    %4 = call @add_f32_f32_f32_(%arg1, %arg1) : (f32, f32) -> f32
    %5 = call @make_async_token_() : () -> !async.token
    %6 = async.coro.save %2
    async.runtime.await_and_resume %5, %2 : !async.token
    async.coro.suspend %6, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %5 : !async.token
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg3, ^bb4, ^bb5(%arg1 : f32)
  ^bb4:  // pred: ^bb3
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb5(%8: f32):  // pred: ^bb3
    %9 = call @make_async_group_() : () -> !async.group
    %10 = async.coro.save %2
    async.runtime.await_and_resume %9, %2 : !async.group
    async.coro.suspend %10, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %11 = async.runtime.is_error %9 : !async.group
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    cf.cond_br %11, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %c0 = arith.constant 0 : index
    %12:2 = scf.while (%arg4 = %c0, %arg5 = %c0) : (index, index) -> (index, index) {
      %c7 = arith.constant 7 : index
      scf.condition(%arg3) %c7, %c0 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      scf.yield %arg4, %arg5 : index, index
    }
    scf.for %arg4 = %12#0 to %12#0 step %12#1 {
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 2 preds: ^bb2, ^bb6
    async.runtime.set_error %0 : !async.token
    cf.br ^bb9
  ^bb9:  // 3 preds: ^bb4, ^bb7, ^bb8
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb10:  // 2 preds: ^bb1, ^bb5
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb11:  // 4 preds: ^bb1, ^bb5, ^bb9, ^bb10
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_token_() -> !async.token
  func.func private @make_async_group_() -> !async.group
}
// -----
module {
  func.func private @async_execute_fn_1(%arg0: memref<?xf32>, %arg1: index, %arg2: !async.group, %arg3: !async.token) -> !async.value<f32> {
    async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    %0 = call @make_async_value_f32_() : () -> !async.value<f32>
    return %0 : !async.value<f32>
  }
  func.func private @f1() -> (!async.value<memref<?xf32>>, !async.value<memref<?xf32>>) attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    %0 = async.runtime.create : !async.value<memref<?xf32>>
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    call @use_() : () -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = call @make_memref_xf32_() : () -> memref<?xf32>
    async.runtime.store %4, %0 : <memref<?xf32>>
    async.runtime.set_available %0 : !async.value<memref<?xf32>>
    async.runtime.store %4, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb4
  ^bb3:  // pred: ^bb1
    %c1 = arith.constant 1 : index
    %5 = call @make_async_token_() : () -> !async.token
    %6 = async.runtime.create_group %c1 : !async.group
    %7 = async.runtime.add_to_group %5, %6 : !async.token
    async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    %8 = call @make_memref_xf32_() : () -> memref<?xf32>
    async.runtime.store %8, %0 : <memref<?xf32>>
    async.runtime.set_available %0 : !async.value<memref<?xf32>>
    async.runtime.store %8, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.free %2, %3
    cf.br ^bb6
  ^bb5:  // no predecessors
    async.coro.free %2, %3
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    async.coro.end %3
    return %0, %1 : !async.value<memref<?xf32>>, !async.value<memref<?xf32>>
  }
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @use_()
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @make_async_token_() -> !async.token
}
// -----
module {
  func.func @async_execute_fn(%arg0: index, %arg1: vector<2xf32>) {
    scf.while : () -> () {
      func.call @use_vector_2xf32_(%arg1) : (vector<2xf32>) -> ()
      %false = arith.constant false
      scf.if %false {
        %cst = arith.constant 0.000000e+00 : f32
        %cst_1 = arith.constant 1.000000e+00 : f32
        %0 = func.call @add_f32_f32_f32_(%cst, %cst_1) : (f32, f32) -> f32
      }
      %false_0 = arith.constant false
      scf.condition(%false_0)
    } do {
      scf.yield
    }
    call @use_() : () -> ()
    return
  }
  func.func private @f1(%arg0: !async.token, %arg1: i1, %arg2: !async.value<index>) -> !async.value<i1> attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<index>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.value<i1>
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %cst = arith.constant 0.000000e+00 : f32
    %3 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    async.runtime.store %arg1, %0 : <i1>
    async.runtime.set_available %0 : !async.value<i1>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.value<i1>
  }
  func.func private @use_vector_2xf32_(vector<2xf32>)
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @use_()
}
// -----
module {
  func.func private @f0(%arg0: !async.token, %arg1: !async.value<i1>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<i1>
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = call @make_memref_xf32_() : () -> memref<?xf32>
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %4:2 = scf.while (%arg2 = %3, %arg3 = %cst) : (memref<?xf32>, vector<2xf32>) -> (memref<?xf32>, vector<2xf32>) {
      func.call @use_memref_xf32_vector_2xf32_(%3, %arg3) : (memref<?xf32>, vector<2xf32>) -> ()
      %false = arith.constant false
      %5 = func.call @make_memref_xf32_() : () -> memref<?xf32>
      scf.condition(%false) %5, %cst : memref<?xf32>, vector<2xf32>
    } do {
    ^bb0(%arg2: memref<?xf32>, %arg3: vector<2xf32>):
      scf.yield %arg2, %arg3 : memref<?xf32>, vector<2xf32>
    }
    call @use_async_token_(%arg0) : (!async.token) -> ()
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @use_memref_xf32_vector_2xf32_(memref<?xf32>, vector<2xf32>)
  func.func private @use_async_token_(!async.token)
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.value<f32>) {
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb4,
      1: ^bb3,
      2: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    %0 = call @make_token() : () -> !async.token
    %1 = call @make_group() : () -> !async.group
    %2 = async.runtime.is_error %1 : !async.group
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
    %3 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %c1_i32_0 = arith.constant 1 : i32
    cf.switch %c1_i32_0 : i32, [
      default: ^bb3,
      1: ^bb3,
      2: ^bb2
    ]
  ^bb3:  // 3 preds: ^bb0, ^bb2, ^bb2
    %4 = call @make_token() : () -> !async.token
    %true = arith.constant true
    scf.if %true {
      async.runtime.await %arg0 : !async.value<f32>
      %9 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
      %10 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
    } else {
      async.runtime.await %arg1 : !async.value<f32>
      %9 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
      async.runtime.add_ref %4 {count = 1 : i64} : !async.token
      func.call @take1(%4) : (!async.token) -> ()
    }
    %5:2 = call @pair(%4) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
    %6 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb4, ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb3, ^bb3
    %true_2 = arith.constant true
    scf.if %true_2 {
      async.runtime.await %arg0 : !async.value<f32>
      %9 = func.call @make_group() : () -> !async.group
      %10 = async.runtime.is_error %9 : !async.group
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    } else {
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      async.runtime.await %arg1 : !async.value<f32>
      %9 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
      %9 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
      async.runtime.await %arg1 : !async.value<f32>
    }
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    %7 = call @make_token() : () -> !async.token
    %8 = call @make_token() : () -> !async.token
    call @take2(%7, %8) : (!async.token, !async.token) -> ()
    return
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.group) -> (!async.token, !async.group) {
    scf.while : () -> () {
      %true_7 = arith.constant true
      scf.condition(%true_7)
    } do {
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.await %6 : !async.token
      %7:2 = func.call @pair(%6) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %7#0 {count = 1 : i64} : !async.token
      scf.yield
    }
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = async.runtime.create : !async.token
    async.runtime.set_available %1 : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
    %2 = call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb4,
      1: ^bb2,
      2: ^bb4
    ]
  ^bb2:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb3
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %6 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    case 2 {
      %6 = async.runtime.is_error %0 : !async.value<f32>
      %7 = async.runtime.is_error %0 : !async.value<f32>
      async.runtime.await %2 : !async.token
      async.runtime.await %0 : !async.value<f32>
      scf.yield
    }
    default {
      %6 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
      %7 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.token
    }
    %c1_i32_0 = arith.constant 1 : i32
    cf.switch %c1_i32_0 : i32, [
      default: ^bb2,
      1: ^bb4,
      2: ^bb3
    ]
  ^bb3:  // pred: ^bb2
    %true = arith.constant true
    scf.if %true {
      %6 = async.runtime.is_error %0 : !async.value<f32>
    } else {
      async.runtime.await %0 : !async.value<f32>
    }
    %c1_1 = arith.constant 1 : index
    scf.index_switch %c1_1 
    case 1 {
      async.runtime.await %0 : !async.value<f32>
      async.runtime.await %0 : !async.value<f32>
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.await %6 : !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      %7 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      async.runtime.await %1 : !async.token
      async.runtime.add_ref %2 {count = 1 : i64} : !async.token
      %6:2 = func.call @pair(%2) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %6#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %6#0 {count = 1 : i64} : !async.token
      scf.yield
    }
    default {
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      %7 = async.runtime.is_error %2 : !async.token
    }
    async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %2 {count = 1 : i64} : !async.token
    %3 = call @take_value(%0, %2) : (!async.value<f32>, !async.token) -> !async.token
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    scf.for %arg2 = %c1_2 to %c1_3 step %c1_4 {
      %6 = async.runtime.is_error %arg0 : !async.group
      %7 = async.runtime.is_error %1 : !async.token
      async.runtime.await %1 : !async.token
      async.runtime.add_ref %3 {count = 1 : i64} : !async.token
      func.call @take1(%3) : (!async.token) -> ()
    }
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    %c1_i32_5 = arith.constant 1 : i32
    cf.switch %c1_i32_5 : i32, [
      default: ^bb4,
      1: ^bb2,
      2: ^bb2
    ]
  ^bb4:  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb3
    %4:2 = call @pair(%2) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
    %5 = call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
    %true_6 = arith.constant true
    scf.if %true_6 {
      async.runtime.await %arg0 : !async.group
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.await %6 : !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      %7 = async.runtime.is_error %arg1 : !async.group
    } else {
      async.runtime.await %arg1 : !async.group
      %6 = func.call @make_group() : () -> !async.group
      async.runtime.await %6 : !async.group
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
      async.runtime.await %0 : !async.value<f32>
      %7 = async.runtime.is_error %4#0 : !async.token
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    async.runtime.add_ref %5 {count = 1 : i64} : !async.token
    call @take2(%4#0, %5) : (!async.token, !async.token) -> ()
    return %5, %arg0 : !async.token, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group) {
    async.runtime.await %arg0 : !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb4,
      1: ^bb7,
      2: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %0 = call @make_token() : () -> !async.token
    %1:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
    call @take1(%1#0) : (!async.token) -> ()
    %2 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.value<f32>
    %true = arith.constant true
    cf.cond_br %true, ^bb4, ^bb3
  ^bb2:  // pred: ^bb4
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb4, ^bb6
  ^bb4:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb6
    %3 = call @make_token() : () -> !async.token
    %4 = async.runtime.is_error %3 : !async.token
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb2, ^bb5
  ^bb5:  // pred: ^bb4
    %5 = call @make_token() : () -> !async.token
    call @take2(%3, %5) : (!async.token, !async.token) -> ()
    %6 = call @make_value() : () -> !async.value<f32>
    %7 = async.runtime.is_error %6 : !async.value<f32>
    async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb6, ^bb6
  ^bb6:  // 3 preds: ^bb3, ^bb5, ^bb5
    %8 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
    %true_3 = arith.constant true
    cf.cond_br %true_3, ^bb4, ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    %true_4 = arith.constant true
    scf.if %true_4 {
      %12 = func.call @make_value() : () -> !async.value<f32>
      %13 = async.runtime.create : !async.token
      async.runtime.set_available %13 : !async.token
      %14 = func.call @take_value(%12, %13) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %14 {count = 1 : i64} : !async.token
      %15 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.value<f32>
      %16 = func.call @make_group() : () -> !async.group
      async.runtime.await %16 : !async.group
      async.runtime.drop_ref %16 {count = 1 : i64} : !async.group
    } else {
      %12 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<f32>
    }
    %9 = call @make_token() : () -> !async.token
    call @take1(%9) : (!async.token) -> ()
    %10 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %10 : !async.value<f32>
    %11 = async.runtime.is_error %10 : !async.value<f32>
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c1_5 step %c1_6 {
      %12 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
      async.runtime.await %arg0 : !async.group
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    return
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.value<f32>) -> (!async.token, !async.group, !async.token) {
    async.runtime.await %arg0 : !async.token
    %0 = async.runtime.is_error %arg1 : !async.value<f32>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    %1 = call @make_group() : () -> !async.group
    %2 = call @make_token() : () -> !async.token
    return %arg0, %1, %2 : !async.token, !async.group, !async.token
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.token) -> (!async.value<f32>, !async.group, !async.value<f32>) {
    async.runtime.await %arg0 : !async.token
    %true = arith.constant true
    scf.if %true {
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg3 = %c1 to %c1_0 step %c1_1 {
        async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
        func.call @take1(%arg2) : (!async.token) -> ()
        %2 = async.runtime.is_error %arg0 : !async.token
        %3 = func.call @make_token() : () -> !async.token
        func.call @take1(%3) : (!async.token) -> ()
      }
      async.runtime.await %arg1 : !async.value<f32>
      %c1_2 = arith.constant 1 : index
      scf.index_switch %c1_2 
      case 1 {
        %2 = func.call @make_group() : () -> !async.group
        async.runtime.await %2 : !async.group
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
        %3 = async.runtime.is_error %arg1 : !async.value<f32>
        scf.yield
      }
      case 2 {
        async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
        %2:2 = func.call @pair(%arg2) : (!async.token) -> (!async.token, !async.value<f32>)
        async.runtime.drop_ref %2#1 {count = 1 : i64} : !async.value<f32>
        async.runtime.drop_ref %2#0 {count = 1 : i64} : !async.token
        %3 = func.call @make_group() : () -> !async.group
        async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
        %4 = async.runtime.is_error %arg1 : !async.value<f32>
        scf.yield
      }
      default {
        %2 = func.call @make_group() : () -> !async.group
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
      }
    } else {
    }
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = call @make_group() : () -> !async.group
    %1 = call @make_value() : () -> !async.value<f32>
    return %arg1, %0, %1 : !async.value<f32>, !async.group, !async.value<f32>
  }
  func.func @f1() -> (!async.token, !async.value<f32>) {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %1 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %1 : !async.value<f32>
    return %0, %1 : !async.token, !async.value<f32>
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) {
    %0 = call @make_value() : () -> !async.value<f32>
    return %arg0, %0 : !async.value<f32>, !async.value<f32>
  }
  func.func @f1() -> !async.token {
    %0 = call @make_token() : () -> !async.token
    return %0 : !async.token
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> !async.group {
    %0 = call @make_group() : () -> !async.group
    %1 = async.runtime.is_error %0 : !async.group
    %2 = async.runtime.is_error %0 : !async.group
    return %0 : !async.group
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.token, %arg2: !async.group) -> (!async.value<f32>, !async.value<f32>, !async.value<f32>) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = call @make_value() : () -> !async.value<f32>
    return %0, %1, %2 : !async.value<f32>, !async.value<f32>, !async.value<f32>
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group) -> (!async.value<f32>, !async.token, !async.value<f32>) {
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %3 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    case 2 {
      %3 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.await %3 : !async.value<f32>
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
      %4 = func.call @make_token() : () -> !async.token
      %5 = async.runtime.is_error %4 : !async.token
      async.runtime.await %arg0 : !async.group
      %6 = async.runtime.is_error %4 : !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      scf.yield
    }
    default {
      async.runtime.await %arg0 : !async.group
      %3 = func.call @make_value() : () -> !async.value<f32>
      %4 = async.runtime.create : !async.token
      async.runtime.set_available %4 : !async.token
      %5 = func.call @take_value(%3, %4) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
    }
    %0 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %0 : !async.value<f32>
    async.runtime.await %0 : !async.value<f32>
    async.runtime.await %arg0 : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = async.runtime.create : !async.token
    async.runtime.set_available %1 : !async.token
    %2 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %2 : !async.value<f32>
    return %0, %1, %2 : !async.value<f32>, !async.token, !async.value<f32>
  }
  func.func @f1(%arg0: !async.token) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @take2(%arg0, %0) : (!async.token, !async.token) -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb4, ^bb3
  ^bb2:  // pred: ^bb6
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %1 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %2 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb6, ^bb4
  ^bb4:  // 3 preds: ^bb1, ^bb3, ^bb4
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb5,
      1: ^bb6,
      2: ^bb4
    ]
  ^bb5:  // 2 preds: ^bb4, ^bb5
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb6, ^bb5
  ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
    %3 = call @make_group() : () -> !async.group
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb2, ^bb7
  ^bb7:  // pred: ^bb6
    %4 = async.runtime.is_error %3 : !async.group
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    async.runtime.add_ref %3 {count = 1 : i64} : !async.group
    %5:3 = call @f0(%3) : (!async.group) -> (!async.value<f32>, !async.token, !async.value<f32>)
    async.runtime.drop_ref %5#2 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.value<f32>
    %6 = async.runtime.is_error %3 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() {
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.group) -> (!async.value<f32>, !async.group) {
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      scf.yield
    }
    case 2 {
      async.runtime.await %arg0 : !async.token
      scf.while : () -> () {
        %2 = func.call @make_group() : () -> !async.group
        %3 = async.runtime.is_error %2 : !async.group
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
        %4 = func.call @make_group() : () -> !async.group
        %5 = async.runtime.is_error %4 : !async.group
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
        %6 = func.call @make_token() : () -> !async.token
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
        %true = arith.constant true
        scf.condition(%true)
      } do {
        async.runtime.await %arg1 : !async.value<f32>
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
        async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
        %2 = func.call @take_value(%arg1, %arg0) : (!async.value<f32>, !async.token) -> !async.token
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
        scf.yield
      }
      %c1_0 = arith.constant 1 : index
      scf.index_switch %c1_0 
      case 1 {
        async.runtime.await %arg1 : !async.value<f32>
        func.call @f0() : () -> ()
        scf.yield
      }
      case 2 {
        func.call @f0() : () -> ()
        scf.yield
      }
      default {
      }
      %1 = async.runtime.is_error %arg1 : !async.value<f32>
      scf.yield
    }
    default {
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.is_error %arg1 : !async.value<f32>
    call @f0() : () -> ()
    return %arg1, %arg2 : !async.value<f32>, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>) -> !async.token {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @take1(%arg0) : (!async.token) -> ()
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_group() : () -> !async.group
    %2 = async.runtime.is_error %1 : !async.group
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %true = arith.constant true
    scf.if %true {
      %8 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
      %9 = async.runtime.is_error %arg1 : !async.value<f32>
    } else {
      %8 = async.runtime.is_error %0 : !async.value<f32>
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.await %1 : !async.group
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    %3 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      async.runtime.await %arg0 : !async.token
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
      %8 = func.call @make_group() : () -> !async.group
      %9 = async.runtime.is_error %8 : !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
      %10 = func.call @make_token() : () -> !async.token
      async.runtime.await %10 : !async.token
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
    }
    %4 = async.runtime.create : !async.token
    async.runtime.set_available %4 : !async.token
    call @take1(%4) : (!async.token) -> ()
    scf.while : () -> () {
      %8 = func.call @make_group() : () -> !async.group
      %9 = async.runtime.is_error %8 : !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
      async.runtime.await %1 : !async.group
      %10 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %10 : !async.value<f32>
      %11 = async.runtime.is_error %10 : !async.value<f32>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
      %true_2 = arith.constant true
      scf.condition(%true_2)
    } do {
      scf.yield
    }
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb3
  ^bb3:  // pred: ^bb2
    %5 = call @make_token() : () -> !async.token
    async.runtime.await %1 : !async.group
    %c1_1 = arith.constant 1 : index
    scf.index_switch %c1_1 
    case 1 {
      scf.yield
    }
    case 2 {
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %8:2 = func.call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.token
      %9 = async.runtime.is_error %arg1 : !async.value<f32>
      %10 = async.runtime.is_error %1 : !async.group
      async.runtime.add_ref %5 {count = 1 : i64} : !async.token
      func.call @take1(%5) : (!async.token) -> ()
      scf.yield
    }
    default {
    }
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %6 = async.runtime.create : !async.token
    async.runtime.set_available %6 : !async.token
    %7 = call @take_value(%arg1, %6) : (!async.value<f32>, !async.token) -> !async.token
    return %7 : !async.token
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.token, %arg2: !async.group) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.add_ref %1 {count = 1 : i64} : !async.value<f32>
    %2 = call @f0(%0, %1) : (!async.token, !async.value<f32>) -> !async.token
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %true = arith.constant true
      scf.if %true {
        async.runtime.add_ref %1 {count = 1 : i64} : !async.value<f32>
        async.runtime.add_ref %2 {count = 1 : i64} : !async.token
        %4 = func.call @f0(%2, %1) : (!async.token, !async.value<f32>) -> !async.token
        func.call @take1(%4) : (!async.token) -> ()
        async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
        async.runtime.add_ref %2 {count = 1 : i64} : !async.token
        func.call @take2(%arg1, %2) : (!async.token, !async.token) -> ()
      } else {
        %4 = async.runtime.is_error %arg2 : !async.group
        %5 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
        %6 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
        %7 = func.call @make_group() : () -> !async.group
        async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
      }
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
      %3:2 = func.call @pair(%arg1) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
    }
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.group, %arg2: !async.token) -> (!async.token, !async.group) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    return %arg2, %arg1 : !async.token, !async.group
  }
  func.func @f1(%arg0: !async.group) {
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    %1:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      scf.yield
    }
    case 2 {
      %4 = async.runtime.create : !async.token
      async.runtime.set_available %4 : !async.token
      async.runtime.await %4 : !async.token
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      func.call @take2(%0, %4) : (!async.token, !async.token) -> ()
      scf.yield
    }
    default {
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      func.call @take1(%0) : (!async.token) -> ()
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      %5 = async.runtime.is_error %1#1 : !async.value<f32>
      %6 = async.runtime.is_error %1#1 : !async.value<f32>
    }
    call @take1(%1#0) : (!async.token) -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %2 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.runtime.await %1#1 : !async.value<f32>
    %true_0 = arith.constant true
    scf.if %true_0 {
      %4 = async.runtime.is_error %1#1 : !async.value<f32>
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      %5:2 = func.call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
      %6 = async.runtime.is_error %arg0 : !async.group
    } else {
    }
    async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %3 = call @make_token() : () -> !async.token
    call @take2(%0, %3) : (!async.token, !async.token) -> ()
    cf.br ^bb3
  ^bb3:  // pred: ^bb2
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.token) -> (!async.group, !async.value<f32>, !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = call @make_value() : () -> !async.value<f32>
    async.runtime.await %0 : !async.value<f32>
    %1 = call @make_group() : () -> !async.group
    async.runtime.await %1 : !async.group
    %2 = async.runtime.is_error %1 : !async.group
    %3 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    return %1, %0, %arg1 : !async.group, !async.value<f32>, !async.token
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.token) {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.group) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg2 = %c1 to %c1_0 step %c1_1 {
      %2 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    }
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.is_error %arg1 : !async.group
    %true = arith.constant true
    scf.if %true {
      %c1_2 = arith.constant 1 : index
      scf.index_switch %c1_2 
      case 1 {
        %4 = func.call @make_token() : () -> !async.token
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
        scf.yield
      }
      case 2 {
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
        async.runtime.add_ref %0 {count = 1 : i64} : !async.token
        func.call @take2(%arg0, %0) : (!async.token, !async.token) -> ()
        %4 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
        %5 = async.runtime.is_error %arg1 : !async.group
        async.runtime.await %arg0 : !async.token
        scf.yield
      }
      default {
        %4 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
        async.runtime.await %0 : !async.token
      }
      %c1_3 = arith.constant 1 : index
      %c1_4 = arith.constant 1 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg2 = %c1_3 to %c1_4 step %c1_5 {
        %4 = func.call @make_value() : () -> !async.value<f32>
        %5 = async.runtime.is_error %4 : !async.value<f32>
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
        async.runtime.add_ref %4 {count = 1 : i64} : !async.value<f32>
        %6 = func.call @take_value(%4, %arg0) : (!async.value<f32>, !async.token) -> !async.token
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
        %7 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
        %8 = async.runtime.is_error %4 : !async.value<f32>
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
      }
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %2:2 = func.call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %2#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %2#0 {count = 1 : i64} : !async.token
      %3 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
    } else {
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    return
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    %1:2 = call @pair(%arg1) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %1#0 {count = 1 : i64} : !async.token
    %2 = call @make_token() : () -> !async.token
    %3 = call @take_value(%1#1, %2) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.value<f32>, !async.value<f32>, !async.value<f32>) {
    scf.while : () -> () {
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg0 = %c1 to %c1_0 step %c1_1 {
        %6 = async.runtime.create : !async.token
        async.runtime.set_available %6 : !async.token
        %7:2 = func.call @pair(%6) : (!async.token) -> (!async.token, !async.value<f32>)
        async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.value<f32>
        async.runtime.drop_ref %7#0 {count = 1 : i64} : !async.token
        %8 = async.runtime.create : !async.value<f32>
        async.runtime.set_available %8 : !async.value<f32>
        %9 = async.runtime.is_error %8 : !async.value<f32>
        async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
      }
      %3 = async.runtime.create : !async.token
      async.runtime.set_available %3 : !async.token
      func.call @take1(%3) : (!async.token) -> ()
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.await %5 : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %true = arith.constant true
      scf.condition(%true)
    } do {
      %3 = async.runtime.create : !async.token
      async.runtime.set_available %3 : !async.token
      async.runtime.await %3 : !async.token
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
      scf.yield
    }
    %0 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %0 : !async.value<f32>
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = call @make_value() : () -> !async.value<f32>
    return %0, %1, %2 : !async.value<f32>, !async.value<f32>, !async.value<f32>
  }
  func.func @f1() -> (!async.group, !async.token) {
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %8:3 = func.call @f0() : () -> (!async.value<f32>, !async.value<f32>, !async.value<f32>)
      async.runtime.drop_ref %8#2 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.value<f32>
      %9 = async.runtime.create : !async.token
      async.runtime.set_available %9 : !async.token
      %10 = async.runtime.is_error %9 : !async.token
      %11 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %9 {count = 1 : i64} : !async.token
      func.call @take2(%9, %11) : (!async.token, !async.token) -> ()
      %12 = func.call @make_token() : () -> !async.token
      func.call @take2(%9, %12) : (!async.token, !async.token) -> ()
      scf.yield
    }
    case 2 {
      %8 = async.runtime.create : !async.token
      async.runtime.set_available %8 : !async.token
      %9 = async.runtime.is_error %8 : !async.token
      %10 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %10 : !async.value<f32>
      async.runtime.add_ref %8 {count = 1 : i64} : !async.token
      async.runtime.add_ref %10 {count = 1 : i64} : !async.value<f32>
      %11 = func.call @take_value(%10, %8) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.token
      %12 = func.call @take_value(%10, %8) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
      %13:3 = func.call @f0() : () -> (!async.value<f32>, !async.value<f32>, !async.value<f32>)
      async.runtime.drop_ref %13#2 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %13#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %13#0 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    default {
    }
    %true = arith.constant true
    scf.if %true {
    } else {
      %8 = func.call @make_value() : () -> !async.value<f32>
      %9 = async.runtime.is_error %8 : !async.value<f32>
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
    }
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    async.runtime.await %0 : !async.token
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = async.runtime.is_error %1 : !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %3 = call @make_group() : () -> !async.group
    async.runtime.await %3 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    %4 = call @make_group() : () -> !async.group
    async.runtime.await %4 : !async.group
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %5 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb5, ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    cf.br ^bb5
  ^bb5:  // 3 preds: ^bb0, ^bb3, ^bb4
    %c1_3 = arith.constant 1 : index
    scf.index_switch %c1_3 
    case 1 {
      %8 = func.call @make_token() : () -> !async.token
      async.runtime.await %8 : !async.token
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
      %9:3 = func.call @f0() : () -> (!async.value<f32>, !async.value<f32>, !async.value<f32>)
      async.runtime.drop_ref %9#2 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %9#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %9#0 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      %10:2 = func.call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %10#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %10#0 {count = 1 : i64} : !async.token
      %11 = func.call @make_group() : () -> !async.group
      %12 = async.runtime.is_error %11 : !async.group
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
    }
    %c1_4 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    scf.for %arg0 = %c1_4 to %c1_5 step %c1_6 {
      %8 = func.call @make_group() : () -> !async.group
      %9 = async.runtime.is_error %8 : !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
      %10 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
      %11 = func.call @make_token() : () -> !async.token
      %12:2 = func.call @pair(%11) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %12#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %12#0 {count = 1 : i64} : !async.token
      %13 = func.call @make_group() : () -> !async.group
      async.runtime.await %13 : !async.group
      async.runtime.drop_ref %13 {count = 1 : i64} : !async.group
    }
    %true_7 = arith.constant true
    scf.if %true_7 {
      %8 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
    } else {
      %8 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
    }
    %6 = call @make_group() : () -> !async.group
    %7 = async.runtime.is_error %6 : !async.group
    return %6, %0 : !async.group, !async.token
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group, %arg1: !async.token, %arg2: !async.token) -> !async.group {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %0 : !async.value<f32>
    %1 = call @make_token() : () -> !async.token
    %2 = call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    return %arg0 : !async.group
  }
  func.func @f1(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>, !async.group) {
    %0 = async.runtime.is_error %arg0 : !async.value<f32>
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb2
  ^bb1:  // pred: ^bb2
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    cf.br ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
    async.runtime.add_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %1 = call @take_value(%arg2, %arg1) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
    call @take1(%1) : (!async.token) -> ()
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb3, ^bb1
  ^bb3:  // pred: ^bb2
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %c1_1 step %c1_2 {
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      %3 = func.call @take_value(%arg2, %1) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
      %4 = func.call @make_group() : () -> !async.group
      %5 = async.runtime.is_error %4 : !async.group
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    }
    %true_3 = arith.constant true
    scf.if %true_3 {
    } else {
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      func.call @take2(%1, %arg1) : (!async.token, !async.token) -> ()
      %3 = func.call @make_group() : () -> !async.group
      async.runtime.await %3 : !async.group
      async.runtime.await %3 : !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    }
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    %2 = call @make_group() : () -> !async.group
    return %arg0, %arg2, %2 : !async.value<f32>, !async.value<f32>, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) -> (!async.value<f32>, !async.group, !async.token) {
    %true = arith.constant true
    scf.if %true {
      %true_0 = arith.constant true
      scf.if %true_0 {
        %3 = func.call @make_token() : () -> !async.token
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.value<f32>
        async.runtime.add_ref %3 {count = 1 : i64} : !async.token
        %4 = func.call @take_value(%arg0, %3) : (!async.value<f32>, !async.token) -> !async.token
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
        async.runtime.add_ref %3 {count = 1 : i64} : !async.token
        %5:2 = func.call @pair(%3) : (!async.token) -> (!async.token, !async.value<f32>)
        async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
        async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.value<f32>
        %6 = func.call @take_value(%arg0, %3) : (!async.value<f32>, !async.token) -> !async.token
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      } else {
      }
    } else {
      %3 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %3 {count = 1 : i64} : !async.token
      %4 = func.call @take_value(%arg0, %3) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.await %arg0 : !async.value<f32>
      scf.while : () -> () {
        %5 = func.call @make_group() : () -> !async.group
        %6 = async.runtime.is_error %5 : !async.group
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
        %7 = async.runtime.is_error %4 : !async.token
        async.runtime.await %arg0 : !async.value<f32>
        async.runtime.await %3 : !async.token
        %true_0 = arith.constant true
        scf.condition(%true_0)
      } do {
        %5 = func.call @make_group() : () -> !async.group
        async.runtime.await %5 : !async.group
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
        scf.yield
      }
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
      async.runtime.await %arg0 : !async.value<f32>
    }
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %c1_0 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg1 = %c1_0 to %c1_1 step %c1_2 {
        %7 = func.call @make_token() : () -> !async.token
        async.runtime.drop_ref %7 {count = 1 : i64} : !async.token
      }
      %3 = async.runtime.create : !async.token
      async.runtime.set_available %3 : !async.token
      async.runtime.add_ref %3 {count = 1 : i64} : !async.token
      %4:2 = func.call @pair(%3) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
      %5 = async.runtime.is_error %4#1 : !async.value<f32>
      async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
      %6 = func.call @make_token() : () -> !async.token
      func.call @take2(%3, %6) : (!async.token, !async.token) -> ()
      scf.yield
    }
    case 2 {
      %c1_0 = arith.constant 1 : index
      scf.index_switch %c1_0 
      case 1 {
        %3 = async.runtime.create : !async.token
        async.runtime.set_available %3 : !async.token
        %4 = async.runtime.is_error %3 : !async.token
        async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
        %5 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
        scf.yield
      }
      case 2 {
        %3 = func.call @make_token() : () -> !async.token
        %4 = func.call @make_token() : () -> !async.token
        func.call @take2(%3, %4) : (!async.token, !async.token) -> ()
        %5 = async.runtime.is_error %arg0 : !async.value<f32>
        %6 = async.runtime.is_error %arg0 : !async.value<f32>
        scf.yield
      }
      default {
        %3 = async.runtime.create : !async.token
        async.runtime.set_available %3 : !async.token
        async.runtime.add_ref %3 {count = 1 : i64} : !async.token
        func.call @take1(%3) : (!async.token) -> ()
        %4 = func.call @make_group() : () -> !async.group
        %5 = async.runtime.is_error %4 : !async.group
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
        async.runtime.await %3 : !async.token
        async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
        %6 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
      }
      async.runtime.await %arg0 : !async.value<f32>
      scf.yield
    }
    default {
      %3 = func.call @make_token() : () -> !async.token
      %4:2 = func.call @pair(%3) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
    }
    %0 = call @make_group() : () -> !async.group
    %1 = async.runtime.is_error %0 : !async.group
    %2 = async.runtime.create : !async.token
    async.runtime.set_available %2 : !async.token
    return %arg0, %0, %2 : !async.value<f32>, !async.group, !async.token
  }
  func.func @f1() -> (!async.group, !async.group, !async.value<f32>) {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_token() : () -> !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
    %2 = call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
    %true = arith.constant true
    cf.cond_br %true, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %3 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.value<f32>
    %true_0 = arith.constant true
    scf.if %true_0 {
      %8 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.await %8 : !async.value<f32>
      %9:3 = func.call @f0(%8) : (!async.value<f32>) -> (!async.value<f32>, !async.group, !async.token)
      async.runtime.drop_ref %9#2 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %9#1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %9#0 {count = 1 : i64} : !async.value<f32>
    } else {
      %8 = async.runtime.is_error %3 : !async.group
      async.runtime.await %0 : !async.value<f32>
    }
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb3,
      2: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
    %4:3 = call @f0(%0) : (!async.value<f32>) -> (!async.value<f32>, !async.group, !async.token)
    async.runtime.drop_ref %4#2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.value<f32>
    %5 = async.runtime.is_error %3 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb4, ^bb4
  ^bb3:  // pred: ^bb1
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    cf.br ^bb4
  ^bb4:  // 4 preds: ^bb0, ^bb2, ^bb2, ^bb3
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %8 = async.runtime.is_error %1 : !async.token
      %9 = async.runtime.create : !async.token
      async.runtime.set_available %9 : !async.token
      async.runtime.add_ref %2 {count = 1 : i64} : !async.token
      func.call @take2(%9, %2) : (!async.token, !async.token) -> ()
      %10 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      %8 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
      async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      %9 = func.call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
      scf.yield
    }
    default {
      async.runtime.await %0 : !async.value<f32>
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      async.runtime.add_ref %2 {count = 1 : i64} : !async.token
      func.call @take2(%2, %1) : (!async.token, !async.token) -> ()
    }
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    %6 = call @make_group() : () -> !async.group
    %7 = call @make_group() : () -> !async.group
    return %6, %7, %0 : !async.group, !async.group, !async.value<f32>
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.value<f32>) -> (!async.value<f32>, !async.group) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    async.runtime.await %arg1 : !async.value<f32>
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %1 = call @make_token() : () -> !async.token
    call @take2(%0, %1) : (!async.token, !async.token) -> ()
    %2 = call @make_group() : () -> !async.group
    return %arg1, %2 : !async.value<f32>, !async.group
  }
  func.func @f1() {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %2 = call @make_token() : () -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    %3 = call @make_group() : () -> !async.group
    %4 = async.runtime.is_error %3 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.group) -> (!async.token, !async.value<f32>) {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    async.runtime.await %arg0 : !async.token
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    call @take2(%arg0, %0) : (!async.token, !async.token) -> ()
    %1 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %2 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %2 : !async.value<f32>
    return %0, %2 : !async.token, !async.value<f32>
  }
  func.func @f1() {
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    %1 = call @make_token() : () -> !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    %2 = call @make_token() : () -> !async.token
    %3 = async.runtime.is_error %2 : !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.token, !async.token, !async.value<f32>) {
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %3 = func.call @make_group() : () -> !async.group
      %4 = async.runtime.is_error %3 : !async.group
      async.runtime.await %3 : !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      %3 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.await %4 : !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      scf.yield
    }
    default {
      %3 = func.call @make_group() : () -> !async.group
      %4 = async.runtime.is_error %3 : !async.group
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.await %5 : !async.token
      %6 = async.runtime.is_error %5 : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      async.runtime.await %3 : !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    }
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %1 = call @make_token() : () -> !async.token
    %2 = call @make_value() : () -> !async.value<f32>
    return %0, %1, %2 : !async.token, !async.token, !async.value<f32>
  }
  func.func @f1(%arg0: !async.token) -> !async.group {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = async.runtime.is_error %0 : !async.value<f32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.value<f32>
    %3 = async.runtime.is_error %arg0 : !async.token
    %4 = call @make_group() : () -> !async.group
    %5 = async.runtime.is_error %4 : !async.group
    %true = arith.constant true
    scf.if %true {
      %6 = async.runtime.is_error %0 : !async.value<f32>
      %7 = async.runtime.is_error %4 : !async.group
    } else {
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %6:2 = func.call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %6#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %6#0 {count = 1 : i64} : !async.token
      async.runtime.await %4 : !async.group
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    return %4 : !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group) -> !async.token {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    %1:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.await %1#1 : !async.value<f32>
    async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
    return %1#0 : !async.token
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.group) -> !async.group {
    %0 = async.runtime.is_error %arg1 : !async.group
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg2 = %c1 to %c1_0 step %c1_1 {
      %1 = async.runtime.is_error %arg0 : !async.token
      %2 = async.runtime.is_error %arg0 : !async.token
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %arg1 : !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.token) -> (!async.token, !async.value<f32>, !async.group) {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    %1:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %5 = async.runtime.is_error %0 : !async.token
      %6 = func.call @make_group() : () -> !async.group
      %7 = async.runtime.is_error %6 : !async.group
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
      async.runtime.await %1#1 : !async.value<f32>
      async.runtime.await %1#0 : !async.token
      scf.yield
    }
    case 2 {
      async.runtime.await %arg1 : !async.value<f32>
      async.runtime.await %1#1 : !async.value<f32>
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %6 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      func.call @take2(%0, %6) : (!async.token, !async.token) -> ()
      scf.yield
    }
    default {
      %5 = func.call @make_group() : () -> !async.group
      %6 = async.runtime.is_error %5 : !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
      %7 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
      %8 = func.call @take_value(%arg1, %arg0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
      async.runtime.await %0 : !async.token
    }
    %c1_0 = arith.constant 1 : index
    scf.index_switch %c1_0 
    case 1 {
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
      func.call @take1(%arg2) : (!async.token) -> ()
      async.runtime.add_ref %1#0 {count = 1 : i64} : !async.token
      %5:2 = func.call @pair(%1#0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %1#0 {count = 1 : i64} : !async.token
      func.call @take2(%1#0, %5#0) : (!async.token, !async.token) -> ()
      %6 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      %5 = func.call @make_token() : () -> !async.token
      %6 = async.runtime.is_error %5 : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      async.runtime.add_ref %1#0 {count = 1 : i64} : !async.token
      %7:2 = func.call @pair(%1#0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %7#0 {count = 1 : i64} : !async.token
      %8 = async.runtime.is_error %arg0 : !async.token
      scf.yield
    }
    default {
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      async.runtime.add_ref %1#1 {count = 1 : i64} : !async.value<f32>
      %5 = func.call @take_value(%1#1, %0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    }
    async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %1#0 {count = 1 : i64} : !async.token
    %2 = call @take_value(%arg1, %1#0) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %1#0 {count = 1 : i64} : !async.token
    call @take2(%1#0, %3#0) : (!async.token, !async.token) -> ()
    call @take1(%1#0) : (!async.token) -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %4 = call @make_group() : () -> !async.group
    return %arg0, %arg1, %4 : !async.token, !async.value<f32>, !async.group
  }
  func.func @f1(%arg0: !async.value<f32>) -> !async.value<f32> {
    %0 = async.runtime.is_error %arg0 : !async.value<f32>
    scf.while : () -> () {
      %true_6 = arith.constant true
      scf.condition(%true_6)
    } do {
      %5 = func.call @make_group() : () -> !async.group
      %6 = async.runtime.is_error %5 : !async.group
      %7 = func.call @make_token() : () -> !async.token
      async.runtime.await %7 : !async.token
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.token
      async.runtime.await %5 : !async.group
      %8 = async.runtime.is_error %5 : !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
      scf.yield
    }
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %5 = func.call @make_group() : () -> !async.group
      async.runtime.await %5 : !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
      scf.yield
    }
    case 2 {
      async.runtime.await %arg0 : !async.value<f32>
      scf.yield
    }
    default {
      %5 = async.runtime.create : !async.token
      async.runtime.set_available %5 : !async.token
      %6 = async.runtime.is_error %5 : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %7 = func.call @make_group() : () -> !async.group
      async.runtime.await %7 : !async.group
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
      %8 = func.call @make_group() : () -> !async.group
      async.runtime.await %8 : !async.group
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
    }
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg1 = %c1_0 to %c1_1 step %c1_2 {
    }
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %1 = async.runtime.is_error %arg0 : !async.value<f32>
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %true_3 = arith.constant true
    cf.cond_br %true_3, ^bb3, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb2
    %2 = async.runtime.is_error %arg0 : !async.value<f32>
    async.runtime.await %arg0 : !async.value<f32>
    %3 = call @make_token() : () -> !async.token
    async.runtime.await %3 : !async.token
    async.runtime.await %3 : !async.token
    %true_4 = arith.constant true
    cf.cond_br %true_4, ^bb4, ^bb4
  ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb4
    scf.while : () -> () {
      %5 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %5 : !async.value<f32>
      %6 = async.runtime.is_error %5 : !async.value<f32>
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
      %true_6 = arith.constant true
      scf.condition(%true_6)
    } do {
      async.runtime.add_ref %3 {count = 1 : i64} : !async.token
      func.call @take1(%3) : (!async.token) -> ()
      scf.yield
    }
    %c1_i32_5 = arith.constant 1 : i32
    cf.switch %c1_i32_5 : i32, [
      default: ^bb5,
      1: ^bb5,
      2: ^bb4
    ]
  ^bb5:  // 2 preds: ^bb4, ^bb4
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    async.runtime.await %arg0 : !async.value<f32>
    %4 = call @make_group() : () -> !async.group
    async.runtime.await %4 : !async.group
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    return %arg0 : !async.value<f32>
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.token) -> !async.group {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    %0 = async.runtime.is_error %arg1 : !async.value<f32>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %c1_0 step %c1_1 {
      %3 = async.runtime.is_error %arg1 : !async.value<f32>
      async.runtime.await %arg0 : !async.token
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
      %4 = func.call @take_value(%arg1, %arg0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      %c1_2 = arith.constant 1 : index
      %c1_3 = arith.constant 1 : index
      %c1_4 = arith.constant 1 : index
      scf.for %arg4 = %c1_2 to %c1_3 step %c1_4 {
        async.runtime.await %arg1 : !async.value<f32>
      }
    }
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %1 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %2 = call @make_group() : () -> !async.group
    return %2 : !async.group
  }
  func.func @f1() {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_token() : () -> !async.token
    %2 = async.runtime.is_error %1 : !async.token
    %3 = call @make_group() : () -> !async.group
    %4 = async.runtime.is_error %3 : !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
    %5:2 = call @pair(%1) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
    %6 = async.runtime.is_error %5#0 : !async.token
    async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %10 = async.runtime.is_error %1 : !async.token
      async.runtime.await %1 : !async.token
      async.runtime.await %1 : !async.token
      scf.yield
    }
    case 2 {
      async.runtime.await %1 : !async.token
      %10 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      %11 = func.call @f0(%1, %0, %10) : (!async.token, !async.value<f32>, !async.token) -> !async.group
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.group
      scf.yield
    }
    default {
      %10 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.group
      async.runtime.await %0 : !async.value<f32>
    }
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg0 = %c1_0 to %c1_1 step %c1_2 {
      %10 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %1 {count = 1 : i64} : !async.token
      %11 = func.call @f0(%1, %0, %10) : (!async.token, !async.value<f32>, !async.token) -> !async.group
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.group
      async.runtime.await %3 : !async.group
    }
    %7 = async.runtime.is_error %3 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    %8 = call @make_token() : () -> !async.token
    %9 = call @f0(%1, %0, %8) : (!async.token, !async.value<f32>, !async.token) -> !async.group
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.value<f32>, !async.group) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb3,
      1: ^bb3,
      2: ^bb3
    ]
  ^bb2:  // pred: ^bb3
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    cf.br ^bb3
  ^bb3:  // 4 preds: ^bb1, ^bb1, ^bb1, ^bb2
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %2 = call @make_group() : () -> !async.group
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb4
  ^bb4:  // pred: ^bb3
    %3 = call @make_value() : () -> !async.value<f32>
    return %3, %2 : !async.value<f32>, !async.group
  }
  func.func @f1(%arg0: !async.group) -> (!async.group, !async.value<f32>, !async.group) {
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_value() : () -> !async.value<f32>
    async.runtime.await %1 : !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %2 = call @make_group() : () -> !async.group
    return %arg0, %0, %2 : !async.group, !async.value<f32>, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.token) -> (!async.token, !async.group) {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    call @take2(%arg2, %0) : (!async.token, !async.token) -> ()
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %1 = call @make_group() : () -> !async.group
    return %0, %1 : !async.token, !async.group
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.value<f32>) -> !async.group {
    %true = arith.constant true
    scf.if %true {
      %1 = func.call @make_token() : () -> !async.token
      %2 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
      %3:2 = func.call @f0(%1, %arg1, %2) : (!async.token, !async.value<f32>, !async.token) -> (!async.token, !async.group)
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
      %4 = func.call @make_value() : () -> !async.value<f32>
      %5 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
      async.runtime.await %4 : !async.value<f32>
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
    } else {
      %1 = async.runtime.is_error %arg1 : !async.value<f32>
      %2 = func.call @make_token() : () -> !async.token
      async.runtime.await %2 : !async.token
      %3 = async.runtime.is_error %arg0 : !async.group
      async.runtime.await %2 : !async.token
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    }
    %0 = call @make_group() : () -> !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    scf.while : () -> () {
      %1 = func.call @make_token() : () -> !async.token
      func.call @take1(%1) : (!async.token) -> ()
      %2 = func.call @make_token() : () -> !async.token
      async.runtime.await %2 : !async.token
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
      async.runtime.await %arg0 : !async.group
      %true_2 = arith.constant true
      scf.condition(%true_2)
    } do {
      %1 = func.call @make_group() : () -> !async.group
      async.runtime.await %1 : !async.group
      async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
      %2 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
      async.runtime.await %arg1 : !async.value<f32>
      %3 = func.call @make_token() : () -> !async.token
      %4:2 = func.call @pair(%3) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
      scf.yield
    }
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %true_1 = arith.constant true
    scf.if %true_1 {
      async.runtime.await %arg0 : !async.group
    } else {
      %1 = func.call @make_token() : () -> !async.token
      %2 = async.runtime.is_error %1 : !async.token
      %3 = func.call @make_token() : () -> !async.token
      func.call @take2(%1, %3) : (!async.token, !async.token) -> ()
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.value<f32>
      %5 = func.call @take_value(%arg1, %4) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %6 = async.runtime.is_error %arg1 : !async.value<f32>
    }
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    return %0 : !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.token) -> !async.group {
    async.runtime.await %arg1 : !async.token
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    call @take2(%arg1, %0) : (!async.token, !async.token) -> ()
    %1 = async.runtime.is_error %arg0 : !async.value<f32>
    %2 = async.runtime.is_error %arg0 : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %3 = call @make_group() : () -> !async.group
    return %3 : !async.group
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.token, %arg2: !async.group) -> (!async.token, !async.group, !async.group) {
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %0 = call @make_group() : () -> !async.group
    return %arg1, %arg2, %0 : !async.token, !async.group, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.value<f32>) {
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    %true = arith.constant true
    scf.if %true {
    } else {
      async.runtime.await %arg1 : !async.value<f32>
      %2 = async.runtime.is_error %arg0 : !async.token
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      func.call @take1(%arg0) : (!async.token) -> ()
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    scf.while : () -> () {
      %2 = async.runtime.is_error %arg1 : !async.value<f32>
      async.runtime.await %0 : !async.group
      %3 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
      %4 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
      %true_3 = arith.constant true
      scf.condition(%true_3)
    } do {
      scf.yield
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %1 = call @make_group() : () -> !async.group
    async.runtime.await %1 : !async.group
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg2 = %c1 to %c1_1 step %c1_2 {
      %2 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.value<f32>
    }
    return
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.group) -> !async.value<f32> {
    async.runtime.await %arg0 : !async.token
    async.runtime.await %arg1 : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    call @take2(%arg0, %0) : (!async.token, !async.token) -> ()
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb5,
      2: ^bb2
    ]
  ^bb2:  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb2
    %c1_i32_0 = arith.constant 1 : i32
    cf.switch %c1_i32_0 : i32, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb3:  // 2 preds: ^bb2, ^bb4
    %1 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    %2 = async.runtime.is_error %arg0 : !async.token
    %c1_i32_1 = arith.constant 1 : i32
    cf.switch %c1_i32_1 : i32, [
      default: ^bb5,
      1: ^bb3,
      2: ^bb5
    ]
  ^bb5:  // 3 preds: ^bb1, ^bb4, ^bb4
    %true = arith.constant true
    scf.if %true {
      %5 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %5 : !async.value<f32>
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %6 = func.call @take_value(%5, %arg0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      %7 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
    } else {
      async.runtime.add_ref %0 {count = 1 : i64} : !async.token
      %5:2 = func.call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
      %6 = async.runtime.is_error %5#1 : !async.value<f32>
      async.runtime.await %5#1 : !async.value<f32>
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %5 = async.runtime.is_error %arg0 : !async.token
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %6:2 = func.call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %6#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %6#0 {count = 1 : i64} : !async.token
      scf.yield
    }
    case 2 {
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %6 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    default {
      %5 = func.call @make_group() : () -> !async.group
      async.runtime.await %5 : !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %3 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    scf.while : () -> () {
      %5 = func.call @make_value() : () -> !async.value<f32>
      %6 = async.runtime.is_error %5 : !async.value<f32>
      %7 = async.runtime.is_error %5 : !async.value<f32>
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
      %true_2 = arith.constant true
      scf.condition(%true_2)
    } do {
      scf.yield
    }
    %4 = call @make_value() : () -> !async.value<f32>
    return %4 : !async.value<f32>
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.group, !async.group) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg0 = %c1 to %c1_0 step %c1_1 {
      %4 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.await %4 : !async.value<f32>
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.await %5 : !async.token
      %6 = async.runtime.is_error %5 : !async.token
      %7 = async.runtime.create : !async.token
      async.runtime.set_available %7 : !async.token
      func.call @take2(%5, %7) : (!async.token, !async.token) -> ()
    }
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = async.runtime.is_error %0 : !async.group
    %c1_2 = arith.constant 1 : index
    scf.index_switch %c1_2 
    case 1 {
      %4 = async.runtime.is_error %0 : !async.group
      %5 = func.call @make_token() : () -> !async.token
      async.runtime.await %5 : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      async.runtime.await %0 : !async.group
      scf.yield
    }
    case 2 {
      %4 = func.call @make_value() : () -> !async.value<f32>
      %5 = func.call @make_token() : () -> !async.token
      %6 = func.call @take_value(%4, %5) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.await %6 : !async.token
      async.runtime.await %6 : !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      scf.yield
    }
    default {
      %4 = async.runtime.create : !async.token
      async.runtime.set_available %4 : !async.token
      %5:2 = func.call @pair(%4) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
      async.runtime.await %0 : !async.group
      async.runtime.await %0 : !async.group
    }
    %2 = async.runtime.create : !async.token
    async.runtime.set_available %2 : !async.token
    async.runtime.add_ref %2 {count = 1 : i64} : !async.token
    call @take1(%2) : (!async.token) -> ()
    %c1_3 = arith.constant 1 : index
    scf.index_switch %c1_3 
    case 1 {
      scf.yield
    }
    case 2 {
      async.runtime.await %2 : !async.token
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      %5 = async.runtime.create : !async.token
      async.runtime.set_available %5 : !async.token
      async.runtime.add_ref %2 {count = 1 : i64} : !async.token
      func.call @take2(%5, %2) : (!async.token, !async.token) -> ()
      scf.yield
    }
    default {
      %4 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    }
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    %3 = call @make_group() : () -> !async.group
    return %0, %3 : !async.group, !async.group
  }
  func.func @f1(%arg0: !async.value<f32>) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c1_0 step %c1_1 {
      %0 = func.call @make_group() : () -> !async.group
      async.runtime.await %0 : !async.group
      async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    }
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token) {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    %0:2 = call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %0#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %0#0 {count = 1 : i64} : !async.token
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %1 = call @make_token() : () -> !async.token
    call @take1(%1) : (!async.token) -> ()
    %2 = call @make_group() : () -> !async.group
    %3 = async.runtime.is_error %2 : !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    return
  }
  func.func @f1(%arg0: !async.token) -> (!async.value<f32>, !async.value<f32>, !async.group) {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @f0(%arg0) : (!async.token) -> ()
    %true = arith.constant true
    scf.if %true {
      async.runtime.await %arg0 : !async.token
      %3 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %3 : !async.value<f32>
      %4 = async.runtime.is_error %3 : !async.value<f32>
      %c1 = arith.constant 1 : index
      scf.index_switch %c1 
      case 1 {
        %5 = func.call @make_group() : () -> !async.group
        %6 = async.runtime.is_error %5 : !async.group
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
        scf.yield
      }
      case 2 {
        %5 = async.runtime.is_error %3 : !async.value<f32>
        async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
        func.call @f0(%arg0) : (!async.token) -> ()
        %6 = async.runtime.is_error %arg0 : !async.token
        scf.yield
      }
      default {
        %5 = func.call @make_token() : () -> !async.token
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
        %6 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
        async.runtime.await %arg0 : !async.token
      }
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
    } else {
      %3 = func.call @make_value() : () -> !async.value<f32>
      %4 = async.runtime.is_error %3 : !async.value<f32>
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
      %5 = func.call @make_group() : () -> !async.group
      async.runtime.await %5 : !async.group
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %0 : !async.value<f32>
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = call @make_group() : () -> !async.group
    return %0, %1, %2 : !async.value<f32>, !async.value<f32>, !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.group) -> (!async.token, !async.group, !async.group) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %0 = call @make_value() : () -> !async.value<f32>
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    %1 = call @make_token() : () -> !async.token
    %2 = async.runtime.is_error %1 : !async.token
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    async.runtime.await %1 : !async.token
    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
    %3:2 = call @pair(%1) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    %4 = call @make_value() : () -> !async.value<f32>
    async.runtime.await %4 : !async.value<f32>
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
    %5 = call @make_group() : () -> !async.group
    return %1, %arg1, %5 : !async.token, !async.group, !async.group
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.token, %arg2: !async.group) -> !async.token {
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      %3 = async.runtime.is_error %arg0 : !async.token
      %4 = async.runtime.is_error %arg2 : !async.group
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
    }
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
    call @take2(%arg1, %0) : (!async.token, !async.token) -> ()
    cf.br ^bb2
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb4,
      1: ^bb3,
      2: ^bb2
    ]
  ^bb3:  // pred: ^bb2
    %1 = call @make_token() : () -> !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @take2(%1, %arg0) : (!async.token, !async.token) -> ()
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %2 = async.runtime.is_error %arg2 : !async.group
    %true_1 = arith.constant true
    scf.if %true_1 {
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
      func.call @take1(%arg1) : (!async.token) -> ()
      %3 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %3 : !async.value<f32>
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.group
      async.runtime.add_ref %3 {count = 1 : i64} : !async.value<f32>
      %4:3 = func.call @f0(%3, %arg2) : (!async.value<f32>, !async.group) -> (!async.token, !async.group, !async.group)
      async.runtime.drop_ref %4#2 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
      %5:3 = func.call @f0(%3, %4#1) : (!async.value<f32>, !async.group) -> (!async.token, !async.group, !async.group)
      async.runtime.drop_ref %5#2 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
    } else {
      async.runtime.await %arg0 : !async.token
      %3 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.group
      %4:3 = func.call @f0(%3, %arg2) : (!async.value<f32>, !async.group) -> (!async.token, !async.group, !async.group)
      async.runtime.drop_ref %4#2 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
      async.runtime.add_ref %arg1 {count = 1 : i64} : !async.token
      %5:2 = func.call @pair(%arg1) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.token
    }
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    return %arg0 : !async.token
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group) {
    %true = arith.constant true
    scf.if %true {
      %1 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %1 : !async.value<f32>
      %2 = func.call @make_token() : () -> !async.token
      %3 = func.call @take_value(%1, %2) : (!async.value<f32>, !async.token) -> !async.token
      %4:2 = func.call @pair(%3) : (!async.token) -> (!async.token, !async.value<f32>)
      %5 = func.call @take_value(%4#1, %4#0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
      %6 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.value<f32>
    } else {
      %1 = async.runtime.create : !async.token
      async.runtime.set_available %1 : !async.token
      %2 = func.call @make_token() : () -> !async.token
      func.call @take2(%1, %2) : (!async.token, !async.token) -> ()
    }
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb4,
      1: ^bb3,
      2: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %c1_i32_0 = arith.constant 1 : i32
    cf.switch %c1_i32_0 : i32, [
      default: ^bb2,
      1: ^bb3,
      2: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    cf.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb4, ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb3, ^bb3
    %c1 = arith.constant 1 : index
    scf.index_switch %c1 
    case 1 {
      async.runtime.await %arg0 : !async.group
      %1 = async.runtime.is_error %arg0 : !async.group
      async.runtime.await %arg0 : !async.group
      %2 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.await %2 : !async.value<f32>
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
      %1 = func.call @make_token() : () -> !async.token
      %2 = func.call @make_token() : () -> !async.token
      func.call @take2(%1, %2) : (!async.token, !async.token) -> ()
      async.runtime.await %arg0 : !async.group
      %3 = async.runtime.is_error %arg0 : !async.group
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    call @take1(%0) : (!async.token) -> ()
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    return
  }
  func.func @f1(%arg0: !async.value<f32>) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %true = arith.constant true
    scf.if %true {
    } else {
      %2 = func.call @make_token() : () -> !async.token
      async.runtime.add_ref %2 {count = 1 : i64} : !async.token
      %3:2 = func.call @pair(%2) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
      async.runtime.await %3#1 : !async.value<f32>
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<f32>
      %4 = func.call @make_group() : () -> !async.group
      func.call @f0(%4) : (!async.group) -> ()
      %5 = async.runtime.is_error %2 : !async.token
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    }
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %true_0 = arith.constant true
    scf.if %true_0 {
    } else {
      %2 = func.call @make_group() : () -> !async.group
      %3 = async.runtime.is_error %2 : !async.group
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    }
    return
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token, %arg1: !async.group, %arg2: !async.token) -> (!async.group, !async.token, !async.group) {
    scf.while : () -> () {
      %true_8 = arith.constant true
      scf.condition(%true_8)
    } do {
      %7 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
      %8 = func.call @take_value(%7, %arg0) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
      scf.yield
    }
    scf.while : () -> () {
      %true_8 = arith.constant true
      scf.condition(%true_8)
    } do {
      scf.yield
    }
    scf.while : () -> () {
      async.runtime.await %arg0 : !async.token
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
      func.call @take1(%arg2) : (!async.token) -> ()
      %true_8 = arith.constant true
      scf.condition(%true_8)
    } do {
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
      func.call @take1(%arg2) : (!async.token) -> ()
      %7 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
      %8 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
      %9 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
      scf.yield
    }
    %true = arith.constant true
    cf.cond_br %true, ^bb3, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb1,
      2: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb3, ^bb5
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %1 = call @make_token() : () -> !async.token
    call @take1(%1) : (!async.token) -> ()
    %2 = async.runtime.is_error %arg1 : !async.group
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %3 = async.runtime.is_error %arg0 : !async.token
    %true_2 = arith.constant true
    scf.if %true_2 {
    } else {
      %7 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
    }
    cf.br ^bb5
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    %4:2 = call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %c1_3 step %c1_4 {
      %7 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
      async.runtime.add_ref %4#0 {count = 1 : i64} : !async.token
      %8:2 = func.call @pair(%4#0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.token
      async.runtime.add_ref %4#0 {count = 1 : i64} : !async.token
      %9:2 = func.call @pair(%4#0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %9#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %9#0 {count = 1 : i64} : !async.token
      async.runtime.await %8#1 : !async.value<f32>
      async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<f32>
    }
    async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
    %5 = call @make_group() : () -> !async.group
    async.runtime.await %5 : !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    %c1_5 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    %c1_7 = arith.constant 1 : index
    scf.for %arg3 = %c1_5 to %c1_6 step %c1_7 {
      %7 = async.runtime.is_error %arg2 : !async.token
      async.runtime.add_ref %arg2 {count = 1 : i64} : !async.token
      func.call @take1(%arg2) : (!async.token) -> ()
    }
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    %6 = call @make_group() : () -> !async.group
    return %arg1, %arg0, %6 : !async.group, !async.token, !async.group
  }
  func.func @f1(%arg0: !async.value<f32>) -> !async.group {
    %0 = call @make_token() : () -> !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.value<f32>
    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
    %1 = call @take_value(%arg0, %0) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    %2 = call @take_value(%arg0, %0) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    %3 = call @make_group() : () -> !async.group
    return %3 : !async.group
  }
}
// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) -> (!async.group, !async.group) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %0 = call @make_group() : () -> !async.group
    %1 = call @make_group() : () -> !async.group
    return %0, %1 : !async.group, !async.group
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.group) -> !async.value<f32> {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    %0 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.group
    %1 = call @make_token() : () -> !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
    %2 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %3 = call @make_value() : () -> !async.value<f32>
    return %3 : !async.value<f32>
  }
}
