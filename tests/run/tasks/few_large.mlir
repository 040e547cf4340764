// RUN: stretto-run %s --leak-check | filecheck %s
// Four tasks that run for a while, and a diamond of dependencies on top.
// CHECK: 4000000

func.func private @burn(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seven, %count = %zero) -> (i64, i64) {
    %y = arith.muli %x, %seven : i64
    %z = arith.addi %y, %one : i64
    %k = arith.addi %count, %one : i64
    scf.yield %z, %k : i64, i64
  }
  return %r#1 : i64
}
func.func @main() -> i64 {
  %n = arith.constant 1000000 : index
  %ta, %a = async.execute -> !async.value<i64> {
    %x = func.call @burn(%n) : (index) -> i64
    async.yield %x : i64
  }
  %tb, %b = async.execute [%ta] -> !async.value<i64> {
    %x = func.call @burn(%n) : (index) -> i64
    async.yield %x : i64
  }
  %tc, %c = async.execute [%ta] -> !async.value<i64> {
    %x = func.call @burn(%n) : (index) -> i64
    async.yield %x : i64
  }
  %td, %d = async.execute [%tb, %tc] (%a as %av : !async.value<i64>, %b as %bv : !async.value<i64>,
                                      %c as %cv : !async.value<i64>) -> !async.value<i64> {
    %x = func.call @burn(%n) : (index) -> i64
    %s0 = arith.addi %x, %av : i64
    %s1 = arith.addi %s0, %bv : i64
    %s2 = arith.addi %s1, %cv : i64
    async.yield %s2 : i64
  }
  %r = async.await %d : !async.value<i64>
  return %r : i64
}
