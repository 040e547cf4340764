// RUN: stretto-opt %s -convert-math-to-llvm="approximate-log1p=false" | filecheck %s

// Functions of libm, lane by lane for vectors, in f32 for narrower floats.

func.func @libm(%a: f32, %b: f64, %h: f16, %v: vector<2xf64>) -> (f32, f64, f16, vector<2xf64>) {
  %0 = math.erf %a : f32
  %1 = math.cbrt %b : f64
  %2 = math.acosh %h : f16
  %3 = math.asinh %v : vector<2xf64>
  return %0, %1, %2, %3 : f32, f64, f16, vector<2xf64>
}
// CHECK-LABEL: func.func @libm(%arg0: f32, %arg1: f64, %arg2: f16, %arg3: vector<2xf64>) -> (f32, f64, f16, vector<2xf64>) {
// CHECK-NEXT:    %0 = llvm.call @erff(%arg0) : (f32) -> f32
// CHECK-NEXT:    %1 = llvm.call @cbrt(%arg1) : (f64) -> f64
// CHECK-NEXT:    %2 = llvm.fpext %arg2 : f16 to f32
// CHECK-NEXT:    %3 = llvm.call @acoshf(%2) : (f32) -> f32
// CHECK-NEXT:    %4 = llvm.fptrunc %3 : f32 to f16
// CHECK-NEXT:    %5 = llvm.mlir.poison : vector<2xf64>
// CHECK-NEXT:    %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %7 = llvm.extractelement %arg3[%6 : i64] : vector<2xf64>
// CHECK-NEXT:    %8 = llvm.call @asinh(%7) : (f64) -> f64
// CHECK-NEXT:    %9 = llvm.insertelement %8, %5[%6 : i64] : vector<2xf64>
// CHECK-NEXT:    %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %11 = llvm.extractelement %arg3[%10 : i64] : vector<2xf64>
// CHECK-NEXT:    %12 = llvm.call @asinh(%11) : (f64) -> f64
// CHECK-NEXT:    %13 = llvm.insertelement %12, %9[%10 : i64] : vector<2xf64>
// CHECK-NEXT:    return %0, %1, %4, %13 : f32, f64, f16, vector<2xf64>
// CHECK-NEXT:  }

func.func @exact_log1p(%a: f64) -> f64 {
  %0 = math.log1p %a : f64
  return %0 : f64
}
// CHECK-LABEL: func.func @exact_log1p(%arg0: f64) -> f64 {
// CHECK-NEXT:    %0 = llvm.call @log1p(%arg0) : (f64) -> f64
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }

// Each integer type has one function for powers.

func.func @powers(%a: i32, %b: i32, %v: vector<2xi32>, %x: vector<2xf32>) -> (i32, vector<2xi32>, vector<2xf32>) {
  %0 = math.ipowi %a, %b : i32
  %1 = math.ipowi %v, %v : vector<2xi32>
  %2 = math.fpowi %x, %v : vector<2xf32>, vector<2xi32>
  return %0, %1, %2 : i32, vector<2xi32>, vector<2xf32>
}
// also @__stretto_ipowi_i32
// CHECK-LABEL: func.func @powers(%arg0: i32, %arg1: i32, %arg2: vector<2xi32>, %arg3: vector<2xf32>) -> (i32, vector<2xi32>, vector<2xf32>) {
// CHECK-NEXT:    %0 = llvm.call @__stretto_ipowi_i32(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %1 = llvm.mlir.poison : vector<2xi32>
// CHECK-NEXT:    %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %3 = llvm.extractelement %arg2[%2 : i64] : vector<2xi32>
// CHECK-NEXT:    %4 = llvm.extractelement %arg2[%2 : i64] : vector<2xi32>
// CHECK-NEXT:    %5 = llvm.call @__stretto_ipowi_i32(%3, %4) : (i32, i32) -> i32
// CHECK-NEXT:    %6 = llvm.insertelement %5, %1[%2 : i64] : vector<2xi32>
// CHECK-NEXT:    %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %8 = llvm.extractelement %arg2[%7 : i64] : vector<2xi32>
// CHECK-NEXT:    %9 = llvm.extractelement %arg2[%7 : i64] : vector<2xi32>
// CHECK-NEXT:    %10 = llvm.call @__stretto_ipowi_i32(%8, %9) : (i32, i32) -> i32
// CHECK-NEXT:    %11 = llvm.insertelement %10, %6[%7 : i64] : vector<2xi32>
// CHECK-NEXT:    %12 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:    %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %14 = llvm.extractelement %arg3[%13 : i64] : vector<2xf32>
// CHECK-NEXT:    %15 = llvm.extractelement %arg2[%13 : i64] : vector<2xi32>
// CHECK-NEXT:    %16 = llvm.intr.powi(%14, %15) : (f32, i32) -> f32
// CHECK-NEXT:    %17 = llvm.insertelement %16, %12[%13 : i64] : vector<2xf32>
// CHECK-NEXT:    %18 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %19 = llvm.extractelement %arg3[%18 : i64] : vector<2xf32>
// CHECK-NEXT:    %20 = llvm.extractelement %arg2[%18 : i64] : vector<2xi32>
// CHECK-NEXT:    %21 = llvm.intr.powi(%19, %20) : (f32, i32) -> f32
// CHECK-NEXT:    %22 = llvm.insertelement %21, %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:    return %0, %11, %22 : i32, vector<2xi32>, vector<2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func internal @__stretto_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
// CHECK-NEXT:    %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:    %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:    %2 = llvm.icmp "slt" %arg1, %0 : i32
// CHECK-NEXT:    llvm.cond_br %2, ^bb3, ^bb1(%1, %arg0, %arg1 : i32, i32, i32)
// CHECK-NEXT:  ^bb1(%3: i32, %4: i32, %5: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %6 = llvm.icmp "eq" %5, %0 : i32
// CHECK-NEXT:    llvm.cond_br %6, ^bb4(%3 : i32), ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %7 = llvm.and %5, %1 : i32
// CHECK-NEXT:    %8 = llvm.icmp "ne" %7, %0 : i32
// CHECK-NEXT:    %9 = llvm.mul %3, %4 : i32
// CHECK-NEXT:    %10 = llvm.select %8, %9, %3 : i1, i32
// CHECK-NEXT:    %11 = llvm.lshr %5, %1 : i32
// CHECK-NEXT:    %12 = llvm.mul %4, %4 : i32
// CHECK-NEXT:    llvm.br ^bb1(%10, %12, %11 : i32, i32, i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb0
// CHECK-NEXT:    %13 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:    %14 = llvm.and %arg1, %1 : i32
// CHECK-NEXT:    %15 = llvm.icmp "eq" %14, %0 : i32
// CHECK-NEXT:    %16 = llvm.select %15, %1, %13 : i1, i32
// CHECK-NEXT:    %17 = llvm.icmp "eq" %arg0, %13 : i32
// CHECK-NEXT:    %18 = llvm.select %17, %16, %0 : i1, i32
// CHECK-NEXT:    %19 = llvm.icmp "eq" %arg0, %1 : i32
// CHECK-NEXT:    %20 = llvm.select %19, %1, %18 : i1, i32
// CHECK-NEXT:    llvm.br ^bb4(%20 : i32)
// CHECK-NEXT:  ^bb4(%21: i32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:    llvm.return %21 : i32
// CHECK-NEXT:  }
