// RUN: stretto-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,5' | filecheck %s
// RUN: stretto-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 innermost-first=true' | filecheck %s --check-prefix=INNER

// CHECK: #[[REST:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
func.func @tile(%m: memref<?x?xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %n) to (%c16, %n) step (%c1, %c3) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
// CHECK-LABEL: func.func @tile(
// CHECK:         %[[ZERO:c0_.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[FIVE:.*]] = arith.constant 5 : index
// CHECK-NEXT:    %[[A:.*]] = arith.muli %c1, %[[FOUR]] : index
// CHECK-NEXT:    %[[B:.*]] = arith.muli %c3, %[[FIVE]] : index
// CHECK-NEXT:    scf.parallel (%[[I:.*]], %[[J:.*]]) = (%c0, %arg2) to (%c16, %arg2) step (%[[A]], %[[B]]) {
// CHECK-NEXT:      %[[LEFT:.*]] = affine.min #[[REST]](%[[B]], %arg2, %[[J]])
// CHECK-NEXT:      scf.parallel (%[[K:.*]], %[[L:.*]]) = (%[[ZERO]], %[[ZERO]]) to (%[[A]], %[[LEFT]]) step (%c1, %c3) {
// CHECK-NEXT:        %[[P:.*]] = arith.addi %[[K]], %[[I]] : index
// CHECK-NEXT:        %[[Q:.*]] = arith.addi %[[L]], %[[J]] : index
// CHECK-NEXT:        memref.store %arg1, %arg0[%[[P]], %[[Q]]] : memref<?x?xf32>
// INNER:         %[[A:.*]] = arith.muli %c1, %c1{{.*}} : index
// INNER-NEXT:    %[[B:.*]] = arith.muli %c3, %c4{{.*}} : index

// A loop that has a mapping stays, and so does one with a result.
func.func @stay(%n: index, %one: index, %x: f32) -> f32 {
  scf.parallel (%i) = (%n) to (%n) step (%one) {
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  %r = scf.parallel (%i) = (%n) to (%n) step (%one) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %r : f32
}
// CHECK-LABEL: func.func @stay(
// CHECK-NOT:     arith.muli
// CHECK:         return
