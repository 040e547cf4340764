// RUN: stretto-run %s --leak-check --stats 2>&1 | filecheck %s
// RUN: not stretto-run %s -e token --input=-1 --leak-check 2>&1 | filecheck %s --check-prefix=FAILS
// EXIT: 3
// Launches on a stream that the program made with the device's C functions: they run one after another, and
// the program waits for the stream, or for the token of a launch.
// CHECK: 121
// CHECK: "kernel_launches": 5
// FAILS: callers_stream.mlir:[[# @LINE + 28]]:10: error: {{.*}}-1 blocks
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%m: memref<1xi64>) kernel {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i64
      %three = arith.constant 3 : i64
      %x = memref.load %m[%c0] : memref<1xi64>
      %y = arith.muli %x, %three : i64
      %z = arith.addi %y, %one : i64
      memref.store %z, %m[%c0] : memref<1xi64>
      gpu.return
    }
  }
  func.func private @strettoDeviceStreamCreate() -> !llvm.ptr
  func.func private @strettoDeviceStreamDestroy(!llvm.ptr)
  func.func private @strettoDeviceStreamSynchronize(!llvm.ptr) -> i32
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @token(%blocks: index) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i64
    %m = memref.alloc() : memref<1xi64>
    memref.store %zero, %m[%c0] : memref<1xi64>
    %stream = func.call @strettoDeviceStreamCreate() : () -> !llvm.ptr
    gpu.launch_func <%stream : !llvm.ptr> @kernels::@step
        blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi64>)
    %t = gpu.launch_func async <%stream : !llvm.ptr> @kernels::@step
        blocks in (%blocks, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi64>)
    func.call @strettoDeviceStreamDestroy(%stream) : (!llvm.ptr) -> ()
    gpu.wait [%t]
    %x = memref.load %m[%c0] : memref<1xi64>
    memref.dealloc %m : memref<1xi64>
    return %x : i64
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %m = memref.alloc() : memref<1xi64>
    %start = func.call @token(%c1) : (index) -> i64
    memref.store %start, %m[%c0] : memref<1xi64>
    %stream = func.call @strettoDeviceStreamCreate() : () -> !llvm.ptr
    scf.for %i = %c0 to %c3 step %c1 {
      gpu.launch_func <%stream : !llvm.ptr> @kernels::@step
          blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<1xi64>)
    }
    %code = func.call @strettoDeviceStreamSynchronize(%stream) : (!llvm.ptr) -> i32
    func.call @strettoDeviceStreamDestroy(%stream) : (!llvm.ptr) -> ()
    %x = memref.load %m[%c0] : memref<1xi64>
    %wide = arith.extsi %code : i32 to i64
    %y = arith.addi %x, %wide : i64
    func.call @printI64(%y) : (i64) -> ()
    func.call @printNewline() : () -> ()
    memref.dealloc %m : memref<1xi64>
    return
  }
}
