#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "alloc"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %2 = "memref.alloc"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xi32>
    %3 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf32>
    %4 = "memref.alloc"(%arg0) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> {foo} : (index) -> memref<?xf32, 1>
    %5 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %6 = "memref.alloca"(%arg0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %7 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1>}> : (index) -> memref<4xf32, #map>
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, #gpu.address_space<workgroup>>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xvector<4xf32>>
    %11 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xmemref<4xf32>>
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xcomplex<f32>, "space">
    "memref.dealloc"(%0) : (memref<4xf32>) -> ()
    "memref.dealloc"(%1) {foo} : (memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, index, f32, memref<f32>, memref<4xf32, strided<[2], offset: 3>>, memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<*xf32>, memref<*xf32, 2>) -> (), sym_name = "access"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: index, %arg2: f32, %arg3: memref<f32>, %arg4: memref<4xf32, strided<[2], offset: 3>>, %arg5: memref<?x?xi32, strided<[?, 1], offset: ?>>, %arg6: memref<*xf32>, %arg7: memref<*xf32, 2>):
    %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<4x?xf32>, index, index) -> f32
    "memref.store"(%arg2, %arg0, %arg1, %arg1) : (f32, memref<4x?xf32>, index, index) -> ()
    %1 = "memref.load"(%arg3) : (memref<f32>) -> f32
    "memref.store"(%arg2, %arg3) : (f32, memref<f32>) -> ()
    %2 = "memref.load"(%arg4, %arg1) : (memref<4xf32, strided<[2], offset: 3>>, index) -> f32
    %3 = "memref.load"(%arg5, %arg1, %arg1) <{nontemporal = true}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
    "memref.store"(%arg2, %arg3) <{nontemporal = true}> : (f32, memref<f32>) -> ()
    "memref.store"(%arg2, %arg3) {foo} : (f32, memref<f32>) -> ()
    %4 = "memref.load"(%arg4, %arg1) <{alignment = 16 : i64}> : (memref<4xf32, strided<[2], offset: 3>>, index) -> f32
    %5 = "memref.load"(%arg3) <{nontemporal = false}> : (memref<f32>) -> f32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "memref.dim"(%arg0, %6) : (memref<4x?xf32>, index) -> index
    %8 = "memref.dim"(%arg6, %arg1) : (memref<*xf32>, index) -> index
    %9 = "memref.dim"(%arg0, %arg1) {foo} : (memref<4x?xf32>, index) -> index
    %10 = "memref.rank"(%arg6) : (memref<*xf32>) -> index
    %11 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x?xf32>) -> index
    "memref.dealloc"(%arg6) : (memref<*xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<?xf32>, memref<*xf32>, memref<4x4xf32>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<?xf32>, %arg2: memref<*xf32>, %arg3: memref<4x4xf32>):
    %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    %1 = "memref.cast"(%arg1) : (memref<?xf32>) -> memref<4xf32>
    %2 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<*xf32>
    %3 = "memref.cast"(%arg2) {foo} : (memref<*xf32>) -> memref<?x?xf32>
    %4 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, 1>
    %5 = "memref.cast"(%arg3) : (memref<4x4xf32>) -> memref<4x4xf32, strided<[?, 1], offset: ?>>
    "memref.copy"(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> ()
    "memref.copy"(%arg0, %arg1) {foo} : (memref<4xf32>, memref<?xf32>) -> ()
    %6 = "memref.assume_alignment"(%arg0) <{alignment = 64 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %7:6 = "memref.extract_strided_metadata"(%arg3) : (memref<4x4xf32>) -> (memref<f32>, index, index, index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1, d2) -> (d2 * 64 + d1 * 4 + d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16x4xf32>, memref<2048xi8>, index, index, memref<?xf32>, memref<2xindex>) -> (), sym_name = "views"}> ({
  ^bb0(%arg0: memref<8x16x4xf32>, %arg1: memref<2048xi8>, %arg2: index, %arg3: index, %arg4: memref<?xf32>, %arg5: memref<2xindex>):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 4, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x16x4xf32>) -> memref<4x4x4xf32, strided<[64, 4, 1]>>
    %1 = "memref.subview"(%arg0, %arg2, %arg2, %arg3, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 2, 1>, static_offsets = array<i64: -9223372036854775808, 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808, 1>}> : (memref<8x16x4xf32>, index, index, index, index, index) -> memref<?x4x?xf32, strided<[64, ?, 1], offset: ?>>
    %2 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0, 0>, static_sizes = array<i64: 1, 16, 4>, static_strides = array<i64: 1, 1, 1>}> {foo} : (memref<8x16x4xf32>) -> memref<16x4xf32, strided<[4, 1], offset: 128>>
    %3 = "memref.view"(%arg1, %arg2) : (memref<2048xi8>, index) -> memref<64x4xf32>
    %4 = "memref.view"(%arg1, %arg2, %arg3, %arg3) : (memref<2048xi8>, index, index, index) -> memref<?x4x?xf32>
    %5 = "memref.reinterpret_cast"(%arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10, 4>, static_strides = array<i64: 4, 1>}> : (memref<?xf32>) -> memref<10x4xf32>
    %6 = "memref.reinterpret_cast"(%arg4, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?xf32>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
    %7 = "memref.reshape"(%arg4, %arg5) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    %8 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2]]}> : (memref<8x16x4xf32>) -> memref<128x4xf32>
    %9 = "memref.expand_shape"(%8) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 8, 16, 4>}> : (memref<128x4xf32>) -> memref<8x16x4xf32>
    %10 = "memref.expand_shape"(%arg4, %arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index) -> memref<?x4xf32>
    %11 = "memref.collapse_shape"(%9) <{reassociation = [[0, 1, 2]]}> : (memref<8x16x4xf32>) -> memref<512xf32>
    %12 = "memref.transpose"(%arg0) <{permutation = #map1}> : (memref<8x16x4xf32>) -> memref<4x16x8xf32, #map>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4x4xi32>, index, f32, i32) -> (), sym_name = "atomics"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4x4xi32>, %arg2: index, %arg3: f32, %arg4: i32):
    %0 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
    %1 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 1 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %2 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 3 : i64}> : (f32, memref<4xf32>, index) -> f32
    %3 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 4 : i64}> : (f32, memref<4xf32>, index) -> f32
    %4 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 6 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %5 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 7 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %6 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 8 : i64}> : (f32, memref<4xf32>, index) -> f32
    %7 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 10 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %8 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 11 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %9 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 12 : i64}> : (f32, memref<4xf32>, index) -> f32
    %10 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 13 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %11 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 14 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %12 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 2 : i64}> {foo} : (i32, memref<4x4xi32>, index, index) -> i32
    %13 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 5 : i64}> : (f32, memref<4xf32>, index) -> f32
    %14 = "memref.atomic_rmw"(%arg3, %arg0, %arg2) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
    %15 = "memref.atomic_rmw"(%arg4, %arg1, %arg2, %arg2) <{kind = 15 : i64}> : (i32, memref<4x4xi32>, index, index) -> i32
    %16 = "memref.generic_atomic_rmw"(%arg0, %arg2) ({
    ^bb0(%arg6: f32):
      %18 = "arith.addf"(%arg6, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%18) : (f32) -> ()
    }) : (memref<4xf32>, index) -> f32
    %17 = "memref.generic_atomic_rmw"(%arg1, %arg2, %arg2) ({
    ^bb0(%arg5: i32):
      "memref.atomic_yield"(%arg5) {foo} : (i32) -> ()
    }) {foo} : (memref<4x4xi32>, index, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "c", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, initial_value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>, sym_name = "v", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "u", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{constant, sym_name = "e", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "w", sym_visibility = "private", type = memref<2x2xi32, 1>}> {foo} : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<f32>, sym_name = "x", sym_visibility = "nested", type = memref<f32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "y", sym_visibility = "public", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "globals"}> ({
    %0 = "memref.get_global"() <{name = @c}> : () -> memref<4xf32>
    %1 = "memref.get_global"() <{name = @w}> {foo} : () -> memref<2x2xi32, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "scopes"}> ({
  ^bb0(%arg0: i32):
    "memref.alloca_scope"() ({
      %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %0 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0) : (i32) -> ()
    }) : () -> i32
    %1:2 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0, %arg0) : (i32, i32) -> ()
    }) : () -> (i32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32>, index) -> (), sym_name = "prefetch"}> ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: index):
    "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index, index) -> ()
    "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<4x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "memref.global"() <{constant, initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "c", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "u", type = memref<4xf32>}> : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, index, f32) -> (), sym_name = "generic"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: f32):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloc"(%arg1) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %2 = "memref.load"(%arg0, %arg1) : (memref<4xf32>, index) -> f32
    %3 = "memref.load"(%arg0, %arg1) <{nontemporal = false}> : (memref<4xf32>, index) -> f32
    "memref.store"(%arg2, %arg0, %arg1) : (f32, memref<4xf32>, index) -> ()
    %4 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf32>
    "memref.copy"(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> ()
    %5 = "memref.get_global"() <{name = @c}> : () -> memref<4xf32>
    %6 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
    %7 = "memref.subview"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<2xf32, strided<[1], offset: ?>>
    %8 = "memref.dim"(%arg0, %arg1) : (memref<4xf32>, index) -> index
    "memref.dealloc"(%0) : (memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
