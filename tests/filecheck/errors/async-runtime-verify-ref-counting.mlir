// RUN: stretto-opt %s -async-runtime-verify-ref-counting="cannot-prove=error" --split-input-file --verify-diagnostics

func.func private @take(!async.token)

// expected-note @below {{the token is defined here}}
func.func @leaks_on_one_path(%arg0: !async.token, %arg1: i1) {
  // expected-note @below {{the path goes from ^bb0 to ^bb2 here}}
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
^bb2:
  // expected-error @below {{reference counting: a token with 1 reference is never dropped from here on}}
  return
}

// -----

func.func private @take(!async.token)

// expected-note @below {{the token is defined here}}
func.func @twice(%arg0: !async.token) {
  call @take(%arg0) : (!async.token) -> ()
  // expected-error @below {{reference counting: a token with 0 references is dropped more often than it is owned}}
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}

// -----

// The same condition adds and drops, which nobody knows here.
// expected-note @below {{the group is defined here}}
func.func @correlated(%arg0: !async.group, %arg1: i1) {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.group
  cf.br ^bb2
^bb2:
  // expected-error @below {{cannot prove that the references to a group net zero: paths meet here with different numbers of references}}
  async.runtime.await %arg0 : !async.group
  cf.cond_br %arg1, ^bb3, ^bb4
^bb3:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
  cf.br ^bb4
^bb4:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
  return
}

// -----

// expected-note @below {{the value is defined here}}
func.func @in_a_loop(%arg0: !async.value<f32>, %arg1: index) {
  // expected-note @below {{the path goes into ^bb0 of a region of 'scf.for'}}
  scf.for %i = %arg1 to %arg1 step %arg1 {
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.value<f32>
  }
  // expected-error @+2 {{reference counting: a value with 1 reference is still held where this path ends}}
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
  return
}

// -----

// expected-note @below {{the token is defined here}}
func.func @selected(%arg0: !async.token, %arg1: !async.token, %arg2: i1) -> !async.token {
  %0 = arith.select %arg2, %arg0, %arg1 : !async.token
  // expected-error @below {{reference counting: a token with 1 reference is still held where this path ends}}
  return %0 : !async.token
}

// -----

func.func @left_over(%arg0: !async.token) {
  // expected-error @below {{async operations must be lowered to async runtime operations}}
  async.await %arg0 : !async.token
  return
}
