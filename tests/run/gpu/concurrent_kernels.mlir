// RUN: stretto-run %s --leak-check --stats 2>&1 | filecheck %s
// Eight kernels in streams of their own may run at the same time; a ninth waits for all of them.
// CHECK: 36
// CHECK: "kernel_launches": 9
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @put(%m: memref<9xi64>, %k: index) kernel {
      %one = arith.constant 1 : index
      %j = arith.addi %k, %one : index
      %x = arith.index_cast %j : index to i64
      memref.store %x, %m[%k] : memref<9xi64>
      gpu.return
    }
    gpu.func @sum(%m: memref<9xi64>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0 : i64
      %s = scf.for %i = %c0 to %c8 step %c1 iter_args(%t = %zero) -> (i64) {
        %x = memref.load %m[%i] : memref<9xi64>
        %u = arith.addi %t, %x : i64
        scf.yield %u : i64
      }
      memref.store %s, %m[%c8] : memref<9xi64>
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %m = gpu.alloc () : memref<9xi64>
    %h = memref.alloc() : memref<9xi64>
    %start = gpu.wait async
    %all = scf.for %k = %c0 to %c8 step %c1 iter_args(%t = %start) -> (!gpu.async.token) {
      %own = gpu.wait async
      %put = gpu.launch_func async [%own] @kernels::@put blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
          args(%m : memref<9xi64>, %k : index)
      %both = gpu.wait async [%t, %put]
      scf.yield %both : !gpu.async.token
    }
    %sum = gpu.launch_func async [%all] @kernels::@sum blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%m : memref<9xi64>)
    %back = gpu.memcpy async [%sum] %h, %m : memref<9xi64>, memref<9xi64>
    gpu.wait [%back]
    %x = memref.load %h[%c8] : memref<9xi64>
    func.call @printI64(%x) : (i64) -> ()
    func.call @printNewline() : () -> ()
    gpu.dealloc %m : memref<9xi64>
    memref.dealloc %h : memref<9xi64>
    return
  }
}
