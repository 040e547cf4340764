// Prints: 338350
// Two halves go to the device, are squared there and come back, each in a task of its own: the copies of one
// overlap with the kernel of the other. Each task is over as soon as its work is queued: it yields the token of
// its last copy, and the host waits for both.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @square(%data: memref<50xi64>) kernel {
      %i = gpu.global_id x
      %n = arith.constant 50 : index
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %x = memref.load %data[%i] : memref<50xi64>
        %y = arith.muli %x, %x : i64
        memref.store %y, %data[%i] : memref<50xi64>
      }
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()

  func.func private @ship(%half: memref<50xi64>) -> !async.value<!gpu.async.token> {
    %one = arith.constant 1 : index
    %blocks = arith.constant 2 : index
    %threads = arith.constant 32 : index
    %queued, %done = async.execute -> !async.value<!gpu.async.token> {
      %start = gpu.wait async
      %device, %there = gpu.alloc async [%start] () : memref<50xi64>
      %copied = gpu.memcpy async [%there] %device, %half : memref<50xi64>, memref<50xi64>
      %computed = gpu.launch_func async [%copied] @kernels::@square
          blocks in (%blocks, %one, %one) threads in (%threads, %one, %one) args(%device : memref<50xi64>)
      %back = gpu.memcpy async [%computed] %half, %device : memref<50xi64>, memref<50xi64>
      %freed = gpu.dealloc async [%back] %device : memref<50xi64>
      async.yield %freed : !gpu.async.token
    }
    return %done : !async.value<!gpu.async.token>
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c50 = arith.constant 50 : index
    %zero = arith.constant 0 : i64
    %fifty = arith.constant 50 : i64
    %left = memref.alloc() : memref<50xi64>
    %right = memref.alloc() : memref<50xi64>
    scf.for %i = %c0 to %c50 step %c1 {
      %k = arith.addi %i, %c1 : index
      %x = arith.index_cast %k : index to i64
      %y = arith.addi %x, %fifty : i64
      memref.store %x, %left[%i] : memref<50xi64>
      memref.store %y, %right[%i] : memref<50xi64>
    }
    %a = func.call @ship(%left) : (memref<50xi64>) -> !async.value<!gpu.async.token>
    %b = func.call @ship(%right) : (memref<50xi64>) -> !async.value<!gpu.async.token>
    %ta = async.await %a : !async.value<!gpu.async.token>
    %tb = async.await %b : !async.value<!gpu.async.token>
    gpu.wait [%ta, %tb]
    %sum = scf.for %i = %c0 to %c50 step %c1 iter_args(%s = %zero) -> (i64) {
      %x = memref.load %left[%i] : memref<50xi64>
      %y = memref.load %right[%i] : memref<50xi64>
      %u = arith.addi %s, %x : i64
      %v = arith.addi %u, %y : i64
      scf.yield %v : i64
    }
    func.call @printI64(%sum) : (i64) -> ()
    func.call @printNewline() : () -> ()
    memref.dealloc %left : memref<50xi64>
    memref.dealloc %right : memref<50xi64>
    return
  }
}
