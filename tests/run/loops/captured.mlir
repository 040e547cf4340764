// RUN: stretto-run %s --leak-check | filecheck %s
// A loop that uses values of many types from outside: tokens, groups, functions, vectors, memrefs of all kinds.
// CHECK: 110000
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @twice(%x: i64) -> i64 {
  %y = arith.addi %x, %x : i64
  return %y : i64
}
memref.global @g : memref<4xi64> = dense<[1, 2, 3, 4]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5000 : index
  %z = arith.constant 0 : i64
  %c3 = arith.constant 3 : i64
  %tok, %val = async.execute -> !async.value<i64> { async.yield %c3 : i64 }
  %group_size = arith.constant 1 : index
  %group = async.create_group %group_size : !async.group
  %rank = async.add_to_group %tok, %group : !async.token
  %cf = arith.constant 2.0 : f64
  %vec = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  %f = func.constant @twice : (i64) -> i64
  %alloca = memref.alloca() : memref<8xi64>
  %gl = memref.get_global @g : memref<4xi64>
  %un = memref.cast %gl : memref<4xi64> to memref<*xi64>
  %st = memref.reinterpret_cast %gl to offset: [1], sizes: [2], strides: [2] : memref<4xi64> to memref<2xi64, strided<[2], offset: 1>>
  %b = arith.constant true
  %i8 = arith.constant 5 : i8
  %i128 = arith.constant 77 : i128
  %h = arith.constant 1.5 : f16
  %bf = arith.constant 1.5 : bf16
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i64 {
    %a = async.await %val : !async.value<i64>
    async.await %tok : !async.token
    async.await_all %group
    %v1 = vector.extract %vec[1] : i64 from vector<4xi64>
    %w = func.call_indirect %f(%v1) : (i64) -> i64
    memref.store %w, %alloca[%c1] : memref<8xi64>
    %x = memref.load %st[%c1] : memref<2xi64, strided<[2], offset: 1>>
    %rm = memref.cast %un : memref<*xi64> to memref<4xi64>
    %y = memref.load %rm[%c0] : memref<4xi64>
    %e = arith.extui %i8 : i8 to i64
    %t = arith.trunci %i128 : i128 to i64
    %q = arith.select %b, %e, %t : i64
    %h2 = arith.extf %h : f16 to f64
    %h3 = arith.extf %bf : bf16 to f64
    %hs = arith.addf %h2, %h3 : f64
    %hi = arith.fptosi %hs : f64 to i64
    %ri = arith.fptosi %cf : f64 to i64
    %s1 = arith.addi %a, %w : i64
    %s2 = arith.addi %s1, %x : i64
    %s3 = arith.addi %s2, %y : i64
    %s4 = arith.addi %s3, %q : i64
    %s5 = arith.addi %s4, %hi : i64
    %s6 = arith.addi %s5, %ri : i64
    scf.reduce(%s6 : i64) {
    ^bb0(%p: i64, %qq: i64):
      %tt = arith.addi %p, %qq : i64
      scf.reduce.return %tt : i64
    }
  }
  func.call @printI64(%s) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
