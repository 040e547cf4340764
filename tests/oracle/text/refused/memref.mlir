func.func @f(%n: index) { %0 = memref.alloc(%n) : memref<4xf32> return }
// -----
func.func @f() { %0 = memref.alloc() : memref<?xf32> return }
// -----
func.func @f() { %0 = memref.alloc() {alignment = 3} : memref<4xf32> return }
// -----
func.func @f() { %0 = memref.alloc() : tensor<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.load %m[] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: i32) { %0 = memref.load %m[%i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f64 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = "memref.load"(%m, %i, %i) : (memref<4xf32>, index, index) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f64) { memref.store %x, %m[%i] : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xf64> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<2x2xf32> return }
// -----
func.func @f(%m: memref<*xf32>) { %0 = memref.cast %m : memref<*xf32> to memref<*xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) { memref.copy %m, %n : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %n: memref<4xf64>) { memref.copy %m, %n : memref<4xf32> to memref<4xf64> return }
// -----
memref.global "private" @x : memref<?xf32>
// -----
memref.global "private" @x : memref<4xf32> = dense<1.0> {alignment = 3 : i64}
// -----
memref.global "private" @x : memref<4xf32> = dense<[1.0, 2.0]>
// -----
memref.global "private" @x : tensor<4xf32>
// -----
func.func @f() { %0 = memref.get_global @nothing : memref<4xf32> return }
// -----
memref.global "private" @x : memref<4xf32>
func.func @f() { %0 = memref.get_global @x : memref<5xf32> return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) { %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) { %0 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) { %0 = memref.atomic_rmw addf %x, %m[] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) { %0 = memref.atomic_rmw bad %x, %m[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f64): memref.atomic_yield %x : f64 } return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): %c = arith.constant 1.0 : f64 memref.atomic_yield %c : f64 } return }
// -----
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): memref.store %x, %m[%i] : memref<4xf32> memref.atomic_yield %x : f32 } return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<3xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4xf32> to memref<2xf32> return }
// -----
func.func @f(%m: memref<16xi8>, %i: index) { %0 = memref.view %m[%i][] : memref<16xi8> to memref<?xf32> return }
// -----
func.func @f(%m: memref<16xf32>, %i: index) { %0 = memref.view %m[%i][] : memref<16xf32> to memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.dim %m, %m : memref<4xf32> return }
// -----
func.func @f(%m: memref<4xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<4xf32> into memref<4xf32> return }
// -----
func.func @f(%m: f32) { memref.dealloc %m : f32 return }
// -----
func.func private @f(memref<4xtensor<4xf32>>)
// -----
func.func private @f(memref<4x4xf32, strided<[1]>>)
// -----
func.func private @f(memref<4x4xf32, affine_map<(d0) -> (d0)>>)
