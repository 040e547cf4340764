// RUN: stretto-opt %s -expand-strided-metadata | filecheck %s

// The numbers are computed with arith ops; MLIR emits affine.apply.
// CHECK-LABEL: func.func @subview(
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %0 = arith.muli %arg1, %c8 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [2, %arg2], strides: [16, 3] : memref<f32> to memref<2x?xf32, strided<[16, 3], offset: ?>>
// CHECK-NEXT:   return %reinterpret_cast : memref<2x?xf32, strided<[16, 3], offset: ?>>
// CHECK-NEXT: }
func.func @subview(%m: memref<8x8xf32>, %i: index, %n: index) -> memref<2x?xf32, strided<[16, 3], offset: ?>> {
  %0 = memref.subview %m[%i, 1] [2, %n] [2, 3] : memref<8x8xf32> to memref<2x?xf32, strided<[16, 3], offset: ?>>
  return %0 : memref<2x?xf32, strided<[16, 3], offset: ?>>
}

// CHECK-LABEL: func.func @rank_reduced(
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %0 = arith.muli %arg1, %strides#0 : index
// CHECK-NEXT:   %1 = arith.addi %offset, %0 : index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg1], strides: [%strides#1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @rank_reduced(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [1, %i] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @collapse(
// CHECK-NEXT:   %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x2xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = arith.muli %sizes#0, %c4 : index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, 2], strides: [2, 1] : memref<f32> to memref<?x2xf32>
// CHECK-NEXT:   return %reinterpret_cast : memref<?x2xf32>
// CHECK-NEXT: }
func.func @collapse(%m: memref<?x4x2xf32>) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x2xf32> into memref<?x2xf32>
  return %0 : memref<?x2xf32>
}

// CHECK-LABEL: func.func @expand(
// CHECK-NEXT:   %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, 2, 2], strides: [4, 2, 1] : memref<f32> to memref<?x2x2xf32>
// CHECK-NEXT:   return %reinterpret_cast : memref<?x2x2xf32>
// CHECK-NEXT: }
func.func @expand(%m: memref<?x4xf32>, %n: index) -> memref<?x2x2xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  return %0 : memref<?x2x2xf32>
}

// What the type says is a constant, what the cast was given is taken from there.
// CHECK-LABEL: func.func @metadata(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   return %arg1, %c4, %c2 : index, index, index
// CHECK-NEXT: }
func.func @metadata(%m: memref<8xf32>, %i: index) -> (index, index, index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0 : memref<4xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
  return %offset, %size, %stride : index, index, index
}

// CHECK-LABEL: func.func @pointer(
// CHECK-NEXT:   %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<8x8xf32> -> index
// CHECK-NEXT:   return %intptr : index
// CHECK-NEXT: }
func.func @pointer(%m: memref<8x8xf32>) -> index {
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 9>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<2x2xf32, strided<[8, 1], offset: 9>> -> index
  return %1 : index
}
