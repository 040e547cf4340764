#map = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {gpu.container_module} {
  gpu.module @m<#gpu.select_object<0 : i64>> [#nvvm.target<chip = "sm_90">, #nvvm.target] attributes {x = 1 : i32} {
    gpu.func @k(%arg0: memref<8xf32> {llvm.noalias}, %arg1: index) workgroup(%arg2 : memref<4x4xf16, 3> {a.b = 3 : i32}, %arg3 : memref<4xf32, #gpu.address_space<workgroup>>) private(%arg4 : memref<1xf32, 5>) kernel attributes {foo = "bar", known_block_size = array<i32: 1, 2, 3>, known_cluster_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %thread_id_x = gpu.thread_id  x
      %block_id_y = gpu.block_id  y upper_bound 128
      %block_dim_z = gpu.block_dim  z
      %grid_dim_x = gpu.grid_dim  x
      %global_id_x = gpu.global_id  x
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
      %cluster_id_x = gpu.cluster_id  x
      %cluster_block_id_x = gpu.cluster_block_id  x
      %0 = gpu.lane_id
      %1 = gpu.lane_id upper_bound 32
      %2 = gpu.subgroup_id upper_bound 4 : index
      %3 = gpu.num_subgroups : index
      %4 = gpu.subgroup_size : index
      gpu.barrier
      %cst = arith.constant 1.000000e+00 : f32
      %5 = gpu.all_reduce  add %cst uniform {
      } : (f32) -> f32
      %6 = gpu.all_reduce  %cst {
      ^bb0(%arg5: f32, %arg6: f32):
        %14 = arith.addf %arg5, %arg6 : f32
        gpu.yield %14 : f32
      } : (f32) -> f32
      %7 = gpu.subgroup_reduce  maxnumf %cst uniform : (f32) -> f32
      %8 = gpu.subgroup_reduce  add %cst cluster(size = 4, stride = 2) : (f32) -> f32
      %c1_i32 = arith.constant 1 : i32
      %c32_i32 = arith.constant 32 : i32
      %shuffleResult, %valid = gpu.shuffle  xor %cst, %c1_i32, %c32_i32 : f32
      %rotateResult, %valid_0 = gpu.rotate %cst, 1, 32 : f32
      gpu.printf "hello %d\0A", %c1_i32 : i32
      gpu.printf "hello\0A"
      %9 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %10 = gpu.subgroup_broadcast %cst,  first_active_lane : f32
      %11 = gpu.subgroup_broadcast %cst,  specific_lane %c1_i32 : f32
      %12 = gpu.lane_id
      %13 = gpu.warp_execute_on_lane_0(%12)[32] -> (vector<1xf32>) {
        %cst_1 = arith.constant dense<1.000000e+00> : vector<32xf32>
        gpu.yield %cst_1 : vector<32xf32>
      }
      gpu.warp_execute_on_lane_0(%12)[32] {
      }
      gpu.return
    }
    gpu.func @dev(%arg0: f32) -> (f32 {llvm.x}) {
      gpu.return %arg0 : f32
    }
    gpu.func @nothing() {
      gpu.return
    }
  }
  gpu.module @empty {
  }
  gpu.binary @bin <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "abc">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "de\00f">]
  gpu.binary @bin2  [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "zz">]
  func.func @h(%arg0: memref<8xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32, %arg4: i32, %arg5: !llvm.ptr, %arg6: i64) {
    %0 = gpu.wait async
    %1 = gpu.wait async [%0, %0]
    gpu.wait [%0]
    gpu.wait 
    %memref, %asyncToken = gpu.alloc async [%0] host_shared (%arg2)[%arg2] : memref<?xf32, #map>
    %memref_0 = gpu.alloc  () {x = 1 : i32} : memref<8xf32>
    %2 = gpu.dealloc async [%asyncToken] %memref_0 : memref<8xf32>
    gpu.dealloc  %arg0 : memref<8xf32>
    gpu.memcpy  %arg0, %memref_0 : memref<8xf32>, memref<8xf32>
    gpu.memset  %arg0, %arg3 : memref<8xf32>, f32
    gpu.host_register %arg1 : memref<*xf32>
    gpu.host_unregister %arg1 : memref<*xf32>
    gpu.set_default_device %arg4
    %3 = gpu.launch_func async [%0] @m::@k clusters in (%arg2, %arg2, %arg2) blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg4 args(%arg0 : memref<8xf32>, %arg2 : index) {x = 1 : i32}
    gpu.launch_func <%arg5 : !llvm.ptr> @m::@k blocks in (%arg6, %arg6, %arg6) threads in (%arg6, %arg6, %arg6) : i64 args(%arg0 : memref<8xf32>, %arg2 : index)
    gpu.launch_func  @m::@k blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg0 : memref<8xf32>, %arg2 : index)
    gpu.launch clusters(%arg19, %arg20, %arg21) in (%arg22 = %arg2, %arg23 = %arg2, %arg24 = %arg2) blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg2, %arg14 = %arg2, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg2, %arg17 = %arg2, %arg18 = %arg2) dynamic_shared_memory_size %arg4 module(@foo) function(@bar) workgroup(%arg25 : memref<4x4xf16, 3>) private(%arg26 : memref<1xf32, 5>) {
      gpu.terminator
    } {x = 1 : i32}
    %4 = gpu.launch async [%0] blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg2, %arg14 = %arg2, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg2, %arg17 = %arg2, %arg18 = %arg2) {
      gpu.terminator
    }
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%arg0: index) kernel {
      %cst = arith.constant 1.000000e+00 : f32
      %c1_i32 = arith.constant 1 : i32
      %cst_0 = arith.constant dense<1.000000e+00> : vector<4xf32>
      %0 = gpu.subgroup_reduce  add %cst {x} : (f32) -> f32
      %1 = gpu.subgroup_reduce  add %cst cluster(size = 4) {x} : (f32) -> f32
      %2 = gpu.subgroup_reduce  add %cst : (f32) -> f32
      %3 = gpu.subgroup_reduce  add %cst_0 : (vector<4xf32>) -> vector<4xf32>
      %4 = gpu.all_reduce  %cst {
      ^bb0(%arg1: f32, %arg2: f32):
        gpu.yield {y} %arg1 : f32
      } {x} : (f32) -> f32
      %shuffleResult, %valid = gpu.shuffle  idx %cst_0, %c1_i32, %c1_i32 {x} : vector<4xf32>
      %rotateResult, %valid_1 = gpu.rotate %cst_0, 3, 16 {x} : vector<4xf32>
      gpu.printf "a \22q\22 %d\09" {x}, %arg0, %cst : index, f32
      gpu.printf "a" {x}
      %5 = gpu.dynamic_shared_memory {x} : memref<?xi8, #gpu.address_space<workgroup>>
      %6 = gpu.subgroup_broadcast %cst_0,  first_active_lane {x} : vector<4xf32>
      %thread_id_y = gpu.thread_id  y upper_bound 7 {x}
      %thread_id_y_2 = gpu.thread_id  y {x}
      %7 = gpu.lane_id {x}
      %8 = gpu.subgroup_id {x} : index
      %9:2 = gpu.warp_execute_on_lane_0(%thread_id_y)[64] args(%cst_0, %cst : vector<4xf32>, f32) -> (vector<4xf32>, f32) {
      ^bb0(%arg1: vector<256xf32>, %arg2: f32):
        gpu.yield %arg1, %arg2 : vector<256xf32>, f32
      } {x}
      gpu.warp_execute_on_lane_0(%thread_id_y)[1] args(%cst : f32) {
      ^bb0(%arg1: f32):
      }
      gpu.barrier {x}
      gpu.return {x}
    }
    gpu.func @e(%arg0: memref<4xf32>, %arg1: i32) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      gpu.return
    }
    gpu.func @f() private(%arg0 : memref<1xf32, #gpu.address_space<private>> {a.b}) attributes {sym_visibility = "private"} {
      gpu.return
    }
    gpu.func @vis() kernel attributes {sym_visibility = "nested"} {
      gpu.return
    }
    func.func @ff() {
      return
    }
    llvm.func @ll() attributes {gpu.kernel} {
      llvm.return
    }
  }
  gpu.module @m2<#gpu.select_object> attributes {x} {
  }
  gpu.binary @bin  {x} [#gpu.object<#nvvm.target, "abc">]
  func.func @h(%arg0: memref<8xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32, %arg4: i32, %arg5: !llvm.ptr, %arg6: i64) {
    %0 = gpu.wait async {x}
    gpu.wait  {x}
    gpu.wait [%0] {x}
    gpu.wait 
    %1 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async () : memref<8xf32>
    %memref_0 = gpu.alloc  host_shared () : memref<8xf32>
    %memref_1 = gpu.alloc [%0] host_shared () : memref<8xf32>
    %memref_2 = gpu.alloc [%0] (%arg2) : memref<8x?xf32>
    %memref_3, %asyncToken_4 = gpu.alloc async host_shared () {x} : memref<8xf32>
    %2 = gpu.dealloc async %memref {x} : memref<8xf32>
    gpu.dealloc [%2] %memref : memref<8xf32>
    gpu.memcpy [%2, %0] %arg0, %memref : memref<8xf32>, memref<8xf32> {x}
    %3 = gpu.memcpy async %arg0, %memref : memref<8xf32>, memref<8xf32>
    %4 = gpu.memset async %arg0, %arg3 : memref<8xf32>, f32 {x}
    gpu.memset [%4] %arg0, %arg3 : memref<8xf32>, f32
    gpu.host_register %arg1 {x} : memref<*xf32>
    gpu.set_default_device {x} %arg4
    %5 = gpu.launch_func async @m::@k blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg2 : index)
    %6 = gpu.launch_func async<%arg5 : !llvm.ptr> @m::@k blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg2 : index)
    gpu.launch_func [%0] @m::@k blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  args(%arg2 : index)
    gpu.launch_func [%0] @m::@ll blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  
    gpu.launch_func [%0] @m::@ll blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg4  {x}
    gpu.launch_func  @m::@ll blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)   {x}
    gpu.launch_func  @m::@ll blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)   {x}
    gpu.launch_func  @m::@ll clusters in (%arg4, %arg4, %arg4) blocks in (%arg4, %arg4, %arg4) threads in (%arg4, %arg4, %arg4) : i32  {x}
    gpu.launch_func  @m::@ll blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  
    gpu.launch_func  @m::@ll blocks in (%arg6, %arg6, %arg6) threads in (%arg6, %arg6, %arg6) : i64 dynamic_shared_memory_size %arg4 
    %7 = gpu.launch async [%0] blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg2, %arg14 = %arg2, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg2, %arg17 = %arg2, %arg18 = %arg2) {
      gpu.terminator {x}
    }
    %8 = gpu.launch async blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg2, %arg14 = %arg2, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg2, %arg17 = %arg2, %arg18 = %arg2) {
      gpu.terminator {x}
    } {x}
    return
  }
}
// -----
module {
  func.func private @attributes() attributes {a = #gpu.loop_dim_map<processor = thread_y, map = (d0)[s0] -> (d0 + s0 * 2), bound = (d0) -> (d0)>, b = [#gpu.block<x>, #gpu.thread<linear_dim_0>, #gpu.warp<y>, #gpu.warpgroup<linear_dim_2>, #gpu.lane<z>, #gpu.mask<3>], c = [#gpu.address_space<private>, #gpu.address_space<global>, #gpu.address_space<workgroup>], d = [#gpu<dim x>, #gpu<dim y>, #gpu<dim z>], e = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{a.b}], metadata = {x = 3 : i32}>, f = [#gpu.kernel_table<[#gpu.kernel_metadata<"a", i32>, #gpu.kernel_metadata<"b", () -> ()>]>, #gpu.kernel_table<>], g = [#gpu.object<#nvvm.target, offload = "x">, #gpu.object<#nvvm.target, "x">, #gpu.object<#nvvm.target, properties = {}, "\01\22\FFx">], h = [#gpu.select_object<#nvvm.target>, #gpu.select_object<1 : i8>, #gpu.select_object, #gpu.select_object<0 : i64>], i = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a"], verifyTarget = false>], j = [#nvvm.target<triple = "other">, #nvvm.target<O = 0>], k = [#gpu<all_reduce_op add>, #gpu<all_reduce_op mul>, #gpu<all_reduce_op minui>, #gpu<all_reduce_op minsi>, #gpu<all_reduce_op minnumf>, #gpu<all_reduce_op maxui>, #gpu<all_reduce_op maxsi>, #gpu<all_reduce_op maxnumf>, #gpu<all_reduce_op and>, #gpu<all_reduce_op or>, #gpu<all_reduce_op xor>, #gpu<all_reduce_op minimumf>, #gpu<all_reduce_op maximumf>], l = [#gpu<shuffle_mode xor>, #gpu<shuffle_mode up>, #gpu<shuffle_mode down>, #gpu<shuffle_mode idx>], m = [#gpu<broadcast first_active_lane>, #gpu<broadcast specific_lane>], n = !gpu.async.token}
  func.func private @types(!gpu.async.token, memref<4xf32, #gpu.address_space<workgroup>>, memref<*xf32, #gpu.address_space<private>>)
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @compiled  [#gpu.object<#nvvm.target, "x">]
  gpu.module @m {
    memref.global @counter : memref<i32> = dense<0>
    gpu.func @atomics(%arg0: memref<4xf32>, %arg1: index) kernel {
      %0 = memref.get_global @counter : memref<i32>
      %c1_i32 = arith.constant 1 : i32
      %1 = memref.atomic_rmw addi %c1_i32, %0[] : (i32, memref<i32>) -> i32
      %2 = memref.generic_atomic_rmw %arg0[%arg1] : memref<4xf32> {
      ^bb0(%arg2: f32):
        %3 = arith.mulf %arg2, %arg2 : f32
        memref.atomic_yield %3 : f32
      }
      gpu.return
    }
  }
  func.func @tokens(%arg0: i1, %arg1: index, %arg2: index) -> !gpu.async.token {
    %0 = gpu.wait async
    %1 = scf.if %arg0 -> (!gpu.async.token) {
      %5 = gpu.launch_func async [%0] @compiled::@anything blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  args(%arg0 : i1)
      scf.yield %5 : !gpu.async.token
    } else {
      scf.yield %0 : !gpu.async.token
    }
    %2 = scf.for %arg3 = %arg2 to %arg1 step %arg1 iter_args(%arg4 = %1) -> (!gpu.async.token) {
      %5 = gpu.wait async [%arg4, %1]
      scf.yield %5 : !gpu.async.token
    }
    %token, %bodyResults = async.execute -> !async.value<!gpu.async.token> {
      async.yield %2 : !gpu.async.token
    }
    %3 = arith.select %arg0, %1, %2 : !gpu.async.token
    cf.cond_br %arg0, ^bb1(%3 : !gpu.async.token), ^bb1(%0 : !gpu.async.token)
  ^bb1(%4: !gpu.async.token):  // 2 preds: ^bb0, ^bb0
    return %4 : !gpu.async.token
  }
}
