// RUN: stretto-opt %s -lower-affine | filecheck %s

func.func @loops(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = max affine_map<(d0) -> (2, d0)>(%n) to %n step 3 {
    affine.parallel (%j, %k) = (0, %i) to (min(10, %n), 8) step (2, 1) {
      %x = affine.load %m[%i + 1, %j mod 5] : memref<?x?xf32>
      affine.store %x, %m[%j floordiv 3, %k] : memref<?x?xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.maxsi %c2, %arg1 : index
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    scf.for %arg2 = %0 to %arg1 step %c3 {
// CHECK:           scf.parallel (%arg3, %arg4) = (%{{.*}}, %arg2) to (%{{.*}}, %c8) step (%{{.*}}, %{{.*}}) {
// CHECK:             %[[REM:.*]] = arith.remsi %arg3, %c5 : index
// CHECK-NEXT:        %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:        %[[NEG:.*]] = arith.cmpi slt, %[[REM]], %[[ZERO]] : index
// CHECK-NEXT:        %[[SUM:.*]] = arith.addi %[[REM]], %c5 : index
// CHECK-NEXT:        arith.select %[[NEG]], %[[SUM]], %[[REM]] : index
// CHECK:             memref.store
// CHECK-NEXT:        scf.reduce

func.func @condition(%n: index, %k: index) -> index {
  %r = affine.if affine_set<(d0)[s0] : (d0 - 5 >= 0, s0 == 0)>(%n)[%k] -> index {
    %a = affine.max affine_map<(d0) -> (d0, 7)>(%n)
    affine.yield %a : index
  } else {
    %b = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 4 + s0)>(%n)[%k]
    affine.yield %b : index
  }
  return %r : index
}
// CHECK-LABEL: func.func @condition(
// CHECK:         %[[GE:.*]] = arith.cmpi sge,
// CHECK-NEXT:    %[[EQ:.*]] = arith.cmpi eq, %arg1,
// CHECK-NEXT:    %[[BOTH:.*]] = arith.andi %[[GE]], %[[EQ]] : i1
// CHECK-NEXT:    %[[R:.*]] = scf.if %[[BOTH]] -> (index) {
// CHECK:           arith.maxsi %arg0, %c7 : index
// CHECK:           arith.cmpi sle, %arg0,
// CHECK:         return %[[R]] : index

func.func @sum(%m: memref<100xi32>) -> i32 {
  %0 = affine.parallel (%i) = (0) to (100) reduce ("mins") -> (i32) {
    %x = affine.load %m[%i] : memref<100xi32>
    affine.yield %x : i32
  }
  return %0 : i32
}
// CHECK-LABEL: func.func @sum(
// CHECK:         %[[MOST:.*]] = arith.constant 2147483647 : i32
// CHECK-NEXT:    scf.parallel (%arg1) = (%c0) to (%c100) step (%c1) init (%[[MOST]]) -> i32 {
// CHECK:           arith.minsi
