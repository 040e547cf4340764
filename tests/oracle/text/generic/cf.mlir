"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "branches"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: f32):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 6 preds: ^bb0, ^bb3, ^bb5, ^bb5, ^bb6, ^bb6
    "cf.br"(%arg1)[^bb2] : (i32) -> ()
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
    "cf.br"(%arg1, %arg2)[^bb3] {foo} : (i32, f32) -> ()
  ^bb3(%1: i32, %2: f32):  // 3 preds: ^bb2, ^bb4, ^bb4
    "cf.cond_br"(%arg0, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb4:  // no predecessors
    "cf.cond_br"(%arg0, %arg1, %arg2, %arg1, %arg2)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (i1, i32, f32, i32, f32) -> ()
  ^bb5:  // no predecessors
    "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 10, 20>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // no predecessors
    "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {foo = 1 : i32} : (i1) -> ()
  ^bb7:  // no predecessors
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, i64) -> (), sym_name = "switch"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i64):
    "cf.switch"(%arg0, %arg1, %arg1, %arg1, %arg2)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, -43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i32, i32, i32, i32, i64) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    "cf.switch"(%arg2)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb2(%1: i32, %2: i64):  // pred: ^bb0
    "cf.switch"(%arg0)[^bb3, ^bb3] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> {foo} : (i32) -> ()
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "assert"}> ({
  ^bb0(%arg0: i1):
    "cf.assert"(%arg0) <{msg = "message"}> : (i1) -> ()
    "cf.assert"(%arg0) <{msg = "a \22quoted\22 message\0A"}> : (i1) -> ()
    "cf.assert"(%arg0) <{msg = "x"}> {foo = 1 : i64} : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    "cf.br"(%arg1)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb2:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb3
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb3:  // no predecessors
    "cf.assert"(%arg0) <{msg = "m"}> : (i1) -> ()
    "cf.assert"(%arg0) <{msg = "m"}> : (i1) -> ()
    "cf.switch"(%arg1)[^bb2, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  }) : () -> ()
}) : () -> ()
