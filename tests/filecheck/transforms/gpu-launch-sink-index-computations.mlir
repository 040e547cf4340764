// RUN: stretto-opt %s -gpu-launch-sink-index-computations | filecheck %s

// Constants, dimensions, comparisons and selects move, unless that would make new captured values.
func.func @sink(%m: memref<?xf32>, %n: index, %x: f32) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %dim = memref.dim %m, %zero : memref<?xf32>
  %less = arith.cmpi slt, %dim, %one : index
  %size = arith.select %less, %dim, %one : index
  %other = arith.cmpi slt, %n, %one : index
  %sum = arith.addi %n, %one : index
  gpu.launch blocks(%a, %b, %c) in (%d = %one, %e = %one, %f = %one) threads(%g, %h, %i) in (%j = %one, %k = %one, %l = %one) {
    memref.store %x, %m[%size] : memref<?xf32>
    scf.if %other {
      memref.store %x, %m[%sum] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
// CHECK-LABEL: func.func @sink(
// CHECK:         %[[OTHER:.*]] = arith.cmpi slt, %arg1, %c1 : index
// CHECK-NEXT:    %[[SUM:.*]] = arith.addi %arg1, %c1 : index
// CHECK-NEXT:    gpu.launch
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:      %[[DIM:.*]] = memref.dim %arg0, %[[ZERO]] : memref<?xf32>
// CHECK-NEXT:      %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:      %[[LESS:.*]] = arith.cmpi slt, %[[DIM]], %[[ONE]] : index
// CHECK-NEXT:      %[[SIZE:.*]] = arith.select %[[LESS]], %[[DIM]], %[[ONE]] : index
// CHECK-NEXT:      memref.store %arg2, %arg0[%[[SIZE]]] : memref<?xf32>
// CHECK-NEXT:      scf.if %[[OTHER]] {
// CHECK-NEXT:        memref.store %arg2, %arg0[%[[SUM]]] : memref<?xf32>
