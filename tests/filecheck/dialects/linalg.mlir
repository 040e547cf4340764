// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Fill and generic. The text is MLIR's, whichever form is read.

#map = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @structured(%f: f32, %m: memref<?xf32>, %m2: memref<4x4xf32>, %t: tensor<4xf32>) {
  linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  linalg.fill {foo} ins(%f : f32) outs(%m : memref<?xf32>)
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%m : memref<?xf32>) outs(%m : memref<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  }
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"], doc = "d", library_call = "lib"} outs(%m2 : memref<4x4xf32>) {
  ^bb0(%out: f32):
    %3 = linalg.index 0 : index
    linalg.yield %out : f32
  }
  linalg.copy ins(%m2 : memref<4x4xf32>) outs(%m2 : memref<4x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @structured(%arg0: f32, %arg1: memref<?xf32>, %arg2: memref<4x4xf32>, %arg3: tensor<4xf32>) {
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<?xf32>)
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     linalg.fill {foo} ins(%arg0 : f32) outs(%arg1 : memref<?xf32>)
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<?xf32>) outs(%arg1 : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) attrs =  {foo = 1 : i32} {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     linalg.generic {doc = "d", indexing_maps = [#map1], iterator_types = ["parallel", "reduction"], library_call = "lib"} outs(%arg2 : memref<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %out : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.copy ins(%arg2 : memref<4x4xf32>) outs(%arg2 : memref<4x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
