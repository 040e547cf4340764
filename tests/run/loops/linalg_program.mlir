// RUN: stretto-run %s --leak-check | filecheck %s
// linalg and affine ops on memrefs; the sum of a product of matrices, and one element.
// CHECK: 3.09658e+06
// CHECK-NEXT: 160
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main() {
  %a = memref.alloc() : memref<64x32xf32>
  %b = memref.alloc() : memref<32x48xf32>
  %c = memref.alloc() : memref<64x48xf32>
  %o = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<64x48xf32>)
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : memref<64x32xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    linalg.yield %k : f32
  }
  affine.parallel (%i, %j) = (0, 0) to (32, 48) {
    affine.store %o, %b[%i, %j] : memref<32x48xf32>
  }
  linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>) outs(%c : memref<64x48xf32>)
  %s = affine.parallel (%i, %j) = (0, 0) to (64, 48) reduce ("addf") -> (f32) {
    %x = affine.load %c[%i, %j] : memref<64x48xf32>
    affine.yield %x : f32
  }
  vector.print %s : f32
  %q = arith.constant 5 : index
  %x = memref.load %c[%q, %q] : memref<64x48xf32>
  vector.print %x : f32
  memref.dealloc %a : memref<64x32xf32>
  memref.dealloc %b : memref<32x48xf32>
  memref.dealloc %c : memref<64x48xf32>
  return
}
