// RUN: stretto-run %s --input=6 --leak-check | filecheck %s
// A task starts tasks that start tasks, and each awaits its own in the middle of a loop.
// CHECK: 1023

func.func private @tree(%depth: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %leaf = arith.cmpi eq, %depth, %c0 : i64
  %r = scf.if %leaf -> i64 {
    scf.yield %c1 : i64
  } else {
    %less = arith.subi %depth, %c1 : i64
    %t, %v = async.execute -> !async.value<i64> {
      %i0 = arith.constant 0 : index
      %i1 = arith.constant 1 : index
      %i2 = arith.constant 2 : index
      %sum = scf.for %i = %i0 to %i2 step %i1 iter_args(%acc = %c1) -> i64 {
        %inner, %w = async.execute -> !async.value<i64> {
          %x = func.call @tree(%less) : (i64) -> i64
          async.yield %x : i64
        }
        %y = async.await %w : !async.value<i64>
        %next = arith.addi %acc, %y : i64
        scf.yield %next : i64
      }
      async.yield %sum : i64
    }
    %s = async.await %v : !async.value<i64>
    scf.yield %s : i64
  }
  return %r : i64
}
func.func @main(%depth: i64) -> i64 {
  %three = arith.constant 3 : i64
  %deep = arith.addi %depth, %three : i64
  %r = call @tree(%deep) : (i64) -> i64
  return %r : i64
}
