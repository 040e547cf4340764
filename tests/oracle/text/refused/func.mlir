func.func @f() -> i32 { return }
// -----
func.func @f(%a: i32) { return %a : i32 }
// -----
func.func @f(%a: i32) -> i64 { return %a : i32 }
// -----
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g(i32)
func.func @f() { call @g() : () -> () return }
// -----
func.func private @g(i32)
func.func @f(%a: i64) { call @g(%a) : (i64) -> () return }
// -----
func.func private @g() -> i32
func.func @f() { %0 = call @g() : () -> i64 return }
// -----
func.func @f()
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func @f(%a: i32, i64) { return }
// -----
func.func @f(i32, %a: i64) { return }
// -----
func.func @f(%a: i32, %a: i64) { return }
// -----
func.func @f() { }
// -----
func.func private @f() {
}
// -----
func.func @f { return }
// -----
func.func() { return }
// -----
func.func @f() attributes {sym_name = "x"} { return }
// -----
func.func @f(%a: i32 {foo}) { return }
// -----
func.func @f() { %0 = func.constant @g : () -> () return }
// -----
func.func @f() { %0 = func.constant @f : () -> i32 return }
// -----
func.func @f(%f: i32) { func.call_indirect %f() : i32 return }
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "h"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f() { func.return %x : i32 }
// -----
func.func @f() -> (i32, i64) { return }
// -----
func.func protected @f() { return }
// -----
func.func @f(...) { return }
// -----
"func.func"() <{arg_attrs = [{}], function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({}) : () -> ()
// -----
"func.func"() <{res_attrs = [{}, {}], function_type = () -> i32, sym_name = "g", sym_visibility = "private"}> ({}) : () -> ()
