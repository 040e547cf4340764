#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c5 = arith.constant 5 : index
        %c1_2 = arith.constant 1 : index
        %3 = arith.muli %c1, %c4 : index
        %4 = arith.muli %arg3, %c5 : index
        %5 = arith.muli %c2, %c1_2 : index
        scf.parallel (%arg11, %arg12, %arg13) = (%c0, %c0, %arg2) to (%c8_0, %c8_0, %c8_0) step (%3, %4, %5) {
          %6 = affine.min #map(%4, %c8_0, %arg12)
          %7 = affine.min #map(%5, %c8_0, %arg13)
          scf.parallel (%arg14, %arg15, %arg16) = (%c0_1, %c0_1, %c0_1) to (%3, %6, %7) step (%c1, %arg3, %c2) {
            %8 = arith.addi %arg14, %arg11 : index
            %9 = arith.addi %arg15, %arg12 : index
            %10 = arith.addi %arg16, %arg13 : index
            %11 = arith.addi %8, %arg6 : index
            %12 = arith.cmpi slt, %c2, %11 : index
            scf.if %12 {
              memref.store %arg4, %arg1[%11, %c2] : memref<?x?xf32>
            }
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6) = (%arg2, %c0) to (%arg2, %arg3) step (%arg3, %c1) {
      %0 = arith.addi %arg5, %c16 : index
      %c8 = arith.constant 8 : index
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c1_1 = arith.constant 1 : index
      %1 = arith.muli %c1, %c4 : index
      %2 = arith.muli %c2, %c5 : index
      %3 = arith.muli %c1, %c1_1 : index
      scf.parallel (%arg7, %arg8, %arg9) = (%c2, %arg2, %c0) to (%c8, %c16, %c16) step (%1, %2, %3) {
        %5 = affine.min #map(%1, %c8, %arg7)
        %6 = affine.min #map(%2, %c16, %arg8)
        scf.parallel (%arg10, %arg11, %arg12) = (%c0_0, %c0_0, %c0_0) to (%5, %6, %3) step (%c1, %c2, %c1) {
          %7 = arith.addi %arg10, %arg7 : index
          %8 = arith.addi %arg11, %arg8 : index
          %9 = arith.addi %arg12, %arg9 : index
          %10 = arith.cmpi slt, %c16, %arg2 : index
          scf.if %10 {
            memref.store %arg4, %arg1[%arg2, %c16] : memref<?x?xf32>
          }
          %11 = arith.addi %arg5, %7 : index
          scf.reduce 
        }
        scf.reduce 
      }
      %4 = memref.load %arg0[%0, %arg3] : memref<?x?xf32>
      scf.reduce 
    }
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %1 = arith.muli %c2, %c4 : index
        scf.parallel (%arg12) = (%c0) to (%c8_0) step (%1) {
          scf.parallel (%arg13) = (%c0_1) to (%1) step (%c2) {
            %2 = arith.addi %arg13, %arg12 : index
            %3 = arith.cmpi slt, %0, %arg6 : index
            scf.if %3 {
              memref.store %arg4, %arg1[%arg6, %0] : memref<?x?xf32>
            }
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %3 = arith.muli %c2, %c4 : index
        scf.parallel (%arg9) = (%c0) to (%arg7) step (%3) {
          %4 = affine.min #map(%3, %arg7, %arg9)
          scf.parallel (%arg10) = (%c0_1) to (%4) step (%c2) {
            %5 = arith.addi %arg10, %arg9 : index
            %6 = arith.cmpi slt, %arg8, %arg7 : index
            scf.if %6 {
              memref.store %arg4, %arg1[%arg7, %arg8] : memref<?x?xf32>
            }
            memref.store %arg4, %alloc[%arg6, %arg6] : memref<?x?xf32>
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c5 = arith.constant 5 : index
        %c1_2 = arith.constant 1 : index
        %3 = arith.muli %arg3, %c4 : index
        %4 = arith.muli %c1, %c5 : index
        %5 = arith.muli %c2, %c1_2 : index
        scf.parallel (%arg11, %arg12, %arg13) = (%c2, %arg2, %arg2) to (%c8_0, %c16, %c8_0) step (%3, %4, %5) {
          %6 = affine.min #map(%3, %c8_0, %arg11)
          %7 = affine.min #map(%4, %c16, %arg12)
          %8 = affine.min #map(%5, %c8_0, %arg13)
          scf.parallel (%arg14, %arg15, %arg16) = (%c0_1, %c0_1, %c0_1) to (%6, %7, %8) step (%arg3, %c1, %c2) {
            %9 = arith.addi %arg14, %arg11 : index
            %10 = arith.addi %arg15, %arg12 : index
            %11 = arith.addi %arg16, %arg13 : index
            %12 = arith.cmpi slt, %11, %arg5 : index
            scf.if %12 {
              memref.store %arg4, %arg1[%arg5, %11] : memref<?x?xf32>
            }
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c5 = arith.constant 5 : index
        %1 = arith.muli %c2, %c4 : index
        %2 = arith.muli %c1, %c5 : index
        scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%c8_0, %c8_0) step (%1, %2) {
          %3 = affine.min #map(%2, %c8_0, %arg9)
          scf.parallel (%arg10, %arg11) = (%c0_1, %c0_1) to (%1, %3) step (%c2, %c1) {
            %4 = arith.addi %arg10, %arg8 : index
            %5 = arith.addi %arg11, %arg9 : index
            %6 = memref.load %arg0[%arg7, %4] : memref<?x?xf32>
            memref.store %arg4, %arg0[%c2, %0] : memref<?x?xf32>
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %1 = arith.muli %c1, %c4 : index
        scf.parallel (%arg8) = (%c0) to (%c16) step (%1) {
          scf.parallel (%arg9) = (%c0_1) to (%1) step (%c1) {
            %2 = arith.addi %arg9, %arg8 : index
            %3 = memref.load %alloc[%arg5, %arg6] : memref<?x?xf32>
            %4 = memref.load %arg1[%c2, %c16] : memref<?x?xf32>
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6) = (%c0, %c2) to (%arg2, %arg3) step (%c2, %c1) {
      memref.store %arg4, %alloc[%arg2, %c16] : memref<?x?xf32>
      %c8 = arith.constant 8 : index
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c1_1 = arith.constant 1 : index
      %0 = arith.muli %arg3, %c4 : index
      %1 = arith.muli %c1, %c5 : index
      %2 = arith.muli %arg3, %c1_1 : index
      scf.parallel (%arg7, %arg8, %arg9) = (%c0, %c0, %c2) to (%arg2, %c8, %c16) step (%0, %1, %2) {
        %3 = affine.min #map(%0, %arg2, %arg7)
        %4 = affine.min #map(%1, %c8, %arg8)
        %5 = affine.min #map(%2, %c16, %arg9)
        scf.parallel (%arg10, %arg11, %arg12) = (%c0_0, %c0_0, %c0_0) to (%3, %4, %5) step (%arg3, %c1, %arg3) {
          %6 = arith.addi %arg10, %arg7 : index
          %7 = arith.addi %arg11, %arg8 : index
          %8 = arith.addi %arg12, %arg9 : index
          memref.store %arg4, %arg0[%6, %arg2] : memref<?x?xf32>
          %9 = memref.load %arg1[%c2, %arg3] : memref<?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    scf.parallel (%arg5, %arg6, %arg7) = (%c2, %c0, %c0) to (%arg2, %c16, %c16) step (%arg3, %c2, %c2) {
      %c8 = arith.constant 8 : index
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %0 = arith.muli %c2, %c4 : index
      %1 = arith.muli %c1, %c5 : index
      scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%c8, %c8) step (%0, %1) {
        %2 = affine.min #map(%1, %c8, %arg9)
        scf.parallel (%arg10, %arg11) = (%c0_0, %c0_0) to (%0, %2) step (%c2, %c1) {
          %3 = arith.addi %arg10, %arg8 : index
          %4 = arith.addi %arg11, %arg9 : index
          memref.store %arg4, %alloc[%arg6, %arg3] : memref<?x?xf32>
          %5 = arith.addi %arg5, %3 : index
          %6 = arith.addi %arg5, %arg3 : index
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc(%arg2, %arg3) : memref<?x?xf32>
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c2, %c5 : index
    scf.parallel (%arg5, %arg6) = (%arg2, %c0) to (%arg2, %c16) step (%0, %1) {
      %2 = affine.min #map(%0, %arg2, %arg5)
      %3 = affine.min #map(%1, %c16, %arg6)
      scf.parallel (%arg7, %arg8) = (%c0_0, %c0_0) to (%2, %3) step (%c1, %c2) {
        %4 = arith.addi %arg7, %arg5 : index
        %5 = arith.addi %arg8, %arg6 : index
        %6 = arith.addi %arg3, %arg2 : index
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg5, %arg6, %arg7) = (%arg2, %c0, %c0) to (%arg2, %c16, %arg3) step (%c1, %c1, %c1) {
      %c8 = arith.constant 8 : index
      %c0_1 = arith.constant 0 : index
      %c4_2 = arith.constant 4 : index
      %2 = arith.muli %arg3, %c4_2 : index
      scf.parallel (%arg8) = (%c0) to (%c16) step (%2) {
        %3 = affine.min #map(%2, %c16, %arg8)
        scf.parallel (%arg9) = (%c0_1) to (%3) step (%arg3) {
          %4 = arith.addi %arg9, %arg8 : index
          %5 = arith.cmpi slt, %arg3, %arg5 : index
          scf.if %5 {
            memref.store %arg4, %arg1[%arg5, %arg3] : memref<?x?xf32>
          }
          %6 = arith.cmpi slt, %c16, %arg3 : index
          scf.if %6 {
            memref.store %arg4, %arg1[%arg3, %c16] : memref<?x?xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c5 = arith.constant 5 : index
        %2 = arith.muli %c1, %c4 : index
        %3 = arith.muli %arg3, %c5 : index
        scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%c8_0, %c16) step (%2, %3) {
          %4 = affine.min #map(%3, %c16, %arg10)
          scf.parallel (%arg11, %arg12) = (%c0_1, %c0_1) to (%2, %4) step (%c1, %arg3) {
            %5 = arith.addi %arg11, %arg9 : index
            %6 = arith.addi %arg12, %arg10 : index
            %7 = arith.cmpi slt, %6, %c16 : index
            scf.if %7 {
              memref.store %arg4, %arg1[%c16, %6] : memref<?x?xf32>
            }
            %8 = arith.addi %arg3, %5 : index
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
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
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c5 = arith.constant 5 : index
      %c1_1 = arith.constant 1 : index
      %1 = arith.muli %c1, %c4 : index
      %2 = arith.muli %arg3, %c5 : index
      %3 = arith.muli %c1, %c1_1 : index
      scf.parallel (%arg9, %arg10, %arg11) = (%c0, %arg2, %c0) to (%c16, %arg2, %c8) step (%1, %2, %3) {
        %4 = affine.min #map(%2, %arg2, %arg10)
        scf.parallel (%arg12, %arg13, %arg14) = (%c0_0, %c0_0, %c0_0) to (%1, %4, %3) step (%c1, %arg3, %c1) {
          %5 = arith.addi %arg12, %arg9 : index
          %6 = arith.addi %arg13, %arg10 : index
          %7 = arith.addi %arg14, %arg11 : index
          memref.store %arg4, %alloc[%c2, %arg7] : memref<?x?xf32>
          %8 = arith.addi %c2, %7 : index
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg5) = (%arg2) to (%arg3) step (%c1) {
      %c8 = arith.constant 8 : index
      scf.parallel (%arg6, %arg7, %arg8) = (%c0, %c0, %c0) to (%arg2, %c16, %arg2) step (%c1, %c1, %c1) {
        %c8_0 = arith.constant 8 : index
        %c0_1 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c5 = arith.constant 5 : index
        %0 = arith.muli %c1, %c4 : index
        %1 = arith.muli %c1, %c5 : index
        scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%c16, %c16) step (%0, %1) {
          %2 = affine.min #map(%1, %c16, %arg10)
          scf.parallel (%arg11, %arg12) = (%c0_1, %c0_1) to (%0, %2) step (%c1, %c1) {
            %3 = arith.addi %arg11, %arg9 : index
            %4 = arith.addi %arg12, %arg10 : index
            %5 = memref.load %alloc[%3, %4] : memref<?x?xf32>
            %6 = arith.addi %arg5, %4 : index
            scf.reduce 
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

