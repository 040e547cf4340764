// RUN: stretto-run %s --leak-check | filecheck %s
// Ten steps of a stencil in two dimensions, each a parallel loop, in a sequential one; nested loops inside.
// CHECK: 1048576
// CHECK-NEXT: 63504

func.func @step(%from: memref<?x?xi64>, %to: memref<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %from, %c0 : memref<?x?xi64>
  %columns = memref.dim %from, %c1 : memref<?x?xi64>
  %last_row = arith.subi %rows, %c1 : index
  %last_column = arith.subi %columns, %c1 : index
  scf.parallel (%i) = (%c1) to (%last_row) step (%c1) {
    scf.parallel (%j) = (%c1) to (%last_column) step (%c1) {
      %up = arith.subi %i, %c1 : index
      %down = arith.addi %i, %c1 : index
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %a = memref.load %from[%up, %j] : memref<?x?xi64>
      %b = memref.load %from[%down, %j] : memref<?x?xi64>
      %c = memref.load %from[%i, %left] : memref<?x?xi64>
      %d = memref.load %from[%i, %right] : memref<?x?xi64>
      %ab = arith.addi %a, %b : i64
      %cd = arith.addi %c, %d : i64
      %s = arith.addi %ab, %cd : i64
      memref.store %s, %to[%i, %j] : memref<?x?xi64>
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = arith.constant 40 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %center = arith.constant 20 : index
  %a = memref.alloc(%n, %n) : memref<?x?xi64>
  %b = memref.alloc(%n, %n) : memref<?x?xi64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %zero, %a[%i, %j] : memref<?x?xi64>
    memref.store %zero, %b[%i, %j] : memref<?x?xi64>
  }
  memref.store %one, %a[%center, %center] : memref<?x?xi64>
  scf.for %k = %c0 to %c5 step %c1 {
    func.call @step(%a, %b) : (memref<?x?xi64>, memref<?x?xi64>) -> ()
    func.call @step(%b, %a) : (memref<?x?xi64>, memref<?x?xi64>) -> ()
  }
  %sum = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%zero) -> i64 {
    %x = memref.load %a[%i, %j] : memref<?x?xi64>
    scf.reduce(%x : i64) {
    ^bb0(%p: i64, %q: i64):
      %s = arith.addi %p, %q : i64
      scf.reduce.return %s : i64
    }
  }
  vector.print %sum : i64
  %x = memref.load %a[%center, %center] : memref<?x?xi64>
  vector.print %x : i64
  memref.dealloc %a : memref<?x?xi64>
  memref.dealloc %b : memref<?x?xi64>
  return
}
