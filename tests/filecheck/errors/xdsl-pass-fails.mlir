// RUN: stretto-opt %s -lower-affine --verify-diagnostics

// A pass of xDSL's that takes something for granted is no fault inside Stretto.

// expected-error @below {{xDSL's pass 'lower-affine' failed: IndexError: list index out of range}}
module {
  func.func @f(%a: memref<?x?xf32>, %i: index) {
    %0 = affine.load %a[%i + symbol(%i), %i floordiv 3 + 7] : memref<?x?xf32>
    return
  }
}
