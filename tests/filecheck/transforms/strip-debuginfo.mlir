// RUN: stretto-opt %s -strip-debuginfo -mlir-print-debuginfo | filecheck %s

// CHECK: #loc = loc(unknown)

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg0 : i32 loc(#loc)
// CHECK-NEXT:   return %0 : i32 loc(#loc)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: } loc(#loc)
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
