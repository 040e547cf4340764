// RUN: stretto-opt %s -gpu-async-region | filecheck %s

// Right: the wait at the end of the inner task goes to the task behind it, from there into the outer one,
// and at last to whoever awaits that.
// MLIR: clones the outer task while a wait in it is still to be moved, and crashes.
// MLIR-OPT: -gpu-async-region
// MLIR-CRASHES

func.func @main(%m: memref<7xf32>, %n: memref<7xf32>) {
  %outer = async.execute {
    %a = async.execute {
      gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
      async.yield
    }
    %b = async.execute [%a] {
      async.yield
    }
    async.await %b : !async.token
    gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
    async.yield
  }
  async.await %outer : !async.token
  return
}
// CHECK:      %{{.*}} = async.execute -> !async.value<!gpu.async.token> {
// CHECK-NEXT: %[[A:.*]], %[[GA:.*]] = async.execute -> !async.value<!gpu.async.token> {
// CHECK:        async.yield %{{.*}} : !gpu.async.token
// CHECK:      %[[B:.*]], %[[GB:.*]] = async.execute [%[[A]]] (%[[GA]] as %[[ARG:.*]]: !async.value<!gpu.async.token>)
// CHECK-NEXT:   async.yield %[[ARG]] : !gpu.async.token
// CHECK:      async.await %[[B]] : !async.token
// CHECK-NEXT: %[[T:.*]] = async.await %[[GB]]
// CHECK-NEXT: %[[W:.*]] = gpu.wait async [%[[T]]]
// CHECK-NEXT: %[[C:.*]] = gpu.memcpy async [%[[W]]]
// CHECK-NEXT: async.yield %[[C]] : !gpu.async.token
// CHECK:      %[[D:.*]] = async.await %{{.*}} : !async.value<!gpu.async.token>
// CHECK-NEXT: gpu.wait [%[[D]]]
// CHECK-NEXT: return
