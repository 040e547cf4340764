module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c2, %arg2) to (%arg3, %arg3, %arg3) step (%c2, %c1, %c1) {
      %0 = arith.addi %arg3, %arg7 : index
      %c8 = arith.constant 8 : index
      %1 = arith.minsi %arg7, %c16 : index
      scf.parallel (%arg8, %arg9, %arg10) = (%c0, %c2, %c0) to (%arg2, %c8, %1) step (%c1, %c2, %arg3) {
        %2 = memref.load %alloc[%arg9, %arg10] : memref<?x?xf32>
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg11, %arg12, %arg13) = (%c0, %c0, %arg2) to (%c8_0, %c8_0, %c8_0) step (%c1, %arg3, %c2) {
          %3 = arith.addi %arg11, %arg6 : index
          %4 = arith.cmpi slt, %c2, %3 : index
          scf.if %4 {
            memref.store %arg4, %arg1[%3, %c2] : memref<?x?xf32>
          }
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg5, %arg6) = (%arg2, %c0) to (%arg2, %arg3) step (%arg3, %c1) {
      %0 = arith.addi %arg5, %c16 : index
      %c8 = arith.constant 8 : index
      scf.parallel (%arg7, %arg8, %arg9) = (%c2, %arg2, %c0) to (%c8, %c16, %c16) step (%c1, %c2, %c1) {
        %2 = arith.cmpi slt, %c16, %arg2 : index
        scf.if %2 {
          memref.store %arg4, %arg1[%arg2, %c16] : memref<?x?xf32>
        }
        %3 = arith.addi %arg5, %arg7 : index
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      %1 = memref.load %arg0[%0, %arg3] : memref<?x?xf32>
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5) = (%c0) to (%arg3) step (%c1) {
      %0 = memref.load %alloc[%c16, %arg5] : memref<?x?xf32>
      %c8 = arith.constant 8 : index
      scf.parallel (%arg6, %arg7, %arg8) = (%arg2, %c2, %arg2) to (%c8, %c16, %arg2) step (%c1, %c2, %arg3) {
        %1 = arith.cmpi slt, %arg7, %arg7 : index
        scf.if %1 {
          memref.store %arg4, %arg1[%arg7, %arg7] : memref<?x?xf32>
        }
        %c8_0 = arith.constant 8 : index
        %2 = arith.minsi %arg6, %c16 : index
        scf.parallel (%arg9) = (%c0) to (%arg7) step (%c2) {
          %3 = arith.cmpi slt, %arg8, %arg7 : index
          scf.if %3 {
            memref.store %arg4, %arg1[%arg7, %arg8] : memref<?x?xf32>
          }
          memref.store %arg4, %alloc[%arg6, %arg6] : memref<?x?xf32>
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6) = (%c0, %arg2) to (%arg3, %arg2) step (%c1, %c1) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg7) = (%c0) to (%c8) step (%c2) {
        %0 = arith.addi %arg7, %arg3 : index
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%c8_0, %c8_0) step (%c2, %c1) {
          %1 = memref.load %arg0[%arg7, %arg8] : memref<?x?xf32>
          memref.store %arg4, %arg0[%c2, %0] : memref<?x?xf32>
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
    scf.parallel (%arg5, %arg6) = (%c0, %arg2) to (%arg2, %c16) step (%c1, %c1) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg7) = (%c0) to (%arg2) step (%c1) {
        memref.store %arg4, %arg1[%c16, %arg3] : memref<?x?xf32>
        %0 = arith.addi %arg7, %arg7 : index
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg8) = (%c0) to (%c16) step (%c1) {
          %1 = memref.load %alloc[%arg5, %arg6] : memref<?x?xf32>
          %2 = memref.load %arg1[%c2, %c16] : memref<?x?xf32>
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg5, %arg6) = (%c0, %c2) to (%arg2, %arg3) step (%c2, %c1) {
      memref.store %arg4, %alloc[%arg2, %c16] : memref<?x?xf32>
      %c8 = arith.constant 8 : index
      scf.parallel (%arg7, %arg8, %arg9) = (%c0, %c0, %c2) to (%arg2, %c8, %c16) step (%arg3, %c1, %arg3) {
        memref.store %arg4, %arg0[%arg7, %arg2] : memref<?x?xf32>
        %0 = memref.load %arg1[%c2, %arg3] : memref<?x?xf32>
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
    scf.parallel (%arg5, %arg6, %arg7) = (%c2, %c0, %c0) to (%arg2, %c16, %c16) step (%arg3, %c2, %c2) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%c8, %c8) step (%c2, %c1) {
        memref.store %arg4, %alloc[%arg6, %arg3] : memref<?x?xf32>
        %0 = arith.addi %arg5, %arg8 : index
        %1 = arith.addi %arg5, %arg3 : index
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
    scf.parallel (%arg5, %arg6) = (%arg2, %c0) to (%arg2, %c16) step (%c1, %c2) {
      %0 = arith.addi %arg3, %arg2 : index
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg5, %arg6, %arg7) = (%arg2, %c0, %c0) to (%arg2, %c16, %arg3) step (%c1, %c1, %c1) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg8) = (%c0) to (%c16) step (%arg3) {
        %0 = arith.cmpi slt, %arg3, %arg5 : index
        scf.if %0 {
          memref.store %arg4, %arg1[%arg5, %arg3] : memref<?x?xf32>
        }
        %1 = arith.cmpi slt, %c16, %arg3 : index
        scf.if %1 {
          memref.store %arg4, %arg1[%arg3, %c16] : memref<?x?xf32>
        }
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
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
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6, %arg7, %arg8) = (%c2, %c2, %c0, %c0) to (%c16, %arg2, %arg3, %c16) step (%arg3, %c1, %c2, %c1) {
      memref.store %arg4, %arg1[%c16, %arg8] : memref<?x?xf32>
      %0 = arith.addi %c16, %c2 : index
      %c8 = arith.constant 8 : index
      scf.parallel (%arg9, %arg10, %arg11) = (%c0, %arg2, %c0) to (%c16, %arg2, %c8) step (%c1, %arg3, %c1) {
        memref.store %arg4, %alloc[%c2, %arg7] : memref<?x?xf32>
        %1 = arith.addi %c2, %arg11 : index
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.parallel (%arg5) = (%arg2) to (%arg3) step (%c1) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg6, %arg7, %arg8) = (%c0, %c0, %c0) to (%arg2, %c16, %arg2) step (%c1, %c1, %c1) {
        %c8_0 = arith.constant 8 : index
        scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%c16, %c16) step (%c1, %c1) {
          %0 = memref.load %alloc[%arg9, %arg10] : memref<?x?xf32>
          %1 = arith.addi %arg5, %arg10 : index
          scf.reduce 
        } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
        scf.reduce 
      } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      scf.reduce 
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    return
  }
}

