// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Loads, views, atomics, globals. The text is MLIR's, whichever form is read.

func.func @access(%a: memref<4x?xf32>, %i: index, %x: f32, %z: memref<f32>, %s: memref<4xf32, strided<[2], offset: 3>>, %d: memref<?x?xi32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>, %us: memref<*xf32, 2>) {
  %0 = memref.load %a[%i, %i] : memref<4x?xf32>
  memref.store %x, %a[%i, %i] : memref<4x?xf32>
  %1 = memref.load %z[] : memref<f32>
  memref.store %x, %z[] : memref<f32>
  %2 = memref.load %s[%i] : memref<4xf32, strided<[2], offset: 3>>
  %3 = memref.load %d[%i, %i] {nontemporal = true} : memref<?x?xi32, strided<[?, 1], offset: ?>>
  memref.store %x, %z[] {nontemporal = true} : memref<f32>
  memref.store %x, %z[] {foo} : memref<f32>
  %4 = memref.load %s[%i] {alignment = 16 : i64} : memref<4xf32, strided<[2], offset: 3>>
  %5 = memref.load %z[] {nontemporal = false} : memref<f32>
  %c0 = arith.constant 0 : index
  %6 = memref.dim %a, %c0 : memref<4x?xf32>
  %7 = memref.dim %u, %i : memref<*xf32>
  %8 = memref.dim {foo} %a, %i : memref<4x?xf32>
  %9 = memref.rank %u : memref<*xf32>
  %10 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32> -> index
  memref.dealloc %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @access(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32, %arg3: memref<f32>, %arg4: memref<4xf32, strided<[2], offset: 3>>, %arg5: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg6: memref<*xf32>, %arg7: memref<*xf32, 2>) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1, %arg1] : memref<4x?xf32>
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1, %arg1] : memref<4x?xf32>
// CHECK-NEXT:     %1 = memref.load %arg3[] : memref<f32>
// CHECK-NEXT:     memref.store %arg2, %arg3[] : memref<f32>
// CHECK-NEXT:     %2 = memref.load %arg4[%arg1] : memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:     %3 = memref.load %arg5[%arg1, %arg1] {nontemporal = true} : memref<?x?xi32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.store %arg2, %arg3[] {nontemporal = true} : memref<f32>
// CHECK-NEXT:     memref.store %arg2, %arg3[] {foo} : memref<f32>
// CHECK-NEXT:     %4 = memref.load %arg4[%arg1] {alignment = 16 : i64} : memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT:     %5 = memref.load %arg3[] : memref<f32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg6, %arg1 : memref<*xf32>
// CHECK-NEXT:     %dim_1 = memref.dim {foo} %arg0, %arg1 : memref<4x?xf32>
// CHECK-NEXT:     %6 = memref.rank %arg6 : memref<*xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index
// CHECK-NEXT:     memref.dealloc %arg6 : memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @views(%a: memref<8x16x4xf32>, %b: memref<2048xi8>, %i: index, %n: index, %r: memref<?xf32>, %sh: memref<2xindex>) {
  %0 = memref.subview %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64, 4, 1]>>
  %1 = memref.subview %a[%i, 0, %i] [%n, 4, %n] [1, %i, 1] : memref<8x16x4xf32> to memref<?x4x?xf32, strided<[64, ?, 1], offset: ?>>
  %2 = memref.subview %a[2, 0, 0] [1, 16, 4] [1, 1, 1] {foo} : memref<8x16x4xf32> to memref<16x4xf32, strided<[4, 1], offset: 128>>
  %3 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %4 = memref.view %b[%i][%n, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %5 = memref.reinterpret_cast %r to offset: [0], sizes: [10, 4], strides: [4, 1] : memref<?xf32> to memref<10x4xf32>
  %6 = memref.reinterpret_cast %r to offset: [%i], sizes: [%n, 4], strides: [%n, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %7 = memref.reshape %r(%sh) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %8 = memref.collapse_shape %a [[0, 1], [2]] : memref<8x16x4xf32> into memref<128x4xf32>
  %9 = memref.expand_shape %8 [[0, 1], [2]] output_shape [8, 16, 4] : memref<128x4xf32> into memref<8x16x4xf32>
  %10 = memref.expand_shape %r [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %11 = memref.collapse_shape %9 [[0, 1, 2]] : memref<8x16x4xf32> into memref<512xf32>
  %12 = memref.transpose %a (i, j, k) -> (k, j, i) : memref<8x16x4xf32> to memref<4x16x8xf32, affine_map<(d0, d1, d2) -> (d2 * 64 + d1 * 4 + d0)>>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2 * 64 + d1 * 4 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<8x16x4xf32>, %arg1: memref<2048xi8>, %arg2: index, %arg3: index, %arg4: memref<?xf32>, %arg5: memref<2xindex>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64, 4, 1]>>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[%arg2, 0, %arg2] [%arg3, 4, %arg3] [1, %arg2, 1] : memref<8x16x4xf32> to memref<?x4x?xf32, strided<[64, ?, 1], offset: ?>>
// CHECK-NEXT:     %subview_1 = memref.subview %arg0[2, 0, 0] [1, 16, 4] [1, 1, 1] {foo} : memref<8x16x4xf32> to memref<16x4xf32, strided<[4, 1], offset: 128>>
// CHECK-NEXT:     %view = memref.view %arg1[%arg2][] : memref<2048xi8> to memref<64x4xf32>
// CHECK-NEXT:     %view_2 = memref.view %arg1[%arg2][%arg3, %arg3] : memref<2048xi8> to memref<?x4x?xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [10, 4], strides: [4, 1] : memref<?xf32> to memref<10x4xf32>
// CHECK-NEXT:     %reinterpret_cast_3 = memref.reinterpret_cast %arg4 to offset: [%arg2], sizes: [%arg3, 4], strides: [%arg3, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %reshape = memref.reshape %arg4(%arg5) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : memref<8x16x4xf32> into memref<128x4xf32>
// CHECK-NEXT:     %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1], [2]] output_shape [8, 16, 4] : memref<128x4xf32> into memref<8x16x4xf32>
// CHECK-NEXT:     %expand_shape_4 = memref.expand_shape %arg4 {{\[\[}}0, 1]] output_shape [%arg3, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT:     %collapse_shape_5 = memref.collapse_shape %expand_shape {{\[\[}}0, 1, 2]] : memref<8x16x4xf32> into memref<512xf32>
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d1, d0) : memref<8x16x4xf32> to memref<4x16x8xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atomics(%a: memref<4xf32>, %b: memref<4x4xi32>, %i: index, %x: f32, %y: i32) {
  %0 = memref.atomic_rmw addf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw addi %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %2 = memref.atomic_rmw assign %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw maximumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %4 = memref.atomic_rmw maxs %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %5 = memref.atomic_rmw maxu %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %6 = memref.atomic_rmw minimumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %7 = memref.atomic_rmw mins %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %8 = memref.atomic_rmw minu %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %9 = memref.atomic_rmw mulf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %10 = memref.atomic_rmw muli %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %11 = memref.atomic_rmw ori %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %12 = memref.atomic_rmw andi %y, %b[%i, %i] {foo} : (i32, memref<4x4xi32>) -> i32
  %13 = memref.atomic_rmw maxnumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %14 = memref.atomic_rmw minnumf %x, %a[%i] : (f32, memref<4xf32>) -> f32
  %15 = memref.atomic_rmw xori %y, %b[%i, %i] : (i32, memref<4x4xi32>) -> i32
  %16 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %17 = arith.addf %old, %x : f32
    memref.atomic_yield %17 : f32
  }
  %18 = memref.generic_atomic_rmw %b[%i, %i] : memref<4x4xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old {foo} : i32
  } {foo}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @atomics(%arg0: memref<4xf32>, %arg1: memref<4x4xi32>, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     %0 = memref.atomic_rmw addf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %1 = memref.atomic_rmw addi %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %2 = memref.atomic_rmw assign %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %3 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %4 = memref.atomic_rmw maxs %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %5 = memref.atomic_rmw maxu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %6 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %7 = memref.atomic_rmw mins %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %8 = memref.atomic_rmw minu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %9 = memref.atomic_rmw mulf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %10 = memref.atomic_rmw muli %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %11 = memref.atomic_rmw ori %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %12 = memref.atomic_rmw andi %arg4, %arg1[%arg2, %arg2] {foo} : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %13 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %14 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %15 = memref.atomic_rmw xori %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
// CHECK-NEXT:     %16 = memref.generic_atomic_rmw %arg0[%arg2] : memref<4xf32> {
// CHECK-NEXT:     ^bb0(%arg5: f32):
// CHECK-NEXT:       %18 = arith.addf %arg5, %arg3 : f32
// CHECK-NEXT:       memref.atomic_yield %18 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %17 = memref.generic_atomic_rmw %arg1[%arg2, %arg2] : memref<4x4xi32> {
// CHECK-NEXT:     ^bb0(%arg5: i32):
// CHECK-NEXT:       memref.atomic_yield %arg5 {foo} : i32
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global "private" constant @c : memref<4xf32> = dense<1.0>
memref.global "private" @v : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]> {alignment = 64 : i64}
memref.global @u : memref<4xf32> = uninitialized
memref.global constant @e : memref<4xf32>
memref.global "private" @w : memref<2x2xi32, 1> = uninitialized {foo}
memref.global "nested" @x : memref<f32> = dense<0.0>
memref.global "public" @y : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @globals() {
  %0 = memref.get_global @c : memref<4xf32>
  %1 = memref.get_global @w : memref<2x2xi32, 1> {foo}
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @c : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT:   memref.global "private" @v : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   memref.global @u : memref<4xf32> = uninitialized
// CHECK-NEXT:   memref.global constant @e : memref<4xf32>
// CHECK-NEXT:   memref.global "private" @w : memref<2x2xi32, 1> = uninitialized {foo}
// CHECK-NEXT:   memref.global "nested" @x : memref<f32> = dense<0.000000e+00>
// CHECK-NEXT:   memref.global "public" @y : memref<2x2xi32> = dense<{{\[\[}}1, 2], [3, 4]]>
// CHECK-NEXT:   func.func @globals() {
// CHECK-NEXT:     %0 = memref.get_global @c : memref<4xf32>
// CHECK-NEXT:     %1 = memref.get_global @w : memref<2x2xi32, 1> {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
