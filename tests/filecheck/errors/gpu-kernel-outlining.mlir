// RUN: stretto-opt %s -gpu-kernel-outlining --split-input-file --verify-diagnostics

func.func @nested(%n: index) {
  // expected-note @below {{the kernel is that of this 'gpu.launch' op}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    // expected-error @below {{'gpu.launch' op inside of a kernel can't be outlined: a kernel can't launch another one}}
    gpu.launch blocks(%o, %p, %q) in (%r = %n, %s = %n, %t = %n) threads(%u, %v, %w) in (%x = %n, %y = %n, %z = %n) {
      gpu.terminator
    }
    gpu.terminator
  }
  return
}

// -----

// MLIR looks for the kernel under its own name in the module around, and dereferences null.
module attributes {gpu.container_module} {
  gpu.module @lib {
    gpu.func @dev() kernel { gpu.return }
  }
  func.func @host(%n: index) {
    // expected-note @below {{the kernel is that of this 'gpu.launch' op}}
    gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
      // expected-error @below {{'gpu.launch_func' op inside of a kernel can't be outlined}}
      gpu.launch_func @lib::@dev blocks in (%n, %n, %n) threads in (%n, %n, %n)
      gpu.terminator
    }
    return
  }
}

// -----

func.func @missing(%n: index) {
  // expected-note @below {{the kernel is that of this launch}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    // expected-error @below {{'arith.constant' op can't be outlined: the module around has no symbol @nowhere::@table}}
    %x = arith.constant {refers = @nowhere::@table} 1 : index
    gpu.terminator
  }
  return
}
