// async.func: calls of calls, several values, awaits of values and tokens, an early return by blocks.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
async.func @leaf(%x: i64) -> !async.value<i64> {
  %zero = arith.constant 0 : i64
  %big = arith.cmpi sgt, %x, %zero : i64
  cf.cond_br %big, ^double, ^same
^double:
  %y = arith.addi %x, %x : i64
  return %y : i64
^same:
  return %x : i64
}
async.func @both(%x: i64) -> (!async.token, !async.value<i64>, !async.value<i64>) {
  %a = async.call @leaf(%x) : (i64) -> !async.value<i64>
  %m = arith.constant -7 : i64
  %b = async.call @leaf(%m) : (i64) -> !async.value<i64>
  %av = async.await %a : !async.value<i64>
  %bv = async.await %b : !async.value<i64>
  return %av, %bv : i64, i64
}
func.func @main() {
  %k = arith.constant 5 : i64
  %t, %p, %q = async.call @both(%k) : (i64) -> (!async.token, !async.value<i64>, !async.value<i64>)
  async.await %t : !async.token
  %a = async.await %p : !async.value<i64>
  %b = async.await %q : !async.value<i64>
  func.call @show(%a) : (i64) -> ()
  func.call @show(%b) : (i64) -> ()
  return
}
