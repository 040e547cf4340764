// RUN: stretto-opt %s -convert-func-to-llvm="use-bare-ptr-memref-call-conv=true" -allow-unregistered-dialect | filecheck %s

// Memrefs as bare pointers.

func.func @f(%m: memref<4x5xf32> {llvm.noalias}, %i: index) -> memref<4xf32> attributes {test.x} {
  "test.use"(%m) : (memref<4x5xf32>) -> ()
  %0 = call @g(%m) : (memref<4x5xf32>) -> memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
// CHECK-LABEL: llvm.func @f(%arg0: !llvm.ptr {llvm.noalias}, %arg1: i64) -> !llvm.ptr attributes {test.x} {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %5 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %7 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %9 = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %10 = llvm.insertvalue %9, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %12 = llvm.insertvalue %11, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x5xf32>
// CHECK-NEXT:    "test.use"(%13) : (memref<4x5xf32>) -> ()
// CHECK-NEXT:    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %15 = llvm.call @g(%14) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %19 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %21 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %23 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %25 = builtin.unrealized_conversion_cast %24 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT:    "test.use"(%25) : (memref<4xf32>) -> ()
// CHECK-NEXT:    %26 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.return %26 : !llvm.ptr
// CHECK-NEXT:  }

func.func private @g(memref<4x5xf32>) -> memref<4xf32>
// CHECK-LABEL: llvm.func @g(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}

func.func private @two(memref<f32>) -> (memref<4xf32>, i32) 
// CHECK-LABEL: llvm.func @two(!llvm.ptr) -> !llvm.struct<(ptr, i32)> attributes {sym_visibility = "private"}

func.func @h(%m: memref<f32>) -> (memref<4xf32>, i32)  {
  %0:2 = call @two(%m) : (memref<f32>) -> (memref<4xf32>, i32)
  return %0#0, %0#1 : memref<4xf32>, i32
}
// CHECK-LABEL: llvm.func @h(%arg0: !llvm.ptr) -> !llvm.struct<(ptr, i32)> {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %6 = llvm.call @two(%5) : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %10 = llvm.insertvalue %7, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %14 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %16 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %18 = llvm.extractvalue %17[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %19 = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %21 = llvm.insertvalue %8, %20[1] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    llvm.return %21 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:  }
