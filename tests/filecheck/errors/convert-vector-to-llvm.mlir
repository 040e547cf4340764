// RUN: stretto-opt %s --split-input-file --verify-diagnostics -convert-vector-to-llvm

func.func @wide(%x: i128) {
  // expected-error @below {{'vector.print' op: no function of the run-time library prints type 'i128'}}
  vector.print %x : i128
  return
}

// -----

func.func @two_axes(%m: memref<4x4xf32>, %i: index, %pad: f32) -> vector<2x2xf32> {
  // expected-error @below {{'vector.transfer_read' op: no lowering to LLVM for 'vector<2x2xf32>'}}
  %0 = vector.transfer_read %m[%i, %i], %pad : memref<4x4xf32>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

func.func @scattered(%m: memref<4xf32, strided<[2]>>, %i: index) -> vector<4xf32> {
  // expected-error @below {{'vector.load' op: the last axis of 'memref<4xf32, strided<[2]>>' isn't known to be contiguous}}
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @computed_outer(%v: vector<2x4xf32>, %i: index) -> f32 {
  // expected-error @below {{'vector.extract' op: 'vector<2x4xf32>' takes a computed position only in its last axis}}
  %0 = vector.extract %v[%i, 0] : f32 from vector<2x4xf32>
  return %0 : f32
}
