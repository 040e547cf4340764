// RUN: stretto-opt %s | filecheck %s
// RUN: stretto-opt %s --mlir-print-op-generic | stretto-opt | filecheck %s
// RUN: stretto-opt %s --mlir-print-op-generic | filecheck %s --check-prefix=GENERIC

module attributes {gpu.container_module} {
  // CHECK: gpu.module @kernels<#gpu.select_object> [#nvvm.target<chip = "sm_90">] attributes {a.b} {
  // GENERIC: "gpu.module"() <{offloadingHandler = #gpu.select_object, sym_name = "kernels", targets = [#nvvm.target<chip = "sm_90">]}> ({
  gpu.module @kernels <#gpu.select_object> [#nvvm.target<chip = "sm_90">] attributes {a.b} {
    // CHECK-NEXT: gpu.func @k(%arg0: memref<8xf32>, %arg1: index) workgroup(%arg2 : memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 64 : i64}) private(%arg3 : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    gpu.func @k(%m: memref<8xf32>, %n: index) workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 64 : i64}) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      // CHECK-NEXT: %thread_id_x = gpu.thread_id  x
      %0 = gpu.thread_id x
      // CHECK-NEXT: %block_id_y = gpu.block_id  y upper_bound 128
      %1 = gpu.block_id y upper_bound 128
      // CHECK-NEXT: %block_dim_z = gpu.block_dim  z
      %2 = gpu.block_dim z
      // CHECK-NEXT: %grid_dim_x = gpu.grid_dim  x
      %3 = gpu.grid_dim x
      // CHECK-NEXT: %global_id_x = gpu.global_id  x
      %4 = gpu.global_id x
      // CHECK-NEXT: %cluster_id_x = gpu.cluster_id  x
      %5 = gpu.cluster_id x
      // CHECK-NEXT: %cluster_dim_x = gpu.cluster_dim  x
      %6 = gpu.cluster_dim x
      // CHECK-NEXT: %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
      %7 = gpu.cluster_dim_blocks x
      // CHECK-NEXT: %cluster_block_id_x = gpu.cluster_block_id  x
      %8 = gpu.cluster_block_id x
      // CHECK-NEXT: %0 = gpu.lane_id
      %9 = gpu.lane_id
      // CHECK-NEXT: %1 = gpu.subgroup_id upper_bound 4 : index
      %10 = gpu.subgroup_id upper_bound 4 : index
      // CHECK-NEXT: %2 = gpu.num_subgroups : index
      %11 = gpu.num_subgroups : index
      // CHECK-NEXT: %3 = gpu.subgroup_size : index
      %12 = gpu.subgroup_size : index
      // CHECK-NEXT: gpu.barrier
      gpu.barrier
      // CHECK-NEXT: %cst = arith.constant
      %x = arith.constant 1.0 : f32
      // CHECK-NEXT: %c1_i32 = arith.constant
      %i = arith.constant 1 : i32
      // CHECK-NEXT: %4 = gpu.all_reduce  add %cst uniform {
      // CHECK-NEXT: } : (f32) -> f32
      %13 = gpu.all_reduce add %x uniform {} : (f32) -> f32
      // CHECK-NEXT: %5 = gpu.all_reduce  %cst {
      // CHECK-NEXT: ^bb0(%arg4: f32, %arg5: f32):
      // CHECK-NEXT:   %11 = arith.mulf %arg4, %arg5 : f32
      // CHECK-NEXT:   gpu.yield %11 : f32
      // CHECK-NEXT: } : (f32) -> f32
      %14 = gpu.all_reduce %x {
      ^bb0(%a: f32, %b: f32):
        %c = arith.mulf %a, %b : f32
        gpu.yield %c : f32
      } : (f32) -> f32
      // CHECK-NEXT: %6 = gpu.subgroup_reduce  maxnumf %cst uniform cluster(size = 4, stride = 2) : (f32) -> f32
      %15 = gpu.subgroup_reduce maxnumf %x uniform cluster(size = 4, stride = 2) : (f32) -> f32
      // CHECK-NEXT: %shuffleResult, %valid = gpu.shuffle  xor %cst, %c1_i32, %c1_i32 : f32
      // GENERIC: "gpu.shuffle"(%{{.*}}, %{{.*}}, %{{.*}}) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
      %16, %17 = gpu.shuffle xor %x, %i, %i : f32
      // CHECK-NEXT: %rotateResult, %valid_0 = gpu.rotate %cst, 1, 32 : f32
      %18, %19 = gpu.rotate %x, 1, 32 : f32
      // CHECK-NEXT: %7 = gpu.subgroup_broadcast %cst,  specific_lane %c1_i32 : f32
      %20 = gpu.subgroup_broadcast %x, specific_lane %i : f32
      // CHECK-NEXT: gpu.printf "x = %f\0A", %cst : f32
      gpu.printf "x = %f\n", %x : f32
      // CHECK-NEXT: %8 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %21 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      // CHECK-NEXT: %9 = gpu.warp_execute_on_lane_0(%0)[32] -> (vector<1xf32>) {
      // CHECK-NEXT:   %cst_1 = arith.constant
      // CHECK-NEXT:   gpu.yield %cst_1 : vector<32xf32>
      // CHECK-NEXT: }
      %22 = gpu.warp_execute_on_lane_0(%9)[32] -> (vector<1xf32>) {
        %v = arith.constant dense<1.0> : vector<32xf32>
        gpu.yield %v : vector<32xf32>
      }
      // CHECK-NEXT: gpu.warp_execute_on_lane_0(%0)[32] {
      // CHECK-NEXT: }
      gpu.warp_execute_on_lane_0(%9)[32] {
      }
      // CHECK-NEXT: %10 = memref.generic_atomic_rmw %arg0[%arg1] : memref<8xf32> {
      // CHECK-NEXT: ^bb0(%arg4: f32):
      // CHECK-NEXT:   memref.atomic_yield %arg4 : f32
      // CHECK-NEXT: }
      %23 = memref.generic_atomic_rmw %m[%n] : memref<8xf32> {
      ^bb0(%old: f32):
        memref.atomic_yield %old : f32
      }
      // CHECK-NEXT: gpu.return
      gpu.return
    // GENERIC: }) {gpu.kernel, sym_name = "k", workgroup_attributions = 1 : i64} : () -> ()
    }
    // CHECK: gpu.func @device(%arg0: f32) -> f32 {
    // CHECK-NEXT: gpu.return %arg0 : f32
    gpu.func @device(%a: f32) -> f32 {
      gpu.return %a : f32
    }
    // Of a function in generic form, the number of its attributions may be missing.
    // CHECK: gpu.func @minimal() {
    "gpu.func"() ({
      gpu.return
    }) {function_type = () -> (), sym_name = "minimal"} : () -> ()
  }

  // CHECK: gpu.binary @compiled <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "x">, #gpu.object<#nvvm.target, properties = {O = 2 : i32}, bin = "\00">]
  gpu.binary @compiled <#gpu.select_object<1>> [#gpu.object<#nvvm.target, fatbin = "x">, #gpu.object<#nvvm.target, properties = {O = 2 : i32}, bin = "\00">]

  // CHECK: func.func @host(
  func.func @host(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %w: i64) {
    // CHECK-NEXT: %0 = gpu.wait async
    // GENERIC: %{{.*}} = "gpu.wait"() : () -> !gpu.async.token
    %t = gpu.wait async
    // CHECK-NEXT: %memref, %asyncToken = gpu.alloc async [%0] host_shared (%arg2) : memref<?xf32>
    // GENERIC: "gpu.alloc"(%{{.*}}, %{{.*}}) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 0>}> : (!gpu.async.token, index) -> (memref<?xf32>, !gpu.async.token)
    %a, %t1 = gpu.alloc async [%t] host_shared (%n) : memref<?xf32>
    // CHECK-NEXT: %memref_0 = gpu.alloc  () : memref<8xf32>
    %b = gpu.alloc () : memref<8xf32>
    // CHECK-NEXT: %1 = gpu.memcpy async [%asyncToken, %0] %memref_0, %arg0 : memref<8xf32>, memref<8xf32>
    // GENERIC: "gpu.memcpy"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!gpu.async.token, !gpu.async.token, memref<8xf32>, memref<8xf32>) -> !gpu.async.token
    %t2 = gpu.memcpy async [%t1, %t] %b, %m : memref<8xf32>, memref<8xf32>
    // CHECK-NEXT: gpu.memset  %memref_0, %arg3 : memref<8xf32>, f32
    gpu.memset %b, %v : memref<8xf32>, f32
    // CHECK-NEXT: %2 = gpu.dealloc async %memref_0 {a.b} : memref<8xf32>
    %t3 = gpu.dealloc async %b {a.b} : memref<8xf32>
    // CHECK-NEXT: gpu.host_register %arg1 : memref<*xf32>
    gpu.host_register %u : memref<*xf32>
    // CHECK-NEXT: gpu.host_unregister %arg1 : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    // CHECK-NEXT: gpu.set_default_device %arg4
    gpu.set_default_device %i
    // CHECK-NEXT: %3 = gpu.launch_func async [%2] @kernels::@k clusters in (%arg2, %arg2, %arg2) blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2)  dynamic_shared_memory_size %arg4 args(%arg0 : memref<8xf32>, %arg2 : index)
    // GENERIC: <{kernel = @kernels::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0>}>
    %t4 = gpu.launch_func async [%t3] @kernels::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i args(%m : memref<8xf32>, %n : index)
    // CHECK-NEXT: gpu.launch_func <%arg5 : !llvm.ptr> @compiled::@any blocks in (%arg6, %arg6, %arg6) threads in (%arg6, %arg6, %arg6) : i64
    gpu.launch_func <%s : !llvm.ptr> @compiled::@any blocks in (%w, %w, %w) threads in (%w, %w, %w) : i64
    // CHECK-NEXT: gpu.launch clusters(%arg19, %arg20, %arg21) in (%arg22 = %arg2, %arg23 = %arg2, %arg24 = %arg2) blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg2, %arg14 = %arg2, %arg15 = %arg2) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg2, %arg17 = %arg2, %arg18 = %arg2) dynamic_shared_memory_size %arg4 module(@m) function(@f) workgroup(%arg25 : memref<4xf16, 3>) private(%arg26 : memref<1xf32, 5>) {
    // CHECK-NEXT:   gpu.terminator
    // CHECK-NEXT: } {a.b}
    // GENERIC: }) {a.b, workgroup_attributions = 1 : i64} :
    gpu.launch clusters(%c0, %c1, %c2) in (%c3 = %n, %c4 = %n, %c5 = %n) blocks(%b0, %b1, %b2) in (%g0 = %n, %g1 = %n, %g2 = %n)
               threads(%t0, %tt1, %tt2) in (%s0 = %n, %s1 = %n, %s2 = %n) dynamic_shared_memory_size %i module(@m) function(@f)
               workgroup(%wg: memref<4xf16, 3>) private(%pr: memref<1xf32, 5>) {
      gpu.terminator
    } {a.b}
    // MLIR neither reads nor prints what a synchronous launch depends on.
    // CHECK-NEXT: gpu.launch [%3] blocks(
    gpu.launch [%t4] blocks(%b0, %b1, %b2) in (%g0 = %n, %g1 = %n, %g2 = %n) threads(%t0, %tt1, %tt2) in (%s0 = %n, %s1 = %n, %s2 = %n) {
      gpu.terminator
    }
    // CHECK: gpu.wait [%3, %1]
    gpu.wait [%t4, %t2]
    return
  }
}
