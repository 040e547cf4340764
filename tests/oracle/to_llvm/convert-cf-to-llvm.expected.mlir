module {
  llvm.mlir.global private constant @assert_msg_0(dense<[115, 101, 99, 111, 110, 100, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[102, 105, 114, 115, 116, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
  func.func @branches(%arg0: i1, %arg1: index, %arg2: i32, %arg3: memref<?xf32>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.cond_br %arg0 weights([1, 5]), ^bb1(%1 : i64), ^bb2(%1, %arg2, %0 : i64, i32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb2
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = arith.addi %3, %arg1 : index
    %5 = builtin.unrealized_conversion_cast %4 : index to i64
    llvm.br ^bb2(%5, %arg2, %0 : i64, i32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb2(%6: i64, %7: i32, %8: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb1
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    "test.use"(%9) : (memref<?xf32>) -> ()
    llvm.switch %7 : i32, ^bb3(%6 : i64) [
      1: ^bb1(%6 : i64),
      -2: ^bb4
    ]
  ^bb3(%10: i64):  // pred: ^bb2
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    return %11 : index
  ^bb4:  // pred: ^bb2
    return %arg1 : index
  }
  func.func @loop(%arg0: i1, %arg1: i64) -> i64 {
    llvm.br ^bb1(%arg1 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i64
  }
  func.func @asserts(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    return
  ^bb3:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 48, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.switch %arg0 : i32, ^bb1(%arg0, %arg4, %1 : i32, f32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) [
      -5: ^bb1(%arg0, %arg4, %1 : i32, f32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>),
      6: ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
    ]
  ^bb1(%2: i32, %3: f32, %4: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 4 preds: ^bb0, ^bb0, ^bb5, ^bb5
    llvm.cond_br %arg3, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    llvm.cond_br %arg3, ^bb3(%arg4, %0 : f32, i64), ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb3(%5: f32, %6: i64):  // pred: ^bb2
    llvm.switch %arg0 : i32, ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) [
      4: ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>),
      9: ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
    ]
  ^bb4(%7: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 6 preds: ^bb0, ^bb2, ^bb3, ^bb3, ^bb3, ^bb6
    llvm.cond_br %arg3, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    "test.use"(%arg1) : (index) -> ()
    llvm.switch %arg0 : i32, ^bb6(%arg0, %arg0 : i32, i32) [
      2: ^bb1(%arg0, %arg4, %1 : i32, f32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>),
      9: ^bb1(%arg0, %arg4, %7 : i32, f32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
    ]
  ^bb6(%8: i32, %9: i32):  // pred: ^bb5
    llvm.br ^bb4(%1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb7:  // pred: ^bb1
    %10 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %11 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%11) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb4
    %12 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %13 = llvm.getelementptr %12[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%13) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 48, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    "test.use"(%arg1) : (index) -> ()
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.cond_br %arg3, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    llvm.cond_br %arg3, ^bb3(%arg0, %arg3 : i32, i1), ^bb1
  ^bb3(%0: i32, %1: i1):  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb3(%arg0, %1 : i32, i1)
  ^bb4:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    llvm.cond_br %arg3, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    "test.use"(%arg1) : (index) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb2
  ^bb3:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    "test.use"(%arg1) : (index) -> ()
    llvm.br ^bb1(%0 : i64)
  ^bb1(%1: i64):  // pred: ^bb0
    llvm.br ^bb2(%arg3, %arg0, %arg0 : i1, i32, i32)
  ^bb2(%2: i1, %3: i32, %4: i32):  // 3 preds: ^bb1, ^bb2, ^bb2
    llvm.cond_br %2 weights([3, 4]), ^bb2(%2, %4, %3 : i1, i32, i32), ^bb2(%2, %4, %arg0 : i1, i32, i32)
  }
}

// -----
module {
  llvm.mlir.global private constant @assert_msg_1(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 32, 48, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 48, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.cond_br %arg3, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    "test.use"(%arg4) : (f32) -> ()
    llvm.br ^bb2(%arg0, %0 : i32, i64)
  ^bb2(%1: i32, %2: i64):  // 2 preds: ^bb1, ^bb5
    llvm.cond_br %arg3, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    llvm.br ^bb4(%arg0 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb5
    llvm.cond_br %arg3, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    llvm.cond_br %arg3, ^bb2(%3, %0 : i32, i64), ^bb4(%3 : i32)
  ^bb6:  // pred: ^bb0
    %4 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%5) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb7:  // pred: ^bb2
    %6 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %7 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%7) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb8:  // pred: ^bb4
    %8 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %9 = llvm.getelementptr %8[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%9) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.mlir.global private constant @assert_msg_2(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.mlir.global private constant @assert_msg_1(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 32, 50, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 51, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.cond_br %arg3, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    "test.use"(%arg3) : (i1) -> ()
    llvm.cond_br %arg3, ^bb2(%arg3, %arg3 : i1, i1), ^bb3
  ^bb2(%1: i1, %2: i1):  // pred: ^bb1
    "test.use"(%arg1) : (index) -> ()
    llvm.cond_br %1, ^bb3, ^bb3
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
    llvm.cond_br %arg3, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    "test.use"(%arg2) : (memref<?xf32>) -> ()
    llvm.cond_br %arg3, ^bb5(%arg3, %0, %arg0 : i1, i64, i32), ^bb5(%arg3, %0, %arg0 : i1, i64, i32)
  ^bb5(%3: i1, %4: i64, %5: i32):  // 4 preds: ^bb4, ^bb4, ^bb9, ^bb9
    "test.use"(%arg3) : (i1) -> ()
    llvm.cond_br %3, ^bb6(%arg0 : i32), ^bb8(%arg4, %4, %arg0 : f32, i64, i32)
  ^bb6(%6: i32):  // pred: ^bb5
    llvm.cond_br %arg3, ^bb7, ^bb12
  ^bb7:  // pred: ^bb6
    llvm.br ^bb8(%arg4, %0, %arg0 : f32, i64, i32)
  ^bb8(%7: f32, %8: i64, %9: i32):  // 2 preds: ^bb5, ^bb7
    llvm.cond_br %arg3, ^bb9, ^bb13
  ^bb9:  // pred: ^bb8
    llvm.cond_br %arg3 weights([3, 4]), ^bb5(%arg3, %0, %arg0 : i1, i64, i32), ^bb5(%arg3, %0, %arg0 : i1, i64, i32)
  ^bb10:  // pred: ^bb0
    %10 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %11 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%11) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb11:  // pred: ^bb3
    %12 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %13 = llvm.getelementptr %12[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%13) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb12:  // pred: ^bb6
    %14 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %15 = llvm.getelementptr %14[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%15) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb13:  // pred: ^bb8
    %16 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
    %17 = llvm.getelementptr %16[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%17) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 32, 51, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 51, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    llvm.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    "test.use"(%arg3) : (i1) -> ()
    llvm.cond_br %arg3 weights([3, 4]), ^bb2(%arg3, %arg0, %arg0 : i1, i32, i32), ^bb1
  ^bb2(%2: i1, %3: i32, %4: i32):  // 3 preds: ^bb1, ^bb3, ^bb7
    "test.use"(%2) : (i1) -> ()
    llvm.cond_br %arg3, ^bb3(%arg4, %2, %1 : f32, i1, i64), ^bb1
  ^bb3(%5: f32, %6: i1, %7: i64):  // pred: ^bb2
    llvm.cond_br %6 weights([3, 4]), ^bb4, ^bb2(%arg3, %arg0, %arg0 : i1, i32, i32)
  ^bb4:  // 2 preds: ^bb3, ^bb5
    llvm.cond_br %arg3, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    "test.use"(%arg3) : (i1) -> ()
    llvm.switch %arg0 : i32, ^bb6(%0, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32) [
      1: ^bb6(%0, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32),
      6: ^bb4
    ]
  ^bb6(%8: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %9: i32):  // 2 preds: ^bb5, ^bb5
    llvm.cond_br %arg3, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    llvm.br ^bb2(%arg3, %arg0, %arg0 : i1, i32, i32)
  ^bb8:  // pred: ^bb4
    %10 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %11 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%11) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb9:  // pred: ^bb6
    %12 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %13 = llvm.getelementptr %12[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%13) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 32, 48, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  func.func @main(%arg0: i32, %arg1: index, %arg2: memref<?xf32>, %arg3: i1, %arg4: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    "test.use"(%arg4) : (f32) -> ()
    llvm.cond_br %arg3, ^bb1(%0 : i64), ^bb1(%0 : i64)
  ^bb1(%1: i64):  // 3 preds: ^bb0, ^bb0, ^bb2
    "test.use"(%arg4) : (f32) -> ()
    llvm.switch %arg0 : i32, ^bb2 [
      -2: ^bb3,
      6: ^bb3
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb4
    "test.use"(%arg3) : (i1) -> ()
    llvm.cond_br %arg3, ^bb3, ^bb1(%0 : i64)
  ^bb3:  // 5 preds: ^bb1, ^bb1, ^bb2, ^bb4, ^bb4
    llvm.cond_br %arg3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.switch %arg0 : i32, ^bb2 [
      2: ^bb3,
      9: ^bb3
    ]
  ^bb5:  // pred: ^bb3
    %2 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

