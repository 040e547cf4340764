// A group of tasks over a memref, ranks, and dependencies between tasks and values.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %zero = arith.constant 0 : i64
  %out = memref.alloc() : memref<100xi64>
  %group = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t, %v = async.execute -> !async.value<i64> {
      %x = arith.index_cast %i : index to i64
      %y = arith.muli %x, %x : i64
      async.yield %y : i64
    }
    %u = async.execute [%t] (%v as %w : !async.value<i64>) {
      memref.store %w, %out[%i] : memref<100xi64>
      async.yield
    }
    %rank = async.add_to_group %u, %group : !async.token
    %same = arith.cmpi eq, %rank, %i : index
    cf.assert %same, "ranks count from zero"
  }
  async.await_all %group
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
    %x = memref.load %out[%i] : memref<100xi64>
    %s = arith.addi %acc, %x : i64
    scf.yield %s : i64
  }
  memref.dealloc %out : memref<100xi64>
  func.call @show(%sum) : (i64) -> ()
  return
}
