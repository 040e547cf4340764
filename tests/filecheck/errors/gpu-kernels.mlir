// RUN: stretto-opt %s -stretto-gpu-kernels-to-blocks="method=fission" --split-input-file --verify-diagnostics

gpu.module @branches {
  gpu.func @k(%c: i1) kernel {
    cf.br ^loop
  ^loop:
    // expected-error @below {{'gpu.barrier' op can't be cut into loops over threads: threads wait for each other between branches of control flow}}
    gpu.barrier
    cf.cond_br %c, ^loop, ^end
  ^end:
    gpu.return
  }
}

// -----

gpu.module @arms {
  gpu.func @k(%n: index) kernel {
    %t = gpu.thread_id x
    %c = arith.cmpi ult, %t, %n : index
    // expected-error @below {{'scf.if' op can't be cut into loops over threads: threads differ in its condition and wait for each other in both arms}}
    scf.if %c {
      gpu.barrier
    } else {
      gpu.barrier
    }
    gpu.return
  }
}

// -----

gpu.module @sizes {
  // expected-error @below {{workgroup memory of type 'memref<?xf32>' has no known size}}
  gpu.func @k() workgroup(%s: memref<?xf32, 3>) kernel {
    %c0 = arith.constant 0 : index
    %f = arith.constant 1.0 : f32
    memref.store %f, %s[%c0] : memref<?xf32, 3>
    gpu.return
  }
}
