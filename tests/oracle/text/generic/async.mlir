"builtin.module"() ({
  "func.func"() <{function_type = (!async.value<i32>, !async.token, !async.value<f32>, !async.group, index, !async.coro.handle) -> (), sym_name = "f"}> ({
  ^bb0(%arg2: !async.value<i32>, %arg3: !async.token, %arg4: !async.value<f32>, %arg5: !async.group, %arg6: index, %arg7: !async.coro.handle):
    %2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) {a.b = 1 : i64} : () -> !async.token
    %4 = "async.execute"(%arg3, %arg3, %arg2, %arg4) <{operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg9: i32, %arg10: f32):
      "async.await"(%arg3) : (!async.token) -> ()
      "async.yield"() : () -> ()
    }) {aa = "d", z} : (!async.token, !async.token, !async.value<i32>, !async.value<f32>) -> !async.token
    %5:2 = "async.execute"(%arg2) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg8: i32):
      "async.yield"(%arg8) : (i32) -> ()
    }) : (!async.value<i32>) -> (!async.token, !async.value<i32>)
    %6:2 = "async.execute"(%arg3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %22 = "async.await"(%arg2) : (!async.value<i32>) -> i32
      "async.yield"(%22) {a.x = 1 : i64} : (i32) -> ()
    }) : (!async.token) -> (!async.token, !async.value<i32>)
    %7:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %21 = "async.await"(%arg2) : (!async.value<i32>) -> i32
      "async.yield"(%21, %21) : (i32, i32) -> ()
    }) : () -> (!async.token, !async.value<i32>, !async.value<i32>)
    "async.await"(%arg3) {k = 3 : i64} : (!async.token) -> ()
    %8 = "async.create_group"(%arg6) {k = 3 : i64} : (index) -> !async.group
    %9 = "async.add_to_group"(%arg3, %arg5) {k = 3 : i64} : (!async.token, !async.group) -> index
    %10 = "async.add_to_group"(%arg2, %arg5) : (!async.value<i32>, !async.group) -> index
    "async.await_all"(%arg5) {k = 3 : i64} : (!async.group) -> ()
    %11 = "async.coro.id"() {k = 3 : i64} : () -> !async.coro.id
    %12 = "async.coro.begin"(%11) {k = 3 : i64} : (!async.coro.id) -> !async.coro.handle
    %13 = "async.coro.save"(%12) {k = 3 : i64} : (!async.coro.handle) -> !async.coro.state
    %14 = "async.runtime.create"() {k = 3 : i64} : () -> !async.token
    %15 = "async.runtime.create"() : () -> !async.value<i32>
    %16 = "async.runtime.create_group"(%arg6) {k = 3 : i64} : (index) -> !async.group
    "async.runtime.set_available"(%14) {k = 3 : i64} : (!async.token) -> ()
    "async.runtime.set_error"(%14) {k = 3 : i64} : (!async.token) -> ()
    %17 = "async.runtime.is_error"(%14) {k = 3 : i64} : (!async.token) -> i1
    "async.runtime.await"(%14) {k = 3 : i64} : (!async.token) -> ()
    "async.runtime.resume"(%arg7) {k = 3 : i64} : (!async.coro.handle) -> ()
    "async.runtime.await_and_resume"(%14, %arg7) {k = 3 : i64} : (!async.token, !async.coro.handle) -> ()
    %18 = "async.runtime.load"(%arg2) {k = 3 : i64} : (!async.value<i32>) -> i32
    "async.runtime.store"(%18, %15) {k = 3 : i64} : (i32, !async.value<i32>) -> ()
    %19 = "async.runtime.add_to_group"(%14, %16) {k = 3 : i64} : (!async.token, !async.group) -> index
    "async.runtime.add_ref"(%14) <{count = 3 : i64}> : (!async.token) -> ()
    "async.runtime.drop_ref"(%14) <{count = 1 : i64}> {k = 3 : i64} : (!async.token) -> ()
    %20 = "async.runtime.num_worker_threads"() {k = 3 : i64} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{arg_attrs = [{llvm.foo}, {}], function_type = (i32, !async.token) -> !async.value<i32>, res_attrs = [{llvm.bar}], sym_name = "a"}> ({
  ^bb0(%arg0: i32, %arg1: !async.token):
    "async.return"(%arg0) {k = 3 : i64} : (i32) -> ()
  }) {k = 3 : i64} : () -> ()
  "async.func"() <{arg_attrs = [{}, {llvm.foo}], function_type = (!async.token, i32) -> (!async.token, !async.value<i32>), sym_name = "b", sym_visibility = "private"}> ({
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "c"}> ({
    "async.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "d", sym_visibility = "public"}> ({
    %0 = "async.call"() <{callee = @c}> {k = 3 : i64} : () -> !async.token
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %1 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "async.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!async.coro.state, !async.coro.id, !async.coro.handle) -> (), sym_name = "coro"}> ({
  ^bb0(%arg0: !async.coro.state, %arg1: !async.coro.id, %arg2: !async.coro.handle):
    "async.coro.suspend"(%arg0)[^bb1, ^bb2, ^bb3] {k = 3 : i64} : (!async.coro.state) -> ()
  ^bb1:  // pred: ^bb0
    "async.coro.free"(%arg1, %arg2) {k = 3 : i64} : (!async.coro.id, !async.coro.handle) -> ()
    "async.coro.end"(%arg2) {k = 4 : i64} : (!async.coro.handle) -> ()
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    "func.return"() : () -> ()
  ^bb3:  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "unused"}> ({
  ^bb0(%arg15: i32):
    %27 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %28:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %30 = "arith.addi"(%arg15, %arg15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "async.yield"(%30) : (i32) -> ()
    }) : () -> (!async.token, !async.value<i32>)
    %29 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "func.call"() <{callee = @ext}> : () -> ()
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "ext", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "group"}> ({
  ^bb0(%arg14: index):
    %26 = "async.create_group"(%arg14) : (index) -> !async.group
    "async.await_all"(%26) : (!async.group) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !async.token) -> (), sym_name = "group2"}> ({
  ^bb0(%arg12: index, %arg13: !async.token):
    %24 = "async.create_group"(%arg12) : (index) -> !async.group
    %25 = "async.add_to_group"(%arg13, %24) : (!async.token, !async.group) -> index
    "async.await_all"(%24) : (!async.group) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !async.token) -> (), sym_name = "group3"}> ({
  ^bb0(%arg10: index, %arg11: !async.token):
    %22 = "async.create_group"(%arg10) : (index) -> !async.group
    "async.await_all"(%22) : (!async.group) -> ()
    "async.await_all"(%22) : (!async.group) -> ()
    %23 = "async.create_group"(%arg10) : (index) -> !async.group
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, !async.token) -> !async.group, sym_name = "group4"}> ({
  ^bb0(%arg8: index, %arg9: !async.token):
    %21 = "async.create_group"(%arg8) : (index) -> !async.group
    "async.await_all"(%21) : (!async.group) -> ()
    "func.return"(%21) : (!async.group) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.token, !async.value<i32>) -> (), sym_name = "awaits"}> ({
  ^bb0(%arg6: !async.token, %arg7: !async.value<i32>):
    "async.await"(%arg6) : (!async.token) -> ()
    %20 = "async.await"(%arg7) : (!async.value<i32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.token, !async.value<i32>, index) -> (), sym_name = "rt"}> ({
  ^bb0(%arg3: !async.token, %arg4: !async.value<i32>, %arg5: index):
    %12 = "async.runtime.create"() : () -> !async.token
    %13 = "async.runtime.create_group"(%arg5) : (index) -> !async.group
    %14 = "async.runtime.is_error"(%arg3) : (!async.token) -> i1
    %15 = "async.runtime.load"(%arg4) : (!async.value<i32>) -> i32
    %16 = "async.runtime.num_worker_threads"() : () -> index
    %17 = "async.coro.id"() : () -> !async.coro.id
    %18 = "async.coro.begin"(%17) : (!async.coro.id) -> !async.coro.handle
    %19 = "async.coro.save"(%18) : (!async.coro.handle) -> !async.coro.state
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.token) -> (), sym_name = "nested"}> ({
  ^bb0(%arg2: !async.token):
    %8 = "async.execute"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %11 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        "async.yield"() : () -> ()
      }) : () -> !async.token
      "async.await"(%11) : (!async.token) -> ()
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    %9 = "async.execute"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %10 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        "async.yield"() : () -> ()
      }) : () -> !async.token
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> !async.token, sym_name = "dead_results"}> ({
  ^bb0(%arg1: i32):
    %5:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %6 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "func.call"() <{callee = @ext}> : () -> ()
      "async.yield"(%6, %7) : (i32, i32) -> ()
    }) : () -> (!async.token, !async.value<i32>, !async.value<i32>)
    "func.return"(%5#0) : (!async.token) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>) -> !async.token, sym_name = "const_in"}> ({
  ^bb0(%arg0: memref<f32>):
    %1 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "memref.store"(%1, %arg0) : (f32, memref<f32>) -> ()
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %4 = "memref.load"(%arg0) : (memref<f32>) -> f32
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "func.return"(%2) : (!async.token) -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "af"}> ({
    "async.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "calls"}> ({
    %0 = "async.call"() <{callee = @af}> : () -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}, {}, {}], function_type = (vector<4xf32>, i64, complex<f32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg2: vector<4xf32>, %arg3: i64, %arg4: complex<f32>):
    %3 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    %4 = "t.make"() : () -> f64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "a b1", sym_visibility = "public"}> ({
  ^bb0(%arg1: memref<*xf32>):
    %0:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %1 = "arith.constant"() <{value = true}> : () -> i1
      %2 = "arith.constant"() <{value = false}> : () -> i1
      "async.yield"(%2, %2, %1) : (i1, i1, i1) -> ()
    }) : () -> (!async.token, !async.value<i1>, !async.value<i1>, !async.value<i1>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "a b2", sym_visibility = "private"}> ({
  }) {t.h = -1 : i32} : () -> ()
  "async.func"() <{function_type = (!async.value<i32>) -> !async.token, sym_name = "g.3$", sym_visibility = "nested"}> ({
  ^bb0(%arg0: !async.value<i32>):
    "async.runtime.set_available"(%arg0) : (!async.value<i32>) -> ()
    "async.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g.0$"}> ({
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %1 = "async.execute"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    "async.await"(%0) : (!async.token) -> ()
    %2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %16:2 = "async.execute"(%1, %1) <{operandSegmentSizes = array<i32: 2, 0>}> ({
        %17 = "arith.constant"() <{value = 0 : index}> : () -> index
        %18 = "arith.constant"() <{value = 7 : i32}> : () -> i32
        "async.yield"(%17) : (index) -> ()
      }) : (!async.token, !async.token) -> (!async.token, !async.value<index>)
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %3 = "arith.constant"() <{value = 9 : i64}> : () -> i64
    %4 = "async.execute"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    "cf.br"(%0)[^bb1] : (!async.token) -> ()
  ^bb1(%5: !async.token):  // pred: ^bb0
    %6 = "async.execute"(%0, %4) <{operandSegmentSizes = array<i32: 2, 0>}> ({
      %9:4 = "async.execute"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
        "async.await"(%1) : (!async.token) -> ()
        "async.yield"(%3, %3, %3) : (i64, i64, i64) -> ()
      }) {t.d = [1, 2], t.g = @f, t.h = -1 : i32} : (!async.token) -> (!async.token, !async.value<i64>, !async.value<i64>, !async.value<i64>)
      %10 = "async.execute"(%9#1, %9#2) <{operandSegmentSizes = array<i32: 0, 2>}> ({
      ^bb0(%arg0: i64, %arg1: i64):
        %11:3 = "async.execute"(%2, %9#0, %9#2, %9#2) <{operandSegmentSizes = array<i32: 2, 2>}> ({
        ^bb0(%arg2: i64, %arg3: i64):
          %12 = "async.runtime.load"(%9#1) {t.b, t.g = @f, t.l = dense<1> : tensor<2xi32>} : (!async.value<i64>) -> i64
          %13:4 = "async.execute"(%9#0, %1, %9#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%arg4: i64):
            %14 = "t.make"() : () -> i64
            "async.await"(%1) : (!async.token) -> ()
            %15 = "arith.constant"() <{value = false}> : () -> i1
            "async.yield"(%15, %arg3, %arg4) : (i1, i64, i64) -> ()
          }) {t.e = {a = 2 : i64, z = 1 : i64}, t.h = -1 : i32, t.i = #map} : (!async.token, !async.token, !async.value<i64>) -> (!async.token, !async.value<i1>, !async.value<i64>, !async.value<i64>)
          "async.yield"(%3, %arg0) : (i64, i64) -> ()
        }) : (!async.token, !async.token, !async.value<i64>, !async.value<i64>) -> (!async.token, !async.value<i64>, !async.value<i64>)
        "async.yield"() : () -> ()
      }) : (!async.value<i64>, !async.value<i64>) -> !async.token
      "async.yield"() : () -> ()
    }) : (!async.token, !async.token) -> !async.token
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // pred: ^bb1
    %7 = "async.runtime.is_error"(%0) : (!async.token) -> i1
    %8 = "async.execute"(%4) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "a b0", sym_visibility = "private"}> ({
  ^bb0(%arg7: f32):
    %12:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg7, %arg7) : (f32, f32) -> ()
    }) : () -> (!async.token, !async.value<f32>, !async.value<f32>)
    %13 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.runtime.store"(%arg7, %12#1) : (f32, !async.value<f32>) -> ()
      %16 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %14 = "async.coro.id"() {"t.q-w" = 1.500000e+00 : f64} : () -> !async.coro.id
    %15 = "async.execute"(%12#1) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg8: f32):
      "async.yield"() : () -> ()
    }) : (!async.value<f32>) -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{arg_attrs = [{}, {t.noalias}, {t.noalias}, {t.noalias}], function_type = (tuple<i32, f32>, i64, tuple<i32, f32>, f32) -> (!async.value<index>, !async.value<index>), sym_name = "a b1", sym_visibility = "private"}> ({
  }) : () -> ()
  "async.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}, {}, {}, {}, {}], function_type = (memref<*xf32>, complex<f32>, memref<4xf32>, memref<4xf32>, memref<?xi32>) -> !async.token, sym_name = "a b2", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<*xf32>, %arg1: complex<f32>, %arg2: memref<4xf32>, %arg3: memref<4xf32>, %arg4: memref<?xi32>):
    %0 = "async.coro.id"() : () -> !async.coro.id
    %1:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %8 = "arith.constant"() <{value = true}> : () -> i1
      %9 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      %10:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %11:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
          "async.yield"(%8) : (i1) -> ()
        }) : () -> (!async.token, !async.value<i1>)
        "async.await"(%11#0) : (!async.token) -> ()
        "scf.if"(%8) ({
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "async.yield"(%arg0) : (memref<*xf32>) -> ()
      }) : () -> (!async.token, !async.value<memref<*xf32>>)
      "async.yield"(%arg0) : (memref<*xf32>) -> ()
    }) : () -> (!async.token, !async.value<memref<*xf32>>)
    "async.await"(%1#0) : (!async.token) -> ()
    %2:3 = "async.execute"(%1#1) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg5: memref<*xf32>):
      %6 = "async.execute"(%1#0, %1#0, %1#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg6: memref<*xf32>):
        "async.yield"() {"t.q-w" = 1.500000e+00 : f64} : () -> ()
      }) : (!async.token, !async.token, !async.value<memref<*xf32>>) -> !async.token
      %7 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
      "async.yield"(%arg1, %7) : (complex<f32>, f64) -> ()
    }) {t.f = i32, t.h = -1 : i32} : (!async.value<memref<*xf32>>) -> (!async.token, !async.value<complex<f32>>, !async.value<f64>)
    %3 = "async.coro.id"() : () -> !async.coro.id
    %4 = "t.make"() : () -> i64
    %5 = "async.runtime.is_error"(%1#0) : (!async.token) -> i1
    "async.return"() : () -> ()
  }) {t.b, t.c = "x y", "t.q-w" = 1.500000e+00 : f64} : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {t.noalias}], function_type = (vector<4xf32>, !async.group, !async.group) -> (), sym_name = "g.3$", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
#loc = loc("k")
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "async.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}], function_type = (complex<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>), sym_name = "f0", sym_visibility = "nested"}> ({
  ^bb0(%arg22: complex<f32>):
    %44:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg22, %arg22, %arg22) {t.c = "x y", t.h = -1 : i32} : (complex<f32>, complex<f32>, complex<f32>) -> ()
    }) : () -> (!async.token, !async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>)
    %45 = "t.make"() : () -> ((i32) -> f32)
    %46 = "t.make"() : () -> f32
    "async.return"(%46, %46) : (f32, f32) -> ()
  }) {t.e = {a = 2 : i64, z = 1 : i64}, t.i = #map} : () -> ()
  "func.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}], function_type = (complex<f32>) -> (), sym_name = "g.1$", sym_visibility = "private"}> ({
  ^bb0(%arg17: complex<f32>):
    %32 = "arith.constant"() <{value = false}> : () -> i1
    %33:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg17) : (complex<f32>) -> ()
    }) : () -> (!async.token, !async.value<complex<f32>>)
    %34 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %35 = "async.await"(%33#1) {t.k = #loc, "t.q-w" = 1.500000e+00 : f64} : (!async.value<complex<f32>>) -> complex<f32>
    "scf.if"(%32) ({
      "scf.yield"() : () -> ()
    }, {
      %37 = "async.execute"(%33#1) <{operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg21: complex<f32>):
        "async.yield"() {"t.q-w" = 1.500000e+00 : f64} : () -> ()
      }) : (!async.value<complex<f32>>) -> !async.token
      %38 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      %39:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %40:2 = "async.execute"(%33#0, %37, %33#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg20: complex<f32>):
          "scf.if"(%32) ({
            "scf.yield"() : () -> ()
          }, {
            %43 = "async.runtime.load"(%33#1) : (!async.value<complex<f32>>) -> complex<f32>
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "async.yield"(%arg20) {t.e = {a = 2 : i64, z = 1 : i64}, t.f = i32, t.l = dense<1> : tensor<2xi32>} : (complex<f32>) -> ()
        }) : (!async.token, !async.token, !async.value<complex<f32>>) -> (!async.token, !async.value<complex<f32>>)
        %41:2 = "async.execute"(%37, %40#1, %40#1) <{operandSegmentSizes = array<i32: 1, 2>}> ({
        ^bb0(%arg18: complex<f32>, %arg19: complex<f32>):
          "async.await"(%33#0) : (!async.token) -> ()
          "async.await"(%33#0) : (!async.token) -> ()
          "async.yield"(%arg17) : (complex<f32>) -> ()
        }) : (!async.token, !async.value<complex<f32>>, !async.value<complex<f32>>) -> (!async.token, !async.value<complex<f32>>)
        %42:3 = "async.call"(%35) <{callee = @f0}> : (complex<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
        "async.yield"(%38) : (i32) -> ()
      }) : () -> (!async.token, !async.value<i32>)
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %36 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> (!async.token, !async.value<f32>, !async.value<i32>), sym_name = "g.2$", sym_visibility = "public"}> ({
    %21 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    %22 = "async.runtime.create"() : () -> !async.value<i32>
    %23 = "async.runtime.create"() : () -> !async.token
    %24 = "async.runtime.num_worker_threads"() : () -> index
    %25 = "arith.constant"() <{value = false}> : () -> i1
    %26 = "t.make"() : () -> !async.group
    %27 = "async.execute"(%22) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg15: i32):
      "async.await_all"(%26) : (!async.group) -> ()
      %30:3 = "async.execute"(%23, %22) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg16: i32):
        "async.yield"(%21, %25) : (f64, i1) -> ()
      }) : (!async.token, !async.value<i32>) -> (!async.token, !async.value<f64>, !async.value<i1>)
      %31 = "async.await"(%30#1) : (!async.value<f64>) -> f64
      "async.yield"() : () -> ()
    }) : (!async.value<i32>) -> !async.token
    %28 = "t.make"() : () -> f32
    %29 = "t.make"() : () -> i32
    "async.return"(%28, %29) : (f32, i32) -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "a b3", sym_visibility = "nested"}> ({
    %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %1:3 = "async.call"() <{callee = @g.2$}> : () -> (!async.token, !async.value<f32>, !async.value<i32>)
    %2 = "async.execute"(%1#0, %1#1, %1#1) <{operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "async.yield"() : () -> ()
    }) {t.c = "x y", t.e = {a = 2 : i64, z = 1 : i64}} : (!async.token, !async.value<f32>, !async.value<f32>) -> !async.token
    %3:4 = "async.execute"(%1#2, %1#1) <{operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg11: i32, %arg12: f32):
      %19 = "arith.constant"() <{value = -3 : i32}> : () -> i32
      %20:3 = "async.call"() <{callee = @g.2$}> : () -> (!async.token, !async.value<f32>, !async.value<i32>)
      "async.yield"(%19, %arg12, %19) : (i32, f32, i32) -> ()
    }) {t.c = "x y", t.f = i32, t.l = dense<1> : tensor<2xi32>} : (!async.value<i32>, !async.value<f32>) -> (!async.token, !async.value<i32>, !async.value<f32>, !async.value<i32>)
    %4 = "async.runtime.create"() : () -> !async.token
    %5 = "async.execute"(%1#1, %1#2) <{operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg9: f32, %arg10: i32):
      "async.yield"() : () -> ()
    }) : (!async.value<f32>, !async.value<i32>) -> !async.token
    %6 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %7:2 = "async.execute"(%3#0, %3#1, %3#1) <{operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg7: i32, %arg8: i32):
      %18 = "t.make"() : () -> memref<?xi32>
      "async.yield"(%arg7) : (i32) -> ()
    }) : (!async.token, !async.value<i32>, !async.value<i32>) -> (!async.token, !async.value<i32>)
    %8:3 = "async.execute"(%3#3) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: i32):
      %14 = "async.execute"(%1#1, %3#2) <{operandSegmentSizes = array<i32: 0, 2>}> ({
      ^bb0(%arg5: f32, %arg6: f32):
        %15 = "async.coro.id"() : () -> !async.coro.id
        %16:2 = "async.execute"(%7#0, %2) <{operandSegmentSizes = array<i32: 2, 0>}> ({
          "async.await"(%2) : (!async.token) -> ()
          %17:3 = "async.call"() <{callee = @g.2$}> {t.d = [1, 2], t.j = array<i32: 1>} : () -> (!async.token, !async.value<f32>, !async.value<i32>)
          "async.yield"(%arg5) : (f32) -> ()
        }) {t.a = 1 : i64, t.f = i32, t.h = -1 : i32} : (!async.token, !async.token) -> (!async.token, !async.value<f32>)
        "async.yield"() : () -> ()
      }) : (!async.value<f32>, !async.value<f32>) -> !async.token
      "async.yield"(%0, %arg4) : (i32, i32) -> ()
    }) : (!async.value<i32>) -> (!async.token, !async.value<i32>, !async.value<i32>)
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "async.await"(%1#0) : (!async.token) -> ()
    %9:3 = "async.execute"(%7#0, %2, %3#1, %1#2) <{operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "async.runtime.drop_ref"(%3#0) <{count = 3 : i64}> : (!async.token) -> ()
      %12 = "t.make"() : () -> complex<f32>
      %13:4 = "async.execute"(%5, %1#0, %1#2, %1#2) <{operandSegmentSizes = array<i32: 2, 2>}> ({
      ^bb0(%arg2: i32, %arg3: i32):
        "async.yield"(%12, %12, %arg3) : (complex<f32>, complex<f32>, i32) -> ()
      }) : (!async.token, !async.token, !async.value<i32>, !async.value<i32>) -> (!async.token, !async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<i32>)
      "async.yield"(%arg1, %6) {t.c = "x y"} : (i32, f32) -> ()
    }) {t.b} : (!async.token, !async.token, !async.value<i32>, !async.value<i32>) -> (!async.token, !async.value<i32>, !async.value<f32>)
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // pred: ^bb1
    "async.await"(%8#0) : (!async.token) -> ()
    %10 = "async.coro.id"() : () -> !async.coro.id
    %11 = "t.make"() : () -> i1
    "async.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {t.noalias}, {}, {}, {}], function_type = (!async.value<i32>, !async.group, none, none, tensor<2xf32>) -> (), sym_name = "g.0$", sym_visibility = "private"}> ({
  }) {t.c = "x y"} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g.1$", sym_visibility = "public"}> ({
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    "func.return"() : () -> ()
  }) {t.b, t.g = @f} : () -> ()
  "async.func"() <{arg_attrs = [{}, {}, {t.noalias}, {}, {t.noalias}], function_type = ((i32) -> f32, complex<f32>, f64, memref<4xf32>, complex<f32>) -> !async.token, sym_name = "a b2", sym_visibility = "private"}> ({
  }) : () -> ()
  "async.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}], function_type = (memref<*xf32>) -> (!async.token, !async.value<f32>, !async.value<index>), sym_name = "a b3", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<*xf32>):
    %0 = "async.runtime.num_worker_threads"() : () -> index
    %1 = "arith.constant"() <{value = 9 : i64}> : () -> i64
    %2:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %4:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %6 = "async.runtime.create_group"(%0) : (index) -> !async.group
        "async.yield"(%1, %0) : (i64, index) -> ()
      }) : () -> (!async.token, !async.value<i64>, !async.value<index>)
      %5 = "async.coro.id"() : () -> !async.coro.id
      "async.yield"(%1, %0) : (i64, index) -> ()
    }) : () -> (!async.token, !async.value<i64>, !async.value<index>)
    %3 = "t.make"() : () -> f32
    "async.return"(%3, %0) : (f32, index) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "async.func"() <{arg_attrs = [{}, {}, {}, {t.noalias, t.x = 1 : i64}], function_type = (tuple<i32, f32>, memref<*xf32>, vector<4xf32>, !async.value<i32>) -> !async.value<i32>, sym_name = "g.0$"}> ({
  ^bb0(%arg4: tuple<i32, f32>, %arg5: memref<*xf32>, %arg6: vector<4xf32>, %arg7: !async.value<i32>):
    %7:3 = "async.execute"(%arg7) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg10: i32):
      %11 = "t.make"() : () -> !async.value<i32>
      "async.runtime.set_error"(%11) : (!async.value<i32>) -> ()
      "async.yield"(%arg4, %arg4) : (tuple<i32, f32>, tuple<i32, f32>) -> ()
    }) : (!async.value<i32>) -> (!async.token, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>)
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %9:2 = "async.execute"(%7#0, %7#1, %7#1) <{operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg8: tuple<i32, f32>, %arg9: tuple<i32, f32>):
      "async.yield"(%arg6) : (vector<4xf32>) -> ()
    }) : (!async.token, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) -> (!async.token, !async.value<vector<4xf32>>)
    %10 = "t.make"() : () -> i32
    "async.return"(%10) : (i32) -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "f1", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = ((i32) -> f32, i32, none) -> (), sym_name = "a b2", sym_visibility = "nested"}> ({
  ^bb0(%arg0: (i32) -> f32, %arg1: i32, %arg2: none):
    %0 = "async.coro.id"() : () -> !async.coro.id
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "async.runtime.create"() : () -> !async.value<f32>
    %3 = "async.execute"(%2) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg3: f32):
      "async.yield"() : () -> ()
    }) {t.a = 1 : i64, t.b, t.f = i32} : (!async.value<f32>) -> !async.token
    %4 = "async.runtime.is_error"(%3) : (!async.token) -> i1
    %5 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %6 = "t.make"() : () -> tuple<i32, f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{t.noalias}, {}, {t.noalias}], function_type = ((i32) -> f32, tensor<2xf32>, f32) -> (), sym_name = "g.3$", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "f0"}> ({
  ^bb0(%arg2: complex<f32>):
    %12 = "arith.constant"() <{value = true}> : () -> i1
    %13 = "t.make"() : () -> i64
    "cf.cond_br"(%12)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %14:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %16 = "t.make"() : () -> none
      %17 = "async.coro.id"() : () -> !async.coro.id
      "async.yield"(%arg2, %arg2, %arg2) : (complex<f32>, complex<f32>, complex<f32>) -> ()
    }) : () -> (!async.token, !async.value<complex<f32>>, !async.value<complex<f32>>, !async.value<complex<f32>>)
    %15 = "arith.constant"() <{value = false}> : () -> i1
    "async.await"(%14#0) : (!async.token) -> ()
    "cf.cond_br"(%12)[^bb2, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // 2 preds: ^bb1, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.value<index>, sym_name = "g.1$"}> ({
    %6 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    "cf.br"(%6)[^bb1] : (i32) -> ()
  ^bb1(%8: i32):  // pred: ^bb0
    %9 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
    %10 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %11 = "t.make"() : () -> index
    "async.return"(%11) : (index) -> ()
  }) : () -> ()
  "async.func"() <{function_type = (tuple<i32, f32>, none) -> (!async.value<i32>, !async.value<f32>), sym_name = "f2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tuple<i32, f32>, %arg1: none):
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %5 = "async.coro.id"() : () -> !async.coro.id
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %1:3 = "async.execute"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"(%arg1, %arg0) : (none, tuple<i32, f32>) -> ()
    }) : (!async.token) -> (!async.token, !async.value<none>, !async.value<tuple<i32, f32>>)
    %2 = "async.call"() <{callee = @g.1$}> : () -> !async.value<index>
    %3 = "t.make"() : () -> i32
    %4 = "t.make"() : () -> f32
    "async.return"(%3, %4) : (i32, f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (f64, memref<4xf32>) -> (), sym_name = "g.0$"}> ({
  ^bb0(%arg0: f64, %arg1: memref<4xf32>):
    %0:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg0, %arg1, %arg1) : (f64, memref<4xf32>, memref<4xf32>) -> ()
    }) : () -> (!async.token, !async.value<f64>, !async.value<memref<4xf32>>, !async.value<memref<4xf32>>)
    "async.await"(%0#0) : (!async.token) -> ()
    %1 = "async.await"(%0#1) {t.g = @f, t.i = #map} : (!async.value<f64>) -> f64
    %2:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %3:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %6 = "async.execute"(%0#0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
          %8:3 = "async.execute"(%0#2, %0#1) <{operandSegmentSizes = array<i32: 0, 2>}> ({
          ^bb0(%arg2: memref<4xf32>, %arg3: f64):
            "async.yield"(%arg0, %arg2) : (f64, memref<4xf32>) -> ()
          }) : (!async.value<memref<4xf32>>, !async.value<f64>) -> (!async.token, !async.value<f64>, !async.value<memref<4xf32>>)
          "async.runtime.add_ref"(%8#1) <{count = 2 : i64}> : (!async.value<f64>) -> ()
          %9 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
          "async.yield"() : () -> ()
        }) : (!async.token) -> !async.token
        %7 = "arith.constant"() <{value = 1.000000e-01 : f64}> : () -> f64
        "async.yield"(%7, %arg1, %1) : (f64, memref<4xf32>, f64) -> ()
      }) {t.c = "x y", t.i = #map} : () -> (!async.token, !async.value<f64>, !async.value<memref<4xf32>>, !async.value<f64>)
      %4:2 = "async.execute"(%3#0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
        %5 = "arith.constant"() <{value = -3 : i32}> : () -> i32
        "async.yield"(%1) : (f64) -> ()
      }) : (!async.token) -> (!async.token, !async.value<f64>)
      "async.yield"(%1) : (f64) -> ()
    }) : () -> (!async.token, !async.value<f64>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#loc = loc("k")
"builtin.module"() ({
  "async.func"() <{function_type = () -> !async.token, sym_name = "g.0$"}> ({
    %2 = "t.make"() : () -> vector<4xf32>
    %3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %4 = "arith.constant"() <{value = false}> : () -> i1
    %5 = "async.execute"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.await"(%3) {t.c = "x y", t.g = @f, "t.q-w" = 1.500000e+00 : f64} : (!async.token) -> ()
      %11:2 = "async.execute"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> ({
        %12 = "async.runtime.create"() : () -> !async.token
        %13 = "arith.constant"() <{value = 0 : index}> : () -> index
        "async.yield"(%2) : (vector<4xf32>) -> ()
      }) {t.h = -1 : i32, t.j = array<i32: 1>, t.k = #loc} : (!async.token) -> (!async.token, !async.value<vector<4xf32>>)
      "async.yield"() : () -> ()
    }) : (!async.token) -> !async.token
    %6 = "arith.constant"() <{value = false}> : () -> i1
    %7 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %8 = "arith.constant"() <{value = false}> : () -> i1
    %9 = "async.coro.id"() : () -> !async.coro.id
    %10 = "async.coro.id"() : () -> !async.coro.id
    "async.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{arg_attrs = [{t.noalias, t.x = 1 : i64}, {}], function_type = (complex<f32>, index) -> !async.token, sym_name = "f1", sym_visibility = "public"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: index):
    %0 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
    "async.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g.2$", sym_visibility = "private"}> ({
  }) {t.a = 1 : i64, t.d = [1, 2]} : () -> ()
  "async.func"() <{arg_attrs = [{}, {t.noalias}, {t.noalias}, {}, {}], function_type = (f64, memref<?xi32>, memref<?xi32>, memref<*xf32>, memref<?xi32>) -> !async.token, sym_name = "f3", sym_visibility = "private"}> ({
  }) {t.a = 1 : i64, t.j = array<i32: 1>, "t.q-w" = 1.500000e+00 : f64} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i64, !async.group, !async.token) -> (), sym_name = "f0", sym_visibility = "nested"}> ({
  ^bb0(%arg2: i64, %arg3: !async.group, %arg4: !async.token):
    "async.await_all"(%arg3) : (!async.group) -> ()
    %7 = "async.runtime.num_worker_threads"() : () -> index
    "async.await"(%arg4) : (!async.token) -> ()
    "func.return"() : () -> ()
  }) {t.c = "x y", t.h = -1 : i32} : () -> ()
  "async.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> !async.value<index>, sym_name = "a b1"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>):
    %0 = "async.coro.id"() : () -> !async.coro.id
    %1 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %5:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        "async.yield"(%arg1) {t.c = "x y", t.e = {a = 2 : i64, z = 1 : i64}, t.f = i32} : (tensor<2xf32>) -> ()
      }) : () -> (!async.token, !async.value<tensor<2xf32>>)
      %6 = "t.make"() : () -> memref<?xi32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %2:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg1) : (tensor<2xf32>) -> ()
    }) : () -> (!async.token, !async.value<tensor<2xf32>>)
    %3 = "async.runtime.num_worker_threads"() : () -> index
    %4 = "async.coro.id"() : () -> !async.coro.id
    "async.return"(%3) : (index) -> ()
  }) {t.g = @f} : () -> ()
}) : () -> ()
// -----
#loc = loc("k")
"builtin.module"() ({
  "func.func"() <{function_type = (tuple<i32, f32>, tuple<i32, f32>, f64) -> (), sym_name = "f0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tuple<i32, f32>, %arg1: tuple<i32, f32>, %arg2: f64):
    %0:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg2, %arg0, %arg0) : (f64, tuple<i32, f32>, tuple<i32, f32>) -> ()
    }) : () -> (!async.token, !async.value<f64>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>)
    %1 = "async.runtime.is_error"(%0#0) {t.f = i32, t.g = @f} : (!async.token) -> i1
    %2:4 = "async.execute"(%0#0, %0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f64):
      %17 = "arith.constant"() <{value = false}> : () -> i1
      %18 = "async.coro.id"() : () -> !async.coro.id
      %19:3 = "async.execute"(%0#0, %0#1, %0#1) <{operandSegmentSizes = array<i32: 1, 2>}> ({
      ^bb0(%arg10: f64, %arg11: f64):
        %20:3 = "async.execute"(%0#3) <{operandSegmentSizes = array<i32: 0, 1>}> ({
        ^bb0(%arg14: tuple<i32, f32>):
          %25:4 = "async.execute"(%0#2, %0#3) <{operandSegmentSizes = array<i32: 0, 2>}> ({
          ^bb0(%arg17: tuple<i32, f32>, %arg18: tuple<i32, f32>):
            %28 = "arith.constant"() <{value = 0 : index}> : () -> index
            %29 = "async.runtime.create"() : () -> !async.value<f32>
            %30 = "async.await"(%0#3) : (!async.value<tuple<i32, f32>>) -> tuple<i32, f32>
            "async.yield"(%28, %arg11, %arg11) {t.j = array<i32: 1>, t.l = dense<1> : tensor<2xi32>} : (index, f64, f64) -> ()
          }) : (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) -> (!async.token, !async.value<index>, !async.value<f64>, !async.value<f64>)
          %26 = "arith.constant"() <{value = true}> : () -> i1
          %27:2 = "async.execute"(%25#0, %25#3, %25#3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
          ^bb0(%arg15: f64, %arg16: f64):
            "async.runtime.add_ref"(%25#3) <{count = 2 : i64}> : (!async.value<f64>) -> ()
            "async.yield"(%arg15) : (f64) -> ()
          }) {t.f = i32, "t.q-w" = 1.500000e+00 : f64} : (!async.token, !async.value<f64>, !async.value<f64>) -> (!async.token, !async.value<f64>)
          "async.yield"(%1, %arg9) : (i1, f64) -> ()
        }) : (!async.value<tuple<i32, f32>>) -> (!async.token, !async.value<i1>, !async.value<f64>)
        %21:3 = "async.execute"(%0#3, %0#3) <{operandSegmentSizes = array<i32: 0, 2>}> ({
        ^bb0(%arg12: tuple<i32, f32>, %arg13: tuple<i32, f32>):
          %24 = "arith.constant"() <{value = 0 : index}> : () -> index
          "async.yield"(%arg9, %arg13) : (f64, tuple<i32, f32>) -> ()
        }) : (!async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>) -> (!async.token, !async.value<f64>, !async.value<tuple<i32, f32>>)
        "scf.if"(%1) ({
          %22 = "async.coro.begin"(%18) : (!async.coro.id) -> !async.coro.handle
          %23 = "t.make"() : () -> memref<?xi32>
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "async.yield"(%arg9, %1) : (f64, i1) -> ()
      }) : (!async.token, !async.value<f64>, !async.value<f64>) -> (!async.token, !async.value<f64>, !async.value<i1>)
      "async.yield"(%arg9, %17, %1) : (f64, i1, i1) -> ()
    }) : (!async.token, !async.token, !async.value<f64>) -> (!async.token, !async.value<f64>, !async.value<i1>, !async.value<i1>)
    %3:4 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %7:3 = "async.execute"(%2#1) <{operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg6: f64):
        %14 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
        %15 = "async.execute"(%0#1, %2#3) <{operandSegmentSizes = array<i32: 0, 2>}> ({
        ^bb0(%arg7: f64, %arg8: i1):
          "async.runtime.await"(%0#0) : (!async.token) -> ()
          "async.await"(%0#0) : (!async.token) -> ()
          "async.yield"() : () -> ()
        }) : (!async.value<f64>, !async.value<i1>) -> !async.token
        %16 = "arith.constant"() <{value = 9 : i64}> : () -> i64
        "async.yield"(%14, %arg6) : (f32, f64) -> ()
      }) : (!async.value<f64>) -> (!async.token, !async.value<f32>, !async.value<f64>)
      %8 = "async.execute"(%7#0, %2#3, %0#3) <{operandSegmentSizes = array<i32: 1, 2>}> ({
      ^bb0(%arg4: i1, %arg5: tuple<i32, f32>):
        %9 = "async.await"(%0#2) : (!async.value<tuple<i32, f32>>) -> tuple<i32, f32>
        "scf.if"(%1) ({
          "async.runtime.set_error"(%2#2) : (!async.value<i1>) -> ()
          "async.runtime.await"(%7#0) : (!async.token) -> ()
          %10:4 = "async.execute"(%7#0, %7#0) <{operandSegmentSizes = array<i32: 2, 0>}> ({
            %11 = "async.coro.id"() : () -> !async.coro.id
            %12 = "async.await"(%2#1) : (!async.value<f64>) -> f64
            %13 = "async.await"(%2#1) : (!async.value<f64>) -> f64
            "async.await"(%2#0) : (!async.token) -> ()
            "async.yield"(%arg5, %arg0, %arg4) : (tuple<i32, f32>, tuple<i32, f32>, i1) -> ()
          }) : (!async.token, !async.token) -> (!async.token, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<i1>)
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "async.yield"() : () -> ()
      }) : (!async.token, !async.value<i1>, !async.value<tuple<i32, f32>>) -> !async.token
      "async.yield"(%arg0, %arg1, %arg1) : (tuple<i32, f32>, tuple<i32, f32>, tuple<i32, f32>) -> ()
    }) : () -> (!async.token, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>, !async.value<tuple<i32, f32>>)
    %4 = "async.runtime.num_worker_threads"() {t.c = "x y", t.k = #loc} : () -> index
    "cf.cond_br"(%1)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %5:2 = "async.execute"(%3#0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %6 = "async.execute"(%2#3) <{operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg3: i1):
        "async.yield"() : () -> ()
      }) : (!async.value<i1>) -> !async.token
      "async.runtime.store"(%arg2, %0#1) : (f64, !async.value<f64>) -> ()
      "async.yield"(%arg0) {t.c = "x y", t.k = #loc, t.l = dense<1> : tensor<2xi32>} : (tuple<i32, f32>) -> ()
    }) : (!async.token) -> (!async.token, !async.value<tuple<i32, f32>>)
    "func.return"() : () -> ()
  }) : () -> ()
  "async.func"() <{arg_attrs = [{t.noalias}], function_type = (i32) -> !async.value<f32>, sym_name = "g.1$", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
#loc = loc("k")
"builtin.module"() ({
  "async.func"() <{function_type = () -> !async.token, sym_name = "g.0$", sym_visibility = "private"}> ({
    %7 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %14:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
        %15 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
          "async.yield"() : () -> ()
        }) {t.b, t.c = "x y", t.k = #loc} : () -> !async.token
        %16 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
          %18:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
            %21 = "arith.constant"() <{value = true}> : () -> i1
            "async.yield"(%21, %21) : (i1, i1) -> ()
          }) : () -> (!async.token, !async.value<i1>, !async.value<i1>)
          %19:3 = "async.execute"(%15, %18#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
          ^bb0(%arg7: i1):
            "async.yield"(%arg7, %arg7) : (i1, i1) -> ()
          }) : (!async.token, !async.value<i1>) -> (!async.token, !async.value<i1>, !async.value<i1>)
          %20 = "async.await"(%19#2) : (!async.value<i1>) -> i1
          "async.yield"() : () -> ()
        }) : () -> !async.token
        "async.runtime.await"(%15) : (!async.token) -> ()
        %17 = "arith.constant"() <{value = 0 : index}> : () -> index
        "async.yield"(%17) : (index) -> ()
      }) : () -> (!async.token, !async.value<index>)
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "async.await"(%7) : (!async.token) -> ()
    "async.runtime.add_ref"(%7) <{count = 1 : i64}> : (!async.token) -> ()
    %8 = "arith.constant"() <{value = true}> : () -> i1
    "async.await"(%7) : (!async.token) -> ()
    "cf.br"(%7)[^bb1] : (!async.token) -> ()
  ^bb1(%9: !async.token):  // pred: ^bb0
    %10 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %11:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%8) {t.e = {a = 2 : i64, z = 1 : i64}, t.j = array<i32: 1>} : (i1) -> ()
    }) : () -> (!async.token, !async.value<i1>)
    %12:2 = "async.execute"(%9, %11#0, %11#1, %11#1) <{operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg5: i1, %arg6: i1):
      "async.yield"(%10) {t.b, t.e = {a = 2 : i64, z = 1 : i64}, "t.q-w" = 1.500000e+00 : f64} : (i32) -> ()
    }) : (!async.token, !async.token, !async.value<i1>, !async.value<i1>) -> (!async.token, !async.value<i32>)
    %13:4 = "async.execute"(%11#0, %12#0, %11#1, %11#1) <{operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg3: i1, %arg4: i1):
      "async.runtime.store"(%arg3, %11#1) : (i1, !async.value<i1>) -> ()
      "async.yield"(%8, %8, %arg4) : (i1, i1, i1) -> ()
    }) : (!async.token, !async.token, !async.value<i1>, !async.value<i1>) -> (!async.token, !async.value<i1>, !async.value<i1>, !async.value<i1>)
    "async.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.group, memref<4xf32>, memref<4xf32>) -> (), sym_name = "g.1$", sym_visibility = "public"}> ({
  ^bb0(%arg0: !async.group, %arg1: memref<4xf32>, %arg2: memref<4xf32>):
    %4:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg1) : (memref<4xf32>) -> ()
    }) : () -> (!async.token, !async.value<memref<4xf32>>)
    %5 = "t.make"() : () -> tensor<2xf32>
    "cf.br"(%4#0)[^bb1] : (!async.token) -> ()
  ^bb1(%6: !async.token):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() {t.h = -1 : i32, t.j = array<i32: 1>} : () -> ()
    }) : () -> !async.token
    %1 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %2 = "async.coro.id"() : () -> !async.coro.id
      %3 = "async.runtime.create"() : () -> !async.value<f32>
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "async.await"(%0) : (!async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
