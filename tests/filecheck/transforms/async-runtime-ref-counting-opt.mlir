// RUN: stretto-opt %s -async-runtime-ref-counting-opt | filecheck %s

// Pairs of add_ref and drop_ref that cancel out, and those that only seem to.

func.func private @take(!async.token)
func.func private @make() -> !async.token

func.func @adjacent(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @adjacent(%arg0: !async.token) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @around_a_call(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @around_a_call(%arg0: !async.token) {
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @use_before_the_call(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.await %arg0 : !async.token
  call @take(%arg0) : (!async.token) -> ()
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @use_before_the_call(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @use_after_the_call(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  async.runtime.await %arg0 : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @use_after_the_call(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    async.runtime.await %arg0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @two_calls(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @two_calls(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @counts_differ(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 2 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @counts_differ(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 2 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @other_block(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  cf.br ^bb1
^bb1:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @other_block(%arg0: !async.token) {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @alias_outlives_its_source(%arg0: !async.token, %arg1: i1) {
  %0 = call @make() : () -> !async.token
  %1 = arith.select %arg1, %arg0, %0 : !async.token
  async.runtime.add_ref %1 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.await %1 : !async.token
  async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @alias_outlives_its_source(%arg0: !async.token, %arg1: i1) {
// CHECK-NEXT:    %0 = call @make() : () -> !async.token
// CHECK-NEXT:    %1 = arith.select %arg1, %arg0, %0 : !async.token
// CHECK-NEXT:    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.await %1 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @payload_outlives_its_value(%arg0: !async.value<!async.token>) {
  %0 = async.runtime.load %arg0 : <!async.token>
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<!async.token>
  async.runtime.await %0 : !async.token
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  return
}
// CHECK-LABEL: func.func @payload_outlives_its_value(%arg0: !async.value<!async.token>) {
// CHECK-NEXT:    %0 = async.runtime.load %arg0 : <!async.token>
// CHECK-NEXT:    async.runtime.add_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<!async.token>
// CHECK-NEXT:    async.runtime.await %0 : !async.token
// CHECK-NEXT:    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @loop_takes_and_uses(%arg0: !async.token, %arg1: index) -> !async.token {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  %0 = scf.for %i = %arg1 to %arg1 step %arg1 iter_args(%p = %arg0) -> (!async.token) {
    async.runtime.await %arg0 : !async.token
    scf.yield %p : !async.token
  }
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return %0 : !async.token
}
// CHECK-LABEL: func.func @loop_takes_and_uses(%arg0: !async.token, %arg1: index) -> !async.token {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    %0 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg0) -> (!async.token) {
// CHECK-NEXT:      async.runtime.await %arg0 : !async.token
// CHECK-NEXT:      scf.yield %arg3 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return %0 : !async.token
// CHECK-NEXT:  }
