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

// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0, d0 ceildiv 4, -d1 - 3, (d0 + d1) floordiv 2, d0 mod 5)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#empty = affine_map<() -> ()>
#const = affine_map<() -> (3)>
func.func private @maps() attributes {a.a = #map, a.b = #id, a.c = #empty, a.d = #const, a.e = affine_map<(d0) -> (d0)>, a.f = affine_set<(d0) : (d0 >= 0)>}
func.func private @types(memref<4x4xf32, #id>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>)
