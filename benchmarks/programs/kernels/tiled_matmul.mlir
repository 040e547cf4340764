// 512 x 512 matmul in tiles of 16 x 16 in workgroup memory, two barriers a step.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) workgroup(%sa: memref<16x16xf32, 3>, %sb: memref<16x16xf32, 3>) kernel {
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %n = arith.constant 512 : index
      %px = arith.muli %bx, %c16 : index
      %j = arith.addi %px, %tx : index
      %py = arith.muli %by, %c16 : index
      %i = arith.addi %py, %ty : index
      %z = arith.constant 0.0 : f32
      %s = scf.for %k = %c0 to %n step %c16 iter_args(%acc = %z) -> (f32) {
        %ka = arith.addi %k, %tx : index
        %x = memref.load %a[%i, %ka] : memref<512x512xf32>
        memref.store %x, %sa[%ty, %tx] : memref<16x16xf32, 3>
        %kb = arith.addi %k, %ty : index
        %y = memref.load %b[%kb, %j] : memref<512x512xf32>
        memref.store %y, %sb[%ty, %tx] : memref<16x16xf32, 3>
        gpu.barrier
        %r = scf.for %l = %c0 to %c16 step %c1 iter_args(%ac = %acc) -> (f32) {
          %u = memref.load %sa[%ty, %l] : memref<16x16xf32, 3>
          %v = memref.load %sb[%l, %tx] : memref<16x16xf32, 3>
          %p = arith.mulf %u, %v fastmath<contract> : f32
          %q = arith.addf %ac, %p fastmath<contract> : f32
          scf.yield %q : f32
        }
        gpu.barrier
        scf.yield %r : f32
      }
      memref.store %s, %c[%i, %j] : memref<512x512xf32>
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
