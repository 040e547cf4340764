// RUN: stretto-opt %s -convert-arith-to-llvm | filecheck %s

func.func @integers(%a: i32, %b: i32, %c: i1) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b overflow<nsw> : i32
  %3 = arith.shli %a, %b overflow<nuw> : i32
  %4 = arith.andi %a, %b : i32
  %5 = arith.ori %a, %b : i32
  %6 = arith.xori %a, %b : i32
  %7 = arith.shrsi %a, %b : i32
  %8 = arith.shrui %a, %b : i32
  %9 = arith.divsi %a, %b : i32
  %10 = arith.divui %a, %b : i32
  %11 = arith.remsi %a, %b : i32
  %12 = arith.remui %a, %b : i32
  %13 = arith.maxsi %a, %b : i32
  %14 = arith.maxui %a, %b : i32
  %15 = arith.minsi %a, %b : i32
  %16 = arith.minui %a, %b : i32
  %17 = arith.cmpi slt, %a, %b : i32
  %18 = arith.select %c, %a, %b : i32
  return
}
// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: i32, %arg2: i1) {
// CHECK-NEXT:    %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:    %1 = llvm.sub %arg0, %arg1 : i32
// CHECK-NEXT:    %2 = llvm.mul %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %3 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:    %4 = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT:    %5 = llvm.or %arg0, %arg1 : i32
// CHECK-NEXT:    %6 = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT:    %7 = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT:    %8 = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT:    %9 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %10 = llvm.udiv %arg0, %arg1 : i32
// CHECK-NEXT:    %11 = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT:    %12 = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT:    %13 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %14 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %15 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %16 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT:    %17 = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT:    %18 = llvm.select %arg2, %arg0, %arg1 : i1, i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @wide_results(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.mulsi_extended %a, %b : i32
  %4, %5 = arith.mului_extended %v, %w : vector<4xi8>
  return
}
// CHECK-LABEL: func.func @wide_results(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>) {
// CHECK-NEXT:    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %3 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %4 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT:    %5 = llvm.mul %3, %4 : i64
// CHECK-NEXT:    %6 = llvm.trunc %5 : i64 to i32
// CHECK-NEXT:    %7 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:    %8 = llvm.lshr %5, %7 : i64
// CHECK-NEXT:    %9 = llvm.trunc %8 : i64 to i32
// CHECK-NEXT:    %10 = llvm.zext %arg2 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT:    %11 = llvm.zext %arg3 : vector<4xi8> to vector<4xi16>
// CHECK-NEXT:    %12 = llvm.mul %10, %11 : vector<4xi16>
// CHECK-NEXT:    %13 = llvm.trunc %12 : vector<4xi16> to vector<4xi8>
// CHECK-NEXT:    %14 = llvm.mlir.constant(dense<8> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT:    %15 = llvm.lshr %12, %14 : vector<4xi16>
// CHECK-NEXT:    %16 = llvm.trunc %15 : vector<4xi16> to vector<4xi8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @floats(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minimumf %a, %b : f32
  %9 = arith.minnumf %a, %b fastmath<nsz> : f32
  %10 = arith.cmpf olt, %a, %b fastmath<ninf> : f32
  return
}
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:    %1 = llvm.fsub %arg0, %arg1 : f32
// CHECK-NEXT:    %2 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:    %3 = llvm.fdiv %arg0, %arg1 : f32
// CHECK-NEXT:    %4 = llvm.frem %arg0, %arg1 : f32
// CHECK-NEXT:    %5 = llvm.fneg %arg0 : f32
// CHECK-NEXT:    %6 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %7 = llvm.intr.maxnum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %8 = llvm.intr.minimum(%arg0, %arg1) : (f32, f32) -> f32
// CHECK-NEXT:    %9 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
// CHECK-NEXT:    %10 = llvm.fcmp "olt" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @casts(%a: i32, %b: i64, %c: f32, %d: f64, %i: index) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %a : i32 to i8
  %3 = arith.index_cast %i : index to i32
  %4 = arith.index_cast %a : i32 to index
  %5 = arith.index_castui %a : i32 to index
  %6 = arith.sitofp %a : i32 to f32
  %7 = arith.uitofp %a : i32 to f32
  %8 = arith.fptosi %c : f32 to i32
  %9 = arith.fptoui %c : f32 to i32
  %10 = arith.extf %c : f32 to f64
  %11 = arith.truncf %d : f64 to f32
  %12 = arith.bitcast %c : f32 to i32
  return
}
// CHECK-LABEL: func.func @casts(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: index) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT:    %1 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %2 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:    %3 = llvm.trunc %arg0 : i32 to i8
// CHECK-NEXT:    %4 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:    %5 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %6 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT:    %7 = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT:    %8 = llvm.uitofp %arg0 : i32 to f32
// CHECK-NEXT:    %9 = llvm.fptosi %arg2 : f32 to i32
// CHECK-NEXT:    %10 = llvm.fptoui %arg2 : f32 to i32
// CHECK-NEXT:    %11 = llvm.fpext %arg2 : f32 to f64
// CHECK-NEXT:    %12 = llvm.fptrunc %arg3 : f64 to f32
// CHECK-NEXT:    %13 = llvm.bitcast %arg2 : f32 to i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @constants() -> (index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>) {
  %0 = arith.constant 1 : index
  %1 = arith.constant -5 : i64
  %2 = arith.constant true
  %3 = arith.constant 1.5 : f32
  %4 = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  %5 = arith.constant dense<0.5> : vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>
}
// CHECK-LABEL: func.func @constants() -> (index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>) {
// CHECK-NEXT:    %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:    %2 = llvm.mlir.constant(-5 : i64) : i64
// CHECK-NEXT:    %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %4 = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT:    %5 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT:    %6 = builtin.unrealized_conversion_cast %5 : vector<4xi64> to vector<4xindex>
// CHECK-NEXT:    %7 = llvm.mlir.constant(dense<5.000000e-01> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:    return %1, %2, %3, %4, %6, %8 : index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>
// CHECK-NEXT:  }

// Vectors: one dimension as they are, more of them one innermost vector at a time.

func.func @vectors(%a: vector<4xindex>, %b: vector<4xindex>, %m: vector<4xi1>) {
  %0 = arith.addi %a, %b : vector<4xindex>
  %1 = arith.cmpi eq, %a, %b : vector<4xindex>
  %2 = arith.select %m, %a, %b : vector<4xi1>, vector<4xindex>
  %3 = arith.index_cast %a : vector<4xindex> to vector<4xi32>
  return
}
// CHECK-LABEL: func.func @vectors(%arg0: vector<4xindex>, %arg1: vector<4xindex>, %arg2: vector<4xi1>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:    %2 = llvm.add %1, %0 : vector<4xi64>
// CHECK-NEXT:    %3 = llvm.icmp "eq" %1, %0 : vector<4xi64>
// CHECK-NEXT:    %4 = llvm.select %arg2, %1, %0 : vector<4xi1>, vector<4xi64>
// CHECK-NEXT:    %5 = llvm.trunc %1 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @matrices(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: i1) {
  %0 = arith.addf %a, %b : vector<2x3xf32>
  %1 = arith.cmpf une, %a, %b : vector<2x3xf32>
  %2 = arith.select %c, %a, %b : vector<2x3xf32>
  return
}
// CHECK-LABEL: func.func @matrices(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: i1) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %5 = llvm.fadd %3, %4 : vector<3xf32>
// CHECK-NEXT:    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %9 = llvm.fadd %7, %8 : vector<3xf32>
// CHECK-NEXT:    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %11 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %13 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %14 = llvm.fcmp "une" %12, %13 : vector<3xf32>
// CHECK-NEXT:    %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %18 = llvm.fcmp "une" %16, %17 : vector<3xf32>
// CHECK-NEXT:    %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %20 = llvm.select %arg2, %1, %0 : i1, !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
