// RUN: stretto-opt %s -async-runtime-ref-counting | filecheck %s

// Automatic reference counting. Up to @coroutine the text is MLIR 22.1's;
// from @returned_twice on MLIR refuses, leaks or drops too often.

func.func private @take(!async.token)
func.func private @take2(!async.token, !async.token)
func.func private @make() -> !async.token
func.func private @flag() -> i1

func.func @unused_argument(%arg0: !async.token) {
  return
}
// CHECK-LABEL: func.func @unused_argument(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @unused_results() {
  %0 = async.runtime.create : !async.token
  %1 = func.call @make() : () -> !async.token
  return
}
// CHECK-LABEL: func.func @unused_results() {
// CHECK-NEXT:    %0 = async.runtime.create : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    %1 = call @make() : () -> !async.token
// CHECK-NEXT:    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @last_use(%arg0: !async.value<f32>) {
  async.runtime.await %arg0 : !async.value<f32>
  %0 = async.runtime.load %arg0 : <f32>
  return
}
// CHECK-LABEL: func.func @last_use(%arg0: !async.value<f32>) {
// CHECK-NEXT:    async.runtime.await %arg0 : !async.value<f32>
// CHECK-NEXT:    %0 = async.runtime.load %arg0 : <f32>
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @returned(%arg0: !async.token) -> !async.token {
  async.runtime.await %arg0 : !async.token
  return %arg0 : !async.token
}
// CHECK-LABEL: func.func @returned(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    return %arg0 : !async.token
// CHECK-NEXT:  }

func.func @passed_to_callee(%arg0: !async.token) -> !async.token {
  call @take(%arg0) : (!async.token) -> ()
  call @take2(%arg0, %arg0) : (!async.token, !async.token) -> ()
  return %arg0 : !async.token
}
// CHECK-LABEL: func.func @passed_to_callee(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    call @take2(%arg0, %arg0) : (!async.token, !async.token) -> ()
// CHECK-NEXT:    return %arg0 : !async.token
// CHECK-NEXT:  }

func.func @used_in_nested_region(%arg0: !async.token, %arg1: i1) {
  scf.if %arg1 {
    func.call @take(%arg0) : (!async.token) -> ()
  }
  return
}
// CHECK-LABEL: func.func @used_in_nested_region(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:      func.call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @divergent_successors(%arg0: !async.token, %arg1: i1) {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  async.runtime.await %arg0 : !async.token
  cf.br ^bb3
^bb3:
  return
}
// CHECK-LABEL: func.func @divergent_successors(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @critical_edge(%arg0: !async.token, %arg1: i1) {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  async.runtime.await %arg0 : !async.token
  cf.br ^bb2
^bb2:
  return
}
// CHECK-LABEL: func.func @critical_edge(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @coroutine(%arg0: !async.token) -> !async.token {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.await_and_resume %arg0, %2 : !async.token
  async.coro.suspend %3, ^bb5, ^bb1, ^bb4
^bb1:
  %4 = async.runtime.is_error %arg0 : !async.token
  cf.cond_br %4, ^bb2, ^bb6
^bb6:
  async.runtime.set_available %0 : !async.token
  cf.br ^bb3
^bb2:
  async.runtime.set_error %0 : !async.token
  cf.br ^bb3
^bb3:
  async.coro.free %1, %2
  cf.br ^bb5
^bb4:
  async.coro.free %1, %2
  cf.br ^bb5
^bb5:
  async.coro.end %2
  return %0 : !async.token
}
// CHECK-LABEL: func.func @coroutine(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    %0 = async.runtime.create : !async.token
// CHECK-NEXT:    %1 = async.coro.id
// CHECK-NEXT:    %2 = async.coro.begin %1
// CHECK-NEXT:    %3 = async.coro.save %2
// CHECK-NEXT:    async.runtime.await_and_resume %arg0, %2 : !async.token
// CHECK-NEXT:    async.coro.suspend %3, ^bb6, ^bb1, ^bb5
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %4 = async.runtime.is_error %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.cond_br %4, ^bb3, ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    async.runtime.set_available %0 : !async.token
// CHECK-NEXT:    cf.br ^bb4
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    async.runtime.set_error %0 : !async.token
// CHECK-NEXT:    cf.br ^bb4
// CHECK-NEXT:  ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:    async.coro.free %1, %2
// CHECK-NEXT:    cf.br ^bb6
// CHECK-NEXT:  ^bb5:  // pred: ^bb0
// CHECK-NEXT:    async.coro.free %1, %2
// CHECK-NEXT:    cf.br ^bb6
// CHECK-NEXT:  ^bb6:  // 3 preds: ^bb0, ^bb4, ^bb5
// CHECK-NEXT:    async.coro.end %2
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @returned_twice(%arg0: !async.token) -> (!async.token, !async.token) {
  return %arg0, %arg0 : !async.token, !async.token
}
// CHECK-LABEL: func.func @returned_twice(%arg0: !async.token) -> (!async.token, !async.token) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return %arg0, %arg0 : !async.token, !async.token
// CHECK-NEXT:  }

func.func @select(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
  %0 = arith.select %arg2, %arg0, %arg1 : !async.token
  async.runtime.await %0 : !async.token
  return
}
// CHECK-LABEL: func.func @select(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
// CHECK-NEXT:    %0 = arith.select %arg2, %arg0, %arg1 : !async.token
// CHECK-NEXT:    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @unused_select(%arg0: !async.token, %arg1: i1) {
  %0 = arith.select %arg1, %arg0, %arg0 : !async.token
  return
}
// CHECK-LABEL: func.func @unused_select(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    %0 = arith.select %arg1, %arg0, %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @cast(%arg0: !async.token) {
  %0 = builtin.unrealized_conversion_cast %arg0 : !async.token to !async.token
  async.runtime.await %0 : !async.token
  return
}
// CHECK-LABEL: func.func @cast(%arg0: !async.token) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : !async.token to !async.token
// CHECK-NEXT:    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @yielded_from_outside(%arg0: !async.token, %arg1: i1) {
  %0 = scf.if %arg1 -> (!async.token) {
    scf.yield %arg0 : !async.token
  } else {
    %1 = async.runtime.create : !async.token
    scf.yield %1 : !async.token
  }
  async.runtime.await %0 : !async.token
  return
}
// CHECK-LABEL: func.func @yielded_from_outside(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    %0 = scf.if %arg1 -> (!async.token) {
// CHECK-NEXT:      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:      scf.yield %arg0 : !async.token
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %1 = async.runtime.create : !async.token
// CHECK-NEXT:      scf.yield %1 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @loop_carried(%arg0: !async.token, %arg1: index) -> !async.token {
  %0 = scf.for %i = %arg1 to %arg1 step %arg1 iter_args(%p = %arg0) -> (!async.token) {
    %1 = async.runtime.create : !async.token
    async.runtime.await %p : !async.token
    scf.yield %1 : !async.token
  }
  return %0 : !async.token
}
// CHECK-LABEL: func.func @loop_carried(%arg0: !async.token, %arg1: index) -> !async.token {
// CHECK-NEXT:    %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (!async.token) {
// CHECK-NEXT:      %1 = async.runtime.create : !async.token
// CHECK-NEXT:      async.runtime.await %arg3 : !async.token
// CHECK-NEXT:      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
// CHECK-NEXT:      scf.yield %1 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @loop_carried_and_used_inside(%arg0: !async.token, %arg1: index) -> !async.token {
  %0 = scf.for %i = %arg1 to %arg1 step %arg1 iter_args(%p = %arg0) -> (!async.token) {
    async.runtime.await %arg0 : !async.token
    scf.yield %arg0 : !async.token
  }
  return %0 : !async.token
}
// CHECK-LABEL: func.func @loop_carried_and_used_inside(%arg0: !async.token, %arg1: index) -> !async.token {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (!async.token) {
// CHECK-NEXT:      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
// CHECK-NEXT:      async.runtime.await %arg0 : !async.token
// CHECK-NEXT:      async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:      scf.yield %arg0 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @while(%arg0: !async.token) -> !async.token {
  %0 = scf.while (%p = %arg0) : (!async.token) -> !async.token {
    %c = func.call @flag() : () -> i1
    scf.condition(%c) %p : !async.token
  } do {
  ^bb0(%q: !async.token):
    async.runtime.await %q : !async.token
    %1 = async.runtime.create : !async.token
    scf.yield %1 : !async.token
  }
  return %0 : !async.token
}
// CHECK-LABEL: func.func @while(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    %0 = scf.while (%arg1 = %arg0) : (!async.token) -> !async.token {
// CHECK-NEXT:      %1 = func.call @flag() : () -> i1
// CHECK-NEXT:      scf.condition(%1) %arg1 : !async.token
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg1: !async.token):
// CHECK-NEXT:      async.runtime.await %arg1 : !async.token
// CHECK-NEXT:      async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:      %1 = async.runtime.create : !async.token
// CHECK-NEXT:      scf.yield %1 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @branch_argument(%arg0: !async.token) {
  cf.br ^bb1(%arg0 : !async.token)
^bb1(%0: !async.token):
  async.runtime.await %0 : !async.token
  return
}
// CHECK-LABEL: func.func @branch_argument(%arg0: !async.token) {
// CHECK-NEXT:    cf.br ^bb1(%arg0 : !async.token)
// CHECK-NEXT:  ^bb1(%0: !async.token):  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @passed_to_one_successor(%arg0: !async.token, %arg1: i1) {
  cf.cond_br %arg1, ^bb1(%arg0 : !async.token), ^bb2
^bb1(%0: !async.token):
  async.runtime.await %0 : !async.token
  cf.br ^bb2
^bb2:
  return
}
// CHECK-LABEL: func.func @passed_to_one_successor(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1(%arg0 : !async.token), ^bb2
// CHECK-NEXT:  ^bb1(%0: !async.token):  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @passed_and_live(%arg0: !async.token, %arg1: i1) {
  cf.cond_br %arg1, ^bb1(%arg0 : !async.token), ^bb2
^bb1(%0: !async.token):
  async.runtime.await %0 : !async.token
  async.runtime.await %arg0 : !async.token
  cf.br ^bb2
^bb2:
  return
}
// CHECK-LABEL: func.func @passed_and_live(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1(%arg0 : !async.token), ^bb2
// CHECK-NEXT:  ^bb1(%0: !async.token):  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 2 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @same_block_twice(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
  cf.cond_br %arg2, ^bb1(%arg0 : !async.token), ^bb1(%arg1 : !async.token)
^bb1(%0: !async.token):
  async.runtime.await %0 : !async.token
  return
}
// CHECK-LABEL: func.func @same_block_twice(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
// CHECK-NEXT:    cf.cond_br %arg2, ^bb2, ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3(%arg1 : !async.token)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3(%arg0 : !async.token)
// CHECK-NEXT:  ^bb3(%0: !async.token):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @back_edge(%arg0: !async.token) -> !async.token {
  cf.br ^bb1(%arg0 : !async.token)
^bb1(%0: !async.token):
  %1 = call @flag() : () -> i1
  cf.cond_br %1, ^bb2, ^bb3
^bb2:
  async.runtime.await %0 : !async.token
  %2 = async.runtime.create : !async.token
  cf.br ^bb1(%2 : !async.token)
^bb3:
  return %0 : !async.token
}
// CHECK-LABEL: func.func @back_edge(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    cf.br ^bb1(%arg0 : !async.token)
// CHECK-NEXT:  ^bb1(%0: !async.token):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %1 = call @flag() : () -> i1
// CHECK-NEXT:    cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    %2 = async.runtime.create : !async.token
// CHECK-NEXT:    cf.br ^bb1(%2 : !async.token)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }

func.func @two_values_on_one_edge(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
  cf.cond_br %arg2, ^bb1, ^bb2
^bb1:
  async.runtime.await %arg0 : !async.token
  cf.br ^bb2
^bb2:
  async.runtime.await %arg1 : !async.token
  return
}
// CHECK-LABEL: func.func @two_values_on_one_edge(%arg0: !async.token, %arg1: !async.token, %arg2: i1) {
// CHECK-NEXT:    cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    async.runtime.await %arg1 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @payload(%arg0: !async.token) -> !async.token {
  %0 = async.runtime.create : !async.value<!async.token>
  async.runtime.store %arg0, %0 : <!async.token>
  async.runtime.set_available %0 : !async.value<!async.token>
  %1 = async.runtime.load %0 : <!async.token>
  async.runtime.add_ref %1 {count = 1 : i64} : !async.token
  async.runtime.await %1 : !async.token
  return %1 : !async.token
}
// CHECK-LABEL: func.func @payload(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    %0 = async.runtime.create : !async.value<!async.token>
// CHECK-NEXT:    async.runtime.store %arg0, %0 : <!async.token>
// CHECK-NEXT:    async.runtime.set_available %0 : !async.value<!async.token>
// CHECK-NEXT:    %1 = async.runtime.load %0 : <!async.token>
// CHECK-NEXT:    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<!async.token>
// CHECK-NEXT:    async.runtime.await %1 : !async.token
// CHECK-NEXT:    return %1 : !async.token
// CHECK-NEXT:  }

func.func @only_unreachable_uses(%arg0: !async.token) {
  return
^bb1:
  async.runtime.await %arg0 : !async.token
  return
}
// CHECK-LABEL: func.func @only_unreachable_uses(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb1:  // no predecessors
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @endless_loop_in_a_coroutine() -> !async.token {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^bb4, ^bb1, ^bb3
^bb1:
  cf.br ^bb1
^bb3:
  async.coro.free %1, %2
  cf.br ^bb4
^bb4:
  async.coro.end %2
  return %0 : !async.token
}
// CHECK-LABEL: func.func @endless_loop_in_a_coroutine() -> !async.token {
// CHECK-NEXT:    %0 = async.runtime.create : !async.token
// CHECK-NEXT:    %1 = async.coro.id
// CHECK-NEXT:    %2 = async.coro.begin %1
// CHECK-NEXT:    %3 = async.coro.save %2
// CHECK-NEXT:    async.runtime.resume %2
// CHECK-NEXT:    async.coro.suspend %3, ^bb3, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    async.coro.free %1, %2
// CHECK-NEXT:    cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    async.coro.end %2
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }
