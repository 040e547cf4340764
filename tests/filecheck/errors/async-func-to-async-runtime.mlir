// RUN: stretto-opt %s --verify-diagnostics --allow-unregistered-dialect -async-func-to-async-runtime

async.func @region_of_an_unknown_op(%group: !async.group) -> !async.token {
  // expected-note @below {{the 'test.region' op is here}}
  "test.region"() ({
    // expected-error @below {{'async.await_all' op can't leave the coroutine from inside a 'test.region' op}}
    async.await_all %group
  }) : () -> ()
  return
}
