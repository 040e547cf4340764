module attributes {gpu.container_module} {
gpu.module @m <#gpu.select_object<0>> [#nvvm.target<chip = "sm_90">, #nvvm.target] attributes {x = 1 : i32} {
  gpu.func @k(%a: memref<8xf32> {llvm.noalias}, %n: index) workgroup(%w : memref<4x4xf16, 3> {a.b = 3 : i32}, %w2: memref<4xf32, #gpu.address_space<workgroup>>) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 1,1,1>, known_cluster_size = array<i32: 1,1,1>, foo = "bar"} {
    %0 = gpu.thread_id x
    %1 = gpu.block_id y upper_bound 128
    %2 = gpu.block_dim z
    %3 = gpu.grid_dim x
    %4 = gpu.global_id x
    %5 = gpu.cluster_dim x
    %6 = gpu.cluster_dim_blocks x
    %7 = gpu.cluster_id x
    %8 = gpu.cluster_block_id x
    %9 = gpu.lane_id
    %10 = gpu.lane_id upper_bound 32
    %11 = gpu.subgroup_id upper_bound 4 : index
    %12 = gpu.num_subgroups : index
    %13 = gpu.subgroup_size : index
    gpu.barrier
    %c = arith.constant 1.0 : f32
    %r = gpu.all_reduce add %c uniform {} : (f32) -> f32
    %r2 = gpu.all_reduce %c {
      ^bb(%x: f32, %y: f32):
        %z = arith.addf %x, %y : f32
        "gpu.yield"(%z) : (f32) -> ()
    } : (f32) -> f32
    %s = gpu.subgroup_reduce maxnumf %c uniform : (f32) -> f32
    %s2 = gpu.subgroup_reduce add %c cluster(size = 4, stride = 2) : (f32) -> f32
    %i1 = arith.constant 1 : i32
    %i32 = arith.constant 32 : i32
    %q, %pp = gpu.shuffle xor %c, %i1, %i32 : f32
    %q2, %pp2 = gpu.rotate %c, 1, 32 : f32
    gpu.printf "hello %d\n", %i1 : i32
    gpu.printf "hello\n"
    %dyn = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %b1 = gpu.subgroup_broadcast %c, first_active_lane : f32
    %b2 = gpu.subgroup_broadcast %c, specific_lane %i1 : f32
    %lane = gpu.lane_id
    %ww = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<1xf32>) {
       %vv = arith.constant dense<1.0> : vector<32xf32>
       gpu.yield %vv : vector<32xf32>
    }
    gpu.warp_execute_on_lane_0(%lane)[32] {
    }
    gpu.return
  }
  gpu.func @dev(%a: f32) -> (f32 {llvm.x}) { gpu.return %a : f32 }
  gpu.func @nothing() { gpu.return }
}
gpu.module @empty {}
gpu.binary @bin <#gpu.select_object<1>> [#gpu.object<#nvvm.target, "abc">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "de\00f">]
gpu.binary @bin2 [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "zz">] 
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64) {
  %t = gpu.wait async
  %t2 = gpu.wait async [%t, %t]
  gpu.wait [%t]
  gpu.wait
  %a, %ta = gpu.alloc async [%t] host_shared (%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %a2 = gpu.alloc () {x = 1 : i32} : memref<8xf32>
  %td = gpu.dealloc async [%ta] %a2 : memref<8xf32>
  gpu.dealloc %m : memref<8xf32>
  gpu.memcpy %m, %a2 : memref<8xf32>, memref<8xf32>
  gpu.memset %m, %v : memref<8xf32>, f32
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u : memref<*xf32>
  gpu.set_default_device %i
  %tl = gpu.launch_func async [%t] @m::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i args(%m : memref<8xf32>, %n : index) {x = 1 : i32}
  gpu.launch_func <%s : !llvm.ptr> @m::@k blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64 args(%m : memref<8xf32>, %n : index)
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<8xf32>, %n : index)
  gpu.launch clusters(%ca, %cb, %cc) in (%ka = %n, %kb = %n, %kc = %n) blocks(%aa, %bb, %ccc) in (%d = %n, %e = %n, %f = %n)
             threads(%g, %hh, %ii) in (%j = %n, %k = %n, %l = %n) dynamic_shared_memory_size %i module(@foo) function(@bar)
             workgroup(%w : memref<4x4xf16, 3>) private(%pp : memref<1xf32, 5>) {
    gpu.terminator
  } {x = 1 : i32}
  %tz = gpu.launch async [%t] blocks(%aa, %bb, %ccc) in (%d = %n, %e = %n, %f = %n)
             threads(%g, %hh, %ii) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%n: index) kernel { 
    %v = arith.constant 1.0 : f32
    %i = arith.constant 1 : i32
    %vec = arith.constant dense<1.0> : vector<4xf32>
    %s = gpu.subgroup_reduce add %v {x} : (f32) -> f32
    %s2 = gpu.subgroup_reduce add %v cluster(size = 4) {x} : (f32) -> f32
    %s3 = "gpu.subgroup_reduce"(%v) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
    %s4 = "gpu.subgroup_reduce"(%vec) <{op = #gpu<all_reduce_op add>}> : (vector<4xf32>) -> vector<4xf32>
    %s5 = gpu.all_reduce %v {
      ^bb(%a: f32, %b: f32):
        gpu.yield {y} %a : f32
    } {x} : (f32) -> f32
    %q, %p = gpu.shuffle idx %vec, %i, %i {x} : vector<4xf32>
    %q1, %p1 = gpu.rotate %vec, 3, 16 {x} : vector<4xf32>
    gpu.printf "a \"q\" %d\t" {x}, %n, %v : index, f32
    gpu.printf "a" {x}
    %d = gpu.dynamic_shared_memory {x} : memref<?xi8, #gpu.address_space<workgroup>>
    %b1 = gpu.subgroup_broadcast %vec, first_active_lane {x} : vector<4xf32>
    %tid = gpu.thread_id y upper_bound 7 {x}
    %tid2 = gpu.thread_id y {x}
    %lid2 = gpu.lane_id {x}
    %lid3 = gpu.subgroup_id {x} : index
    %w:2 = gpu.warp_execute_on_lane_0(%tid)[64] args(%vec, %v: vector<4xf32>, f32) -> (vector<4xf32>, f32) {
      ^bb(%a: vector<256xf32>, %b: f32):
      gpu.yield %a, %b : vector<256xf32>, f32
    } {x}
    gpu.warp_execute_on_lane_0(%tid)[1] args(%v: f32) {
      ^bb(%b: f32):
    }
    gpu.barrier {x}
    gpu.return {x}
  }
  gpu.func @e(%a: memref<4xf32>, %b: i32) workgroup() private() kernel attributes {known_block_size = array<i32: 1, 2, 3>} { cf.br ^bb1 
  ^bb1:
   gpu.return }
  gpu.func @f() private(%p: memref<1xf32, #gpu.address_space<private>> {a.b}) attributes {sym_visibility = "private"} { gpu.return }
  gpu.func @vis() attributes {sym_visibility = "nested", gpu.kernel} { gpu.return }
  func.func @ff() { func.return }
  llvm.func @ll() attributes {gpu.kernel} { llvm.return }
} 
gpu.module @m2<#gpu.select_object> attributes {x} {
}
gpu.binary @bin <#gpu.select_object> {x} [#gpu.object<#nvvm.target, "abc">] 
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64) {
  %t = gpu.wait async {x}
  gpu.wait {x}
  gpu.wait [%t] {x}
  gpu.wait []
  %t3 = gpu.wait async []
  %a, %ta = gpu.alloc async ()  : memref<8xf32>
  %a1 = gpu.alloc host_shared ()  : memref<8xf32>
  %a5 = gpu.alloc [%t] host_shared ()  : memref<8xf32>
  %a6 = gpu.alloc [%t] (%n)  : memref<8x?xf32>
  %a4, %ta4 = gpu.alloc async host_shared () {x} : memref<8xf32>
  %td = gpu.dealloc async %a {x} : memref<8xf32>
  gpu.dealloc [%td] %a : memref<8xf32>
  gpu.memcpy [%td, %t] %m, %a : memref<8xf32>, memref<8xf32> {x}
  %z= gpu.memcpy async %m, %a : memref<8xf32>, memref<8xf32>
  %z1= gpu.memset async %m, %v : memref<8xf32>, f32 {x}
  gpu.memset [%z1] %m, %v : memref<8xf32>, f32
  gpu.host_register %u {x} : memref<*xf32>
  gpu.set_default_device {x} %i
  %l1 = gpu.launch_func async @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
  %l2 = gpu.launch_func async <%s : !llvm.ptr> @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
  gpu.launch_func [%t] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
  gpu.launch_func [%t] @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n)
  gpu.launch_func [%t] @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i {x}
  gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) {x}
  gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) args() {x}
  gpu.launch_func @m::@ll clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 {x}
  gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) : index
  gpu.launch_func @m::@ll blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64 dynamic_shared_memory_size %i
  %unused = gpu.launch async [%t] blocks(%aa, %bb, %ccc) in (%d = %n, %e = %n, %f = %n)
             threads(%g, %hh, %ii) in (%j = %n, %k = %n, %l = %n) workgroup() private() {
    gpu.terminator {x}
  }
  %zz = gpu.launch async blocks(%aa, %bb, %ccc) in (%d = %n, %e = %n, %f = %n)
             threads(%g, %hh, %ii) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator {x}
  } {x}
  return
}
}
// -----
func.func private @attributes() attributes {
  a = #gpu.loop_dim_map<processor = thread_y, map = (d0)[s0] -> (d0 + s0 * 2), bound = (d0) -> (d0)>,
  b = [#gpu.block<x>, #gpu.thread<linear_dim_0>, #gpu.warp<y>, #gpu.warpgroup<linear_dim_2>, #gpu.lane<z>, #gpu.mask<3>],
  c = [#gpu.address_space<private>, #gpu.address_space<global>, #gpu.address_space<workgroup>],
  d = [#gpu<dim x>, #gpu<dim y>, #gpu<dim z>],
  e = #gpu.kernel_metadata<"k", (i32) -> (), metadata = {x = 3 : i32}, arg_attrs = [{a.b}]>,
  f = [#gpu.kernel_table<[#gpu.kernel_metadata<"b", ()->()>, #gpu.kernel_metadata<"a", i32>]>, #gpu.kernel_table<>],
  g = [#gpu.object<#nvvm.target, offload = "x">, #gpu.object<#nvvm.target, fatbin = "x">, #gpu.object<#nvvm.target, properties = {}, "\01\22\ffx">],
  h = [#gpu.select_object<#nvvm.target>, #gpu.select_object<1 : i8>, #gpu.select_object, #gpu.select_object<0>],
  i = [#nvvm.target<>, #nvvm.target<O = 3, triple = "nvptx64-nvidia-cuda", chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a"], verifyTarget = false>],
  j = [#nvvm.target<O = 2, chip = "sm_50", triple = "other">, #nvvm.target<verifyTarget = true, O = 0>],
  k = [#gpu<all_reduce_op add>, #gpu<all_reduce_op mul>, #gpu<all_reduce_op minui>, #gpu<all_reduce_op minsi>, #gpu<all_reduce_op minnumf>, #gpu<all_reduce_op maxui>, #gpu<all_reduce_op maxsi>, #gpu<all_reduce_op maxnumf>, #gpu<all_reduce_op and>, #gpu<all_reduce_op or>, #gpu<all_reduce_op xor>, #gpu<all_reduce_op minimumf>, #gpu<all_reduce_op maximumf>],
  l = [#gpu<shuffle_mode xor>, #gpu<shuffle_mode up>, #gpu<shuffle_mode down>, #gpu<shuffle_mode idx>],
  m = [#gpu<broadcast first_active_lane>, #gpu<broadcast specific_lane>],
  n = !gpu.async.token
}
func.func private @types(!gpu.async.token, memref<4xf32, #gpu.address_space<workgroup>>, memref<*xf32, #gpu.address_space<private>>)
// -----
module attributes {gpu.container_module} {
  gpu.binary @compiled [#gpu.object<#nvvm.target, "x">]
  gpu.module @m {
    memref.global @counter : memref<i32> = dense<0>
    gpu.func @atomics(%m: memref<4xf32>, %i: index) kernel {
      %c = memref.get_global @counter : memref<i32>
      %one = arith.constant 1 : i32
      %old = memref.atomic_rmw addi %one, %c[] : (i32, memref<i32>) -> i32
      %new = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
      ^bb0(%x: f32):
        %y = arith.mulf %x, %x : f32
        memref.atomic_yield %y : f32
      }
      gpu.return
    }
  }
  func.func @tokens(%c: i1, %n: index, %lb: index) -> !gpu.async.token {
    %t = gpu.wait async
    %v = scf.if %c -> (!gpu.async.token) {
      %u = gpu.launch_func async [%t] @compiled::@anything blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%c : i1)
      scf.yield %u : !gpu.async.token
    } else {
      scf.yield %t : !gpu.async.token
    }
    %w = scf.for %i = %lb to %n step %n iter_args(%x = %v) -> (!gpu.async.token) {
      %u = gpu.wait async [%x, %v]
      scf.yield %u : !gpu.async.token
    }
    %a, %r = async.execute -> !async.value<!gpu.async.token> {
      async.yield %w : !gpu.async.token
    }
    %u = arith.select %c, %v, %w : !gpu.async.token
    cf.cond_br %c, ^bb1(%u : !gpu.async.token), ^bb1(%t : !gpu.async.token)
  ^bb1(%x: !gpu.async.token):
    return %x : !gpu.async.token
  }
}
