// RUN: stretto-opt %s -gpu-async-region | filecheck %s
// RUN: stretto-run %s --leak-check | filecheck %s --check-prefix=PRINTED

// Right: a value of a task is there when the copy in it is done, so the host may read what was copied.
// MLIR: moves the wait to those who await the task's token, and reads before.
// MLIR-OPT: -gpu-async-region
// MLIR-PRINTS: async.await %bodyResults#0 : !async.value<index>\n *%\d+ = memref.load

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i64
  %m = memref.alloc() : memref<1xi64>
  %n = memref.alloc() : memref<1xi64>
  memref.store %seven, %n[%c0] : memref<1xi64>
  %t, %v = async.execute -> !async.value<index> {
    gpu.memcpy %m, %n : memref<1xi64>, memref<1xi64>
    async.yield %c0 : index
  }
  %i = async.await %v : !async.value<index>
  %x = memref.load %m[%i] : memref<1xi64>
  async.await %t : !async.token
  // PRINTED: 7
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<1xi64>
  memref.dealloc %n : memref<1xi64>
  return
}
// CHECK:      async.await %{{.*}} : !async.value<index>
// CHECK-NEXT: %[[G:.*]] = async.await %{{.*}} : !async.value<!gpu.async.token>
// CHECK-NEXT: gpu.wait [%[[G]]]
// CHECK-NEXT: memref.load
