// RUN: stretto-opt %s -memref-expand | filecheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = memref.load %arg1[%c0] : memref<2xi32>
// CHECK-NEXT:   %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %2 = arith.muli %c2, %1 : index
// CHECK-NEXT:   %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1, 2], strides: [2, 1] : memref<4x4xf32> to memref<?x2xf32>
// CHECK-NEXT:   return %reinterpret_cast : memref<?x2xf32>
// CHECK-NEXT: }
func.func @reshape(%m: memref<4x4xf32>, %shape: memref<2xi32>) -> memref<?x2xf32> {
  %0 = memref.reshape %m(%shape) : (memref<4x4xf32>, memref<2xi32>) -> memref<?x2xf32>
  return %0 : memref<?x2xf32>
}

// A rank that isn't known stays for finalize-memref-to-llvm.
// CHECK-LABEL: func.func @unranked(
// CHECK-NEXT:   %reshape = memref.reshape %arg0(%arg1) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   return %reshape : memref<*xf32>
// CHECK-NEXT: }
func.func @unranked(%m: memref<4x4xf32>, %shape: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%shape) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
