// RUN: stretto-run %s --leak-check | filecheck %s
// Two modules of kernels, with names in common: each launch gets its own module's kernel.
// CHECK: 42
// CHECK-NEXT: 43
module attributes {gpu.container_module} {
  gpu.module @plus {
    func.func private @change(%x: i64) -> i64 {
      %one = arith.constant 1 : i64
      %y = arith.addi %x, %one : i64
      return %y : i64
    }
    gpu.func @run(%m: memref<1xi64>) kernel {
      %zero = arith.constant 0 : index
      %x = memref.load %m[%zero] : memref<1xi64>
      %y = func.call @change(%x) : (i64) -> i64
      memref.store %y, %m[%zero] : memref<1xi64>
      gpu.return
    }
  }
  gpu.module @times {
    func.func private @change(%x: i64) -> i64 {
      %two = arith.constant 2 : i64
      %y = arith.muli %x, %two : i64
      return %y : i64
    }
    gpu.func @run(%m: memref<1xi64>) kernel {
      %zero = arith.constant 0 : index
      %x = memref.load %m[%zero] : memref<1xi64>
      %y = func.call @change(%x) : (i64) -> i64
      memref.store %y, %m[%zero] : memref<1xi64>
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func private @show(%m: memref<1xi64>) {
    %zero = arith.constant 0 : index
    %x = memref.load %m[%zero] : memref<1xi64>
    func.call @printI64(%x) : (i64) -> ()
    func.call @printNewline() : () -> ()
    return
  }
  func.func @main() {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %x = arith.constant 20 : i64
    %m = memref.alloc() : memref<1xi64>
    memref.store %x, %m[%zero] : memref<1xi64>
    gpu.launch_func @plus::@run blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<1xi64>)
    gpu.launch_func @times::@run blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<1xi64>)
    func.call @show(%m) : (memref<1xi64>) -> ()
    gpu.launch_func @plus::@run blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<1xi64>)
    func.call @show(%m) : (memref<1xi64>) -> ()
    memref.dealloc %m : memref<1xi64>
    return
  }
}
