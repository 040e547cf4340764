// RUN: stretto-run %s -e tasks --input=15 --leak-check | filecheck %s
// RUN: stretto-run %s -e functions --input=15 --leak-check | filecheck %s
// RUN: stretto-run %s -e plain --input=15 --leak-check | filecheck %s
// Recursion in which every call is a task, an async function, or a plain function that awaits.
// CHECK: 610

func.func private @by_task(%n: i64) -> !async.value<i64> {
  %t, %v = async.execute -> !async.value<i64> {
    %c2 = arith.constant 2 : i64
    %c1 = arith.constant 1 : i64
    %small = arith.cmpi slt, %n, %c2 : i64
    %r = scf.if %small -> i64 {
      scf.yield %n : i64
    } else {
      %a = arith.subi %n, %c1 : i64
      %b = arith.subi %n, %c2 : i64
      %x = func.call @by_task(%a) : (i64) -> !async.value<i64>
      %y = func.call @by_task(%b) : (i64) -> !async.value<i64>
      %xv = async.await %x : !async.value<i64>
      %yv = async.await %y : !async.value<i64>
      %s = arith.addi %xv, %yv : i64
      scf.yield %s : i64
    }
    async.yield %r : i64
  }
  return %v : !async.value<i64>
}
func.func @tasks(%n: i64) -> i64 {
  %v = call @by_task(%n) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  return %r : i64
}

async.func private @by_function(%n: i64) -> !async.value<i64> {
  %c2 = arith.constant 2 : i64
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^done(%n : i64), ^recurse
^recurse:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %x = async.call @by_function(%a) : (i64) -> !async.value<i64>
  %y = async.call @by_function(%b) : (i64) -> !async.value<i64>
  %xv = async.await %x : !async.value<i64>
  %yv = async.await %y : !async.value<i64>
  %s = arith.addi %xv, %yv : i64
  cf.br ^done(%s : i64)
^done(%r: i64):
  return %r : i64
}
func.func @functions(%n: i64) -> i64 {
  %v = async.call @by_function(%n) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  return %r : i64
}

func.func @plain(%n: i64) -> i64 {
  %c2 = arith.constant 2 : i64
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  %r = scf.if %small -> i64 {
    scf.yield %n : i64
  } else {
    %a = arith.subi %n, %c1 : i64
    %b = arith.subi %n, %c2 : i64
    %t, %x = async.execute -> !async.value<i64> {
      %f = func.call @plain(%a) : (i64) -> i64
      async.yield %f : i64
    }
    %y = func.call @plain(%b) : (i64) -> i64
    %xv = async.await %x : !async.value<i64>
    %s = arith.addi %xv, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}
