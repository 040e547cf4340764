// RUN: stretto-run %s --leak-check | filecheck %s
// Parallel loops in functions of all kinds: an async.func, an llvm.func, a task, loops in functions called by loops.
// CHECK: 7777
// CHECK-NEXT: 785
// CHECK-NEXT: 49995000
// CHECK-NEXT: 12480000
func.func private @printI64(i64)
func.func private @printNewline()
async.func @work(%m: memref<?xi64>) -> !async.token {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<?xi64>
  }
  return
}
llvm.func @raw(%a: i64) -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 40 : index
  %st = arith.constant 1 : index
  %s = scf.parallel (%i) = (%lo) to (%hi) step (%st) init (%a) -> i64 {
    %v = arith.index_cast %i : index to i64
    scf.reduce(%v : i64) {
    ^bb0(%p: i64, %q: i64):
      %tq = arith.addi %p, %q : i64
      scf.reduce.return %tq : i64
    }
  }
  llvm.return %s : i64
}
func.func @main() {
  %n = arith.constant 10000 : index
  %m = memref.alloc(%n) : memref<?xi64>
  %t = async.call @work(%m) : (memref<?xi64>) -> !async.token
  async.await %t : !async.token
  %c77 = arith.constant 7777 : index
  %x = memref.load %m[%c77] : memref<?xi64>
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %c5 = arith.constant 5 : i64
  %r = llvm.call @raw(%c5) : (i64) -> i64
  func.call @printI64(%r) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %t2, %v2 = async.execute -> !async.value<i64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0 : i64
    %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> i64 {
      %v = memref.load %m[%i] : memref<?xi64>
      scf.reduce(%v : i64) {
      ^bb0(%p: i64, %q: i64):
        %tq = arith.addi %p, %q : i64
        scf.reduce.return %tq : i64
      }
    }
    async.yield %s : i64
  }
  %y = async.await %v2 : !async.value<i64>
  func.call @printI64(%y) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.dealloc %m : memref<?xi64>
  func.call @nested() : () -> ()
  return
}
llvm.func @inner(%a: i64) -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 40 : index
  %st = arith.constant 1 : index
  %s = scf.parallel (%i) = (%lo) to (%hi) step (%st) init (%a) -> i64 {
    %v = arith.index_cast %i : index to i64
    scf.reduce(%v : i64) {
    ^bb0(%p: i64, %q: i64):
      %t = arith.addi %p, %q : i64
      scf.reduce.return %t : i64
    }
  }
  llvm.return %s : i64
}
llvm.func @middle(%a: i64) -> i64 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 40 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %s = scf.parallel (%i, %j) = (%lo, %lo) to (%hi, %hi) step (%st, %st) init (%a) -> i64 {
    %v = llvm.call @inner(%z) : (i64) -> i64
    scf.reduce(%v : i64) {
    ^bb0(%p: i64, %q: i64):
      %t = arith.addi %p, %q : i64
      scf.reduce.return %t : i64
    }
  }
  llvm.return %s : i64
}
func.func private @nested() {
  %lo = arith.constant 0 : index
  %hi = arith.constant 10 : index
  %st = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %s = scf.parallel (%i) = (%lo) to (%hi) step (%st) init (%z) -> i64 {
    %v = llvm.call @middle(%z) : (i64) -> i64
    scf.reduce(%v : i64) {
    ^bb0(%p: i64, %q: i64):
      %t = arith.addi %p, %q : i64
      scf.reduce.return %t : i64
    }
  }
  func.call @printI64(%s) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
