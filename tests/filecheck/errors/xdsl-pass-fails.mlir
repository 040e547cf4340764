// RUN: stretto-opt %s -convert-memref-to-ptr --verify-diagnostics

// A pass of xDSL's that takes something for granted is no fault inside Stretto; it is told at the op.

module {
  func.func @f(%a: memref<?x?xf32, strided<[?, 2], offset: 3>>, %i: index) -> f32 {
    // expected-error @below {{xDSL's pass 'convert-memref-to-ptr' failed: MemRef memref<?x?xf32, strided<[?, 2], offset: 3>> with dynamic stride is not yet implemented}}
    %0 = memref.load %a[%i, %i] : memref<?x?xf32, strided<[?, 2], offset: 3>>
    return %0 : f32
  }
}
