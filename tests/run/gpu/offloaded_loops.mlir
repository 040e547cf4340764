// RUN: stretto-run %s --offload --input=10 --input=0 --input=1 | filecheck %s --check-prefixes=ALL,TEN
// RUN: stretto-run %s --offload --input=700 --input=3 --input=2 | filecheck %s --check-prefixes=ALL,MANY
// RUN: stretto-run %s --offload --input=0 --input=0 --input=1 | filecheck %s --check-prefixes=ALL,NONE
// RUN: stretto-run %s --offload --input=-5 --input=4 --input=7 | filecheck %s --check-prefixes=ALL,NONE
// RUN: stretto-run %s --input=700 --input=3 --input=2 | filecheck %s --check-prefixes=ALL,MANY

// Loops of any bounds and steps, sent to the device in blocks of threads: each point runs once, no other does.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main(%upper: index, %lower: index, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloc() : memref<1000x5xi64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1000, %c5) step (%c1, %c1) {
    memref.store %zero, %m[%i, %j] : memref<1000x5xi64>
  }
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    %x = memref.load %m[%i, %c1] : memref<1000x5xi64>
    %y = arith.addi %x, %one : i64
    memref.store %y, %m[%i, %c1] : memref<1000x5xi64>
  }
  scf.parallel (%j, %i) = (%c0, %lower) to (%c5, %upper) step (%c1, %step) {
    %x = memref.load %m[%i, %j] : memref<1000x5xi64>
    %y = arith.addi %x, %one : i64
    memref.store %y, %m[%i, %j] : memref<1000x5xi64>
  }
  // The sum, the sum of squares, and the sum weighted by place.
  %sums:3 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%a = %zero, %b = %zero, %c = %zero) -> (i64, i64, i64) {
    %inner:3 = scf.for %j = %c0 to %c5 step %c1 iter_args(%d = %a, %e = %b, %f = %c) -> (i64, i64, i64) {
      %x = memref.load %m[%i, %j] : memref<1000x5xi64>
      %square = arith.muli %x, %x : i64
      %place = arith.index_cast %i : index to i64
      %weighted = arith.muli %x, %place : i64
      %g = arith.addi %d, %x : i64
      %h = arith.addi %e, %square : i64
      %k = arith.addi %f, %weighted : i64
      scf.yield %g, %h, %k : i64, i64, i64
    }
    scf.yield %inner#0, %inner#1, %inner#2 : i64, i64, i64
  }
  // ALL-NOT: error
  // TEN: 60
  // TEN-NEXT: 80
  // TEN-NEXT: 270
  // MANY: 2094
  // MANY-NEXT: 2792
  // MANY-NEXT: 734994
  // NONE: 0
  // NONE-NEXT: 0
  // NONE-NEXT: 0
  call @printI64(%sums#0) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%sums#1) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%sums#2) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<1000x5xi64>
  return
}
