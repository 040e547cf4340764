// RUN: stretto-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect -async-to-async-runtime

func.func @region_of_an_unknown_op(%token: !async.token) {
  %0 = async.execute {
    // expected-note @below {{the 'test.region' op is here}}
    "test.region"() ({
      // expected-error @below {{'async.await' op can't leave the coroutine from inside a 'test.region' op, which has no form as blocks and branches}}
      async.await %token : !async.token
    }) : () -> ()
    async.yield
  }
  return
}

// -----

func.func @assert_in_affine_loop(%condition: i1) {
  %0 = async.execute {
    // expected-note @below {{the 'affine.for' op is here}}
    affine.for %i = 0 to 4 {
      // expected-error @below {{'cf.assert' op can't leave the coroutine from inside a 'affine.for' op}}
      cf.assert %condition, "text"
    }
    async.yield
  }
  return
}

// -----

func.func @task_in_an_unknown_op() {
  // expected-note @below {{the 'test.region' op is here}}
  "test.region"() ({
    // expected-error @below {{'async.execute' op can't be outlined from inside a 'test.region' op, which is unregistered}}
    %0 = async.execute {
      async.yield
    }
  }) : () -> ()
  return
}

// -----

// expected-error @below {{failed to legalize operation 'async.func': run async-func-to-async-runtime first}}
async.func @not_lowered() -> !async.token {
  return
}
