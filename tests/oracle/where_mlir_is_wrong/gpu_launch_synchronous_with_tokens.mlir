// RUN: stretto-opt %s | filecheck %s

// Right: a synchronous launch that depends on tokens prints them.
// MLIR: leaves them out, so that what is read back doesn't wait.
// MLIR-OPT:
// MLIR-LACKS: gpu.launch \[

func.func @f(%n: index, %t: !gpu.async.token) {
  // CHECK: gpu.launch [%arg1] blocks(
  "gpu.launch"(%t, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %g: index, %h: index, %i: index, %j: index, %k: index, %l: index):
    "gpu.terminator"() : () -> ()
  }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index) -> ()
  return
}
