// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Loops, branches, parallel loops. The text is MLIR's, whichever form is read.

func.func @loops(%lb: index, %ub: index, %s: index, %a: f32, %i: i32) {
  scf.for %iv = %lb to %ub step %s {
  }
  scf.for %iv = %lb to %ub step %s {
    %0 = arith.addi %iv, %iv : index
  } {foo}
  %r = scf.for %iv = %lb to %ub step %s iter_args(%x = %a) -> (f32) {
    scf.yield %x : f32
  }
  %r2:2 = scf.for %iv = %lb to %ub step %s iter_args(%x = %a, %y = %i) -> (f32, i32) {
    scf.yield %x, %y : f32, i32
  }
  scf.for %iv = %i to %i step %i : i32 {
    scf.yield
  }
  %r3 = scf.for %iv = %i to %i step %i iter_args(%x = %a) -> f32 : i32 {
    scf.yield %x : f32
  }
  scf.for unsigned %iv = %lb to %ub step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %3 = arith.addi %arg5, %arg5 : index
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (f32) {
// CHECK-NEXT:       scf.yield %arg6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (f32, i32) {
// CHECK-NEXT:       scf.yield %arg6, %arg7 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg4 to %arg4 step %arg4  : i32 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = scf.for %arg5 = %arg4 to %arg4 step %arg4 iter_args(%arg6 = %arg3) -> (f32)  : i32 {
// CHECK-NEXT:       scf.yield %arg6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for unsigned %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ifs(%c: i1, %a: f32, %b: i32) {
  scf.if %c {
  }
  scf.if %c {
    scf.yield
  } else {
    %0 = arith.constant 1 : i32
  }
  scf.if %c {
  } else {
  }
  %0 = scf.if %c -> f32 {
    scf.yield %a : f32
  } else {
    scf.yield %a : f32
  }
  %1:2 = scf.if %c -> (f32, i32) {
    scf.yield %a, %b : f32, i32
  } else {
    scf.yield %a, %b : f32, i32
  } {foo}
  scf.if %c {
    scf.if %c {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ifs(%arg0: i1, %arg1: f32, %arg2: i32) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.if %arg0 -> (f32) {
// CHECK-NEXT:       scf.yield %arg1 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.if %arg0 -> (f32, i32) {
// CHECK-NEXT:       scf.yield %arg1, %arg2 : f32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1, %arg2 : f32, i32
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @whiles(%a: f32, %c: i1, %i: i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0 = scf.while (%x = %a) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  %1:2 = scf.while (%x = %a, %z = %i) : (f32, i32) -> (i32, f32) {
    scf.condition(%c) {foo} %z, %x : i32, f32
  } do {
  ^bb0(%y: i32, %w: f32):
    scf.yield %w, %y : f32, i32
  }
  %2:2 = scf.while (%x = %a) : (f32) -> (f32, f32) {
    scf.condition(%c) %x, %x : f32, f32
  } do {
  ^bb0(%y: f32, %z: f32):
    scf.yield %y : f32
  } attributes {foo}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @whiles(%arg0: f32, %arg1: i1, %arg2: i32) {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.while (%arg3 = %arg0) : (f32) -> f32 {
// CHECK-NEXT:       scf.condition(%arg1) %arg3 : f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: f32):
// CHECK-NEXT:       scf.yield %arg3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.while (%arg3 = %arg0, %arg4 = %arg2) : (f32, i32) -> (i32, f32) {
// CHECK-NEXT:       scf.condition(%arg1) {foo} %arg4, %arg3 : i32, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: i32, %arg4: f32):
// CHECK-NEXT:       scf.yield %arg4, %arg3 : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2:2 = scf.while (%arg3 = %arg0) : (f32) -> (f32, f32) {
// CHECK-NEXT:       scf.condition(%arg1) %arg3, %arg3 : f32, f32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:       scf.yield %arg3 : f32
// CHECK-NEXT:     } attributes {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parallels(%lb: index, %ub: index, %s: index, %z: f32) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
  }
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) {
    %0 = arith.addi %i, %j : index
    scf.reduce
  }
  %r = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      scf.reduce.return %0 : f32
    }
  }
  %r2:2 = scf.parallel (%i) = (%lb) to (%ub) step (%s) init (%z, %z) -> (f32, f32) {
    scf.reduce(%z, %z : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      scf.reduce.return %0 : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  } {foo}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallels(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT:       %2 = arith.addi %arg4, %arg5 : index
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
// CHECK-NEXT:       scf.reduce(%arg3 : f32) {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         %2 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg3) -> (f32, f32) {
// CHECK-NEXT:       scf.reduce(%arg3, %arg3 : f32, f32) {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         %2 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:         scf.reduce.return %2 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         scf.reduce.return %arg6 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
