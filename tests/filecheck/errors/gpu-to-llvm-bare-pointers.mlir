// RUN: stretto-opt %s -gpu-to-llvm=use-bare-pointers-for-kernels -verify-diagnostics
// RUN: not stretto-opt %s -gpu-to-llvm=intersperse-sizes-for-kernels 2>&1 | filecheck %s
// CHECK: error: gpu-to-llvm: intersperse-sizes-for-kernels needs use-bare-pointers-for-kernels

module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel} { llvm.return }
  }
  func.func @dynamic(%n: index, %m: memref<?xf32>) {
    // expected-error @below {{'gpu.launch_func' op: 'memref<?xf32>' can't be passed as a bare pointer: it isn't static}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<?xf32>)
    return
  }
}
