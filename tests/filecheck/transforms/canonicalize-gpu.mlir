// RUN: stretto-opt %s --allow-unregistered-dialect -canonicalize | filecheck %s

// CHECK-LABEL: func.func @waits(
// CHECK-NEXT:    %0 = gpu.memcpy async %arg0, %arg0 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:    %1 = gpu.wait async [%0, %arg1]
// CHECK-NEXT:    gpu.wait [%1, %0]
// CHECK-NEXT:    return %1 : !gpu.async.token
func.func @waits(%m: memref<4xf32>, %t: !gpu.async.token) -> !gpu.async.token {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  gpu.wait
  gpu.wait [%1]
  %2 = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
  %3 = gpu.wait async [%2, %0, %t]
  %4 = gpu.wait async [%3, %2]
  %5 = gpu.wait async [%2]
  gpu.wait [%3, %1, %5]
  return %3 : !gpu.async.token
}

// Copies to memory that is then only freed; not those that make or take a token alone.
// CHECK-LABEL: func.func @dead_copies(
// CHECK-NEXT:    %memref = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:    gpu.dealloc  %memref : memref<4xf32>
// CHECK-NEXT:    %memref_0 = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:    gpu.dealloc  %memref_0 : memref<4xf32>
// CHECK-NEXT:    %memref_1 = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:    %0 = gpu.memcpy async %memref_1, %arg0 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:    gpu.dealloc  %memref_1 : memref<4xf32>
// CHECK-NEXT:    return %arg1, %0 : !gpu.async.token, !gpu.async.token
func.func @dead_copies(%m: memref<4xf32>, %t: !gpu.async.token) -> (!gpu.async.token, !gpu.async.token) {
  %a = gpu.alloc () : memref<4xf32>
  gpu.memcpy %a, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %a : memref<4xf32>
  %c = gpu.alloc () : memref<4xf32>
  %0 = gpu.memcpy async [%t] %c, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %c : memref<4xf32>
  %b = gpu.alloc () : memref<4xf32>
  %1 = gpu.memcpy async %b, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %b : memref<4xf32>
  return %0, %1 : !gpu.async.token, !gpu.async.token
}

// CHECK-LABEL: func.func @sizes_and_casts(
// CHECK:         gpu.memset  %arg1, %arg2 : memref<4xf32>, f32
// CHECK-NEXT:    gpu.memcpy  %memref, %arg1 : memref<?xf32>, memref<4xf32>
// CHECK:         return %arg0 : index
func.func @sizes_and_casts(%n: index, %m: memref<4xf32>, %x: f32) -> index {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc (%n) : memref<?xf32>
  %cast = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memset %cast, %x : memref<?xf32>, f32
  gpu.memcpy %a, %cast : memref<?xf32>, memref<?xf32>
  "test.use"(%a) : (memref<?xf32>) -> ()
  %0 = memref.dim %a, %c0 : memref<?xf32>
  return %0 : index
}

// CHECK-LABEL: func.func @ids(
// CHECK:         gpu.launch blocks(%arg2, %arg3, %arg4)
// CHECK-NEXT:      memref.store %cst, %arg1[%c0, %arg5] : memref<4x4xf32>
// CHECK-NEXT:      memref.store %cst, %arg1[%arg3, %c0] : memref<4x4xf32>
// CHECK-NEXT:      gpu.barrier
// CHECK-NEXT:      gpu.terminator
func.func @ids(%n: index, %m: memref<4x4xf32>) {
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %n, %f = %c1) threads(%g, %h, %i) in (%j = %n, %k = %c1, %l = %c1) {
    memref.store %x, %m[%a, %g] : memref<4x4xf32>
    memref.store %x, %m[%b, %h] : memref<4x4xf32>
    gpu.barrier
    gpu.barrier
    gpu.terminator
  }
  return
}

// What a launch begins with is met by all threads; a reduction over one lane is its operand.
// CHECK-LABEL: func.func @reductions(
// CHECK:           %0 = gpu.all_reduce  add %arg0 uniform {
// CHECK-NEXT:      } : (f32) -> f32
// CHECK-NEXT:      %1 = scf.if %arg1 -> (f32) {
// CHECK-NEXT:        %2 = gpu.all_reduce  add %arg0 {
// CHECK:           memref.store %arg0, %arg2[%arg3] : memref<4xf32>
func.func @reductions(%x: f32, %cond: i1, %m: memref<4xf32>, %n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    %0 = gpu.all_reduce add %x {} : (f32) -> f32
    %1 = scf.if %cond -> f32 {
      %2 = gpu.all_reduce add %x {} : (f32) -> f32
      memref.store %0, %m[%n] : memref<4xf32>
      scf.yield %2 : f32
    } else {
      scf.yield %x : f32
    }
    %3 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
    memref.store %1, %m[%n] : memref<4xf32>
    memref.store %3, %m[%n] : memref<4xf32>
    gpu.terminator
  }
  return
}
