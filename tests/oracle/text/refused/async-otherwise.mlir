func.func @y(%a: i32) { %t = async.execute (%a as %b : i32) { async.yield } return }
// -----
func.func @y(%a: !async.token) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({ async.yield }) : (!async.token) -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"() <{operandSegmentSizes = array<i32: 0>}> ({ async.yield }) : () -> !async.token return }
// -----
async.func @f() -> (!async.value<i32>, !async.token) { return }
// -----
func.func @g(%a: !async.token) { async.runtime.add_ref %a {count = 0 : i64} : !async.token return }
// -----
func.func @g(%a: !async.token) { async.runtime.add_ref %a {count = 1 : i32} : !async.token return }
// -----
func.func @g(%a: !async.token) { async.runtime.add_ref %a {count = "x"} : !async.token return }
// -----
func.func @y(%a: i32) { %q = async.execute attributes {operandSegmentSizes = array<i32: 0>} { async.yield } return }
// -----
async.func @f() -> !async.token { "async.call"() <{callee = "f"}> : () -> !async.token  async.return }
// -----
async.func @f(i32) -> !async.token attributes {arg_attrs = [{}]} { async.return }
// -----
async.func @f(%x: i32) -> !async.token attributes {sym_name = "x"} { async.return }
// -----
func.func @f(%x: !async<"value<i32>">) { return }
// -----
func.func @f(%x: i32) { %z = async.await %y : !async.value<i32> %y = async.runtime.create : !async.value<f32> return }
// -----
func.func @f(%x: i32) { %z = async.await %y#1 : !async.value<i32> %y = async.runtime.create : !async.value<f32> return }
// -----
func.func @f(%x: i32, %c: i1) { func.func @g() { %1 = arith.addi %x, %x : i32 return } return }
// -----
func.func @f(%x: i32, %c: i1) { async.execute [%x : i32] { async.yield } return }
// -----
func.func @f() attributes {a = 3, a = 4} { return }
// -----
#m = affine_map<(d0) -> (d0)>
#m = affine_map<(d0) -> (d0)>
// -----
func.func @f() attributes {a = "x} { return }
// -----
func.func @f() {}
// -----
func.func @f(%a: !async.value<f32>) { "async.await"(%a) : (!async.value<f32>) -> () return }
