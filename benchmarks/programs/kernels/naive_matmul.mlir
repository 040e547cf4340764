// 512 x 512 matmul, one element a thread, blocks of 16 x 16.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) kernel {
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %dx = gpu.block_dim x
      %dy = gpu.block_dim y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 512 : index
      %px = arith.muli %bx, %dx : index
      %j = arith.addi %px, %tx : index
      %py = arith.muli %by, %dy : index
      %i = arith.addi %py, %ty : index
      %ci = arith.cmpi slt, %i, %n : index
      %cj = arith.cmpi slt, %j, %n : index
      %cc = arith.andi %ci, %cj : i1
      scf.if %cc {
        %z = arith.constant 0.0 : f32
        %s = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %z) -> (f32) {
          %x = memref.load %a[%i, %k] : memref<512x512xf32>
          %y = memref.load %b[%k, %j] : memref<512x512xf32>
          %p = arith.mulf %x, %y fastmath<contract> : f32
          %q = arith.addf %acc, %p fastmath<contract> : f32
          scf.yield %q : f32
        }
        memref.store %s, %c[%i, %j] : memref<512x512xf32>
      }
      gpu.return
    }
  }
  func.func @main(%times: index, %a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) {
    %gx = arith.constant 32 : index
    %gy = arith.constant 32 : index
    %gz = arith.constant 1 : index
    %bx = arith.constant 16 : index
    %by = arith.constant 16 : index
    %bz = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%gx, %gy, %gz) threads in (%bx, %by, %bz) args(%a : memref<512x512xf32>, %b : memref<512x512xf32>, %c : memref<512x512xf32>)
    }
    return
  }
}
