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

// -----
func.func @others(%i: index, %a: i32, %b: i64) {
  %0 = scf.execute_region -> i32 {
    scf.yield %a : i32
  }
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  %1:2 = scf.execute_region -> (i32, i64) {
    scf.yield %a, %b : i32, i64
  } {foo}
  scf.execute_region no_inline {
    scf.yield
  }
  scf.index_switch %i
  default {
  }
  %2 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -5 {
    scf.yield %a : i32
  }
  default {
    scf.yield %a : i32
  }
  return
}

// -----
func.func @generic(%lb: index, %c: i1, %a: f32) {
  "scf.for"(%lb, %lb, %lb) ({
  ^bb0(%iv: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %0 = "scf.for"(%lb, %lb, %lb, %a) ({
  ^bb0(%iv: index, %x: f32):
    "scf.yield"(%x) : (f32) -> ()
  }) {foo} : (index, index, index, f32) -> f32
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %1 = "scf.if"(%c) ({
    "scf.yield"(%a) : (f32) -> ()
  }, {
    "scf.yield"(%a) : (f32) -> ()
  }) : (i1) -> f32
  %2 = "scf.while"(%a) ({
  ^bb0(%x: f32):
    "scf.condition"(%c, %x) : (i1, f32) -> ()
  }, {
  ^bb0(%x: f32):
    "scf.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%iv: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  %3 = "scf.parallel"(%lb, %lb, %lb, %a) ({
  ^bb0(%iv: index):
    "scf.reduce"(%a) ({
    ^bb0(%x: f32, %y: f32):
      "scf.reduce.return"(%x) : (f32) -> ()
    }) : (f32) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (index, index, index, f32) -> f32
  return
}
// -----
func.func @cases_without_results(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 2 {
    scf.index_switch %i
    case 0 {
      scf.yield
    }
    default {
    }
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
