// RUN: stretto-run %s --leak-check | filecheck %s
// Seven results at once: a combiner that is a function with a loop, one that awaits, one that drops a value.
// CHECK: 12
// CHECK-NEXT: 8.997e+06
// CHECK-NEXT: ( 2999, 2999, 2999 )
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 2999
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @gcd(%a: i64, %b: i64) -> i64 {
  %z = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi ne, %y, %z : i64
    scf.condition(%go) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %m = arith.remui %x, %y : i64
    scf.yield %y, %m : i64, i64
  }
  return %r#0 : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3000 : index
  %z = arith.constant 0 : i64
  %fz = arith.constant 0.0 : f64
  %cz = arith.constant 0.0 : f64
  %vz = arith.constant dense<0.0> : vector<3xf32>
  %m0 = memref.alloc() : memref<1xi64>
  %b0 = arith.constant false
  %r:7 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z, %cz, %vz, %m0, %b0, %z, %c0) -> (i64, f64, vector<3xf32>, memref<1xi64>, i1, i64, index) {
    %x = arith.index_cast %i : index to i64
    %twelve = arith.constant 12 : i64
    %y = arith.muli %x, %twelve : i64
    %f = arith.sitofp %x : i64 to f64
    %cx = arith.addf %f, %f : f64
    %f32 = arith.truncf %f : f64 to f32
    %v = vector.broadcast %f32 : f32 to vector<3xf32>
    %lim = arith.constant 2999 : i64
    %is = arith.cmpi eq, %x, %lim : i64
    scf.reduce(%y, %cx, %v, %m0, %is, %x, %i : i64, f64, vector<3xf32>, memref<1xi64>, i1, i64, index) {
    ^bb0(%p: i64, %q: i64):
      %t = func.call @gcd(%p, %q) : (i64, i64) -> i64
      scf.reduce.return %t : i64
    }, {
    ^bb0(%p: f64, %q: f64):
      %t = arith.addf %p, %q : f64
      scf.reduce.return %t : f64
    }, {
    ^bb0(%p: vector<3xf32>, %q: vector<3xf32>):
      %t = arith.maximumf %p, %q : vector<3xf32>
      scf.reduce.return %t : vector<3xf32>
    }, {
    ^bb0(%p: memref<1xi64>, %q: memref<1xi64>):
      scf.reduce.return %q : memref<1xi64>
    }, {
    ^bb0(%p: i1, %q: i1):
      %t = arith.ori %p, %q : i1
      scf.reduce.return %t : i1
    }, {
    ^bb0(%p: i64, %q: i64):
      %tk, %vv = async.execute -> !async.value<i64> {
        %t = arith.xori %p, %q : i64
        async.yield %t : i64
      }
      %t = async.await %vv : !async.value<i64>
      scf.reduce.return %t : i64
    }, {
    ^bb0(%p: index, %q: index):
      %t = arith.maxui %p, %q : index
      scf.reduce.return %t : index
    }
  }
  func.call @printI64(%r#0) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %re = arith.addf %r#1, %fz : f64
  func.call @printF64(%re) : (f64) -> ()
  func.call @printNewline() : () -> ()
  vector.print %r#2 : vector<3xf32>
  %e = arith.extui %r#4 : i1 to i64
  func.call @printI64(%e) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%r#5) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %ix = arith.index_cast %r#6 : index to i64
  func.call @printI64(%ix) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.dealloc %r#3 : memref<1xi64>
  return
}
