// RUN: stretto-opt %s -gpu-to-llvm -split-input-file -verify-diagnostics

module attributes {gpu.container_module} {
  gpu.module @mod {
    gpu.func @k() kernel { gpu.return }
  }
  func.func @not_lowered(%n: index) {
    // expected-error @below {{'gpu.launch_func' op: kernel '@mod::@k' must be lowered before: run stretto-gpu-kernels-to-blocks}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-note @below {{it is here}}
  gpu.binary @mod [#gpu.object<#nvvm.target, bin = "BLOB">]
  func.func @other_device(%n: index) {
    // expected-error @below {{'gpu.launch_func' op: '@mod' is a binary for another device; the cpu device runs the kernels of a gpu.module}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel} { llvm.return }
  }
  func.func @arguments(%n: index, %m: memref<4xf32>) {
    // expected-error @below {{kernel '@mod::@k' takes 1 arguments in LLVM, got 5}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<4xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @k(%p: f32) attributes {gpu.kernel} { llvm.return }
  }
  func.func @types(%n: index, %x: f64) {
    // expected-error @below {{argument 0 of kernel '@mod::@k' is 'f32' in LLVM, got 'f64'}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f64)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @mod {
    gpu.func @k(%p: memref<*xf32>) kernel { gpu.return }
  }
  func.func @unranked(%n: index, %m: memref<*xf32>) {
    // expected-error @below {{'memref<*xf32>' can't be passed to a kernel: its descriptor is on the host's stack}}
    gpu.launch_func @mod::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<*xf32>)
    return
  }
}

// -----

func.func @not_outlined(%n: index) {
  // expected-error @below {{'gpu.launch' op must be outlined before gpu-to-llvm: run gpu-kernel-outlining first}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n)
             threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @of_the_device() {
  // expected-error @below {{failed to legalize operation 'gpu.barrier': host code can't have it}}
  gpu.barrier
  return
}

// -----

#map = affine_map<(d0) -> (d0 mod 2)>
func.func @layout() {
  // expected-error @below {{isn't strided}}
  %m = gpu.alloc () : memref<4xf32, #map>
  return
}

// -----

// expected-note @below {{this llvm.func is around it}}
llvm.func @lowered() {
  %t = gpu.wait async
  // expected-error @below {{'gpu.wait' op waits or may fail, for which the function must be a func.func}}
  gpu.wait [%t]
  llvm.return
}
