func.func @branches(%c: i1, %a: i32, %b: f32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%x: i32):
  cf.br ^bb3(%a, %b : i32, f32) {foo}
^bb3(%y: i32, %z: f32):
  cf.cond_br %c, ^bb1, ^bb2(%y : i32)
^bb4:
  cf.cond_br %c, ^bb3(%a, %b : i32, f32), ^bb3(%a, %b : i32, f32)
^bb5:
  cf.cond_br %c weights([10, 20]), ^bb1, ^bb1
^bb6:
  cf.cond_br %c, ^bb1, ^bb1 {foo = 1 : i32}
^bb7:
  return
}

// -----
func.func @switch(%f: i32, %a: i32, %g: i64) {
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%a : i32),
    -43: ^bb2(%a, %g : i32, i64)
  ]
^bb1(%x: i32):
  cf.switch %g : i64, [
    default: ^bb3
  ]
^bb2(%y: i32, %z: i64):
  cf.switch %f : i32, [
    default: ^bb3,
    1: ^bb3
  ] {foo}
^bb3:
  return
}

// -----
func.func @assert(%c: i1) {
  cf.assert %c, "message"
  cf.assert %c, "a \"quoted\" message\n"
  cf.assert %c, "x" {foo = 1 : i64}
  return
}

// -----
func.func @generic(%c: i1, %a: i32) {
  "cf.br"(%a)[^bb1] : (i32) -> ()
^bb1(%x: i32):
  "cf.cond_br"(%c, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb2:
  "cf.cond_br"(%c, %a)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()
^bb3:
  "cf.assert"(%c) <{msg = "m"}> : (i1) -> ()
  "cf.assert"(%c) {msg = "m"} : (i1) -> ()
  "cf.switch"(%a)[^bb2, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
