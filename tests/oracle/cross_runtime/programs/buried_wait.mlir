// A wait in a function called from a task must not bury the task that another one waits for: case 66, with
// short loops, so that a test can run it a thousand times. MLIR's runtime deadlocks on two threads: both
// hold a task that waits, and the third task finds none.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @wait(%t: !async.token) {
  async.await %t : !async.token
  return
}
func.func @burn(%n: index, %m: memref<1xi64>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %k = arith.constant 3 : i64
  scf.for %i = %z to %n step %o {
    %v = memref.load %m[%z] : memref<1xi64>
    %w = arith.addi %v, %k : i64
    %n64 = arith.index_cast %n : index to i64
    %q = arith.remsi %w, %n64 : i64
    memref.store %q, %m[%z] : memref<1xi64>
  }
  return
}
func.func @main() {
  %long = arith.constant 200000 : index
  %short = arith.constant 40000 : index
  %m = memref.alloc() : memref<1xi64>
  %tiny = arith.constant 4000 : index
  %m3 = memref.alloc() : memref<1xi64>
  %m2 = memref.alloc() : memref<1xi64>
  %zz = arith.constant 0 : index
  %seed = arith.constant 1000 : i64
  memref.store %seed, %m[%zz] : memref<1xi64>
  memref.store %seed, %m3[%zz] : memref<1xi64>
  memref.store %seed, %m2[%zz] : memref<1xi64>
  %x = async.execute {
    %slow = async.execute {
      func.call @burn(%long, %m) : (index, memref<1xi64>) -> ()
      async.yield
    }
    func.call @burn(%tiny, %m3) : (index, memref<1xi64>) -> ()
    func.call @wait(%slow) : (!async.token) -> ()
    async.yield
  }
  func.call @burn(%short, %m2) : (index, memref<1xi64>) -> ()
  %b = async.execute {
    func.call @wait(%x) : (!async.token) -> ()
    async.yield
  }
  async.await %b : !async.token
  %va = memref.load %m[%zz] : memref<1xi64>
  %vb = memref.load %m2[%zz] : memref<1xi64>
  %vc = memref.load %m3[%zz] : memref<1xi64>
  %sum0 = arith.addi %va, %vb : i64
  %sum = arith.addi %sum0, %vc : i64
  %one = arith.constant 1 : i64
  %big = arith.cmpi sgt, %sum, %one : i64
  %five = arith.constant 5 : i64
  %bigi = arith.extui %big : i1 to i64
  %c = arith.addi %five, %bigi : i64
  func.call @printI64(%c) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
