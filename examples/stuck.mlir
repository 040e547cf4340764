// Exits: 3
// A group of two has one member: its await never ends.
func.func @main() {
  %two = arith.constant 2 : index
  %group = async.create_group %two : !async.group
  %token = async.execute {
    async.yield
  }
  %rank = async.add_to_group %token, %group : !async.token
  async.await_all %group
  return
}
