"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, f32, i32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32):
    "scf.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg15: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg14: index):
      %3 = "arith.addi"(%arg14, %arg14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"() : () -> ()
    }) {foo} : (index, index, index) -> ()
    %0 = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
    ^bb0(%arg12: index, %arg13: f32):
      "scf.yield"(%arg13) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %1:2 = "scf.for"(%arg0, %arg1, %arg2, %arg3, %arg4) ({
    ^bb0(%arg9: index, %arg10: f32, %arg11: i32):
      "scf.yield"(%arg10, %arg11) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    "scf.for"(%arg4, %arg4, %arg4) ({
    ^bb0(%arg8: i32):
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %2 = "scf.for"(%arg4, %arg4, %arg4, %arg3) ({
    ^bb0(%arg6: i32, %arg7: f32):
      "scf.yield"(%arg7) : (f32) -> ()
    }) : (i32, i32, i32, f32) -> f32
    "scf.for"(%arg0, %arg1, %arg2) <{unsignedCmp}> ({
    ^bb0(%arg5: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, f32, i32) -> (), sym_name = "ifs"}> ({
  ^bb0(%arg0: i1, %arg1: f32, %arg2: i32):
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
      %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %0 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1) : (f32) -> ()
    }, {
      "scf.yield"(%arg1) : (f32) -> ()
    }) : (i1) -> f32
    %1:2 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1, %arg2) : (f32, i32) -> ()
    }, {
      "scf.yield"(%arg1, %arg2) : (f32, i32) -> ()
    }) {foo} : (i1) -> (f32, i32)
    "scf.if"(%arg0) ({
      "scf.if"(%arg0) ({
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i1, i32) -> (), sym_name = "whiles"}> ({
  ^bb0(%arg0: f32, %arg1: i1, %arg2: i32):
    "scf.while"() ({
      "scf.condition"(%arg1) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg11: f32):
      "scf.condition"(%arg1, %arg11) : (i1, f32) -> ()
    }, {
    ^bb0(%arg10: f32):
      "scf.yield"(%arg10) : (f32) -> ()
    }) : (f32) -> f32
    %1:2 = "scf.while"(%arg0, %arg2) ({
    ^bb0(%arg8: f32, %arg9: i32):
      "scf.condition"(%arg1, %arg9, %arg8) {foo} : (i1, i32, f32) -> ()
    }, {
    ^bb0(%arg6: i32, %arg7: f32):
      "scf.yield"(%arg7, %arg6) : (f32, i32) -> ()
    }) : (f32, i32) -> (i32, f32)
    %2:2 = "scf.while"(%arg0) ({
    ^bb0(%arg5: f32):
      "scf.condition"(%arg1, %arg5, %arg5) : (i1, f32, f32) -> ()
    }, {
    ^bb0(%arg3: f32, %arg4: f32):
      "scf.yield"(%arg3) : (f32) -> ()
    }) {foo} : (f32) -> (f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, f32) -> (), sym_name = "parallels"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: f32):
    "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg14: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg12: index, %arg13: index):
      %4 = "arith.addi"(%arg12, %arg13) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %0 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg9: index):
      "scf.reduce"(%arg3) ({
      ^bb0(%arg10: f32, %arg11: f32):
        %3 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%3) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %1:2 = "scf.parallel"(%arg0, %arg1, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg4: index):
      "scf.reduce"(%arg3, %arg3) ({
      ^bb0(%arg7: f32, %arg8: f32):
        %2 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%2) : (f32) -> ()
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        "scf.reduce.return"(%arg6) : (f32) -> ()
      }) : (f32, f32) -> ()
    }) {foo} : (index, index, index, f32, f32) -> (f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, i64) -> (), sym_name = "others"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: i64):
    %0 = "scf.execute_region"() ({
      "scf.yield"(%arg1) : (i32) -> ()
    }) : () -> i32
    "scf.execute_region"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"() : () -> ()
    }) : () -> ()
    %1:2 = "scf.execute_region"() ({
      "scf.yield"(%arg1, %arg2) : (i32, i64) -> ()
    }) {foo} : () -> (i32, i64)
    "scf.execute_region"() <{no_inline}> ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %2 = "scf.index_switch"(%arg0) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }) : (index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, f32) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: f32):
    "scf.for"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg11: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %0 = "scf.for"(%arg0, %arg0, %arg0, %arg2) ({
    ^bb0(%arg9: index, %arg10: f32):
      "scf.yield"(%arg10) : (f32) -> ()
    }) {foo} : (index, index, index, f32) -> f32
    "scf.if"(%arg1) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %1 = "scf.if"(%arg1) ({
      "scf.yield"(%arg2) : (f32) -> ()
    }, {
      "scf.yield"(%arg2) : (f32) -> ()
    }) : (i1) -> f32
    %2 = "scf.while"(%arg2) ({
    ^bb0(%arg8: f32):
      "scf.condition"(%arg1, %arg8) : (i1, f32) -> ()
    }, {
    ^bb0(%arg7: f32):
      "scf.yield"(%arg7) : (f32) -> ()
    }) : (f32) -> f32
    "scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg6: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %3 = "scf.parallel"(%arg0, %arg0, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg3: index):
      "scf.reduce"(%arg2) ({
      ^bb0(%arg4: f32, %arg5: f32):
        "scf.reduce.return"(%arg4) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "cases_without_results"}> ({
  ^bb0(%arg0: index):
    "scf.index_switch"(%arg0) <{cases = array<i64: 1, 2>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }, {
      "scf.index_switch"(%arg0) <{cases = array<i64: 0>}> ({
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
