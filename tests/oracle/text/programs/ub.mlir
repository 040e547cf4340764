func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison {foo} : i64
  %3 = "ub.poison"() : () -> i32
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  return
}
func.func @unreachable() {
  ub.unreachable
}
