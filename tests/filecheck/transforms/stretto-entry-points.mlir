// RUN: stretto-opt %s -stretto-entry-points | filecheck %s

// Wrappers for the host: results, then the error code.

func.func private @external()

func.func @plain(%arg0: f32) -> f32 {
  return %arg0 : f32
}
// CHECK-LABEL: func.func @plain(%arg0: f32) -> f32 {
// CHECK-NEXT:    return %arg0 : f32
// CHECK-NEXT:  }

func.func @may_fail(%arg0: f32) -> (f32, i32) attributes {stretto.may_fail} {
  %c0_i32 = arith.constant 0 : i32
  return %arg0, %c0_i32 : f32, i32
}
// CHECK-LABEL: func.func @may_fail(%arg0: f32) -> (f32, i32) attributes {stretto.may_fail} {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %arg0, %c0_i32 : f32, i32
// CHECK-NEXT:  }

func.func @no_results() {
  return
}
// CHECK-LABEL: func.func @no_results() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @returns_token() -> !async.token {
  %0 = async.runtime.create : !async.token
  return %0 : !async.token
}
// CHECK-LABEL: func.func @returns_token() -> !async.token {
// CHECK-NEXT:    %0 = async.runtime.create : !async.token
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @coroutine_token(%arg0: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  return %0 : !async.token
}
// CHECK-LABEL: func.func @coroutine_token(%arg0: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:    %0 = async.runtime.create : !async.token
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @coroutine_values() -> (!async.value<f32>, !async.value<!async.token>) attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.value<f32>
  %1 = async.runtime.create : !async.value<!async.token>
  return %0, %1 : !async.value<f32>, !async.value<!async.token>
}
// CHECK-LABEL: func.func @coroutine_values() -> (!async.value<f32>, !async.value<!async.token>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:    %0 = async.runtime.create : !async.value<f32>
// CHECK-NEXT:    %1 = async.runtime.create : !async.value<!async.token>
// CHECK-NEXT:    return %0, %1 : !async.value<f32>, !async.value<!async.token>
// CHECK-NEXT:  }

func.func private @private() {
  return
}
// CHECK-LABEL: func.func private @private() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_plain(%arg0: f32) -> (f32, i32) attributes {stretto.entry_type = (f32) -> (f32, i32)} {
// CHECK-NEXT:    %0 = call @plain(%arg0) : (f32) -> f32
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %0, %c0_i32 : f32, i32
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_may_fail(%arg0: f32) -> (f32, i32) attributes {stretto.entry_type = (f32) -> (f32, i32)} {
// CHECK-NEXT:    %0:2 = call @may_fail(%arg0) : (f32) -> (f32, i32)
// CHECK-NEXT:    return %0#0, %0#1 : f32, i32
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_no_results() -> i32 attributes {stretto.entry_type = () -> i32} {
// CHECK-NEXT:    call @no_results() : () -> ()
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_returns_token() -> (!async.token, i32) attributes {stretto.entry_type = () -> (!async.token, i32)} {
// CHECK-NEXT:    %0 = call @returns_token() : () -> !async.token
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    return %0, %c0_i32 : !async.token, i32
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_coroutine_token(%arg0: f32) -> i32 attributes {stretto.entry_type = (f32) -> i32} {
// CHECK-NEXT:    %0 = call @coroutine_token(%arg0) : (f32) -> !async.token
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    %1 = stretto.error %0 : !async.token
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %2 = arith.cmpi ne, %1, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %2, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %c0_i32 : i32
// CHECK-NEXT:  }

// CHECK-LABEL: func.func @stretto_entry_coroutine_values() -> (f32, !async.token, i32) attributes {llvm.emit_c_interface, stretto.entry_type = () -> (f32, !async.token, i32)} {
// CHECK-NEXT:    %0:2 = call @coroutine_values() : () -> (!async.value<f32>, !async.value<!async.token>)
// CHECK-NEXT:    async.runtime.await %0#0 : !async.value<f32>
// CHECK-NEXT:    async.runtime.await %0#1 : !async.value<!async.token>
// CHECK-NEXT:    %1 = stretto.error %0#0 : !async.value<f32>
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %2 = arith.cmpi ne, %1, %c0_i32 : i32
// CHECK-NEXT:    cf.cond_br %2, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %3 = stretto.null : f32
// CHECK-NEXT:    %4 = stretto.null : !async.token
// CHECK-NEXT:    return %3, %4, %1 : f32, !async.token, i32
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    %5 = async.runtime.load %0#0 : <f32>
// CHECK-NEXT:    %6 = async.runtime.load %0#1 : <!async.token>
// CHECK-NEXT:    async.runtime.add_ref %6 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return %5, %6, %c0_i32 : f32, !async.token, i32
// CHECK-NEXT:  }
