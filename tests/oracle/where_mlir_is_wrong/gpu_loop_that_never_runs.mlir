// RUN: stretto-opt %s -pass-pipeline='builtin.module(func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu)' | filecheck %s
// RUN: stretto-run %s --offload --input=-3 | filecheck %s --check-prefix=PRINTED
// RUN: stretto-run %s --offload --input=5 | filecheck %s --check-prefix=FIVE

// Right: a parallel loop without iterations does nothing.
// MLIR: launches a grid of -3 blocks.
// MLIR-OPT: -gpu-map-parallel-loops -convert-parallel-loops-to-gpu
// MLIR-LACKS: scf.if|arith.cmpi|arith.maxsi

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %m = memref.alloc() : memref<5xi64>
  memref.store %one, %m[%c4] : memref<5xi64>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %two, %m[%i] : memref<5xi64>
  }
  %x = memref.load %m[%c4] : memref<5xi64>
  // PRINTED: 1
  // FIVE: 2
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<5xi64>
  return
}
// CHECK:      %[[SOME:.*]] = arith.cmpi sgt
// CHECK-NEXT: scf.if %[[SOME]] {
// CHECK-NEXT:   gpu.launch
