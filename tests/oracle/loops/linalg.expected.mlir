module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg5, %arg6] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg5, %arg6] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg2[%arg6] : memref<6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg6] : memref<6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg2[%arg6] : memref<6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg2[%arg6] : memref<6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        memref.store %0, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        memref.store %0, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg1, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = affine.apply #map(%arg5, %arg6)
        %1 = memref.load %arg3[%0] : memref<?xf32>
        %2 = memref.load %arg1[%arg5, %arg6] : memref<?x6xf32>
        %3 = arith.addf %1, %2 : f32
        memref.store %3, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_1 = memref.dim %arg1, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_1 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = affine.apply #map(%arg5, %arg6)
        %1 = memref.load %arg3[%0] : memref<?xf32>
        %2 = arith.addf %1, %1 : f32
        memref.store %2, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg5, %arg6] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        memref.store %0, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_1 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<6xf32>, %arg3: memref<?xf32>, %arg4: f32) {
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        memref.store %arg4, %arg0[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    %dim_0 = memref.dim %arg0, %c0 : memref<?x6xf32>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      scf.for %arg6 = %c0 to %c6 step %c1 {
        %0 = memref.load %arg0[%arg5, %arg6] : memref<?x6xf32>
        %1 = memref.load %arg1[%arg5, %arg6] : memref<?x6xf32>
        %2 = arith.addf %0, %1 : f32
        memref.store %2, %arg1[%arg5, %arg6] : memref<?x6xf32>
      }
    }
    return
  }
}

