#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @structured(%arg0: f32, %arg1: memref<?xf32>, %arg2: memref<4x4xf32>, %arg3: tensor<4xf32>) {
    linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<?xf32>)
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<4xf32>) -> tensor<4xf32>
    linalg.fill {foo} ins(%arg0 : f32) outs(%arg1 : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<?xf32>) outs(%arg1 : memref<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    }
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<4xf32>) outs(%arg3 : tensor<4xf32>) attrs =  {foo = 1 : i32} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    linalg.generic {doc = "d", indexing_maps = [#map1], iterator_types = ["parallel", "reduction"], library_call = "lib"} outs(%arg2 : memref<4x4xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      linalg.yield %out : f32
    }
    linalg.copy ins(%arg2 : memref<4x4xf32>) outs(%arg2 : memref<4x4xf32>)
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @generic(%arg0: f32, %arg1: memref<?xf32>) {
    linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : memref<?xf32>) outs(%arg1 : memref<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}
