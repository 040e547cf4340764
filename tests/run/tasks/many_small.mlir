// RUN: stretto-run %s --input=20000 --leak-check --stats 2>&1 | filecheck %s
// Twenty thousand tasks that do next to nothing, none of them awaited alone.
// CHECK: 20000
// CHECK: "tasks": 20000
// CHECK-SAME: "live_objects": 0

func.func @main(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %m = memref.alloc() : memref<1xi64>
  %zero = arith.constant 0 : i64
  memref.store %zero, %m[%c0] : memref<1xi64>
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %old = memref.atomic_rmw addi %one, %m[%c0] : (i64, memref<1xi64>) -> i64
      async.yield
    }
    %rank = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  %r = memref.load %m[%c0] : memref<1xi64>
  memref.dealloc %m : memref<1xi64>
  return %r : i64
}
