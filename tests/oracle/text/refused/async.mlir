func.func @y(%a: i32) { %t, %v = async.execute -> !async.value<i32> { async.yield } return }
// -----
func.func @y(%a: i32) { %t, %v = async.execute -> i32 { async.yield %a : i32 } return }
// -----
func.func @y(%a: i32) { %t = async.execute [%a] { async.yield } return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({ async.yield }) : (!async.value<f32>) -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 0, 1>}> ({ ^bb0(%x: i32): async.yield }) : (!async.value<f32>) -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ ^bb0(%x: i32): async.yield }) : () -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ cf.br ^bb1 ^bb1: async.yield }) : () -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ func.return }) : () -> !async.token return }
// -----
func.func @y(%a: !async.value<f32>) { %t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ async.yield }) : () -> i32 return }
// -----
func.func @y(%a: !async.value<f32>) { "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ async.yield }) : () -> () return }
// -----
func.func @y(%a: !async.value<f32>) { "async.await"(%a) : (!async.value<f32>) -> i32 return }
// -----
func.func @y(%a: !async.token) { "async.await"(%a) : (!async.token) -> i32 return }
// -----
func.func @y(%a: !async.token) { %0 = async.await %a : !async.token return }
// -----
func.func @y(%a: i32) { async.await %a : i32 return }
// -----
func.func @y(%a: i32) { %x = async.create_group %a : !async.group return }
// -----
func.func @y(%a: index) { %x = async.create_group %a : !async.token return }
// -----
func.func @y(%a: !async.token, %g : !async.token) { %x = async.add_to_group %a, %g : !async.token return }
// -----
func.func @y(%a: i32, %g : !async.group) { %x = async.add_to_group %a, %g : i32 return }
// -----
func.func @y(%a: i32, %g : !async.token) { async.await_all %g return }
// -----
async.func @f() { return }
// -----
async.func @f() -> i32 { return }
// -----
async.func @f(%a: i32) -> (!async.token, !async.value<i32>) { return }
// -----
async.func @f(%a: i32) -> (!async.token, !async.value<i32>) { return %a, %a : i32, i32 }
// -----
async.func @f(%a: i32) -> (!async.token) { func.return }
// -----
async.func @f(%a: i32) -> (!async.token) { }
// -----
async.func @f(%a: i32) -> (!async.token)
// -----
async.func private @f(%a: i32) -> (!async.token)
func.func @g() { async.return }
// -----
async.func private @f(i32) -> (!async.token)
func.func @g(%a: f32) { %0 = async.call @f(%a) : (f32) -> !async.token return }
// -----
async.func private @f(i32) -> (!async.token)
func.func @g(%a: i32) { %0 = async.call @f(%a) : (i32) -> i32 return }
// -----
async.func private @f(i32) -> (!async.token)
func.func @g(%a: i32) { %0 = async.call @f(%a, %a) : (i32, i32) -> i32 return }
// -----
async.func private @f(i32) -> (!async.token)
func.func @g(%a: i32) { async.call @f(%a) : (i32) -> () return }
// -----
func.func @g(%a: i32) { %0 = async.call @g(%a) : (i32) -> !async.token return }
// -----
func.func @g(%a: i32) { %0 = async.call @h(%a) : (i32) -> !async.token return }
// -----
func.func @g(%a: i32) { async.runtime.add_ref %a {count = 1 : i64} : i32 return }
// -----
func.func @g(%a: !async.token) { async.runtime.add_ref %a : !async.token return }
// -----
func.func @g(%a: !async.value<i32>, %v : f32) { "async.runtime.store"(%v, %a) : (f32, !async.value<i32>) -> () return }
// -----
func.func @g(%a: !async.value<i32>, %v : f32) { async.runtime.store %v, %a : <i32> return }
// -----
func.func @g(%a: !async.value<i32>, %v : f32) { "async.runtime.load"(%a) : (!async.value<i32>) -> f32 return }
// -----
func.func @g(%a: !async.token, %v : f32) { "async.runtime.load"(%a) : (!async.token) -> f32 return }
// -----
func.func @g(%a: !async.token, %v : f32) { %0 = async.runtime.load %a : !async.token return }
// -----
func.func @g(%a: !async.token, %v : f32) { %0 = async.runtime.create : i32 return }
// -----
func.func @g(%a: !async.token, %v : f32) { %0 = async.runtime.create : !async.group return }
// -----
func.func @g(%a: !async.group, %v : f32) { async.runtime.set_available %a : !async.group return }
// -----
func.func @g(%a: !async.group, %v : f32) { async.runtime.set_error %a : !async.group return }
// -----
func.func @g(%a: !async.group, %v : f32) { async.runtime.await %v : f32 return }
// -----
func.func @g(%a: !async.group, %v : f32) { async.runtime.resume %v return }
// -----
func.func @g(%a: !async.group, %v : f32) { async.runtime.await_and_resume %v, %a : f32 return }
// -----
func.func @g(%a: !async.group, %v : f32) { %0 = async.runtime.is_error %v : f32 return }
// -----
func.func @g(%a: !async.group, %v : f32) { %0 = async.runtime.num_worker_threads : i32 return }
// -----
func.func @g(%a: !async.group, %v : f32) { %0 = async.runtime.add_to_group %a, %a : !async.group return }
// -----
func.func @g(%a: !async.group, %v : f32) { %0 = async.coro.begin %a return }
// -----
func.func @g(%a: !async.coro.state, %v : f32) { async.coro.suspend %a, ^a, ^a, ^b
^a: return }
// -----
func.func @y(%a: !async.foo) { return }
// -----
func.func @y(%a: !async.value) { return }
// -----
func.func @y(%a: !async.value<>) { return }
// -----
async.func @f(%a: i32) -> (!async.token) { return %a : f32 }
// -----
async.func @f() -> !async.token { return }
async.func @f() -> !async.token { return }
// -----
func.func @y(%a: i32) { %t = async.execute { } return }
// -----
func.func @y(%a: i32) { %t = async.execute { %b = arith.constant 3 : i32 } return }
// -----
func.func @y(%a: i32) { async.execute { async.yield }
async.yield }
// -----
func.func @y(%a: i32) { %q, %r, %s = async.execute { async.yield } return }
// -----
async.func @f(%a: i32) -> (!async.token) { ^bb1: return }
// -----
async.func @f(%a: i32) -> (!async.token) { cf.br ^bb1
 ^bb1: %0 = arith.addi %a, %a : i32 }
// -----
func.func @y(%a: i32) { %t, %v = async.execute -> !async.value<f32> { async.yield %a : i32 } return }
// -----
func.func @y(%a: i32, %f: f32) { %t, %v:2 = async.execute -> (!async.value<f32>, !async.value<f32>) { async.yield %f, %a : f32, i32 } return }
// -----
func.func @y(%a: i32) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 1, 1>}> ({ async.yield }) : (i32) -> !async.token return }
// -----
func.func @y(%a: i32) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({ async.yield }) : (i32) -> !async.token return }
// -----
func.func @y(%a: !async.value<i32>) { %t = "async.execute"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({ async.yield }) : (!async.value<i32>) -> !async.token return }
// -----
func.func @y(%a: i32) { %t = "async.execute"(%a) ({ async.yield }) : (i32) -> !async.token return }
// -----
func.func @y(%a: i32) { %t = "async.execute"() : () -> !async.token return }
// -----
func.func @y(%a: i32) { %t = "async.create_group"() : () -> !async.token return }
// -----
func.func @y(%a: i32) { "async.create_group"(%a) : (i32) -> () return }
// -----
func.func @y(%a: i32) { "async.create_group"(%a) : (i32) -> (!async.group) return }
// -----
func.func @y(%a: index) { "async.create_group"(%a) : (index) -> (!async.token) return }
// -----
func.func @y(%a: index) { "async.add_to_group"(%a) : (index) -> (!async.token) return }
// -----
func.func @y(%a: !async.token) { "async.add_to_group"(%a, %a) : (!async.token, !async.token) -> (!async.token) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.add_to_group"(%a, %g) : (!async.token, !async.group) -> (!async.token) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.add_to_group"(%a, %g) : (!async.token, !async.group) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await_all"(%a) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await_all"(%g) : (!async.group) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await"() : () -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await"(%g) : (!async.group) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await"(%a) : (!async.token) -> (i32, i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.await"(%a) ({}) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.coro.begin"(%a) : (!async.token) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.coro.id"() : () -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.coro.save"(%a) : (!async.token) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.coro.free"(%a, %a) : (!async.token, !async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.coro.end"(%a) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.coro.handle) { "async.coro.save"(%g) : (!async.coro.handle) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.coro.state) { "async.coro.suspend"(%g)[^b] : (!async.coro.state) -> () 
^b: return }
// -----
func.func @y(%a: !async.token, %g: !async.coro.state) { "async.coro.suspend"(%a)[^b, ^b, ^b] : (!async.token) -> () 
^b: return }
// -----
func.func @y(%a: !async.token, %g: !async.coro.state) { "async.coro.suspend"(%g)[^b, ^b, ^b] : (!async.coro.state) -> () return
^b: return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.add_ref"(%a) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.add_ref"(%a) {count = -3 : i64} : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.add_ref"(%a) <{count = -3 : i64}> : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.is_error"(%a) : (!async.token) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.num_worker_threads"() : () -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.create_group"(%a) : (!async.token) -> (i32) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.create"() : () -> (!async.group) return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.resume"(%a) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.await_and_resume"(%a, %a) : (!async.token, !async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.await_and_resume"(%a) : (!async.token) -> () return }
// -----
func.func @y(%a: !async.token, %g: !async.group) { "async.runtime.store"(%a, %a) : (!async.token, !async.token) -> () return }
// -----
"async.func"() ({ }) : () -> ()
// -----
"async.func"() <{function_type = () -> !async.token, sym_name = "d", sym_visibility = "priv"}> ({ }) : () -> ()
// -----
"async.func"() <{function_type = () -> !async.token, sym_name = "d", sym_visibility = "private"}> : () -> ()
// -----
"async.func"() <{function_type = i32, sym_name = "d", sym_visibility = "private"}> ({ }): () -> ()
// -----
"async.func"() <{function_type = (i32) -> !async.token, sym_name = "d"}> ({ async.return }): () -> ()
// -----
"async.func"() <{function_type = (i32) -> !async.token, sym_name = "d"}> ({ ^bb0(%x: f32): async.return }): () -> ()
// -----
async.func @f() -> !async.token { %0 = async.call @f() : () -> !async.token async.return %0 : !async.token }
// -----
async.func @f() -> !async.token { %0 = async.call @f() : () -> (!async.token, i32) async.return }
// -----
async.func @f() -> !async.token { "async.call"() : () -> !async.token  async.return }
// -----
func.func @f(%x: !async.value<i32, i32>) { return }
// -----
func.func @f(%x: i32) { %x = arith.addi %x, %x : i32 return }
// -----
func.func @f(%x: i32) { %z = async.await %y : !async.value<i32> %y = async.runtime.create : !async.value<i32> return }
// -----
func.func @f(%x: i32) { %z = async.await %x#1 : !async.value<i32> return }
// -----
func.func @f(%x: i32) { cf.br ^a ^a: return ^a: return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x: i32) ^a: return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x: i32) ^a(%y: f32): return }
// -----
func.func @f(%x: i32) { return cf.br ^a ^a: return }
// -----
func.func @f(%x: i32) { cf.br ^b ^a: %1 = arith.addi %x, %x : i32 return ^b: %2 = arith.addi %1, %x : i32 return }
// -----
func.func @f(%x: i32, %c: i1) { cf.cond_br %c, ^b, ^a ^a: %1 = arith.addi %x, %x : i32 cf.br ^b ^b: %2 = arith.addi %1, %x : i32 return }
// -----
func.func @f(%x: i32, %c: i1) { scf.if %c { %1 = arith.addi %x, %x : i32 } %2 = arith.addi %1, %x : i32 return }
// -----
func.func @f(%x: i32, %c: i1) { scf.if %c { %1 = arith.addi %2, %x : i32 } %2 = arith.addi %x, %x : i32 return }
// -----
func.func @f(%x: i32, %c: i1) { foo.bar return }
// -----
func.func @f(%x: i32, %c: i1) { arith.foo return }
// -----
func.func @f(%x: i32, %c: i1) { "func.foo"() : () -> () return }
// -----
func.func @f(%x: i32, %c: i1) { return
// -----
func.func @f(%x: i32, %c: i1) { return } }
// -----
func.func @f(%x: i32, %c: i1) { %0 = }
// -----
func.func @f(%x: i32 %c: i1) { return }
// -----
func.func @f(%x: i32, %c: i1) { async.await %c, %x : i1 return }
// -----
func.func @f(%x: i32, %c: i1) { async.await : i1 return }
// -----
func.func @f(%x: i32, %c: i1) { async.await %c i1 return }
// -----
func.func @f(%x: foo) { return }
// -----
func.func @f(%x: !foo) { return }
// -----
func.func @f() attributes {a = #foo} { return }
// -----
func.func @f() attributes {a = ?} { return }
// -----
module { func.func @f() { return } func.func @f() { return } }
// -----
module { module { func.func @f() { return } } module { func.func @f() { return } func.func @f() { return }} }
// -----
module { func.func @f() -> i32 { return } }
// -----
module { func.func @f() -> i32 { %0 = arith.constant 3 : i64 return %0 : i64 } }
// -----
module { func.func @f() -> i32 { %0 = arith.constant 3 : i64 return %0 : i32 } }
// -----
module { func.func @f() -> i32 }
// -----
module { func.func @f() { func.call @g() : () -> () return } }
// -----
return
// -----
foo
// -----
}
// -----
async.yield
// -----
module attributes {a = 3} {}
// -----
func.func @f(%i: i32 {a = 3}) { return }
// -----
async.func private @f(%a: i32) -> !async.token { async.return }
func.func @g() { %0 = "async.call"() <{callee = @f}> : () -> !async.token return }
// -----
async.func private @f(%a: i32) -> (!async.token, !async.value<i8>) { async.return %a : i32 }
func.func @g(%a: i32) { %0:2 = "async.call"(%a) <{callee = @f}> : (i32) -> (!async.token, !async.value<f32>) return }
// -----
async.func private @f(%a: i32) -> (!async.token, !async.value<i32>) { async.return %a : i32 }
func.func @g(%a: i32) { %0:2 = "async.call"(%a) <{callee = @f}> : (i32) -> (!async.token, !async.value<f32>) return }
