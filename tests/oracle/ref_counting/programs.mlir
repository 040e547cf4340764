func.func private @take(!async.token)
func.func private @make() -> !async.token
func.func @unused(%t: !async.token, %v: !async.value<f32>, %g: !async.group) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = call @make() : () -> !async.token
  return
}
func.func @every_op(%x: f32, %n: index) -> !async.value<f32> {
  %t = async.runtime.create : !async.token
  %v = async.runtime.create : !async.value<f32>
  %g = async.runtime.create_group %n : !async.group
  %w = async.runtime.num_worker_threads : index
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.drop_ref %t {count = 2 : i64} : !async.token
  async.runtime.store %x, %v : <f32>
  async.runtime.set_available %v : !async.value<f32>
  async.runtime.set_error %t : !async.token
  async.runtime.await %g : !async.group
  %e = async.runtime.is_error %g : !async.group
  %y = async.runtime.load %v : <f32>
  return %v : !async.value<f32>
}
func.func @calls(%t: !async.token, %u: !async.token) {
  call @take(%t) : (!async.token) -> ()
  call @take(%u) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  call @take(%t) : (!async.token) -> ()
  return
}
func.func @branches(%t: !async.token, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  cf.br ^bb2
^bb2:
  return
}
func.func @one_way(%t: !async.token, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  return
^bb2:
  return
}
func.func @nested(%t: !async.token, %c: i1, %n: index) {
  scf.if %c {
    async.runtime.await %t : !async.token
  }
  scf.for %i = %n to %n step %n {
    %u = func.call @make() : () -> !async.token
    async.runtime.await %u : !async.token
  }
  return
}
func.func @coroutine(%t: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %mine = async.runtime.create : !async.token
  %id = async.coro.id
  %handle = async.coro.begin %id
  %first = async.coro.save %handle
  async.runtime.resume %handle
  async.coro.suspend %first, ^end, ^start, ^free
^start:
  %second = async.coro.save %handle
  async.runtime.await_and_resume %t, %handle : !async.token
  async.coro.suspend %second, ^end, ^go, ^free
^go:
  %e = async.runtime.is_error %t : !async.token
  cf.cond_br %e, ^failed, ^done
^done:
  async.runtime.set_available %mine : !async.token
  cf.br ^free
^failed:
  async.runtime.set_error %mine : !async.token
  cf.br ^free
^free:
  async.coro.free %id, %handle
  cf.br ^end
^end:
  async.coro.end %handle
  return %mine : !async.token
}
