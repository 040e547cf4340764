// RUN: not stretto-run %s -e group --leak-check 2>&1 | filecheck %s --check-prefix=GROUP
// RUN: not stretto-run %s -e in_task 2>&1 | filecheck %s --check-prefix=TASK
// RUN: not stretto-run %s -e by_hand 2>&1 | filecheck %s --check-prefix=HAND
// RUN: not stretto-run %s -e two 2>&1 | filecheck %s --check-prefix=TWO
// EXIT: 3
// A wait that nothing can end is a failure, not a hang. It is told where that was made which never comes.

// GROUP: never_completed.mlir:[[# @LINE + 4]]:8: error: the program waits for something that no task will complete, made here by async.create_group
// GROUP: leak: 1 token (error) outlived the program, made by function 'group'
func.func @group() {
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %t = async.execute { async.yield }
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
// TASK: never_completed.mlir:[[# @LINE + 3]]:8: error: the program waits for something that no task will complete, made here by async.create_group
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
// HAND: never_completed.mlir:[[# @LINE + 2]]:8: error: the program waits for something that no task will complete, made here by async.runtime.create
func.func @by_hand() {
  %t = async.runtime.create : !async.token
  async.await %t : !async.token
  return
}
// TWO: error: the program waits for something that no task will complete{{$}}
// TWO-DAG: note: made here by async.create_group, and not complete
// TWO-DAG: note: made here by async.runtime.create, and not complete
func.func @two() {
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    %own = async.runtime.create : !async.token
    async.await %own : !async.token
    async.yield
  }
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
