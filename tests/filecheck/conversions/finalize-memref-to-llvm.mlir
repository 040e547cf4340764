// RUN: stretto-opt %s -finalize-memref-to-llvm | filecheck %s

// CHECK: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK: llvm.func @free(!llvm.ptr)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr

// Allocated with malloc; the alignment asked for needs room.
// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:   %1 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %3 = llvm.mul %1, %0 : i64
// CHECK-NEXT:   %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT:   %7 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:   %8 = llvm.add %6, %7 : i64
// CHECK-NEXT:   %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
// CHECK-NEXT:   %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
// CHECK-NEXT:   %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %12 = llvm.sub %7, %11 : i64
// CHECK-NEXT:   %13 = llvm.add %10, %12 : i64
// CHECK-NEXT:   %14 = llvm.urem %13, %7 : i64
// CHECK-NEXT:   %15 = llvm.sub %13, %14 : i64
// CHECK-NEXT:   %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
// CHECK-NEXT:   %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %18 = llvm.insertvalue %9, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %22 = llvm.insertvalue %0, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %23 = llvm.insertvalue %1, %22[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %24 = llvm.insertvalue %1, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %25 = llvm.insertvalue %2, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %26 = builtin.unrealized_conversion_cast %25 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32>
// CHECK-NEXT:   return %26 : memref<?x4xf32>
// CHECK-NEXT: }
func.func @alloc(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// CHECK-LABEL: func.func @dealloc(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   llvm.call @free(%2) : (!llvm.ptr) -> ()
// CHECK-NEXT:   %3 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:   llvm.call @free(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dealloc(%m: memref<?xf32>, %u: memref<*xf32>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %u : memref<*xf32>
  return
}

// A strided layout with symbols: MLIR stops here.
// CHECK-LABEL: func.func @alloc_strided(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %2 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %4 = llvm.sub %0, %3 : i64
// CHECK-NEXT:   %5 = llvm.mul %4, %1 : i64
// CHECK-NEXT:   %6 = llvm.add %2, %5 : i64
// CHECK-NEXT:   %7 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %8 = llvm.add %6, %3 : i64
// CHECK-NEXT:   %9 = llvm.icmp "slt" %8, %7 : i64
// CHECK-NEXT:   %10 = llvm.select %9, %7, %8 : i1, i64
// CHECK-NEXT:   %11 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %12 = llvm.getelementptr %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
// CHECK-NEXT:   %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
// CHECK-NEXT:   %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %18 = llvm.insertvalue %2, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %19 = llvm.insertvalue %0, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %20 = llvm.insertvalue %1, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %21 = builtin.unrealized_conversion_cast %20 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, strided<[?]>>
// CHECK-NEXT:   return %21 : memref<?xf32, strided<[?]>>
// CHECK-NEXT: }
func.func @alloc_strided(%n: index, %s: index) -> memref<?xf32, strided<[?]>> {
  %0 = memref.alloc(%n)[%s] : memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// CHECK-LABEL: func.func @load_store(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %2 = builtin.unrealized_conversion_cast %arg0 : memref<4x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %4 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %5 = llvm.mul %1, %4 overflow<nsw, nuw> : i64
// CHECK-NEXT:   %6 = llvm.add %5, %0 overflow<nsw, nuw> : i64
// CHECK-NEXT:   %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %8 = llvm.load %7 : !llvm.ptr -> f32
// CHECK-NEXT:   %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %10 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %11 = llvm.mul %0, %10 overflow<nsw, nuw> : i64
// CHECK-NEXT:   %12 = llvm.add %11, %1 overflow<nsw, nuw> : i64
// CHECK-NEXT:   %13 = llvm.getelementptr inbounds|nuw %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   llvm.store %8, %13 {nontemporal} : f32, !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @load_store(%m: memref<4x8xf32>, %i: index, %j: index) {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %0, %m[%j, %i] {nontemporal = true} : memref<4x8xf32>
  return
}

// A negative or unknown stride: the arithmetic isn't unsigned (MLIR says that it is).
// CHECK-LABEL: func.func @load_strided(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, strided<[?, -2], offset: 7>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %3 = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:   %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %6 = llvm.mul %0, %5 overflow<nsw> : i64
// CHECK-NEXT:   %7 = llvm.mlir.constant(-2 : index) : i64
// CHECK-NEXT:   %8 = llvm.mul %0, %7 overflow<nsw> : i64
// CHECK-NEXT:   %9 = llvm.add %6, %8 overflow<nsw> : i64
// CHECK-NEXT:   %10 = llvm.getelementptr inbounds %4[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %11 = llvm.load %10 : !llvm.ptr -> f32
// CHECK-NEXT:   return %11 : f32
// CHECK-NEXT: }
func.func @load_strided(%m: memref<?x?xf32, strided<[?, -2], offset: 7>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x?xf32, strided<[?, -2], offset: 7>>
  return %0 : f32
}

// CHECK-LABEL: func.func @dim(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %2 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %3 = llvm.extractvalue %2[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT:   %5 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %6 = llvm.getelementptr %5[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %8 = llvm.add %7, %0 : i64
// CHECK-NEXT:   %9 = llvm.getelementptr %6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:   %10 = llvm.load %9 : !llvm.ptr -> i64
// CHECK-NEXT:   %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT:   %12 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT:   return %4, %11, %13 : index, index, index
// CHECK-NEXT: }
func.func @dim(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x?xf32>
  %1 = memref.dim %u, %i : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @cast(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
// CHECK-NEXT:   %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %3 = llvm.alloca %2 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %0, %3 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:   %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:   %9 = llvm.extractvalue %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %10 = llvm.load %9 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x?xf32>
// CHECK-NEXT:   return %1, %8, %11 : memref<?x?xf32>, memref<*xf32>, memref<4x?xf32>
// CHECK-NEXT: }
func.func @cast(%m: memref<4x?xf32>) -> (memref<?x?xf32>, memref<*xf32>, memref<4x?xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %1 : memref<*xf32> to memref<4x?xf32>
  return %0, %1, %2 : memref<?x?xf32>, memref<*xf32>, memref<4x?xf32>
}

// In a loop, the slot for the descriptor is made once, in the entry block.
// CHECK-LABEL: func.func @cast_in_loop(
// CHECK-NEXT:   %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   llvm.store %2, %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:   %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:   call @use(%7) : (memref<*xf32>) -> ()
// CHECK-NEXT:   cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cast_in_loop(%m: memref<?xf32>, %c: i1) {
  cf.br ^loop
^loop:
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  call @use(%0) : (memref<*xf32>) -> ()
  cf.cond_br %c, ^loop, ^end
^end:
  return
}

// CHECK-LABEL: func.func private @use(
func.func private @use(memref<*xf32>)

// CHECK-LABEL: func.func @copy(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %4 = llvm.mul %2, %3 : i64
// CHECK-NEXT:   %5 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %6 = llvm.mul %4, %5 : i64
// CHECK-NEXT:   %7 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:   %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
// CHECK-NEXT:   %10 = llvm.mul %6, %9 : i64
// CHECK-NEXT:   %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %12 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   "llvm.intr.memcpy"(%12, %11, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy(%a: memref<4x?xf32>, %b: memref<4x?xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK-LABEL: func.func @copy_strided(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:   %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:   %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %10 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:   %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %15 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:   llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:   %18 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:   %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
// CHECK-NEXT:   llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:   llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy_strided(%a: memref<4xf32>, %b: memref<4xf32, strided<[2]>>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// CHECK-LABEL: func.func @view(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %2 = builtin.unrealized_conversion_cast %arg0 : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %4 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %5 = llvm.insertvalue %4, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %6 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %7 = llvm.getelementptr %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:   %8 = llvm.insertvalue %7, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %9 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %11 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %12 = llvm.insertvalue %11, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %14 = llvm.insertvalue %13, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %15 = llvm.insertvalue %0, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %16 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %18 = builtin.unrealized_conversion_cast %17 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x2xf32>
// CHECK-NEXT:   return %18 : memref<?x2xf32>
// CHECK-NEXT: }
func.func @view(%m: memref<64xi8>, %shift: index, %n: index) -> memref<?x2xf32> {
  %0 = memref.view %m[%shift][%n] : memref<64xi8> to memref<?x2xf32>
  return %0 : memref<?x2xf32>
}

// CHECK-LABEL: func.func @subview(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %2 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %3 = llvm.mul %0, %2 : i64
// CHECK-NEXT:   %4 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %5 = llvm.add %3, %4 : i64
// CHECK-NEXT:   %6 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %9 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:   %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %11 = llvm.insertvalue %6, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %13 = llvm.insertvalue %5, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %14 = llvm.insertvalue %8, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %15 = llvm.insertvalue %9, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32, strided<[3], offset: ?>>
// CHECK-NEXT:   return %16 : memref<2xf32, strided<[3], offset: ?>>
// CHECK-NEXT: }
func.func @subview(%m: memref<8x8xf32>, %i: index) -> memref<2xf32, strided<[3], offset: ?>> {
  %0 = memref.subview %m[%i, 1] [1, 2] [1, 3] : memref<8x8xf32> to memref<2xf32, strided<[3], offset: ?>>
  return %0 : memref<2xf32, strided<[3], offset: ?>>
}

// CHECK: llvm.mlir.global private constant @values(dense<1.000000e+00> : tensor<2x2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>>
memref.global "private" constant @values : memref<2x2xf32> = dense<1.0>

// CHECK-LABEL: func.func @get_global(
// CHECK-NEXT:   %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %1 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %3 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT:   %7 = llvm.mlir.addressof @values : !llvm.ptr
// CHECK-NEXT:   %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:   %9 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:   %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT:   %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %20 = builtin.unrealized_conversion_cast %19 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x2xf32>
// CHECK-NEXT:   return %20 : memref<2x2xf32>
// CHECK-NEXT: }
func.func @get_global() -> memref<2x2xf32> {
  %0 = memref.get_global @values : memref<2x2xf32>
  return %0 : memref<2x2xf32>
}

// CHECK-LABEL: func.func @atomic(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:   %4 = llvm.atomicrmw max %3, %arg2 acq_rel : !llvm.ptr, i32
// CHECK-NEXT:   return %4 : i32
// CHECK-NEXT: }
func.func @atomic(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}

// Any update of a float, by its bits. MLIR leaves this op behind.
// CHECK-LABEL: func.func @generic_atomic(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:   llvm.br ^bb1(%4 : i32)
// CHECK-NEXT: ^bb1(%5: i32):
// CHECK-NEXT:   %6 = llvm.bitcast %5 : i32 to f32
// CHECK-NEXT:   %7 = arith.divf %6, %arg2 : f32
// CHECK-NEXT:   %8 = llvm.bitcast %7 : f32 to i32
// CHECK-NEXT:   %9 = llvm.cmpxchg %3, %5, %8 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:   %10 = llvm.extractvalue %9[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:   %11 = llvm.extractvalue %9[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:   llvm.cond_br %11, ^bb2, ^bb1(%10 : i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   %12 = llvm.bitcast %10 : i32 to f32
// CHECK-NEXT:   return %12 : f32
// CHECK-NEXT: }
func.func @generic_atomic(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %new = arith.divf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @transpose(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %6 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %8 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %10 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %12 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %14 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT:   return %16 : memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT: }
func.func @transpose(%m: memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return %0 : memref<?x?xf32, strided<[1, ?]>>
}
