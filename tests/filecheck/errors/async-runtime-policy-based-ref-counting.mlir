// RUN: stretto-opt %s -async-runtime-policy-based-ref-counting="on-violation=error" --split-input-file --verify-diagnostics
// RUN: not stretto-opt %s -async-runtime-policy-based-ref-counting="policy=reveiw" 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stretto-opt %s -async-runtime-policy-based-ref-counting="policy=mine" 2>&1 | filecheck %s --check-prefix=NONE

// UNKNOWN: pass 'async-runtime-policy-based-ref-counting': there is no reference counting policy 'reveiw'. Did you mean 'review'?
// NONE: there is no reference counting policy 'mine'. There are: default, review.

func.func @left_over(%arg0: !async.token) {
  // expected-error @below {{async operations must be lowered to async runtime operations}}
  async.await %arg0 : !async.token
  return
}

// -----

// An errored value is never loaded, so it leaks.
// expected-note @below {{the value is defined here}}
func.func @errored_value(%arg0: !async.value<f32>) -> f32 {
  async.runtime.await %arg0 : !async.value<f32>
  %0 = async.runtime.is_error %arg0 : !async.value<f32>
  // expected-note @below {{the path goes from ^bb0 to ^bb1 here}}
  cf.cond_br %0, ^failed, ^fine
^failed:
  // expected-error @below {{policy 'default': reference counting: a value with 1 reference is never dropped from here on}}
  %1 = arith.constant 0.0 : f32
  return %1 : f32
^fine:
  %2 = async.runtime.load %arg0 : <f32>
  return %2 : f32
}

// -----

// expected-note @below {{the token is defined here}}
func.func @checked_twice(%arg0: !async.token) {
  %0 = async.runtime.is_error %arg0 : !async.token
  // expected-error @below {{policy 'default': reference counting: a token with 0 references is used when no reference is held}}
  %1 = async.runtime.is_error %arg0 : !async.token
  return
}
