func.func @f(%i: index, %j: i32) { scf.for %k = %i to %j step %i { } return }
// -----
func.func @f(%i: f32) { scf.for %k = %i to %i step %i : f32 { } return }
// -----
func.func @f(%i: index, %x: f32) { %r = scf.for %k = %i to %i step %i iter_args(%a = %x) -> (f32) { } return }
// -----
func.func @f(%i: index, %x: f32) { %r = scf.for %k = %i to %i step %i iter_args(%a = %x) -> (f32) { scf.yield %i : index } return }
// -----
func.func @f(%i: index, %x: f32) { %r = scf.for %k = %i to %i step %i iter_args(%a = %x) -> (f32, f32) { scf.yield %a : f32 } return }
// -----
func.func @f(%i: index) { scf.for %k = %i to %i step %i { cf.br ^bb1
^bb1: scf.yield } return }
// -----
func.func @f(%c: i32) { scf.if %c { } return }
// -----
func.func @f(%c: i1, %x: f32) { %0 = scf.if %c -> f32 { scf.yield %x : f32 } return }
// -----
func.func @f(%c: i1, %x: f32) { %0 = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %c : i1 } return }
// -----
func.func @f(%c: i1, %x: f32) { %0 = scf.if %c -> f32 { scf.yield %x : f32 } else { } return }
// -----
func.func @f(%c: i1, %x: f32) { scf.if %c { scf.yield %x : f32 } return }
// -----
func.func @f(%c: i1) { scf.if %c { ^bb0(%x: i32): scf.yield } return }
// -----
func.func @f(%x: f32, %c: i1) { %0 = scf.while (%a = %x) : (f32) -> f32 { scf.condition(%c) } do { ^bb0(%b: f32): scf.yield %b : f32 } return }
// -----
func.func @f(%x: f32, %c: i1) { %0 = scf.while (%a = %x) : (f32) -> f32 { scf.condition(%c) %a : f32 } do { ^bb0(%b: f32): scf.yield } return }
// -----
func.func @f(%x: f32, %c: i1) { %0 = scf.while (%a = %x) : (f32) -> f32 { scf.yield %a : f32 } do { ^bb0(%b: f32): scf.yield %b : f32 } return }
// -----
func.func @f(%x: f32, %c: i1) { %0 = scf.while (%a = %x) : () -> f32 { scf.condition(%c) %x : f32 } do { ^bb0(%b: f32): scf.yield } return }
// -----
func.func @f(%x: f32, %c: i1) { %0 = scf.while (%a = %x) : (f32) -> f32 { scf.condition(%c) %a : f32 } do { ^bb0(%b: i32): scf.yield %x : f32 } return }
// -----
func.func @f(%i: index) { scf.parallel (%a, %b) = (%i) to (%i) step (%i) { } return }
// -----
func.func @f(%i: index) { scf.parallel () = () to () step () { } return }
// -----
func.func @f(%i: index, %z: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 { } return }
// -----
func.func @f(%i: index, %z: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) -> f32 { } return }
// -----
func.func @f(%i: index, %z: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 { scf.reduce(%i : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index } } return }
// -----
func.func @f(%i: index, %z: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 { scf.reduce(%z : f32) { ^bb0(%x: f32): scf.reduce.return %x : f32 } } return }
// -----
func.func @f(%i: index, %z: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%z) -> f32 { scf.reduce(%z : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %i : index } } return }
// -----
func.func @f(%i: index) { scf.reduce return }
// -----
func.func @f(%i: index) { scf.yield }
// -----
func.func @f(%c: i1) { scf.condition(%c) }
// -----
func.func @f(%i: index, %a: i32) { %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } case 1 { scf.yield %a : i32 } default { scf.yield %a : i32 } return }
// -----
func.func @f(%i: index, %a: i32) { %0 = scf.index_switch %i -> i32 case 1 { scf.yield %a : i32 } default { scf.yield } return }
// -----
func.func @f() { %0 = scf.execute_region -> i32 { } return }
// -----
func.func @f() { scf.execute_region { return } return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0: "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ ^bb0(%a: i32): "scf.yield"() : () -> () }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index) { "scf.for"(%i, %i, %i) ({ }) : (index, index, index) -> () return }
// -----
func.func @f(%i: index, %f: f32) { %0 = "scf.for"(%i, %i, %i, %f) ({ ^bb0(%a: index, %b: f32): "scf.yield"(%b) : (f32) -> () }) : (index, index, index, f32) -> f64 return }
// -----
func.func @f(%a: index) { %z = arith.constant 0 : index scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %z) { } return }
