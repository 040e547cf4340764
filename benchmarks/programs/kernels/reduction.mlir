// Sums of 256 elements each, by a tree in workgroup memory.
module attributes {gpu.container_module} {
  gpu.module @m {

    gpu.func @k(%a: memref<1000000xf32>, %o: memref<3907xf32>) workgroup(%s: memref<256xf32, 3>) kernel {
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %c256 = arith.constant 256 : index
      %c128 = arith.constant 128 : index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %n = arith.constant 1000000 : index
      %z = arith.constant 0.0 : f32
      %p = arith.muli %b, %c256 : index
      %i = arith.addi %p, %t : index
      %c = arith.cmpi slt, %i, %n : index
      %v = scf.if %c -> (f32) {
        %x = memref.load %a[%i] : memref<1000000xf32>
        scf.yield %x : f32
      } else {
        scf.yield %z : f32
      }
      memref.store %v, %s[%t] : memref<256xf32, 3>
      gpu.barrier
      %e = scf.while (%m = %c128) : (index) -> index {
        %more = arith.cmpi ugt, %m, %c0 : index
        scf.condition(%more) %m : index
      } do {
      ^bb0(%m: index):
        %l = arith.cmpi slt, %t, %m : index
        scf.if %l {
          %t2 = arith.addi %t, %m : index
          %x = memref.load %s[%t] : memref<256xf32, 3>
          %y = memref.load %s[%t2] : memref<256xf32, 3>
          %q = arith.addf %x, %y : f32
          memref.store %q, %s[%t] : memref<256xf32, 3>
        }
        gpu.barrier
        %h = arith.divui %m, %c2 : index
        scf.yield %h : index
      }
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        %r = memref.load %s[%c0] : memref<256xf32, 3>
        memref.store %r, %o[%b] : memref<3907xf32>
      }
      gpu.return
    }
  }
  func.func @main(%times: index, %a: memref<1000000xf32>, %o: memref<3907xf32>) {
    %gx = arith.constant 3907 : index
    %gy = arith.constant 1 : index
    %gz = arith.constant 1 : index
    %bx = arith.constant 256 : index
    %by = arith.constant 1 : index
    %bz = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%gx, %gy, %gz) threads in (%bx, %by, %bz) args(%a : memref<1000000xf32>, %o : memref<3907xf32>)
    }
    return
  }
}
