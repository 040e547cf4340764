// RUN: stretto-opt %s -stretto-check-memory | filecheck %s
// RUN: stretto-opt %s -stretto-check-memory=managed | filecheck %s --check-prefix=MANAGED

// Where kernels may use any memory, only bounds are checked in them.
// MANAGED: call @strettoDeviceCheckAccess
// MANAGED: gpu.func @kernel(
// MANAGED-NOT: strettoDeviceCheckAccess
// MANAGED: memref.atomic_rmw

// On the host: the index, then the address.
// CHECK-LABEL: func.func @host(
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %arg1, %{{.*}} : index
// CHECK: cf.assert %[[INSIDE]], "memref.load: index out of bounds of memref<?xf32>"
// CHECK: %[[CODE:.*]] = call @strettoDeviceCheckAccess(%{{.*}}, %{{.*}}, %{{.*}}, %c0_i32, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
// CHECK: stretto.check %[[CODE]]
// CHECK: memref.load %arg0[%arg1]
// What a function allocates itself is plainly the host's.
// CHECK: cf.assert
// CHECK-NOT: strettoDeviceCheckAccess
// CHECK: memref.store
func.func @host(%m: memref<?xf32>, %i: index) {
  %x = memref.load %m[%i] : memref<?xf32>
  %own = memref.alloc() : memref<3xf32>
  memref.store %x, %own[%i] : memref<3xf32>
  return
}

// Several elements at once: the last one is inside, too.
// CHECK-LABEL: func.func @vectors(
// CHECK: %[[LAST:.*]] = arith.addi %arg1, %c3 : index
// CHECK: arith.cmpi ult, %[[LAST]], %c8{{.*}} : index
// CHECK: cf.assert {{.*}}"vector.load: index out of bounds of memref<8xf32>"
// CHECK: arith.constant 16 : i64
// CHECK: vector.load
func.func @vectors(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %v = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

// In a kernel, on its arguments; a workgroup's own memory is checked for bounds only.
// CHECK-LABEL: gpu.func @kernel(
// CHECK: arith.constant 1 : i32
// CHECK: func.call @strettoDeviceCheckAccess
// CHECK: stretto.check
// CHECK: memref.atomic_rmw
// CHECK: cf.assert {{.*}}"memref.store: index out of bounds
// CHECK-NOT: strettoDeviceCheckAccess
// CHECK: memref.store
// CHECK: gpu.return
// CHECK: func.func private @strettoDeviceCheckAccess(!llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
gpu.module @mod {
  gpu.func @kernel(%m: memref<8xf32>, %i: index, %x: f32) workgroup(%w: memref<8xf32, 3>) kernel {
    %old = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<8xf32>) -> f32
    memref.store %old, %w[%i] : memref<8xf32, 3>
    gpu.return
  }
}
