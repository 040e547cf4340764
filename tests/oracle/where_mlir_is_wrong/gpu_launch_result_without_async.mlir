// RUN: not stretto-opt %s 2>&1 | filecheck %s

// Right: a launch with a result but without `async` is refused.
// MLIR: crashes.
// MLIR-OPT:
// MLIR-CRASHES

// CHECK: error: custom op 'gpu.launch' needs 'async' to have a result
func.func @f(%n: index) {
  %t = gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}
