// Barriers and next to nothing between them: 64 blocks of 256 threads.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%barriers: index, %o: memref<16384xi32>) kernel {
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %t = gpu.thread_id x
      %s = arith.muli %b, %d : index
      %i = arith.addi %s, %t : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %one = arith.constant 1 : i32
      %five = arith.constant 5 : i32
      %x = memref.load %o[%i] : memref<16384xi32>
      %r = scf.for %k = %c0 to %barriers step %c1 iter_args(%v = %x) -> (i32) {
        %p = arith.muli %v, %five : i32
        %q = arith.addi %p, %one : i32
        gpu.barrier
        scf.yield %q : i32
      }
      memref.store %r, %o[%i] : memref<16384xi32>
      gpu.return
    }
  }
  func.func @main(%times: index, %barriers: index, %o: memref<16384xi32>) {
    %grid = arith.constant 64 : index
    %block = arith.constant 256 : index
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%grid, %one, %one) threads in (%block, %one, %one) args(%barriers : index, %o : memref<16384xi32>)
    }
    return
  }
}
