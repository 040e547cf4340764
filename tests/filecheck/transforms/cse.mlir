// RUN: stretto-opt %s -cse | filecheck %s

// CHECK-LABEL: func.func @pure(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:   %1 = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT:   return %0, %0, %1 : i32, i32, i32
// CHECK-NEXT: }
func.func @pure(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.addi %b, %a : i32
  %3 = arith.subi %b, %a : i32
  return %1, %2, %3 : i32, i32, i32
}

// A load twice, until something may have been written.
// CHECK-LABEL: func.func @loads(
// CHECK-NEXT:   %0 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:   memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:   %1 = memref.load %arg0[%arg1] : memref<4xf32>
// CHECK-NEXT:   return %0, %0, %1 : f32, f32, f32
// CHECK-NEXT: }
func.func @loads(%m: memref<4xf32>, %i: index, %x: f32) -> (f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %0, %1, %2 : f32, f32, f32
}

// Down the dominator tree, not between branches.
// CHECK-LABEL: func.func @blocks(
// CHECK-NEXT:   %0 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:   cf.br ^bb3(%0, %1 : i32, i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   %2 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:   cf.br ^bb3(%2, %0 : i32, i32)
// CHECK-NEXT: ^bb3(%3: i32, %4: i32):
// CHECK-NEXT:   return %3, %4 : i32, i32
// CHECK-NEXT: }
func.func @blocks(%c: i1, %a: i32) -> (i32, i32) {
  %0 = arith.muli %a, %a : i32
  cf.cond_br %c, ^left, ^right
^left:
  %1 = arith.muli %a, %a : i32
  %2 = arith.addi %a, %a : i32
  cf.br ^end(%1, %2 : i32, i32)
^right:
  %3 = arith.addi %a, %a : i32
  cf.br ^end(%3, %0 : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

// Each token, each group and each allocation is a thing of its own.
// CHECK-LABEL: func.func @identities(
// CHECK-NEXT:   %0 = async.create_group %arg0 : !async.group
// CHECK-NEXT:   %1 = async.create_group %arg0 : !async.group
// CHECK-NEXT:   %2 = async.runtime.create : !async.token
// CHECK-NEXT:   %3 = async.runtime.create : !async.token
// CHECK-NEXT:   %4 = async.add_to_group %2, %0 : !async.token
// CHECK-NEXT:   %5 = async.add_to_group %3, %1 : !async.token
// CHECK-NEXT:   %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   return %2, %3, %alloc, %alloc_0 : !async.token, !async.token, memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @identities(%n: index) -> (!async.token, !async.token, memref<4xf32>, memref<4xf32>) {
  %g0 = async.create_group %n : !async.group
  %g1 = async.create_group %n : !async.group
  %t0 = async.runtime.create : !async.token
  %t1 = async.runtime.create : !async.token
  %0 = async.add_to_group %t0, %g0 : !async.token
  %1 = async.add_to_group %t1, %g1 : !async.token
  %m0 = memref.alloc() : memref<4xf32>
  %m1 = memref.alloc() : memref<4xf32>
  return %t0, %t1, %m0, %m1 : !async.token, !async.token, memref<4xf32>, memref<4xf32>
}

// What an llvm function computes is no one else's.
// CHECK-LABEL: llvm.func @one(
// CHECK-NEXT:   %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-LABEL: llvm.func @other(
// CHECK-NEXT:   %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   llvm.return %0 : i64
llvm.func @one() -> i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @other() -> i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %1 : i64
}
