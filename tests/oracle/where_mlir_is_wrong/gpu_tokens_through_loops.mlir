// RUN: stretto-opt %s -gpu-async-region=across-regions=true | filecheck %s
// RUN: stretto-run %s --stats --leak-check 2>&1 | filecheck %s --check-prefix=STATS

// Right: the host waits once for the launches of all iterations, before it reads what they wrote.
// MLIR: waits in each iteration.
// MLIR-OPT: -gpu-async-region
// MLIR-PRINTS: scf.for .* \{(\n.*gpu.*)*\n +gpu.wait \[%\d+\]\n +\}

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @twice(%m: memref<1xi64>) kernel {
      %c0 = arith.constant 0 : index
      %x = memref.load %m[%c0] : memref<1xi64>
      %y = arith.addi %x, %x : i64
      memref.store %y, %m[%c0] : memref<1xi64>
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c20 = arith.constant 20 : index
    %one = arith.constant 1 : i64
    %m = memref.alloc() : memref<1xi64>
    memref.store %one, %m[%c0] : memref<1xi64>
    scf.for %i = %c0 to %c20 step %c1 {
      gpu.launch_func @kernels::@twice blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi64>)
    }
    %x = memref.load %m[%c0] : memref<1xi64>
    // STATS: 1048576
    // STATS: "kernel_launches": 20, "host_waits": {{[01]}},
    call @printI64(%x) : (i64) -> ()
    call @printNewline() : () -> ()
    memref.dealloc %m : memref<1xi64>
    return
  }
}
// CHECK:      %[[S:.*]] = gpu.wait async
// CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[T:.*]] = %[[S]]) -> (!gpu.async.token) {
// CHECK-NEXT:   %[[L:.*]] = gpu.launch_func async [%[[T]]]
// CHECK-NEXT:   scf.yield %[[L]] : !gpu.async.token
// CHECK-NEXT: }
// CHECK-NEXT: gpu.wait [%[[R]]]
// CHECK-NEXT: memref.load
