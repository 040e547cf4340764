// RUN: stretto-opt %s -gpu-to-llvm -split-input-file | filecheck %s

// A token is a point, an i64, wherever it goes.
// CHECK-LABEL: func.func @everywhere(
// CHECK-SAME: %arg0: i64, %arg1: i1, %arg2: !async.value<i64>) -> (i64, !async.value<i64>)
// CHECK: scf.for {{.*}} iter_args(%arg4 = %arg0) -> (i64)
// CHECK: arith.select %arg1, %arg4, %{{.*}} : i64
// CHECK: async.execute -> !async.value<i64>
// CHECK: async.yield %arg0 : i64
// CHECK: async.await %arg2 : !async.value<i64>
// CHECK: cf.br ^bb1(%{{.*}} : i64)
// CHECK: ^bb1(%{{.*}}: i64):
// CHECK: call @everywhere({{.*}}) : (i64, i1, !async.value<i64>) -> (i64, !async.value<i64>)
func.func @everywhere(%t: !gpu.async.token, %c: i1, %v: !async.value<!gpu.async.token>)
    -> (!gpu.async.token, !async.value<!gpu.async.token>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = gpu.wait async
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%u = %t) -> (!gpu.async.token) {
    %w = arith.select %c, %u, %s : !gpu.async.token
    scf.yield %w : !gpu.async.token
  }
  %task, %y = async.execute -> !async.value<!gpu.async.token> {
    async.yield %t : !gpu.async.token
  }
  %x = async.await %v : !async.value<!gpu.async.token>
  cf.br ^next(%x : !gpu.async.token)
^next(%z: !gpu.async.token):
  %f:2 = func.call @everywhere(%z, %c, %y) : (!gpu.async.token, i1, !async.value<!gpu.async.token>)
      -> (!gpu.async.token, !async.value<!gpu.async.token>)
  return %f#0, %f#1 : !gpu.async.token, !async.value<!gpu.async.token>
}

// -----

// Where the host waits, it awaits an async token for the points. Several waits share one function.
// CHECK-LABEL: func.func @waits(
// CHECK: %[[SITE:.*]] = stretto.site "gpu.wait" : i32
// CHECK: %[[TOKEN:.*]] = call @__stretto_gpu_token_2(%[[SITE]], %arg0, %arg1) : (i32, i64, i64) -> !async.token
// CHECK: async.await %[[TOKEN]] : !async.token
// CHECK: call @__stretto_gpu_token_1(
// A wait for one token is that token; one for none is a new stream's beginning; one for several joins them.
// CHECK: call @__stretto_gpu_join_0(
// CHECK: %[[JOINED:.*]] = call @__stretto_gpu_join_2({{.*}}, %{{.*}}, %arg0)
// CHECK: return %[[JOINED]], %arg1 : i64, i64
// CHECK: func.func private @__stretto_gpu_token_2(%arg0: i32, %arg1: i64, %arg2: i64) -> !async.token {
// CHECK: %[[ARRAY:.*]] = llvm.alloca %{{.*}} x i64
// CHECK: llvm.store %arg1, %[[ARRAY]]
// CHECK: %[[SECOND:.*]] = llvm.getelementptr %[[ARRAY]][1]
// CHECK: llvm.store %arg2, %[[SECOND]]
// CHECK: %[[MADE:.*]] = call @strettoDeviceToken(%[[ARRAY]], %{{.*}}, %arg0) : (!llvm.ptr, i64, i32) -> !async.token
// CHECK: return %[[MADE]] : !async.token
// CHECK: func.func private @strettoDeviceToken(!llvm.ptr, i64, i32) -> !async.token
func.func @waits(%a: !gpu.async.token, %b: !gpu.async.token) -> (!gpu.async.token, !gpu.async.token) {
  gpu.wait [%a, %b]
  gpu.wait [%b]
  gpu.wait
  %s = gpu.wait async
  %j = gpu.wait async [%s, %a]
  %one = gpu.wait async [%b]
  return %j, %one : !gpu.async.token, !gpu.async.token
}

// -----

// Memory: sizes in bytes; a negative size makes -1 of them, which the device refuses.
// CHECK-LABEL: func.func @memory(
// CHECK: %[[NEGATIVE:.*]] = llvm.icmp "slt"
// CHECK: %[[BYTES:.*]] = llvm.select %[[NEGATIVE]]
// CHECK: %[[NEW:.*]]:2 = call @__stretto_gpu_alloc_1(%[[BYTES]], %{{.*}}, %{{.*}}, %arg2) : (i64, i32, i32, i64) -> (!llvm.ptr, i64)
// CHECK: call @__stretto_gpu_fill_f32_1({{.*}}, %arg1, {{.*}}, %[[NEW]]#1)
// CHECK: call @__stretto_gpu_copy_1(
// A strided memref is copied and filled by sizes and strides.
// CHECK: call @__stretto_gpu_copy_rank2_1(
// CHECK: call @__stretto_gpu_fill_f32_rank2_1(
// CHECK: call @__stretto_gpu_free_2(
// CHECK: call @strettoDeviceAlloc({{.*}}) : (i64, i32, !llvm.ptr, i64, i32, !llvm.ptr) -> !llvm.ptr
// CHECK: call @strettoDeviceFill({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64, i32) -> i64
// CHECK: call @strettoDeviceCopy({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, i64, i32) -> i64
// CHECK: call @strettoDeviceCopyStrided(
// CHECK: call @strettoDeviceFillStrided(
// CHECK: call @strettoDeviceFree({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i32) -> i64
func.func @memory(%n: index, %v: f32, %t: !gpu.async.token, %s: memref<8x4xf32, strided<[?, 1]>>) {
  %m, %a = gpu.alloc async [%t] (%n) : memref<?x4xf32>
  %b = gpu.memset async [%a] %m, %v : memref<?x4xf32>, f32
  %c = gpu.memcpy async [%b] %m, %m : memref<?x4xf32>, memref<?x4xf32>
  %k = memref.cast %m : memref<?x4xf32> to memref<8x4xf32>
  %d = gpu.memcpy async [%c] %s, %k : memref<8x4xf32, strided<[?, 1]>>, memref<8x4xf32>
  %e = gpu.memset async [%d] %s, %v : memref<8x4xf32, strided<[?, 1]>>, f32
  %f = gpu.dealloc async [%d, %e] %m : memref<?x4xf32>
  return
}

// -----

// Synchronous forms: the same, and the host waits for the op's own point.
// CHECK-LABEL: func.func @synchronous(
// CHECK: %[[NEW:.*]]:2 = call @__stretto_gpu_alloc_0(
// CHECK: call @__stretto_gpu_token_1(%{{.*}}, %[[NEW]]#1)
// CHECK: async.await
// CHECK: %[[COPIED:.*]] = call @__stretto_gpu_copy_0(
// CHECK: call @__stretto_gpu_token_1(%{{.*}}, %[[COPIED]])
// CHECK: async.await
// CHECK: %[[FREED:.*]] = call @__stretto_gpu_free_0(
// CHECK: call @__stretto_gpu_token_1(%{{.*}}, %[[FREED]])
// CHECK: async.await
func.func @synchronous(%h: memref<4xi8>) {
  %m = gpu.alloc host_shared () : memref<4xi8>
  gpu.memcpy %m, %h : memref<4xi8>, memref<4xi8>
  gpu.dealloc %m : memref<4xi8>
  return
}

// -----

// Registration takes unranked memrefs apart at run time; it fails, as the choice of a device, by a code.
// CHECK-LABEL: func.func @host(
// CHECK: %[[CODE:.*]] = call @__stretto_gpu_register(
// CHECK: stretto.check %[[CODE]]
// CHECK: call @__stretto_gpu_unregister(
// CHECK: %[[DEVICE:.*]] = llvm.call @strettoDeviceSetDefault(%arg1, %{{.*}}) : (i32, i32) -> i32
// CHECK: stretto.check %[[DEVICE]]
// CHECK: func.func private @__stretto_gpu_register(
// CHECK: scf.for
// CHECK: llvm.call @strettoDeviceHostRegister(
func.func @host(%m: memref<*xf64>, %d: i32) {
  gpu.host_register %m : memref<*xf64>
  gpu.host_unregister %m : memref<*xf64>
  gpu.set_default_device %d
  return
}

// -----

// A launch passes the kernel's descriptor, the grid, and the addresses of the arguments' values.
// CHECK-LABEL: func.func @launches(
// CHECK: %[[SIZE:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK: %[[SITE:.*]] = stretto.site "gpu.launch_func @mod::@k" : i32
// CHECK: call @__stretto_gpu_launch_mod_k_1(%[[SIZE]], %[[SIZE]], {{.*}}, %arg2, %[[SITE]], %arg3)
// CHECK: %[[SYNC:.*]] = call @__stretto_gpu_launch_mod_k_0(
// CHECK: call @__stretto_gpu_token_1(%{{.*}}, %[[SYNC]])
// On a caller's stream: whoever made the stream waits.
// CHECK: call @__stretto_gpu_launch_on_mod_k_0(%arg4
// CHECK-NEXT: return
// CHECK: func.func private @__stretto_gpu_launch_mod_k_1(
// CHECK: %[[GRID:.*]] = llvm.alloca %{{.*}} x i64
// CHECK: %[[KERNEL:.*]] = llvm.mlir.addressof @__stretto_kernel_mod_k
// CHECK: %[[MEMREF:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[FLOAT:.*]] = llvm.alloca %{{.*}} x f32
// CHECK: %[[POINTERS:.*]] = llvm.alloca %{{.*}} x !llvm.ptr
// CHECK: llvm.call @strettoDeviceLaunch(%[[KERNEL]], %{{.*}}, %[[POINTERS]], %{{.*}}, %{{.*}}, %{{.*}})
// CHECK: llvm.call @strettoDeviceLaunchOn(%arg0,
module attributes {gpu.container_module} {
  gpu.binary @mod [#gpu.object<#stretto.cpu, offload = "">]
  llvm.mlir.global internal constant @__stretto_kernel_mod_k() {stretto.kernel_type = (memref<8xf32>, f32) -> ()} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  func.func @launches(%m: memref<8xf32>, %n: index, %x: f32, %t: !gpu.async.token, %s: !llvm.ptr) {
    %a = gpu.launch_func async [%t] @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
        args(%m : memref<8xf32>, %x : f32)
    gpu.launch_func @mod::@k clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n)
        args(%m : memref<8xf32>, %x : f32)
    gpu.launch_func <%s : !llvm.ptr> @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
        args(%m : memref<8xf32>, %x : f32)
    return
  }
}

// -----

// A kernel that was an llvm.func takes the fields of descriptors.
// CHECK-LABEL: func.func @fields(
// CHECK: call @__stretto_gpu_launch_mod_k_0({{.*}}) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> i64
module attributes {gpu.container_module} {
  gpu.binary @mod [#gpu.object<#stretto.cpu, offload = "">]
  llvm.mlir.global internal constant @__stretto_kernel_mod_k() {stretto.kernel_type = !llvm.func<void (ptr, ptr, i64, i64, i64)>} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  func.func @fields(%m: memref<8xf32>, %n: index) {
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<8xf32>)
    return
  }
}
