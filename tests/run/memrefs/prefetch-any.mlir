// RUN: stretto-run %s | filecheck %s

// Whatever a program wants to have in a cache, it compiles; what the target can't prefetch it doesn't.

func.func private @printI64(i64)

func.func @main() {
  %i = arith.constant 0 : index
  %m = memref.alloca() : memref<4xf32>
  memref.prefetch %m[%i], read, locality<0>, data : memref<4xf32>
  memref.prefetch %m[%i], write, locality<3>, data : memref<4xf32>
  memref.prefetch %m[%i], read, locality<0>, instr : memref<4xf32>
  memref.prefetch %m[%i], read, locality<3>, instr : memref<4xf32>
  memref.prefetch %m[%i], write, locality<0>, instr : memref<4xf32>
  memref.prefetch %m[%i], write, locality<3>, instr : memref<4xf32>
  %one = arith.constant 1 : i64
  // CHECK: 1
  func.call @printI64(%one) : (i64) -> ()
  return
}
