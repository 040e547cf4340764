// RUN: stretto-opt %s -async-func-to-async-runtime | filecheck %s

// Right: an async.func without a body is a declaration of a function that returns its token and values.
// MLIR: crashes.
// MLIR-OPT: -async-func-to-async-runtime
// MLIR-CRASHES

// CHECK: func.func private @elsewhere(i64) -> !async.value<i64>
async.func private @elsewhere(%x: i64) -> !async.value<i64>

// CHECK: call @elsewhere(%{{.*}}) : (i64) -> !async.value<i64>
func.func private @calls(%x: i64) -> !async.value<i64> {
  %v = async.call @elsewhere(%x) : (i64) -> !async.value<i64>
  return %v : !async.value<i64>
}
