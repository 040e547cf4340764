// RUN: stretto-opt %s -gpu-kernel-outlining | filecheck %s
// RUN: stretto-opt %s '-gpu-kernel-outlining=data-layout-str=#dlti.dl_spec<index = 32 : i64>' | filecheck %s --check-prefix=LAYOUT

memref.global "private" constant @table : memref<4xf32> = dense<1.0>
func.func private @deep()
func.func private @helper() {
  func.call @deep() : () -> ()
  return
}

func.func @host(%m: memref<4xf32>, %n: index, %x: f32, %bytes: i32) {
  %one = arith.constant 1 : index
  %many = arith.constant 300 : index
  %s = gpu.wait async
  %t = gpu.launch async [%s] blocks(%a, %b, %c) in (%d = %one, %e = %many, %f = %one)
       threads(%g, %h, %i) in (%j = %n, %k = %one, %l = %one) dynamic_shared_memory_size %bytes
       workgroup(%w : memref<4xf32, 3>) private(%p : memref<2xf32, 5>) {
    memref.store %x, %m[%a] : memref<4xf32>
    memref.store %x, %w[%j] : memref<4xf32, 3>
    gpu.terminator
  }
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one)
      module(@kernels) function(@named) {
    %r = memref.get_global @table : memref<4xf32>
    func.call @helper() : () -> ()
    cf.br ^next
  ^next:
    gpu.terminator
  }
  gpu.launch clusters(%o, %q, %u) in (%v = %one, %w = %one, %y = %one)
      blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    memref.store %x, %m[%o] : memref<4xf32>
    gpu.terminator
  }
  return
}
// CHECK: module attributes {gpu.container_module} {
// CHECK-LABEL: func.func @host(
// CHECK:         %[[T:.*]] = gpu.launch_func async [%{{.*}}] @host_kernel::@host_kernel blocks in (%c1, %c300, %c1) threads in (%arg1, %c1, %c1)  dynamic_shared_memory_size %arg3 args(%arg2 : f32, %arg0 : memref<4xf32>)
// CHECK-NEXT:    gpu.launch_func  @kernels::@named blocks in (%arg1, %arg1, %arg1) threads in (%c1, %c1, %c1)
// CHECK-NEXT:    gpu.launch_func  @host_kernel_0::@host_kernel clusters in (%c1, %c1, %c1) blocks in
// CHECK-NEXT:    return
// CHECK:       gpu.module @host_kernel {
// CHECK-NEXT:    gpu.func @host_kernel(%arg0: f32, %arg1: memref<4xf32>) workgroup(%arg2 : memref<4xf32, 3>) private(%arg3 : memref<2xf32, 5>) kernel attributes {known_grid_size = array<i32: 1, 300, 1>} {
// CHECK-NEXT:      %block_id_x = gpu.block_id x
// CHECK:           %block_dim_x = gpu.block_dim x
// CHECK:           memref.store %arg0, %arg1[%block_id_x] : memref<4xf32>
// CHECK-NEXT:      memref.store %arg0, %arg2[%block_dim_x] : memref<4xf32, 3>
// CHECK-NEXT:      gpu.return
// CHECK:       gpu.module @kernels {
// CHECK-NEXT:    gpu.func @named() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
// CHECK:           memref.get_global @table
// CHECK-NEXT:      func.call @helper() : () -> ()
// CHECK-NEXT:      cf.br ^bb1
// CHECK-NEXT:    ^bb1:
// CHECK-NEXT:      gpu.return
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.global "private" constant @table
// CHECK-NEXT:    func.func private @helper() {
// CHECK:         func.func private @deep()
// CHECK-NEXT:  }
// CHECK-NEXT:  gpu.module @host_kernel_0 {
// CHECK:           %cluster_id_x = gpu.cluster_id x
// CHECK:           memref.store %{{.*}}, %{{.*}}[%cluster_id_x] : memref<4xf32>

// LAYOUT:      gpu.module @host_kernel attributes {dlti.dl_spec = #dlti.dl_spec<
// LAYOUT:      gpu.module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<
