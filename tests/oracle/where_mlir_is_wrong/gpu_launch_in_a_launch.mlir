// RUN: not stretto-opt %s -gpu-kernel-outlining 2>&1 | filecheck %s
// EXIT: 1

// Right: a kernel can't launch another one.
// MLIR: makes kernels of both, and the outer one launches the inner one, in a module beside its own.
// MLIR-OPT: -gpu-kernel-outlining
// MLIR-PRINTS: gpu.module @outer_kernel_0 \{(\n.*)*gpu.launch_func +@outer_kernel::@outer_kernel

// CHECK: error: 'gpu.launch' op inside of a kernel can't be outlined
func.func @outer() {
  %one = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one)
             threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    gpu.barrier
    gpu.barrier
    gpu.launch blocks(%a2, %b2, %c2) in (%d2 = %one, %e2 = %one, %f2 = %one)
               threads(%g2, %h2, %i2) in (%j2 = %one, %k2 = %one, %l2 = %one) {
      gpu.terminator
    }
    gpu.terminator
  }
  return
}
