// Prints: 253952
// Nothing here says where it runs: the loop and the product run on the host's cores, or with --offload on the
// device. a[i][j] = i, b[i][j] = 1/2: each element of row i of the product is 16 i, and their sum 253952.
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %a = memref.alloc() : memref<32x32xf32>
  %b = memref.alloc() : memref<32x32xf32>
  %c = memref.alloc() : memref<32x32xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %k = arith.index_cast %i : index to i32
    %x = arith.sitofp %k : i32 to f32
    memref.store %x, %a[%i, %j] : memref<32x32xf32>
    memref.store %half, %b[%i, %j] : memref<32x32xf32>
    memref.store %zero, %c[%i, %j] : memref<32x32xf32>
    scf.reduce
  }
  linalg.matmul ins(%a, %b : memref<32x32xf32>, memref<32x32xf32>) outs(%c : memref<32x32xf32>)
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %t = scf.for %j = %c0 to %n step %c1 iter_args(%u = %s) -> (f32) {
      %x = memref.load %c[%i, %j] : memref<32x32xf32>
      %v = arith.addf %u, %x : f32
      scf.yield %v : f32
    }
    scf.yield %t : f32
  }
  %total = arith.fptosi %sum : f32 to i64
  func.call @printI64(%total) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.dealloc %a : memref<32x32xf32>
  memref.dealloc %b : memref<32x32xf32>
  memref.dealloc %c : memref<32x32xf32>
  return
}
