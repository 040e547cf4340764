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

// -----
#map = affine_map<(d0) -> (d0)>
func.func @generic(%f: f32, %m: memref<?xf32>) {
  "linalg.fill"(%f, %m) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    "linalg.yield"(%in) : (f32) -> ()
  }) : (f32, memref<?xf32>) -> ()
  "linalg.generic"(%m, %m) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    "linalg.yield"(%in) : (f32) -> ()
  }) : (memref<?xf32>, memref<?xf32>) -> ()
  return
}
