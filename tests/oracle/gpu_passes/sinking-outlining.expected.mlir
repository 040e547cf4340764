module attributes {gpu.container_module} {
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
    gpu.launch_func  @f0_kernel::@f0_kernel blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  args(%arg2 : f32, %arg0 : memref<?x?xf32>)
    %0 = arith.addf %cst, %arg2 : f32
    %cst_0 = arith.constant 1.500000e+00 : f32
    gpu.launch_func  @f0_kernel_0::@f0_kernel blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  args(%0 : f32, %arg0 : memref<?x?xf32>, %arg3 : i1)
    %c1 = arith.constant 1 : index
    %1 = arith.addf %cst, %arg2 : f32
    %2 = gpu.launch_func async @f0_kernel_1::@f0_kernel blocks in (%arg1, %c1, %arg1) threads in (%arg1, %arg1, %c1)  args(%1 : f32, %arg0 : memref<?x?xf32>, %arg1 : index)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>) private(%arg2 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      memref.store %arg0, %arg1[%block_dim_x, %thread_id_y] : memref<?x?xf32>
      gpu.return
    }
  }
  gpu.module @f0_kernel_0 {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: i1) private(%arg3 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cst = arith.constant 2.000000e+00 : f32
      %cst_0 = arith.constant 1.500000e+00 : f32
      gpu.barrier
      scf.for %arg4 = %grid_dim_y to %block_id_z step %block_id_x {
        scf.if %arg2 {
          %2 = func.call @twice(%arg0) : (f32) -> f32
          memref.store %cst, %arg1[%block_id_x, %block_dim_x] : memref<?x?xf32>
        }
        %1 = arith.select %arg2, %grid_dim_y, %block_dim_z : index
      }
      scf.if %arg2 {
        memref.store %cst_0, %arg1[%thread_id_y, %grid_dim_z] : memref<?x?xf32>
        scf.for %arg4 = %block_id_z to %block_id_z step %block_id_x {
          %1 = func.call @twice(%arg0) : (f32) -> f32
          %c0 = arith.constant 0 : index
        }
      }
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %0 = func.call @scale(%cst_0) : (f32) -> f32
      gpu.return
    }
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
    func.func private @outer_space(f32)
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  gpu.module @f0_kernel_1 {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index) workgroup(%arg3 : memref<4xf32, 3>) private(%arg4 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cst = arith.constant 2.000000e+00 : f32
      %c1 = arith.constant 1 : index
      %0 = func.call @scale(%arg0) : (f32) -> f32
      %1 = func.call @twice(%cst) : (f32) -> f32
      %2 = memref.get_global @table : memref<4xf32>
      %3 = memref.load %2[%c1] : memref<4xf32>
      %4 = memref.load %arg1[%arg2, %thread_id_z] : memref<?x?xf32>
      scf.for %arg5 = %thread_id_y to %block_dim_z step %grid_dim_x {
        %5 = arith.cmpi slt, %block_dim_x, %arg2 : index
        %6 = memref.load %arg1[%block_id_y, %block_dim_y] : memref<?x?xf32>
      }
      gpu.return
    }
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
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
    func.func private @outer_space(f32)
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %1 = arith.select %arg3, %arg1, %arg1 : index
    %cst_0 = arith.constant 1.500000e+00 : f32
    gpu.launch_func  @f1_kernel::@f1_kernel blocks in (%0, %1, %1) threads in (%arg1, %arg1, %0)  dynamic_shared_memory_size %arg4 
    %dim = memref.dim %arg0, %arg1 : memref<?x?xf32>
    %2 = arith.addi %dim, %dim : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch_func  @more::@f1_kernel clusters in (%c1, %1, %1) blocks in (%c0, %0, %arg1) threads in (%dim, %c1, %dim)  args(%arg2 : f32, %arg0 : memref<?x?xf32>, %2 : index)
    return
  }
  gpu.module @f1_kernel {
    gpu.func @f1_kernel() kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cst = arith.constant 1.500000e+00 : f32
      gpu.return
    }
  }
  gpu.module @more {
    gpu.func @f1_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index) workgroup(%arg3 : memref<4xf32, 3>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      memref.store %arg0, %arg1[%arg2, %block_id_y] : memref<?x?xf32>
      %c300 = arith.constant 300 : index
      gpu.barrier
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @kernels::@f0_kernel blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  dynamic_shared_memory_size %arg4 args(%0 : f32, %arg0 : memref<?x?xf32>, %arg3 : i1, %1 : f32)
    return
  }
  gpu.module @kernels {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: i1, %arg3: f32) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.addi %grid_dim_y, %block_id_z : index
      %1 = func.call @scale(%arg0) : (f32) -> f32
      scf.if %arg2 {
        memref.store %arg0, %arg1[%block_dim_y, %thread_id_y] : memref<?x?xf32>
        %3 = memref.get_global @table : memref<4xf32>
        %4 = memref.load %3[%thread_id_x] : memref<4xf32>
      }
      %2 = arith.addi %block_dim_x, %block_id_y : index
      scf.for %arg4 = %block_id_x to %grid_dim_x step %grid_dim_y {
        scf.if %arg2 {
          %4 = memref.get_global @table : memref<4xf32>
          %5 = memref.load %4[%block_dim_z] : memref<4xf32>
          %6 = arith.addf %arg3, %5 : f32
        }
        %3 = arith.addi %block_id_x, %arg4 : index
      }
      gpu.return
    }
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
}

// -----
module attributes {gpu.container_module} {
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
    %1 = gpu.launch_func async @f0_kernel::@f0_kernel blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  args(%arg0 : memref<?x?xf32>, %arg3 : i1, %arg2 : f32)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: memref<?x?xf32>, %arg1: i1, %arg2: f32) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.load %arg0[%grid_dim_y, %block_id_y] : memref<?x?xf32>
      %1 = arith.addi %grid_dim_y, %grid_dim_y : index
      %2 = memref.load %arg0[%grid_dim_x, %block_dim_z] : memref<?x?xf32>
      scf.for %arg3 = %thread_id_y to %1 step %block_dim_z {
        scf.if %arg1 {
          gpu.barrier
          memref.store %0, %arg0[%block_dim_x, %arg3] : memref<?x?xf32>
        }
        scf.for %arg4 = %grid_dim_z to %block_dim_y step %block_dim_x {
          %3 = func.call @twice(%0) : (f32) -> f32
          %4 = memref.get_global @table : memref<4xf32>
          %5 = memref.load %4[%1] : memref<4xf32>
        }
      }
      scf.for %arg3 = %block_dim_x to %grid_dim_z step %block_dim_y {
        %c1 = arith.constant 1 : index
        %3 = func.call @scale(%arg2) : (f32) -> f32
      }
      gpu.return
    }
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
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
    func.func private @outer_space(f32)
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @f0_kernel::@f0_kernel blocks in (%c32, %0, %arg1) threads in (%arg1, %0, %arg1)  
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel() private(%arg0 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.get_global @table : memref<4xf32>
      %1 = memref.load %0[%block_dim_x] : memref<4xf32>
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @more::@f0_kernel clusters in (%dim, %arg1, %arg1) blocks in (%dim, %dim, %arg1) threads in (%arg1, %dim, %arg1)  args(%arg2 : f32, %arg0 : memref<?x?xf32>, %arg1 : index)
    %0 = arith.addf %arg2, %arg2 : f32
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %arg1, %dim : index
    %2 = arith.addf %0, %arg2 : f32
    %3 = gpu.launch_func async @f0_kernel::@f0_kernel blocks in (%arg1, %c0, %c0) threads in (%dim, %dim, %arg1)  args(%arg3 : i1)
    return
  }
  gpu.module @more {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index) workgroup(%arg3 : memref<4xf32, 3>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      memref.store %arg0, %arg1[%cluster_dim_z, %grid_dim_z] : memref<?x?xf32>
      %0 = memref.load %arg1[%thread_id_z, %cluster_id_y] : memref<?x?xf32>
      %1 = memref.get_global @table : memref<4xf32>
      %2 = memref.load %1[%arg2] : memref<4xf32>
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: i1) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.select %arg0, %grid_dim_x, %block_dim_y : index
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @kernels::@f0_kernel blocks in (%1, %arg1, %arg1) threads in (%arg1, %2, %2)  args(%arg2 : f32)
    %3 = arith.addi %1, %arg1 : index
    gpu.launch_func  @f0_kernel::@f0_kernel blocks in (%arg1, %2, %arg1) threads in (%2, %2, %2)  args(%arg3 : i1, %3 : index, %arg2 : f32, %arg0 : memref<?x?xf32>, %1 : index, %arg1 : index)
    return
  }
  gpu.module @kernels {
    gpu.func @f0_kernel(%arg0: f32) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.get_global @table : memref<4xf32>
      %1 = memref.load %0[%block_id_z] : memref<4xf32>
      %2 = func.call @twice(%arg0) : (f32) -> f32
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
    func.func @twice(%arg0: f32) -> f32 {
      %0 = call @scale(%arg0) : (f32) -> f32
      call @outer_space(%0) : (f32) -> ()
      return %0 : f32
    }
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    func.func private @outer_space(f32)
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: index, %arg5: index) private(%arg6 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      scf.for %arg7 = %grid_dim_z to %arg5 step %grid_dim_z {
        %0 = arith.select %arg0, %block_id_z, %arg1 : index
        scf.for %arg8 = %arg7 to %grid_dim_y step %arg1 {
          memref.store %arg2, %arg3[%thread_id_z, %arg4] : memref<?x?xf32>
          %1 = func.call @twice(%arg2) : (f32) -> f32
        }
      }
      gpu.return
    }
    func.func @twice(%arg0: f32) -> f32 {
      %0 = call @scale(%arg0) : (f32) -> f32
      call @outer_space(%0) : (f32) -> ()
      return %0 : f32
    }
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    func.func private @outer_space(f32)
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %dim = memref.dim %arg0, %arg1 : memref<?x?xf32>
    %0 = arith.addf %arg2, %arg2 : f32
    gpu.launch_func  @f1_kernel::@f1_kernel clusters in (%dim, %arg1, %arg1) blocks in (%dim, %dim, %dim) threads in (%dim, %arg1, %arg1)  args(%0 : f32, %arg3 : i1, %arg0 : memref<?x?xf32>)
    return
  }
  gpu.module @f1_kernel {
    gpu.func @f1_kernel(%arg0: f32, %arg1: i1, %arg2: memref<?x?xf32>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      scf.if %arg1 {
        %1 = arith.addf %arg0, %arg0 : f32
        gpu.barrier
      }
      %0 = memref.load %arg2[%block_id_y, %block_dim_y] : memref<?x?xf32>
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
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
    %1 = gpu.launch_func async @f0_kernel::@f0_kernel blocks in (%0, %c1, %0) threads in (%0, %0, %arg1)  dynamic_shared_memory_size %arg4 args(%arg2 : f32, %arg0 : memref<?x?xf32>, %arg1 : index, %arg3 : i1)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index, %arg3: i1) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      scf.if %arg3 {
        gpu.barrier
        memref.store %arg0, %arg1[%arg2, %grid_dim_x] : memref<?x?xf32>
      }
      gpu.return
    }
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %c0 = arith.constant 0 : index
    %1 = arith.select %arg3, %c0, %c0 : index
    %2 = arith.select %arg3, %c0, %c0 : index
    %3 = gpu.launch_func async @f1_kernel::@f1_kernel blocks in (%2, %arg1, %0) threads in (%0, %arg1, %c0)  args(%arg0 : memref<?x?xf32>, %0 : index, %arg3 : i1)
    return
  }
  gpu.module @f1_kernel {
    gpu.func @f1_kernel(%arg0: memref<?x?xf32>, %arg1: index, %arg2: i1) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.load %arg0[%block_dim_y, %arg1] : memref<?x?xf32>
      scf.if %arg2 {
        gpu.barrier
        %1 = memref.get_global @table : memref<4xf32>
        %2 = memref.load %1[%grid_dim_z] : memref<4xf32>
      }
      gpu.barrier
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
}

// -----
module attributes {gpu.container_module} {
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
    %0 = gpu.launch_func async @f0_kernel::@f0_kernel blocks in (%c0, %c1, %arg1) threads in (%c0, %arg1, %arg1)  args(%arg0 : memref<?x?xf32>, %arg1 : index)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: memref<?x?xf32>, %arg1: index) workgroup(%arg2 : memref<4xf32, 3>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %c1 = arith.constant 1 : index
      %0 = memref.get_global @table : memref<4xf32>
      %1 = memref.load %0[%thread_id_x] : memref<4xf32>
      %2 = memref.load %arg0[%c1, %grid_dim_x] : memref<?x?xf32>
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      memref.store %1, %arg0[%grid_dim_x, %arg1] : memref<?x?xf32>
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %0 = arith.addi %arg1, %arg1 : index
    %dim = memref.dim %arg0, %0 : memref<?x?xf32>
    gpu.launch_func  @f1_kernel::@f1_kernel clusters in (%0, %0, %dim) blocks in (%0, %0, %dim) threads in (%arg1, %arg1, %dim)  args(%arg2 : f32, %arg0 : memref<?x?xf32>, %dim : index)
    %1 = arith.addf %arg2, %arg2 : f32
    %2 = arith.addf %arg2, %arg2 : f32
    %3 = arith.select %arg3, %0, %arg1 : index
    %c1 = arith.constant 1 : index
    gpu.launch_func  @f1_kernel_0::@f1_kernel blocks in (%0, %3, %c1) threads in (%dim, %3, %dim)  args(%3 : index, %arg3 : i1, %arg0 : memref<?x?xf32>)
    %dim_0 = memref.dim %arg0, %dim : memref<?x?xf32>
    %4 = arith.addi %0, %c1 : index
    %c300 = arith.constant 300 : index
    %5 = arith.cmpi slt, %c1, %0 : index
    gpu.launch_func  @f1_kernel_1::@f1_kernel blocks in (%dim_0, %3, %dim_0) threads in (%3, %3, %3)  args(%2 : f32, %1 : f32)
    return
  }
  gpu.module @f1_kernel {
    gpu.func @f1_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index) private(%arg3 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      scf.for %arg4 = %grid_dim_y to %grid_dim_z step %arg2 {
        memref.store %arg0, %arg1[%thread_id_z, %cluster_id_x] : memref<?x?xf32>
        %0 = memref.get_global @table : memref<4xf32>
        %1 = memref.load %0[%cluster_dim_z] : memref<4xf32>
      }
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  gpu.module @f1_kernel_0 {
    gpu.func @f1_kernel(%arg0: index, %arg1: i1, %arg2: memref<?x?xf32>) workgroup(%arg3 : memref<4xf32, 3>) private(%arg4 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %c1 = arith.constant 1 : index
      %cst = arith.constant 2.000000e+00 : f32
      scf.for %arg5 = %c1 to %block_dim_z step %grid_dim_y {
        scf.if %arg1 {
          %0 = arith.addi %block_id_x, %arg0 : index
          %c1_0 = arith.constant 1 : index
        }
        scf.if %arg1 {
          memref.store %cst, %arg2[%arg0, %block_dim_y] : memref<?x?xf32>
          gpu.barrier
        }
      }
      gpu.return
    }
  }
  gpu.module @f1_kernel_1 {
    gpu.func @f1_kernel(%arg0: f32, %arg1: f32) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.addf %arg0, %arg1 : f32
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @f0_kernel::@f0_kernel blocks in (%c0, %c0, %c0) threads in (%0, %arg1, %c0)  dynamic_shared_memory_size %arg4 args(%arg2 : f32, %arg0 : memref<?x?xf32>, %arg3 : i1)
    %c1 = arith.constant 1 : index
    %1 = gpu.launch_func async @f0_kernel_0::@f0_kernel blocks in (%arg1, %c1, %0) threads in (%c0, %c1, %c0)  dynamic_shared_memory_size %arg4 args(%arg0 : memref<?x?xf32>)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: i1) kernel attributes {known_grid_size = array<i32: 0, 0, 0>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      memref.store %arg0, %arg1[%grid_dim_y, %block_id_y] : memref<?x?xf32>
      scf.if %arg2 {
        scf.for %arg3 = %block_id_x to %grid_dim_z step %block_dim_z {
          %4 = func.call @scale(%arg0) : (f32) -> f32
          %5 = memref.load %arg1[%block_dim_z, %block_dim_z] : memref<?x?xf32>
        }
        scf.if %arg2 {
          gpu.barrier
          %4 = memref.load %arg1[%block_id_z, %thread_id_z] : memref<?x?xf32>
        }
      }
      %0 = func.call @twice(%arg0) : (f32) -> f32
      %1 = func.call @twice(%0) : (f32) -> f32
      %2 = memref.get_global @table : memref<4xf32>
      %3 = memref.load %2[%block_dim_y] : memref<4xf32>
      gpu.return
    }
    func.func @twice(%arg0: f32) -> f32 {
      %0 = call @scale(%arg0) : (f32) -> f32
      call @outer_space(%0) : (f32) -> ()
      return %0 : f32
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    func.func private @outer_space(f32)
  }
  gpu.module @f0_kernel_0 {
    gpu.func @f0_kernel(%arg0: memref<?x?xf32>) workgroup(%arg1 : memref<4xf32, 3>) private(%arg2 : memref<2xf32, 5>) kernel attributes {known_block_size = array<i32: 0, 1, 0>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %c1 = arith.constant 1 : index
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %0 = memref.load %arg0[%grid_dim_x, %grid_dim_z] : memref<?x?xf32>
      gpu.return
    }
  }
}

// -----
module attributes {gpu.container_module} {
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
    gpu.launch_func  @f0_kernel::@f0_kernel blocks in (%arg1, %0, %c1) threads in (%arg1, %0, %c1)  args(%arg2 : f32, %arg3 : i1)
    %cst = arith.constant 2.000000e+00 : f32
    %1 = gpu.launch_func async @f0_kernel_0::@f0_kernel clusters in (%0, %arg1, %arg1) blocks in (%0, %arg1, %arg1) threads in (%c1, %arg1, %arg1)  dynamic_shared_memory_size %arg4 args(%arg0 : memref<?x?xf32>, %arg3 : i1, %arg2 : f32, %arg1 : index)
    return
  }
  gpu.module @f0_kernel {
    gpu.func @f0_kernel(%arg0: f32, %arg1: i1) workgroup(%arg2 : memref<4xf32, 3>) private(%arg3 : memref<2xf32, 5>) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      scf.if %arg1 {
        %0 = func.call @twice(%arg0) : (f32) -> f32
        %1 = func.call @scale(%arg0) : (f32) -> f32
      }
      gpu.return
    }
    func.func @twice(%arg0: f32) -> f32 {
      %0 = call @scale(%arg0) : (f32) -> f32
      call @outer_space(%0) : (f32) -> ()
      return %0 : f32
    }
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
    func.func private @outer_space(f32)
  }
  gpu.module @f0_kernel_0 {
    gpu.func @f0_kernel(%arg0: memref<?x?xf32>, %arg1: i1, %arg2: f32, %arg3: index) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      %c1 = arith.constant 1 : index
      %cst = arith.constant 2.000000e+00 : f32
      scf.if %arg1 {
        %0 = memref.load %arg0[%cluster_dim_y, %c1] : memref<?x?xf32>
        %1 = memref.load %arg0[%thread_id_z, %cluster_dim_x] : memref<?x?xf32>
      }
      scf.if %arg1 {
        scf.for %arg4 = %block_id_x to %cluster_dim_x step %thread_id_x {
          memref.store %cst, %arg0[%thread_id_x, %cluster_dim_x] : memref<?x?xf32>
          memref.store %arg2, %arg0[%arg3, %block_dim_y] : memref<?x?xf32>
        }
        %0 = func.call @twice(%arg2) : (f32) -> f32
      }
      gpu.return
    }
    func.func @twice(%arg0: f32) -> f32 {
      %0 = call @scale(%arg0) : (f32) -> f32
      call @outer_space(%0) : (f32) -> ()
      return %0 : f32
    }
    func.func @scale(%arg0: f32) -> f32 {
      %0 = memref.get_global @table : memref<4xf32>
      %c0 = arith.constant 0 : index
      %1 = memref.load %0[%c0] : memref<4xf32>
      %2 = arith.mulf %arg0, %1 : f32
      return %2 : f32
    }
    func.func private @outer_space(f32)
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: i32) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = arith.select %arg3, %arg1, %arg1 : index
    %c32 = arith.constant 32 : index
    %1 = arith.addi %c32, %0 : index
    %2 = gpu.launch_func async @f1_kernel::@f1_kernel clusters in (%arg1, %arg1, %0) blocks in (%c32, %0, %arg1) threads in (%0, %arg1, %arg1)  dynamic_shared_memory_size %arg4 args(%arg2 : f32, %arg0 : memref<?x?xf32>, %0 : index, %arg3 : i1)
    return
  }
  gpu.module @f1_kernel {
    gpu.func @f1_kernel(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: index, %arg3: i1) kernel {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %cluster_id_x = gpu.cluster_id  x
      %cluster_id_y = gpu.cluster_id  y
      %cluster_id_z = gpu.cluster_id  z
      %cluster_dim_x = gpu.cluster_dim  x
      %cluster_dim_y = gpu.cluster_dim  y
      %cluster_dim_z = gpu.cluster_dim  z
      %cst = arith.constant 2.000000e+00 : f32
      %0 = memref.get_global @table : memref<4xf32>
      %1 = memref.load %0[%block_id_x] : memref<4xf32>
      memref.store %arg0, %arg1[%cluster_id_y, %thread_id_z] : memref<?x?xf32>
      scf.if %arg3 {
        %2 = memref.get_global @table : memref<4xf32>
        %3 = memref.load %2[%cluster_dim_x] : memref<4xf32>
        memref.store %cst, %arg1[%arg2, %thread_id_y] : memref<?x?xf32>
      }
      gpu.return
    }
    memref.global "private" @table : memref<4xf32> = dense<1.000000e+00>
  }
}

