module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %cst = arith.constant 2.000000e+00 : f32
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) private(%arg17 : memref<2xf32, 5>) {
      memref.store %arg2, %arg0[%arg14, %arg9] : memref<?x?xf32>
      gpu.terminator
    }
    %0 = arith.addf %cst, %arg2 : f32
    %cst_0 = arith.constant 1.500000e+00 : f32
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) private(%arg17 : memref<2xf32, 5>) {
      %cst_1 = arith.constant 2.000000e+00 : f32
      %cst_2 = arith.constant 1.500000e+00 : f32
      gpu.barrier
      scf.for %arg18 = %arg12 to %arg7 step %arg5 {
        scf.if %arg3 {
          %5 = func.call @twice(%0) : (f32) -> f32
          memref.store %cst_1, %arg0[%arg5, %arg14] : memref<?x?xf32>
        }
        %4 = arith.select %arg3, %arg12, %arg16 : index
      }
      scf.if %arg3 {
        memref.store %cst_2, %arg0[%arg9, %arg13] : memref<?x?xf32>
        scf.for %arg18 = %arg7 to %arg7 step %arg5 {
          %4 = func.call @twice(%0) : (f32) -> f32
          %c0 = arith.constant 0 : index
        }
      }
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %3 = func.call @scale(%cst_2) : (f32) -> f32
      gpu.terminator
    }
    %c1 = arith.constant 1 : index
    %1 = arith.addf %cst, %arg2 : f32
    %2 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %c1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %c1) workgroup(%arg17 : memref<4xf32, 3>) private(%arg18 : memref<2xf32, 5>) {
      %cst_1 = arith.constant 2.000000e+00 : f32
      %c1_2 = arith.constant 1 : index
      %3 = func.call @scale(%1) : (f32) -> f32
      %4 = func.call @twice(%cst_1) : (f32) -> f32
      %5 = memref.get_global @table : memref<4xf32>
      %6 = memref.load %5[%c1_2] : memref<4xf32>
      %7 = memref.load %arg0[%arg1, %arg10] : memref<?x?xf32>
      scf.for %arg19 = %arg9 to %arg16 step %arg11 {
        %8 = arith.cmpi slt, %arg14, %arg1 : index
        %9 = memref.load %arg0[%arg6, %arg15] : memref<?x?xf32>
      }
      gpu.terminator
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %1 = arith.select %arg3, %arg1, %arg1 : index
    %cst_0 = arith.constant 1.500000e+00 : f32
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %0) dynamic_shared_memory_size %arg4 {
      %cst_1 = arith.constant 1.500000e+00 : f32
      gpu.terminator
    }
    %dim = memref.dim %arg0, %arg1 : memref<?x?xf32>
    %2 = arith.addi %dim, %dim : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch clusters(%arg17, %arg18, %arg19) in (%arg20 = %c1, %arg21 = %1, %arg22 = %1) blocks(%arg5, %arg6, %arg7) in (%arg11 = %c0, %arg12 = %0, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %dim, %arg15 = %c1, %arg16 = %dim) module(@more) workgroup(%arg23 : memref<4xf32, 3>) {
      memref.store %arg2, %arg0[%2, %arg6] : memref<?x?xf32>
      %c300 = arith.constant 300 : index
      gpu.barrier
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.addf %arg2, %arg2 : f32
    %1 = arith.addf %arg2, %0 : f32
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) dynamic_shared_memory_size %arg4 module(@kernels) {
      %2 = arith.addi %arg12, %arg7 : index
      %3 = func.call @scale(%0) : (f32) -> f32
      scf.if %arg3 {
        memref.store %0, %arg0[%arg15, %arg9] : memref<?x?xf32>
        %5 = memref.get_global @table : memref<4xf32>
        %6 = memref.load %5[%arg8] : memref<4xf32>
      }
      %4 = arith.addi %arg14, %arg6 : index
      scf.for %arg17 = %arg5 to %arg11 step %arg12 {
        scf.if %arg3 {
          %6 = memref.get_global @table : memref<4xf32>
          %7 = memref.load %6[%arg16] : memref<4xf32>
          %8 = arith.addf %1, %7 : f32
        }
        %5 = arith.addi %arg5, %arg17 : index
      }
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.cmpi slt, %arg1, %arg1 : index
    %1 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) {
      %2 = memref.load %arg0[%arg12, %arg6] : memref<?x?xf32>
      %3 = arith.addi %arg12, %arg12 : index
      %4 = memref.load %arg0[%arg11, %arg16] : memref<?x?xf32>
      scf.for %arg17 = %arg9 to %3 step %arg16 {
        scf.if %arg3 {
          gpu.barrier
          memref.store %2, %arg0[%arg14, %arg17] : memref<?x?xf32>
        }
        scf.for %arg18 = %arg13 to %arg15 step %arg14 {
          %5 = func.call @twice(%2) : (f32) -> f32
          %6 = memref.get_global @table : memref<4xf32>
          %7 = memref.load %6[%3] : memref<4xf32>
        }
      }
      scf.for %arg17 = %arg14 to %arg13 step %arg15 {
        %c1 = arith.constant 1 : index
        %5 = func.call @scale(%arg2) : (f32) -> f32
      }
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %c32 = arith.constant 32 : index
    %0 = arith.select %arg3, %c32, %arg1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %c32, %arg12 = %0, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %0, %arg16 = %arg1) private(%arg17 : memref<2xf32, 5>) {
      %1 = memref.get_global @table : memref<4xf32>
      %2 = memref.load %1[%arg14] : memref<4xf32>
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %dim = memref.dim %arg0, %arg1 : memref<?x?xf32>
    gpu.launch clusters(%arg17, %arg18, %arg19) in (%arg20 = %dim, %arg21 = %arg1, %arg22 = %arg1) blocks(%arg5, %arg6, %arg7) in (%arg11 = %dim, %arg12 = %dim, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %dim, %arg16 = %arg1) module(@more) workgroup(%arg23 : memref<4xf32, 3>) {
      memref.store %arg2, %arg0[%arg22, %arg13] : memref<?x?xf32>
      %4 = memref.load %arg0[%arg10, %arg18] : memref<?x?xf32>
      %5 = memref.get_global @table : memref<4xf32>
      %6 = memref.load %5[%arg1] : memref<4xf32>
      gpu.terminator
    }
    %0 = arith.addf %arg2, %arg2 : f32
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %arg1, %dim : index
    %2 = arith.addf %0, %arg2 : f32
    %3 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %c0, %arg13 = %c0) threads(%arg8, %arg9, %arg10) in (%arg14 = %dim, %arg15 = %dim, %arg16 = %arg1) {
      %4 = arith.select %arg3, %arg11, %arg15 : index
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.addf %arg2, %arg2 : f32
    %1 = arith.addi %arg1, %arg1 : index
    %cst = arith.constant 1.500000e+00 : f32
    %2 = arith.select %arg3, %arg1, %arg1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %2, %arg16 = %2) module(@kernels) {
      %4 = memref.get_global @table : memref<4xf32>
      %5 = memref.load %4[%arg7] : memref<4xf32>
      %6 = func.call @twice(%arg2) : (f32) -> f32
      gpu.terminator
    }
    %3 = arith.addi %1, %arg1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %2, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %2, %arg15 = %2, %arg16 = %2) private(%arg17 : memref<2xf32, 5>) {
      scf.for %arg18 = %arg13 to %arg1 step %arg13 {
        %4 = arith.select %arg3, %arg7, %3 : index
        scf.for %arg19 = %arg18 to %arg12 step %3 {
          memref.store %arg2, %arg0[%arg10, %1] : memref<?x?xf32>
          %5 = func.call @twice(%arg2) : (f32) -> f32
        }
      }
      gpu.terminator
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %dim = memref.dim %arg0, %arg1 : memref<?x?xf32>
    %0 = arith.addf %arg2, %arg2 : f32
    gpu.launch clusters(%arg17, %arg18, %arg19) in (%arg20 = %dim, %arg21 = %arg1, %arg22 = %arg1) blocks(%arg5, %arg6, %arg7) in (%arg11 = %dim, %arg12 = %dim, %arg13 = %dim) threads(%arg8, %arg9, %arg10) in (%arg14 = %dim, %arg15 = %arg1, %arg16 = %arg1) {
      scf.if %arg3 {
        %2 = arith.addf %0, %0 : f32
        gpu.barrier
      }
      %1 = memref.load %arg0[%arg6, %arg15] : memref<?x?xf32>
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c1, %c1 : index
    %1 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %c1, %arg13 = %0) threads(%arg8, %arg9, %arg10) in (%arg14 = %0, %arg15 = %0, %arg16 = %arg1) dynamic_shared_memory_size %arg4 {
      scf.if %arg3 {
        gpu.barrier
        memref.store %arg2, %arg0[%arg1, %arg11] : memref<?x?xf32>
      }
      gpu.terminator
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.select %arg3, %c0, %c0 : index
    %2 = arith.select %arg3, %c0, %c0 : index
    %3 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %2, %arg12 = %arg1, %arg13 = %0) threads(%arg8, %arg9, %arg10) in (%arg14 = %0, %arg15 = %arg1, %arg16 = %c0) {
      %4 = memref.load %arg0[%arg15, %0] : memref<?x?xf32>
      scf.if %arg3 {
        gpu.barrier
        %5 = memref.get_global @table : memref<4xf32>
        %6 = memref.load %5[%arg13] : memref<4xf32>
      }
      gpu.barrier
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %c0, %arg12 = %c1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %c0, %arg15 = %arg1, %arg16 = %arg1) function(@f0_kernel) workgroup(%arg17 : memref<4xf32, 3>) {
      %c1_0 = arith.constant 1 : index
      %1 = memref.get_global @table : memref<4xf32>
      %2 = memref.load %1[%arg8] : memref<4xf32>
      %3 = memref.load %arg0[%c1_0, %arg11] : memref<?x?xf32>
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      memref.store %2, %arg0[%arg11, %arg1] : memref<?x?xf32>
      gpu.terminator
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.addi %arg1, %arg1 : index
    %dim = memref.dim %arg0, %0 : memref<?x?xf32>
    gpu.launch clusters(%arg17, %arg18, %arg19) in (%arg20 = %0, %arg21 = %0, %arg22 = %dim) blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %0, %arg13 = %dim) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %dim) private(%arg23 : memref<2xf32, 5>) {
      scf.for %arg24 = %arg12 to %arg13 step %dim {
        memref.store %arg2, %arg0[%arg10, %arg17] : memref<?x?xf32>
        %6 = memref.get_global @table : memref<4xf32>
        %7 = memref.load %6[%arg22] : memref<4xf32>
      }
      gpu.terminator
    }
    %1 = arith.addf %arg2, %arg2 : f32
    %2 = arith.addf %arg2, %arg2 : f32
    %3 = arith.select %arg3, %0, %arg1 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %3, %arg13 = %c1) threads(%arg8, %arg9, %arg10) in (%arg14 = %dim, %arg15 = %3, %arg16 = %dim) workgroup(%arg17 : memref<4xf32, 3>) private(%arg18 : memref<2xf32, 5>) {
      %c1_1 = arith.constant 1 : index
      %cst = arith.constant 2.000000e+00 : f32
      scf.for %arg19 = %c1_1 to %arg16 step %arg12 {
        scf.if %arg3 {
          %6 = arith.addi %arg5, %3 : index
          %c1_2 = arith.constant 1 : index
        }
        scf.if %arg3 {
          memref.store %cst, %arg0[%3, %arg15] : memref<?x?xf32>
          gpu.barrier
        }
      }
      gpu.terminator
    }
    %dim_0 = memref.dim %arg0, %dim : memref<?x?xf32>
    %4 = arith.addi %0, %c1 : index
    %c300 = arith.constant 300 : index
    %5 = arith.cmpi slt, %c1, %0 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %dim_0, %arg12 = %3, %arg13 = %dim_0) threads(%arg8, %arg9, %arg10) in (%arg14 = %3, %arg15 = %3, %arg16 = %3) {
      %6 = arith.addf %2, %1 : f32
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg3, %arg1, %arg1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %c0, %arg12 = %c0, %arg13 = %c0) threads(%arg8, %arg9, %arg10) in (%arg14 = %0, %arg15 = %arg1, %arg16 = %c0) dynamic_shared_memory_size %arg4 function(@f0_kernel) {
      memref.store %arg2, %arg0[%arg12, %arg6] : memref<?x?xf32>
      scf.if %arg3 {
        scf.for %arg17 = %arg5 to %arg13 step %arg16 {
          %6 = func.call @scale(%arg2) : (f32) -> f32
          %7 = memref.load %arg0[%arg16, %arg16] : memref<?x?xf32>
        }
        scf.if %arg3 {
          gpu.barrier
          %6 = memref.load %arg0[%arg7, %arg10] : memref<?x?xf32>
        }
      }
      %2 = func.call @twice(%arg2) : (f32) -> f32
      %3 = func.call @twice(%2) : (f32) -> f32
      %4 = memref.get_global @table : memref<4xf32>
      %5 = memref.load %4[%arg15] : memref<4xf32>
      gpu.terminator
    }
    %c1 = arith.constant 1 : index
    %1 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %c1, %arg13 = %0) threads(%arg8, %arg9, %arg10) in (%arg14 = %c0, %arg15 = %c1, %arg16 = %c0) dynamic_shared_memory_size %arg4 workgroup(%arg17 : memref<4xf32, 3>) private(%arg18 : memref<2xf32, 5>) {
      %c1_0 = arith.constant 1 : index
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %2 = memref.load %arg0[%arg11, %arg13] : memref<?x?xf32>
      gpu.terminator
    }
    return
  }
}

// -----
module {
  memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  func.func private @outer_space(f32)
  func.func @scale(%arg0: f32) -> f32 {
    %0 = memref.get_global @table : memref<4xf32>
    %c0 = arith.constant 0 : index
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = arith.mulf %arg0, %1 : f32
    return %2 : f32
  }
  func.func @twice(%arg0: f32) -> f32 {
    %0 = call @scale(%arg0) : (f32) -> f32
    call @outer_space(%0) : (f32) -> ()
    return %0 : f32
  }
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c1, %arg1 : index
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %0, %arg13 = %c1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %0, %arg16 = %c1) workgroup(%arg17 : memref<4xf32, 3>) private(%arg18 : memref<2xf32, 5>) {
      scf.if %arg3 {
        %2 = func.call @twice(%arg2) : (f32) -> f32
        %3 = func.call @scale(%arg2) : (f32) -> f32
      }
      gpu.terminator
    }
    %cst = arith.constant 2.000000e+00 : f32
    %1 = gpu.launch async clusters(%arg17, %arg18, %arg19) in (%arg20 = %0, %arg21 = %arg1, %arg22 = %arg1) blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %c1, %arg15 = %arg1, %arg16 = %arg1) dynamic_shared_memory_size %arg4 {
      %c1_0 = arith.constant 1 : index
      %cst_1 = arith.constant 2.000000e+00 : f32
      scf.if %arg3 {
        %2 = memref.load %arg0[%arg21, %c1_0] : memref<?x?xf32>
        %3 = memref.load %arg0[%arg10, %arg20] : memref<?x?xf32>
      }
      scf.if %arg3 {
        scf.for %arg23 = %arg5 to %arg20 step %arg8 {
          memref.store %cst_1, %arg0[%arg8, %arg20] : memref<?x?xf32>
          memref.store %arg2, %arg0[%arg1, %arg15] : memref<?x?xf32>
        }
        %2 = func.call @twice(%arg2) : (f32) -> f32
      }
      gpu.terminator
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %c32 = arith.constant 32 : index
    %1 = arith.addi %c32, %0 : index
    %2 = gpu.launch async clusters(%arg17, %arg18, %arg19) in (%arg20 = %arg1, %arg21 = %arg1, %arg22 = %0) blocks(%arg5, %arg6, %arg7) in (%arg11 = %c32, %arg12 = %0, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %0, %arg15 = %arg1, %arg16 = %arg1) dynamic_shared_memory_size %arg4 {
      %cst_0 = arith.constant 2.000000e+00 : f32
      %3 = memref.get_global @table : memref<4xf32>
      %4 = memref.load %3[%arg5] : memref<4xf32>
      memref.store %arg2, %arg0[%arg18, %arg10] : memref<?x?xf32>
      scf.if %arg3 {
        %5 = memref.get_global @table : memref<4xf32>
        %6 = memref.load %5[%arg20] : memref<4xf32>
        memref.store %cst_0, %arg0[%0, %arg9] : memref<?x?xf32>
      }
      gpu.terminator
    }
    return
  }
}

