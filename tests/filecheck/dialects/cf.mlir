// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Branches, switches, asserts. The text is MLIR's, whichever form is read.

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

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 6 preds: ^bb0, ^bb3, ^bb5, ^bb5, ^bb6, ^bb6
// CHECK-NEXT:     cf.br ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     cf.br ^bb3(%arg1, %arg2 : i32, f32) {foo}
// CHECK-NEXT:   ^bb3(%1: i32, %2: f32):  // 3 preds: ^bb2, ^bb4, ^bb4
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%1 : i32)
// CHECK-NEXT:   ^bb4:  // no predecessors
// CHECK-NEXT:     cf.cond_br %arg0, ^bb3(%arg1, %arg2 : i32, f32), ^bb3(%arg1, %arg2 : i32, f32)
// CHECK-NEXT:   ^bb5:  // no predecessors
// CHECK-NEXT:     cf.cond_br %arg0 weights([10, 20]), ^bb1, ^bb1
// CHECK-NEXT:   ^bb6:  // no predecessors
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb1 {foo = 1 : i32}
// CHECK-NEXT:   ^bb7:  // no predecessors
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i64) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i32),
// CHECK-NEXT:       42: ^bb1(%arg1 : i32),
// CHECK-NEXT:       4294967253: ^bb2(%arg1, %arg2 : i32, i64)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     cf.switch %arg2 : i64, [
// CHECK-NEXT:       default: ^bb3]
// CHECK-NEXT:   ^bb2(%1: i32, %2: i64):  // pred: ^bb0
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb3,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ] {foo}
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assert(%c: i1) {
  cf.assert %c, "message"
  cf.assert %c, "a \"quoted\" message\n"
  cf.assert %c, "x" {foo = 1 : i64}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @assert(%arg0: i1) {
// CHECK-NEXT:     cf.assert %arg0, "message"
// CHECK-NEXT:     cf.assert %arg0, "a \22quoted\22 message\0A"
// CHECK-NEXT:     cf.assert %arg0, "x" {foo = 1 : i64}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
