// RUN: stretto-opt %s --split-input-file --verify-diagnostics -finalize-memref-to-llvm

func.func @layout(%m: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>, %i: index) -> f32 {
  // expected-error @below {{'memref.load' op: layout of 'memref<4xf32, affine_map<(d0) -> ((d0 floordiv 2))>>' isn't strided, so it has no LLVM form}}
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return %0 : f32
}

// -----

func.func @memory_space(%m: memref<4xf32, "fast">, %i: index) -> f32 {
  // expected-error @below {{memory space of 'memref<4xf32, "fast">' is no integer, so it has no LLVM form}}
  %0 = memref.load %m[%i] : memref<4xf32, "fast">
  return %0 : f32
}

// -----

func.func @element(%i: index) {
  // expected-error @below {{'memref.alloc' op: type 'memref<4xtf32>' has no LLVM form}}
  %0 = memref.alloc() : memref<4xtf32>
  return
}

// -----

func.func @below_the_start() {
  // expected-error @below {{'memref.alloc' op: 'memref<4xf32, strided<[-1], offset: 3>>' has a negative stride, so its elements would lie before what is allocated}}
  %0 = memref.alloc() : memref<4xf32, strided<[-1], offset: 3>>
  return
}

// -----

// expected-note @below {{the other one is here}}
func.func private @malloc(i32) -> i32

func.func @other_malloc() {
  // expected-error @below {{redefinition of function 'malloc' of different type: 'memref.alloc' needs}}
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @unranked_space(%m: memref<*xf32>) -> memref<*xf32, 1> {
  // expected-error @below {{'memref.memory_space_cast' op: no lowering to LLVM for the unranked 'memref<*xf32>'}}
  %0 = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>
  return %0 : memref<*xf32, 1>
}

// -----

func.func @in_one_block(%m: memref<4xcomplex<f32>>, %i: index) -> complex<f32> {
  // expected-error @below {{'memref.generic_atomic_rmw' op: no atomic exchange of 'complex<f32>'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xcomplex<f32>> {
  ^bb0(%old: complex<f32>):
    memref.atomic_yield %old : complex<f32>
  }
  return %0 : complex<f32>
}
