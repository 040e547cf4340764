#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (10)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0 + 1, d1 * 2)>
#map4 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 3 + 7)>
#map5 = affine_map<()[s0] -> (s0)>
#map6 = affine_map<(d0) -> (d0, 0)>
#map7 = affine_map<(d0)[s0] -> (d0 + s0, 10)>
#map8 = affine_map<(d0) -> (d0 + 1)>
#map9 = affine_map<()[s0] -> (s0 - 1)>
#map10 = affine_map<() -> (0, 0)>
#map11 = affine_map<(d0) -> (d0, 10)>
#map12 = affine_map<(d0) -> (0, d0)>
#map13 = affine_map<(d0) -> (10, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>, f32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg14: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg12: index):
      "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg13: index):
        %2 = "affine.load"(%arg1, %arg12, %arg13) <{map = #map2}> : (memref<?x?xf32>, index, index) -> f32
        "affine.store"(%2, %arg1, %arg12, %arg13) <{map = #map3}> : (f32, memref<?x?xf32>, index, index) -> ()
        %3 = "affine.load"(%arg1, %arg12, %arg13, %arg0) <{map = #map4}> {foo} : (memref<?x?xf32>, index, index, index) -> f32
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) {foo} : (index) -> ()
    %0 = "affine.for"(%arg2) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg10: index, %arg11: f32):
      "affine.yield"(%arg11) : (f32) -> ()
    }) : (f32) -> f32
    "affine.for"(%arg0, %arg0, %arg0) <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #map7}> ({
    ^bb0(%arg9: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "affine.for"(%arg0, %arg0) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map9}> ({
    ^bb0(%arg8: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map10, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map11}> ({
    ^bb0(%arg6: index, %arg7: index):
      "affine.store"(%arg2, %arg1, %arg6, %arg7) <{map = #map2}> : (f32, memref<?x?xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [2], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg5: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    %1 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg4: index):
      "affine.yield"(%arg2) : (f32) -> ()
    }) : () -> f32
    "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map12, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map13}> ({
    ^bb0(%arg3: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 mod s0)>
#map2 = affine_map<(d0) -> (d0, 10)>
#map3 = affine_map<()[s0] -> (s0, 10)>
#set = affine_set<(d0) : (d0 - 10 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 == 0, -d0 + s0 >= 0)>
#set2 = affine_set<() : (1 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "ifs"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "affine.if"(%arg0) <{condition = #set}> ({
      "affine.yield"() : () -> ()
    }, {
    }) : (index) -> ()
    "affine.if"(%arg0, %arg0) <{condition = #set1}> ({
      %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      "affine.yield"() : () -> ()
    }, {
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %0 = "affine.if"(%arg0) <{condition = #set}> ({
      "affine.yield"(%arg1) : (f32) -> ()
    }, {
      "affine.yield"(%arg1) : (f32) -> ()
    }) : (index) -> f32
    "affine.if"() <{condition = #set2}> ({
      "affine.yield"() : () -> ()
    }, {
    }) {foo} : () -> ()
    %1 = "affine.apply"(%arg0) <{map = #map}> : (index) -> index
    %2 = "affine.apply"(%arg0, %arg0) <{map = #map1}> : (index, index) -> index
    %3 = "affine.min"(%arg0) <{map = #map2}> : (index) -> index
    %4 = "affine.max"(%arg0) <{map = #map3}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0, d0 ceildiv 4, -d1 - 3, (d0 + d1) floordiv 2, d0 mod 5)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<() -> (3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0) : (d0 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "maps", sym_visibility = "private"}> ({
  }) {a.a = #map, a.b = #map1, a.c = #map2, a.d = #map3, a.e = #map4, a.f = #set} : () -> ()
  "func.func"() <{function_type = (memref<4x4xf32>, memref<4x4xf32, #map5>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
