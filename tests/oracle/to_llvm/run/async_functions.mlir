func.func private @printI64(i64)
func.func private @printNewline()
async.func @fib(%n: i64) -> !async.value<i64> {
  %two = arith.constant 2 : i64
  %one = arith.constant 1 : i64
  %b = arith.cmpi slt, %n, %two : i64
  cf.cond_br %b, ^base, ^rec
^base:
  return %n : i64
^rec:
  %n1 = arith.subi %n, %one : i64
  %n2 = arith.subi %n, %two : i64
  %x = async.call @fib(%n1) : (i64) -> !async.value<i64>
  %y = async.call @fib(%n2) : (i64) -> !async.value<i64>
  %xx = async.await %x : !async.value<i64>
  %yy = async.await %y : !async.value<i64>
  %s = arith.addi %xx, %yy : i64
  return %s : i64
}
func.func @main() {
  %n = arith.constant 12 : i64
  %v = async.call @fib(%n) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  func.call @printI64(%r) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
