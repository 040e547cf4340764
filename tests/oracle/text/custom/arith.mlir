module {
  func.func @constants() {
    %c0 = arith.constant 0 : index
    %c5_i32 = arith.constant 5 : i32
    %c-5_i64 = arith.constant -5 : i64
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %cst = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.500000e-01 : f64
    %cst_2 = arith.constant 1.500000e+00 : f16
    %cst_3 = arith.constant 1.500000e+00 : bf16
    %cst_4 = arith.constant dense<1> : vector<4xi32>
    %cst_5 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %cst_6 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
    %cst_7 = arith.constant 0x7F800000 : f32
    %cst_8 = arith.constant 0x7FC00000 : f32
    %cst_9 = arith.constant 1.000000e-01 : f32
    %cst_10 = arith.constant 3.14159265358979 : f64
    %cst_11 = arith.constant 1.000000e+10 : f32
    %cst_12 = arith.constant 0x4CEB79A3 : f32
    %c5_i128 = arith.constant 5 : i128
    %c-1_i8 = arith.constant -1 : i8
    %c-1_i8_13 = arith.constant -1 : i8
    %cst_14 = arith.constant dense<true> : vector<2xi1>
    %cst_15 = arith.constant dense<[true, false]> : vector<2xi1>
    %cst_16 = arith.constant -0.000000e+00 : f32
    %cst_17 = arith.constant 0.000000e+00 : f64
    %c42 = arith.constant 42 : index
    %c-3 = arith.constant -3 : index
    %cst_18 = arith.constant dense<> : tensor<0xi32>
    %c7_i32 = arith.constant {foo = "bar"} 7 : i32
    %cst_19 = arith.constant 9.999940e-41 : f32
    %cst_20 = arith.constant 1.000000e+300 : f64
    %cst_21 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
    %true_22 = arith.constant true
    return
  }
}
// -----
module {
  func.func @integer(%arg0: i32, %arg1: i32, %arg2: index, %arg3: vector<4xi32>) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %2 = arith.addi %arg0, %arg1 overflow<nuw> : i32
    %3 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i32
    %4 = arith.addi %arg0, %arg1 : i32
    %5 = arith.subi %arg2, %arg2 overflow<nsw, nuw> {foo} : index
    %6 = arith.muli %arg3, %arg3 overflow<nsw> : vector<4xi32>
    %7 = arith.shli %arg0, %arg1 overflow<nsw> : i32
    %8 = arith.divsi %arg0, %arg1 : i32
    %9 = arith.divui %arg0, %arg1 : i32
    %10 = arith.ceildivsi %arg0, %arg1 : i32
    %11 = arith.ceildivui %arg0, %arg1 : i32
    %12 = arith.floordivsi %arg0, %arg1 : i32
    %13 = arith.remsi %arg0, %arg1 : i32
    %14 = arith.remui %arg0, %arg1 : i32
    %15 = arith.andi %arg0, %arg1 {a = 2 : i32, z = 1 : i32} : i32
    %16 = arith.ori %arg0, %arg1 : i32
    %17 = arith.xori %arg0, %arg1 : i32
    %18 = arith.shrsi %arg0, %arg1 : i32
    %19 = arith.shrui %arg0, %arg1 : i32
    %20 = arith.maxsi %arg0, %arg1 : i32
    %21 = arith.maxui %arg0, %arg1 : i32
    %22 = arith.minsi %arg0, %arg1 : i32
    %23 = arith.minui %arg0, %arg1 : i32
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
    return
  }
}
// -----
module {
  func.func @float(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.addf %arg0, %arg1 fastmath<fast> : f32
    %2 = arith.subf %arg0, %arg1 fastmath<nnan,ninf> : f32
    %3 = arith.mulf %arg0, %arg1 fastmath<reassoc,contract> : f32
    %4 = arith.divf %arg2, %arg2 fastmath<arcp> : vector<4xf32>
    %5 = arith.remf %arg0, %arg1 : f32
    %6 = arith.negf %arg0 : f32
    %7 = arith.negf %arg0 fastmath<fast> : f32
    %8 = arith.maximumf %arg0, %arg1 : f32
    %9 = arith.minimumf %arg0, %arg1 : f32
    %10 = arith.maxnumf %arg0, %arg1 : f32
    %11 = arith.minnumf %arg0, %arg1 fastmath<nsz> {foo} : f32
    return
  }
}
// -----
module {
  func.func @compare(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: index) {
    %0 = arith.cmpi eq, %arg0, %arg1 : i32
    %1 = arith.cmpi ne, %arg0, %arg1 : i32
    %2 = arith.cmpi slt, %arg0, %arg1 : i32
    %3 = arith.cmpi sle, %arg0, %arg1 : i32
    %4 = arith.cmpi sgt, %arg0, %arg1 : i32
    %5 = arith.cmpi sge, %arg0, %arg1 : i32
    %6 = arith.cmpi ult, %arg0, %arg1 : i32
    %7 = arith.cmpi ule, %arg0, %arg1 : i32
    %8 = arith.cmpi ugt, %arg0, %arg1 : i32
    %9 = arith.cmpi uge, %arg4, %arg4 : vector<4xi32>
    %10 = arith.cmpi eq, %arg5, %arg5 {foo} : index
    %11 = arith.cmpf oeq, %arg2, %arg2 : f32
    %12 = arith.cmpf ogt, %arg2, %arg2 fastmath<fast> : f32
    %13 = arith.cmpf oge, %arg3, %arg3 : vector<4xf32>
    %14 = arith.cmpf false, %arg2, %arg2 : f32
    %15 = arith.cmpf true, %arg2, %arg2 : f32
    %16 = arith.cmpf uno, %arg2, %arg2 : f32
    %17 = arith.cmpf ord, %arg2, %arg2 : f32
    %18 = arith.cmpf une, %arg2, %arg2 : f32
    %19 = arith.select %0, %arg0, %arg1 : i32
    %20 = arith.select %9, %arg4, %arg4 : vector<4xi1>, vector<4xi32>
    %21 = arith.select %0, %arg3, %arg3 : vector<4xf32>
    %22 = arith.select %0, %arg2, %arg2 {foo} : f32
    %23 = arith.cmpi sge, %arg0, %arg1 : i32
    %24 = arith.cmpi sge, %arg0, %arg1 : i32
    return
  }
}
// -----
module {
  func.func @casts(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: index, %arg5: vector<4xi32>, %arg6: f16) {
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extsi %arg0 : i32 to i64
    %2 = arith.trunci %arg1 : i64 to i32
    %3 = arith.extf %arg2 : f32 to f64
    %4 = arith.truncf %arg3 : f64 to f32
    %5 = arith.sitofp %arg0 : i32 to f32
    %6 = arith.uitofp %arg0 : i32 to f32
    %7 = arith.fptosi %arg2 : f32 to i32
    %8 = arith.fptoui %arg2 : f32 to i32
    %9 = arith.index_cast %arg4 : index to i32
    %10 = arith.index_cast %arg0 {foo} : i32 to index
    %11 = arith.index_castui %arg0 : i32 to index
    %12 = arith.bitcast %arg0 : i32 to f32
    %13 = arith.extui %arg5 : vector<4xi32> to vector<4xi64>
    %14 = arith.trunci %arg1 overflow<nsw> : i64 to i32
    %15 = arith.truncf %arg3 to_nearest_even : f64 to f32
    %16 = arith.extf %arg2 fastmath<fast> : f32 to f64
    return
  }
}
// -----
module {
  func.func @generic(%arg0: i32, %arg1: i32, %arg2: f32) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %arg0, %arg1 : i32
    %2 = arith.addi %arg0, %arg1 overflow<nsw> : i32
    %3 = arith.addi %arg0, %arg1 overflow<nsw, nuw> {foo = 1 : i8} : i32
    %4 = arith.addf %arg2, %arg2 fastmath<fast> : f32
    %5 = arith.addf %arg2, %arg2 : f32
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_0 = arith.constant 3 : i32
    %true = arith.constant true
    %6 = arith.select %true, %arg0, %arg1 : i32
    %7 = arith.cmpf oeq, %arg2, %arg2 : f32
    %8 = arith.index_cast %arg0 : i32 to index
    %9 = arith.truncf %arg2 downward : f32 to f16
    return
  }
}
