module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg3[%arg7] : memref<?xf32>
        %2 = arith.addf %1, %0 : f32
        memref.store %2, %arg3[%arg7] : memref<?xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_0 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg7, %arg8] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        memref.store %arg4, %arg0[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        memref.store %arg4, %arg0[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        memref.store %0, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg2[%arg8] : memref<6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg8] : memref<6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_0 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg7, %arg8] : memref<?x6xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_1 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg7, %arg8] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        memref.store %arg4, %arg0[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_0 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg7, %arg8] : memref<?x6xf32>
        %2 = arith.divf %0, %1 : f32
        memref.store %2, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_1 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %arg2[%arg8] : memref<6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32, %arg5: memref<6x?xf32>, %arg6: memref<f32>) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        memref.store %0, %arg1[%arg7, %arg8] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg7 = %c0 to %dim_0 step %c1 {
      scf.for %arg8 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg7, %arg8] : memref<?x6xf32>
        %1 = memref.load %arg2[%arg8] : memref<6xf32>
        %2 = memref.load %arg3[%arg7] : memref<?xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %arg3[%arg7] : memref<?xf32>
      }
    }
    return
  }
}

