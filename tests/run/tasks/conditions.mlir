// RUN: stretto-run %s --input=0 --leak-check | filecheck %s --check-prefix=ZERO
// RUN: stretto-run %s --input=1 --leak-check | filecheck %s --check-prefix=ONE
// RUN: stretto-run %s --input=7 --leak-check | filecheck %s --check-prefix=SEVEN
// Awaits under scf.if, scf.while and scf.index_switch; tokens selected and passed through branches.
// ZERO: 100
// ONE: 211
// SEVEN: 377

func.func @main(%k: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i100 = arith.constant 100 : i64
  %i200 = arith.constant 200 : i64
  %i300 = arith.constant 300 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %t0, %v0 = async.execute -> !async.value<i64> { async.yield %i100 : i64 }
  %t1, %v1 = async.execute -> !async.value<i64> { async.yield %i200 : i64 }
  %is0 = arith.cmpi eq, %k, %c0 : index
  %picked = arith.select %is0, %v0, %v1 : !async.value<i64>
  %token = scf.if %is0 -> !async.token {
    scf.yield %t0 : !async.token
  } else {
    %t = async.execute [%t0, %t1] { async.yield }
    scf.yield %t : !async.token
  }
  %t2, %result = async.execute [%token] -> !async.value<i64> {
    %base = scf.index_switch %k -> i64
    case 7 {
      %t, %v = async.execute -> !async.value<i64> { async.yield %i300 : i64 }
      %x = async.await %v : !async.value<i64>
      scf.yield %x : i64
    }
    default {
      %x = async.await %picked : !async.value<i64>
      scf.yield %x : i64
    }
    %ten = arith.constant 10 : i64
    %n = arith.index_cast %k : index to i64
    %steps:2 = scf.while (%i = %zero, %acc = %zero) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi slt, %i, %n : i64
      scf.condition(%more) %i, %acc : i64, i64
    } do {
    ^bb0(%i: i64, %acc: i64):
      %t, %v = async.execute -> !async.value<i64> {
        %s = arith.addi %ten, %one : i64
        async.yield %s : i64
      }
      %x = async.await %v : !async.value<i64>
      %sum = arith.addi %acc, %x : i64
      %next = arith.addi %i, %one : i64
      scf.yield %next, %sum : i64, i64
    }
    %all = arith.addi %base, %steps#1 : i64
    async.yield %all : i64
  }
  %r = async.await %result : !async.value<i64>
  return %r : i64
}
