// RUN: stretto-opt %s --split-input-file --verify-diagnostics

func.func @rotate_width(%x: f32) {
  // expected-error @below {{'gpu.rotate' op attribute 'width' failed to satisfy constraint}}
  %r, %v = "gpu.rotate"(%x) <{offset = 1 : i32, width = 3 : i32}> : (f32) -> (f32, i1)
  return
}

// -----

func.func @rotate_offset(%x: f32) {
  // expected-error @below {{'gpu.rotate' op offset must be in the range [0, 4)}}
  %r, %v = "gpu.rotate"(%x) <{offset = 4 : i32, width = 4 : i32}> : (f32) -> (f32, i1)
  return
}

// -----

func.func @rotate_type(%x: f32) {
  // expected-error @below {{have same type}}
  %r, %v = "gpu.rotate"(%x) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f64, i1)
  return
}

// -----

func.func @lane_of_first_active(%x: f32, %l: i32) {
  // expected-error @below {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
  %r = "gpu.subgroup_broadcast"(%x, %l) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32, i32) -> f32
  return
}

// -----

func.func @no_lane(%x: f32) {
  // expected-error @below {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
  %r = "gpu.subgroup_broadcast"(%x) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32) -> f32
  return
}

// -----

func.func @shared_bytes() {
  // expected-error @below {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
  %m = "gpu.dynamic_shared_memory"() : () -> memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @shared_space() {
  // expected-error @below {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %m = "gpu.dynamic_shared_memory"() : () -> memref<?xi8>
  return
}

// -----

func.func @shared_size() {
  // expected-error @below {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %m = "gpu.dynamic_shared_memory"() : () -> memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @warp_arguments(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected same number op arguments and block arguments.}}
  "gpu.warp_execute_on_lane_0"(%l, %v) <{warp_size = 32 : i64}> ({
    gpu.yield
  }) : (index, vector<4xf32>) -> ()
  return
}

// -----

func.func @warp_results(%l: index) {
  // expected-error @below {{expected same number of yield operands and return values.}}
  %r = "gpu.warp_execute_on_lane_0"(%l) <{warp_size = 32 : i64}> ({
    gpu.yield
  }) : (index) -> f32
  return
}

// -----

func.func @warp_scalar(%l: index, %x: f32) {
  // expected-error @below {{expected vector type for distributed operands.}}
  "gpu.warp_execute_on_lane_0"(%l, %x) <{warp_size = 32 : i64}> ({
  ^bb0(%a: f64):
    gpu.yield
  }) : (index, f32) -> ()
  return
}

// -----

func.func @warp_rank(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected distributed vectors to have same rank and element type.}}
  "gpu.warp_execute_on_lane_0"(%l, %v) <{warp_size = 32 : i64}> ({
  ^bb0(%a: vector<128xf64>):
    gpu.yield
  }) : (index, vector<4xf32>) -> ()
  return
}

// -----

func.func @warp_multiple(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected expanded vector dimension #0 (126) to be a multipler of the distributed vector dimension (4)}}
  "gpu.warp_execute_on_lane_0"(%l, %v) <{warp_size = 32 : i64}> ({
  ^bb0(%a: vector<126xf32>):
    gpu.yield
  }) : (index, vector<4xf32>) -> ()
  return
}

// -----

func.func @warp_size(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32}}
  "gpu.warp_execute_on_lane_0"(%l, %v) <{warp_size = 32 : i64}> ({
  ^bb0(%a: vector<64xf32>):
    gpu.yield
  }) : (index, vector<4xf32>) -> ()
  return
}

// -----

func.func @reduced_type(%x: f32) {
  // expected-error @below {{'gpu.subgroup_reduce' op requires the same type for all operands and results}}
  %r = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>}> : (f32) -> f64
  return
}

// -----

func.func @cluster_size(%x: f32) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
  %r = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @cluster_stride(%x: f32) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %r = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @stride_alone(%x: f32) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %r = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 4 : i32}> : (f32) -> f32
  return
}

// -----

func.func @all_reduced_type(%x: f32) {
  // expected-error @below {{'gpu.all_reduce' op requires the same type for all operands and results}}
  %r = "gpu.all_reduce"(%x) <{op = #gpu<all_reduce_op add>}> ({
  }) : (f32) -> f64
  return
}

// -----

func.func @copied_elements(%a: memref<4xf32>, %b: memref<4xf64>) {
  // expected-error @below {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xf64>
  return
}

// -----

func.func @copied_shape(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @below {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}

// -----

func.func @set_element(%a: memref<4xf32>, %x: f64) {
  // expected-error @below {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %a, %x : memref<4xf32>, f64
  return
}

// -----

func.func @symbols(%n: index) {
  // expected-error @below {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %m = gpu.alloc ()[%n] : memref<4xf32>
  return
}
