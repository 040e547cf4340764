"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32, i64) -> (), sym_name = "ops"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64):
    %0 = "index.constant"() <{value = 5 : index}> : () -> index
    %1 = "index.constant"() <{value = -3 : index}> : () -> index
    %2 = "index.bool.constant"() <{value = true}> : () -> i1
    %3 = "index.bool.constant"() <{value = false}> : () -> i1
    %4 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %5 = "index.sub"(%arg0, %arg1) : (index, index) -> index
    %6 = "index.mul"(%arg0, %arg1) : (index, index) -> index
    %7 = "index.divs"(%arg0, %arg1) : (index, index) -> index
    %8 = "index.divu"(%arg0, %arg1) : (index, index) -> index
    %9 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
    %10 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
    %11 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
    %12 = "index.rems"(%arg0, %arg1) : (index, index) -> index
    %13 = "index.remu"(%arg0, %arg1) : (index, index) -> index
    %14 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
    %15 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
    %16 = "index.mins"(%arg0, %arg1) : (index, index) -> index
    %17 = "index.minu"(%arg0, %arg1) : (index, index) -> index
    %18 = "index.shl"(%arg0, %arg1) : (index, index) -> index
    %19 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
    %20 = "index.shru"(%arg0, %arg1) : (index, index) -> index
    %21 = "index.and"(%arg0, %arg1) : (index, index) -> index
    %22 = "index.or"(%arg0, %arg1) : (index, index) -> index
    %23 = "index.xor"(%arg0, %arg1) {foo} : (index, index) -> index
    %24 = "index.casts"(%arg0) : (index) -> i32
    %25 = "index.casts"(%arg3) : (i64) -> index
    %26 = "index.castu"(%arg2) : (i32) -> index
    %27 = "index.sizeof"() : () -> index
    %28 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %29 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %30 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %31 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %32 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %33 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %34 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %35 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %36 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %37 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> {foo} : (index, index) -> i1
    %38 = "index.constant"() <{value = 5 : index}> {foo} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: index):
    %0 = "index.constant"() <{value = 3 : index}> : () -> index
    %1 = "index.add"(%arg0, %arg0) : (index, index) -> index
    %2 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %3 = "index.bool.constant"() <{value = true}> : () -> i1
    %4 = "index.sizeof"() : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
