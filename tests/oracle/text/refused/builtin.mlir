module { module { }
// -----
module attributes {foo} { }
// -----
func.func @f() { %0 = "foo.bar"() : () -> i32 %0 = "foo.bar"() : () -> i32 return }
// -----
func.func @f() { foo.bar return }
// -----
func.func @f() { %0 = builtin.unrealized_conversion_cast : i32 return }
// -----
func.func private @f() attributes {a.b = dense<[1, 2]> : tensor<3xi32>}
// -----
func.func private @f() attributes {a.b = dense<1.0> : tensor<3xi32>}
// -----
func.func private @f() attributes {a.b = dense<[[1], [2, 3]]> : tensor<2x2xi32>}
// -----
func.func private @f() attributes {a.b = 256 : i8}
// -----
func.func private @f() attributes {a.b = 1 : f32}
// -----
func.func private @f() attributes {a.b = array<i8: 300>}
// -----
func.func private @f() attributes {a.b = 1, a.b = 2}
// -----
func.func private @f(foo)
// -----
func.func private @f(tensor<4xf32)
// -----
func.func private @f(complex<tensor<4xf32>>)
// -----
func.func private @f(memref<4xf32, strided<[1], offset: x>>)
// -----
func.func private @f() attributes {a.b = #undefined}
// -----
func.func private @f(!undefined)
// -----
func.func @f() { return } extra
// -----
func.func @f() { ^bb0: return
^bb0: return }
// -----
#map = affine_map<(d0) -> (d0)>
#map = affine_map<(d0) -> (d0)>
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, index = 64>} { }
// -----
func.func @f() { "func.return"() <{a}> : () -> () }
// -----
func.func @f(%a: memref<i8>) { "memref.dealloc"(%a) <{}> : (memref<i8>) -> () return }
// -----
%0 = "async.create_group"(%1) <{a, b = 1 : i32}> : (index) -> !async.group
