// RUN: stretto-opt %s -async-runtime-verify-ref-counting | filecheck %s

// Counting that is proved; the text stays as it is.

func.func private @take(!async.token)

func.func @transferred(%arg0: !async.token) -> !async.token {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  return %arg0 : !async.token
}

func.func @by_a_block_argument(%arg0: !async.token, %arg1: i1) {
  cf.cond_br %arg1, ^bb1(%arg0 : !async.token), ^bb2
^bb1(%0: !async.token):
  call @take(%0) : (!async.token) -> ()
  return
^bb2:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}

func.func @in_a_loop(%arg0: !async.token, %arg1: i1) {
  cf.br ^bb1
^bb1:
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  cf.cond_br %arg1, ^bb1, ^bb2
^bb2:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}

func.func @carried_by_a_loop(%arg0: !async.token, %arg1: index) {
  %0 = scf.for %i = %arg1 to %arg1 step %arg1 iter_args(%t = %arg0) -> (!async.token) {
    scf.yield %t : !async.token
  }
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
  return
}

func.func @selected(%arg0: !async.token, %arg1: !async.token, %arg2: i1) -> !async.token {
  %0 = arith.select %arg2, %arg0, %arg1 : !async.token
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
  return %0 : !async.token
}
// CHECK: @selected
// CHECK: async.runtime.add_ref %0

// Functions that count already aren't looked at.
func.func @marked(%arg0: !async.token) attributes {stretto.counted} {
  return
}
// CHECK: @marked
