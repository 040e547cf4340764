// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Integers and floats. The text is MLIR's, whichever form is read.

func.func @int(%i: i32, %v: vector<4xi32>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.cttz %v : vector<4xi32>
  %3 = math.ctpop %i : i32
  %4 = math.ipowi %i, %i : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @int(%arg0: i32, %arg1: vector<4xi32>) {
// CHECK-NEXT:     %0 = math.absi %arg0 : i32
// CHECK-NEXT:     %1 = math.ctlz %arg0 : i32
// CHECK-NEXT:     %2 = math.cttz %arg1 : vector<4xi32>
// CHECK-NEXT:     %3 = math.ctpop %arg0 : i32
// CHECK-NEXT:     %4 = math.ipowi %arg0, %arg0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @float(%x: f32, %v: vector<4xf32>, %i: i32) {
  %0 = math.absf %x : f32
  %1 = math.acos %x : f32
  %2 = math.acosh %x : f32
  %3 = math.asin %x : f32
  %4 = math.asinh %x : f32
  %5 = math.atan %x : f32
  %6 = math.atan2 %x, %x : f32
  %7 = math.atanh %x : f32
  %8 = math.cbrt %x : f32
  %9 = math.ceil %x : f32
  %10 = math.copysign %x, %x : f32
  %11 = math.cos %x fastmath<fast> : f32
  %12 = math.cosh %x : f32
  %13 = math.erf %x : f32
  %14 = math.exp %v : vector<4xf32>
  %15 = math.exp2 %x : f32
  %16 = math.expm1 %x : f32
  %17 = math.floor %x : f32
  %18 = math.fma %x, %x, %x : f32
  %19 = math.fpowi %x, %i : f32, i32
  %20 = math.log %x : f32
  %21 = math.log10 %x : f32
  %22 = math.log1p %x : f32
  %23 = math.log2 %x : f32
  %24 = math.powf %x, %x : f32
  %25 = math.round %x : f32
  %26 = math.roundeven %x : f32
  %27 = math.rsqrt %x : f32
  %28 = math.sin %x {foo} : f32
  %29 = math.sinh %x : f32
  %30 = math.sqrt %x fastmath<nnan, ninf> {foo} : f32
  %31 = math.tan %x : f32
  %32 = math.tanh %x : f32
  %33 = math.trunc %x : f32
  %34 = math.erfc %x : f32
  %35 = math.isfinite %x : f32
  %36 = math.isinf %x : f32
  %37 = math.isnan %x : f32
  %38 = math.isnormal %x : f32
  %39, %40 = math.sincos %x : f32
  %41 = math.fma %x, %x, %x fastmath<fast> : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @float(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) {
// CHECK-NEXT:     %0 = math.absf %arg0 : f32
// CHECK-NEXT:     %1 = math.acos %arg0 : f32
// CHECK-NEXT:     %2 = math.acosh %arg0 : f32
// CHECK-NEXT:     %3 = math.asin %arg0 : f32
// CHECK-NEXT:     %4 = math.asinh %arg0 : f32
// CHECK-NEXT:     %5 = math.atan %arg0 : f32
// CHECK-NEXT:     %6 = math.atan2 %arg0, %arg0 : f32
// CHECK-NEXT:     %7 = math.atanh %arg0 : f32
// CHECK-NEXT:     %8 = math.cbrt %arg0 : f32
// CHECK-NEXT:     %9 = math.ceil %arg0 : f32
// CHECK-NEXT:     %10 = math.copysign %arg0, %arg0 : f32
// CHECK-NEXT:     %11 = math.cos %arg0 fastmath<fast> : f32
// CHECK-NEXT:     %12 = math.cosh %arg0 : f32
// CHECK-NEXT:     %13 = math.erf %arg0 : f32
// CHECK-NEXT:     %14 = math.exp %arg1 : vector<4xf32>
// CHECK-NEXT:     %15 = math.exp2 %arg0 : f32
// CHECK-NEXT:     %16 = math.expm1 %arg0 : f32
// CHECK-NEXT:     %17 = math.floor %arg0 : f32
// CHECK-NEXT:     %18 = math.fma %arg0, %arg0, %arg0 : f32
// CHECK-NEXT:     %19 = math.fpowi %arg0, %arg2 : f32, i32
// CHECK-NEXT:     %20 = math.log %arg0 : f32
// CHECK-NEXT:     %21 = math.log10 %arg0 : f32
// CHECK-NEXT:     %22 = math.log1p %arg0 : f32
// CHECK-NEXT:     %23 = math.log2 %arg0 : f32
// CHECK-NEXT:     %24 = math.powf %arg0, %arg0 : f32
// CHECK-NEXT:     %25 = math.round %arg0 : f32
// CHECK-NEXT:     %26 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %27 = math.rsqrt %arg0 : f32
// CHECK-NEXT:     %28 = math.sin %arg0 {foo} : f32
// CHECK-NEXT:     %29 = math.sinh %arg0 : f32
// CHECK-NEXT:     %30 = math.sqrt %arg0 fastmath<nnan,ninf> {foo} : f32
// CHECK-NEXT:     %31 = math.tan %arg0 : f32
// CHECK-NEXT:     %32 = math.tanh %arg0 : f32
// CHECK-NEXT:     %33 = math.trunc %arg0 : f32
// CHECK-NEXT:     %34 = math.erfc %arg0 : f32
// CHECK-NEXT:     %35 = math.isfinite %arg0 : f32
// CHECK-NEXT:     %36 = math.isinf %arg0 : f32
// CHECK-NEXT:     %37 = math.isnan %arg0 : f32
// CHECK-NEXT:     %38 = math.isnormal %arg0 : f32
// CHECK-NEXT:     %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT:     %39 = math.fma %arg0, %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
