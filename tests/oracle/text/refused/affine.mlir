func.func @f(%n: index, %m: memref<4x4xf32>) { %0 = affine.load %m[%n] : memref<4x4xf32> return }
// -----
func.func @f(%n: index) { affine.if affine_set<(d0) : (d0 >= 0)>() { } return }
// -----
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n) return }
// -----
func.func @f(%n: index) { %0 = affine.apply affine_map<(d0) -> (d0)>() return }
// -----
func.func @f(%n: index, %f: f32) { %0 = affine.parallel (%i) = (0) to (10) reduce ("bad") -> f32 { affine.yield %f : f32 } return }
// -----
func.func @f(%n: index, %f: f32) { affine.parallel (%i, %j) = (0) to (10) { } return }
// -----
func.func private @f() attributes {a.b = affine_map<(d0) -> (d1)>}
// -----
func.func private @f() attributes {a.b = affine_map<(d0, d1) -> (d0 * d1)>}
// -----
func.func private @f() attributes {a.b = affine_map<(d0, d1) -> (d0 mod d1)>}
// -----
func.func private @f() attributes {a.b = affine_map<(d0, d0) -> (d0)>}
