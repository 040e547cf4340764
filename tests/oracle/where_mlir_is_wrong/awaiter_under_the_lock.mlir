// RUN: stretto-run %s --leak-check | filecheck %s

// Right: a task that resumes when a token completes may await that token again.
// MLIR: resumes it while the token is locked, so it waits for itself.
// MLIR-RUN
// MLIR-HANGS

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 300000000 : index
  %m = memref.alloc() : memref<1xi64>
  %k = arith.constant 1 : i64
  // Takes long enough that the next one waits for it.
  %t = async.execute {
    scf.for %i = %z to %n step %o {
      %a = memref.load %m[%z] : memref<1xi64>
      %b = arith.muli %a, %a : i64
      %c = arith.xori %b, %k : i64
      memref.store %c, %m[%z] : memref<1xi64>
    }
    async.yield
  }
  %u = async.execute {
    async.await %t : !async.token
    async.await %t : !async.token
    async.yield
  }
  async.await %u : !async.token
  memref.dealloc %m : memref<1xi64>
  %c = arith.constant 122 : i64
  // CHECK: 122
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
