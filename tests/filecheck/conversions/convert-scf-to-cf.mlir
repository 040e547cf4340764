// RUN: stretto-opt %s -convert-scf-to-cf | filecheck %s

// A loop that carries a value, with a branch that gives one.
// CHECK-LABEL: func.func @for_if(
// CHECK-NEXT:   cf.br ^bb1(%arg0, %arg4 : index, f32)
// CHECK-NEXT: ^bb1(%0: index, %1: f32):
// CHECK-NEXT:   %2 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %2, ^bb2, ^bb7
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   %3 = arith.addf %1, %1 : f32
// CHECK-NEXT:   cf.cond_br %arg3, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:
// CHECK-NEXT:   cf.br ^bb5(%3 : f32)
// CHECK-NEXT: ^bb4:
// CHECK-NEXT:   cf.br ^bb5(%1 : f32)
// CHECK-NEXT: ^bb5(%4: f32):
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:
// CHECK-NEXT:   %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT:   cf.br ^bb1(%5, %4 : index, f32)
// CHECK-NEXT: ^bb7:
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
func.func @for_if(%lb: index, %ub: index, %step: index, %c: i1, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %init) -> (f32) {
    %s = arith.addf %a, %a : f32
    %y = scf.if %c -> (f32) {
      scf.yield %s : f32
    } else {
      scf.yield %a : f32
    }
    scf.yield %y : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @if_without_else(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_without_else(%c: i1, %m: memref<f32>, %x: f32) {
  scf.if %c {
    memref.store %x, %m[] : memref<f32>
  }
  return
}

// A bound that is compared unsigned.
// CHECK-LABEL: func.func @unsigned(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):
// CHECK-NEXT:   %1 = arith.cmpi ult, %0, %arg1 : i32
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   %2 = arith.addi %0, %arg2 : i32
// CHECK-NEXT:   cf.br ^bb1(%2 : i32)
// CHECK-NEXT: ^bb3:
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned(%lb: i32, %ub: i32, %step: i32) {
  scf.for unsigned %i = %lb to %ub step %step : i32 {
  }
  return
}

// CHECK-LABEL: func.func @while(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):
// CHECK-NEXT:   %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %1, ^bb2(%arg2, %0 : f32, index), ^bb3
// CHECK-NEXT: ^bb2(%2: f32, %3: index):
// CHECK-NEXT:   %4 = arith.addi %3, %3 : index
// CHECK-NEXT:   cf.br ^bb1(%4 : index)
// CHECK-NEXT: ^bb3:
// CHECK-NEXT:   return %arg2, %0 : f32, index
// CHECK-NEXT: }
func.func @while(%init: index, %ub: index, %x: f32) -> (f32, index) {
  %w:2 = scf.while (%i = %init) : (index) -> (f32, index) {
    %cond = arith.cmpi slt, %i, %ub : index
    scf.condition(%cond) %x, %i : f32, index
  } do {
  ^bb0(%v: f32, %i: index):
    %n = arith.addi %i, %i : index
    scf.yield %n : index
  }
  return %w#0, %w#1 : f32, index
}

// The second region hands its argument back: no block for it.
// CHECK-LABEL: func.func @do_while(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):
// CHECK-NEXT:   %1 = arith.addi %0, %0 : index
// CHECK-NEXT:   %2 = arith.cmpi slt, %1, %arg1 : index
// CHECK-NEXT:   cf.cond_br %2, ^bb1(%1 : index), ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   return %1 : index
// CHECK-NEXT: }
func.func @do_while(%init: index, %ub: index) -> index {
  %w = scf.while (%i = %init) : (index) -> index {
    %n = arith.addi %i, %i : index
    %cond = arith.cmpi slt, %n, %ub : index
    scf.condition(%cond) %n : index
  } do {
  ^bb0(%i: index):
    scf.yield %i : index
  }
  return %w : index
}

// CHECK-LABEL: func.func @index_switch(
// CHECK-NEXT:   %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:   cf.switch %0 : i32, [
// CHECK-NEXT:     default: ^bb2,
// CHECK-NEXT:     2: ^bb1
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%1: i32):
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @index_switch(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  default {
    scf.yield %b : i32
  }
  return %r : i32
}

// MLIR takes the low 32 bits here, so that 2 would match.
// CHECK-LABEL: func.func @wide_case(
// CHECK-NEXT:   %0 = arith.index_cast %arg0 : index to i64
// CHECK-NEXT:   cf.switch %0 : i64, [
// CHECK-NEXT:     default: ^bb2,
// CHECK-NEXT:     4294967298: ^bb1
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%1: i32):
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @wide_case(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 4294967298 {
    scf.yield %a : i32
  }
  default {
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @execute_region(
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb3:
// CHECK-NEXT:   cf.br ^bb4(%arg2 : i32)
// CHECK-NEXT: ^bb4(%0: i32):
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @execute_region(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : i32
  ^b:
    scf.yield %b : i32
  }
  return %r : i32
}

// Sequential loops; the reduction is carried.
// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   cf.br ^bb1(%arg0, %arg3 : index, f32)
// CHECK-NEXT: ^bb1(%0: index, %1: f32):
// CHECK-NEXT:   %2 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %2, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   cf.br ^bb3(%arg0, %1 : index, f32)
// CHECK-NEXT: ^bb3(%3: index, %4: f32):
// CHECK-NEXT:   %5 = arith.cmpi slt, %3, %arg1 : index
// CHECK-NEXT:   cf.cond_br %5, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:
// CHECK-NEXT:   %6 = memref.load %arg4[%0, %3] : memref<?x?xf32>
// CHECK-NEXT:   %7 = arith.mulf %4, %6 : f32
// CHECK-NEXT:   %8 = arith.addi %3, %arg2 : index
// CHECK-NEXT:   cf.br ^bb3(%8, %7 : index, f32)
// CHECK-NEXT: ^bb5:
// CHECK-NEXT:   %9 = arith.addi %0, %arg2 : index
// CHECK-NEXT:   cf.br ^bb1(%9, %4 : index, f32)
// CHECK-NEXT: ^bb6:
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
func.func @parallel(%lb: index, %ub: index, %step: index, %init: f32, %m: memref<?x?xf32>) -> f32 {
  %r = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%step, %step) init (%init) -> f32 {
    %v = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %t = arith.mulf %x, %y : f32
      scf.reduce.return %t : f32
    }
  }
  return %r : f32
}
