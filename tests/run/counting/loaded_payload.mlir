// RUN: stretto-run %s --leak-check | filecheck %s

// A program of runtime ops puts a token into a value and takes it out again: the value keeps its own reference.

func.func private @printI64(i64)

func.func private @loaded() -> !async.token {
  %t = async.runtime.create : !async.token
  async.runtime.set_available %t : !async.token
  %v = async.runtime.create : !async.value<!async.token>
  async.runtime.store %t, %v : <!async.token>
  async.runtime.set_available %v : !async.value<!async.token>
  async.runtime.await %v : !async.value<!async.token>
  %u = async.runtime.load %v : <!async.token>
  %unused = async.runtime.load %v : <!async.token>
  async.runtime.await %u : !async.token
  return %u : !async.token
}

func.func @main() {
  %t = call @loaded() : () -> !async.token
  async.runtime.await %t : !async.token
  %x = arith.constant 7 : i64
  call @printI64(%x) : (i64) -> ()
  return
}
// CHECK: 7
