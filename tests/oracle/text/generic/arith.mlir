"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -5 : i64}> : () -> i64
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = false}> : () -> i1
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %7 = "arith.constant"() <{value = 2.500000e-01 : f64}> : () -> f64
    %8 = "arith.constant"() <{value = 1.500000e+00 : f16}> : () -> f16
    %9 = "arith.constant"() <{value = 1.500000e+00 : bf16}> : () -> bf16
    %10 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %11 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %12 = "arith.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>}> : () -> tensor<2x2xindex>
    %13 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %15 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %16 = "arith.constant"() <{value = 3.14159265358979 : f64}> : () -> f64
    %17 = "arith.constant"() <{value = 1.000000e+10 : f32}> : () -> f32
    %18 = "arith.constant"() <{value = 0x4CEB79A3 : f32}> : () -> f32
    %19 = "arith.constant"() <{value = 5 : i128}> : () -> i128
    %20 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %21 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %22 = "arith.constant"() <{value = dense<true> : vector<2xi1>}> : () -> vector<2xi1>
    %23 = "arith.constant"() <{value = dense<[true, false]> : vector<2xi1>}> : () -> vector<2xi1>
    %24 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    %25 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %26 = "arith.constant"() <{value = 42 : index}> : () -> index
    %27 = "arith.constant"() <{value = -3 : index}> : () -> index
    %28 = "arith.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
    %29 = "arith.constant"() <{value = 7 : i32}> {foo = "bar"} : () -> i32
    %30 = "arith.constant"() <{value = 9.999940e-41 : f32}> : () -> f32
    %31 = "arith.constant"() <{value = 1.000000e+300 : f64}> : () -> f64
    %32 = "arith.constant"() <{value = dense<0.000000e+00> : vector<[4]xf32>}> : () -> vector<[4]xf32>
    %33 = "arith.constant"() <{value = true}> : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, index, vector<4xi32>) -> (), sym_name = "integer"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi32>):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
    %3 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %4 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.subi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> {foo} : (index, index) -> index
    %6 = "arith.muli"(%arg3, %arg3) <{overflowFlags = #arith.overflow<nsw>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %7 = "arith.shli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %8 = "arith.divsi"(%arg0, %arg1) : (i32, i32) -> i32
    %9 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "arith.ceildivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "arith.ceildivui"(%arg0, %arg1) : (i32, i32) -> i32
    %12 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
    %13 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
    %14 = "arith.remui"(%arg0, %arg1) : (i32, i32) -> i32
    %15 = "arith.andi"(%arg0, %arg1) {a = 2 : i32, z = 1 : i32} : (i32, i32) -> i32
    %16 = "arith.ori"(%arg0, %arg1) : (i32, i32) -> i32
    %17 = "arith.xori"(%arg0, %arg1) : (i32, i32) -> i32
    %18 = "arith.shrsi"(%arg0, %arg1) : (i32, i32) -> i32
    %19 = "arith.shrui"(%arg0, %arg1) : (i32, i32) -> i32
    %20 = "arith.maxsi"(%arg0, %arg1) : (i32, i32) -> i32
    %21 = "arith.maxui"(%arg0, %arg1) : (i32, i32) -> i32
    %22 = "arith.minsi"(%arg0, %arg1) : (i32, i32) -> i32
    %23 = "arith.minui"(%arg0, %arg1) : (i32, i32) -> i32
    %24:2 = "arith.addui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
    %25:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
    %26:2 = "arith.mului_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, vector<4xf32>) -> (), sym_name = "float"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>):
    %0 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %1 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %2 = "arith.subf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
    %3 = "arith.mulf"(%arg0, %arg1) <{fastmath = #arith.fastmath<reassoc,contract>}> : (f32, f32) -> f32
    %4 = "arith.divf"(%arg2, %arg2) <{fastmath = #arith.fastmath<arcp>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = "arith.remf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %8 = "arith.maximumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %9 = "arith.minimumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "arith.maxnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %11 = "arith.minnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<nsz>}> {foo} : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, vector<4xf32>, vector<4xi32>, index) -> (), sym_name = "compare"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: index):
    %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.cmpi"(%arg0, %arg1) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %2 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %3 = "arith.cmpi"(%arg0, %arg1) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %4 = "arith.cmpi"(%arg0, %arg1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %5 = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %6 = "arith.cmpi"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %7 = "arith.cmpi"(%arg0, %arg1) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %8 = "arith.cmpi"(%arg0, %arg1) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %9 = "arith.cmpi"(%arg4, %arg4) <{predicate = 9 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %10 = "arith.cmpi"(%arg5, %arg5) <{predicate = 0 : i64}> {foo} : (index, index) -> i1
    %11 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %12 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>, predicate = 2 : i64}> : (f32, f32) -> i1
    %13 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    %14 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %15 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %16 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %17 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %18 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %19 = "arith.select"(%0, %arg0, %arg1) : (i1, i32, i32) -> i32
    %20 = "arith.select"(%9, %arg4, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %21 = "arith.select"(%0, %arg3, %arg3) : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %22 = "arith.select"(%0, %arg2, %arg2) {foo} : (i1, f32, f32) -> f32
    %23 = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %24 = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, f32, f64, index, vector<4xi32>, f16) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: index, %arg5: vector<4xi32>, %arg6: f16):
    %0 = "arith.extui"(%arg0) : (i32) -> i64
    %1 = "arith.extsi"(%arg0) : (i32) -> i64
    %2 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %3 = "arith.extf"(%arg2) : (f32) -> f64
    %4 = "arith.truncf"(%arg3) : (f64) -> f32
    %5 = "arith.sitofp"(%arg0) : (i32) -> f32
    %6 = "arith.uitofp"(%arg0) : (i32) -> f32
    %7 = "arith.fptosi"(%arg2) : (f32) -> i32
    %8 = "arith.fptoui"(%arg2) : (f32) -> i32
    %9 = "arith.index_cast"(%arg4) : (index) -> i32
    %10 = "arith.index_cast"(%arg0) {foo} : (i32) -> index
    %11 = "arith.index_castui"(%arg0) : (i32) -> index
    %12 = "arith.bitcast"(%arg0) : (i32) -> f32
    %13 = "arith.extui"(%arg5) : (vector<4xi32>) -> vector<4xi64>
    %14 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
    %15 = "arith.truncf"(%arg3) <{roundingmode = 0 : i32}> : (f64) -> f32
    %16 = "arith.extf"(%arg2) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %2 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %3 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw, nuw>}> {foo = 1 : i8} : (i32, i32) -> i32
    %4 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %5 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "arith.select"(%8, %arg0, %arg1) : (i1, i32, i32) -> i32
    %10 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %11 = "arith.index_cast"(%arg0) : (i32) -> index
    %12 = "arith.truncf"(%arg2) <{roundingmode = 1 : i32}> : (f32) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
