#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "gpu.module"() <{offloadingHandler = #gpu.select_object<0 : i64>, sym_name = "m", targets = [#nvvm.target<chip = "sm_90">, #nvvm.target]}> ({
    "gpu.func"() <{arg_attrs = [{llvm.noalias}, {}], function_type = (memref<8xf32>, index) -> (), known_block_size = array<i32: 1, 2, 3>, known_cluster_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>, workgroup_attrib_attrs = [{a.b = 3 : i32}, {}]}> ({
    ^bb0(%arg40: memref<8xf32>, %arg41: index, %arg42: memref<4x4xf16, 3>, %arg43: memref<4xf32, #gpu.address_space<workgroup>>, %arg44: memref<1xf32, 5>):
      %7 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %8 = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 128 : index}> : () -> index
      %9 = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> index
      %10 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %11 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
      %12 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %13 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> index
      %14 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> index
      %15 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %16 = "gpu.lane_id"() : () -> index
      %17 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> index
      %18 = "gpu.subgroup_id"() <{upper_bound = 4 : index}> : () -> index
      %19 = "gpu.num_subgroups"() : () -> index
      %20 = "gpu.subgroup_size"() : () -> index
      "gpu.barrier"() : () -> ()
      %21 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %22 = "gpu.all_reduce"(%21) <{op = #gpu<all_reduce_op add>, uniform}> ({
      }) : (f32) -> f32
      %23 = "gpu.all_reduce"(%21) ({
      ^bb0(%arg45: f32, %arg46: f32):
        %36 = "arith.addf"(%arg45, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "gpu.yield"(%36) : (f32) -> ()
      }) : (f32) -> f32
      %24 = "gpu.subgroup_reduce"(%21) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op maxnumf>, uniform}> : (f32) -> f32
      %25 = "gpu.subgroup_reduce"(%21) <{cluster_size = 4 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
      %26 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %27 = "arith.constant"() <{value = 32 : i32}> : () -> i32
      %28:2 = "gpu.shuffle"(%21, %26, %27) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
      %29:2 = "gpu.rotate"(%21) <{offset = 1 : i32, width = 32 : i32}> : (f32) -> (f32, i1)
      "gpu.printf"(%26) <{format = "hello %d\0A"}> : (i32) -> ()
      "gpu.printf"() <{format = "hello\0A"}> : () -> ()
      %30 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
      %31 = "gpu.subgroup_broadcast"(%21) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
      %32 = "gpu.subgroup_broadcast"(%21, %26) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
      %33 = "gpu.lane_id"() : () -> index
      %34 = "gpu.warp_execute_on_lane_0"(%33) <{warp_size = 32 : i64}> ({
        %35 = "arith.constant"() <{value = dense<1.000000e+00> : vector<32xf32>}> : () -> vector<32xf32>
        "gpu.yield"(%35) : (vector<32xf32>) -> ()
      }) : (index) -> vector<1xf32>
      "gpu.warp_execute_on_lane_0"(%33) <{warp_size = 32 : i64}> ({
        "gpu.yield"() : () -> ()
      }) : (index) -> ()
      "gpu.return"() : () -> ()
    }) {foo = "bar", gpu.kernel, sym_name = "k", workgroup_attributions = 2 : i64} : () -> ()
    "gpu.func"() <{function_type = (f32) -> f32, res_attrs = [{llvm.x}]}> ({
    ^bb0(%arg39: f32):
      "gpu.return"(%arg39) : (f32) -> ()
    }) {sym_name = "dev", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {sym_name = "nothing", workgroup_attributions = 0 : i64} : () -> ()
  }) {x = 1 : i32} : () -> ()
  "gpu.module"() <{sym_name = "empty"}> ({
  ^bb0:
  }) : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "de\00f">], offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "bin"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "zz">], offloadingHandler = #gpu.select_object, sym_name = "bin2"}> : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, memref<*xf32>, index, f32, i32, !llvm.ptr, i64) -> (), sym_name = "h"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32, %arg4: i32, %arg5: !llvm.ptr, %arg6: i64):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1 = "gpu.wait"(%0, %0) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%0) : (!gpu.async.token) -> ()
    "gpu.wait"() : () -> ()
    %2:2 = "gpu.alloc"(%0, %arg2, %arg2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, #map>, !gpu.async.token)
    %3 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> {x = 1 : i32} : () -> memref<8xf32>
    %4 = "gpu.dealloc"(%2#1, %3) : (!gpu.async.token, memref<8xf32>) -> !gpu.async.token
    "gpu.dealloc"(%arg0) : (memref<8xf32>) -> ()
    "gpu.memcpy"(%arg0, %3) : (memref<8xf32>, memref<8xf32>) -> ()
    "gpu.memset"(%arg0, %arg3) : (memref<8xf32>, f32) -> ()
    "gpu.host_register"(%arg1) : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg1) : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg4) : (i32) -> ()
    %5 = "gpu.launch_func"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg4, %arg0, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0>}> {x = 1 : i32} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, memref<8xf32>, index) -> !gpu.async.token
    "gpu.launch_func"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg0, %arg2, %arg5) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 1>}> : (i64, i64, i64, i64, i64, i64, memref<8xf32>, index, !llvm.ptr) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg0, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, memref<8xf32>, index) -> ()
    "gpu.launch"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg4) <{function = @bar, module = @foo, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: memref<4x4xf16, 3>, %arg38: memref<1xf32, 5>):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 1 : i64, x = 1 : i32} : (index, index, index, index, index, index, index, index, index, i32) -> ()
    %6 = "gpu.launch"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (index) -> ()}> ({
    ^bb0(%arg34: index):
      %14 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %15 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %16 = "arith.constant"() <{value = dense<1.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
      %17 = "gpu.subgroup_reduce"(%14) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> {x} : (f32) -> f32
      %18 = "gpu.subgroup_reduce"(%14) <{cluster_size = 4 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> {x} : (f32) -> f32
      %19 = "gpu.subgroup_reduce"(%14) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
      %20 = "gpu.subgroup_reduce"(%16) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (vector<4xf32>) -> vector<4xf32>
      %21 = "gpu.all_reduce"(%14) ({
      ^bb0(%arg38: f32, %arg39: f32):
        "gpu.yield"(%arg38) {y} : (f32) -> ()
      }) {x} : (f32) -> f32
      %22:2 = "gpu.shuffle"(%16, %15, %15) <{mode = #gpu<shuffle_mode idx>}> {x} : (vector<4xf32>, i32, i32) -> (vector<4xf32>, i1)
      %23:2 = "gpu.rotate"(%16) <{offset = 3 : i32, width = 16 : i32}> {x} : (vector<4xf32>) -> (vector<4xf32>, i1)
      "gpu.printf"(%arg34, %14) <{format = "a \22q\22 %d\09"}> {x} : (index, f32) -> ()
      "gpu.printf"() <{format = "a"}> {x} : () -> ()
      %24 = "gpu.dynamic_shared_memory"() {x} : () -> memref<?xi8, #gpu.address_space<workgroup>>
      %25 = "gpu.subgroup_broadcast"(%16) <{broadcast_type = #gpu<broadcast first_active_lane>}> {x} : (vector<4xf32>) -> vector<4xf32>
      %26 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 7 : index}> {x} : () -> index
      %27 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> {x} : () -> index
      %28 = "gpu.lane_id"() {x} : () -> index
      %29 = "gpu.subgroup_id"() {x} : () -> index
      %30:2 = "gpu.warp_execute_on_lane_0"(%26, %16, %14) <{warp_size = 64 : i64}> ({
      ^bb0(%arg36: vector<256xf32>, %arg37: f32):
        "gpu.yield"(%arg36, %arg37) : (vector<256xf32>, f32) -> ()
      }) {x} : (index, vector<4xf32>, f32) -> (vector<4xf32>, f32)
      "gpu.warp_execute_on_lane_0"(%26, %14) <{warp_size = 1 : i64}> ({
      ^bb0(%arg35: f32):
        "gpu.yield"() : () -> ()
      }) : (index, f32) -> ()
      "gpu.barrier"() {x} : () -> ()
      "gpu.return"() {x} : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = (memref<4xf32>, i32) -> (), known_block_size = array<i32: 1, 2, 3>}> ({
    ^bb0(%arg32: memref<4xf32>, %arg33: i32):
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "e", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> (), private_attrib_attrs = [{a.b}]}> ({
    ^bb0(%arg31: memref<1xf32, #gpu.address_space<private>>):
      "gpu.return"() : () -> ()
    }) {sym_name = "f", sym_visibility = "private", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "vis", sym_visibility = "nested", workgroup_attributions = 0 : i64} : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "ff"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
    "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ll", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
      "llvm.return"() : () -> ()
    }) {gpu.kernel} : () -> ()
  }) : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "m2"}> ({
  ^bb0:
  }) {x} : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> {x} : () -> ()
  "func.func"() <{function_type = (memref<8xf32>, memref<*xf32>, index, f32, i32, !llvm.ptr, i64) -> (), sym_name = "h"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32, %arg4: i32, %arg5: !llvm.ptr, %arg6: i64):
    %0 = "gpu.wait"() {x} : () -> !gpu.async.token
    "gpu.wait"() {x} : () -> ()
    "gpu.wait"(%0) {x} : (!gpu.async.token) -> ()
    "gpu.wait"() : () -> ()
    %1 = "gpu.wait"() : () -> !gpu.async.token
    %2:2 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<8xf32>, !gpu.async.token)
    %3 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<8xf32>
    %4 = "gpu.alloc"(%0) <{hostShared, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> memref<8xf32>
    %5 = "gpu.alloc"(%0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!gpu.async.token, index) -> memref<8x?xf32>
    %6:2 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> {x} : () -> (memref<8xf32>, !gpu.async.token)
    %7 = "gpu.dealloc"(%2#0) {x} : (memref<8xf32>) -> !gpu.async.token
    "gpu.dealloc"(%7, %2#0) : (!gpu.async.token, memref<8xf32>) -> ()
    "gpu.memcpy"(%7, %0, %arg0, %2#0) {x} : (!gpu.async.token, !gpu.async.token, memref<8xf32>, memref<8xf32>) -> ()
    %8 = "gpu.memcpy"(%arg0, %2#0) : (memref<8xf32>, memref<8xf32>) -> !gpu.async.token
    %9 = "gpu.memset"(%arg0, %arg3) {x} : (memref<8xf32>, f32) -> !gpu.async.token
    "gpu.memset"(%9, %arg0, %arg3) : (!gpu.async.token, memref<8xf32>, f32) -> ()
    "gpu.host_register"(%arg1) {x} : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg4) {x} : (i32) -> ()
    %10 = "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, index) -> !gpu.async.token
    %11 = "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg5) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (index, index, index, index, index, index, index, !llvm.ptr) -> !gpu.async.token
    "gpu.launch_func"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!gpu.async.token, index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg4) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> {x} : (!gpu.async.token, index, index, index, index, index, index, i32) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {x} : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> {x} : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4, %arg4) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> {x} : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%arg6, %arg6, %arg6, %arg6, %arg6, %arg6, %arg4) <{kernel = @m::@ll, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> : (i64, i64, i64, i64, i64, i64, i32) -> ()
    %12 = "gpu.launch"(%0, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index, %arg30: index):
      "gpu.terminator"() {x} : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    %13 = "gpu.launch"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index):
      "gpu.terminator"() {x} : () -> ()
    }) {workgroup_attributions = 0 : i64, x} : (index, index, index, index, index, index) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #gpu.loop_dim_map<processor = thread_y, map = (d0)[s0] -> (d0 + s0 * 2), bound = (d0) -> (d0)>, b = [#gpu.block<x>, #gpu.thread<linear_dim_0>, #gpu.warp<y>, #gpu.warpgroup<linear_dim_2>, #gpu.lane<z>, #gpu.mask<3>], c = [#gpu.address_space<private>, #gpu.address_space<global>, #gpu.address_space<workgroup>], d = [#gpu<dim x>, #gpu<dim y>, #gpu<dim z>], e = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{a.b}], metadata = {x = 3 : i32}>, f = [#gpu.kernel_table<[#gpu.kernel_metadata<"a", i32>, #gpu.kernel_metadata<"b", () -> ()>]>, #gpu.kernel_table<>], g = [#gpu.object<#nvvm.target, offload = "x">, #gpu.object<#nvvm.target, "x">, #gpu.object<#nvvm.target, properties = {}, "\01\22\FFx">], h = [#gpu.select_object<#nvvm.target>, #gpu.select_object<1 : i8>, #gpu.select_object, #gpu.select_object<0 : i64>], i = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a"], verifyTarget = false>], j = [#nvvm.target<triple = "other">, #nvvm.target<O = 0>], k = [#gpu<all_reduce_op add>, #gpu<all_reduce_op mul>, #gpu<all_reduce_op minui>, #gpu<all_reduce_op minsi>, #gpu<all_reduce_op minnumf>, #gpu<all_reduce_op maxui>, #gpu<all_reduce_op maxsi>, #gpu<all_reduce_op maxnumf>, #gpu<all_reduce_op and>, #gpu<all_reduce_op or>, #gpu<all_reduce_op xor>, #gpu<all_reduce_op minimumf>, #gpu<all_reduce_op maximumf>], l = [#gpu<shuffle_mode xor>, #gpu<shuffle_mode up>, #gpu<shuffle_mode down>, #gpu<shuffle_mode idx>], m = [#gpu<broadcast first_active_lane>, #gpu<broadcast specific_lane>], n = !gpu.async.token} : () -> ()
  "func.func"() <{function_type = (!gpu.async.token, memref<4xf32, #gpu.address_space<workgroup>>, memref<*xf32, #gpu.address_space<private>>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = #gpu.select_object, sym_name = "compiled"}> : () -> ()
  "gpu.module"() <{sym_name = "m"}> ({
    "memref.global"() <{initial_value = dense<0> : tensor<i32>, sym_name = "counter", type = memref<i32>}> : () -> ()
    "gpu.func"() <{function_type = (memref<4xf32>, index) -> ()}> ({
    ^bb0(%arg5: memref<4xf32>, %arg6: index):
      %8 = "memref.get_global"() <{name = @counter}> : () -> memref<i32>
      %9 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %10 = "memref.atomic_rmw"(%9, %8) <{kind = 1 : i64}> : (i32, memref<i32>) -> i32
      %11 = "memref.generic_atomic_rmw"(%arg5, %arg6) ({
      ^bb0(%arg7: f32):
        %12 = "arith.mulf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.atomic_yield"(%12) : (f32) -> ()
      }) : (memref<4xf32>, index) -> f32
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "atomics", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, index, index) -> !gpu.async.token, sym_name = "tokens"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1 = "scf.if"(%arg0) ({
      %7 = "gpu.launch_func"(%0, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1, %arg0) <{kernel = @compiled::@anything, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, i1) -> !gpu.async.token
      "scf.yield"(%7) : (!gpu.async.token) -> ()
    }, {
      "scf.yield"(%0) : (!gpu.async.token) -> ()
    }) : (i1) -> !gpu.async.token
    %2 = "scf.for"(%arg2, %arg1, %arg1, %1) ({
    ^bb0(%arg3: index, %arg4: !gpu.async.token):
      %6 = "gpu.wait"(%arg4, %1) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
      "scf.yield"(%6) : (!gpu.async.token) -> ()
    }) : (index, index, index, !gpu.async.token) -> !gpu.async.token
    %3:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%2) : (!gpu.async.token) -> ()
    }) : () -> (!async.token, !async.value<!gpu.async.token>)
    %4 = "arith.select"(%arg0, %1, %2) : (i1, !gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "cf.cond_br"(%arg0, %4, %0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, !gpu.async.token, !gpu.async.token) -> ()
  ^bb1(%5: !gpu.async.token):  // 2 preds: ^bb0, ^bb0
    "func.return"(%5) : (!gpu.async.token) -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
