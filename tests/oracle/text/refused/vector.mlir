func.func @f(%m: memref<4xf32>, %i: index, %f: f64) { %0 = vector.transfer_read %m[%i], %f : memref<4xf32>, vector<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %f: f32) { %0 = vector.transfer_read %m[], %f : memref<4xf32>, vector<4xf32> return }
// -----
func.func @f() { vector.print punctuation <bad> return }
// -----
func.func @f() { vector.print str 5 return }
// -----
func.func @f(%v: vector<4xf32>) { %0 = vector.extract %v[0, 0] : f32 from vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %m: memref<4xf64>, %i: index) { vector.store %v, %m[%i] : memref<4xf64>, vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>) { %0 = vector.bitcast %v : vector<4xf32> to vector<4xi64> return }
// -----
func.func private @f(vector<0xf32>)
// -----
func.func private @f(vector<?xf32>)
// -----
func.func private @f(vector<4xtensor<4xf32>>)
