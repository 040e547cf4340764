// RUN: not stretto-run %s -e group --leak-check 2>&1 | filecheck %s
// RUN: not stretto-run %s -e in_task 2>&1 | filecheck %s
// EXIT: 3
// A wait that nothing can end is a failure, not a hang.
// CHECK: error: the program waits for something that no task will complete

func.func @group() {
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %t = async.execute { async.yield }
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
func.func @in_task() {
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    async.await_all %g
    async.yield
  }
  async.await %t : !async.token
  return
}
