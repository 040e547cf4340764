module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: i1) {
    %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = llvm.sub %arg0, %arg1 : i32
    %2 = llvm.mul %arg0, %arg1 overflow<nsw> : i32
    %3 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
    %4 = llvm.and %arg0, %arg1 : i32
    %5 = llvm.or %arg0, %arg1 : i32
    %6 = llvm.xor %arg0, %arg1 : i32
    %7 = llvm.ashr %arg0, %arg1 : i32
    %8 = llvm.lshr %arg0, %arg1 : i32
    %9 = llvm.sdiv %arg0, %arg1 : i32
    %10 = llvm.udiv %arg0, %arg1 : i32
    %11 = llvm.srem %arg0, %arg1 : i32
    %12 = llvm.urem %arg0, %arg1 : i32
    %13 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    %14 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
    %15 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
    %16 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
    %17 = llvm.icmp "slt" %arg0, %arg1 : i32
    %18 = llvm.select %arg2, %arg0, %arg1 : i1, i32
    return
  }
  func.func @wide_results(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)> 
    %3 = llvm.sext %arg0 : i32 to i64
    %4 = llvm.sext %arg1 : i32 to i64
    %5 = llvm.mul %3, %4 : i64
    %6 = llvm.trunc %5 : i64 to i32
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.lshr %5, %7 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.zext %arg2 : vector<4xi8> to vector<4xi16>
    %11 = llvm.zext %arg3 : vector<4xi8> to vector<4xi16>
    %12 = llvm.mul %10, %11 : vector<4xi16>
    %13 = llvm.trunc %12 : vector<4xi16> to vector<4xi8>
    %14 = llvm.mlir.constant(dense<8> : vector<4xi16>) : vector<4xi16>
    %15 = llvm.lshr %12, %14 : vector<4xi16>
    %16 = llvm.trunc %15 : vector<4xi16> to vector<4xi8>
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32) {
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %1 = llvm.fsub %arg0, %arg1 : f32
    %2 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
    %3 = llvm.fdiv %arg0, %arg1 : f32
    %4 = llvm.frem %arg0, %arg1 : f32
    %5 = llvm.fneg %arg0 : f32
    %6 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
    %8 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
    %9 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
    %10 = llvm.fcmp "olt" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : f32
    return
  }
  func.func @casts(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: index) {
    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %1 = llvm.sext %arg0 : i32 to i64
    %2 = llvm.zext %arg0 : i32 to i64
    %3 = llvm.trunc %arg0 : i32 to i8
    %4 = llvm.trunc %0 : i64 to i32
    %5 = llvm.sext %arg0 : i32 to i64
    %6 = llvm.zext %arg0 : i32 to i64
    %7 = llvm.sitofp %arg0 : i32 to f32
    %8 = llvm.uitofp %arg0 : i32 to f32
    %9 = llvm.fptosi %arg2 : f32 to i32
    %10 = llvm.fptoui %arg2 : f32 to i32
    %11 = llvm.fpext %arg2 : f32 to f64
    %12 = llvm.fptrunc %arg3 : f64 to f32
    %13 = llvm.bitcast %arg2 : f32 to i32
    return
  }
  func.func @constants() -> (index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(-5 : i64) : i64
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %5 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xindex>) : vector<4xi64>
    %6 = builtin.unrealized_conversion_cast %5 : vector<4xi64> to vector<4xindex>
    %7 = llvm.mlir.constant(dense<5.000000e-01> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %1, %2, %3, %4, %6, %8 : index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>
  }
  func.func @vectors(%arg0: vector<4xindex>, %arg1: vector<4xindex>, %arg2: vector<4xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
    %2 = llvm.add %1, %0 : vector<4xi64>
    %3 = llvm.icmp "eq" %1, %0 : vector<4xi64>
    %4 = llvm.select %arg2, %1, %0 : vector<4xi1>, vector<4xi64>
    %5 = llvm.trunc %1 : vector<4xi64> to vector<4xi32>
    return
  }
  func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: i1) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.fadd %3, %4 : vector<3xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.fadd %7, %8 : vector<3xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xf32>> 
    %11 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
    %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %14 = llvm.fcmp "une" %12, %13 : vector<3xf32>
    %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<3xi1>> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %18 = llvm.fcmp "une" %16, %17 : vector<3xf32>
    %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<3xi1>> 
    %20 = llvm.select %arg2, %1, %0 : i1, !llvm.array<2 x vector<3xf32>>
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg15 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg31 : vector<f32> to vector<1xf32>
    %2 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg22 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %4 = llvm.select %arg0, %arg25, %arg9 : i1, f16
    "test.use"(%4) : (f16) -> ()
    %5 = llvm.mlir.poison : !llvm.array<2 x vector<3xi64>>
    %6 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi32>> 
    %7 = llvm.zext %6 : vector<3xi32> to vector<3xi64>
    %8 = llvm.insertvalue %7, %5[0] : !llvm.array<2 x vector<3xi64>> 
    %9 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi32>> 
    %10 = llvm.zext %9 : vector<3xi32> to vector<3xi64>
    %11 = llvm.insertvalue %10, %8[1] : !llvm.array<2 x vector<3xi64>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<3xi64>> to vector<2x3xi64>
    "test.use"(%12) : (vector<2x3xi64>) -> ()
    %13 = llvm.icmp "ne" %arg17, %arg1 : i8
    "test.use"(%13) : (i1) -> ()
    %14 = llvm.icmp "ult" %arg21, %arg5 : vector<4xi32>
    "test.use"(%14) : (vector<4xi1>) -> ()
    %15 = llvm.select %arg0, %arg13, %arg29 : i1, vector<4xf32>
    "test.use"(%15) : (vector<4xf32>) -> ()
    %16 = llvm.mlir.constant(0x7F800000 : f32) : f32
    "test.use"(%16) : (f32) -> ()
    %17 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    "test.use"(%17) : (f64) -> ()
    %18 = "llvm.intr.uadd.with.overflow"(%arg3, %arg19) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(i64, i1)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(i64, i1)> 
    %21 = llvm.uitofp %arg3 : i64 to f32
    "test.use"(%21) : (f32) -> ()
    %22 = llvm.trunc %2 : i64 to i32
    "test.use"(%22) : (i32) -> ()
    %23 = llvm.fcmp "ord" %arg12, %arg28 {fastmathFlags = #llvm.fastmath<afn>} : bf16
    "test.use"(%23) : (i1) -> ()
    %24 = llvm.mlir.constant(dense<[1, -2, 3, 4]> : vector<4xindex>) : vector<4xi64>
    %25 = builtin.unrealized_conversion_cast %24 : vector<4xi64> to vector<4xindex>
    "test.use"(%25) : (vector<4xindex>) -> ()
    %26 = llvm.fneg %1 : vector<1xf32>
    %27 = builtin.unrealized_conversion_cast %26 : vector<1xf32> to vector<f32>
    "test.use"(%27) : (vector<f32>) -> ()
    %28 = llvm.select %arg0, %arg25, %arg9 : i1, f16
    "test.use"(%28) : (f16) -> ()
    %29 = llvm.frem %0, %1 {fastmathFlags = #llvm.fastmath<contract, afn, reassoc>} : vector<1xf32>
    %30 = builtin.unrealized_conversion_cast %29 : vector<1xf32> to vector<f32>
    "test.use"(%30) : (vector<f32>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg7 : vector<4xindex> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %arg23 : vector<4xindex> to vector<4xi64>
    %2 = builtin.unrealized_conversion_cast %arg14 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = builtin.unrealized_conversion_cast %arg30 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %4 = builtin.unrealized_conversion_cast %arg20 : index to i64
    %5 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %6 = llvm.sext %5 : i64 to i128
    %7 = llvm.sext %4 : i64 to i128
    %8 = llvm.mul %6, %7 : i128
    %9 = llvm.trunc %8 : i128 to i64
    %10 = llvm.mlir.constant(64 : i128) : i128
    %11 = llvm.lshr %8, %10 : i128
    %12 = llvm.trunc %11 : i128 to i64
    %13 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %14 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %15 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.intr.maxnum(%14, %15) {fastmathFlags = #llvm.fastmath<arcp, reassoc>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %17 = llvm.insertvalue %16, %13[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %19 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.intr.maxnum(%18, %19) {fastmathFlags = #llvm.fastmath<arcp, reassoc>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %21 = llvm.insertvalue %20, %17[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %23 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %24 = llvm.intr.maxnum(%22, %23) {fastmathFlags = #llvm.fastmath<arcp, reassoc>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %25 = llvm.insertvalue %24, %21[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %26 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %27 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %28 = llvm.intr.maxnum(%26, %27) {fastmathFlags = #llvm.fastmath<arcp, reassoc>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
    %29 = llvm.insertvalue %28, %25[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%30) : (vector<2x2x2xf64>) -> ()
    %31 = llvm.add %arg17, %arg1 overflow<nsw, nuw> : i8
    "test.use"(%31) : (i8) -> ()
    %32 = llvm.mlir.constant(7 : i8) : i8
    "test.use"(%32) : (i8) -> ()
    %33 = llvm.icmp "sle" %1, %0 : vector<4xi64>
    "test.use"(%33) : (vector<4xi1>) -> ()
    %34 = llvm.select %arg0, %1, %0 : i1, vector<4xi64>
    %35 = builtin.unrealized_conversion_cast %34 : vector<4xi64> to vector<4xindex>
    "test.use"(%35) : (vector<4xindex>) -> ()
    %36 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    "test.use"(%36) : (f64) -> ()
    %37 = llvm.intr.minimum(%arg13, %arg29) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "test.use"(%37) : (vector<4xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg31 : vector<f32> to vector<1xf32>
    %1 = llvm.mlir.constant(dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    "test.use"(%2) : (vector<2x3xi32>) -> ()
    %3 = llvm.fpext %arg9 : f16 to f64
    "test.use"(%3) : (f64) -> ()
    %4 = llvm.sitofp %arg21 : vector<4xi32> to vector<4xf32>
    "test.use"(%4) : (vector<4xf32>) -> ()
    %5 = llvm.fdiv %arg13, %arg29 {fastmathFlags = #llvm.fastmath<ninf, reassoc>} : vector<4xf32>
    "test.use"(%5) : (vector<4xf32>) -> ()
    %6 = llvm.fneg %0 : vector<1xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xf32> to vector<f32>
    "test.use"(%7) : (vector<f32>) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg20 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg30 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = builtin.unrealized_conversion_cast %arg14 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %4 = llvm.sext %arg17 : i8 to i32
    "test.use"(%4) : (i32) -> ()
    %5 = llvm.mlir.constant(dense<2> : vector<4xi32>) : vector<4xi32>
    "test.use"(%5) : (vector<4xi32>) -> ()
    %6 = llvm.mlir.constant(true) : i1
    "test.use"(%6) : (i1) -> ()
    %7 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %8 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %9 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.fadd %8, %9 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf64>
    %11 = llvm.insertvalue %10, %7[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %12 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.fadd %12, %13 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf64>
    %15 = llvm.insertvalue %14, %11[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = llvm.fadd %16, %17 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf64>
    %19 = llvm.insertvalue %18, %15[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %20 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %21 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.fadd %20, %21 {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xf64>
    %23 = llvm.insertvalue %22, %19[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %24 = builtin.unrealized_conversion_cast %23 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%24) : (vector<2x2x2xf64>) -> ()
    %25 = llvm.fcmp "oge" %arg28, %arg12 {fastmathFlags = #llvm.fastmath<reassoc>} : bf16
    "test.use"(%25) : (i1) -> ()
    %26 = llvm.trunc %1 : i64 to i32
    "test.use"(%26) : (i32) -> ()
    %27 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi8>>>
    %28 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %29 = llvm.fptosi %28 : vector<2xf64> to vector<2xi8>
    %30 = llvm.insertvalue %29, %27[0, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %31 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %32 = llvm.fptosi %31 : vector<2xf64> to vector<2xi8>
    %33 = llvm.insertvalue %32, %30[0, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %34 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %35 = llvm.fptosi %34 : vector<2xf64> to vector<2xi8>
    %36 = llvm.insertvalue %35, %33[1, 0] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %37 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %38 = llvm.fptosi %37 : vector<2xf64> to vector<2xi8>
    %39 = llvm.insertvalue %38, %36[1, 1] : !llvm.array<2 x array<2 x vector<2xi8>>> 
    %40 = builtin.unrealized_conversion_cast %39 : !llvm.array<2 x array<2 x vector<2xi8>>> to vector<2x2x2xi8>
    "test.use"(%40) : (vector<2x2x2xi8>) -> ()
    %41 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
    %42 = builtin.unrealized_conversion_cast %41 : i64 to index
    "test.use"(%42) : (index) -> ()
    %43 = llvm.select %arg0, %arg25, %arg9 : i1, f16
    "test.use"(%43) : (f16) -> ()
    %44 = llvm.fptoui %arg11 : f64 to i64
    "test.use"(%44) : (i64) -> ()
    %45 = llvm.trunc %0 : i64 to i32
    "test.use"(%45) : (i32) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg22 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %1 = builtin.unrealized_conversion_cast %arg6 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %2 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg31 : vector<f32> to vector<1xf32>
    %4 = builtin.unrealized_conversion_cast %arg15 : vector<f32> to vector<1xf32>
    %5 = llvm.fsub %arg25, %arg9 {fastmathFlags = #llvm.fastmath<reassoc>} : f16
    "test.use"(%5) : (f16) -> ()
    %6 = llvm.fcmp "one" %4, %3 {fastmathFlags = #llvm.fastmath<nnan>} : vector<1xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xi1> to vector<i1>
    "test.use"(%7) : (vector<i1>) -> ()
    %8 = llvm.trunc %2 : i64 to i32
    "test.use"(%8) : (i32) -> ()
    %9 = llvm.fneg %arg25 : f16
    "test.use"(%9) : (f16) -> ()
    %10 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    "test.use"(%10) : (f32) -> ()
    %11 = llvm.mlir.constant(12 : index) : i64
    %12 = builtin.unrealized_conversion_cast %11 : i64 to index
    "test.use"(%12) : (index) -> ()
    %13 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
    %14 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>> 
    %15 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %16 = llvm.icmp "slt" %14, %15 : vector<3xi32>
    %17 = llvm.insertvalue %16, %13[0] : !llvm.array<2 x vector<3xi1>> 
    %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %19 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %20 = llvm.icmp "slt" %18, %19 : vector<3xi32>
    %21 = llvm.insertvalue %20, %17[1] : !llvm.array<2 x vector<3xi1>> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
    "test.use"(%22) : (vector<2x3xi1>) -> ()
    %23 = llvm.fcmp "oge" %arg28, %arg12 {fastmathFlags = #llvm.fastmath<contract>} : bf16
    "test.use"(%23) : (i1) -> ()
    %24 = llvm.fcmp "ogt" %arg12, %arg28 {fastmathFlags = #llvm.fastmath<arcp>} : bf16
    "test.use"(%24) : (i1) -> ()
    %25 = llvm.trunc %arg21 : vector<4xi32> to vector<4xi1>
    "test.use"(%25) : (vector<4xi1>) -> ()
    %26 = llvm.trunc %arg19 : i64 to i8
    "test.use"(%26) : (i8) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg31 : vector<f32> to vector<1xf32>
    %1 = builtin.unrealized_conversion_cast %arg14 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %2 = builtin.unrealized_conversion_cast %arg7 : vector<4xindex> to vector<4xi64>
    %3 = builtin.unrealized_conversion_cast %arg23 : vector<4xindex> to vector<4xi64>
    %4 = builtin.unrealized_conversion_cast %arg30 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %5 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf64>>>
    %6 = llvm.extractvalue %4[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %7 = llvm.fneg %6 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf64>
    %8 = llvm.insertvalue %7, %5[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %9 = llvm.extractvalue %4[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %10 = llvm.fneg %9 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf64>
    %11 = llvm.insertvalue %10, %8[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %12 = llvm.extractvalue %4[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.fneg %12 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf64>
    %14 = llvm.insertvalue %13, %11[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %15 = llvm.extractvalue %4[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %16 = llvm.fneg %15 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf64>
    %17 = llvm.insertvalue %16, %14[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x array<2 x vector<2xf64>>> to vector<2x2x2xf64>
    "test.use"(%18) : (vector<2x2x2xf64>) -> ()
    %19 = llvm.select %arg0, %arg3, %arg19 : i1, i64
    "test.use"(%19) : (i64) -> ()
    %20 = llvm.fneg %arg26 {fastmathFlags = #llvm.fastmath<nnan, nsz, arcp>} : f32
    "test.use"(%20) : (f32) -> ()
    %21 = llvm.icmp "sle" %arg2, %arg18 : i32
    "test.use"(%21) : (i1) -> ()
    %22 = llvm.icmp "eq" %arg2, %arg18 : i32
    "test.use"(%22) : (i1) -> ()
    %23 = llvm.fcmp "ogt" %arg12, %arg28 {fastmathFlags = #llvm.fastmath<contract>} : bf16
    "test.use"(%23) : (i1) -> ()
    %24 = llvm.select %arg0, %arg28, %arg12 : i1, bf16
    "test.use"(%24) : (bf16) -> ()
    %25 = llvm.bitcast %arg26 : f32 to i32
    "test.use"(%25) : (i32) -> ()
    %26 = llvm.fmul %arg12, %arg28 {fastmathFlags = #llvm.fastmath<ninf>} : bf16
    "test.use"(%26) : (bf16) -> ()
    %27 = llvm.fptrunc %arg27 : f64 to f32
    "test.use"(%27) : (f32) -> ()
    %28 = llvm.intr.maximum(%arg25, %arg9) {fastmathFlags = #llvm.fastmath<ninf, contract>} : (f16, f16) -> f16
    "test.use"(%28) : (f16) -> ()
    %29 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    "test.use"(%29) : (vector<4xi1>) -> ()
    %30 = llvm.intr.minnum(%arg12, %arg28) {fastmathFlags = #llvm.fastmath<nnan, afn>} : (bf16, bf16) -> bf16
    "test.use"(%30) : (bf16) -> ()
    %31 = llvm.or %3, %2 : vector<4xi64>
    %32 = builtin.unrealized_conversion_cast %31 : vector<4xi64> to vector<4xindex>
    "test.use"(%32) : (vector<4xindex>) -> ()
    %33 = llvm.fcmp "olt" %arg9, %arg25 {fastmathFlags = #llvm.fastmath<ninf, reassoc>} : f16
    "test.use"(%33) : (i1) -> ()
    %34 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi1>>>
    %35 = llvm.extractvalue %4[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %36 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %37 = llvm.fcmp "ugt" %35, %36 {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
    %38 = llvm.insertvalue %37, %34[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %39 = llvm.extractvalue %4[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %40 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %41 = llvm.fcmp "ugt" %39, %40 {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
    %42 = llvm.insertvalue %41, %38[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %43 = llvm.extractvalue %4[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %44 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %45 = llvm.fcmp "ugt" %43, %44 {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
    %46 = llvm.insertvalue %45, %42[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %47 = llvm.extractvalue %4[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %48 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %49 = llvm.fcmp "ugt" %47, %48 {fastmathFlags = #llvm.fastmath<ninf>} : vector<2xf64>
    %50 = llvm.insertvalue %49, %46[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %51 = builtin.unrealized_conversion_cast %50 : !llvm.array<2 x array<2 x vector<2xi1>>> to vector<2x2x2xi1>
    "test.use"(%51) : (vector<2x2x2xi1>) -> ()
    %52 = llvm.fcmp "ult" %arg10, %arg26 {fastmathFlags = #llvm.fastmath<arcp, reassoc>} : f32
    "test.use"(%52) : (i1) -> ()
    %53 = llvm.fneg %0 : vector<1xf32>
    %54 = builtin.unrealized_conversion_cast %53 : vector<1xf32> to vector<f32>
    "test.use"(%54) : (vector<f32>) -> ()
    %55 = llvm.fcmp "ult" %arg27, %arg11 : f64
    "test.use"(%55) : (i1) -> ()
    %56 = llvm.trunc %arg3 : i64 to i8
    "test.use"(%56) : (i8) -> ()
    %57 = llvm.mlir.constant(-3 : i64) : i64
    "test.use"(%57) : (i64) -> ()
    %58 = llvm.fptosi %arg26 : f32 to i32
    "test.use"(%58) : (i32) -> ()
    %59 = llvm.fptoui %arg12 : bf16 to i8
    "test.use"(%59) : (i8) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg20 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg30 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %3 = builtin.unrealized_conversion_cast %arg14 : vector<2x2x2xf64> to !llvm.array<2 x array<2 x vector<2xf64>>>
    %4 = builtin.unrealized_conversion_cast %arg31 : vector<f32> to vector<1xf32>
    %5 = builtin.unrealized_conversion_cast %arg7 : vector<4xindex> to vector<4xi64>
    %6 = builtin.unrealized_conversion_cast %arg23 : vector<4xindex> to vector<4xi64>
    %7 = llvm.or %6, %5 : vector<4xi64>
    %8 = builtin.unrealized_conversion_cast %7 : vector<4xi64> to vector<4xindex>
    "test.use"(%8) : (vector<4xindex>) -> ()
    %9 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<afn, reassoc>} : vector<1xf32>
    %10 = builtin.unrealized_conversion_cast %9 : vector<1xf32> to vector<f32>
    "test.use"(%10) : (vector<f32>) -> ()
    %11 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi1>>>
    %12 = llvm.extractvalue %3[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %13 = llvm.extractvalue %2[0, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %14 = llvm.fcmp "ogt" %12, %13 : vector<2xf64>
    %15 = llvm.insertvalue %14, %11[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %16 = llvm.extractvalue %3[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %17 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %18 = llvm.fcmp "ogt" %16, %17 : vector<2xf64>
    %19 = llvm.insertvalue %18, %15[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %20 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %21 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %22 = llvm.fcmp "ogt" %20, %21 : vector<2xf64>
    %23 = llvm.insertvalue %22, %19[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %24 = llvm.extractvalue %3[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %25 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x vector<2xf64>>> 
    %26 = llvm.fcmp "ogt" %24, %25 : vector<2xf64>
    %27 = llvm.insertvalue %26, %23[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %28 = builtin.unrealized_conversion_cast %27 : !llvm.array<2 x array<2 x vector<2xi1>>> to vector<2x2x2xi1>
    "test.use"(%28) : (vector<2x2x2xi1>) -> ()
    %29 = llvm.intr.smax(%arg8, %arg24) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
    "test.use"(%29) : (vector<[2]xi64>) -> ()
    %30 = llvm.fpext %arg9 : f16 to f64
    "test.use"(%30) : (f64) -> ()
    %31 = llvm.select %arg0, %1, %0 : i1, i64
    %32 = builtin.unrealized_conversion_cast %31 : i64 to index
    "test.use"(%32) : (index) -> ()
    %33 = llvm.fneg %arg10 {fastmathFlags = #llvm.fastmath<ninf, arcp>} : f32
    "test.use"(%33) : (f32) -> ()
    %34 = llvm.fcmp "olt" %arg27, %arg11 {fastmathFlags = #llvm.fastmath<contract>} : f64
    "test.use"(%34) : (i1) -> ()
    %35 = llvm.icmp "ult" %arg24, %arg8 : vector<[2]xi64>
    "test.use"(%35) : (vector<[2]xi1>) -> ()
    %36 = llvm.select %arg0, %arg19, %arg3 : i1, i64
    "test.use"(%36) : (i64) -> ()
    %37 = llvm.fcmp "ueq" %arg26, %arg10 : f32
    "test.use"(%37) : (i1) -> ()
    %38 = llvm.fcmp "ult" %arg28, %arg12 : bf16
    "test.use"(%38) : (i1) -> ()
    %39 = llvm.sext %arg17 : i8 to i32
    "test.use"(%39) : (i32) -> ()
    %40 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    "test.use"(%40) : (vector<4xi1>) -> ()
    %41 = llvm.fmul %arg27, %arg11 : f64
    "test.use"(%41) : (f64) -> ()
    %42 = llvm.mlir.constant(dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %43 = builtin.unrealized_conversion_cast %42 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    "test.use"(%43) : (vector<2x3xi32>) -> ()
    %44 = llvm.mlir.constant(dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
    %45 = builtin.unrealized_conversion_cast %44 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
    "test.use"(%45) : (vector<2x3xi32>) -> ()
    %46 = llvm.select %arg0, %arg1, %arg17 : i1, i8
    "test.use"(%46) : (i8) -> ()
    %47 = llvm.fneg %arg12 : bf16
    "test.use"(%47) : (bf16) -> ()
    return
  }
}

// -----
module {
  func.func @main(%arg0: i1, %arg1: i8, %arg2: i32, %arg3: i64, %arg4: index, %arg5: vector<4xi32>, %arg6: vector<2x3xi32>, %arg7: vector<4xindex>, %arg8: vector<[2]xi64>, %arg9: f16, %arg10: f32, %arg11: f64, %arg12: bf16, %arg13: vector<4xf32>, %arg14: vector<2x2x2xf64>, %arg15: vector<f32>, %arg16: i1, %arg17: i8, %arg18: i32, %arg19: i64, %arg20: index, %arg21: vector<4xi32>, %arg22: vector<2x3xi32>, %arg23: vector<4xindex>, %arg24: vector<[2]xi64>, %arg25: f16, %arg26: f32, %arg27: f64, %arg28: bf16, %arg29: vector<4xf32>, %arg30: vector<2x2x2xf64>, %arg31: vector<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg7 : vector<4xindex> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %arg23 : vector<4xindex> to vector<4xi64>
    %2 = llvm.mul %arg5, %arg21 overflow<nuw> : vector<4xi32>
    "test.use"(%2) : (vector<4xi32>) -> ()
    %3 = llvm.sitofp %arg2 : i32 to f64
    "test.use"(%3) : (f64) -> ()
    %4 = llvm.ashr %arg3, %arg19 : i64
    "test.use"(%4) : (i64) -> ()
    %5 = llvm.select %arg0, %arg8, %arg24 : i1, vector<[2]xi64>
    "test.use"(%5) : (vector<[2]xi64>) -> ()
    %6 = llvm.bitcast %arg3 : i64 to f64
    "test.use"(%6) : (f64) -> ()
    %7 = llvm.fpext %arg13 : vector<4xf32> to vector<4xf64>
    "test.use"(%7) : (vector<4xf64>) -> ()
    %8 = llvm.sext %arg19 : i64 to i128
    %9 = llvm.sext %arg3 : i64 to i128
    %10 = llvm.mul %8, %9 : i128
    %11 = llvm.trunc %10 : i128 to i64
    %12 = llvm.mlir.constant(64 : i128) : i128
    %13 = llvm.lshr %10, %12 : i128
    %14 = llvm.trunc %13 : i128 to i64
    %15 = llvm.fcmp "ord" %arg29, %arg13 : vector<4xf32>
    "test.use"(%15) : (vector<4xi1>) -> ()
    %16 = llvm.sitofp %arg2 : i32 to f64
    "test.use"(%16) : (f64) -> ()
    %17 = llvm.fsub %arg26, %arg10 : f32
    "test.use"(%17) : (f32) -> ()
    %18 = llvm.select %arg0, %arg9, %arg25 : i1, f16
    "test.use"(%18) : (f16) -> ()
    %19 = llvm.fsub %arg25, %arg9 : f16
    "test.use"(%19) : (f16) -> ()
    %20 = llvm.intr.smax(%1, %0) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    %21 = builtin.unrealized_conversion_cast %20 : vector<4xi64> to vector<4xindex>
    "test.use"(%21) : (vector<4xindex>) -> ()
    return
  }
}

