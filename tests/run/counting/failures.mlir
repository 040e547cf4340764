// RUN: not stretto-run %s --leak-check 2>&1 | filecheck %s
// EXIT: 3

// Failures leave functions that hold tokens, values and groups; none of them leaks.

func.func private @keep(%t: !async.token, %v: !async.value<i64>) {
  return
}

func.func private @check(%ok: i1, %t: !async.token) -> !async.token {
  cf.assert %ok, "it was not ok"
  return %t : !async.token
}

// Fails after it was given some references and has made others.
func.func private @plain(%ok: i1, %t: !async.token, %v: !async.value<i64>) -> (!async.token, i64) {
  %u = async.execute [%t] { async.yield }
  %n = arith.constant 3 : i64
  %r = scf.if %ok -> (!async.token) {
    scf.yield %u : !async.token
  } else {
    %x = func.call @check(%ok, %t) : (i1, !async.token) -> !async.token
    scf.yield %x : !async.token
  }
  call @keep(%r, %v) : (!async.token, !async.value<i64>) -> ()
  return %r, %n : !async.token, i64
}

func.func private @awaits(%ok: i1, %t: !async.token) -> !async.token {
  %n = arith.constant 3 : i64
  %u, %v = async.execute -> !async.value<i64> {
    async.yield %n : i64
  }
  %size = arith.constant 2 : index
  %g = async.create_group %size : !async.group
  %i = async.add_to_group %u, %g : !async.token
  %j = async.add_to_group %v, %g : !async.value<i64>
  async.await_all %g
  %p:2 = call @plain(%ok, %t, %v) : (i1, !async.token, !async.value<i64>) -> (!async.token, i64)
  return %p#0 : !async.token
}

func.func @main() {
  %no = arith.constant false
  %yes = arith.constant true
  %t = async.execute { async.yield }
  %a = call @awaits(%yes, %t) : (i1, !async.token) -> !async.token
  async.await %a : !async.token
  %b = async.execute {
    %c = func.call @awaits(%no, %t) : (i1, !async.token) -> !async.token
    async.await %c : !async.token
    async.yield
  }
  %d = async.execute [%b] { async.yield }
  async.await %d : !async.token
  async.await %t : !async.token
  return
}
// CHECK-NOT: leak
// CHECK: failures.mlir:11:3: error: it was not ok
// CHECK-NOT: leak
