// RUN: stretto-opt %s -async-parallel-for | filecheck %s
// RUN: stretto-opt %s '-async-parallel-for=async-dispatch=false' | filecheck %s --check-prefix=TURN
// RUN: stretto-opt %s '-async-parallel-for=num-workers=-1' | filecheck %s --check-prefix=ASK
// RUN: stretto-opt %s '-async-parallel-for=memref-noalias=true for-coroutines=true' | filecheck %s --check-prefix=MARKS
// RUN: stretto-opt %s '-async-parallel-for=target-block-size=7' | filecheck %s --check-prefix=SIZE

// The number of times that a loop runs is never negative, which MLIR 22.1 forgets.
func.func @one(%m: memref<?xf32>, %lower: index, %upper: index, %x: f32) {
  %step = arith.constant 2 : index
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// CHECK-LABEL: func.func @one(
// CHECK:         %0 = arith.subi %arg2, %arg1 : index
// CHECK-NEXT:    %1 = arith.ceildivsi %0, %c2 : index
// CHECK-NEXT:    %2 = arith.maxsi %1, %c0 : index
// CHECK-NEXT:    %3 = arith.cmpi eq, %2, %c0 : index
// CHECK-NEXT:    scf.if %3 {
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %4 = arith.ceildivsi %2, %c32 : index
// CHECK-NEXT:      %5 = arith.maxsi %4, %c1000 : index
// CHECK-NEXT:      %6 = arith.minsi %2, %5 : index
// CHECK-NEXT:      %7 = arith.ceildivsi %2, %6 : index
// CHECK-NEXT:      %8 = arith.cmpi eq, %7, %c1 : index
// CHECK-NEXT:      scf.if %8 {
// CHECK-NEXT:        func.call @parallel_compute_fn_1(%c0, %6, %2, %arg1, %arg2, %c2, %arg3, %arg0)
// CHECK-NEXT:      } else {
// CHECK-NEXT:        %9 = arith.subi %7, %c1 : index
// CHECK-NEXT:        %10 = async.create_group %9 : !async.group
// CHECK-NEXT:        func.call @async_dispatch_fn_2(%10, %c0, %7, %6, %2, %arg1, %arg2, %c2, %arg3, %arg0)
// CHECK-NEXT:        async.await_all %10

// TURN-LABEL: func.func @one(
// TURN:         %[[GROUP:.*]] = async.create_group
// TURN-NEXT:    scf.for %[[BLOCK:.*]] = %c1 to
// TURN-NEXT:      %token = async.execute {
// TURN-NEXT:        func.call @parallel_compute_fn_1(%[[BLOCK]],
// TURN-NEXT:        async.yield
// TURN-NEXT:      }
// TURN-NEXT:      async.add_to_group %token, %[[GROUP]] : !async.token
// TURN:         func.call @parallel_compute_fn_1(%c0,
// TURN-NEXT:    async.await_all %[[GROUP]]

// ASK-LABEL: func.func @one(
// ASK:         async.runtime.num_worker_threads : index

// SIZE-LABEL: func.func @one(
// SIZE:         %c7 = arith.constant 7 : index

// Inner loops whose number of points is known, and small, are gone through whole; the number of blocks is
// that of the larger blocks, where MLIR keeps the other one.
func.func @two(%m: memref<?x10xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c10) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<?x10xf32>
  }
  return
}
// CHECK-LABEL: func.func @two(
// CHECK:         %[[FITS:.*]] = arith.cmpi sge, %[[POINTS:.*]], %c10 : index
// CHECK-NEXT:    scf.if %[[FITS]] {
// CHECK-NEXT:      %[[ROWS:.*]] = arith.ceildivsi %[[POINTS]], %c10 : index
// CHECK-NEXT:      %[[LARGER:.*]] = arith.muli %[[ROWS]], %c10 : index
// CHECK-NEXT:      arith.ceildivsi %{{.*}}, %[[LARGER]] : index
// CHECK:           func.call @parallel_compute_fn_with_aligned_loops(
// CHECK:           func.call @parallel_compute_fn_0(

// The results of reductions are combined in the order of the blocks.
func.func @sum(%m: memref<5000xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5000 : index
  %init = arith.constant 3.0 : f32
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> f32 {
    %v = memref.load %m[%i] : memref<5000xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return %s : f32
}
// CHECK-LABEL: func.func @sum(
// CHECK:         %[[PARTIAL:.*]] = memref.alloc(%c5) : memref<?xf32>
// CHECK:         func.call @async_dispatch_fn(%{{.*}}, %[[PARTIAL]])
// CHECK:         async.await_all
// CHECK:         scf.for %[[BLOCK:.*]] = %c0 to %c5 step %c1 iter_args(%[[SO_FAR:.*]] = %cst) -> (f32) {
// CHECK-NEXT:      %[[VALUE:.*]] = memref.load %[[PARTIAL]][%[[BLOCK]]] : memref<?xf32>
// CHECK-NEXT:      %[[NEXT:.*]] = arith.addf %[[SO_FAR]], %[[VALUE]] : f32
// CHECK-NEXT:      scf.yield %[[NEXT]] : f32
// CHECK:         memref.dealloc %[[PARTIAL]] : memref<?xf32>

// A token can't be in a memref: the loop stays.
func.func @tokens(%t: !async.token) -> !async.token {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%t) -> !async.token {
    scf.reduce(%t : !async.token) {
    ^bb0(%a: !async.token, %b: !async.token):
      scf.reduce.return %b : !async.token
    }
  }
  return %s : !async.token
}
// CHECK-LABEL: func.func @tokens(
// CHECK:         scf.parallel

// MARKS:      func.func private @parallel_compute_fn(
// MARKS-SAME:   memref<5000xf32> {llvm.noalias}, %{{.*}}: memref<?xf32>) attributes {passthrough = ["noinline"]} {
