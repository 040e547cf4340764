// Payloads of several types: vectors, memrefs, floats, index, i1; a value that two tasks await.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %f = arith.constant 2.5 : f32
  %t, %v, %b, %w, %mm = async.execute -> (!async.value<vector<4xf32>>, !async.value<i1>, !async.value<index>, !async.value<memref<?xf32>>) {
    %m = memref.alloc(%c3) : memref<?xf32>
    %c1 = arith.constant 1 : index
    memref.store %f, %m[%c1] : memref<?xf32>
    %vec = arith.constant dense<1.5> : vector<4xf32>
    %yes = arith.constant true
    async.yield %vec, %yes, %c3, %m : vector<4xf32>, i1, index, memref<?xf32>
  }
  %t1, %s1 = async.execute (%mm as %m : !async.value<memref<?xf32>>, %w as %n : !async.value<index>) -> !async.value<f32> {
    %c1 = arith.constant 1 : index
    %i = arith.subi %n, %c1 : index
    %j = arith.subi %i, %c1 : index
    %x = memref.load %m[%j] : memref<?xf32>
    async.yield %x : f32
  }
  %t2, %s2 = async.execute (%mm as %m : !async.value<memref<?xf32>>, %b as %yes : !async.value<i1>) -> !async.value<f32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k = arith.select %yes, %c1, %c0 : index
    %x = memref.load %m[%k] : memref<?xf32>
    async.yield %x : f32
  }
  %x1 = async.await %s1 : !async.value<f32>
  %x2 = async.await %s2 : !async.value<f32>
  %vec = async.await %v : !async.value<vector<4xf32>>
  %m = async.await %mm : !async.value<memref<?xf32>>
  %sum = arith.addf %x1, %x2 : f32
  %two = arith.constant 2.0 : f32
  %twice = arith.mulf %sum, %two : f32
  %r = arith.fptosi %twice : f32 to i64
  memref.dealloc %m : memref<?xf32>
  func.call @show(%r) : (i64) -> ()
  return
}
