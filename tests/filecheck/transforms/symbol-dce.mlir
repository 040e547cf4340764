// RUN: stretto-opt %s -symbol-dce | filecheck %s

// These two only call each other.
// CHECK-NOT: @first
func.func private @first() {
  call @second() : () -> ()
  return
}

// CHECK-NOT: @second
func.func private @second() {
  call @first() : () -> ()
  return
}

// CHECK-NOT: @declaration
func.func private @declaration(i32)

// CHECK-NOT: @nested
func.func nested @nested() {
  return
}

// CHECK-NOT: @unused
memref.global "private" @unused : memref<4xf32> = dense<0.0>

// CHECK-LABEL: func.func private @used(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @used() {
  return
}

// CHECK-LABEL: func.func @public(
// CHECK-NEXT:   call @used() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @public() {
  call @used() : () -> ()
  return
}
