// RUN: stretto-opt %s -convert-linalg-to-loops | filecheck %s

func.func @matmul(%a: memref<?x8xf32>, %b: memref<8x5xf32>, %c: memref<?x5xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%c : memref<?x5xf32>)
  linalg.matmul ins(%a, %b : memref<?x8xf32>, memref<8x5xf32>) outs(%c : memref<?x5xf32>)
  return
}
// CHECK-LABEL: func.func @matmul(
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = memref.dim %arg2, %c0 : memref<?x5xf32>
// CHECK-NEXT:    scf.for %arg4 = %c0 to %dim step %c1 {
// CHECK-NEXT:      scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:        memref.store %arg3, %arg2[%arg4, %arg5] : memref<?x5xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %dim_0 = memref.dim %arg0, %c0 : memref<?x8xf32>
// CHECK-NEXT:    scf.for %arg4 = %c0 to %dim_0 step %c1 {
// CHECK-NEXT:      scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:        scf.for %arg6 = %c0 to %c8 step %c1 {
// CHECK-NEXT:          %0 = memref.load %arg0[%arg4, %arg6] : memref<?x8xf32>
// CHECK-NEXT:          %1 = memref.load %arg1[%arg6, %arg5] : memref<8x5xf32>
// CHECK-NEXT:          %2 = memref.load %arg2[%arg4, %arg5] : memref<?x5xf32>
// CHECK-NEXT:          %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:          %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:          memref.store %4, %arg2[%arg4, %arg5] : memref<?x5xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
