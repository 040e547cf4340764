// Prints: 32640
// Prints: 32640
// Prints: 32640
// Prints: 255
// Three ways to sum 0 + 1 + ... + 255: gpu.all_reduce over a block, shuffles within subgroups whose sums are
// added by atomics, and an atomic addition by each thread.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @by_all_reduce(%data: memref<256xi32>, %result: memref<4xi32>) kernel {
      %zero = arith.constant 0 : index
      %three = arith.constant 3 : index
      %t = gpu.thread_id x
      %x = memref.load %data[%t] : memref<256xi32>
      %sum = gpu.all_reduce add %x uniform {} : (i32) -> (i32)
      %most = gpu.all_reduce %x uniform {
      ^bb0(%a: i32, %b: i32):
        %m = arith.maxsi %a, %b : i32
        gpu.yield %m : i32
      } : (i32) -> (i32)
      %first = arith.cmpi eq, %t, %zero : index
      scf.if %first {
        memref.store %sum, %result[%zero] : memref<4xi32>
        memref.store %most, %result[%three] : memref<4xi32>
      }
      gpu.return
    }
    gpu.func @by_shuffle(%data: memref<256xi32>, %result: memref<4xi32>) kernel {
      %one = arith.constant 1 : index
      %zero = arith.constant 0 : index
      %width = arith.constant 32 : i32
      %o1 = arith.constant 1 : i32
      %o2 = arith.constant 2 : i32
      %o4 = arith.constant 4 : i32
      %o8 = arith.constant 8 : i32
      %o16 = arith.constant 16 : i32
      %i = gpu.global_id x
      %x0 = memref.load %data[%i] : memref<256xi32>
      %y0, %p0 = gpu.shuffle xor %x0, %o1, %width : i32
      %x1 = arith.addi %x0, %y0 : i32
      %y1, %p1 = gpu.shuffle xor %x1, %o2, %width : i32
      %x2 = arith.addi %x1, %y1 : i32
      %y2, %p2 = gpu.shuffle xor %x2, %o4, %width : i32
      %x3 = arith.addi %x2, %y2 : i32
      %y3, %p3 = gpu.shuffle xor %x3, %o8, %width : i32
      %x4 = arith.addi %x3, %y3 : i32
      %y4, %p4 = gpu.shuffle xor %x4, %o16, %width : i32
      %x5 = arith.addi %x4, %y4 : i32
      %lane = gpu.lane_id
      %first = arith.cmpi eq, %lane, %zero : index
      scf.if %first {
        %old = memref.atomic_rmw addi %x5, %result[%one] : (i32, memref<4xi32>) -> i32
      }
      gpu.return
    }
    gpu.func @by_atomics(%data: memref<256xi32>, %result: memref<4xi32>) kernel {
      %two = arith.constant 2 : index
      %i = gpu.global_id x
      %x = memref.load %data[%i] : memref<256xi32>
      %old = memref.atomic_rmw addi %x, %result[%two] : (i32, memref<4xi32>) -> i32
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 256 : index
    %zero = arith.constant 0 : i32
    %data = memref.alloc() : memref<256xi32>
    %result = memref.alloc() : memref<4xi32>
    scf.for %i = %c0 to %n step %c1 {
      %x = arith.index_cast %i : index to i32
      memref.store %x, %data[%i] : memref<256xi32>
    }
    gpu.memset %result, %zero : memref<4xi32>, i32
    gpu.launch_func @kernels::@by_all_reduce blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
        args(%data : memref<256xi32>, %result : memref<4xi32>)
    gpu.launch_func @kernels::@by_shuffle blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%data : memref<256xi32>, %result : memref<4xi32>)
    gpu.launch_func @kernels::@by_atomics blocks in (%c4, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%data : memref<256xi32>, %result : memref<4xi32>)
    scf.for %i = %c0 to %c4 step %c1 {
      %x = memref.load %result[%i] : memref<4xi32>
      %y = arith.extsi %x : i32 to i64
      func.call @printI64(%y) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
    memref.dealloc %data : memref<256xi32>
    memref.dealloc %result : memref<4xi32>
    return
  }
}
