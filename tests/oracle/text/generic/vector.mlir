"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf32>, i32, index) -> (), sym_name = "print"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: index):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<comma>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg2) <{punctuation = #vector.punctuation<no_punctuation>}> : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "hello"}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"(%arg3) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<close>}> : () -> ()
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<comma>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, f32, tensor<?x?xf32>, vector<4xi1>, vector<4x4xi1>) -> (), sym_name = "transfer"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<?x?xf32>, %arg4: vector<4xi1>, %arg5: vector<4x4xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %1 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %2 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %3 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %4 = "vector.transfer_read"(%arg3, %arg1, %arg1, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (tensor<?x?xf32>, index, index, f32) -> vector<4x4xf32>
    %5 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<?x?xf32>, index, index, f32) -> vector<4x4xf32>
    "vector.transfer_write"(%0, %arg0, %arg1, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%0, %arg0, %arg1, %arg1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%4, %arg0, %arg1, %arg1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map2}> : (vector<4x4xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%0, %arg0, %arg1, %arg1, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %6 = "vector.transfer_write"(%0, %arg3, %arg1, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    "vector.transfer_write"(%4, %arg0, %arg1, %arg1) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map3}> : (vector<4x4xf32>, memref<?x?xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, index, vector<8xf32>, vector<4x8xf32>, f32, vector<8xi1>) -> (), sym_name = "access"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<4x8xf32>, %arg4: f32, %arg5: vector<8xi1>):
    %0 = "vector.load"(%arg0, %arg1, %arg1) : (memref<4x8xf32>, index, index) -> vector<8xf32>
    "vector.store"(%0, %arg0, %arg1, %arg1) : (vector<8xf32>, memref<4x8xf32>, index, index) -> ()
    %1 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4x8xf32>) -> vector<8xf32>
    %2 = "vector.extract"(%arg3) <{static_position = array<i64: 0, 1>}> : (vector<4x8xf32>) -> f32
    %3 = "vector.extract"(%arg2, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, index) -> f32
    %4 = "vector.insert"(%arg4, %arg2) <{static_position = array<i64: 0>}> : (f32, vector<8xf32>) -> vector<8xf32>
    %5 = "vector.insert"(%arg2, %arg3, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xf32>, vector<4x8xf32>, index) -> vector<4x8xf32>
    %6 = "vector.broadcast"(%arg4) : (f32) -> vector<8xf32>
    %7 = "vector.fma"(%arg2, %arg2, %arg2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %8 = "vector.reduction"(%arg2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
    %9 = "vector.reduction"(%arg2, %arg4) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<maximumf>}> : (vector<8xf32>, f32) -> f32
    %10 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg5, %arg2) : (memref<4x8xf32>, index, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%arg0, %arg1, %arg1, %arg5, %arg2) : (memref<4x8xf32>, index, index, vector<8xi1>, vector<8xf32>) -> ()
    %11 = "vector.create_mask"(%arg1) : (index) -> vector<8xi1>
    %12 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<8xi1>
    %13 = "vector.bitcast"(%arg2) : (vector<8xf32>) -> vector<8xi32>
    %14 = "vector.shape_cast"(%arg3) : (vector<4x8xf32>) -> vector<32xf32>
    %15 = "vector.from_elements"(%arg4, %arg4) : (f32, f32) -> vector<2xf32>
    %16 = "vector.shuffle"(%arg2, %arg2) <{mask = array<i64: 0, 1, 8, 9>}> : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
    %17 = "vector.extract_strided_slice"(%arg2) <{offsets = [2], sizes = [4], strides = [1]}> : (vector<8xf32>) -> vector<4xf32>
    %18 = "vector.step"() : () -> vector<4xindex>
    %19 = "vector.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
