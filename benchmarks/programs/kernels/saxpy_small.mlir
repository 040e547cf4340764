// y = a x + y, 100,000 elements.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%x: memref<?xf32>, %y: memref<?xf32>, %a: f32) kernel {
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %t = gpu.thread_id x
      %n = arith.constant 100000 : index
      %s = arith.muli %b, %d : index
      %i = arith.addi %s, %t : index
      %c = arith.cmpi slt, %i, %n : index
      scf.if %c {
        %xv = memref.load %x[%i] : memref<?xf32>
        %yv = memref.load %y[%i] : memref<?xf32>
        %p = arith.mulf %a, %xv : f32
        %r = arith.addf %p, %yv : f32
        memref.store %r, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%times: index, %x: memref<?xf32>, %y: memref<?xf32>, %a: f32) {
    %gx = arith.constant 391 : index
    %gy = arith.constant 1 : index
    %gz = arith.constant 1 : index
    %bx = arith.constant 256 : index
    %by = arith.constant 1 : index
    %bz = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%gx, %gy, %gz) threads in (%bx, %by, %bz) args(%x : memref<?xf32>, %y : memref<?xf32>, %a : f32)
    }
    return
  }
}
