module {
  func.func private @take(!async.token)
  func.func private @make() -> !async.token
  func.func @unused(%arg0: !async.token, %arg1: !async.value<f32>, %arg2: !async.group) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %1 = async.runtime.create : !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %2 = call @make() : () -> !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    return
  }
  func.func @every_op(%arg0: f32, %arg1: index) -> !async.value<f32> {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.runtime.create_group %arg1 : !async.group
    %3 = async.runtime.num_worker_threads : index
    %4 = async.runtime.add_to_group %0, %2 : !async.token
    async.runtime.store %arg0, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.set_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    async.runtime.await %2 : !async.group
    %5 = async.runtime.is_error %2 : !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    %6 = async.runtime.load %1 : <f32>
    return %1 : !async.value<f32>
  }
  func.func @calls(%arg0: !async.token, %arg1: !async.token) {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    call @take(%arg0) : (!async.token) -> ()
    call @take(%arg1) : (!async.token) -> ()
    async.runtime.await %arg0 : !async.token
    call @take(%arg0) : (!async.token) -> ()
    return
  }
  func.func @branches(%arg0: !async.token, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func @one_way(%arg0: !async.token, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    async.runtime.await %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    return
  ^bb2:  // pred: ^bb0
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    return
  }
  func.func @nested(%arg0: !async.token, %arg1: i1, %arg2: index) {
    scf.if %arg1 {
      async.runtime.await %arg0 : !async.token
    }
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    scf.for %arg3 = %arg2 to %arg2 step %arg2 {
      %0 = func.call @make() : () -> !async.token
      async.runtime.await %0 : !async.token
      async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    }
    return
  }
  func.func @coroutine(%arg0: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb6, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb6, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb6
  ^bb6:  // 3 preds: ^bb0, ^bb1, ^bb5
    async.coro.end %2
    return %0 : !async.token
  }
}
