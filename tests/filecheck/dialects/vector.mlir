// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Printing and transfers. The text is MLIR's, whichever form is read.

func.func @print(%a: f32, %v: vector<4xf32>, %i: i32, %x: index) {
  vector.print %a : f32
  vector.print %v : vector<4xf32>
  vector.print %v : vector<4xf32> punctuation <comma>
  vector.print %i : i32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "hello"
  vector.print
  vector.print %x : index
  vector.print punctuation <open>
  vector.print punctuation <close>
  "vector.print"(%a) : (f32) -> ()
  "vector.print"(%a) <{punctuation = #vector.punctuation<comma>}> : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @print(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: index) {
// CHECK-NEXT:     vector.print %arg0 : f32
// CHECK-NEXT:     vector.print %arg1 : vector<4xf32>
// CHECK-NEXT:     vector.print %arg1 : vector<4xf32> punctuation <comma>
// CHECK-NEXT:     vector.print %arg2 : i32 punctuation <no_punctuation>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print str "hello"
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     vector.print %arg3 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print %arg0 : f32
// CHECK-NEXT:     vector.print %arg0 : f32 punctuation <comma>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer(%m: memref<?x?xf32>, %i: index, %f: f32, %t: tensor<?x?xf32>, %mask: vector<4xi1>, %mask2: vector<4x4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %mask : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x4xf32>
  %5 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %4, %m[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32>
  %6 = vector.transfer_write %0, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: tensor<?x?xf32>, %arg4: vector<4xi1>, %arg5: vector<4x4xi1>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg4 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.transfer_read %arg3[%arg1, %arg1], %arg2 : tensor<?x?xf32>, vector<4x4xf32>
// CHECK-NEXT:     %5 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true, false], permutation_map = #map1} : memref<?x?xf32>, vector<4x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %4, %arg0[%arg1, %arg1] {in_bounds = [true, true]} : vector<4x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg0[%arg1, %arg1], %arg4 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     %6 = vector.transfer_write %0, %arg3[%arg1, %arg1] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     vector.transfer_write %4, %arg0[%arg1, %arg1] {permutation_map = #map1} : vector<4x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
