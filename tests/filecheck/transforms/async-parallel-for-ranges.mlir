// RUN: stretto-opt %s --keep-names '-async-parallel-for=min-task-size=-1 num-workers=-1 for-coroutines=true' | filecheck %s

// Where tasks are coroutines, loops that neither fail nor await are handed out by the runtime. Few points run at once.
// CHECK-LABEL: func.func @points(
// CHECK:         %1 = arith.cmpi sle, %n, %c2000 : index
// CHECK-NEXT:      scf.if %1 {
// CHECK-NEXT:        func.call @parallel_compute_fn_2(%c0, %n, %n, %c0, %n, %c1, %m)
// CHECK-NEXT:      } else {
// CHECK-NEXT:        %2 = stretto.site "scf.parallel" : i32
// CHECK-NEXT:        stretto.parallel_loop @parallel_compute_fn_2 to %n by %c1 at %2(%n, %c0, %n, %c1, %m) : index, index, index, index, memref<?xf32>
// CHECK-NEXT:      }
func.func @points(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// A small inner loop runs whole: the ranges are of the outer one.
// CHECK-LABEL: func.func @rows(
// CHECK:         stretto.parallel_loop @parallel_compute_fn_with_aligned_loops to %n by %c1 at
// A large one is cut, at the starts of rows where that is possible.
// CHECK-LABEL: func.func @long_rows(
// CHECK:         stretto.parallel_loop @parallel_compute_fn_1 to %c1000000 by %n at
func.func @rows(%m: memref<100000x8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 100000 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<100000x8xf32>
  }
  return
}
func.func @long_rows(%m: memref<1000x1000xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<1000x1000xf32>
  }
  return
}

// A loop with results is cut into blocks that don't depend on what its points cost; whole blocks are handed out.
// CHECK-LABEL: func.func @sum(
// CHECK:         %[[PARTIALS:.*]] = memref.alloc(%[[BLOCKS:.*]]) : memref<?xf32>
// CHECK-NEXT:    %[[SINGLE:.*]] = arith.cmpi eq, %[[BLOCKS]], %c1 : index
// CHECK-NEXT:    scf.if %[[SINGLE]] {
// CHECK-NEXT:      func.call @parallel_compute_fn_0(%c0, %[[SIZE:.*]], %n,
// CHECK:         } else {
// CHECK:           stretto.parallel_loop @parallel_blocks_fn to %[[BLOCKS]] by %c1 at %{{.*}}(%[[SIZE]], %n,
// CHECK:         memref.dealloc %[[PARTIALS]]
func.func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %a, %b : f32
      scf.reduce.return %t : f32
    }
  }
  return %s : f32
}

// What awaits is a coroutine, and its blocks are tasks: a loop of tokens is one that awaits.
// CHECK-LABEL: func.func @tokens(
// CHECK-NOT:     stretto.parallel_loop
// CHECK:         async.execute
// CHECK-LABEL: func.func private @parallel_compute_fn(
func.func @tokens(%t: !async.token, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    async.await %t : !async.token
  }
  return
}

// The blocks' partial sums may be added up in any order, so that there are several at once.
// CHECK:         arith.addf %arg9, %y fastmath<reassoc> : f32
// A range of points, without a division where there is one axis.
// CHECK-LABEL: func.func private @parallel_compute_fn_2(%arg0: index, %arg1: index,
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    scf.for %arg7 = %arg0 to %arg1 step %c1 {
