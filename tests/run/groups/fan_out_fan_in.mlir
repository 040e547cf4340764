// RUN: stretto-run %s --input=500 --leak-check | filecheck %s
// Many tasks write their square; a group joins them; one task sums what they wrote.
// CHECK: 41541750

func.func @main(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %m = memref.alloc(%n) : memref<?xi64>
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %x = arith.index_cast %i : index to i64
      %y = arith.muli %x, %x : i64
      memref.store %y, %m[%i] : memref<?xi64>
      async.yield
    }
    %rank = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  %t, %v = async.execute -> !async.value<i64> {
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i64 {
      %x = memref.load %m[%i] : memref<?xi64>
      %next = arith.addi %acc, %x : i64
      scf.yield %next : i64
    }
    async.yield %s : i64
  }
  %r = async.await %v : !async.value<i64>
  memref.dealloc %m : memref<?xi64>
  return %r : i64
}
