module {
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) {
    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
    }
    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
      %3 = arith.addi %arg5, %arg5 : index
    } {foo}
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (f32) {
      scf.yield %arg6 : f32
    }
    %1:2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4) -> (f32, i32) {
      scf.yield %arg6, %arg7 : f32, i32
    }
    scf.for %arg5 = %arg4 to %arg4 step %arg4  : i32 {
    }
    %2 = scf.for %arg5 = %arg4 to %arg4 step %arg4 iter_args(%arg6 = %arg3) -> (f32)  : i32 {
      scf.yield %arg6 : f32
    }
    scf.for unsigned %arg5 = %arg0 to %arg1 step %arg2 {
    }
    return
  }
}
// -----
module {
  func.func @ifs(%arg0: i1, %arg1: f32, %arg2: i32) {
    scf.if %arg0 {
    }
    scf.if %arg0 {
    } else {
      %c1_i32 = arith.constant 1 : i32
    }
    scf.if %arg0 {
    } else {
    }
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      scf.yield %arg1 : f32
    }
    %1:2 = scf.if %arg0 -> (f32, i32) {
      scf.yield %arg1, %arg2 : f32, i32
    } else {
      scf.yield %arg1, %arg2 : f32, i32
    } {foo}
    scf.if %arg0 {
      scf.if %arg0 {
      }
    }
    return
  }
}
// -----
module {
  func.func @whiles(%arg0: f32, %arg1: i1, %arg2: i32) {
    scf.while : () -> () {
      scf.condition(%arg1)
    } do {
      scf.yield
    }
    %0 = scf.while (%arg3 = %arg0) : (f32) -> f32 {
      scf.condition(%arg1) %arg3 : f32
    } do {
    ^bb0(%arg3: f32):
      scf.yield %arg3 : f32
    }
    %1:2 = scf.while (%arg3 = %arg0, %arg4 = %arg2) : (f32, i32) -> (i32, f32) {
      scf.condition(%arg1) {foo} %arg4, %arg3 : i32, f32
    } do {
    ^bb0(%arg3: i32, %arg4: f32):
      scf.yield %arg4, %arg3 : f32, i32
    }
    %2:2 = scf.while (%arg3 = %arg0) : (f32) -> (f32, f32) {
      scf.condition(%arg1) %arg3, %arg3 : f32, f32
    } do {
    ^bb0(%arg3: f32, %arg4: f32):
      scf.yield %arg3 : f32
    } attributes {foo}
    return
  }
}
// -----
module {
  func.func @parallels(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) {
    scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      %2 = arith.addi %arg4, %arg5 : index
      scf.reduce 
    }
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }
    }
    %1:2 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg3) -> (f32, f32) {
      scf.reduce(%arg3, %arg3 : f32, f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        scf.reduce.return %arg6 : f32
      }
    } {foo}
    return
  }
}
// -----
module {
  func.func @others(%arg0: index, %arg1: i32, %arg2: i64) {
    %0 = scf.execute_region -> i32 {
      scf.yield %arg1 : i32
    }
    scf.execute_region {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      scf.yield
    }
    %1:2 = scf.execute_region -> (i32, i64) {
      scf.yield %arg1, %arg2 : i32, i64
    } {foo}
    scf.execute_region no_inline {
      scf.yield
    }
    scf.index_switch %arg0 
    default {
    }
    %2 = scf.index_switch %arg0 -> i32 
    case 2 {
      scf.yield %arg1 : i32
    }
    case -5 {
      scf.yield %arg1 : i32
    }
    default {
      scf.yield %arg1 : i32
    }
    return
  }
}
// -----
module {
  func.func @generic(%arg0: index, %arg1: i1, %arg2: f32) {
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
    }
    %0 = scf.for %arg3 = %arg0 to %arg0 step %arg0 iter_args(%arg4 = %arg2) -> (f32) {
      scf.yield %arg4 : f32
    } {foo}
    scf.if %arg1 {
    }
    %1 = scf.if %arg1 -> (f32) {
      scf.yield %arg2 : f32
    } else {
      scf.yield %arg2 : f32
    }
    %2 = scf.while (%arg3 = %arg2) : (f32) -> f32 {
      scf.condition(%arg1) %arg3 : f32
    } do {
    ^bb0(%arg3: f32):
      scf.yield %arg3 : f32
    }
    scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    }
    %3 = scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) init (%arg2) -> f32 {
      scf.reduce(%arg2 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        scf.reduce.return %arg4 : f32
      }
    }
    return
  }
}
// -----
module {
  func.func @cases_without_results(%arg0: index) {
    scf.index_switch %arg0 
    case 1 {
      scf.yield
    }
    case 2 {
      scf.index_switch %arg0 
      case 0 {
        scf.yield
      }
      default {
      }
      scf.yield
    }
    default {
    }
    return
  }
}
