// Sums of 32 elements each, by xor shuffles.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%a: memref<1048576xf32>, %o: memref<1048576xf32>) kernel {
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %c256 = arith.constant 256 : index
      %p = arith.muli %b, %c256 : index
      %i = arith.addi %p, %t : index
      %w = arith.constant 32 : i32
      %o1 = arith.constant 1 : i32
      %o2 = arith.constant 2 : i32
      %o4 = arith.constant 4 : i32
      %o8 = arith.constant 8 : i32
      %o16 = arith.constant 16 : i32
      %x0 = memref.load %a[%i] : memref<1048576xf32>
      %y1, %v1 = gpu.shuffle xor %x0, %o16, %w : f32
      %x1 = arith.addf %x0, %y1 : f32
      %y2, %v2 = gpu.shuffle xor %x1, %o8, %w : f32
      %x2 = arith.addf %x1, %y2 : f32
      %y3, %v3 = gpu.shuffle xor %x2, %o4, %w : f32
      %x3 = arith.addf %x2, %y3 : f32
      %y4, %v4 = gpu.shuffle xor %x3, %o2, %w : f32
      %x4 = arith.addf %x3, %y4 : f32
      %y5, %v5 = gpu.shuffle xor %x4, %o1, %w : f32
      %x5 = arith.addf %x4, %y5 : f32
      memref.store %x5, %o[%i] : memref<1048576xf32>
      gpu.return
    }
  }
  func.func @main(%times: index, %a: memref<1048576xf32>, %o: memref<1048576xf32>) {
    %gx = arith.constant 4096 : index
    %gy = arith.constant 1 : index
    %gz = arith.constant 1 : index
    %bx = arith.constant 256 : index
    %by = arith.constant 1 : index
    %bz = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%gx, %gy, %gz) threads in (%bx, %by, %bz) args(%a : memref<1048576xf32>, %o : memref<1048576xf32>)
    }
    return
  }
}
