// RUN: not stretto-run %s --leak-check --stats 2>&1 | filecheck %s
// EXIT: 3
// A thread's assert fails: the launch does, what depends on it doesn't run, and the host gets message and place.
// CHECK-NOT: unreachable
// CHECK: kernel_assert.mlir:[[# @LINE + 15]]:7: error: thread 5 is not welcome
// CHECK-NOT: leak
// CHECK: "live_objects": 0, "kernel_launches": 2
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @other() kernel {
      gpu.printf "unreachable\n"
      gpu.return
    }
    gpu.func @guarded(%m: memref<64xf32>) kernel {
      %five = arith.constant 5 : index
      %t = gpu.thread_id x
      %ok = arith.cmpi ne, %t, %five : index
      %zero = arith.constant 0.0 : f32
      memref.store %zero, %m[%t] : memref<64xf32>
      cf.assert %ok, "thread 5 is not welcome"
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %m, %a = gpu.alloc async () : memref<64xf32>
    %b = gpu.launch_func async [%a] @kernels::@guarded blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%m : memref<64xf32>)
    %c = gpu.launch_func async [%b] @kernels::@other blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    %d = gpu.dealloc async [%c] %m : memref<64xf32>
    gpu.wait [%d]
    return
  }
}
