func.func @f(%a: i32) { cf.br ^bb1(%a : i64)
^bb1(%x: i64): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32)
^bb1(%x: i64): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1
^bb1(%x: i64): return }
// -----
func.func @f(%a: i32) { cf.cond_br %a, ^bb1, ^bb1
^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb2
^bb1: return }
// -----
func.func @f(%a: i32) { cf.assert %a, "x" return }
// -----
func.func @f(%a: i1) { cf.assert %a, x return }
// -----
func.func @f(%a: i1) { cf.assert %a return }
// -----
func.func @f(%a: f32) { cf.switch %a : f32, [ default: ^bb1 ]
^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1(%a : i64) ]
^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> ()
^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1: return }
