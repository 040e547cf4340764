// RUN: stretto-opt %s -convert-vector-to-llvm | filecheck %s

// CHECK: llvm.func @printClose()
// CHECK: llvm.func @printString(!llvm.ptr)
// CHECK: llvm.mlir.global private constant @vector_print_str(dense<[104, 105, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK: llvm.func @printOpen()
// CHECK: llvm.func @printBF16(i16)
// CHECK: llvm.func @printComma()
// CHECK: llvm.func @printF32(f32)
// CHECK: llvm.func @printU64(i64)
// CHECK: llvm.func @printNewline()
// CHECK: llvm.func @printI64(i64)

// CHECK-LABEL: func.func @print_scalars(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg5 : ui16 to i16
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %2 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT:   llvm.call @printI64(%2) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   %3 = arith.extsi %arg1 : i8 to i64
// CHECK-NEXT:   llvm.call @printI64(%3) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   llvm.call @printU64(%1) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   llvm.call @printF32(%arg3) : (f32) -> ()
// CHECK-NEXT:   llvm.call @printComma() : () -> ()
// CHECK-NEXT:   %4 = llvm.bitcast %arg4 : bf16 to i16
// CHECK-NEXT:   llvm.call @printBF16(%4) : (i16) -> ()
// CHECK-NEXT:   %5 = arith.extui %0 : i16 to i64
// CHECK-NEXT:   llvm.call @printU64(%5) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   llvm.call @printOpen() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print_scalars(%a: i1, %b: i8, %c: index, %d: f32, %e: bf16, %f: ui16) {
  vector.print %a : i1
  vector.print %b : i8
  vector.print %c : index
  vector.print %d : f32 punctuation <comma>
  vector.print %e : bf16 punctuation <no_punctuation>
  vector.print %f : ui16
  vector.print punctuation <open>
  return
}

// CHECK-LABEL: func.func @print_string(
// CHECK-NEXT:   %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:   %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print_string() {
  vector.print str "hi"
  return
}

// MLIR needs convert-vector-to-scf for these.
// CHECK-LABEL: func.func @print_vectors(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : vector<1x2xi64> to !llvm.array<1 x vector<2xi64>>
// CHECK-NEXT:   llvm.call @printOpen() : () -> ()
// CHECK-NEXT:   %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %2 = llvm.extractelement %arg0[%1 : i64] : vector<2xf32>
// CHECK-NEXT:   llvm.call @printF32(%2) : (f32) -> ()
// CHECK-NEXT:   llvm.call @printComma() : () -> ()
// CHECK-NEXT:   %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %4 = llvm.extractelement %arg0[%3 : i64] : vector<2xf32>
// CHECK-NEXT:   llvm.call @printF32(%4) : (f32) -> ()
// CHECK-NEXT:   llvm.call @printClose() : () -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   llvm.call @printOpen() : () -> ()
// CHECK-NEXT:   llvm.call @printOpen() : () -> ()
// CHECK-NEXT:   %5 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<2xi64>>
// CHECK-NEXT:   %6 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %7 = llvm.extractelement %5[%6 : i64] : vector<2xi64>
// CHECK-NEXT:   llvm.call @printI64(%7) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printComma() : () -> ()
// CHECK-NEXT:   %8 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<2xi64>>
// CHECK-NEXT:   %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %10 = llvm.extractelement %8[%9 : i64] : vector<2xi64>
// CHECK-NEXT:   llvm.call @printI64(%10) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printClose() : () -> ()
// CHECK-NEXT:   llvm.call @printClose() : () -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @print_vectors(%v: vector<2xf32>, %w: vector<1x2xi64>) {
  vector.print %v : vector<2xf32>
  vector.print %w : vector<1x2xi64>
  return
}

// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   llvm.store %arg2, %3 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:   %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %5 = llvm.getelementptr %4[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %6 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:   return %6 : vector<4xf32>
// CHECK-NEXT: }
func.func @memory(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Lanes beyond the end: masked, with the index type's width.
// CHECK-LABEL: func.func @transfer(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   llvm.store %arg2, %3 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:   %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %5 = llvm.getelementptr %4[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %6 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %7 = llvm.sub %6, %0 : i64
// CHECK-NEXT:   %8 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT:   %9 = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:   %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %11 = llvm.insertelement %7, %9[%10 : i32] : vector<4xi64>
// CHECK-NEXT:   %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT:   %13 = llvm.icmp "sgt" %12, %8 : vector<4xi64>
// CHECK-NEXT:   %14 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:   %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %16 = llvm.insertelement %arg3, %14[%15 : i32] : vector<4xf32>
// CHECK-NEXT:   %17 = llvm.shufflevector %16, %14 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:   %18 = llvm.intr.masked.load %5, %13, %17 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   return %18 : vector<4xf32>
// CHECK-NEXT: }
func.func @transfer(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %pad: f32) -> vector<4xf32> {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @elements(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %3 = llvm.extractelement %2[%0 : i64] : vector<4xf32>
// CHECK-NEXT:   %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %5 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:   %6 = llvm.insertelement %3, %4[%5 : i64] : vector<4xf32>
// CHECK-NEXT:   %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:   %9 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:   %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %11 = llvm.insertelement %arg1, %9[%10 : i32] : vector<4xf32>
// CHECK-NEXT:   %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:   return %3, %8, %12 : f32, vector<2x4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @elements(%v: vector<2x4xf32>, %x: f32, %i: index) -> (f32, vector<2x4xf32>, vector<4xf32>) {
  %0 = vector.extract %v[1, %i] : f32 from vector<2x4xf32>
  %1 = vector.insert %0, %v[0, 2] : f32 into vector<2x4xf32>
  %2 = vector.broadcast %x : f32 to vector<4xf32>
  return %0, %1, %2 : f32, vector<2x4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @reduce(
// CHECK-NEXT:   %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:   %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:   %2 = "llvm.intr.vector.reduce.smax"(%arg1) : (vector<4xi32>) -> i32
// CHECK-NEXT:   %3 = llvm.icmp "sgt" %arg2, %2 : i32
// CHECK-NEXT:   %4 = llvm.select %3, %arg2, %2 : i1, i32
// CHECK-NEXT:   return %1, %4 : f32, i32
// CHECK-NEXT: }
func.func @reduce(%v: vector<4xf32>, %w: vector<4xi32>, %s: i32) -> (f32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <maxsi>, %w, %s : vector<4xi32> into i32
  return %0, %1 : f32, i32
}

// CHECK-LABEL: func.func @lanes(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %1 = llvm.intr.fmuladd(%arg0, %arg1, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   %2 = llvm.shufflevector %arg0, %arg1 [0, 5] : vector<4xf32>
// CHECK-NEXT:   %3 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT:   %4 = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:   %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %6 = llvm.insertelement %0, %4[%5 : i32] : vector<4xi64>
// CHECK-NEXT:   %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xi64>
// CHECK-NEXT:   %8 = llvm.icmp "sgt" %7, %3 : vector<4xi64>
// CHECK-NEXT:   return %1, %2, %8 : vector<4xf32>, vector<2xf32>, vector<4xi1>
// CHECK-NEXT: }
func.func @lanes(%a: vector<4xf32>, %b: vector<4xf32>, %n: index) -> (vector<4xf32>, vector<2xf32>, vector<4xi1>) {
  %0 = vector.fma %a, %b, %a : vector<4xf32>
  %1 = vector.shuffle %a, %b [0, 5] : vector<4xf32>, vector<4xf32>
  %2 = vector.create_mask %n : vector<4xi1>
  return %0, %1, %2 : vector<4xf32>, vector<2xf32>, vector<4xi1>
}
