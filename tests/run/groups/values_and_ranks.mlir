// RUN: stretto-run %s --leak-check | filecheck %s
// Values in groups, a group awaited twice, a group passed to a function, an empty group, a token in two groups.
// CHECK: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 42

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: index) {
  %i = arith.index_cast %x : index to i64
  call @printI64(%i) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @join(%g: !async.group) {
  async.await_all %g
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %i42 = arith.constant 42 : i64
  %empty = async.create_group %c0 : !async.group
  async.await_all %empty
  %g = async.create_group %c3 : !async.group
  %h = async.create_group %c2 : !async.group
  %t, %v = async.execute -> !async.value<i64> { async.yield %i42 : i64 }
  %u = async.execute [%t] { async.yield }
  %r0 = async.add_to_group %t, %g : !async.token
  %r1 = async.add_to_group %v, %g : !async.value<i64>
  %r2 = async.add_to_group %u, %g : !async.token
  %q0 = async.add_to_group %u, %h : !async.token
  %q1 = async.add_to_group %t, %h : !async.token
  call @join(%g) : (!async.group) -> ()
  async.await_all %g
  call @join(%h) : (!async.group) -> ()
  call @show(%r0) : (index) -> ()
  call @show(%r1) : (index) -> ()
  call @show(%r2) : (index) -> ()
  %x = async.await %v : !async.value<i64>
  %y = arith.index_cast %x : i64 to index
  call @show(%y) : (index) -> ()
  return
}
