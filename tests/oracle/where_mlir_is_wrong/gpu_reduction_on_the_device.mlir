// RUN: stretto-run %s --offload --leak-check | filecheck %s

// Right: a sum starts with what its loop says.
// MLIR: sums up over the block and forgets where to start.
// MLIR-OPT: -gpu-map-parallel-loops -convert-parallel-loops-to-gpu
// MLIR-PRINTS: gpu.all_reduce +%\d+ \{\n *\^bb0.*\n.*arith.addi.*\n.*gpu.yield.*\n *\} : \(i64\) -> i64\n *memref.store

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %hundred = arith.constant 100 : i64
  %m = memref.alloc() : memref<8xi64>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %r = scf.parallel (%j) = (%c0) to (%c8) step (%c1) init (%hundred) -> i64 {
      %k = arith.index_cast %j : index to i64
      scf.reduce(%k : i64) {
      ^bb0(%a: i64, %b: i64):
        %z = arith.addi %a, %b : i64
        scf.reduce.return %z : i64
      }
    }
    memref.store %r, %m[%i] : memref<8xi64>
  }
  %x = memref.load %m[%c1] : memref<8xi64>
  // CHECK: 128
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<8xi64>
  return
}
