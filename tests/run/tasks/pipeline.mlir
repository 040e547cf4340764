// RUN: stretto-run %s --input=2000 --leak-check | filecheck %s
// Three stages over a stream of numbers. A stage waits for the stage before it on the same number, and for
// itself on the number before: tokens are carried through the loop.
// CHECK: 7994001000

func.func @main(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi64>
  %sum = memref.alloc() : memref<1xi64>
  %zero = arith.constant 0 : i64
  memref.store %zero, %sum[%c0] : memref<1xi64>
  %start = async.execute { async.yield }
  %last:3 = scf.for %i = %c0 to %n step %c1
      iter_args(%p1 = %start, %p2 = %start, %p3 = %start) -> (!async.token, !async.token, !async.token) {
    %s1 = async.execute [%p1] {
      %x = arith.index_cast %i : index to i64
      memref.store %x, %m[%i] : memref<?xi64>
      async.yield
    }
    %s2 = async.execute [%s1, %p2] {
      %x = memref.load %m[%i] : memref<?xi64>
      %three = arith.constant 3 : i64
      %y = arith.muli %x, %x : i64
      %z = arith.muli %y, %three : i64
      memref.store %z, %m[%i] : memref<?xi64>
      async.yield
    }
    %s3 = async.execute [%s2, %p3] {
      %x = memref.load %m[%i] : memref<?xi64>
      %s = memref.load %sum[%c0] : memref<1xi64>
      %t = arith.addi %s, %x : i64
      memref.store %t, %sum[%c0] : memref<1xi64>
      async.yield
    }
    scf.yield %s1, %s2, %s3 : !async.token, !async.token, !async.token
  }
  async.await %last#2 : !async.token
  %r0 = memref.load %sum[%c0] : memref<1xi64>
  memref.dealloc %m : memref<?xi64>
  memref.dealloc %sum : memref<1xi64>
  return %r0 : i64
}
