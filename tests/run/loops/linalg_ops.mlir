// RUN: stretto-run %s --leak-check | filecheck %s
// Rows summed, a map, a transposition, a broadcast, products; parallel by the default pipeline.
// CHECK: ( 15, 75, 135 )
// CHECK-NEXT: ( 225, 5625, 18225 )
// CHECK-NEXT: 24075
// CHECK-NEXT: 135
// CHECK-NEXT: 66
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<3x6xf32>
  %t = memref.alloc() : memref<6x3xf32>
  %v = memref.alloc() : memref<3xf32>
  %w = memref.alloc() : memref<3xf32>
  %u = memref.alloc() : memref<6xf32>
  %s = memref.alloc() : memref<f32>
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) {
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        outs(%a : memref<3x6xf32>) {
    ^bb0(%x: f32):
      %p = linalg.index 0 : index
      %q = linalg.index 1 : index
      %r = arith.muli %p, %c10 : index
      %n = arith.addi %r, %q : index
      %k = arith.index_cast %n : index to i32
      %f = arith.sitofp %k : i32 to f32
      linalg.yield %f : f32
    }
  }
  linalg.fill ins(%z : f32) outs(%v : memref<3xf32>)
  linalg.reduce { arith.addf } ins(%a : memref<3x6xf32>) outs(%v : memref<3xf32>) dimensions = [1]
  %0 = vector.load %v[%c0] : memref<3xf32>, vector<3xf32>
  vector.print %0 : vector<3xf32>
  linalg.map { arith.mulf } ins(%v, %v : memref<3xf32>, memref<3xf32>) outs(%w : memref<3xf32>)
  %1 = vector.load %w[%c0] : memref<3xf32>, vector<3xf32>
  vector.print %1 : vector<3xf32>
  linalg.fill ins(%z : f32) outs(%s : memref<f32>)
  linalg.dot ins(%v, %v : memref<3xf32>, memref<3xf32>) outs(%s : memref<f32>)
  %3 = memref.load %s[] : memref<f32>
  vector.print %3 : f32
  linalg.broadcast ins(%v : memref<3xf32>) outs(%t : memref<6x3xf32>) dimensions = [0]
  %4 = memref.load %t[%c1, %c2] : memref<6x3xf32>
  vector.print %4 : f32
  linalg.transpose ins(%a : memref<3x6xf32>) outs(%t : memref<6x3xf32>) permutation = [1, 0]
  linalg.fill ins(%z : f32) outs(%u : memref<6xf32>)
  linalg.reduce { arith.addf } ins(%t : memref<6x3xf32>) outs(%u : memref<6xf32>) dimensions = [1]
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%w : memref<3xf32>)
  linalg.matvec ins(%t, %w : memref<6x3xf32>, memref<3xf32>) outs(%u : memref<6xf32>)
  %5 = memref.load %u[%c1] : memref<6xf32>
  vector.print %5 : f32
  memref.dealloc %a : memref<3x6xf32>
  memref.dealloc %t : memref<6x3xf32>
  memref.dealloc %v : memref<3xf32>
  memref.dealloc %w : memref<3xf32>
  memref.dealloc %u : memref<6xf32>
  memref.dealloc %s : memref<f32>
  return
}
