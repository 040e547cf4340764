#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @alloc(%arg0: index, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %alloc_1 = memref.alloc(%arg0, %arg1) : memref<?x4x?xi32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    %alloc_3 = memref.alloc(%arg0) {alignment = 16 : i64, foo} : memref<?xf32, 1>
    %alloca = memref.alloca() : memref<4xf32>
    %alloca_4 = memref.alloca(%arg0) {alignment = 8 : i64} : memref<?xf32>
    %alloc_5 = memref.alloc()[%arg0] : memref<4xf32, #map>
    %alloc_6 = memref.alloc() : memref<f32>
    %alloc_7 = memref.alloc() : memref<4xf32, #gpu.address_space<workgroup>>
    %alloc_8 = memref.alloc() : memref<4xvector<4xf32>>
    %alloc_9 = memref.alloc() : memref<4xmemref<4xf32>>
    %alloc_10 = memref.alloc() : memref<4xcomplex<f32>, "space">
    memref.dealloc %alloc : memref<4xf32>
    memref.dealloc %alloc_0 {foo} : memref<?xf32>
    return
  }
}
// -----
module {
  func.func @access(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32, %arg3: memref<f32>, %arg4: memref<4xf32, strided<[2], offset: 3>>, %arg5: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg6: memref<*xf32>, %arg7: memref<*xf32, 2>) {
    %0 = memref.load %arg0[%arg1, %arg1] : memref<4x?xf32>
    memref.store %arg2, %arg0[%arg1, %arg1] : memref<4x?xf32>
    %1 = memref.load %arg3[] : memref<f32>
    memref.store %arg2, %arg3[] : memref<f32>
    %2 = memref.load %arg4[%arg1] : memref<4xf32, strided<[2], offset: 3>>
    %3 = memref.load %arg5[%arg1, %arg1] {nontemporal = true} : memref<?x?xi32, strided<[?, 1], offset: ?>>
    memref.store %arg2, %arg3[] {nontemporal = true} : memref<f32>
    memref.store %arg2, %arg3[] {foo} : memref<f32>
    %4 = memref.load %arg4[%arg1] {alignment = 16 : i64} : memref<4xf32, strided<[2], offset: 3>>
    %5 = memref.load %arg3[] : memref<f32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    %dim_0 = memref.dim %arg6, %arg1 : memref<*xf32>
    %dim_1 = memref.dim {foo} %arg0, %arg1 : memref<4x?xf32>
    %6 = memref.rank %arg6 : memref<*xf32>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index
    memref.dealloc %arg6 : memref<*xf32>
    return
  }
}
// -----
module {
  func.func @casts(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<*xf32>, %arg3: memref<4x4xf32>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %cast_0 = memref.cast %arg1 : memref<?xf32> to memref<4xf32>
    %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
    %cast_2 = memref.cast %arg2 {foo} : memref<*xf32> to memref<?x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32> to memref<4xf32, 1>
    %cast_3 = memref.cast %arg3 : memref<4x4xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
    memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
    memref.copy %arg0, %arg1 {foo} : memref<4xf32> to memref<?xf32>
    %assume_align = memref.assume_alignment %arg0, 64 : memref<4xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
    return
  }
}
// -----
#map = affine_map<(d0, d1, d2) -> (d2 * 64 + d1 * 4 + d0)>
module {
  func.func @views(%arg0: memref<8x16x4xf32>, %arg1: memref<2048xi8>, %arg2: index, %arg3: index, %arg4: memref<?xf32>, %arg5: memref<2xindex>) {
    %subview = memref.subview %arg0[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64, 4, 1]>>
    %subview_0 = memref.subview %arg0[%arg2, 0, %arg2] [%arg3, 4, %arg3] [1, %arg2, 1] : memref<8x16x4xf32> to memref<?x4x?xf32, strided<[64, ?, 1], offset: ?>>
    %subview_1 = memref.subview %arg0[2, 0, 0] [1, 16, 4] [1, 1, 1] {foo} : memref<8x16x4xf32> to memref<16x4xf32, strided<[4, 1], offset: 128>>
    %view = memref.view %arg1[%arg2][] : memref<2048xi8> to memref<64x4xf32>
    %view_2 = memref.view %arg1[%arg2][%arg3, %arg3] : memref<2048xi8> to memref<?x4x?xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg4 to offset: [0], sizes: [10, 4], strides: [4, 1] : memref<?xf32> to memref<10x4xf32>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg4 to offset: [%arg2], sizes: [%arg3, 4], strides: [%arg3, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %reshape = memref.reshape %arg4(%arg5) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<8x16x4xf32> into memref<128x4xf32>
    %expand_shape = memref.expand_shape %collapse_shape [[0, 1], [2]] output_shape [8, 16, 4] : memref<128x4xf32> into memref<8x16x4xf32>
    %expand_shape_4 = memref.expand_shape %arg4 [[0, 1]] output_shape [%arg3, 4] : memref<?xf32> into memref<?x4xf32>
    %collapse_shape_5 = memref.collapse_shape %expand_shape [[0, 1, 2]] : memref<8x16x4xf32> into memref<512xf32>
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d1, d0) : memref<8x16x4xf32> to memref<4x16x8xf32, #map>
    return
  }
}
// -----
module {
  func.func @atomics(%arg0: memref<4xf32>, %arg1: memref<4x4xi32>, %arg2: index, %arg3: f32, %arg4: i32) {
    %0 = memref.atomic_rmw addf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %1 = memref.atomic_rmw addi %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %2 = memref.atomic_rmw assign %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %3 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %4 = memref.atomic_rmw maxs %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %5 = memref.atomic_rmw maxu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %6 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %7 = memref.atomic_rmw mins %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %8 = memref.atomic_rmw minu %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %9 = memref.atomic_rmw mulf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %10 = memref.atomic_rmw muli %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %11 = memref.atomic_rmw ori %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %12 = memref.atomic_rmw andi %arg4, %arg1[%arg2, %arg2] {foo} : (i32, memref<4x4xi32>) -> i32
    %13 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %14 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %15 = memref.atomic_rmw xori %arg4, %arg1[%arg2, %arg2] : (i32, memref<4x4xi32>) -> i32
    %16 = memref.generic_atomic_rmw %arg0[%arg2] : memref<4xf32> {
    ^bb0(%arg5: f32):
      %18 = arith.addf %arg5, %arg3 : f32
      memref.atomic_yield %18 : f32
    }
    %17 = memref.generic_atomic_rmw %arg1[%arg2, %arg2] : memref<4x4xi32> {
    ^bb0(%arg5: i32):
      memref.atomic_yield %arg5 {foo} : i32
    } {foo}
    return
  }
}
// -----
module {
  memref.global "private" constant @c : memref<4xf32> = dense<1.000000e+00>
  memref.global "private" @v : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> {alignment = 64 : i64}
  memref.global @u : memref<4xf32> = uninitialized
  memref.global constant @e : memref<4xf32>
  memref.global "private" @w : memref<2x2xi32, 1> = uninitialized {foo}
  memref.global "nested" @x : memref<f32> = dense<0.000000e+00>
  memref.global "public" @y : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
  func.func @globals() {
    %0 = memref.get_global @c : memref<4xf32>
    %1 = memref.get_global @w : memref<2x2xi32, 1> {foo}
    return
  }
}
// -----
module {
  func.func @scopes(%arg0: i32) {
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<4xf32>
    }
    %0 = memref.alloca_scope  -> (i32) {
      memref.alloca_scope.return %arg0 : i32
    }
    %1:2 = memref.alloca_scope  -> (i32, i32) {
      memref.alloca_scope.return %arg0, %arg0 : i32, i32
    }
    return
  }
}
// -----
module {
  func.func @prefetch(%arg0: memref<4x4xf32>, %arg1: index) {
    memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<4x4xf32>
    memref.prefetch %arg0[%arg1, %arg1], write, locality<0>, instr : memref<4x4xf32>
    return
  }
}
// -----
module {
  memref.global "private" constant @c : memref<4xf32> = dense<1.000000e+00>
  memref.global @u : memref<4xf32> = uninitialized
  func.func @generic(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    %1 = memref.load %arg0[%arg1] : memref<4xf32>
    memref.store %arg2, %arg0[%arg1] : memref<4xf32>
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
    %2 = memref.get_global @c : memref<4xf32>
    %3 = memref.atomic_rmw addf %arg2, %arg0[%arg1] : (f32, memref<4xf32>) -> f32
    %subview = memref.subview %arg0[%arg1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
    %dim = memref.dim %arg0, %arg1 : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}
