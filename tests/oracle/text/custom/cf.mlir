module {
  func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) {
    cf.br ^bb1
  ^bb1:  // 6 preds: ^bb0, ^bb3, ^bb5, ^bb5, ^bb6, ^bb6
    cf.br ^bb2(%arg1 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
    cf.br ^bb3(%arg1, %arg2 : i32, f32) {foo}
  ^bb3(%1: i32, %2: f32):  // 3 preds: ^bb2, ^bb4, ^bb4
    cf.cond_br %arg0, ^bb1, ^bb2(%1 : i32)
  ^bb4:  // no predecessors
    cf.cond_br %arg0, ^bb3(%arg1, %arg2 : i32, f32), ^bb3(%arg1, %arg2 : i32, f32)
  ^bb5:  // no predecessors
    cf.cond_br %arg0 weights([10, 20]), ^bb1, ^bb1
  ^bb6:  // no predecessors
    cf.cond_br %arg0, ^bb1, ^bb1 {foo = 1 : i32}
  ^bb7:  // no predecessors
    return
  }
}
// -----
module {
  func.func @switch(%arg0: i32, %arg1: i32, %arg2: i64) {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : i32),
      42: ^bb1(%arg1 : i32),
      4294967253: ^bb2(%arg1, %arg2 : i32, i64)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    cf.switch %arg2 : i64, [
      default: ^bb3]
  ^bb2(%1: i32, %2: i64):  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb3,
      1: ^bb3
    ] {foo}
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
    return
  }
}
// -----
module {
  func.func @assert(%arg0: i1) {
    cf.assert %arg0, "message"
    cf.assert %arg0, "a \22quoted\22 message\0A"
    cf.assert %arg0, "x" {foo = 1 : i64}
    return
  }
}
// -----
module {
  func.func @generic(%arg0: i1, %arg1: i32) {
    cf.br ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb2:  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb3
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb3:  // no predecessors
    cf.assert %arg0, "m"
    cf.assert %arg0, "m"
    cf.switch %arg1 : i32, [
      default: ^bb2,
      1: ^bb2
    ]
  }
}
