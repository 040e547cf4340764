// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Poison. The text is MLIR's, whichever form is read.

func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison {foo} : i64
  %3 = "ub.poison"() : () -> i32
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  return
}
func.func @unreachable() {
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison() {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %2 = ub.poison {foo} : i64
// CHECK-NEXT:     %3 = ub.poison : i32
// CHECK-NEXT:     %4 = ub.poison : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unreachable() {
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
