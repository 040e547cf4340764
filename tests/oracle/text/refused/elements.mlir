func.func private @f(memref<4x!async.token>)
// -----
func.func private @f(vector<4x!async.token>)
// -----
func.func private @f(memref<*x!async.token>)
// -----
func.func private @f(memref<4x!async.value<f32>>)
// -----
func.func private @f(vector<4x!async.value<f32>>)
// -----
func.func private @f(memref<*x!async.value<f32>>)
// -----
func.func private @f(memref<4x!async.group>)
// -----
func.func private @f(vector<4x!async.group>)
// -----
func.func private @f(memref<*x!async.group>)
// -----
func.func private @f(memref<4x!async.coro.handle>)
// -----
func.func private @f(vector<4x!async.coro.handle>)
// -----
func.func private @f(memref<*x!async.coro.handle>)
// -----
func.func private @f(memref<4x!gpu.async.token>)
// -----
func.func private @f(vector<4x!gpu.async.token>)
// -----
func.func private @f(memref<*x!gpu.async.token>)
// -----
func.func private @f(memref<4x!llvm.ptr>)
// -----
func.func private @f(memref<*x!llvm.ptr>)
// -----
func.func private @f(memref<4x!llvm.struct<(i32)>>)
// -----
func.func private @f(vector<4x!llvm.struct<(i32)>>)
// -----
func.func private @f(memref<*x!llvm.struct<(i32)>>)
// -----
func.func private @f(memref<4xnone>)
// -----
func.func private @f(tensor<4xnone>)
// -----
func.func private @f(vector<4xnone>)
// -----
func.func private @f(memref<*xnone>)
// -----
func.func private @f(tensor<*xnone>)
// -----
func.func private @f(memref<4xtensor<2xf32>>)
// -----
func.func private @f(tensor<4xtensor<2xf32>>)
// -----
func.func private @f(vector<4xtensor<2xf32>>)
// -----
func.func private @f(memref<*xtensor<2xf32>>)
// -----
func.func private @f(tensor<*xtensor<2xf32>>)
// -----
func.func private @f(memref<4xtuple<i32>>)
// -----
func.func private @f(tensor<4xtuple<i32>>)
// -----
func.func private @f(vector<4xtuple<i32>>)
// -----
func.func private @f(memref<*xtuple<i32>>)
// -----
func.func private @f(tensor<*xtuple<i32>>)
// -----
func.func private @f(memref<4x(i32) -> i32>)
// -----
func.func private @f(tensor<4x(i32) -> i32>)
// -----
func.func private @f(vector<4x(i32) -> i32>)
// -----
func.func private @f(memref<*x(i32) -> i32>)
// -----
func.func private @f(tensor<*x(i32) -> i32>)
// -----
func.func private @f(tensor<4xmemref<2xf32>>)
// -----
func.func private @f(vector<4xmemref<2xf32>>)
// -----
func.func private @f(tensor<*xmemref<2xf32>>)
// -----
func.func private @f(vector<4xcomplex<f32>>)
// -----
func.func private @f(memref<4xtensor<*xf32>>)
// -----
func.func private @f(tensor<4xtensor<*xf32>>)
// -----
func.func private @f(vector<4xtensor<*xf32>>)
// -----
func.func private @f(memref<*xtensor<*xf32>>)
// -----
func.func private @f(tensor<*xtensor<*xf32>>)
