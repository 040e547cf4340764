func.func @empty() {
  return
}
func.func @args(%a: i32, %b: f32) -> i32 {
  return %a : i32
}
func.func @results(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}
func.func private @decl(i32, f32) -> (i32, f32)
func.func private @decl_void()
func.func private @decl_attrs(!llvm.ptr {llvm.noalias}, f32) -> (i32 {foo.bar}, f32) attributes {llvm.emit_c_interface}
func.func @attrs(%a: i32 {foo.x = 1 : i32}, %b: f32) -> (i32 {foo.y}) attributes {zeta, alpha = 1 : i32} {
  return {foo} %a : i32
}
func.func nested @nested() { return }
func.func public @public() { return }
func.func private @named(%a: i32)
func.func private @one() -> i32
func.func private @fn(%f: () -> ()) -> (() -> ())
func.func @calls(%a: i32, %b: f32) {
  %0 = call @args(%a, %b) : (i32, f32) -> i32
  %1:2 = func.call @results(%a, %b) : (i32, f32) -> (i32, f32)
  func.call @empty() : () -> ()
  call @empty() {foo} : () -> ()
  %f = constant @empty : () -> ()
  %g = func.constant @args : (i32, f32) -> i32
  call_indirect %f() : () -> ()
  %2 = func.call_indirect %g(%a, %b) {foo} : (i32, f32) -> i32
  %3 = call @one() : () -> i32
  func.return
}
func.func @blocks(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  return %0 : i32
}
func.func @"quoted name"() { return }
func.func @with.dot$() { return }

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
  ^bb0(%a: i32):
    %0 = "func.call"(%a) <{callee = @g}> : (i32) -> i32
    %1 = "func.call"(%a) {callee = @g} : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "d", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() ({
  ^bb0(%a: i32):
    "func.return"() : () -> ()
  }) {function_type = (i32) -> (), sym_name = "h", arg_attrs = [{foo.x}]} : () -> ()
}) : () -> ()

// -----
module @m attributes {x.foo = 1 : i32} {
  func.func @f() { return }
  module { }
  module @inner {
    func.func @f(%a: i32) -> i32 { return %a : i32 }
  }
}
func.func private @no_inline() attributes {no_inline}
func.func private @opaque(!foo.bar, tuple<i32, f32>, complex<f32>, none)
