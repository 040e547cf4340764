// RUN: stretto-opt %s -convert-math-to-llvm | filecheck %s

func.func @intrinsics(%a: f32, %b: f32, %c: f32) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.asin %a : f32
  %3 = math.atan %a : f32
  %4 = math.atan2 %a, %b : f32
  %5 = math.ceil %a : f32
  %6 = math.copysign %a, %b : f32
  %7 = math.cos %a : f32
  %8 = math.cosh %a : f32
  %9 = math.exp %a fastmath<fast> : f32
  %10 = math.exp2 %a : f32
  %11 = math.floor %a : f32
  %12 = math.fma %a, %b, %c : f32
  %13 = math.log %a : f32
  %14 = math.log10 %a : f32
  %15 = math.log2 %a : f32
  %16 = math.powf %a, %b : f32
  %17 = math.round %a : f32
  %18 = math.roundeven %a : f32
  %19 = math.sin %a : f32
  %20 = math.sinh %a : f32
  %21 = math.sqrt %a : f32
  %22 = math.tan %a : f32
  %23 = math.tanh %a : f32
  %24 = math.trunc %a : f32
  return
}
// CHECK-LABEL: func.func @intrinsics(%arg0: f32, %arg1: f32, %arg2: f32) {
// CHECK-NEXT:    %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT:    %1 = llvm.intr.acos(%arg0) : (f32) -> f32
// CHECK-NEXT:    %2 = llvm.intr.asin(%arg0) : (f32) -> f32
// CHECK-NEXT:    %3 = llvm.intr.atan(%arg0) : (f32) -> f32
// CHECK-NEXT:    %4 = llvm.intr.atan2(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %5 = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT:    %6 = llvm.intr.copysign(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %7 = llvm.intr.cos(%arg0) : (f32) -> f32
// CHECK-NEXT:    %8 = llvm.intr.cosh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %9 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT:    %10 = llvm.intr.exp2(%arg0) : (f32) -> f32
// CHECK-NEXT:    %11 = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT:    %12 = llvm.intr.fma(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:    %13 = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT:    %14 = llvm.intr.log10(%arg0) : (f32) -> f32
// CHECK-NEXT:    %15 = llvm.intr.log2(%arg0) : (f32) -> f32
// CHECK-NEXT:    %16 = llvm.intr.pow(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %17 = llvm.intr.round(%arg0) : (f32) -> f32
// CHECK-NEXT:    %18 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// CHECK-NEXT:    %19 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT:    %20 = llvm.intr.sinh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %21 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT:    %22 = llvm.intr.tan(%arg0) : (f32) -> f32
// CHECK-NEXT:    %23 = llvm.intr.tanh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %24 = llvm.intr.trunc(%arg0) : (f32) -> f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @integers(%a: i32, %v: vector<4xi32>, %x: f32) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %v : vector<4xi32>
  %3 = math.ctpop %a : i32
  %4 = math.fpowi %x, %a : f32, i32
  return
}
// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32) {
// CHECK-NEXT:    %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:    %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:    %2 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:    %3 = llvm.intr.ctpop(%arg0) : (i32) -> i32
// CHECK-NEXT:    %4 = llvm.intr.powi(%arg2, %arg0) : (f32, i32) -> f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

// Functions that are computed from an intrinsic and 1.

func.func @formulas(%a: f64, %m: vector<2x3xf32>, %v: vector<4xf32>) {
  %0 = math.expm1 %a : f64
  %1 = math.log1p %v : vector<4xf32>
  %2 = math.rsqrt %m : vector<2x3xf32>
  return
}
// CHECK-LABEL: func.func @formulas(%arg0: f64, %arg1: vector<2x3xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %1 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT:    %2 = llvm.intr.exp(%arg0) : (f64) -> f64
// CHECK-NEXT:    %3 = llvm.fsub %2, %1 : f64
// CHECK-NEXT:    %4 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:    %5 = llvm.fadd %4, %arg2 : vector<4xf32>
// CHECK-NEXT:    %6 = llvm.intr.log(%5) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %7 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %9 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:    %10 = llvm.intr.sqrt(%8) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:    %11 = llvm.fdiv %9, %10 : vector<3xf32>
// CHECK-NEXT:    %12 = llvm.insertvalue %11, %7[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %13 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %14 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:    %15 = llvm.intr.sqrt(%13) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:    %16 = llvm.fdiv %14, %15 : vector<3xf32>
// CHECK-NEXT:    %17 = llvm.insertvalue %16, %12[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
