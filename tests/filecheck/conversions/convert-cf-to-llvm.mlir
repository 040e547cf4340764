// RUN: stretto-opt %s -convert-cf-to-llvm -allow-unregistered-dialect | filecheck %s

// Branches; arguments of the blocks get LLVM types, tokens of the async dialect among them.

func.func @branches(%c: i1, %x: index, %v: i32, %m: memref<?xf32>) -> index {
  cf.cond_br %c weights([1, 5]), ^a(%x : index), ^b(%x, %v, %m : index, i32, memref<?xf32>)
^a(%y: index):
  %z = arith.addi %y, %x : index
  cf.br ^b(%z, %v, %m : index, i32, memref<?xf32>)
^b(%q: index, %w: i32, %n: memref<?xf32>):
  "test.use"(%n) : (memref<?xf32>) -> ()
  cf.switch %w : i32, [
    default: ^d(%q: index),
    1: ^a(%q: index),
    -2: ^e
  ]
^d(%k: index):
  return %k : index
^e:
  return %x : index
}
// CHECK-LABEL: func.func @branches(%arg0: i1, %arg1: index, %arg2: i32, %arg3: memref<?xf32>) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    llvm.cond_br %arg0 weights([1, 5]), ^bb1(%1 : i64), ^bb2(%1, %arg2, %0 : i64, i32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:    %4 = arith.addi %3, %arg1 : index
// CHECK-NEXT:    %5 = builtin.unrealized_conversion_cast %4 : index to i64
// CHECK-NEXT:    llvm.br ^bb2(%5, %arg2, %0 : i64, i32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:  ^bb2(%6: i64, %7: i32, %8: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    "test.use"(%9) : (memref<?xf32>) -> ()
// CHECK-NEXT:    llvm.switch %7 : i32, ^bb3(%6 : i64) [
// CHECK-NEXT:      1: ^bb1(%6 : i64),
// CHECK-NEXT:      -2: ^bb4
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb3(%10: i64):  // pred: ^bb2
// CHECK-NEXT:    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
// CHECK-NEXT:    return %11 : index
// CHECK-NEXT:  ^bb4:  // pred: ^bb2
// CHECK-NEXT:    return %arg1 : index
// CHECK-NEXT:  }

func.func @loop(%c: i1, %x: i64) -> i64 {
  cf.br ^head(%x : i64)
^head(%y: i64):
  cf.cond_br %c, ^head(%y : i64), ^done
^done:
  return %y : i64
}
// CHECK-LABEL: func.func @loop(%arg0: i1, %arg1: i64) -> i64 {
// CHECK-NEXT:    llvm.br ^bb1(%arg1 : i64)
// CHECK-NEXT:  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%0 : i64), ^bb2
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    return %0 : i64
// CHECK-NEXT:  }

// An assert prints its message and aborts.

func.func @asserts(%c: i1) {
  cf.assert %c, "first"
  cf.assert %c, "second"
  return
}
// CHECK-LABEL: func.func @asserts(%arg0: i1) {
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb2, ^bb4
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb3:  // pred: ^bb0
// CHECK-NEXT:    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:    llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  ^bb4:  // pred: ^bb1
// CHECK-NEXT:    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:    llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }

// MLIR can't carry these.

func.func @tokens(%c: i1, %t: !async.token) {
  cf.cond_br %c, ^a(%t : !async.token), ^b
^a(%x: !async.token):
  "test.use"(%x) : (!async.token) -> ()
  cf.br ^b
^b:
  return
}
// CHECK-LABEL: func.func @tokens(%arg0: i1, %arg1: !async.token) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : !async.token to !llvm.ptr
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1(%0 : !llvm.ptr), ^bb2
// CHECK-NEXT:  ^bb1(%1: !llvm.ptr):  // pred: ^bb0
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %1 : !llvm.ptr to !async.token
// CHECK-NEXT:    "test.use"(%2) : (!async.token) -> ()
// CHECK-NEXT:    llvm.br ^bb2
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    return
// CHECK-NEXT:  }

// A block that nothing reaches is converted as well.

func.func @unreachable() {
  return
^a(%x: index):
  cf.br ^a(%x : index)
}
// CHECK-LABEL: func.func @unreachable() {
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb1(%0: i64):  // pred: ^bb1
// CHECK-NEXT:    llvm.br ^bb1(%0 : i64)
// CHECK-NEXT:  }
