// RUN: stretto-run %s --leak-check | filecheck %s
// A task outlives the function on whose stack the descriptor of its unranked memref is; so does a coroutine.
// CHECK: 6
// CHECK-NEXT: 1.5
// CHECK-NEXT: 1.5

func.func private @total(%u: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %rows = memref.dim %m, %c0 : memref<?x?xf32>
  %columns = memref.dim %m, %c1 : memref<?x?xf32>
  %size = arith.muli %rows, %columns : index
  vector.print %size : index
  %last = memref.load %m[%c1, %c2] : memref<?x?xf32>
  return %last : f32
}
func.func private @start(%u: memref<*xf32>, %gate: !async.token) -> !async.value<f32> {
  %t, %v = async.execute [%gate] -> !async.value<f32> {
    %inner, %w = async.execute -> !async.value<f32> {
      %x = func.call @total(%u) : (memref<*xf32>) -> f32
      async.yield %x : f32
    }
    %x = async.await %w : !async.value<f32>
    async.yield %x : f32
  }
  return %v : !async.value<f32>
}
async.func private @late(%u: memref<*xf32>, %gate: !async.token) -> !async.value<f32> {
  async.await %gate : !async.token
  %c1 = arith.constant 1 : index
  %m = memref.cast %u : memref<*xf32> to memref<2x3xf32>
  %x = memref.load %m[%c1, %c1] : memref<2x3xf32>
  return %x : f32
}
func.func private @middle(%m: memref<2x3xf32>, %gate: !async.token) -> (!async.value<f32>, !async.value<f32>) {
  %u = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  %v = call @start(%u, %gate) : (memref<*xf32>, !async.token) -> !async.value<f32>
  %w = async.call @late(%u, %gate) : (memref<*xf32>, !async.token) -> !async.value<f32>
  return %v, %w : !async.value<f32>, !async.value<f32>
}
func.func private @scribble(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %a[%i] : memref<?xindex>
  }
  return
}
func.func @main() {
  %m = memref.alloc() : memref<2x3xf32>
  %x = arith.constant 1.5 : f32
  linalg.fill ins(%x : f32) outs(%m : memref<2x3xf32>)
  %gate = async.runtime.create : !async.token
  %v, %w = call @middle(%m, %gate) : (memref<2x3xf32>, !async.token) -> (!async.value<f32>, !async.value<f32>)
  %n = arith.constant 1000 : index
  call @scribble(%n) : (index) -> ()
  async.runtime.set_available %gate : !async.token
  %a = async.await %v : !async.value<f32>
  vector.print %a : f32
  %b = async.await %w : !async.value<f32>
  vector.print %b : f32
  memref.dealloc %m : memref<2x3xf32>
  return
}
