#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg3)[%c0, %c2]
    %1 = affine.apply #map(%arg3)[%c2, %c1]
    %2 = affine.apply #map(%arg3)[%arg2, %c1]
    %3 = affine.apply #map(%arg2)[%c0, %c1]
    %c8 = arith.constant 8 : index
    %4 = affine.apply #map(%c8)[%c2, %c2]
    %5 = affine.apply #map(%c16)[%c0, %arg3]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %2) threads(%arg8, %arg9, %arg10) in (%arg14 = %3, %arg15 = %4, %arg16 = %5) {
      %11 = affine.apply #map1(%arg5)[%c2, %c0]
      %12 = affine.apply #map1(%arg6)[%c1, %c2]
      %13 = affine.apply #map1(%arg7)[%c1, %arg2]
      %14 = arith.addi %arg3, %13 : index
      %c8_3 = arith.constant 8 : index
      %15 = arith.minsi %13, %c16 : index
      %16 = affine.apply #map1(%arg8)[%c1, %c0]
      %17 = affine.apply #map1(%arg9)[%c2, %c2]
      %18 = affine.apply #map1(%arg10)[%arg3, %c0]
      %19 = arith.cmpi slt, %18, %15 : index
      scf.if %19 {
        %20 = memref.load %alloc[%17, %18] : memref<?x?xf32>
        %c8_4 = arith.constant 8 : index
        scf.for %arg17 = %c0 to %c8_4 step %c1 {
          scf.for %arg18 = %c0 to %c8_4 step %arg3 {
            scf.for %arg19 = %arg2 to %c8_4 step %c2 {
              %21 = arith.addi %arg17, %12 : index
              %22 = arith.cmpi slt, %c2, %21 : index
              scf.if %22 {
                memref.store %arg4, %arg1[%21, %c2] : memref<?x?xf32>
              }
            }
          }
        }
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_1 = arith.constant 1 : index
    %6 = affine.apply #map(%arg2)[%arg2, %arg3]
    %7 = affine.apply #map(%arg3)[%c0, %c1]
    %c8_2 = arith.constant 8 : index
    %8 = affine.apply #map(%c8_2)[%c2, %c1]
    %9 = affine.apply #map(%c16)[%arg2, %c2]
    %10 = affine.apply #map(%c16)[%c0, %c1]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %6, %arg12 = %7, %arg13 = %c1_1) threads(%arg8, %arg9, %arg10) in (%arg14 = %8, %arg15 = %9, %arg16 = %10) {
      %11 = affine.apply #map1(%arg5)[%arg3, %arg2]
      %12 = affine.apply #map1(%arg6)[%c1, %c0]
      %13 = arith.addi %11, %c16 : index
      %c8_3 = arith.constant 8 : index
      %14 = affine.apply #map1(%arg8)[%c1, %c2]
      %15 = affine.apply #map1(%arg9)[%c2, %arg2]
      %16 = affine.apply #map1(%arg10)[%c1, %c0]
      %17 = arith.cmpi slt, %c16, %arg2 : index
      scf.if %17 {
        memref.store %arg4, %arg1[%arg2, %c16] : memref<?x?xf32>
      }
      %18 = arith.addi %11, %14 : index
      %19 = memref.load %arg0[%13, %arg3] : memref<?x?xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c2, %c0, %arg2) to (%arg3, %arg3, %c16, %arg3) step (%c1, %c1, %arg3, %c1) {
      memref.store %arg4, %alloc[%arg7, %arg2] : memref<?x?xf32>
      memref.store %arg4, %arg0[%c2, %arg3] : memref<?x?xf32>
      %c8 = arith.constant 8 : index
      scf.parallel (%arg9, %arg10, %arg11) = (%c0, %arg2, %c0) to (%c16, %arg8, %arg8) step (%c1, %c2, %c1) {
        %0 = arith.addi %arg8, %arg5 : index
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg12) = (%c0) to (%c8_0) step (%c2) {
          %1 = arith.cmpi slt, %0, %arg6 : index
          scf.if %1 {
            memref.store %arg4, %arg1[%arg6, %0] : memref<?x?xf32>
          }
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg3)[%c0, %c1]
    %c8 = arith.constant 8 : index
    %1 = affine.apply #map(%c8)[%arg2, %c1]
    %2 = affine.apply #map(%c16)[%c2, %c2]
    %3 = affine.apply #map(%arg2)[%arg2, %arg3]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %c1_0, %arg13 = %c1_0) threads(%arg8, %arg9, %arg10) in (%arg14 = %1, %arg15 = %2, %arg16 = %3) {
      %4 = affine.apply #map1(%arg5)[%c1, %c0]
      %5 = memref.load %alloc[%c16, %4] : memref<?x?xf32>
      %c8_1 = arith.constant 8 : index
      %6 = affine.apply #map1(%arg8)[%c1, %arg2]
      %7 = affine.apply #map1(%arg9)[%c2, %c2]
      %8 = affine.apply #map1(%arg10)[%arg3, %arg2]
      %9 = arith.cmpi slt, %7, %7 : index
      scf.if %9 {
        memref.store %arg4, %arg1[%7, %7] : memref<?x?xf32>
      }
      %c8_2 = arith.constant 8 : index
      %10 = arith.minsi %6, %c16 : index
      scf.for %arg17 = %c0 to %7 step %c2 {
        %11 = arith.cmpi slt, %8, %7 : index
        scf.if %11 {
          memref.store %arg4, %arg1[%7, %8] : memref<?x?xf32>
        }
        memref.store %arg4, %alloc[%6, %6] : memref<?x?xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c0, %c2, %arg2, %c0) to (%c16, %arg2, %arg3, %arg3) step (%c1, %c1, %arg3, %arg3) {
      %0 = memref.load %alloc[%c16, %c2] : memref<?x?xf32>
      %1 = arith.addi %arg7, %arg2 : index
      %c8 = arith.constant 8 : index
      scf.parallel (%arg9, %arg10) = (%arg2, %arg2) to (%arg5, %arg5) step (%arg3, %c1) {
        %2 = memref.load %arg1[%arg3, %arg2] : memref<?x?xf32>
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg11, %arg12, %arg13) = (%c2, %arg2, %arg2) to (%c8_0, %c16, %c8_0) step (%arg3, %c1, %c2) {
          %3 = arith.cmpi slt, %arg13, %arg5 : index
          scf.if %3 {
            memref.store %arg4, %arg1[%arg5, %arg13] : memref<?x?xf32>
          }
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg3)[%c0, %c1]
    %1 = affine.apply #map(%arg2)[%arg2, %c1]
    %c8 = arith.constant 8 : index
    %2 = affine.apply #map(%c8)[%c0, %c2]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %c1_0) threads(%arg8, %arg9, %arg10) in (%arg14 = %2, %arg15 = %c1_0, %arg16 = %c1_0) {
      %3 = affine.apply #map1(%arg5)[%c1, %c0]
      %4 = affine.apply #map1(%arg6)[%c1, %arg2]
      %c8_1 = arith.constant 8 : index
      %5 = affine.apply #map1(%arg8)[%c2, %c0]
      %6 = arith.addi %5, %arg3 : index
      %c8_2 = arith.constant 8 : index
      scf.for %arg17 = %c0 to %c8_2 step %c2 {
        scf.for %arg18 = %c0 to %c8_2 step %c1 {
          %7 = memref.load %arg0[%5, %arg17] : memref<?x?xf32>
          memref.store %arg4, %arg0[%c2, %6] : memref<?x?xf32>
        }
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6) = (%c0, %arg2) to (%arg2, %c16) step (%c1, %c1) {
      %c8_1 = arith.constant 8 : index
      scf.parallel (%arg7) = (%c0) to (%arg2) step (%c1) {
        memref.store %arg4, %arg1[%c16, %arg3] : memref<?x?xf32>
        %5 = arith.addi %arg7, %arg7 : index
        %c8_2 = arith.constant 8 : index
        scf.parallel (%arg8) = (%c0) to (%c16) step (%c1) {
          %6 = memref.load %alloc[%arg5, %arg6] : memref<?x?xf32>
          %7 = memref.load %arg1[%c2, %c16] : memref<?x?xf32>
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg2)[%c0, %c2]
    %1 = affine.apply #map(%arg3)[%c2, %c1]
    %2 = affine.apply #map(%arg2)[%c0, %arg3]
    %c8 = arith.constant 8 : index
    %3 = affine.apply #map(%c8)[%c0, %c1]
    %4 = affine.apply #map(%c16)[%c2, %arg3]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %c1_0) threads(%arg8, %arg9, %arg10) in (%arg14 = %2, %arg15 = %3, %arg16 = %4) {
      %5 = affine.apply #map1(%arg5)[%c2, %c0]
      %6 = affine.apply #map1(%arg6)[%c1, %c2]
      memref.store %arg4, %alloc[%arg2, %c16] : memref<?x?xf32>
      %c8_1 = arith.constant 8 : index
      %7 = affine.apply #map1(%arg8)[%arg3, %c0]
      %8 = affine.apply #map1(%arg9)[%c1, %c0]
      %9 = affine.apply #map1(%arg10)[%arg3, %c2]
      memref.store %arg4, %arg0[%7, %arg2] : memref<?x?xf32>
      %10 = memref.load %arg1[%c2, %arg3] : memref<?x?xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg2)[%c2, %arg3]
    %1 = affine.apply #map(%c16)[%c0, %c2]
    %2 = affine.apply #map(%c16)[%c0, %c2]
    %c8 = arith.constant 8 : index
    %3 = affine.apply #map(%c8)[%c0, %c2]
    %c8_1 = arith.constant 8 : index
    %4 = affine.apply #map(%c8_1)[%c0, %c1]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %2) threads(%arg8, %arg9, %arg10) in (%arg14 = %3, %arg15 = %4, %arg16 = %c1_0) {
      %5 = affine.apply #map1(%arg5)[%arg3, %c2]
      %6 = affine.apply #map1(%arg6)[%c2, %c0]
      %7 = affine.apply #map1(%arg7)[%c2, %c0]
      %c8_2 = arith.constant 8 : index
      %8 = affine.apply #map1(%arg8)[%c2, %c0]
      %9 = affine.apply #map1(%arg9)[%c1, %c0]
      memref.store %arg4, %alloc[%6, %arg3] : memref<?x?xf32>
      %10 = arith.addi %5, %8 : index
      %11 = arith.addi %5, %arg3 : index
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg2)[%arg2, %c1]
    %1 = affine.apply #map(%c16)[%c0, %c2]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %c1_0) threads(%arg8, %arg9, %arg10) in (%arg14 = %c1_0, %arg15 = %c1_0, %arg16 = %c1_0) {
      %6 = affine.apply #map1(%arg5)[%c1, %arg2]
      %7 = affine.apply #map1(%arg6)[%c2, %c0]
      %8 = arith.addi %arg3, %arg2 : index
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_1 = arith.constant 1 : index
    %2 = affine.apply #map(%arg2)[%arg2, %c1]
    %3 = affine.apply #map(%c16)[%c0, %c1]
    %4 = affine.apply #map(%arg3)[%c0, %c1]
    %5 = affine.apply #map(%c16)[%c0, %arg3]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %2, %arg12 = %3, %arg13 = %4) threads(%arg8, %arg9, %arg10) in (%arg14 = %5, %arg15 = %c1_1, %arg16 = %c1_1) {
      %6 = affine.apply #map1(%arg5)[%c1, %arg2]
      %7 = affine.apply #map1(%arg6)[%c1, %c0]
      %8 = affine.apply #map1(%arg7)[%c1, %c0]
      %c8 = arith.constant 8 : index
      %9 = affine.apply #map1(%arg8)[%arg3, %c0]
      %10 = arith.cmpi slt, %arg3, %6 : index
      scf.if %10 {
        memref.store %arg4, %arg1[%6, %arg3] : memref<?x?xf32>
      }
      %11 = arith.cmpi slt, %c16, %arg3 : index
      scf.if %11 {
        memref.store %arg4, %arg1[%arg3, %c16] : memref<?x?xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6) = (%arg2, %c0) to (%arg2, %c16) step (%c1, %c1) {
      %0 = memref.load %arg1[%arg3, %arg5] : memref<?x?xf32>
      %c8 = arith.constant 8 : index
      scf.parallel (%arg7, %arg8) = (%c0, %arg2) to (%arg2, %c16) step (%c1, %c1) {
        memref.store %arg4, %arg0[%arg7, %arg8] : memref<?x?xf32>
        %c8_0 = arith.constant 8 : index
        %1 = arith.minsi %arg7, %c16 : index
        scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%c8_0, %c16) step (%c1, %arg3) {
          %2 = arith.cmpi slt, %arg10, %c16 : index
          scf.if %2 {
            memref.store %arg4, %arg1[%c16, %arg10] : memref<?x?xf32>
          }
          %3 = arith.addi %arg3, %arg9 : index
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

// -----
#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%c16)[%c2, %arg3]
    %1 = affine.apply #map(%arg2)[%c2, %c1]
    %2 = affine.apply #map(%arg3)[%c0, %c2]
    %3 = affine.apply #map(%c16)[%c0, %c1]
    %4 = affine.apply #map(%arg2)[%arg2, %arg3]
    %c8 = arith.constant 8 : index
    %5 = affine.apply #map(%c8)[%c0, %c1]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %0, %arg12 = %1, %arg13 = %2) threads(%arg8, %arg9, %arg10) in (%arg14 = %3, %arg15 = %4, %arg16 = %5) {
      %10 = affine.apply #map1(%arg5)[%arg3, %c2]
      %11 = affine.apply #map1(%arg6)[%c1, %c2]
      %12 = affine.apply #map1(%arg7)[%c2, %c0]
      scf.for %arg17 = %c0 to %c16 step %c1 {
        memref.store %arg4, %arg1[%c16, %arg17] : memref<?x?xf32>
        %13 = arith.addi %c16, %c2 : index
        %c8_2 = arith.constant 8 : index
        %14 = affine.apply #map1(%arg8)[%c1, %c0]
        %15 = affine.apply #map1(%arg9)[%arg3, %arg2]
        %16 = affine.apply #map1(%arg10)[%c1, %c0]
        memref.store %arg4, %alloc[%c2, %12] : memref<?x?xf32>
        %17 = arith.addi %c2, %16 : index
      }
      gpu.terminator
    } {SCFToGPU_visited}
    %c1_1 = arith.constant 1 : index
    %6 = affine.apply #map(%arg3)[%arg2, %c1]
    %7 = affine.apply #map(%arg2)[%c0, %c1]
    %8 = affine.apply #map(%c16)[%c0, %c1]
    %9 = affine.apply #map(%arg2)[%c0, %c1]
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %6, %arg12 = %c1_1, %arg13 = %c1_1) threads(%arg8, %arg9, %arg10) in (%arg14 = %7, %arg15 = %8, %arg16 = %9) {
      %10 = affine.apply #map1(%arg5)[%c1, %arg2]
      %c8_2 = arith.constant 8 : index
      %11 = affine.apply #map1(%arg8)[%c1, %c0]
      %12 = affine.apply #map1(%arg9)[%c1, %c0]
      %13 = affine.apply #map1(%arg10)[%c1, %c0]
      %c8_3 = arith.constant 8 : index
      scf.for %arg17 = %c0 to %c16 step %c1 {
        scf.for %arg18 = %c0 to %c16 step %c1 {
          %14 = memref.load %alloc[%arg17, %arg18] : memref<?x?xf32>
          %15 = arith.addi %10, %arg18 : index
        }
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

