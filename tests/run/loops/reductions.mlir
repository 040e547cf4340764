// RUN: stretto-run %s --leak-check | filecheck %s
// A dot product, a histogram, and the largest value with its index, by reductions.
// CHECK: 333283335000
// CHECK-NEXT: ( 2500, 2500, 2500, 2500 )
// CHECK-NEXT: ( 9973, 3645 )

func.func private @pack(%value: i64, %index: i64) -> vector<2xi64> {
  %zero = arith.constant dense<0> : vector<2xi64>
  %0 = vector.insert %value, %zero [0] : i64 into vector<2xi64>
  %1 = vector.insert %index, %0 [1] : i64 into vector<2xi64>
  return %1 : vector<2xi64>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10000 : index
  %zero = arith.constant 0 : i64
  %m = memref.alloc() : memref<10000xi64>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<10000xi64>
  }
  %dot = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
    %x = memref.load %m[%i] : memref<10000xi64>
    %p = arith.muli %x, %x : i64
    scf.reduce(%p : i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  vector.print %dot : i64

  %none = arith.constant dense<0> : vector<4xi32>
  %buckets = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %four = arith.constant 4 : i64
  %histogram = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%none) -> vector<4xi32> {
    %x = memref.load %m[%i] : memref<10000xi64>
    %r = arith.remsi %x, %four : i64
    %bucket = arith.trunci %r : i64 to i32
    %all = vector.broadcast %bucket : i32 to vector<4xi32>
    %hit = arith.cmpi eq, %all, %buckets : vector<4xi32>
    %one = arith.extui %hit : vector<4xi1> to vector<4xi32>
    scf.reduce(%one : vector<4xi32>) {
    ^bb0(%a: vector<4xi32>, %b: vector<4xi32>):
      %s = arith.addi %a, %b : vector<4xi32>
      scf.reduce.return %s : vector<4xi32>
    }
  }
  vector.print %histogram : vector<4xi32>

  // (i * 7919) mod 9974 repeats after 9974 values; of equal ones the first index counts.
  %factor = arith.constant 7919 : i64
  %modulus = arith.constant 9974 : i64
  %least = arith.constant dense<-1> : vector<2xi64>
  %best = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%least) -> vector<2xi64> {
    %x = memref.load %m[%i] : memref<10000xi64>
    %y = arith.muli %x, %factor : i64
    %z = arith.remsi %y, %modulus : i64
    %v = func.call @pack(%z, %x) : (i64, i64) -> vector<2xi64>
    scf.reduce(%v : vector<2xi64>) {
    ^bb0(%a: vector<2xi64>, %b: vector<2xi64>):
      %va = vector.extract %a[0] : i64 from vector<2xi64>
      %vb = vector.extract %b[0] : i64 from vector<2xi64>
      %later = arith.cmpi sgt, %vb, %va : i64
      %s = arith.select %later, %b, %a : vector<2xi64>
      scf.reduce.return %s : vector<2xi64>
    }
  }
  vector.print %best : vector<2xi64>
  memref.dealloc %m : memref<10000xi64>
  return
}
