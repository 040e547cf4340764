// RUN: stretto-opt %s -async-runtime-ref-counting --split-input-file --verify-diagnostics

func.func @await(%arg0: !async.token) {
  // expected-error @below {{async operations must be lowered to async runtime operations}}
  async.await %arg0 : !async.token
  return
}

// -----

func.func @execute() {
  // expected-error @below {{async operations must be lowered to async runtime operations}}
  %token = async.execute {
    async.yield
  }
  return
}

// -----

func.func @value_in_a_reduction(%arg0: index, %arg1: f32) {
  %0 = scf.parallel (%i) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
    %1 = async.runtime.create : !async.token
    // expected-error @below {{async reference counting can't handle terminators that are not ReturnLike}}
    scf.reduce(%arg1 : f32) {
    ^bb0(%2: f32, %3: f32):
      async.runtime.await %1 : !async.token
      scf.reduce.return %2 : f32
    }
  }
  return
}
