func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.alloc(%n, %m) : memref<?x4x?xi32>
  %3 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
  %4 = memref.alloc(%n) {alignment = 16, foo} : memref<?xf32, 1>
  %5 = memref.alloca() : memref<4xf32>
  %6 = memref.alloca(%n) {alignment = 8 : i64} : memref<?xf32>
  %7 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %8 = memref.alloc() : memref<f32>
  %9 = memref.alloc() : memref<4xf32, #gpu.address_space<workgroup>>
  %10 = memref.alloc() : memref<4xvector<4xf32>>
  %11 = memref.alloc() : memref<4xmemref<4xf32>>
  %12 = memref.alloc() : memref<4xcomplex<f32>, "space">
  memref.dealloc %0 : memref<4xf32>
  memref.dealloc %1 {foo} : memref<?xf32>
  return
}

// -----
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

// -----
func.func @casts(%a: memref<4xf32>, %d: memref<?xf32>, %u: memref<*xf32>, %s: memref<4x4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %d : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %a : memref<4xf32> to memref<*xf32>
  %3 = memref.cast %u {foo} : memref<*xf32> to memref<?x?xf32>
  %4 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %5 = memref.cast %s : memref<4x4xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %d {foo} : memref<4xf32> to memref<?xf32>
  %6 = memref.assume_alignment %a, 64 : memref<4xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return
}

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

// -----
func.func @scopes(%i: i32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %1 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %i : i32
  }
  %2:2 = memref.alloca_scope -> (i32, i32) {
    memref.alloca_scope.return %i, %i : i32, i32
  }
  return
}

// -----
func.func @prefetch(%a: memref<4x4xf32>, %i: index) {
  memref.prefetch %a[%i, %i], read, locality<3>, data : memref<4x4xf32>
  memref.prefetch %a[%i, %i], write, locality<0>, instr : memref<4x4xf32>
  return
}

// -----
module {
  "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "c", sym_visibility = "private", type = memref<4xf32>, constant}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "u", type = memref<4xf32>}> : () -> ()
  func.func @generic(%a: memref<4xf32>, %i: index, %x: f32) {
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloc"(%i) {operandSegmentSizes = array<i32: 1, 0>, alignment = 64} : (index) -> memref<?xf32>
    %2 = "memref.load"(%a, %i) : (memref<4xf32>, index) -> f32
    %3 = "memref.load"(%a, %i) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
    "memref.store"(%x, %a, %i) : (f32, memref<4xf32>, index) -> ()
    %4 = "memref.cast"(%a) : (memref<4xf32>) -> memref<?xf32>
    "memref.copy"(%a, %a) : (memref<4xf32>, memref<4xf32>) -> ()
    %5 = "memref.get_global"() <{name = @c}> : () -> memref<4xf32>
    %6 = "memref.atomic_rmw"(%x, %a, %i) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
    %7 = "memref.subview"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<2xf32, strided<[1], offset: ?>>
    %8 = "memref.dim"(%a, %i) : (memref<4xf32>, index) -> index
    "memref.dealloc"(%0) : (memref<4xf32>) -> ()
    return
  }
}
