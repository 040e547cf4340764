// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Constants, comparisons, casts. The text is MLIR's, whichever form is read.

func.func @constants() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 5 : i32
  %2 = arith.constant -5 : i64
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1 : i1
  %6 = arith.constant 1.0 : f32
  %7 = arith.constant 2.5e-01 : f64
  %8 = arith.constant 1.5 : f16
  %9 = arith.constant 1.5 : bf16
  %10 = arith.constant dense<1> : vector<4xi32>
  %11 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %12 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %13 = arith.constant 0x7F800000 : f32
  %14 = arith.constant 0x7FC00000 : f32
  %15 = arith.constant 0.1 : f32
  %16 = arith.constant 3.14159265358979 : f64
  %17 = arith.constant 1.0e+10 : f32
  %18 = arith.constant 123456789.0 : f32
  %19 = arith.constant 5 : i128
  %20 = arith.constant -1 : i8
  %21 = arith.constant 255 : i8
  %22 = arith.constant dense<true> : vector<2xi1>
  %23 = arith.constant dense<[true, false]> : vector<2xi1>
  %24 = arith.constant -0.0 : f32
  %25 = arith.constant 0.0 : f64
  %26 = arith.constant 42 : index
  %27 = arith.constant -3 : index
  %28 = arith.constant dense<> : tensor<0xi32>
  %29 = arith.constant {foo = "bar"} 7 : i32
  %30 = arith.constant 1.0e-40 : f32
  %31 = arith.constant 1.0e+300 : f64
  %32 = arith.constant dense<0.0> : vector<[4]xf32>
  %33 = arith.constant -1 : i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c-5_i64 = arith.constant -5 : i64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 2.500000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:     %cst_3 = arith.constant 1.500000e+00 : bf16
// CHECK-NEXT:     %cst_4 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %cst_5 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %cst_6 = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xindex>
// CHECK-NEXT:     %cst_7 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_8 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %cst_9 = arith.constant 1.000000e-01 : f32
// CHECK-NEXT:     %cst_10 = arith.constant 3.14159265358979 : f64
// CHECK-NEXT:     %cst_11 = arith.constant 1.000000e+10 : f32
// CHECK-NEXT:     %cst_12 = arith.constant 0x4CEB79A3 : f32
// CHECK-NEXT:     %c5_i128 = arith.constant 5 : i128
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i8_13 = arith.constant -1 : i8
// CHECK-NEXT:     %cst_14 = arith.constant dense<true> : vector<2xi1>
// CHECK-NEXT:     %cst_15 = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:     %cst_16 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %cst_17 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c42 = arith.constant 42 : index
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %cst_18 = arith.constant dense<> : tensor<0xi32>
// CHECK-NEXT:     %c7_i32 = arith.constant {foo = "bar"} 7 : i32
// CHECK-NEXT:     %cst_19 = arith.constant 9.999940e-41 : f32
// CHECK-NEXT:     %cst_20 = arith.constant 1.000000e+300 : f64
// CHECK-NEXT:     %cst_21 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %true_22 = arith.constant true
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @compare(%a: i32, %b: i32, %x: f32, %v: vector<4xf32>, %w: vector<4xi32>, %i: index) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %w, %w : vector<4xi32>
  %10 = arith.cmpi "eq", %i, %i {foo} : index
  %11 = arith.cmpf oeq, %x, %x : f32
  %12 = arith.cmpf ogt, %x, %x fastmath<fast> : f32
  %13 = arith.cmpf oge, %v, %v : vector<4xf32>
  %14 = arith.cmpf false, %x, %x : f32
  %15 = arith.cmpf true, %x, %x : f32
  %16 = arith.cmpf uno, %x, %x : f32
  %17 = arith.cmpf ord, %x, %x : f32
  %18 = arith.cmpf une, %x, %x : f32
  %19 = arith.select %0, %a, %b : i32
  %20 = arith.select %9, %w, %w : vector<4xi1>, vector<4xi32>
  %21 = arith.select %0, %v, %v : vector<4xf32>
  %22 = arith.select %0, %x, %x {foo} : f32
  %23 = "arith.cmpi"(%a, %b) <{predicate = 5 : i64}> : (i32, i32) -> i1
  %24 = "arith.cmpi"(%a, %b) {predicate = 5 : i64} : (i32, i32) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @compare(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi32>, %arg5: index) {
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.cmpi sle, %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:     %6 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT:     %7 = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT:     %8 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT:     %9 = arith.cmpi uge, %arg4, %arg4 : vector<4xi32>
// CHECK-NEXT:     %10 = arith.cmpi eq, %arg5, %arg5 {foo} : index
// CHECK-NEXT:     %11 = arith.cmpf oeq, %arg2, %arg2 : f32
// CHECK-NEXT:     %12 = arith.cmpf ogt, %arg2, %arg2 fastmath<fast> : f32
// CHECK-NEXT:     %13 = arith.cmpf oge, %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:     %14 = arith.cmpf false, %arg2, %arg2 : f32
// CHECK-NEXT:     %15 = arith.cmpf true, %arg2, %arg2 : f32
// CHECK-NEXT:     %16 = arith.cmpf uno, %arg2, %arg2 : f32
// CHECK-NEXT:     %17 = arith.cmpf ord, %arg2, %arg2 : f32
// CHECK-NEXT:     %18 = arith.cmpf une, %arg2, %arg2 : f32
// CHECK-NEXT:     %19 = arith.select %0, %arg0, %arg1 : i32
// CHECK-NEXT:     %20 = arith.select %9, %arg4, %arg4 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     %21 = arith.select %0, %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:     %22 = arith.select %0, %arg2, %arg2 {foo} : f32
// CHECK-NEXT:     %23 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:     %24 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts(%a: i32, %b: i64, %x: f32, %y: f64, %i: index, %v: vector<4xi32>, %h: f16) {
  %0 = arith.extui %a : i32 to i64
  %1 = arith.extsi %a : i32 to i64
  %2 = arith.trunci %b : i64 to i32
  %3 = arith.extf %x : f32 to f64
  %4 = arith.truncf %y : f64 to f32
  %5 = arith.sitofp %a : i32 to f32
  %6 = arith.uitofp %a : i32 to f32
  %7 = arith.fptosi %x : f32 to i32
  %8 = arith.fptoui %x : f32 to i32
  %9 = arith.index_cast %i : index to i32
  %10 = arith.index_cast %a {foo} : i32 to index
  %11 = arith.index_castui %a : i32 to index
  %12 = arith.bitcast %a : i32 to f32
  %13 = arith.extui %v : vector<4xi32> to vector<4xi64>
  %16 = arith.trunci %b overflow<nsw> : i64 to i32
  %17 = arith.truncf %y to_nearest_even : f64 to f32
  %18 = arith.extf %x fastmath<fast> : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: index, %arg5: vector<4xi32>, %arg6: f16) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : i32 to i64
// CHECK-NEXT:     %1 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT:     %2 = arith.trunci %arg1 : i64 to i32
// CHECK-NEXT:     %3 = arith.extf %arg2 : f32 to f64
// CHECK-NEXT:     %4 = arith.truncf %arg3 : f64 to f32
// CHECK-NEXT:     %5 = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT:     %6 = arith.uitofp %arg0 : i32 to f32
// CHECK-NEXT:     %7 = arith.fptosi %arg2 : f32 to i32
// CHECK-NEXT:     %8 = arith.fptoui %arg2 : f32 to i32
// CHECK-NEXT:     %9 = arith.index_cast %arg4 : index to i32
// CHECK-NEXT:     %10 = arith.index_cast %arg0 {foo} : i32 to index
// CHECK-NEXT:     %11 = arith.index_castui %arg0 : i32 to index
// CHECK-NEXT:     %12 = arith.bitcast %arg0 : i32 to f32
// CHECK-NEXT:     %13 = arith.extui %arg5 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %14 = arith.trunci %arg1 overflow<nsw> : i64 to i32
// CHECK-NEXT:     %15 = arith.truncf %arg3 to_nearest_even : f64 to f32
// CHECK-NEXT:     %16 = arith.extf %arg2 fastmath<fast> : f32 to f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
