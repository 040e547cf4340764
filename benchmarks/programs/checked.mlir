func.func @sum_checked(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %t, %v = async.execute -> !async.value<f32> { async.yield %one : f32 }
    async.await %t : !async.token
    %x = async.await %v : !async.value<f32>
    %r = arith.addf %s, %x : f32
    scf.yield %r : f32
  }
  return %sum : f32
}
func.func @used_twice(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = async.execute { async.yield }
    %b = async.execute [%a] { async.yield }
    %c = async.execute [%a] { async.yield }
    async.await %b : !async.token
    async.await %c : !async.token
    async.await %a : !async.token
  }
  return
}
