// RUN: stretto-opt %s -gpu-async-region --allow-unregistered-dialect | filecheck %s

// Right: the host waits at the end of a block, also if no terminator ends it.
// MLIR: goes on with the token behind the region, where it isn't known.
// MLIR-OPT: -gpu-async-region --allow-unregistered-dialect
// MLIR-SAYS: does not dominate this use

func.func @main(%m: memref<7xf32>, %n: memref<7xf32>) {
  "some.region"() ({
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
  }) : () -> ()
  gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
  return
}
// CHECK:      %[[T:.*]] = gpu.memcpy async
// CHECK-NEXT: gpu.wait [%[[T]]]
// CHECK-NEXT: })
// CHECK:      %[[U:.*]] = gpu.memcpy async
// CHECK-NEXT: gpu.wait [%[[U]]]
// CHECK-NEXT: return
