func.func @f(%a: i32) { %0 = index.add %a, %a return }
// -----
func.func @f(%a: index) { %0 = index.cmp foo(%a, %a) return }
// -----
func.func @f(%a: index) { %0 = index.casts %a : index to index return }
// -----
func.func @f(%a: i32) { %0 = index.castu %a : i32 to i64 return }
// -----
func.func @f() { %0 = index.constant 1.0 return }
