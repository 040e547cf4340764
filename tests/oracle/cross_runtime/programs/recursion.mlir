// Recursive tasks and values: every call a task, awaits inside branches of a task.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func private @fib(%n: i64) -> !async.value<i64> {
  %token, %value = async.execute -> !async.value<i64> {
    %two = arith.constant 2 : i64
    %one = arith.constant 1 : i64
    %small = arith.cmpi slt, %n, %two : i64
    %r = scf.if %small -> (i64) {
      scf.yield %n : i64
    } else {
      %a = arith.subi %n, %one : i64
      %b = arith.subi %n, %two : i64
      %x = func.call @fib(%a) : (i64) -> !async.value<i64>
      %y = func.call @fib(%b) : (i64) -> !async.value<i64>
      %xv = async.await %x : !async.value<i64>
      %yv = async.await %y : !async.value<i64>
      %s = arith.addi %xv, %yv : i64
      scf.yield %s : i64
    }
    async.yield %r : i64
  }
  return %value : !async.value<i64>
}
func.func @main() {
  %n = arith.constant 15 : i64
  %v = func.call @fib(%n) : (i64) -> !async.value<i64>
  %r = async.await %v : !async.value<i64>
  func.call @show(%r) : (i64) -> ()
  return
}
