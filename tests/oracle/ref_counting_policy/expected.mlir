module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group, %arg1: !async.value<f32>, %arg2: !async.token) -> (!async.value<f32>, !async.group, !async.token) {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %arg2, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    %2 = async.runtime.load %1 : <!async.token>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<!async.token>
    %3 = builtin.unrealized_conversion_cast %arg0 : !async.group to !async.group
    %true = arith.constant true
    %4 = scf.if %true -> (!async.group) {
      %true_4 = arith.constant true
      %15 = arith.select %true_4, %2, %2 : !async.token
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.token
      scf.yield %arg0 : !async.group
    } else {
      %15 = async.runtime.is_error %3 : !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
      %16 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %16 {count = 1 : i64} : !async.value<f32>
      %17 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %2, %17 : <!async.token>
      async.runtime.set_available %17 : !async.value<!async.token>
      %18 = async.runtime.load %17 : <!async.token>
      async.runtime.drop_ref %17 {count = 1 : i64} : !async.value<!async.token>
      %19 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %18, %19 : <!async.token>
      async.runtime.set_available %19 : !async.value<!async.token>
      %20 = async.runtime.load %19 : <!async.token>
      async.runtime.drop_ref %20 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %19 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %arg0 : !async.group
    }
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb3(%arg2 : !async.token), ^bb3(%2 : !async.token)
  ^bb3(%5: !async.token):  // 3 preds: ^bb2, ^bb2, ^bb4
    scf.while (%arg3 = %0, %arg4 = %arg0) : (!async.value<f32>, !async.group) -> () {
      async.runtime.drop_ref %arg4 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.value<f32>
      %true_4 = arith.constant true
      scf.condition(%true_4)
    } do {
      %15 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.group
      %16 = func.call @take_value(%arg1, %5) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %16 {count = 1 : i64} : !async.token
      scf.yield %arg1, %arg0 : !async.value<f32>, !async.group
    }
    async.runtime.await %arg2 : !async.token
    %6 = async.runtime.create : !async.token
    async.runtime.set_available %6 : !async.token
    %7 = builtin.unrealized_conversion_cast %6 : !async.token to !async.token
    %8:2 = call @pair(%7) : (!async.token) -> (!async.token, !async.value<f32>)
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    call @take1(%6) : (!async.token) -> ()
    async.runtime.await %6 : !async.token
    %9 = async.runtime.create : !async.token
    async.runtime.set_available %9 : !async.token
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb3(%9 : !async.token), ^bb5(%3 : !async.group)
  ^bb5(%10: !async.group):  // pred: ^bb4
    %true_3 = arith.constant true
    %11:2 = scf.if %true_3 -> (!async.value<f32>, !async.token) {
      %15 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %8#0, %15 : <!async.token>
      async.runtime.set_available %15 : !async.value<!async.token>
      %16 = async.runtime.load %15 : <!async.token>
      async.runtime.drop_ref %16 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.value<!async.token>
      %17 = builtin.unrealized_conversion_cast %0 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %17 {count = 1 : i64} : !async.value<f32>
      %18 = builtin.unrealized_conversion_cast %9 : !async.token to !async.token
      func.call @take2(%18, %18) : (!async.token, !async.token) -> ()
      scf.yield %8#1, %18 : !async.value<f32>, !async.token
    } else {
      scf.yield %0, %8#0 : !async.value<f32>, !async.token
    }
    async.runtime.drop_ref %11#1 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %11#0 {count = 1 : i64} : !async.value<f32>
    %12 = builtin.unrealized_conversion_cast %10 : !async.group to !async.group
    %13 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %9, %13 : <!async.token>
    async.runtime.set_available %13 : !async.value<!async.token>
    %14 = async.runtime.load %13 : <!async.token>
    async.runtime.drop_ref %14 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %13 {count = 1 : i64} : !async.value<!async.token>
    async.runtime.await %12 : !async.group
    return %8#1, %10, %2 : !async.value<f32>, !async.group, !async.token
  }
  func.func @f1(%arg0: !async.group) -> (!async.group, !async.value<f32>, !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = call @make_token() : () -> !async.token
    %3 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %2, %3 : <!async.token>
    async.runtime.set_available %3 : !async.value<!async.token>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %4 = scf.for %arg1 = %c1 to %c1_0 step %c1_1 iter_args(%arg2 = %2) -> (!async.token) {
      %5 = builtin.unrealized_conversion_cast %1 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
      scf.yield %arg2 : !async.token
    }
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    return %0, %1, %2 : !async.group, !async.value<f32>, !async.token
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = call @make_token() : () -> !async.token
    %2 = call @make_group() : () -> !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb3,
      1: ^bb1(%0, %arg0 : !async.value<f32>, !async.value<f32>),
      2: ^bb4(%1, %2 : !async.token, !async.group)
    ]
  ^bb1(%3: !async.value<f32>, %4: !async.value<f32>):  // 2 preds: ^bb0, ^bb3
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<f32>
    %true = arith.constant true
    %5 = call @make_token() : () -> !async.token
    %6 = arith.select %true, %1, %5 : !async.token
    async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
    %true_0 = arith.constant true
    %7 = arith.select %true_0, %2, %2 : !async.group
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
    %8 = builtin.unrealized_conversion_cast %5 : !async.token to !async.token
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
    %c1_i32_1 = arith.constant 1 : i32
    cf.switch %c1_i32_1 : i32, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb4(%5, %2 : !async.token, !async.group)
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %9 = builtin.unrealized_conversion_cast %2 : !async.group to !async.group
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    %true_2 = arith.constant true
    %10 = arith.select %true_2, %4, %4 : !async.value<f32>
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %c1 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %11 = scf.for %arg1 = %c1 to %c1_3 step %c1_4 iter_args(%arg2 = %2) -> (!async.group) {
      %true_6 = arith.constant true
      %14 = func.call @make_value() : () -> !async.value<f32>
      %15 = arith.select %true_6, %14, %14 : !async.value<f32>
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.value<f32>
      %true_7 = arith.constant true
      %16 = arith.select %true_7, %2, %arg2 : !async.group
      async.runtime.drop_ref %16 {count = 1 : i64} : !async.group
      %17 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %17 {count = 1 : i64} : !async.token
      scf.yield %2 : !async.group
    }
    %true_5 = arith.constant true
    cf.cond_br %true_5, ^bb4(%1, %11 : !async.token, !async.group), ^bb1(%arg0, %arg0 : !async.value<f32>, !async.value<f32>)
  ^bb4(%12: !async.token, %13: !async.group):  // 3 preds: ^bb0, ^bb1, ^bb3
    async.runtime.drop_ref %13 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
    return
  }
  func.func @f1(%arg0: !async.token, %arg1: !async.group) {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c1 to %c1_0 step %c1_1 iter_args(%arg3 = %arg0) -> (!async.token) {
      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
      %7 = async.runtime.is_error %arg1 : !async.group
      async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
      %8 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.await %8 : !async.value<f32>
      scf.yield %arg0 : !async.token
    }
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    async.runtime.await %arg0 : !async.token
    %true = arith.constant true
    %1 = arith.select %true, %arg1, %arg1 : !async.group
    %2 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %arg0, %2 : <!async.token>
    async.runtime.set_available %2 : !async.value<!async.token>
    %3 = call @make_token() : () -> !async.token
    %4 = async.runtime.create : !async.token
    async.runtime.set_available %4 : !async.token
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb1(%3, %1 : !async.token, !async.group), ^bb1(%4, %arg1 : !async.token, !async.group)
  ^bb1(%5: !async.token, %6: !async.group):  // 2 preds: ^bb0, ^bb0
    async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    return
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() {
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %0, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    %2 = call @make_group() : () -> !async.group
    %3 = async.runtime.is_error %2 : !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    %4 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %0, %4 : <!async.token>
    async.runtime.set_available %4 : !async.value<!async.token>
    cf.br ^bb1(%0 : !async.token)
  ^bb1(%5: !async.token):  // pred: ^bb0
    %6:2 = scf.while (%arg0 = %5) : (!async.token) -> (!async.group, !async.token) {
      %12 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %5, %12 : <!async.token>
      async.runtime.set_available %12 : !async.value<!async.token>
      %13 = func.call @make_value() : () -> !async.value<f32>
      %14 = async.runtime.is_error %13 : !async.value<f32>
      %15:2 = func.call @pair(%arg0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %15#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %15#0 {count = 1 : i64} : !async.token
      %true_2 = arith.constant true
      scf.condition(%true_2) %2, %arg0 : !async.group, !async.token
    } do {
    ^bb0(%arg0: !async.group, %arg1: !async.token):
      async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
      %12 = func.call @make_value() : () -> !async.value<f32>
      %13 = async.runtime.is_error %12 : !async.value<f32>
      %14 = async.runtime.is_error %2 : !async.group
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
      %15 = func.call @make_token() : () -> !async.token
      %16 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %15, %16 : <!async.token>
      async.runtime.set_available %16 : !async.value<!async.token>
      scf.yield %15 : !async.token
    }
    async.runtime.drop_ref %6#1 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %7 = arith.select %true, %6#0, %2 : !async.group
    async.runtime.await %7 : !async.group
    %8:2 = scf.while : () -> (!async.token, !async.group) {
      %true_2 = arith.constant true
      scf.condition(%true_2) %5, %2 : !async.token, !async.group
    } do {
    ^bb0(%arg0: !async.token, %arg1: !async.group):
      async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
      %12 = builtin.unrealized_conversion_cast %5 : !async.token to !async.token
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
      %13 = builtin.unrealized_conversion_cast %0 : !async.token to !async.token
      async.runtime.drop_ref %13 {count = 1 : i64} : !async.token
      %14 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %14 {count = 1 : i64} : !async.group
      scf.yield
    }
    async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.token
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %true_1 = arith.constant true
    %9 = scf.if %true_1 -> (!async.group) {
      %true_2 = arith.constant true
      %12 = arith.select %true_2, %5, %0 : !async.token
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
      %13 = func.call @make_value() : () -> !async.value<f32>
      %14 = async.runtime.is_error %13 : !async.value<f32>
      %15 = async.runtime.is_error %7 : !async.group
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.group
      scf.yield %8#1 : !async.group
    } else {
      %12 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
      scf.yield %2 : !async.group
    }
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    %10 = call @make_token() : () -> !async.token
    %11 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %10, %11 : <!async.token>
    async.runtime.set_available %11 : !async.value<!async.token>
    return
  }
  func.func @f1(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.group) -> (!async.token, !async.group) {
    %0 = builtin.unrealized_conversion_cast %arg1 : !async.token to !async.token
    %true = arith.constant true
    %1 = scf.if %true -> (!async.value<f32>) {
      %c1 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      %c1_2 = arith.constant 1 : index
      %3:2 = scf.for %arg3 = %c1 to %c1_1 step %c1_2 iter_args(%arg4 = %0, %arg5 = %arg1) -> (!async.token, !async.token) {
        %4:2 = func.call @pair(%arg5) : (!async.token) -> (!async.token, !async.value<f32>)
        async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
        async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
        scf.yield %arg4, %arg4 : !async.token, !async.token
      }
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
      scf.yield %arg0 : !async.value<f32>
    } else {
      %3 = async.runtime.is_error %arg1 : !async.token
      async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
      func.call @take1(%arg1) : (!async.token) -> ()
      %4 = func.call @make_value() : () -> !async.value<f32>
      scf.yield %4 : !async.value<f32>
    }
    call @take2(%0, %0) : (!async.token, !async.token) -> ()
    %true_0 = arith.constant true
    %2 = scf.if %true_0 -> (!async.token) {
      %true_1 = arith.constant true
      %3:2 = scf.if %true_1 -> (!async.value<f32>, !async.group) {
        scf.yield %arg0, %arg2 : !async.value<f32>, !async.group
      } else {
        %7 = async.runtime.is_error %1 : !async.value<f32>
        %8 = func.call @make_value() : () -> !async.value<f32>
        async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
        %9 = func.call @make_token() : () -> !async.token
        func.call @take2(%0, %9) : (!async.token, !async.token) -> ()
        func.call @f0() : () -> ()
        scf.yield %1, %arg2 : !async.value<f32>, !async.group
      }
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.group
      %4 = async.runtime.is_error %3#0 : !async.value<f32>
      %5 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %arg1, %5 : <!async.token>
      async.runtime.set_available %5 : !async.value<!async.token>
      %6 = async.runtime.load %5 : <!async.token>
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %6 : !async.token
    } else {
      scf.yield %arg1 : !async.token
    }
    return %2, %arg2 : !async.token, !async.group
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) -> !async.value<f32> {
    %true = arith.constant true
    scf.if %true {
      %3 = func.call @make_group() : () -> !async.group
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
      %4 = func.call @make_token() : () -> !async.token
      %5 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %4, %5 : <!async.token>
      async.runtime.set_available %5 : !async.value<!async.token>
      %6 = async.runtime.load %5 : <!async.token>
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<!async.token>
    } else {
      %true_0 = arith.constant true
      %3 = scf.if %true_0 -> (!async.group) {
        %4 = func.call @make_group() : () -> !async.group
        scf.yield %4 : !async.group
      } else {
        %4 = func.call @make_group() : () -> !async.group
        scf.yield %4 : !async.group
      }
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    }
    scf.while : () -> () {
      %3 = builtin.unrealized_conversion_cast %arg0 : !async.value<f32> to !async.value<f32>
      %true_0 = arith.constant true
      %4 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %4 : !async.value<f32>
      %5 = arith.select %true_0, %4, %3 : !async.value<f32>
      async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<f32>
      %true_1 = arith.constant true
      scf.condition(%true_1)
    } do {
      %true_0 = arith.constant true
      %3:2 = scf.if %true_0 -> (!async.group, !async.group) {
        %4 = func.call @make_token() : () -> !async.token
        %5 = async.runtime.create : !async.value<!async.token>
        async.runtime.store %4, %5 : <!async.token>
        async.runtime.set_available %5 : !async.value<!async.token>
        %6 = async.runtime.load %5 : <!async.token>
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.value<!async.token>
        %true_1 = arith.constant true
        %7 = arith.select %true_1, %arg0, %arg0 : !async.value<f32>
        async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
        %8 = func.call @make_value() : () -> !async.value<f32>
        %9 = builtin.unrealized_conversion_cast %8 : !async.value<f32> to !async.value<f32>
        async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<f32>
        %true_2 = arith.constant true
        %10 = arith.select %true_2, %6, %6 : !async.token
        async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
        %11 = func.call @make_group() : () -> !async.group
        scf.yield %11, %11 : !async.group, !async.group
      } else {
        %4 = async.runtime.create : !async.token
        async.runtime.set_available %4 : !async.token
        %5 = func.call @take_value(%arg0, %4) : (!async.value<f32>, !async.token) -> !async.token
        async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
        %6 = func.call @make_group() : () -> !async.group
        scf.yield %6, %6 : !async.group, !async.group
      }
      async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.group
      scf.yield
    }
    %0 = call @make_group() : () -> !async.group
    async.runtime.await %0 : !async.group
    %1 = async.runtime.create : !async.token
    async.runtime.set_available %1 : !async.token
    async.runtime.await %1 : !async.token
    %2 = call @make_value() : () -> !async.value<f32>
    return %2 : !async.value<f32>
  }
  func.func @f1(%arg0: !async.value<f32>, %arg1: !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %0:2 = call @pair(%arg1) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %0#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %0#0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %1 = call @make_group() : () -> !async.group
    %2 = arith.select %true, %1, %1 : !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    return
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.token) -> (!async.value<f32>, !async.token, !async.token) {
    %0 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %arg0, %0 : <!async.token>
    async.runtime.set_available %0 : !async.value<!async.token>
    %1 = async.runtime.load %0 : <!async.token>
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<!async.token>
    scf.while : () -> () {
      %true = arith.constant true
      scf.condition(%true)
    } do {
      func.call @take2(%1, %1) : (!async.token, !async.token) -> ()
      func.call @take2(%1, %1) : (!async.token, !async.token) -> ()
      scf.yield
    }
    %2 = call @make_value() : () -> !async.value<f32>
    return %2, %1, %1 : !async.value<f32>, !async.token, !async.token
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.token) {
    call @take1(%arg1) : (!async.token) -> ()
    %0 = call @make_group() : () -> !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb3,
      2: ^bb1(%0, %arg1 : !async.group, !async.token)
    ]
  ^bb1(%1: !async.group, %2: !async.token):  // 2 preds: ^bb0, ^bb1
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.group
    %c1_i32_0 = arith.constant 1 : i32
    cf.switch %c1_i32_0 : i32, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb1(%arg0, %arg1 : !async.group, !async.token)
    ]
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
    %3 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %3 : !async.value<f32>
    %4 = async.runtime.is_error %3 : !async.value<f32>
    %5 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %6 = call @make_value() : () -> !async.value<f32>
    %7:2 = scf.while (%arg2 = %6) : (!async.value<f32>) -> (!async.token, !async.group) {
      func.call @take2(%arg1, %arg1) : (!async.token, !async.token) -> ()
      %true_2 = arith.constant true
      %9 = arith.select %true_2, %6, %arg2 : !async.value<f32>
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<f32>
      %10 = builtin.unrealized_conversion_cast %arg1 : !async.token to !async.token
      %true_3 = arith.constant true
      scf.condition(%true_3) %10, %arg0 : !async.token, !async.group
    } do {
    ^bb0(%arg2: !async.token, %arg3: !async.group):
      async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
      func.call @take1(%arg1) : (!async.token) -> ()
      %9 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %arg1, %9 : <!async.token>
      async.runtime.set_available %9 : !async.value<!async.token>
      %10 = async.runtime.load %9 : <!async.token>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<!async.token>
      async.runtime.await %arg3 : !async.group
      scf.yield %6 : !async.value<f32>
    }
    async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.group
    %true_1 = arith.constant true
    %8 = arith.select %true_1, %7#0, %7#0 : !async.token
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
    return
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group, %arg1: !async.group) {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    call @take1(%0) : (!async.token) -> ()
    return
  }
  func.func @f1(%arg0: !async.value<f32>) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    return
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.group, !async.token, !async.token) {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = async.runtime.create : !async.token
    async.runtime.set_available %1 : !async.token
    %2 = call @take_value(%0, %1) : (!async.value<f32>, !async.token) -> !async.token
    %true = arith.constant true
    %3 = call @make_group() : () -> !async.group
    %4 = arith.select %true, %3, %3 : !async.group
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    return %3, %1, %2 : !async.group, !async.token, !async.token
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.group, %arg2: !async.group) -> (!async.token, !async.token) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %0, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    %2 = async.runtime.load %1 : <!async.token>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<!async.token>
    %3 = call @make_group() : () -> !async.group
    %4 = builtin.unrealized_conversion_cast %3 : !async.group to !async.group
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    return %2, %0 : !async.token, !async.token
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group, %arg1: !async.value<f32>) {
    async.runtime.await %arg1 : !async.value<f32>
    %true = arith.constant true
    %0 = scf.if %true -> (!async.value<f32>) {
      %8 = func.call @make_value() : () -> !async.value<f32>
      %9 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
      %10 = builtin.unrealized_conversion_cast %arg0 : !async.group to !async.group
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.group
      async.runtime.await %arg1 : !async.value<f32>
      scf.yield %8 : !async.value<f32>
    } else {
      %8 = func.call @make_group() : () -> !async.group
      async.runtime.await %8 : !async.group
      %true_6 = arith.constant true
      %9 = arith.select %true_6, %arg1, %arg1 : !async.value<f32>
      %10 = func.call @make_token() : () -> !async.token
      %11 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %10, %11 : <!async.token>
      async.runtime.set_available %11 : !async.value<!async.token>
      scf.yield %9 : !async.value<f32>
    }
    %true_0 = arith.constant true
    %1 = arith.select %true_0, %0, %arg1 : !async.value<f32>
    %2 = async.runtime.is_error %arg0 : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb3,
      2: ^bb2(%0 : !async.value<f32>)
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb4
    %true_1 = arith.constant true
    scf.if %true_1 {
    } else {
      %8 = async.runtime.create : !async.token
      async.runtime.set_available %8 : !async.token
      %9 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %8, %9 : <!async.token>
      async.runtime.set_available %9 : !async.value<!async.token>
    }
    %3 = call @make_token() : () -> !async.token
    %4 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %3, %4 : <!async.token>
    async.runtime.set_available %4 : !async.value<!async.token>
    %5 = async.runtime.load %4 : <!async.token>
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<!async.token>
    %c1_i32_2 = arith.constant 1 : i32
    cf.switch %c1_i32_2 : i32, [
      default: ^bb2(%1 : !async.value<f32>),
      1: ^bb3,
      2: ^bb1
    ]
  ^bb2(%6: !async.value<f32>):  // 3 preds: ^bb0, ^bb1, ^bb4
    async.runtime.await %arg0 : !async.group
    %true_3 = arith.constant true
    %7 = scf.if %true_3 -> (!async.value<f32>) {
      %8 = func.call @make_token() : () -> !async.token
      %9 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %8, %9 : <!async.token>
      async.runtime.set_available %9 : !async.value<!async.token>
      %10 = async.runtime.load %9 : <!async.token>
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<!async.token>
      %11 = func.call @make_token() : () -> !async.token
      func.call @take2(%10, %11) : (!async.token, !async.token) -> ()
      %true_6 = arith.constant true
      %12 = arith.select %true_6, %arg0, %arg0 : !async.group
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
      scf.yield %1 : !async.value<f32>
    } else {
      %8 = async.runtime.create : !async.token
      async.runtime.set_available %8 : !async.token
      func.call @take2(%8, %8) : (!async.token, !async.token) -> ()
      %true_6 = arith.constant true
      %9 = func.call @make_token() : () -> !async.token
      %10 = arith.select %true_6, %8, %9 : !async.token
      %11:2 = func.call @pair(%10) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %11#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %11#0 {count = 1 : i64} : !async.token
      scf.yield %6 : !async.value<f32>
    }
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
    %true_4 = arith.constant true
    cf.cond_br %true_4, ^bb3, ^bb4
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %c1_i32_5 = arith.constant 1 : i32
    cf.switch %c1_i32_5 : i32, [
      default: ^bb5,
      1: ^bb2(%arg1 : !async.value<f32>),
      2: ^bb1
    ]
  ^bb5:  // pred: ^bb4
    return
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.value<f32>) -> !async.value<f32> {
    %0 = call @make_token() : () -> !async.token
    %1 = builtin.unrealized_conversion_cast %0 : !async.token to !async.token
    %2 = async.runtime.is_error %arg1 : !async.value<f32>
    %3 = call @make_value() : () -> !async.value<f32>
    %4 = builtin.unrealized_conversion_cast %3 : !async.value<f32> to !async.value<f32>
    scf.while (%arg2 = %4) : (!async.value<f32>) -> () {
      %11 = builtin.unrealized_conversion_cast %arg2 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.value<f32>
      %12:2 = func.call @pair(%1) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %12#1 {count = 1 : i64} : !async.value<f32>
      %13:2 = func.call @pair(%12#0) : (!async.token) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %13#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %13#0 {count = 1 : i64} : !async.token
      %true_5 = arith.constant true
      scf.condition(%true_5)
    } do {
      async.runtime.await %arg1 : !async.value<f32>
      func.call @take1(%0) : (!async.token) -> ()
      %true_5 = arith.constant true
      %11 = func.call @make_group() : () -> !async.group
      %12 = arith.select %true_5, %11, %arg0 : !async.group
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
      scf.yield %4 : !async.value<f32>
    }
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb1(%1 : !async.token)
  ^bb1(%5: !async.token):  // pred: ^bb0
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    call @take1(%0) : (!async.token) -> ()
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb2, ^bb3(%arg0 : !async.group)
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb4
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb3(%arg0 : !async.group), ^bb4
  ^bb3(%6: !async.group):  // 2 preds: ^bb1, ^bb2
    %true_2 = arith.constant true
    %7 = scf.if %true_2 -> (!async.value<f32>) {
      %11 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %0, %11 : <!async.token>
      async.runtime.set_available %11 : !async.value<!async.token>
      %12 = async.runtime.load %11 : <!async.token>
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.value<!async.token>
      %13 = async.runtime.is_error %6 : !async.group
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.group
      %14 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %0, %14 : <!async.token>
      async.runtime.set_available %14 : !async.value<!async.token>
      %15 = async.runtime.load %14 : <!async.token>
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %14 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %4 : !async.value<f32>
    } else {
      %true_5 = arith.constant true
      %11 = arith.select %true_5, %1, %0 : !async.token
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.token
      %12 = builtin.unrealized_conversion_cast %3 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<f32>
      %true_6 = arith.constant true
      %13 = func.call @make_token() : () -> !async.token
      %14 = arith.select %true_6, %1, %13 : !async.token
      async.runtime.drop_ref %14 {count = 1 : i64} : !async.token
      scf.yield %4 : !async.value<f32>
    }
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
    %true_3 = arith.constant true
    %8:2 = scf.if %true_3 -> (!async.token, !async.group) {
      scf.yield %0, %6 : !async.token, !async.group
    } else {
      %11 = async.runtime.create : !async.token
      async.runtime.set_available %11 : !async.token
      async.runtime.await %11 : !async.token
      scf.yield %11, %6 : !async.token, !async.group
    }
    async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.group
    %9 = async.runtime.is_error %3 : !async.value<f32>
    scf.while (%arg2 = %3, %arg3 = %0) : (!async.value<f32>, !async.token) -> () {
      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
      %true_5 = arith.constant true
      scf.condition(%true_5)
    } do {
      %11 = async.runtime.create : !async.token
      async.runtime.set_available %11 : !async.token
      async.runtime.await %11 : !async.token
      %12 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %8#0, %12 : <!async.token>
      async.runtime.set_available %12 : !async.value<!async.token>
      %13 = async.runtime.load %12 : <!async.token>
      async.runtime.drop_ref %13 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %4, %8#0 : !async.value<f32>, !async.token
    }
    %true_4 = arith.constant true
    cf.cond_br %true_4, ^bb5(%3 : !async.value<f32>), ^bb4
  ^bb4:  // 3 preds: ^bb2, ^bb3, ^bb4
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb5(%3 : !async.value<f32>),
      2: ^bb4
    ]
  ^bb5(%10: !async.value<f32>):  // 2 preds: ^bb3, ^bb4
    return %10 : !async.value<f32>
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>) -> (!async.token, !async.group, !async.token) {
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    scf.if %true {
      %32 = func.call @make_value() : () -> !async.value<f32>
      %33 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %0, %33 : <!async.token>
      async.runtime.set_available %33 : !async.value<!async.token>
      %34 = async.runtime.load %33 : <!async.token>
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.value<!async.token>
      %35 = func.call @make_token() : () -> !async.token
      func.call @take2(%35, %34) : (!async.token, !async.token) -> ()
      %true_7 = arith.constant true
      %36 = arith.select %true_7, %arg0, %32 : !async.value<f32>
      async.runtime.drop_ref %36 {count = 1 : i64} : !async.value<f32>
    } else {
      %32 = builtin.unrealized_conversion_cast %arg0 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %32 {count = 1 : i64} : !async.value<f32>
      %33 = func.call @make_group() : () -> !async.group
      %34 = async.runtime.is_error %33 : !async.group
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.group
    }
    %2 = call @make_token() : () -> !async.token
    %3:2 = call @pair(%2) : (!async.token) -> (!async.token, !async.value<f32>)
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb3(%3#1, %3#1 : !async.value<f32>, !async.value<f32>), ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %4 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %3#0, %4 : <!async.token>
    async.runtime.set_available %4 : !async.value<!async.token>
    %5 = async.runtime.load %4 : <!async.token>
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<!async.token>
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %c1_1 step %c1_2 {
      async.runtime.await %3#0 : !async.token
    }
    %6 = async.runtime.create : !async.value<f32>
    async.runtime.set_available %6 : !async.value<f32>
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2(%6, %arg0 : !async.value<f32>, !async.value<f32>),
      1: ^bb5,
      2: ^bb2(%arg0, %6 : !async.value<f32>, !async.value<f32>)
    ]
  ^bb2(%7: !async.value<f32>, %8: !async.value<f32>):  // 2 preds: ^bb1, ^bb1
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<f32>
    %9 = call @make_token() : () -> !async.token
    %10 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %9, %10 : <!async.token>
    async.runtime.set_available %10 : !async.value<!async.token>
    %11 = async.runtime.load %10 : <!async.token>
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<!async.token>
    %12 = call @make_token() : () -> !async.token
    call @take1(%12) : (!async.token) -> ()
    %13 = call @make_group() : () -> !async.group
    %true_3 = arith.constant true
    %14 = scf.if %true_3 -> (!async.group) {
      func.call @take1(%12) : (!async.token) -> ()
      func.call @take2(%9, %5) : (!async.token, !async.token) -> ()
      %32 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %9, %32 : <!async.token>
      async.runtime.set_available %32 : !async.value<!async.token>
      %33 = async.runtime.load %32 : <!async.token>
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %32 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %13 : !async.group
    } else {
      %32 = builtin.unrealized_conversion_cast %11 : !async.token to !async.token
      async.runtime.drop_ref %32 {count = 1 : i64} : !async.token
      %33 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %11, %33 : <!async.token>
      async.runtime.set_available %33 : !async.value<!async.token>
      %34 = async.runtime.load %33 : <!async.token>
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.value<!async.token>
      func.call @take1(%34) : (!async.token) -> ()
      %true_7 = arith.constant true
      %35 = arith.select %true_7, %34, %34 : !async.token
      async.runtime.drop_ref %35 {count = 1 : i64} : !async.token
      scf.yield %13 : !async.group
    }
    async.runtime.drop_ref %14 {count = 1 : i64} : !async.group
    cf.br ^bb3(%8, %8 : !async.value<f32>, !async.value<f32>)
  ^bb3(%15: !async.value<f32>, %16: !async.value<f32>):  // 2 preds: ^bb0, ^bb2
    %17 = call @make_value() : () -> !async.value<f32>
    %18 = builtin.unrealized_conversion_cast %17 : !async.value<f32> to !async.value<f32>
    %true_4 = arith.constant true
    %19 = scf.if %true_4 -> (!async.token) {
      %32 = func.call @make_token() : () -> !async.token
      %33 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %32, %33 : <!async.token>
      async.runtime.set_available %33 : !async.value<!async.token>
      %34 = async.runtime.load %33 : <!async.token>
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.value<!async.token>
      %35 = builtin.unrealized_conversion_cast %16 : !async.value<f32> to !async.value<f32>
      async.runtime.drop_ref %35 {count = 1 : i64} : !async.value<f32>
      scf.yield %34 : !async.token
    } else {
      %32 = func.call @take_value(%18, %2) : (!async.value<f32>, !async.token) -> !async.token
      %33 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %32, %33 : <!async.token>
      async.runtime.set_available %33 : !async.value<!async.token>
      %34 = async.runtime.load %33 : <!async.token>
      async.runtime.drop_ref %34 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.value<!async.token>
      scf.yield %3#0 : !async.token
    }
    async.runtime.drop_ref %19 {count = 1 : i64} : !async.token
    %20 = call @make_token() : () -> !async.token
    %true_5 = arith.constant true
    cf.cond_br %true_5, ^bb4(%3#0, %20 : !async.token, !async.token), ^bb1
  ^bb4(%21: !async.token, %22: !async.token):  // pred: ^bb3
    async.runtime.drop_ref %21 {count = 1 : i64} : !async.token
    %23 = async.runtime.is_error %15 : !async.value<f32>
    %24 = builtin.unrealized_conversion_cast %16 : !async.value<f32> to !async.value<f32>
    async.runtime.drop_ref %24 {count = 1 : i64} : !async.value<f32>
    %25 = builtin.unrealized_conversion_cast %17 : !async.value<f32> to !async.value<f32>
    async.runtime.drop_ref %25 {count = 1 : i64} : !async.value<f32>
    %26 = call @take_value(%18, %22) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.drop_ref %26 {count = 1 : i64} : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    %27 = async.runtime.create : !async.token
    async.runtime.set_available %27 : !async.token
    %28:2 = call @pair(%27) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %28#1 {count = 1 : i64} : !async.value<f32>
    %true_6 = arith.constant true
    %29 = scf.if %true_6 -> (!async.token) {
      %32 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %28#0, %32 : <!async.token>
      async.runtime.set_available %32 : !async.value<!async.token>
      %33 = async.runtime.load %32 : <!async.token>
      async.runtime.drop_ref %33 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %32 {count = 1 : i64} : !async.value<!async.token>
      %true_7 = arith.constant true
      %34 = arith.select %true_7, %3#1, %arg0 : !async.value<f32>
      async.runtime.drop_ref %34 {count = 1 : i64} : !async.value<f32>
      %35 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %0, %35 : <!async.token>
      async.runtime.set_available %35 : !async.value<!async.token>
      scf.yield %28#0 : !async.token
    } else {
      %32 = func.call @make_group() : () -> !async.group
      %33 = async.runtime.is_error %32 : !async.group
      async.runtime.drop_ref %32 {count = 1 : i64} : !async.group
      %34 = async.runtime.create : !async.token
      async.runtime.set_available %34 : !async.token
      scf.yield %34 : !async.token
    }
    %30 = call @make_group() : () -> !async.group
    %31 = builtin.unrealized_conversion_cast %30 : !async.group to !async.group
    async.runtime.drop_ref %31 {count = 1 : i64} : !async.group
    call @take2(%28#0, %29) : (!async.token, !async.token) -> ()
    return %27, %30, %2 : !async.token, !async.group, !async.token
  }
  func.func @f1(%arg0: !async.value<f32>) -> (!async.token, !async.token) {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %0 = call @make_token() : () -> !async.token
    %1 = call @make_token() : () -> !async.token
    return %0, %1 : !async.token, !async.token
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.token) {
    %0 = call @take_value(%arg0, %arg1) : (!async.value<f32>, !async.token) -> !async.token
    async.runtime.await %arg2 : !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %arg2, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    cf.br ^bb2(%arg0 : !async.value<f32>)
  ^bb2(%2: !async.value<f32>):  // pred: ^bb1
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %c1_0 step %c1_1 {
      %9 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<f32>
      %10 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
      %11 = func.call @make_group() : () -> !async.group
      async.runtime.await %11 : !async.group
      async.runtime.await %arg1 : !async.token
    }
    %true = arith.constant true
    scf.if %true {
      %true_4 = arith.constant true
      %9 = func.call @make_group() : () -> !async.group
      %10 = arith.select %true_4, %9, %9 : !async.group
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.group
      %11 = func.call @make_group() : () -> !async.group
      %12 = builtin.unrealized_conversion_cast %11 : !async.group to !async.group
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
    } else {
    }
    %true_2 = arith.constant true
    cf.cond_br %true_2, ^bb3, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb2
    %3:2 = scf.while : () -> (!async.value<f32>, !async.value<f32>) {
      %true_4 = arith.constant true
      scf.condition(%true_4) %2, %arg0 : !async.value<f32>, !async.value<f32>
    } do {
    ^bb0(%arg3: !async.value<f32>, %arg4: !async.value<f32>):
      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.value<f32>
      %9 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %arg1, %9 : <!async.token>
      async.runtime.set_available %9 : !async.value<!async.token>
      %10 = async.runtime.load %9 : <!async.token>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.value<!async.token>
      %11 = async.runtime.is_error %arg4 : !async.value<f32>
      %12 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<f32>
      scf.yield
    }
    %4 = call @make_group() : () -> !async.group
    cf.br ^bb4(%0, %4 : !async.token, !async.group)
  ^bb4(%5: !async.token, %6: !async.group):  // pred: ^bb3
    %7 = builtin.unrealized_conversion_cast %5 : !async.token to !async.token
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.token
    scf.while (%arg3 = %3#1, %arg4 = %4) : (!async.value<f32>, !async.group) -> () {
      async.runtime.drop_ref %arg4 {count = 1 : i64} : !async.group
      async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.value<f32>
      func.call @take1(%0) : (!async.token) -> ()
      %9 = async.runtime.is_error %0 : !async.token
      async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
      %true_4 = arith.constant true
      scf.condition(%true_4)
    } do {
      %9 = func.call @make_token() : () -> !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
      %true_4 = arith.constant true
      %10 = arith.select %true_4, %3#1, %3#0 : !async.value<f32>
      async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
      scf.yield %3#1, %6 : !async.value<f32>, !async.group
    }
    %true_3 = arith.constant true
    %8 = arith.select %true_3, %3#0, %3#1 : !async.value<f32>
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.value<f32>
    return
  }
  func.func @f1() -> !async.group {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %2 = call @make_group() : () -> !async.group
    async.runtime.await %2 : !async.group
    %3:2 = call @pair(%0) : (!async.token) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %4 = call @make_group() : () -> !async.group
    %5 = arith.select %true, %4, %2 : !async.group
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.group
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %4 : !async.group
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0() -> (!async.value<f32>, !async.token, !async.value<f32>) {
    %0 = call @make_value() : () -> !async.value<f32>
    %1 = builtin.unrealized_conversion_cast %0 : !async.value<f32> to !async.value<f32>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %true = arith.constant true
    %2 = scf.if %true -> (!async.group) {
      %10 = func.call @make_group() : () -> !async.group
      scf.yield %10 : !async.group
    } else {
      %10 = async.runtime.create : !async.token
      async.runtime.set_available %10 : !async.token
      %11 = func.call @make_token() : () -> !async.token
      func.call @take2(%10, %11) : (!async.token, !async.token) -> ()
      %12 = async.runtime.is_error %11 : !async.token
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.token
      %13 = func.call @make_group() : () -> !async.group
      %true_2 = arith.constant true
      %14 = async.runtime.create : !async.value<f32>
      async.runtime.set_available %14 : !async.value<f32>
      %15 = arith.select %true_2, %0, %14 : !async.value<f32>
      async.runtime.drop_ref %15 {count = 1 : i64} : !async.value<f32>
      scf.yield %13 : !async.group
    }
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %3 = async.runtime.is_error %2 : !async.group
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb2
    async.runtime.await %0 : !async.value<f32>
    %4 = call @make_token() : () -> !async.token
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb3(%4, %4 : !async.token, !async.token),
      1: ^bb2,
      2: ^bb3(%4, %4 : !async.token, !async.token)
    ]
  ^bb3(%5: !async.token, %6: !async.token):  // 2 preds: ^bb2, ^bb2
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    call @take1(%4) : (!async.token) -> ()
    %7 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %6, %7 : <!async.token>
    async.runtime.set_available %7 : !async.value<!async.token>
    %8 = async.runtime.load %7 : <!async.token>
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %7 {count = 1 : i64} : !async.value<!async.token>
    %9 = call @make_value() : () -> !async.value<f32>
    return %9, %6, %0 : !async.value<f32>, !async.token, !async.value<f32>
  }
  func.func @f1(%arg0: !async.value<f32>, %arg1: !async.value<f32>, %arg2: !async.value<f32>) -> !async.value<f32> {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %0 = call @make_token() : () -> !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    async.runtime.store %0, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    %2 = async.runtime.load %1 : <!async.token>
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<!async.token>
    %true = arith.constant true
    %3 = arith.select %true, %0, %2 : !async.token
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.switch %c1_i32 : i32, [
      default: ^bb2,
      1: ^bb4,
      2: ^bb4
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb2
    call @take1(%0) : (!async.token) -> ()
    %true_1 = arith.constant true
    cf.cond_br %true_1, ^bb3(%arg1, %0 : !async.value<f32>, !async.token), ^bb2
  ^bb3(%4: !async.value<f32>, %5: !async.token):  // pred: ^bb2
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.value<f32>
    %true_2 = arith.constant true
    %6 = scf.if %true_2 -> (!async.value<f32>) {
      %11 = func.call @make_group() : () -> !async.group
      %12 = async.runtime.is_error %11 : !async.group
      async.runtime.drop_ref %11 {count = 1 : i64} : !async.group
      async.runtime.await %11 : !async.group
      scf.yield %arg1 : !async.value<f32>
    } else {
      %true_4 = arith.constant true
      %11 = arith.select %true_4, %arg1, %arg1 : !async.value<f32>
      %12 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %3, %12 : <!async.token>
      async.runtime.set_available %12 : !async.value<!async.token>
      %13 = async.runtime.load %12 : <!async.token>
      async.runtime.drop_ref %13 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<!async.token>
      %14 = func.call @make_value() : () -> !async.value<f32>
      async.runtime.drop_ref %14 {count = 1 : i64} : !async.value<f32>
      scf.yield %11 : !async.value<f32>
    }
    %7 = async.runtime.is_error %6 : !async.value<f32>
    %c1_i32_3 = arith.constant 1 : i32
    cf.switch %c1_i32_3 : i32, [
      default: ^bb4,
      1: ^bb4,
      2: ^bb4
    ]
  ^bb4:  // 5 preds: ^bb1, ^bb1, ^bb3, ^bb3, ^bb3
    %8 = call @make_group() : () -> !async.group
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.group
    %9 = call @make_token() : () -> !async.token
    async.runtime.await %9 : !async.token
    %10 = builtin.unrealized_conversion_cast %arg1 : !async.value<f32> to !async.value<f32>
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.value<f32>
    return %arg2 : !async.value<f32>
  }
}

// -----
module {
  func.func private @take1(!async.token)
  func.func private @take2(!async.token, !async.token)
  func.func private @take_value(!async.value<f32>, !async.token) -> !async.token
  func.func private @make_token() -> !async.token
  func.func private @make_value() -> !async.value<f32>
  func.func private @make_group() -> !async.group
  func.func private @pair(!async.token) -> (!async.token, !async.value<f32>)
  func.func @f0(%arg0: !async.group, %arg1: !async.group, %arg2: !async.group) -> (!async.value<f32>, !async.value<f32>, !async.token) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %0 = call @make_token() : () -> !async.token
    %1 = call @make_value() : () -> !async.value<f32>
    %2 = builtin.unrealized_conversion_cast %arg1 : !async.group to !async.group
    %true = arith.constant true
    %3 = arith.select %true, %2, %arg1 : !async.group
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.group
    return %1, %1, %0 : !async.value<f32>, !async.value<f32>, !async.token
  }
  func.func @f1(%arg0: !async.value<f32>, %arg1: !async.value<f32>, %arg2: !async.value<f32>) {
    %true = arith.constant true
    %0 = arith.select %true, %arg0, %arg1 : !async.value<f32>
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    %true_0 = arith.constant true
    scf.if %true_0 {
      %true_1 = arith.constant true
      scf.if %true_1 {
        %1 = builtin.unrealized_conversion_cast %arg1 : !async.value<f32> to !async.value<f32>
        async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
        %2 = func.call @make_token() : () -> !async.token
        %3 = async.runtime.create : !async.value<!async.token>
        async.runtime.store %2, %3 : <!async.token>
        async.runtime.set_available %3 : !async.value<!async.token>
        %4 = async.runtime.load %3 : <!async.token>
        async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
        async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<!async.token>
        async.runtime.await %arg2 : !async.value<f32>
      } else {
        %1 = async.runtime.create : !async.token
        async.runtime.set_available %1 : !async.token
        %2 = builtin.unrealized_conversion_cast %1 : !async.token to !async.token
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
      }
    } else {
      %1 = func.call @make_token() : () -> !async.token
      %2 = func.call @take_value(%arg2, %1) : (!async.value<f32>, !async.token) -> !async.token
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
      %3 = async.runtime.create : !async.value<!async.token>
      async.runtime.store %1, %3 : <!async.token>
      async.runtime.set_available %3 : !async.value<!async.token>
      %4 = async.runtime.load %3 : <!async.token>
      async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
      async.runtime.drop_ref %3 {count = 1 : i64} : !async.value<!async.token>
    }
    return
  }
}

// -----
module {
  func.func @async_execute_fn_1(%arg0: !async.token, %arg1: vector<2xf32>, %arg2: !async.group, %arg3: !async.token) -> !async.value<index> attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.value<index>
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %3 = async.runtime.create_group %c0 : !async.group
    %4 = async.runtime.add_to_group %arg3, %3 : !async.token
    async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
    async.runtime.store %c0, %0 : <index>
    async.runtime.set_available %0 : !async.value<index>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.value<index>
  }
  func.func @async_execute_fn() -> (!async.value<index>, !async.value<memref<?xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.value<index>
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %4 = call @make_async_token_() : () -> !async.token
    %5 = async.coro.save %3
    async.runtime.await_and_resume %4, %3 : !async.token
    async.coro.suspend %5, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %4 : !async.token
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = call @make_memref_xf32_() : () -> memref<?xf32>
    %c7 = arith.constant 7 : index
    async.runtime.store %c7, %0 : <index>
    async.runtime.set_available %0 : !async.value<index>
    async.runtime.store %7, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.value<index>
    async.runtime.set_error %1 : !async.value<memref<?xf32>>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb6:  // pred: ^bb1
    async.coro.free %2, %3
    cf.br ^bb7
  ^bb7:  // 3 preds: ^bb1, ^bb5, ^bb6
    async.coro.end %3
    return %0, %1 : !async.value<index>, !async.value<memref<?xf32>>
  }
  func.func private @make_async_token_() -> !async.token
  func.func private @make_memref_xf32_() -> memref<?xf32>
}

// -----
module {
  func.func @f0(%arg0: !async.group, %arg1: !async.token, %arg2: !async.token) -> (!async.token, !async.value<memref<?xf32>>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c7 to %c7 step %c7 {
      %11 = async.runtime.create : !async.token
      async.runtime.set_available %11 : !async.token
    }
    %5 = call @make_async_value_async_token_() : () -> !async.value<!async.token>
    %6 = call @make_async_value_f32_() : () -> !async.value<f32>
    %7:2 = call @async_execute_fn(%arg1, %5, %6, %arg0) : (!async.token, !async.value<!async.token>, !async.value<f32>, !async.group) -> (!async.token, !async.value<vector<2xf32>>)
    async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.value<vector<2xf32>>
    %8 = async.coro.save %4
    async.runtime.await_and_resume %7#0, %4 : !async.token
    async.coro.suspend %8, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %9 = async.runtime.is_error %7#0 : !async.token
    async.runtime.drop_ref %7#0 {count = 1 : i64} : !async.token
    cf.cond_br %9, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %10 = call @make_memref_xf32_() : () -> memref<?xf32>
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %10, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    async.runtime.store %cst, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<memref<?xf32>>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %3, %4
    cf.br ^bb7
  ^bb6:  // pred: ^bb1
    async.coro.free %3, %4
    cf.br ^bb7
  ^bb7:  // 3 preds: ^bb1, ^bb5, ^bb6
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<memref<?xf32>>, !async.value<vector<2xf32>>
  }
  func.func private @make_async_value_async_token_() -> !async.value<!async.token>
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @use_async_value_async_token_async_group_index_(!async.value<!async.token>, !async.group, index)
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @async_execute_fn(%arg0: !async.token, %arg1: !async.value<!async.token>, %arg2: !async.value<f32>, %arg3: !async.group) -> (!async.token, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<vector<2xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.token
    async.coro.suspend %5, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = async.coro.save %3
    async.runtime.await_and_resume %arg1, %3 : !async.value<!async.token>
    async.coro.suspend %7, ^bb11, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %8 = async.runtime.is_error %arg1 : !async.value<!async.token>
    cf.cond_br %8, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %9 = async.runtime.load %arg1 : <!async.token>
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<!async.token>
    %10 = async.coro.save %3
    async.runtime.await_and_resume %arg2, %3 : !async.value<f32>
    async.coro.suspend %10, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %11 = async.runtime.is_error %arg2 : !async.value<f32>
    cf.cond_br %11, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %12 = async.runtime.load %arg2 : <f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %c7 = arith.constant 7 : index
    scf.for %arg4 = %c7 to %c7 step %c7 {
      func.call @use_async_value_async_token_async_group_index_(%arg1, %arg3, %c7) : (!async.value<!async.token>, !async.group, index) -> ()
    }
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %cst, %1 : <vector<2xf32>>
    async.runtime.set_available %1 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<vector<2xf32>>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %2, %3
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    async.coro.free %2, %3
    cf.br ^bb11
  ^bb11:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<vector<2xf32>>
  }
}

// -----
module {
  func.func @f0(%arg0: !async.value<i1>) -> (!async.token, !async.value<vector<2xf32>>, !async.value<index>) attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<i1>
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<vector<2xf32>>
    %2 = async.runtime.create : !async.value<index>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %c1 = arith.constant 1 : index
    async.runtime.store %cst, %1 : <vector<2xf32>>
    async.runtime.set_available %1 : !async.value<vector<2xf32>>
    async.runtime.store %c1, %2 : <index>
    async.runtime.set_available %2 : !async.value<index>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<vector<2xf32>>, !async.value<index>
  }
}

// -----
module {
  func.func private @f0(%arg0: !async.token, %arg1: !async.value<index>, %arg2: !async.value<f32>, %arg3: i1) -> (!async.token, !async.value<f32>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<index>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %5:2 = scf.execute_region -> (memref<?xf32>, !async.value<f32>) {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %6 = func.call @make_memref_xf32_() : () -> memref<?xf32>
      %7 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      scf.yield %6, %7 : memref<?xf32>, !async.value<f32>
    }
    async.runtime.drop_ref %5#1 {count = 1 : i64} : !async.value<f32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %cst, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.store %cst_0, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %3, %4
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<vector<2xf32>>
  }
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @make_async_value_f32_() -> !async.value<f32>
}

// -----
module {
  func.func @async_execute_fn(%arg0: !async.token, %arg1: index, %arg2: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %3 = async.runtime.create_group %c0 : !async.group
    %4 = async.runtime.add_to_group %arg0, %3 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    call @use_async_token_(%arg0) : (!async.token) -> ()
    call @use_async_token_(%arg0) : (!async.token) -> ()
    call @use_index_index_(%arg1, %4) : (index, index) -> ()
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @use_async_token_(!async.token)
  func.func private @use_index_index_(index, index)
}

// -----
module {
  func.func @async_execute_fn(%arg0: f32, %arg1: !async.token, %arg2: !async.group, %arg3: memref<?xf32>) -> (f32, i1) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    %0 = call @make_async_value_f32_() : () -> !async.value<f32>
    async.runtime.await %0 : !async.value<f32>
    %1 = async.runtime.is_error %0 : !async.value<f32>
    %true = arith.constant true
    %2 = arith.xori %1, %true : i1
    cf.assert %2, "Awaited async operand is in error state"
    %3 = async.runtime.load %0 : <f32>
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
    async.runtime.await %arg1 : !async.token
    %4 = async.runtime.is_error %arg1 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    %true_0 = arith.constant true
    %5 = arith.xori %4, %true_0 : i1
    cf.assert %5, "Awaited async operand is in error state"
    %true_1 = arith.constant true
    return %arg0, %true_1 : f32, i1
  }
  func.func @f1(%arg0: index, %arg1: index, %arg2: f32) {
    %0 = call @make_async_token_() : () -> !async.token
    async.runtime.await %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %2 = arith.xori %1, %true : i1
    cf.assert %2, "Awaited async operand is in error state"
    %true_0 = arith.constant true
    cf.cond_br %true_0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %3 = call @make_async_token_() : () -> !async.token
    async.runtime.await %3 : !async.token
    %4 = async.runtime.is_error %3 : !async.token
    async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
    %true_1 = arith.constant true
    %5 = arith.xori %4, %true_1 : i1
    cf.assert %5, "Awaited async operand is in error state"
    return
  ^bb2:  // pred: ^bb0
    call @use_async_token_index_(%0, %arg1) : (!async.token, index) -> ()
    %6 = call @make_async_value_async_token_() : () -> !async.value<!async.token>
    %7 = call @make_async_value_f32_() : () -> !async.value<f32>
    %8:3 = call @async_execute_fn_0(%0, %6, %7, %arg1) : (!async.token, !async.value<!async.token>, !async.value<f32>, index) -> (!async.token, !async.value<vector<2xf32>>, !async.value<vector<2xf32>>)
    async.runtime.drop_ref %8#2 {count = 1 : i64} : !async.value<vector<2xf32>>
    async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<vector<2xf32>>
    async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.token
    return
  }
  func.func @g2() -> (vector<2xf32>, memref<?xf32>) {
    call @use_() : () -> ()
    %cst = arith.constant 0.000000e+00 : f32
    %0 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    %1 = call @make_async_value_index_() : () -> !async.value<index>
    %2:3 = call @async_execute_fn_2(%1, %0) : (!async.value<index>, f32) -> (!async.token, !async.value<index>, !async.value<!async.token>)
    async.runtime.drop_ref %2#2 {count = 1 : i64} : !async.value<!async.token>
    async.runtime.drop_ref %2#1 {count = 1 : i64} : !async.value<index>
    async.runtime.await %2#0 : !async.token
    %3 = async.runtime.is_error %2#0 : !async.token
    async.runtime.drop_ref %2#0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %4 = arith.xori %3, %true : i1
    cf.assert %4, "Awaited async operand is in error state"
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %5 = call @make_memref_xf32_() : () -> memref<?xf32>
    return %cst_0, %5 : vector<2xf32>, memref<?xf32>
  }
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @make_async_token_() -> !async.token
  func.func private @use_async_token_index_(!async.token, index)
  func.func private @make_async_value_async_token_() -> !async.value<!async.token>
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @use_()
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_value_index_() -> !async.value<index>
  func.func private @make_async_group_() -> !async.group
  func.func private @make_async_value_memref_xf32_() -> !async.value<memref<?xf32>>
  func.func private @use_memref_xf32_(memref<?xf32>)
  func.func private @async_execute_fn_0(%arg0: !async.token, %arg1: !async.value<!async.token>, %arg2: !async.value<f32>, %arg3: index) -> (!async.token, !async.value<vector<2xf32>>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<vector<2xf32>>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb13, ^bb1, ^bb12
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb13, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb10, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.value<!async.token>
    async.coro.suspend %8, ^bb13, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.value<!async.token>
    cf.cond_br %9, ^bb10, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.runtime.load %arg1 : <!async.token>
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<!async.token>
    %11 = async.coro.save %4
    async.runtime.await_and_resume %arg2, %4 : !async.value<f32>
    async.coro.suspend %11, ^bb13, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    %12 = async.runtime.is_error %arg2 : !async.value<f32>
    cf.cond_br %12, ^bb10, ^bb7
  ^bb7:  // pred: ^bb6
    %13 = async.runtime.load %arg2 : <f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %14 = call @make_memref_xf32_() : () -> memref<?xf32>
    memref.store %13, %14[%arg3] : memref<?xf32>
    %15 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %15, ^bb13, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %16 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %16, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %cst, %1 : <vector<2xf32>>
    async.runtime.set_available %1 : !async.value<vector<2xf32>>
    async.runtime.store %cst, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb2, ^bb4, ^bb6, ^bb8
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<vector<2xf32>>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    async.coro.free %3, %4
    cf.br ^bb13
  ^bb12:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7
    async.coro.free %3, %4
    cf.br ^bb13
  ^bb13:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb11, ^bb12
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<vector<2xf32>>, !async.value<vector<2xf32>>
  }
  func.func private @async_execute_fn_1(%arg0: !async.token, %arg1: !async.value<memref<?xf32>>, %arg2: !async.value<f32>, %arg3: index, %arg4: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb23, ^bb1, ^bb22
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb23, ^bb2, ^bb22
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb20, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<memref<?xf32>>
    async.coro.suspend %6, ^bb23, ^bb4, ^bb22
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.value<memref<?xf32>>
    cf.cond_br %7, ^bb20, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.runtime.load %arg1 : <memref<?xf32>>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<memref<?xf32>>
    %9 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.value<f32>
    async.coro.suspend %9, ^bb23, ^bb6, ^bb22
  ^bb6:  // pred: ^bb5
    %10 = async.runtime.is_error %arg2 : !async.value<f32>
    cf.cond_br %10, ^bb20, ^bb7
  ^bb7:  // pred: ^bb6
    %11 = async.runtime.load %arg2 : <f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %true = arith.constant true
    cf.cond_br %true, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %12 = async.runtime.create_group %arg3 : !async.group
    %13 = async.runtime.add_to_group %arg2, %12 : !async.value<f32>
    %14 = async.coro.save %2
    async.runtime.await_and_resume %12, %2 : !async.group
    async.coro.suspend %14, ^bb23, ^bb9, ^bb22
  ^bb9:  // pred: ^bb8
    %15 = async.runtime.is_error %12 : !async.group
    async.runtime.drop_ref %12 {count = 1 : i64} : !async.group
    cf.cond_br %15, ^bb20, ^bb10
  ^bb10:  // pred: ^bb9
    %16:2 = scf.execute_region -> (i1, f32) {
      scf.yield %true, %11 : i1, f32
    }
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb7, ^bb10
    scf.if %true {
    }
    cf.cond_br %true, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %17 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %17, ^bb23, ^bb13, ^bb22
  ^bb13:  // pred: ^bb12
    %18 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %18, ^bb20, ^bb14
  ^bb14:  // pred: ^bb13
    %19 = scf.execute_region -> index {
      func.call @f1(%arg3, %arg3, %arg4) : (index, index, f32) -> ()
      func.call @use_memref_xf32_(%8) : (memref<?xf32>) -> ()
      %c7 = arith.constant 7 : index
      scf.yield %c7 : index
    }
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    cf.br ^bb18(%cst : vector<2xf32>)
  ^bb15:  // pred: ^bb11
    %20 = call @make_async_token_() : () -> !async.token
    %21 = async.coro.save %2
    async.runtime.await_and_resume %20, %2 : !async.token
    async.coro.suspend %21, ^bb23, ^bb16, ^bb22
  ^bb16:  // pred: ^bb15
    %22 = async.runtime.is_error %20 : !async.token
    async.runtime.drop_ref %20 {count = 1 : i64} : !async.token
    cf.cond_br %22, ^bb20, ^bb17
  ^bb17:  // pred: ^bb16
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    cf.br ^bb18(%cst_0 : vector<2xf32>)
  ^bb18(%23: vector<2xf32>):  // 2 preds: ^bb14, ^bb17
    cf.br ^bb19
  ^bb19:  // pred: ^bb18
    async.runtime.set_available %0 : !async.token
    cf.br ^bb21
  ^bb20:  // 6 preds: ^bb2, ^bb4, ^bb6, ^bb9, ^bb13, ^bb16
    async.runtime.set_error %0 : !async.token
    cf.br ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    async.coro.free %1, %2
    cf.br ^bb23
  ^bb22:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb8, ^bb12, ^bb15
    async.coro.free %1, %2
    cf.br ^bb23
  ^bb23:  // 9 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb8, ^bb12, ^bb15, ^bb21, ^bb22
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_2(%arg0: !async.value<index>, %arg1: f32) -> (!async.token, !async.value<index>, !async.value<!async.token>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<index>
    %2 = async.runtime.create : !async.value<!async.token>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb16, ^bb1, ^bb15
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.value<index>
    async.coro.suspend %6, ^bb16, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.value<index>
    cf.cond_br %7, ^bb13, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.runtime.load %arg0 : <index>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<index>
    %cst = arith.constant 0.000000e+00 : f32
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb3, ^bb11
    %false = arith.constant false
    cf.cond_br %false, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    cf.br ^bb9(%arg1 : f32)
  ^bb6:  // pred: ^bb4
    %9 = call @make_async_group_() : () -> !async.group
    %10 = async.coro.save %4
    async.runtime.await_and_resume %9, %4 : !async.group
    async.coro.suspend %10, ^bb16, ^bb7, ^bb15
  ^bb7:  // pred: ^bb6
    %11 = async.runtime.is_error %9 : !async.group
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    cf.cond_br %11, ^bb13, ^bb8
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%cst : f32)
  ^bb9(%12: f32):  // 2 preds: ^bb5, ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    %13 = call @make_async_token_() : () -> !async.token
    %14 = async.runtime.create_group %8 : !async.group
    %15 = async.runtime.add_to_group %13, %14 : !async.token
    async.runtime.drop_ref %13 {count = 1 : i64} : !async.token
    cf.cond_br %false, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    scf.execute_region {
      %20 = func.call @add_f32_f32_f32_(%arg1, %arg1) : (f32, f32) -> f32
      %cst_0 = arith.constant -2.500000e+00 : f32
      func.call @f1(%8, %8, %cst_0) : (index, index, f32) -> ()
      scf.yield
    }
    cf.br ^bb4
  ^bb12:  // pred: ^bb10
    %16 = call @make_async_token_() : () -> !async.token
    %17 = call @make_async_value_memref_xf32_() : () -> !async.value<memref<?xf32>>
    %18 = call @make_async_value_f32_() : () -> !async.value<f32>
    %19 = call @async_execute_fn_1(%16, %17, %18, %8, %arg1) : (!async.token, !async.value<memref<?xf32>>, !async.value<f32>, index, f32) -> !async.token
    async.runtime.store %8, %1 : <index>
    async.runtime.set_available %1 : !async.value<index>
    async.runtime.store %19, %2 : <!async.token>
    async.runtime.set_available %2 : !async.value<!async.token>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb14
  ^bb13:  // 2 preds: ^bb2, ^bb7
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<index>
    async.runtime.set_error %2 : !async.value<!async.token>
    cf.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    async.coro.free %3, %4
    cf.br ^bb16
  ^bb15:  // 3 preds: ^bb0, ^bb1, ^bb6
    async.coro.free %3, %4
    cf.br ^bb16
  ^bb16:  // 5 preds: ^bb0, ^bb1, ^bb6, ^bb14, ^bb15
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<index>, !async.value<!async.token>
  }
}

// -----
module {
  func.func private @f0(%arg0: f32, %arg1: f32) attributes {llvm.emit_c_interface, test.a = 1 : i32} {
    %true = arith.constant true
    %0 = scf.if %true -> (vector<2xf32>) {
      scf.execute_region {
        %c7 = arith.constant 7 : index
        scf.for %arg2 = %c7 to %c7 step %c7 {
        }
        %c1 = arith.constant 1 : index
        scf.for %arg2 = %c7 to %c7 step %c1 {
        }
        scf.yield
      }
      %c0 = arith.constant 0 : index
      %1 = func.call @make_async_token_() : () -> !async.token
      %2 = async.runtime.create_group %c0 : !async.group
      %3 = async.runtime.add_to_group %1, %2 : !async.token
      async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
      %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
      scf.yield %cst : vector<2xf32>
    } else {
      scf.execute_region {
        %5 = async.runtime.create : !async.token
        async.runtime.set_available %5 : !async.token
        %true_1 = arith.constant true
        cf.assert %true_1, "assert 15"
        scf.yield
      }
      %1 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      async.runtime.await %1 : !async.value<f32>
      %2 = async.runtime.is_error %1 : !async.value<f32>
      %true_0 = arith.constant true
      %3 = arith.xori %2, %true_0 : i1
      cf.assert %3, "Awaited async operand is in error state"
      %4 = async.runtime.load %1 : <f32>
      async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
      %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
      scf.yield %cst : vector<2xf32>
    }
    scf.if %true {
    }
    call @use_f32_vector_2xf32_(%arg1, %0) : (f32, vector<2xf32>) -> ()
    return
  }
  func.func private @f1(%arg0: f32, %arg1: memref<?xf32>, %arg2: !async.group, %arg3: index) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    %0 = call @make_async_token_() : () -> !async.token
    %1 = async.runtime.create_group %arg3 : !async.group
    %2 = async.runtime.add_to_group %0, %1 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %3 = call @make_async_token_() : () -> !async.token
    %4 = call @make_async_value_vector_2xf32_() : () -> !async.value<vector<2xf32>>
    %5 = call @make_async_value_memref_xf32_() : () -> !async.value<memref<?xf32>>
    %6 = call @async_execute_fn_0(%3, %4, %5, %2, %arg0, %arg3, %0) : (!async.token, !async.value<vector<2xf32>>, !async.value<memref<?xf32>>, index, f32, index, !async.token) -> !async.token
    scf.execute_region {
      %9:3 = func.call @async_execute_fn_1(%5, %arg3, %2, %arg0, %4) : (!async.value<memref<?xf32>>, index, index, f32, !async.value<vector<2xf32>>) -> (!async.token, !async.value<index>, !async.value<memref<?xf32>>)
      async.runtime.drop_ref %9#2 {count = 1 : i64} : !async.value<memref<?xf32>>
      async.runtime.drop_ref %9#1 {count = 1 : i64} : !async.value<index>
      async.runtime.drop_ref %9#0 {count = 1 : i64} : !async.token
      async.runtime.await %6 : !async.token
      %10 = async.runtime.is_error %6 : !async.token
      async.runtime.drop_ref %6 {count = 1 : i64} : !async.token
      %true_0 = arith.constant true
      %11 = arith.xori %10, %true_0 : i1
      cf.assert %11, "Awaited async operand is in error state"
      scf.yield
    }
    async.runtime.await %0 : !async.token
    %7 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %8 = arith.xori %7, %true : i1
    cf.assert %8, "Awaited async operand is in error state"
    return
  }
  func.func @f2(%arg0: !async.value<index>, %arg1: i1, %arg2: index) attributes {llvm.emit_c_interface, test.a = 1 : i32} {
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<index>
    %0 = call @make_async_value_f32_() : () -> !async.value<f32>
    cf.cond_br %arg1, ^bb1, ^bb2(%0 : !async.value<f32>)
  ^bb1:  // pred: ^bb0
    cf.assert %arg1, "assert 75"
    return
  ^bb2(%1: !async.value<f32>):  // pred: ^bb0
    async.runtime.drop_ref %1 {count = 1 : i64} : !async.value<f32>
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %arg2 to %c7 step %c7 {
      %2 = func.call @make_async_group_() : () -> !async.group
      async.runtime.await %2 : !async.group
      %3 = async.runtime.is_error %2 : !async.group
      async.runtime.drop_ref %2 {count = 1 : i64} : !async.group
      %true = arith.constant true
      %4 = arith.xori %3, %true : i1
      cf.assert %4, "Awaited async operand is in error state"
    }
    return
  }
  func.func private @make_async_token_() -> !async.token
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @use_f32_vector_2xf32_(f32, vector<2xf32>)
  func.func private @make_async_value_vector_2xf32_() -> !async.value<vector<2xf32>>
  func.func private @make_async_value_memref_xf32_() -> !async.value<memref<?xf32>>
  func.func private @use_()
  func.func private @use_async_value_vector_2xf32_(!async.value<vector<2xf32>>)
  func.func private @use_async_value_f32_vector_2xf32_(!async.value<f32>, vector<2xf32>)
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_group_() -> !async.group
  func.func private @async_execute_fn(%arg0: !async.token, %arg1: !async.token, %arg2: !async.value<f32>, %arg3: f32, %arg4: vector<2xf32>) -> (!async.token, !async.value<f32>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.token
    async.coro.suspend %8, ^bb11, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    cf.cond_br %9, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.coro.save %4
    async.runtime.await_and_resume %arg2, %4 : !async.value<f32>
    async.coro.suspend %10, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %11 = async.runtime.is_error %arg2 : !async.value<f32>
    cf.cond_br %11, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %12 = async.runtime.load %arg2 : <f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    async.runtime.store %arg3, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.store %arg4, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb11:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<vector<2xf32>>
  }
  func.func private @async_execute_fn_0(%arg0: !async.token, %arg1: !async.value<vector<2xf32>>, %arg2: !async.value<memref<?xf32>>, %arg3: index, %arg4: f32, %arg5: index, %arg6: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb20, ^bb1, ^bb19
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb20, ^bb2, ^bb19
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb17, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<vector<2xf32>>
    async.coro.suspend %6, ^bb20, ^bb4, ^bb19
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.value<vector<2xf32>>
    cf.cond_br %7, ^bb17, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.runtime.load %arg1 : <vector<2xf32>>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<vector<2xf32>>
    %9 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.value<memref<?xf32>>
    async.coro.suspend %9, ^bb20, ^bb6, ^bb19
  ^bb6:  // pred: ^bb5
    %10 = async.runtime.is_error %arg2 : !async.value<memref<?xf32>>
    cf.cond_br %10, ^bb17, ^bb7
  ^bb7:  // pred: ^bb6
    %11 = async.runtime.load %arg2 : <memref<?xf32>>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<memref<?xf32>>
    %12 = call @make_async_value_vector_2xf32_() : () -> !async.value<vector<2xf32>>
    %13 = async.coro.save %2
    async.runtime.await_and_resume %12, %2 : !async.value<vector<2xf32>>
    async.coro.suspend %13, ^bb20, ^bb8, ^bb19
  ^bb8:  // pred: ^bb7
    %14 = async.runtime.is_error %12 : !async.value<vector<2xf32>>
    cf.cond_br %14, ^bb17, ^bb9
  ^bb9:  // pred: ^bb8
    %15 = async.runtime.load %12 : <vector<2xf32>>
    async.runtime.drop_ref %12 {count = 1 : i64} : !async.value<vector<2xf32>>
    cf.br ^bb10(%8, %15 : vector<2xf32>, vector<2xf32>)
  ^bb10(%16: vector<2xf32>, %17: vector<2xf32>):  // 2 preds: ^bb9, ^bb15
    %c0 = arith.constant 0 : index
    scf.for %arg7 = %c0 to %arg3 step %c0 {
      func.call @use_() : () -> ()
    }
    %true = arith.constant true
    cf.cond_br %true, ^bb11(%16, %17 : vector<2xf32>, vector<2xf32>), ^bb16
  ^bb11(%18: vector<2xf32>, %19: vector<2xf32>):  // pred: ^bb10
    %cst = arith.constant -2.500000e+00 : f32
    call @f0(%cst, %cst) : (f32, f32) -> ()
    cf.br ^bb12
  ^bb12:  // pred: ^bb11
    %false = arith.constant false
    %20:2 = scf.if %false -> (index, !async.value<f32>) {
      func.call @use_async_value_vector_2xf32_(%12) : (!async.value<vector<2xf32>>) -> ()
      func.call @f0(%cst, %arg4) : (f32, f32) -> ()
      %c1 = arith.constant 1 : index
      %25 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      scf.yield %c1, %25 : index, !async.value<f32>
    } else {
      %25 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      scf.yield %arg5, %25 : index, !async.value<f32>
    }
    async.runtime.drop_ref %20#1 {count = 1 : i64} : !async.value<f32>
    %21 = async.coro.save %2
    async.runtime.await_and_resume %arg6, %2 : !async.token
    async.coro.suspend %21, ^bb20, ^bb13, ^bb19
  ^bb13:  // pred: ^bb12
    %22 = async.runtime.is_error %arg6 : !async.token
    async.runtime.drop_ref %arg6 {count = 1 : i64} : !async.token
    cf.cond_br %22, ^bb17, ^bb14
  ^bb14:  // pred: ^bb13
    %true_0 = arith.constant true
    cf.br ^bb15(%11, %true_0 : memref<?xf32>, i1)
  ^bb15(%23: memref<?xf32>, %24: i1):  // pred: ^bb14
    %cst_1 = arith.constant dense<1.000000e+00> : vector<2xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : vector<2xf32>
    cf.br ^bb10(%cst_1, %cst_2 : vector<2xf32>, vector<2xf32>)
  ^bb16:  // pred: ^bb10
    %c7 = arith.constant 7 : index
    scf.for %arg7 = %c7 to %arg3 step %arg3 {
      %25 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      %26:3 = func.call @async_execute_fn(%arg0, %arg6, %25, %arg4, %8) : (!async.token, !async.token, !async.value<f32>, f32, vector<2xf32>) -> (!async.token, !async.value<f32>, !async.value<vector<2xf32>>)
      async.runtime.drop_ref %26#2 {count = 1 : i64} : !async.value<vector<2xf32>>
      async.runtime.drop_ref %26#0 {count = 1 : i64} : !async.token
      func.call @use_async_value_f32_vector_2xf32_(%26#1, %16) : (!async.value<f32>, vector<2xf32>) -> ()
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb18
  ^bb17:  // 5 preds: ^bb2, ^bb4, ^bb6, ^bb8, ^bb13
    async.runtime.set_error %0 : !async.token
    cf.br ^bb18
  ^bb18:  // 2 preds: ^bb16, ^bb17
    async.coro.free %1, %2
    cf.br ^bb20
  ^bb19:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb12
    async.coro.free %1, %2
    cf.br ^bb20
  ^bb20:  // 8 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb12, ^bb18, ^bb19
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_1(%arg0: !async.value<memref<?xf32>>, %arg1: index, %arg2: index, %arg3: f32, %arg4: !async.value<vector<2xf32>>) -> (!async.token, !async.value<index>, !async.value<memref<?xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<index>
    %2 = async.runtime.create : !async.value<memref<?xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb9, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.value<memref<?xf32>>
    async.coro.suspend %6, ^bb9, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.value<memref<?xf32>>
    cf.cond_br %7, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.runtime.load %arg0 : <memref<?xf32>>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<memref<?xf32>>
    %cst = arith.constant -2.500000e+00 : f32
    %9 = call @make_memref_xf32_() : () -> memref<?xf32>
    memref.store %cst, %9[%arg1] : memref<?xf32>
    memref.store %cst, %8[%arg2] : memref<?xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %10 = call @add_f32_f32_f32_(%arg3, %cst_0) : (f32, f32) -> f32
    %11 = async.coro.save %4
    async.runtime.await_and_resume %arg4, %4 : !async.value<vector<2xf32>>
    async.coro.suspend %11, ^bb9, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %12 = async.runtime.is_error %arg4 : !async.value<vector<2xf32>>
    cf.cond_br %12, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %13 = async.runtime.load %arg4 : <vector<2xf32>>
    async.runtime.drop_ref %arg4 {count = 1 : i64} : !async.value<vector<2xf32>>
    %14 = call @make_memref_xf32_() : () -> memref<?xf32>
    async.runtime.store %arg1, %1 : <index>
    async.runtime.set_available %1 : !async.value<index>
    async.runtime.store %14, %2 : <memref<?xf32>>
    async.runtime.set_available %2 : !async.value<memref<?xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb2, ^bb4
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<index>
    async.runtime.set_error %2 : !async.value<memref<?xf32>>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    async.coro.free %3, %4
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    async.coro.free %3, %4
    cf.br ^bb9
  ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<index>, !async.value<memref<?xf32>>
  }
}

// -----
module {
  func.func private @f0() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = async.runtime.create : !async.token
    async.runtime.set_available %3 : !async.token
    %cst = arith.constant 0.000000e+00 : f32
    %4 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @f1(%arg0: vector<2xf32>, %arg1: f32, %arg2: !async.value<f32>, %arg3: i1) -> !async.token attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = call @add_f32_f32_f32_(%arg1, %arg1) : (f32, f32) -> f32
    %4 = call @add_f32_f32_f32_(%arg1, %arg1) : (f32, f32) -> f32
    %5 = call @make_async_token_() : () -> !async.token
    %6 = async.coro.save %2
    async.runtime.await_and_resume %5, %2 : !async.token
    async.coro.suspend %6, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %5 : !async.token
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg3, ^bb4, ^bb5(%arg1 : f32)
  ^bb4:  // pred: ^bb3
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb5(%8: f32):  // pred: ^bb3
    %9 = call @make_async_group_() : () -> !async.group
    %10 = async.coro.save %2
    async.runtime.await_and_resume %9, %2 : !async.group
    async.coro.suspend %10, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %11 = async.runtime.is_error %9 : !async.group
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.group
    cf.cond_br %11, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %c0 = arith.constant 0 : index
    %12:2 = scf.while (%arg4 = %c0, %arg5 = %c0) : (index, index) -> (index, index) {
      %c7 = arith.constant 7 : index
      scf.condition(%arg3) %c7, %c0 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      scf.yield %arg4, %arg5 : index, index
    }
    scf.for %arg4 = %12#0 to %12#0 step %12#1 {
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 2 preds: ^bb2, ^bb6
    async.runtime.set_error %0 : !async.token
    cf.br ^bb9
  ^bb9:  // 3 preds: ^bb4, ^bb7, ^bb8
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb10:  // 2 preds: ^bb1, ^bb5
    async.coro.free %1, %2
    cf.br ^bb11
  ^bb11:  // 4 preds: ^bb1, ^bb5, ^bb9, ^bb10
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_token_() -> !async.token
  func.func private @make_async_group_() -> !async.group
}

// -----
module {
  func.func @async_execute_fn(%arg0: memref<?xf32>) -> (f32, f32) {
    %0 = call @make_async_token_() : () -> !async.token
    async.runtime.await %0 : !async.token
    %1 = async.runtime.is_error %0 : !async.token
    async.runtime.drop_ref %0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %2 = arith.xori %1, %true : i1
    cf.assert %2, "Awaited async operand is in error state"
    %false = arith.constant false
    scf.if %false {
      %7:2 = scf.while (%arg1 = %arg0, %arg2 = %0) : (memref<?xf32>, !async.token) -> (memref<?xf32>, !async.token) {
        scf.condition(%false) %arg1, %arg2 : memref<?xf32>, !async.token
      } do {
      ^bb0(%arg1: memref<?xf32>, %arg2: !async.token):
        scf.yield %arg1, %arg2 : memref<?xf32>, !async.token
      }
      async.runtime.drop_ref %7#1 {count = 1 : i64} : !async.token
      %cst_1 = arith.constant -2.500000e+00 : f32
      %c0 = arith.constant 0 : index
      memref.store %cst_1, %7#0[%c0] : memref<?xf32>
      %8 = func.call @add_f32_f32_f32_(%cst_1, %cst_1) : (f32, f32) -> f32
    }
    %3:3 = call @async_execute_fn_3(%0, %arg0) : (!async.token, memref<?xf32>) -> (!async.token, !async.value<memref<?xf32>>, !async.value<vector<2xf32>>)
    async.runtime.drop_ref %3#2 {count = 1 : i64} : !async.value<vector<2xf32>>
    async.runtime.drop_ref %3#1 {count = 1 : i64} : !async.value<memref<?xf32>>
    async.runtime.drop_ref %3#0 {count = 1 : i64} : !async.token
    %4 = call @make_async_group_() : () -> !async.group
    async.runtime.await %4 : !async.group
    %5 = async.runtime.is_error %4 : !async.group
    async.runtime.drop_ref %4 {count = 1 : i64} : !async.group
    %true_0 = arith.constant true
    %6 = arith.xori %5, %true_0 : i1
    cf.assert %6, "Awaited async operand is in error state"
    %cst = arith.constant -2.500000e+00 : f32
    return %cst, %cst : f32, f32
  }
  func.func private @make_async_token_() -> !async.token
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_value_vector_2xf32_() -> !async.value<vector<2xf32>>
  func.func private @make_async_value_async_token_() -> !async.value<!async.token>
  func.func private @use_()
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @make_async_value_memref_xf32_() -> !async.value<memref<?xf32>>
  func.func private @use_async_token_index_async_token_(!async.token, index, !async.token)
  func.func private @use_index_(index)
  func.func private @use_memref_xf32_async_value_memref_xf32_async_token_(memref<?xf32>, !async.value<memref<?xf32>>, !async.token)
  func.func private @make_async_group_() -> !async.group
  func.func private @async_execute_fn_0(%arg0: !async.token, %arg1: !async.value<vector<2xf32>>, %arg2: !async.value<!async.token>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb13, ^bb1, ^bb12
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb13, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb10, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<vector<2xf32>>
    async.coro.suspend %6, ^bb13, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.value<vector<2xf32>>
    cf.cond_br %7, ^bb10, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.runtime.load %arg1 : <vector<2xf32>>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<vector<2xf32>>
    %9 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.value<!async.token>
    async.coro.suspend %9, ^bb13, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    %10 = async.runtime.is_error %arg2 : !async.value<!async.token>
    cf.cond_br %10, ^bb10, ^bb7
  ^bb7:  // pred: ^bb6
    %11 = async.runtime.load %arg2 : <!async.token>
    async.runtime.drop_ref %11 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<!async.token>
    %12 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<vector<2xf32>>
    async.coro.suspend %12, ^bb13, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %13 = async.runtime.is_error %arg1 : !async.value<vector<2xf32>>
    cf.cond_br %13, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %14 = async.runtime.load %arg1 : <vector<2xf32>>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<vector<2xf32>>
    call @use_() : () -> ()
    async.runtime.set_available %0 : !async.token
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb2, ^bb4, ^bb6, ^bb8
    async.runtime.set_error %0 : !async.token
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    async.coro.free %1, %2
    cf.br ^bb13
  ^bb12:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7
    async.coro.free %1, %2
    cf.br ^bb13
  ^bb13:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb11, ^bb12
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_1(%arg0: !async.token, %arg1: !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.runtime.create : !async.value<index>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb9, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb9, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.value<f32>
    async.coro.suspend %8, ^bb9, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.value<f32>
    cf.cond_br %9, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.runtime.load %arg1 : <f32>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    %c7 = arith.constant 7 : index
    async.runtime.store %10, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.store %c7, %2 : <index>
    async.runtime.set_available %2 : !async.value<index>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb2, ^bb4
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    async.runtime.set_error %2 : !async.value<index>
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    async.coro.free %3, %4
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    async.coro.free %3, %4
    cf.br ^bb9
  ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<index>
  }
  func.func private @async_execute_fn_2(%arg0: !async.token, %arg1: !async.token, %arg2: !async.value<memref<?xf32>>, %arg3: !async.token) -> (!async.token, !async.value<!async.token>, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    %2 = async.runtime.create : !async.value<f32>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb17, ^bb1, ^bb16
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb17, ^bb2, ^bb16
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb14, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.token
    async.coro.suspend %8, ^bb17, ^bb4, ^bb16
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    cf.cond_br %9, ^bb14, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.coro.save %4
    async.runtime.await_and_resume %arg2, %4 : !async.value<memref<?xf32>>
    async.coro.suspend %10, ^bb17, ^bb6, ^bb16
  ^bb6:  // pred: ^bb5
    %11 = async.runtime.is_error %arg2 : !async.value<memref<?xf32>>
    cf.cond_br %11, ^bb14, ^bb7
  ^bb7:  // pred: ^bb6
    %12 = async.runtime.load %arg2 : <memref<?xf32>>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<memref<?xf32>>
    %false = arith.constant false
    cf.cond_br %false, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %cst = arith.constant 0.000000e+00 : f32
    %13 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    %c0 = arith.constant 0 : index
    cf.br ^bb12(%c0 : index)
  ^bb9:  // pred: ^bb7
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c1 to %c1 step %c1 {
      func.call @use_async_token_index_async_token_(%arg0, %arg4, %arg1) : (!async.token, index, !async.token) -> ()
      func.call @use_index_(%c1) : (index) -> ()
      func.call @use_memref_xf32_async_value_memref_xf32_async_token_(%12, %arg2, %arg3) : (memref<?xf32>, !async.value<memref<?xf32>>, !async.token) -> ()
    }
    %14 = async.coro.save %4
    async.runtime.await_and_resume %arg2, %4 : !async.value<memref<?xf32>>
    async.coro.suspend %14, ^bb17, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %15 = async.runtime.is_error %arg2 : !async.value<memref<?xf32>>
    cf.cond_br %15, ^bb14, ^bb11
  ^bb11:  // pred: ^bb10
    %16 = async.runtime.load %arg2 : <memref<?xf32>>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<memref<?xf32>>
    cf.br ^bb12(%c1 : index)
  ^bb12(%17: index):  // 2 preds: ^bb8, ^bb11
    cf.br ^bb13
  ^bb13:  // pred: ^bb12
    call @use_() : () -> ()
    %cst_0 = arith.constant 0.000000e+00 : f32
    async.runtime.store %arg3, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    async.runtime.store %cst_0, %2 : <f32>
    async.runtime.set_available %2 : !async.value<f32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb15
  ^bb14:  // 4 preds: ^bb2, ^bb4, ^bb6, ^bb10
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<!async.token>
    async.runtime.set_error %2 : !async.value<f32>
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    async.coro.free %3, %4
    cf.br ^bb17
  ^bb16:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9
    async.coro.free %3, %4
    cf.br ^bb17
  ^bb17:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb15, ^bb16
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<!async.token>, !async.value<f32>
  }
  func.func private @async_execute_fn_3(%arg0: !async.token, %arg1: memref<?xf32>) -> (!async.token, !async.value<memref<?xf32>>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb22, ^bb1, ^bb21
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb22, ^bb2, ^bb21
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb19, ^bb3
  ^bb3:  // pred: ^bb2
    %false = arith.constant false
    cf.br ^bb4(%arg0 : !async.token)
  ^bb4(%8: !async.token):  // 2 preds: ^bb3, ^bb15
    cf.cond_br %false, ^bb5(%8 : !async.token), ^bb16
  ^bb5(%9: !async.token):  // pred: ^bb4
    scf.execute_region {
      %23 = func.call @make_async_value_vector_2xf32_() : () -> !async.value<vector<2xf32>>
      %24 = func.call @make_async_value_async_token_() : () -> !async.value<!async.token>
      %25 = func.call @async_execute_fn_0(%arg0, %23, %24) : (!async.token, !async.value<vector<2xf32>>, !async.value<!async.token>) -> !async.token
      async.runtime.drop_ref %25 {count = 1 : i64} : !async.token
      scf.yield
    }
    cf.cond_br %false, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    cf.cond_br %false, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %10 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %10, ^bb22, ^bb8, ^bb21
  ^bb8:  // pred: ^bb7
    %11 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %11, ^bb19, ^bb9
  ^bb9:  // pred: ^bb8
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb6, ^bb9
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    cf.br ^bb14(%cst : vector<2xf32>)
  ^bb11:  // pred: ^bb5
    %12 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %12, ^bb22, ^bb12, ^bb21
  ^bb12:  // pred: ^bb11
    %13 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %13, ^bb19, ^bb13
  ^bb13:  // pred: ^bb12
    %14 = call @make_async_value_f32_() : () -> !async.value<f32>
    %15:3 = call @async_execute_fn_1(%9, %14) : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<index>)
    async.runtime.drop_ref %15#2 {count = 1 : i64} : !async.value<index>
    async.runtime.drop_ref %15#1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %15#0 {count = 1 : i64} : !async.token
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    cf.br ^bb14(%cst_0 : vector<2xf32>)
  ^bb14(%16: vector<2xf32>):  // 2 preds: ^bb10, ^bb13
    cf.br ^bb15
  ^bb15:  // pred: ^bb14
    cf.br ^bb4(%9 : !async.token)
  ^bb16:  // pred: ^bb4
    %17 = call @make_async_token_() : () -> !async.token
    %18 = call @make_async_value_memref_xf32_() : () -> !async.value<memref<?xf32>>
    %19:3 = call @async_execute_fn_2(%arg0, %17, %18, %8) : (!async.token, !async.token, !async.value<memref<?xf32>>, !async.token) -> (!async.token, !async.value<!async.token>, !async.value<f32>)
    async.runtime.drop_ref %19#2 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %19#0 {count = 1 : i64} : !async.token
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c7 = arith.constant 7 : index
    memref.store %cst_1, %arg1[%c7] : memref<?xf32>
    %20 = async.coro.save %4
    async.runtime.await_and_resume %19#1, %4 : !async.value<!async.token>
    async.coro.suspend %20, ^bb22, ^bb17, ^bb21
  ^bb17:  // pred: ^bb16
    %21 = async.runtime.is_error %19#1 : !async.value<!async.token>
    cf.cond_br %21, ^bb19, ^bb18
  ^bb18:  // pred: ^bb17
    %22 = async.runtime.load %19#1 : <!async.token>
    async.runtime.drop_ref %22 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %19#1 {count = 1 : i64} : !async.value<!async.token>
    %cst_2 = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %arg1, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    async.runtime.store %cst_2, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb20
  ^bb19:  // 4 preds: ^bb2, ^bb8, ^bb12, ^bb17
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<memref<?xf32>>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    async.coro.free %3, %4
    cf.br ^bb22
  ^bb21:  // 5 preds: ^bb0, ^bb1, ^bb7, ^bb11, ^bb16
    async.coro.free %3, %4
    cf.br ^bb22
  ^bb22:  // 7 preds: ^bb0, ^bb1, ^bb7, ^bb11, ^bb16, ^bb20, ^bb21
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<memref<?xf32>>, !async.value<vector<2xf32>>
  }
}

// -----
module {
  func.func @async_execute_fn(%arg0: !async.value<index>) -> !async.token attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %cst = arith.constant -2.500000e+00 : f32
    %3 = call @make_memref_xf32_() : () -> memref<?xf32>
    %c7 = arith.constant 7 : index
    memref.store %cst, %3[%c7] : memref<?xf32>
    %4 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    scf.for %arg1 = %c7 to %c7 step %c7 {
      %5 = func.call @make_async_token_() : () -> !async.token
      %6:3 = func.call @async_execute_fn_1(%5, %3, %arg0) : (!async.token, memref<?xf32>, !async.value<index>) -> (!async.token, !async.value<i1>, !async.value<vector<2xf32>>)
      func.call @use_async_value_index_f32_(%arg0, %cst) : (!async.value<index>, f32) -> ()
      %7 = func.call @make_async_token_() : () -> !async.token
      %8 = func.call @make_async_value_async_token_() : () -> !async.value<!async.token>
      %9 = func.call @async_execute_fn_4(%7, %8, %3, %6#0, %5, %arg0, %arg1, %6#1, %6#2, %4) : (!async.token, !async.value<!async.token>, memref<?xf32>, !async.token, !async.token, !async.value<index>, index, !async.value<i1>, !async.value<vector<2xf32>>, f32) -> !async.token
      async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %1, %2
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %2
    return %0 : !async.token
  }
  func.func @g1() -> memref<?xf32> attributes {llvm.emit_c_interface, test.a = 1 : i32} {
    %false = arith.constant false
    scf.if %false {
      %false_0 = arith.constant false
      scf.if %false_0 {
        %3 = func.call @make_async_token_() : () -> !async.token
        async.runtime.await %3 : !async.token
        %4 = async.runtime.is_error %3 : !async.token
        async.runtime.drop_ref %3 {count = 1 : i64} : !async.token
        %true = arith.constant true
        %5 = arith.xori %4, %true : i1
        cf.assert %5, "Awaited async operand is in error state"
      }
      %cst = arith.constant 1.000000e+00 : f32
      %2 = func.call @make_memref_xf32_() : () -> memref<?xf32>
      %c0_1 = arith.constant 0 : index
      memref.store %cst, %2[%c0_1] : memref<?xf32>
      func.call @use_i1_(%false_0) : (i1) -> ()
    } else {
      %cst = arith.constant 1.000000e+00 : f32
      %2 = func.call @make_memref_xf32_() : () -> memref<?xf32>
      %c7 = arith.constant 7 : index
      memref.store %cst, %2[%c7] : memref<?xf32>
      %3 = scf.execute_region -> !async.token {
        %4 = func.call @make_async_token_() : () -> !async.token
        scf.yield %4 : !async.token
      }
      func.call @use_async_token_memref_xf32_index_(%3, %2, %c7) : (!async.token, memref<?xf32>, index) -> ()
    }
    cf.assert %false, "assert 43"
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    %c0 = arith.constant 0 : index
    %1 = call @make_memref_xf32_() : () -> memref<?xf32>
    return %1 : memref<?xf32>
  }
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_token_() -> !async.token
  func.func private @use_async_value_index_index_async_token_(!async.value<index>, index, !async.token)
  func.func private @use_async_value_index_f32_(!async.value<index>, f32)
  func.func private @make_async_value_async_token_() -> !async.value<!async.token>
  func.func private @make_async_value_vector_2xf32_() -> !async.value<vector<2xf32>>
  func.func private @use_i1_f32_index_(i1, f32, index)
  func.func private @make_async_value_index_() -> !async.value<index>
  func.func private @use_i1_async_value_async_token_(i1, !async.value<!async.token>)
  func.func private @use_index_async_value_i1_(index, !async.value<i1>)
  func.func private @use_index_(index)
  func.func private @use_async_value_vector_2xf32_f32_(!async.value<vector<2xf32>>, f32)
  func.func private @use_f32_memref_xf32_(f32, memref<?xf32>)
  func.func private @use_i1_(i1)
  func.func private @use_async_token_memref_xf32_index_(!async.token, memref<?xf32>, index)
  func.func private @async_execute_fn_0() -> (!async.token, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<vector<2xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %cst, %1 : <vector<2xf32>>
    async.runtime.set_available %1 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %2, %3
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    async.coro.free %2, %3
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<vector<2xf32>>
  }
  func.func private @async_execute_fn_1(%arg0: !async.token, %arg1: memref<?xf32>, %arg2: !async.value<index>) -> (!async.token, !async.value<i1>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<i1>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %cst = arith.constant -2.500000e+00 : f32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    memref.store %cst, %arg1[%c0] : memref<?xf32>
    call @use_async_value_index_index_async_token_(%arg2, %c7, %arg0) : (!async.value<index>, index, !async.token) -> ()
    %8:2 = call @async_execute_fn_0() : () -> (!async.token, !async.value<vector<2xf32>>)
    async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<vector<2xf32>>
    async.runtime.drop_ref %8#0 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %true, %1 : <i1>
    async.runtime.set_available %1 : !async.value<i1>
    async.runtime.store %cst_0, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<i1>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %3, %4
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %3, %4
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<i1>, !async.value<vector<2xf32>>
  }
  func.func private @async_execute_fn_2(%arg0: !async.token, %arg1: !async.value<vector<2xf32>>, %arg2: f32, %arg3: memref<?xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    call @use_async_value_vector_2xf32_f32_(%arg1, %arg2) : (!async.value<vector<2xf32>>, f32) -> ()
    call @use_f32_memref_xf32_(%arg2, %arg3) : (f32, memref<?xf32>) -> ()
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_3(%arg0: !async.token, %arg1: !async.token, %arg2: !async.value<index>, %arg3: !async.value<vector<2xf32>>, %arg4: memref<?xf32>, %arg5: !async.value<!async.token>, %arg6: f32, %arg7: index, %arg8: !async.value<i1>, %arg9: !async.token, %arg10: !async.value<vector<2xf32>>, %arg11: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb24, ^bb1, ^bb23
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb24, ^bb2, ^bb23
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb21, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.token
    async.coro.suspend %6, ^bb24, ^bb4, ^bb23
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb21, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.value<index>
    async.coro.suspend %8, ^bb24, ^bb6, ^bb23
  ^bb6:  // pred: ^bb5
    %9 = async.runtime.is_error %arg2 : !async.value<index>
    cf.cond_br %9, ^bb21, ^bb7
  ^bb7:  // pred: ^bb6
    %10 = async.runtime.load %arg2 : <index>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<index>
    %11 = async.coro.save %2
    async.runtime.await_and_resume %arg3, %2 : !async.value<vector<2xf32>>
    async.coro.suspend %11, ^bb24, ^bb8, ^bb23
  ^bb8:  // pred: ^bb7
    %12 = async.runtime.is_error %arg3 : !async.value<vector<2xf32>>
    cf.cond_br %12, ^bb21, ^bb9
  ^bb9:  // pred: ^bb8
    %13 = async.runtime.load %arg3 : <vector<2xf32>>
    async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.value<vector<2xf32>>
    %c7 = arith.constant 7 : index
    %true = arith.constant true
    cf.cond_br %true, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    cf.br ^bb14(%true, %arg4 : i1, memref<?xf32>)
  ^bb11:  // pred: ^bb9
    %14 = async.coro.save %2
    async.runtime.await_and_resume %arg5, %2 : !async.value<!async.token>
    async.coro.suspend %14, ^bb24, ^bb12, ^bb23
  ^bb12:  // pred: ^bb11
    %15 = async.runtime.is_error %arg5 : !async.value<!async.token>
    cf.cond_br %15, ^bb21, ^bb13
  ^bb13:  // pred: ^bb12
    %16 = async.runtime.load %arg5 : <!async.token>
    async.runtime.drop_ref %16 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg5 {count = 1 : i64} : !async.value<!async.token>
    cf.br ^bb14(%true, %arg4 : i1, memref<?xf32>)
  ^bb14(%17: i1, %18: memref<?xf32>):  // 2 preds: ^bb10, ^bb13
    cf.br ^bb15
  ^bb15:  // pred: ^bb14
    call @use_i1_f32_index_(%true, %arg6, %10) : (i1, f32, index) -> ()
    cf.cond_br %true, ^bb16, ^bb19
  ^bb16:  // pred: ^bb15
    %19 = call @make_async_value_index_() : () -> !async.value<index>
    %20 = async.coro.save %2
    async.runtime.await_and_resume %19, %2 : !async.value<index>
    async.coro.suspend %20, ^bb24, ^bb17, ^bb23
  ^bb17:  // pred: ^bb16
    %21 = async.runtime.is_error %19 : !async.value<index>
    cf.cond_br %21, ^bb21, ^bb18
  ^bb18:  // pred: ^bb17
    %22 = async.runtime.load %19 : <index>
    async.runtime.drop_ref %19 {count = 1 : i64} : !async.value<index>
    call @use_i1_async_value_async_token_(%true, %arg5) : (i1, !async.value<!async.token>) -> ()
    call @use_index_async_value_i1_(%arg7, %arg8) : (index, !async.value<i1>) -> ()
    cf.br ^bb20
  ^bb19:  // pred: ^bb15
    call @use_index_(%c7) : (index) -> ()
    cf.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    %23 = call @async_execute_fn_2(%arg9, %arg10, %arg11, %arg4) : (!async.token, !async.value<vector<2xf32>>, f32, memref<?xf32>) -> !async.token
    async.runtime.drop_ref %23 {count = 1 : i64} : !async.token
    async.runtime.set_available %0 : !async.token
    cf.br ^bb22
  ^bb21:  // 6 preds: ^bb2, ^bb4, ^bb6, ^bb8, ^bb12, ^bb17
    async.runtime.set_error %0 : !async.token
    cf.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    async.coro.free %1, %2
    cf.br ^bb24
  ^bb23:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb11, ^bb16
    async.coro.free %1, %2
    cf.br ^bb24
  ^bb24:  // 9 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb11, ^bb16, ^bb22, ^bb23
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_4(%arg0: !async.token, %arg1: !async.value<!async.token>, %arg2: memref<?xf32>, %arg3: !async.token, %arg4: !async.token, %arg5: !async.value<index>, %arg6: index, %arg7: !async.value<i1>, %arg8: !async.value<vector<2xf32>>, %arg9: f32) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb9, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb9, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<!async.token>
    async.coro.suspend %6, ^bb9, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.value<!async.token>
    cf.cond_br %7, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.runtime.load %arg1 : <!async.token>
    async.runtime.drop_ref %8 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<!async.token>
    %cst = arith.constant -2.500000e+00 : f32
    %c7 = arith.constant 7 : index
    memref.store %cst, %arg2[%c7] : memref<?xf32>
    %9 = call @add_f32_f32_f32_(%cst, %cst) : (f32, f32) -> f32
    %10 = call @make_async_value_vector_2xf32_() : () -> !async.value<vector<2xf32>>
    %11 = call @async_execute_fn_3(%arg3, %arg4, %arg5, %10, %arg2, %arg1, %9, %arg6, %arg7, %arg0, %arg8, %arg9) : (!async.token, !async.token, !async.value<index>, !async.value<vector<2xf32>>, memref<?xf32>, !async.value<!async.token>, f32, index, !async.value<i1>, !async.token, !async.value<vector<2xf32>>, f32) -> !async.token
    async.runtime.drop_ref %11 {count = 1 : i64} : !async.token
    async.runtime.set_available %0 : !async.token
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb2, ^bb4
    async.runtime.set_error %0 : !async.token
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    async.coro.free %1, %2
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    async.coro.free %1, %2
    cf.br ^bb9
  ^bb9:  // 5 preds: ^bb0, ^bb1, ^bb3, ^bb7, ^bb8
    async.coro.end %2
    return %0 : !async.token
  }
}

// -----
module {
  func.func @f0(%arg0: f32, %arg1: memref<?xf32>, %arg2: !async.token, %arg3: !async.token) -> !async.value<f32> {
    %0 = scf.execute_region -> f32 {
      scf.yield %arg0 : f32
    }
    %1 = call @add_f32_f32_f32_(%arg0, %0) : (f32, f32) -> f32
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg4 = %c1 to %c1_0 step %c1_0 {
      %3 = func.call @make_async_value_async_token_() : () -> !async.value<!async.token>
      %4:2 = func.call @async_execute_fn(%arg2, %3, %0, %arg4, %arg0) : (!async.token, !async.value<!async.token>, f32, index, f32) -> (!async.token, !async.value<f32>)
      async.runtime.drop_ref %4#1 {count = 1 : i64} : !async.value<f32>
      async.runtime.drop_ref %4#0 {count = 1 : i64} : !async.token
      %5 = func.call @make_async_value_i1_() : () -> !async.value<i1>
      %6 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      %7 = func.call @async_execute_fn_0(%arg3, %5, %6, %arg4) : (!async.token, !async.value<i1>, !async.value<f32>, index) -> !async.token
      async.runtime.drop_ref %7 {count = 1 : i64} : !async.token
    }
    call @use_f32_memref_xf32_f32_(%0, %arg1, %1) : (f32, memref<?xf32>, f32) -> ()
    %2 = call @make_async_value_f32_() : () -> !async.value<f32>
    return %2 : !async.value<f32>
  }
  func.func @f1(%arg0: !async.group, %arg1: !async.value<f32>, %arg2: !async.value<f32>) -> i1 attributes {llvm.emit_c_interface, test.a = 1 : i32} {
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.group
    %cst = arith.constant -2.500000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = call @add_f32_f32_f32_(%cst, %cst_0) : (f32, f32) -> f32
    %1 = call @make_memref_xf32_() : () -> memref<?xf32>
    %c7 = arith.constant 7 : index
    memref.store %cst_0, %1[%c7] : memref<?xf32>
    %2 = call @make_async_token_() : () -> !async.token
    async.runtime.await %2 : !async.token
    %3 = async.runtime.is_error %2 : !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %4 = arith.xori %3, %true : i1
    cf.assert %4, "Awaited async operand is in error state"
    %false = arith.constant false
    %5:2 = scf.if %false -> (!async.value<f32>, i1) {
      scf.execute_region {
        scf.yield
      }
      %7:2 = scf.while (%arg3 = %false, %arg4 = %1) : (i1, memref<?xf32>) -> (i1, memref<?xf32>) {
        async.runtime.await %2 : !async.token
        %9 = async.runtime.is_error %2 : !async.token
        async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
        %true_3 = arith.constant true
        %10 = arith.xori %9, %true_3 : i1
        cf.assert %10, "Awaited async operand is in error state"
        %c0 = arith.constant 0 : index
        scf.for %arg5 = %c0 to %c7 step %c7 {
          %11 = func.call @make_async_value_memref_xf32_() : () -> !async.value<memref<?xf32>>
          %12 = func.call @make_async_value_index_() : () -> !async.value<index>
          %13:3 = func.call @async_execute_fn_1(%2, %11, %12, %arg3, %0) : (!async.token, !async.value<memref<?xf32>>, !async.value<index>, i1, f32) -> (!async.token, !async.value<index>, !async.value<vector<2xf32>>)
          async.runtime.drop_ref %13#2 {count = 1 : i64} : !async.value<vector<2xf32>>
          async.runtime.drop_ref %13#1 {count = 1 : i64} : !async.value<index>
          async.runtime.drop_ref %13#0 {count = 1 : i64} : !async.token
        }
        %false_4 = arith.constant false
        scf.condition(%false_4) %false, %1 : i1, memref<?xf32>
      } do {
      ^bb0(%arg3: i1, %arg4: memref<?xf32>):
        scf.yield %arg3, %arg4 : i1, memref<?xf32>
      }
      %cst_2 = arith.constant dense<1.000000e+00> : vector<2xf32>
      %8 = func.call @make_async_value_f32_() : () -> !async.value<f32>
      scf.yield %8, %7#0 : !async.value<f32>, i1
    } else {
      %true_2 = arith.constant true
      %7:2 = scf.if %true_2 -> (vector<2xf32>, i1) {
        %cst_3 = arith.constant dense<1.000000e+00> : vector<2xf32>
        scf.yield %cst_3, %false : vector<2xf32>, i1
      } else {
        %8:2 = scf.while (%arg3 = %1, %arg4 = %arg2) : (memref<?xf32>, !async.value<f32>) -> (memref<?xf32>, !async.value<f32>) {
          async.runtime.drop_ref %arg4 {count = 1 : i64} : !async.value<f32>
          %9 = func.call @make_async_value_f32_() : () -> !async.value<f32>
          scf.condition(%false) %arg3, %9 : memref<?xf32>, !async.value<f32>
        } do {
        ^bb0(%arg3: memref<?xf32>, %arg4: !async.value<f32>):
          async.runtime.drop_ref %arg4 {count = 1 : i64} : !async.value<f32>
          async.runtime.await %2 : !async.token
          %9 = async.runtime.is_error %2 : !async.token
          async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
          %true_4 = arith.constant true
          %10 = arith.xori %9, %true_4 : i1
          cf.assert %10, "Awaited async operand is in error state"
          %cst_5 = arith.constant -2.500000e+00 : f32
          memref.store %cst_5, %arg3[%c7] : memref<?xf32>
          scf.yield %arg3, %arg2 : memref<?xf32>, !async.value<f32>
        }
        async.runtime.drop_ref %8#1 {count = 1 : i64} : !async.value<f32>
        cf.assert %true_2, "assert 77"
        %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
        scf.yield %cst_3, %true_2 : vector<2xf32>, i1
      }
      scf.yield %arg2, %true_2 : !async.value<f32>, i1
    }
    async.runtime.drop_ref %5#0 {count = 1 : i64} : !async.value<f32>
    %6:2 = scf.execute_region -> (f32, !async.value<f32>) {
      %false_2 = arith.constant false
      %7:2 = scf.if %false_2 -> (vector<2xf32>, i1) {
        %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
        scf.yield %cst_3, %5#1 : vector<2xf32>, i1
      } else {
        memref.store %0, %1[%c7] : memref<?xf32>
        %8 = func.call @make_async_value_i1_() : () -> !async.value<i1>
        %9:3 = func.call @async_execute_fn_2(%2, %8, %0, %5#1, %1) : (!async.token, !async.value<i1>, f32, i1, memref<?xf32>) -> (!async.token, !async.value<!async.token>, !async.value<memref<?xf32>>)
        async.runtime.drop_ref %9#2 {count = 1 : i64} : !async.value<memref<?xf32>>
        async.runtime.drop_ref %9#1 {count = 1 : i64} : !async.value<!async.token>
        async.runtime.drop_ref %9#0 {count = 1 : i64} : !async.token
        %cst_3 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
        scf.yield %cst_3, %false_2 : vector<2xf32>, i1
      }
      scf.while : () -> () {
        %c1 = arith.constant 1 : index
        %c7_3 = arith.constant 7 : index
        scf.for %arg3 = %c1 to %c7_3 step %c7 {
        }
        scf.condition(%5#1)
      } do {
        scf.yield
      }
      scf.yield %cst, %arg2 : f32, !async.value<f32>
    }
    async.runtime.drop_ref %6#1 {count = 1 : i64} : !async.value<f32>
    %true_1 = arith.constant true
    return %true_1 : i1
  }
  func.func @f2(%arg0: f32) -> (!async.value<i1>, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.value<i1>
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %4 = call @add_f32_f32_f32_(%arg0, %arg0) : (f32, f32) -> f32
    scf.execute_region {
      scf.yield
    }
    %false = arith.constant false
    %cst = arith.constant -2.500000e+00 : f32
    async.runtime.store %false, %0 : <i1>
    async.runtime.set_available %0 : !async.value<i1>
    async.runtime.store %cst, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    async.coro.free %2, %3
    cf.br ^bb4
  ^bb3:  // no predecessors
    async.coro.free %2, %3
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.end %3
    return %0, %1 : !async.value<i1>, !async.value<f32>
  }
  func.func private @add_f32_f32_f32_(f32, f32) -> f32
  func.func private @make_async_value_async_token_() -> !async.value<!async.token>
  func.func private @use_async_token_(!async.token)
  func.func private @make_async_token_() -> !async.token
  func.func private @make_async_value_i1_() -> !async.value<i1>
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @use_f32_memref_xf32_f32_(f32, memref<?xf32>, f32)
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @make_async_value_memref_xf32_() -> !async.value<memref<?xf32>>
  func.func private @make_async_value_index_() -> !async.value<index>
  func.func private @use_memref_xf32_index_(memref<?xf32>, index)
  func.func private @use_i1_(i1)
  func.func private @use_f32_f32_i1_(f32, f32, i1)
  func.func private @async_execute_fn(%arg0: !async.token, %arg1: !async.value<!async.token>, %arg2: f32, %arg3: index, %arg4: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.token
    async.coro.suspend %5, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = async.coro.save %3
    async.runtime.await_and_resume %arg1, %3 : !async.value<!async.token>
    async.coro.suspend %7, ^bb11, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %8 = async.runtime.is_error %arg1 : !async.value<!async.token>
    cf.cond_br %8, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %9 = async.runtime.load %arg1 : <!async.token>
    async.runtime.drop_ref %9 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<!async.token>
    %c1 = arith.constant 1 : index
    call @use_async_token_(%arg0) : (!async.token) -> ()
    %10 = call @make_async_token_() : () -> !async.token
    %11 = async.coro.save %3
    async.runtime.await_and_resume %10, %3 : !async.token
    async.coro.suspend %11, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %12 = async.runtime.is_error %10 : !async.token
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
    cf.cond_br %12, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %13 = async.runtime.create_group %c1 : !async.group
    %14 = async.runtime.add_to_group %10, %13 : !async.token
    async.runtime.drop_ref %10 {count = 1 : i64} : !async.token
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg5 = %arg3 to %c0 step %c1_0 {
      %cst = arith.constant 0.000000e+00 : f32
      %15 = func.call @add_f32_f32_f32_(%arg2, %cst) : (f32, f32) -> f32
    }
    async.runtime.store %arg4, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %2, %3
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    async.coro.free %2, %3
    cf.br ^bb11
  ^bb11:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<f32>
  }
  func.func private @async_execute_fn_0(%arg0: !async.token, %arg1: !async.value<i1>, %arg2: !async.value<f32>, %arg3: index) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb15, ^bb1, ^bb14
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.token
    async.coro.suspend %4, ^bb15, ^bb2, ^bb14
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %5, ^bb12, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.coro.save %2
    async.runtime.await_and_resume %arg1, %2 : !async.value<i1>
    async.coro.suspend %6, ^bb15, ^bb4, ^bb14
  ^bb4:  // pred: ^bb3
    %7 = async.runtime.is_error %arg1 : !async.value<i1>
    cf.cond_br %7, ^bb12, ^bb5
  ^bb5:  // pred: ^bb4
    %8 = async.runtime.load %arg1 : <i1>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<i1>
    %9 = async.coro.save %2
    async.runtime.await_and_resume %arg2, %2 : !async.value<f32>
    async.coro.suspend %9, ^bb15, ^bb6, ^bb14
  ^bb6:  // pred: ^bb5
    %10 = async.runtime.is_error %arg2 : !async.value<f32>
    cf.cond_br %10, ^bb12, ^bb7
  ^bb7:  // pred: ^bb6
    %11 = async.runtime.load %arg2 : <f32>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    %12 = call @make_async_token_() : () -> !async.token
    %13 = async.coro.save %2
    async.runtime.await_and_resume %12, %2 : !async.token
    async.coro.suspend %13, ^bb15, ^bb8, ^bb14
  ^bb8:  // pred: ^bb7
    %14 = async.runtime.is_error %12 : !async.token
    async.runtime.drop_ref %12 {count = 1 : i64} : !async.token
    cf.cond_br %14, ^bb12, ^bb9
  ^bb9:  // pred: ^bb8
    %15 = call @make_async_token_() : () -> !async.token
    %16 = async.coro.save %2
    async.runtime.await_and_resume %15, %2 : !async.token
    async.coro.suspend %16, ^bb15, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    %17 = async.runtime.is_error %15 : !async.token
    async.runtime.drop_ref %15 {count = 1 : i64} : !async.token
    cf.cond_br %17, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %c1_0 = arith.constant 1 : index
    scf.for %arg4 = %c1_0 to %arg3 step %c1 {
    }
    async.runtime.set_available %0 : !async.token
    cf.br ^bb13
  ^bb12:  // 5 preds: ^bb2, ^bb4, ^bb6, ^bb8, ^bb10
    async.runtime.set_error %0 : !async.token
    cf.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    async.coro.free %1, %2
    cf.br ^bb15
  ^bb14:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb9
    async.coro.free %1, %2
    cf.br ^bb15
  ^bb15:  // 8 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb7, ^bb9, ^bb13, ^bb14
    async.coro.end %2
    return %0 : !async.token
  }
  func.func private @async_execute_fn_1(%arg0: !async.token, %arg1: !async.value<memref<?xf32>>, %arg2: !async.value<index>, %arg3: i1, %arg4: f32) -> (!async.token, !async.value<index>, !async.value<vector<2xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<index>
    %2 = async.runtime.create : !async.value<vector<2xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.value<memref<?xf32>>
    async.coro.suspend %8, ^bb11, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.value<memref<?xf32>>
    cf.cond_br %9, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.runtime.load %arg1 : <memref<?xf32>>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<memref<?xf32>>
    %11 = async.coro.save %4
    async.runtime.await_and_resume %arg2, %4 : !async.value<index>
    async.coro.suspend %11, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %12 = async.runtime.is_error %arg2 : !async.value<index>
    cf.cond_br %12, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %13 = async.runtime.load %arg2 : <index>
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.value<index>
    call @use_memref_xf32_index_(%10, %13) : (memref<?xf32>, index) -> ()
    call @use_i1_(%arg3) : (i1) -> ()
    %cst = arith.constant 0.000000e+00 : f32
    %14 = call @add_f32_f32_f32_(%arg4, %cst) : (f32, f32) -> f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
    async.runtime.store %c1, %1 : <index>
    async.runtime.set_available %1 : !async.value<index>
    async.runtime.store %cst_0, %2 : <vector<2xf32>>
    async.runtime.set_available %2 : !async.value<vector<2xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<index>
    async.runtime.set_error %2 : !async.value<vector<2xf32>>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb11:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<index>, !async.value<vector<2xf32>>
  }
  func.func private @async_execute_fn_2(%arg0: !async.token, %arg1: !async.value<i1>, %arg2: f32, %arg3: i1, %arg4: memref<?xf32>) -> (!async.token, !async.value<!async.token>, !async.value<memref<?xf32>>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<!async.token>
    %2 = async.runtime.create : !async.value<memref<?xf32>>
    %3 = async.coro.id
    %4 = async.coro.begin %3
    %5 = async.coro.save %4
    async.runtime.resume %4
    async.coro.suspend %5, ^bb11, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %6 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %6, ^bb11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %7 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %7, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %8 = async.coro.save %4
    async.runtime.await_and_resume %arg1, %4 : !async.value<i1>
    async.coro.suspend %8, ^bb11, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %9 = async.runtime.is_error %arg1 : !async.value<i1>
    cf.cond_br %9, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %10 = async.runtime.load %arg1 : <i1>
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.value<i1>
    %cst = arith.constant -2.500000e+00 : f32
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    call @use_f32_f32_i1_(%cst, %arg2, %false) : (f32, f32, i1) -> ()
    %11 = async.coro.save %4
    async.runtime.await_and_resume %arg0, %4 : !async.token
    async.coro.suspend %11, ^bb11, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %12 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %12, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %13 = call @add_f32_f32_f32_(%arg2, %arg2) : (f32, f32) -> f32
    %14:2 = scf.if %arg3 -> (index, !async.token) {
      %15 = func.call @make_async_token_() : () -> !async.token
      scf.yield %c7, %15 : index, !async.token
    } else {
      scf.yield %c7, %arg0 : index, !async.token
    }
    async.runtime.store %14#1, %1 : <!async.token>
    async.runtime.set_available %1 : !async.value<!async.token>
    async.runtime.store %arg4, %2 : <memref<?xf32>>
    async.runtime.set_available %2 : !async.value<memref<?xf32>>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb9
  ^bb8:  // 3 preds: ^bb2, ^bb4, ^bb6
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<!async.token>
    async.runtime.set_error %2 : !async.value<memref<?xf32>>
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb10:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb5
    async.coro.free %3, %4
    cf.br ^bb11
  ^bb11:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb9, ^bb10
    async.coro.end %4
    return %0, %1, %2 : !async.token, !async.value<!async.token>, !async.value<memref<?xf32>>
  }
}

// -----
module {
  func.func private @async_execute_fn_1(%arg0: memref<?xf32>, %arg1: index, %arg2: !async.group, %arg3: !async.token) -> !async.value<f32> {
    async.runtime.drop_ref %arg3 {count = 1 : i64} : !async.token
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.group
    %0 = call @make_async_value_f32_() : () -> !async.value<f32>
    return %0 : !async.value<f32>
  }
  func.func private @f1() -> (!async.value<memref<?xf32>>, !async.value<memref<?xf32>>) attributes {llvm.emit_c_interface, passthrough = ["presplitcoroutine"], test.a = 1 : i32} {
    %0 = async.runtime.create : !async.value<memref<?xf32>>
    %1 = async.runtime.create : !async.value<memref<?xf32>>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    call @use_() : () -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = call @make_memref_xf32_() : () -> memref<?xf32>
    async.runtime.store %4, %0 : <memref<?xf32>>
    async.runtime.set_available %0 : !async.value<memref<?xf32>>
    async.runtime.store %4, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb4
  ^bb3:  // pred: ^bb1
    %c1 = arith.constant 1 : index
    %5 = call @make_async_token_() : () -> !async.token
    %6 = async.runtime.create_group %c1 : !async.group
    %7 = async.runtime.add_to_group %5, %6 : !async.token
    async.runtime.drop_ref %5 {count = 1 : i64} : !async.token
    %8 = call @make_memref_xf32_() : () -> memref<?xf32>
    async.runtime.store %8, %0 : <memref<?xf32>>
    async.runtime.set_available %0 : !async.value<memref<?xf32>>
    async.runtime.store %8, %1 : <memref<?xf32>>
    async.runtime.set_available %1 : !async.value<memref<?xf32>>
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    async.coro.free %2, %3
    cf.br ^bb6
  ^bb5:  // no predecessors
    async.coro.free %2, %3
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    async.coro.end %3
    return %0, %1 : !async.value<memref<?xf32>>, !async.value<memref<?xf32>>
  }
  func.func private @make_async_value_f32_() -> !async.value<f32>
  func.func private @use_()
  func.func private @make_memref_xf32_() -> memref<?xf32>
  func.func private @make_async_token_() -> !async.token
}

