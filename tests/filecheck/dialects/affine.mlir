// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Loops and branches with affine bounds. The text is MLIR's, whichever form is read.

func.func @loops(%n: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 step 2 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i + 1, %j * 2] : memref<?x?xf32>
      %1 = affine.load %m[%i + symbol(%n), %j floordiv 3 + 7] {foo} : memref<?x?xf32>
    }
  } {foo}
  %r = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    affine.yield %x : f32
  }
  affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0)[s0] -> (d0 + s0, 10)>(%n)[%n] {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0 - 1)>()[%n] {
  }
  affine.parallel (%i, %j) = (0, 0) to (%n, 10) {
    affine.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i) = (0) to (10) step (2) {
  }
  %p = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
    affine.yield %f : f32
  }
  affine.parallel (%i) = (max(0, %n)) to (min(10, %n)) {
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0, 10)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 - 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 10 step 2 {
// CHECK-NEXT:         %2 = affine.load %arg1[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %2, %arg1[%arg3 + 1, %arg4 * 2] : memref<?x?xf32>
// CHECK-NEXT:         %3 = affine.load %arg1[%arg3 + symbol(%arg0), %arg4 floordiv 3 + 7] {foo} : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       affine.yield %arg4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = max #map(%arg0) to min #map1(%arg0)[%arg0] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map2(%arg0) to #map3()[%arg0] {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg3, %arg4) = (0, 0) to (%arg0, 10) {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg3) = (0) to (10) step (2) {
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.parallel (%arg3) = (0) to (10) reduce ("addf") -> (f32) {
// CHECK-NEXT:       affine.yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg3) = (max(0, %arg0)) to (min(10, %arg0)) {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#set = affine_set<(d0) : (d0 - 10 >= 0)>
#set2 = affine_set<(d0)[s0] : (d0 == 0, s0 - d0 >= 0)>
#map = affine_map<(d0) -> (d0 + 1)>
func.func @ifs(%n: index, %f: f32) {
  affine.if #set(%n) {
  }
  affine.if #set2(%n)[%n] {
    %0 = arith.constant 0 : i32
  } else {
  }
  %1 = affine.if #set(%n) -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %f : f32
  }
  affine.if affine_set<() : (1 >= 0)>() {
  } {foo}
  %2 = affine.apply #map(%n)
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%n]
  %4 = affine.min affine_map<(d0) -> (d0, 10)>(%n)
  %5 = affine.max affine_map<()[s0] -> (s0, 10)>()[%n]
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0, 10)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0, 10)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 10 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0)[s0] : (d0 == 0, -d0 + s0 >= 0)>
// CHECK-NEXT: #set2 = affine_set<() : (1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ifs(%arg0: index, %arg1: f32) {
// CHECK-NEXT:     affine.if #set(%arg0) {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1(%arg0)[%arg0] {
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.if #set(%arg0) -> f32 {
// CHECK-NEXT:       affine.yield %arg1 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set2() {
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %1 = affine.apply #map(%arg0)
// CHECK-NEXT:     %2 = affine.apply #map1(%arg0)[%arg0]
// CHECK-NEXT:     %3 = affine.min #map2(%arg0)
// CHECK-NEXT:     %4 = affine.max #map3()[%arg0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
