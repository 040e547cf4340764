// Prints: 42
// A task computes while its caller goes on; the await gives its value.
func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %token, %product = async.execute -> !async.value<i32> {
    %p = arith.muli %six, %seven : i32
    async.yield %p : i32
  }
  %result = async.await %product : !async.value<i32>
  return %result : i32
}
