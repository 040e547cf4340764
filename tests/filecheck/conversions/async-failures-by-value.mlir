// RUN: stretto-opt %s -async-failures-by-value | filecheck %s

// Plain functions that may fail return an error code; who calls them checks it.

func.func private @print(i64)

func.func @checked(%arg0: i64, %arg1: i1) -> i64 {
  cf.assert %arg1, "bad argument"
  return %arg0 : i64
}
// CHECK-LABEL: func.func @checked(%arg0: i64, %arg1: i1) -> (i64, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %0 = stretto.site "bad argument" : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %arg0, %c0_i32 : i64, i32
// CHECK-NEXT:  ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:    %2 = stretto.null : i64
// CHECK-NEXT:    return %2, %1 : i64, i32
// CHECK-NEXT:  }

func.func @caller(%arg0: i64, %arg1: i1) -> (i64, !async.token, f32) {
  %0 = call @checked(%arg0, %arg1) : (i64, i1) -> i64
  %t = async.runtime.create : !async.token
  %x = arith.constant 1.0 : f32
  return %0, %t, %x : i64, !async.token, f32
}
// CHECK-LABEL: func.func @caller(%arg0: i64, %arg1: i1) -> (i64, !async.token, f32, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %0:2 = call @checked(%arg0, %arg1) : (i64, i1) -> (i64, i32)
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %1 = arith.cmpi ne, %0#1, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %1, ^bb2(%0#1 : i32), ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %2 = async.runtime.create : !async.token
// CHECK-NEXT:    %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:    return %0#0, %2, %cst, %c0_i32_0 : i64, !async.token, f32, i32
// CHECK-NEXT:  ^bb2(%3: i32):  // pred: ^bb0
// CHECK-NEXT:    %4 = stretto.null : i64
// CHECK-NEXT:    %5 = stretto.null : !async.token
// CHECK-NEXT:    %6 = stretto.null : f32
// CHECK-NEXT:    return %4, %5, %6, %3 : i64, !async.token, f32, i32
// CHECK-NEXT:  }

func.func @recursive(%arg0: i64, %arg1: i1) {
  cf.assert %arg1, "no"
  call @mutual(%arg0, %arg1) : (i64, i1) -> ()
  return
}
// CHECK-LABEL: func.func @recursive(%arg0: i64, %arg1: i1) -> i32 attributes {stretto.may_fail} {
// CHECK-NEXT:    %0 = stretto.site "no" : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb3(%0 : i32)
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %1 = call @mutual(%arg0, %arg1) : (i64, i1) -> i32
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %2 = arith.cmpi ne, %1, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %2, ^bb3(%1 : i32), ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32_0 : i32
// CHECK-NEXT:  ^bb3(%3: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return %3 : i32
// CHECK-NEXT:  }

func.func @mutual(%arg0: i64, %arg1: i1) {
  call @recursive(%arg0, %arg1) : (i64, i1) -> ()
  return
}
// CHECK-LABEL: func.func @mutual(%arg0: i64, %arg1: i1) -> i32 attributes {stretto.may_fail} {
// CHECK-NEXT:    %0 = call @recursive(%arg0, %arg1) : (i64, i1) -> i32
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %1 = arith.cmpi ne, %0, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %1, ^bb2(%0 : i32), ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32_0 : i32
// CHECK-NEXT:  ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }

func.func @in_a_loop(%arg0: index, %arg1: i1) {
  scf.for %i = %arg0 to %arg0 step %arg0 {
    scf.if %arg1 {
      cf.assert %arg1, "in a loop"
    }
  }
  return
}
// CHECK-LABEL: func.func @in_a_loop(%arg0: index, %arg1: i1) -> i32 attributes {stretto.may_fail} {
// CHECK-NEXT:    cf.br ^bb1(%arg0 : index)
// CHECK-NEXT:  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:    %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT:    cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.cond_br %arg1, ^bb3, ^bb5
// CHECK-NEXT:  ^bb3:  // pred: ^bb2
// CHECK-NEXT:    %2 = stretto.site "in a loop" : i32
// CHECK-NEXT:    cf.cond_br %arg1, ^bb4, ^bb7(%2 : i32)
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    cf.br ^bb5
// CHECK-NEXT:  ^bb5:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:    %3 = arith.addi %0, %arg0 : index
// CHECK-NEXT:    cf.br ^bb1(%3 : index)
// CHECK-NEXT:  ^bb6:  // pred: ^bb1
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  ^bb7(%4: i32):  // pred: ^bb3
// CHECK-NEXT:    return %4 : i32
// CHECK-NEXT:  }

func.func @loop_stays(%arg0: index) {
  scf.for %i = %arg0 to %arg0 step %arg0 {
  }
  return
}
// CHECK-LABEL: func.func @loop_stays(%arg0: index) {
// CHECK-NEXT:    scf.for %arg1 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @task_fails_not_the_function(%arg0: i64, %arg1: i1) -> !async.token {
  %token = async.execute {
    %0 = func.call @checked(%arg0, %arg1) : (i64, i1) -> i64
    func.call @print(%0) : (i64) -> ()
    async.yield
  }
  return %token : !async.token
}
// CHECK-LABEL: func.func @task_fails_not_the_function(%arg0: i64, %arg1: i1) -> !async.token {
// CHECK-NEXT:    %token = async.execute {
// CHECK-NEXT:      %0:2 = func.call @checked(%arg0, %arg1) : (i64, i1) -> (i64, i32)
// CHECK-NEXT:      stretto.check %0#1
// CHECK-NEXT:      func.call @print(%0#0) : (i64) -> ()
// CHECK-NEXT:      async.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    return %token : !async.token
// CHECK-NEXT:  }

async.func @coroutine(%arg0: i64, %arg1: i1) -> !async.value<i64> {
  cf.assert %arg1, "left to the lowering of async functions"
  %0 = func.call @checked(%arg0, %arg1) : (i64, i1) -> i64
  return %0 : i64
}
// CHECK-LABEL: async.func @coroutine(%arg0: i64, %arg1: i1) -> !async.value<i64> {
// CHECK-NEXT:    cf.assert %arg1, "left to the lowering of async functions"
// CHECK-NEXT:    %0:2 = func.call @checked(%arg0, %arg1) : (i64, i1) -> (i64, i32)
// CHECK-NEXT:    stretto.check %0#1
// CHECK-NEXT:    return %0#0 : i64
// CHECK-NEXT:  }
