// RUN: stretto-opt %s '-async-parallel-for=for-coroutines=true' | filecheck %s

// Where failures travel by value, those of a block wait for the other blocks.
func.func @asserts(%m: memref<?xi32>, %lower: index, %upper: index, %ok: i1) -> i32 {
  %c1 = arith.constant 1 : index
  %init = arith.constant 0 : i32
  scf.parallel (%i) = (%lower) to (%upper) step (%c1) {
    cf.assert %ok, "not ok"
  }
  %s = scf.parallel (%i) = (%lower) to (%upper) step (%c1) init (%init) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      cf.assert %ok, "not ok either"
      %c = arith.addi %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return %s : i32
}
// CHECK-LABEL: func.func @asserts(
// CHECK:         %[[GROUP:.*]] = async.create_group %[[COUNT:.*]] : !async.group
// CHECK-NEXT:    %[[TASK:.*]] = async.execute {
// CHECK-NEXT:      func.call @async_dispatch_fn{{.*}}(%[[GROUP]], %c0, %[[COUNT]],
// CHECK-NEXT:      async.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    async.add_to_group %[[TASK]], %[[GROUP]] : !async.token
// CHECK-NEXT:    %[[CODE:.*]] = stretto.settle %[[GROUP]] : !async.group
// CHECK-NEXT:    stretto.check %[[CODE]]
// CHECK:         %[[PARTIAL:.*]] = memref.alloc(
// CHECK:         %[[CODE:.*]] = stretto.settle %{{.*}} : !async.group
// CHECK-NEXT:    %[[DONE:.*]], %[[SUM:.*]] = async.execute -> !async.value<i32> {
// CHECK-NEXT:      stretto.check %[[CODE]]
// CHECK:           scf.for
// CHECK:         stretto.settle %[[DONE]] : !async.token
// CHECK-NEXT:    memref.dealloc %[[PARTIAL]] : memref<?xi32>
// CHECK-NEXT:    async.await %[[SUM]] : !async.value<i32>
