// RUN: stretto-opt %s -gpu-to-llvm="use-bare-pointers-for-kernels intersperse-sizes-for-kernels" | filecheck %s

// A kernel that was an llvm.func takes the pointer of a memref, and its bytes after it.
// CHECK-LABEL: func.func @pointer(
// CHECK: call @__stretto_gpu_launch_mod_pointer_0({{.*}}) : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, !llvm.ptr, i64, i32) -> i64
module attributes {gpu.container_module} {
  gpu.binary @mod [#gpu.object<#stretto.cpu, offload = "">]
  llvm.mlir.global internal constant @__stretto_kernel_mod_pointer() {stretto.kernel_type = !llvm.func<void (ptr, i64)>} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  func.func @pointer(%m: memref<8xf32>, %n: index) {
    gpu.launch_func @mod::@pointer blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<8xf32>)
    return
  }
}
