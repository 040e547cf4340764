// RUN: stretto-opt %s -reconcile-unrealized-casts | filecheck %s

// Back to the type before; what has no use goes; the rest stays.
// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:   %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:   return %arg0, %0 : index, i64
// CHECK-NEXT: }
func.func @chain(%x: index) -> (index, i64) {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = builtin.unrealized_conversion_cast %x : index to f32
  return %1, %0 : index, i64
}

// CHECK-LABEL: func.func @longer(
// CHECK-NEXT:   return %arg0 : index
// CHECK-NEXT: }
func.func @longer(%x: index) -> index {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f64
  %2 = builtin.unrealized_conversion_cast %1 : f64 to index
  return %2 : index
}

// CHECK-LABEL: func.func @several(
// CHECK-NEXT:   return %arg0 : index
// CHECK-NEXT: }
func.func @several(%x: index) -> index {
  %0:2 = builtin.unrealized_conversion_cast %x : index to i64, i64
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i64, i64 to index
  return %1 : index
}

// CHECK-LABEL: func.func @swapped(
// CHECK-NEXT:   %0:2 = builtin.unrealized_conversion_cast %arg0 : index to i64, i64
// CHECK-NEXT:   %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to index
// CHECK-NEXT:   return %1 : index
// CHECK-NEXT: }
func.func @swapped(%x: index) -> index {
  %0:2 = builtin.unrealized_conversion_cast %x : index to i64, i64
  %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to index
  return %1 : index
}
