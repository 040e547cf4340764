// RUN: stretto-opt %s -gpu-async-region | filecheck %s
// RUN: stretto-run %s --leak-check

// Right: memory that the host shares is allocated synchronously, and all that follows is lowered.
// MLIR: makes the allocation asynchronous, which its own gpu-to-llvm then leaves as it is.
// MLIR-OPT: -gpu-async-region -gpu-to-llvm
// MLIR-PRINTS: gpu.alloc async \[%\d+\] host_shared

func.func @main() {
  %m = gpu.alloc host_shared () : memref<7xf32>
  gpu.dealloc %m : memref<7xf32>
  return
}
// CHECK:      gpu.alloc host_shared ()
