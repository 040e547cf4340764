// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Bodies of one op have a short form; the payload of a reduction takes the value so far first.
func.func @payloads(%a: memref<?x6xf32>, %b: memref<?x6xf32>, %v: memref<?xf32>, %t: memref<6x?xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<?x6xf32>) outs(%v : memref<?xf32>) dimensions = [1]
  linalg.reduce ins(%a : memref<?x6xf32>) outs(%v : memref<?xf32>) dimensions = [1] (%in: f32, %init: f32) {
    %0 = arith.mulf %in, %init : f32
    linalg.yield %0 : f32
  }
  linalg.map { math.absf } ins(%a : memref<?x6xf32>) outs(%b : memref<?x6xf32>)
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %b : memref<?x6xf32>, memref<?x6xf32>) outs(%b : memref<?x6xf32>) {foo}
  linalg.map outs(%b : memref<?x6xf32>) (%init: f32) {
    linalg.yield %init : f32
  }
  linalg.transpose ins(%a : memref<?x6xf32>) outs(%t : memref<6x?xf32>) permutation = [1, 0]
  linalg.broadcast ins(%v : memref<?xf32>) outs(%a : memref<?x6xf32>) dimensions = [1]
  return
}
// CHECK-LABEL: func.func @payloads(
// CHECK-NEXT:    linalg.reduce { arith.addf } ins(%arg0 : memref<?x6xf32>) outs(%arg2 : memref<?xf32>) dimensions = [1]
// CHECK-NEXT:    linalg.reduce ins(%arg0 : memref<?x6xf32>) outs(%arg2 : memref<?xf32>) dimensions = [1]
// CHECK-NEXT:      (%in: f32, %init: f32) {
// CHECK-NEXT:        %0 = arith.mulf %in, %init : f32
// CHECK-NEXT:        linalg.yield %0 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    linalg.map { math.absf } ins(%arg0 : memref<?x6xf32>) outs(%arg1 : memref<?x6xf32>)
// CHECK-NEXT:    linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg1 : memref<?x6xf32>, memref<?x6xf32>) outs(%arg1 : memref<?x6xf32>) {foo}
// CHECK-NEXT:    linalg.map outs(%arg1 : memref<?x6xf32>)
// CHECK-NEXT:      (%init: f32) {
// CHECK-NEXT:        linalg.yield %init : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    linalg.transpose ins(%arg0 : memref<?x6xf32>) outs(%arg3 : memref<6x?xf32>) permutation = [1, 0]
// CHECK-NEXT:    linalg.broadcast ins(%arg2 : memref<?xf32>) outs(%arg0 : memref<?x6xf32>) dimensions = [1]

func.func @products(%a: memref<?x6xf32>, %v: memref<6xf32>, %w: memref<?xf32>, %s: memref<i32>, %i: memref<?xi32>) {
  linalg.dot ins(%i, %i : memref<?xi32>, memref<?xi32>) outs(%s : memref<i32>)
  linalg.matvec ins(%a, %v : memref<?x6xf32>, memref<6xf32>) outs(%w : memref<?xf32>)
  return
}
// CHECK-LABEL: func.func @products(
// CHECK-NEXT:    linalg.dot ins(%arg4, %arg4 : memref<?xi32>, memref<?xi32>) outs(%arg3 : memref<i32>)
// CHECK-NEXT:    linalg.matvec ins(%arg0, %arg1 : memref<?x6xf32>, memref<6xf32>) outs(%arg2 : memref<?xf32>)
