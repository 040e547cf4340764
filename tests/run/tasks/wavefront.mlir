// RUN: stretto-run %s --input=9xi8=1,3,5,7,2,4,6,8,9 --input=7xi8=3,5,1,2,6,7,9 --leak-check | filecheck %s
// The longest common subsequence: a task a cell, each waits for its neighbours above and to the left.
// The tokens of a row live in a group a row; a cell's token is carried to the next cell.
// CHECK: 5

func.func @main(%a: memref<?xi8>, %b: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %a, %c0 : memref<?xi8>
  %m = memref.dim %b, %c0 : memref<?xi8>
  %n1 = arith.addi %n, %c1 : index
  %m1 = arith.addi %m, %c1 : index
  %t = memref.alloc(%n1, %m1) : memref<?x?xi64>
  scf.for %i = %c0 to %n1 step %c1 {
    scf.for %j = %c0 to %m1 step %c1 {
      memref.store %zero, %t[%i, %j] : memref<?x?xi64>
    }
  }
  %start = async.execute { async.yield }
  %last = scf.for %i = %c1 to %n1 step %c1 iter_args(%above = %start) -> !async.token {
    %row = async.create_group %m : !async.group
    %end = scf.for %j = %c1 to %m1 step %c1 iter_args(%left = %above) -> !async.token {
      %cell = async.execute [%left, %above] {
        %ip = arith.subi %i, %c1 : index
        %jp = arith.subi %j, %c1 : index
        %x = memref.load %a[%ip] : memref<?xi8>
        %y = memref.load %b[%jp] : memref<?xi8>
        %same = arith.cmpi eq, %x, %y : i8
        %best = scf.if %same -> i64 {
          %d = memref.load %t[%ip, %jp] : memref<?x?xi64>
          %e = arith.addi %d, %one : i64
          scf.yield %e : i64
        } else {
          %u = memref.load %t[%ip, %j] : memref<?x?xi64>
          %l = memref.load %t[%i, %jp] : memref<?x?xi64>
          %w = arith.maxsi %u, %l : i64
          scf.yield %w : i64
        }
        memref.store %best, %t[%i, %j] : memref<?x?xi64>
        async.yield
      }
      %rank = async.add_to_group %cell, %row : !async.token
      scf.yield %cell : !async.token
    }
    async.await_all %row
    scf.yield %end : !async.token
  }
  async.await %last : !async.token
  %r = memref.load %t[%n, %m] : memref<?x?xi64>
  memref.dealloc %t : memref<?x?xi64>
  return %r : i64
}
