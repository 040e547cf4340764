"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "empty"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "args"}> ({
  ^bb0(%arg7: i32, %arg8: f32):
    "func.return"(%arg7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "results"}> ({
  ^bb0(%arg5: i32, %arg6: f32):
    "func.return"(%arg5, %arg6) : (i32, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "decl", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "decl_void", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{llvm.noalias}, {}], function_type = (!llvm.ptr, f32) -> (i32, f32), res_attrs = [{foo.bar}, {}], sym_name = "decl_attrs", sym_visibility = "private"}> ({
  }) {llvm.emit_c_interface} : () -> ()
  "func.func"() <{arg_attrs = [{foo.x = 1 : i32}, {}], function_type = (i32, f32) -> i32, res_attrs = [{foo.y}], sym_name = "attrs"}> ({
  ^bb0(%arg3: i32, %arg4: f32):
    "func.return"(%arg3) {foo} : (i32) -> ()
  }) {alpha = 1 : i32, zeta} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "public", sym_visibility = "public"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "named", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "one", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (() -> ()) -> (() -> ()), sym_name = "fn", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "calls"}> ({
  ^bb0(%arg1: i32, %arg2: f32):
    %1 = "func.call"(%arg1, %arg2) <{callee = @args}> : (i32, f32) -> i32
    %2:2 = "func.call"(%arg1, %arg2) <{callee = @results}> : (i32, f32) -> (i32, f32)
    "func.call"() <{callee = @empty}> : () -> ()
    "func.call"() <{callee = @empty}> {foo} : () -> ()
    %3 = "func.constant"() <{value = @empty}> : () -> (() -> ())
    %4 = "func.constant"() <{value = @args}> : () -> ((i32, f32) -> i32)
    "func.call_indirect"(%3) : (() -> ()) -> ()
    %5 = "func.call_indirect"(%4, %arg1, %arg2) {foo} : ((i32, f32) -> i32, i32, f32) -> i32
    %6 = "func.call"() <{callee = @one}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> i32, sym_name = "blocks"}> ({
  ^bb0(%arg0: i1):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "func.return"(%0) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "quoted name"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "with.dot$"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
  ^bb0(%arg1: i32):
    %0 = "func.call"(%arg1) <{callee = @g}> : (i32) -> i32
    %1 = "func.call"(%arg1) <{callee = @g}> : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "d", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{foo.x}], function_type = (i32) -> (), sym_name = "h"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "builtin.module"() <{sym_name = "m"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "builtin.module"() ({
    ^bb0:
    }) : () -> ()
    "builtin.module"() <{sym_name = "inner"}> ({
      "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
      ^bb0(%arg0: i32):
        "func.return"(%arg0) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()
  }) {x.foo = 1 : i32} : () -> ()
  "func.func"() <{function_type = () -> (), no_inline, sym_name = "no_inline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!foo.bar, tuple<i32, f32>, complex<f32>, none) -> (), sym_name = "opaque", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
