module {
  func.func @intrinsics(%arg0: f32, %arg1: f32, %arg2: f32) {
    %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %1 = llvm.intr.acos(%arg0) : (f32) -> f32
    %2 = llvm.intr.asin(%arg0) : (f32) -> f32
    %3 = llvm.intr.atan(%arg0) : (f32) -> f32
    %4 = llvm.intr.atan2(%arg0, %arg1) : (f32, f32) -> f32
    %5 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %6 = llvm.intr.copysign(%arg0, %arg1) : (f32, f32) -> f32
    %7 = llvm.intr.cos(%arg0) : (f32) -> f32
    %8 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %9 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %10 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %11 = llvm.intr.floor(%arg0) : (f32) -> f32
    %12 = llvm.intr.fma(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
    %13 = llvm.intr.log(%arg0) : (f32) -> f32
    %14 = llvm.intr.log10(%arg0) : (f32) -> f32
    %15 = llvm.intr.log2(%arg0) : (f32) -> f32
    %16 = llvm.intr.pow(%arg0, %arg1) : (f32, f32) -> f32
    %17 = llvm.intr.round(%arg0) : (f32) -> f32
    %18 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %19 = llvm.intr.sin(%arg0) : (f32) -> f32
    %20 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %21 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %22 = llvm.intr.tan(%arg0) : (f32) -> f32
    %23 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %24 = llvm.intr.trunc(%arg0) : (f32) -> f32
    return
  }
  func.func @integers(%arg0: i32, %arg1: vector<4xi32>, %arg2: f32) {
    %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
    %1 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %2 = "llvm.intr.cttz"(%arg1) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
    %3 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %4 = llvm.intr.powi(%arg2, %arg0) : (f32, i32) -> f32
    return
  }
  func.func @formulas(%arg0: f64, %arg1: vector<2x3xf32>, %arg2: vector<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %2 = llvm.intr.exp(%arg0) : (f64) -> f64
    %3 = llvm.fsub %2, %1 : f64
    %4 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
    %5 = llvm.fadd %4, %arg2 : vector<4xf32>
    %6 = llvm.intr.log(%5) : (vector<4xf32>) -> vector<4xf32>
    %7 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
    %10 = llvm.intr.sqrt(%8) : (vector<3xf32>) -> vector<3xf32>
    %11 = llvm.fdiv %9, %10 : vector<3xf32>
    %12 = llvm.insertvalue %11, %7[0] : !llvm.array<2 x vector<3xf32>> 
    %13 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %14 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
    %15 = llvm.intr.sqrt(%13) : (vector<3xf32>) -> vector<3xf32>
    %16 = llvm.fdiv %14, %15 : vector<3xf32>
    %17 = llvm.insertvalue %16, %12[1] : !llvm.array<2 x vector<3xf32>> 
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %2 = llvm.intr.roundeven(%1) : (vector<1xf32>) -> vector<1xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<1xf32> to vector<f32>
    "test.use"(%3) : (vector<f32>) -> ()
    %4 = llvm.intr.atan(%arg8) : (f32) -> f32
    "test.use"(%4) : (f32) -> ()
    %5 = "llvm.intr.abs"(%arg15) <{is_int_min_poison = false}> : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%5) : (vector<4xi32>) -> ()
    %6 = llvm.intr.exp(%arg7) {fastmathFlags = #llvm.fastmath<contract>} : (f16) -> f16
    "test.use"(%6) : (f16) -> ()
    %7 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
    %8 = llvm.intr.sqrt(%0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<1xf32>) -> vector<1xf32>
    %9 = llvm.fdiv %7, %8 {fastmathFlags = #llvm.fastmath<reassoc>} : vector<1xf32>
    %10 = builtin.unrealized_conversion_cast %9 : vector<1xf32> to vector<f32>
    "test.use"(%10) : (vector<f32>) -> ()
    %11 = "llvm.intr.cttz"(%arg15) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%11) : (vector<4xi32>) -> ()
    %12 = llvm.intr.roundeven(%arg0) : (f16) -> f16
    "test.use"(%12) : (f16) -> ()
    %13 = llvm.intr.asin(%0) : (vector<1xf32>) -> vector<1xf32>
    %14 = builtin.unrealized_conversion_cast %13 : vector<1xf32> to vector<f32>
    "test.use"(%14) : (vector<f32>) -> ()
    %15 = llvm.intr.floor(%arg2) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
    "test.use"(%15) : (f64) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %2 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = builtin.unrealized_conversion_cast %arg5 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %4 = llvm.intr.copysign(%arg4, %arg11) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "test.use"(%4) : (vector<4xf32>) -> ()
    %5 = llvm.intr.log10(%arg4) {fastmathFlags = #llvm.fastmath<nsz, contract>} : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%5) : (vector<4xf32>) -> ()
    %6 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %7 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %8 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %9 = llvm.intr.copysign(%7, %8) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %10 = llvm.insertvalue %9, %6[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %11 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %12 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.intr.copysign(%11, %12) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %14 = llvm.insertvalue %13, %10[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %15 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.intr.copysign(%15, %16) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %18 = llvm.insertvalue %17, %14[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %21 = llvm.intr.copysign(%19, %20) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %22 = llvm.insertvalue %21, %18[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %23 = builtin.unrealized_conversion_cast %22 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%23) : (vector<2x2x2xf64>) -> ()
    %24 = llvm.intr.pow(%arg7, %arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (f16, f16) -> f16
    "test.use"(%24) : (f16) -> ()
    %25 = llvm.intr.copysign(%1, %0) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %26 = builtin.unrealized_conversion_cast %25 : vector<1xf32> to vector<f32>
    "test.use"(%26) : (vector<f32>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg5 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %1 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = llvm.mlir.constant(1.000000e+00 : f16) : f16
    %3 = llvm.fadd %2, %arg0 : f16
    %4 = llvm.intr.log(%3) : (f16) -> f16
    "test.use"(%4) : (f16) -> ()
    %5 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %6 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %7 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %8 = llvm.intr.copysign(%6, %7) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %9 = llvm.insertvalue %8, %5[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %11 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %12 = llvm.intr.copysign(%10, %11) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %13 = llvm.insertvalue %12, %9[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %15 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.intr.copysign(%14, %15) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %17 = llvm.insertvalue %16, %13[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.intr.copysign(%18, %19) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %21 = llvm.insertvalue %20, %17[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%22) : (vector<2x2x2xf64>) -> ()
    %23 = llvm.intr.log2(%arg4) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%23) : (vector<4xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg5 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %1 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %3 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %4 = llvm.intr.tanh(%arg4) : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%4) : (vector<4xf32>) -> ()
    %5 = llvm.intr.cos(%arg10) : (bf16) -> bf16
    "test.use"(%5) : (bf16) -> ()
    %6 = llvm.intr.copysign(%3, %2) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xf32> to vector<f32>
    "test.use"(%7) : (vector<f32>) -> ()
    %8 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %9 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %11 = llvm.fadd %10, %9 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf64>
    %12 = llvm.intr.log(%11) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<2xf64>) -> vector<2xf64>
    %13 = llvm.insertvalue %12, %8[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %15 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %16 = llvm.fadd %15, %14 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf64>
    %17 = llvm.intr.log(%16) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<2xf64>) -> vector<2xf64>
    %18 = llvm.insertvalue %17, %13[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %21 = llvm.fadd %20, %19 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf64>
    %22 = llvm.intr.log(%21) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<2xf64>) -> vector<2xf64>
    %23 = llvm.insertvalue %22, %18[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %24 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %25 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf64>) : vector<2xf64>
    %26 = llvm.fadd %25, %24 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : vector<2xf64>
    %27 = llvm.intr.log(%26) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<2xf64>) -> vector<2xf64>
    %28 = llvm.insertvalue %27, %23[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %29 = builtin.unrealized_conversion_cast %28 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%29) : (vector<2x2x2xf64>) -> ()
    %30 = llvm.intr.ctpop(%arg14) : (i32) -> i32
    "test.use"(%30) : (i32) -> ()
    %31 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %32 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %33 = llvm.intr.fabs(%32) {fastmathFlags = #llvm.fastmath<nnan, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %34 = llvm.insertvalue %33, %31[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %35 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %36 = llvm.intr.fabs(%35) {fastmathFlags = #llvm.fastmath<nnan, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %37 = llvm.insertvalue %36, %34[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %38 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %39 = llvm.intr.fabs(%38) {fastmathFlags = #llvm.fastmath<nnan, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %40 = llvm.insertvalue %39, %37[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %41 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %42 = llvm.intr.fabs(%41) {fastmathFlags = #llvm.fastmath<nnan, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %43 = llvm.insertvalue %42, %40[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %44 = builtin.unrealized_conversion_cast %43 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%44) : (vector<2x2x2xf64>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %1 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %2 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %3 = llvm.intr.ctpop(%arg15) : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%3) : (vector<4xi32>) -> ()
    %4 = llvm.intr.asin(%2) : (vector<1xf32>) -> vector<1xf32>
    %5 = builtin.unrealized_conversion_cast %4 : vector<1xf32> to vector<f32>
    "test.use"(%5) : (vector<f32>) -> ()
    %6 = llvm.intr.fabs(%1) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<1xf32>) -> vector<1xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xf32> to vector<f32>
    "test.use"(%7) : (vector<f32>) -> ()
    %8 = llvm.intr.log2(%arg9) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
    "test.use"(%8) : (f64) -> ()
    %9 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %10 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %11 = llvm.intr.log(%10) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<2xf64>) -> vector<2xf64>
    %12 = llvm.insertvalue %11, %9[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.intr.log(%13) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<2xf64>) -> vector<2xf64>
    %15 = llvm.insertvalue %14, %12[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.intr.log(%16) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<2xf64>) -> vector<2xf64>
    %18 = llvm.insertvalue %17, %15[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.intr.log(%19) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<2xf64>) -> vector<2xf64>
    %21 = llvm.insertvalue %20, %18[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%22) : (vector<2x2x2xf64>) -> ()
    %23 = llvm.intr.cos(%arg10) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (bf16) -> bf16
    "test.use"(%23) : (bf16) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = builtin.unrealized_conversion_cast %arg5 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = llvm.intr.pow(%arg9, %arg2) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    "test.use"(%3) : (f64) -> ()
    %4 = "llvm.intr.ctlz"(%arg15) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%4) : (vector<4xi32>) -> ()
    %5 = llvm.intr.cos(%arg0) : (f16) -> f16
    "test.use"(%5) : (f16) -> ()
    %6 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %7 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %8 = llvm.intr.sinh(%7) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %9 = llvm.insertvalue %8, %6[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %11 = llvm.intr.sinh(%10) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %12 = llvm.insertvalue %11, %9[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.intr.sinh(%13) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %15 = llvm.insertvalue %14, %12[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.intr.sinh(%16) {fastmathFlags = #llvm.fastmath<nsz, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %18 = llvm.insertvalue %17, %15[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%19) : (vector<2x2x2xf64>) -> ()
    %20 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %21 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.intr.trunc(%21) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>) -> vector<2xf64>
    %23 = llvm.insertvalue %22, %20[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %24 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %25 = llvm.intr.trunc(%24) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>) -> vector<2xf64>
    %26 = llvm.insertvalue %25, %23[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %27 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %28 = llvm.intr.trunc(%27) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>) -> vector<2xf64>
    %29 = llvm.insertvalue %28, %26[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %30 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %31 = llvm.intr.trunc(%30) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>) -> vector<2xf64>
    %32 = llvm.insertvalue %31, %29[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%33) : (vector<2x2x2xf64>) -> ()
    %34 = llvm.intr.atan(%arg9) : (f64) -> f64
    "test.use"(%34) : (f64) -> ()
    %35 = llvm.intr.acos(%0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<1xf32>) -> vector<1xf32>
    %36 = builtin.unrealized_conversion_cast %35 : vector<1xf32> to vector<f32>
    "test.use"(%36) : (vector<f32>) -> ()
    %37 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
    %38 = llvm.intr.exp(%arg3) : (bf16) -> bf16
    %39 = llvm.fsub %38, %37 : bf16
    "test.use"(%39) : (bf16) -> ()
    %40 = llvm.intr.exp(%arg1) {fastmathFlags = #llvm.fastmath<arcp>} : (f32) -> f32
    "test.use"(%40) : (f32) -> ()
    %41 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %42 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %43 = llvm.intr.trunc(%42) {fastmathFlags = #llvm.fastmath<ninf, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %44 = llvm.insertvalue %43, %41[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %45 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %46 = llvm.intr.trunc(%45) {fastmathFlags = #llvm.fastmath<ninf, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %47 = llvm.insertvalue %46, %44[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %48 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %49 = llvm.intr.trunc(%48) {fastmathFlags = #llvm.fastmath<ninf, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %50 = llvm.insertvalue %49, %47[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %51 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %52 = llvm.intr.trunc(%51) {fastmathFlags = #llvm.fastmath<ninf, arcp>} : (vector<2xf64>) -> vector<2xf64>
    %53 = llvm.insertvalue %52, %50[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %54 = builtin.unrealized_conversion_cast %53 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%54) : (vector<2x2x2xf64>) -> ()
    %55 = llvm.intr.roundeven(%arg4) {fastmathFlags = #llvm.fastmath<ninf, reassoc>} : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%55) : (vector<4xf32>) -> ()
    %56 = llvm.intr.copysign(%arg10, %arg3) {fastmathFlags = #llvm.fastmath<nsz>} : (bf16, bf16) -> bf16
    "test.use"(%56) : (bf16) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = builtin.unrealized_conversion_cast %arg6 : vector<f32> to vector<1xf32>
    %3 = llvm.intr.exp2(%2) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<1xf32>) -> vector<1xf32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<1xf32> to vector<f32>
    "test.use"(%4) : (vector<f32>) -> ()
    %5 = "llvm.intr.cttz"(%arg14) <{is_zero_poison = false}> : (i32) -> i32
    "test.use"(%5) : (i32) -> ()
    %6 = llvm.intr.ctpop(%arg14) : (i32) -> i32
    "test.use"(%6) : (i32) -> ()
    %7 = llvm.intr.atan(%2) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<1xf32>) -> vector<1xf32>
    %8 = builtin.unrealized_conversion_cast %7 : vector<1xf32> to vector<f32>
    "test.use"(%8) : (vector<f32>) -> ()
    %9 = llvm.intr.cos(%arg11) : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%9) : (vector<4xf32>) -> ()
    %10 = llvm.intr.atan2(%arg7, %arg0) : (f16, f16) -> f16
    "test.use"(%10) : (f16) -> ()
    %11 = llvm.intr.copysign(%arg3, %arg10) : (bf16, bf16) -> bf16
    "test.use"(%11) : (bf16) -> ()
    %12 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %13 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.intr.sin(%13) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf64>) -> vector<2xf64>
    %15 = llvm.insertvalue %14, %12[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.intr.sin(%16) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf64>) -> vector<2xf64>
    %18 = llvm.insertvalue %17, %15[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.intr.sin(%19) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf64>) -> vector<2xf64>
    %21 = llvm.insertvalue %20, %18[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %23 = llvm.intr.sin(%22) {fastmathFlags = #llvm.fastmath<contract>} : (vector<2xf64>) -> vector<2xf64>
    %24 = llvm.insertvalue %23, %21[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%25) : (vector<2x2x2xf64>) -> ()
    %26 = llvm.intr.sinh(%0) : (vector<1xf32>) -> vector<1xf32>
    %27 = builtin.unrealized_conversion_cast %26 : vector<1xf32> to vector<f32>
    "test.use"(%27) : (vector<f32>) -> ()
    %28 = llvm.intr.ctpop(%arg15) : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%28) : (vector<4xi32>) -> ()
    %29 = llvm.intr.ctpop(%arg14) : (i32) -> i32
    "test.use"(%29) : (i32) -> ()
    %30 = llvm.intr.atan(%arg3) {fastmathFlags = #llvm.fastmath<ninf, afn>} : (bf16) -> bf16
    "test.use"(%30) : (bf16) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: f16, %arg1: f32, %arg2: f64, %arg3: bf16, %arg4: vector<4xf32>, %arg5: vector<2x2x2xf64>, %arg6: vector<f32>, %arg7: f16, %arg8: f32, %arg9: f64, %arg10: bf16, %arg11: vector<4xf32>, %arg12: vector<2x2x2xf64>, %arg13: vector<f32>, %arg14: i32, %arg15: vector<4xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg13 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg12 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = builtin.unrealized_conversion_cast %arg5 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = llvm.intr.exp(%arg8) {fastmathFlags = #llvm.fastmath<nsz, contract, reassoc>} : (f32) -> f32
    "test.use"(%3) : (f32) -> ()
    %4 = llvm.intr.acos(%arg7) {fastmathFlags = #llvm.fastmath<nnan>} : (f16) -> f16
    "test.use"(%4) : (f16) -> ()
    %5 = llvm.intr.log(%arg4) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>) -> vector<4xf32>
    "test.use"(%5) : (vector<4xf32>) -> ()
    %6 = llvm.intr.cos(%arg0) : (f16) -> f16
    "test.use"(%6) : (f16) -> ()
    %7 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %8 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %9 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.intr.atan2(%8, %9) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %11 = llvm.insertvalue %10, %7[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %12 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.intr.atan2(%12, %13) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %15 = llvm.insertvalue %14, %11[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = llvm.intr.atan2(%16, %17) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %19 = llvm.insertvalue %18, %15[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %21 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.intr.atan2(%20, %21) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %23 = llvm.insertvalue %22, %19[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%24) : (vector<2x2x2xf64>) -> ()
    %25 = llvm.intr.tanh(%0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<1xf32>) -> vector<1xf32>
    %26 = builtin.unrealized_conversion_cast %25 : vector<1xf32> to vector<f32>
    "test.use"(%26) : (vector<f32>) -> ()
    %27 = llvm.intr.ctpop(%arg15) : (vector<4xi32>) -> vector<4xi32>
    "test.use"(%27) : (vector<4xi32>) -> ()
    %28 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %29 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %30 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %31 = llvm.intr.copysign(%29, %30) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %32 = llvm.insertvalue %31, %28[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %33 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %34 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %35 = llvm.intr.copysign(%33, %34) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %36 = llvm.insertvalue %35, %32[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %37 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %38 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %39 = llvm.intr.copysign(%37, %38) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %40 = llvm.insertvalue %39, %36[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %41 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %42 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %43 = llvm.intr.copysign(%41, %42) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %44 = llvm.insertvalue %43, %40[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%45) : (vector<2x2x2xf64>) -> ()
    return
  }
}

