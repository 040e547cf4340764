// Parallel loops of 64 points, each run n times, for the cost of reference counting (../ref_counting.py).

func.func @loop_1d(%n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %count = arith.index_cast %n : i64 to index
  %m = memref.alloc() : memref<64xi64>
  scf.for %k = %c0 to %count step %c1 {
    scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
      memref.store %n, %m[%i] : memref<64xi64>
    }
  }
  memref.dealloc %m : memref<64xi64>
  return
}

func.func @loop_2d(%n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %count = arith.index_cast %n : i64 to index
  %m = memref.alloc() : memref<8x8xi64>
  scf.for %k = %c0 to %count step %c1 {
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
      memref.store %n, %m[%i, %j] : memref<8x8xi64>
    }
  }
  memref.dealloc %m : memref<8x8xi64>
  return
}

func.func @loop_nested(%n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %count = arith.index_cast %n : i64 to index
  %m = memref.alloc() : memref<8x8xi64>
  scf.for %k = %c0 to %count step %c1 {
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
      scf.parallel (%j) = (%c0) to (%c8) step (%c1) {
        memref.store %n, %m[%i, %j] : memref<8x8xi64>
      }
    }
  }
  memref.dealloc %m : memref<8x8xi64>
  return
}

func.func @loop_sum(%n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %count = arith.index_cast %n : i64 to index
  %m = memref.alloc() : memref<64xi64>
  scf.for %k = %c0 to %count step %c1 {
    %s = scf.parallel (%i) = (%c0) to (%c64) step (%c1) init (%n) -> i64 {
      %x = arith.index_cast %i : index to i64
      scf.reduce(%x : i64) {
      ^bb0(%a: i64, %b: i64):
        %c = arith.addi %a, %b : i64
        scf.reduce.return %c : i64
      }
    }
    memref.store %s, %m[%c0] : memref<64xi64>
  }
  memref.dealloc %m : memref<64xi64>
  return
}
