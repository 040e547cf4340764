"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "poison"}> ({
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf32>
    %2 = "ub.poison"() <{value = #ub.poison}> {foo} : () -> i64
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "unreachable"}> ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
}) : () -> ()
