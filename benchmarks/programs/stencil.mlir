// The mean of a point and its four neighbours, for all points inside the edge.
func.func @stencil(%a: memref<?x?xf32>, %out: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fifth = arith.constant 0.2 : f32
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %columns = memref.dim %a, %c1 : memref<?x?xf32>
  %last_row = arith.subi %rows, %c1 : index
  %last_column = arith.subi %columns, %c1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%last_row, %last_column) step (%c1, %c1) {
    %up = arith.subi %i, %c1 : index
    %down = arith.addi %i, %c1 : index
    %left = arith.subi %j, %c1 : index
    %right = arith.addi %j, %c1 : index
    %0 = memref.load %a[%i, %j] : memref<?x?xf32>
    %1 = memref.load %a[%up, %j] : memref<?x?xf32>
    %2 = memref.load %a[%down, %j] : memref<?x?xf32>
    %3 = memref.load %a[%i, %left] : memref<?x?xf32>
    %4 = memref.load %a[%i, %right] : memref<?x?xf32>
    %5 = arith.addf %0, %1 : f32
    %6 = arith.addf %5, %2 : f32
    %7 = arith.addf %6, %3 : f32
    %8 = arith.addf %7, %4 : f32
    %9 = arith.mulf %8, %fifth : f32
    memref.store %9, %out[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}
