// RUN: not stretto-opt %s -gpu-kernel-outlining 2>&1 | filecheck %s
// EXIT: 1

// Right: a kernel can refer only to what the module around it has.
// MLIR: dereferences null.
// MLIR-OPT: -gpu-kernel-outlining
// MLIR-CRASHES

// CHECK: error: 'arith.constant' op can't be outlined: the module around has no symbol @lib::@table
func.func @main(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    %x = arith.constant {refers = @lib::@table} 1 : index
    gpu.terminator
  }
  return
}
