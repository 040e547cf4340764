#map = affine_map<(d0) -> (d0, 0)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0, 10)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @loops(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
    affine.for %arg3 = 0 to 10 {
    }
    affine.for %arg3 = 0 to %arg0 {
      affine.for %arg4 = 0 to 10 step 2 {
        %2 = affine.load %arg1[%arg3, %arg4] : memref<?x?xf32>
        affine.store %2, %arg1[%arg3 + 1, %arg4 * 2] : memref<?x?xf32>
        %3 = affine.load %arg1[%arg3 + symbol(%arg0), %arg4 floordiv 3 + 7] {foo} : memref<?x?xf32>
      }
    } {foo}
    %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %arg4 : f32
    }
    affine.for %arg3 = max #map(%arg0) to min #map1(%arg0)[%arg0] {
    }
    affine.for %arg3 = #map2(%arg0) to #map3()[%arg0] {
    }
    affine.parallel (%arg3, %arg4) = (0, 0) to (%arg0, 10) {
      affine.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
    }
    affine.parallel (%arg3) = (0) to (10) step (2) {
    }
    %1 = affine.parallel (%arg3) = (0) to (10) reduce ("addf") -> (f32) {
      affine.yield %arg2 : f32
    }
    affine.parallel (%arg3) = (max(0, %arg0)) to (min(10, %arg0)) {
    }
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map2 = affine_map<(d0) -> (d0, 10)>
#map3 = affine_map<()[s0] -> (s0, 10)>
#set = affine_set<(d0) : (d0 - 10 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 == 0, -d0 + s0 >= 0)>
#set2 = affine_set<() : (1 >= 0)>
module {
  func.func @ifs(%arg0: index, %arg1: f32) {
    affine.if #set(%arg0) {
    }
    affine.if #set1(%arg0)[%arg0] {
      %c0_i32 = arith.constant 0 : i32
    } else {
    }
    %0 = affine.if #set(%arg0) -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    affine.if #set2() {
    } {foo}
    %1 = affine.apply #map(%arg0)
    %2 = affine.apply #map1(%arg0)[%arg0]
    %3 = affine.min #map2(%arg0)
    %4 = affine.max #map3()[%arg0]
    return
  }
}
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0, d0 ceildiv 4, -d1 - 3, (d0 + d1) floordiv 2, d0 mod 5)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<() -> (3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func private @maps() attributes {a.a = #map, a.b = #map1, a.c = #map2, a.d = #map3, a.e = #map4, a.f = #set}
  func.func private @types(memref<4x4xf32>, memref<4x4xf32, #map5>)
}
