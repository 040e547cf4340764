// A lower triangular matrix times a vector: row i is i + 1 multiplications.
func.func @triangular(%a: memref<?x?xf32>, %x: memref<?xf32>, %out: memref<?xf32>)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %end = arith.addi %i, %c1 : index
    %sum = scf.for %j = %c0 to %end step %c1 iter_args(%s = %zero) -> (f32) {
      %0 = memref.load %a[%i, %j] : memref<?x?xf32>
      %1 = memref.load %x[%j] : memref<?xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %s, %2 : f32
      scf.yield %3 : f32
    }
    memref.store %sum, %out[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
