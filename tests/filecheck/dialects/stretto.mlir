// RUN: stretto-opt %s | filecheck %s
// RUN: stretto-opt %s --mlir-print-op-generic | stretto-opt | filecheck %s

// CHECK-LABEL: func.func @codes(
func.func @codes(%token: !async.token, %group: !async.group) -> i32 {
  // CHECK-NEXT: %0 = stretto.site "index is negative" : i32
  // CHECK-NEXT: stretto.check %0
  // CHECK-NEXT: %1 = stretto.error %arg1 : !async.group
  // CHECK-NEXT: stretto.set_error %arg0, %1 : !async.token
  // CHECK-NEXT: %2 = stretto.is_ready %arg0 : !async.token
  // CHECK-NEXT: %3 = stretto.help %arg0 : !async.token
  // CHECK-NEXT: %4 = stretto.null : !async.value<f32>
  // CHECK-NEXT: %5 = stretto.settle %arg1 : !async.group
  // CHECK-NEXT: stretto.member_ready %arg1, %5
  // CHECK-NEXT: return %5 : i32
  %site = stretto.site "index is negative" : i32
  stretto.check %site
  %code = stretto.error %group : !async.group
  stretto.set_error %token, %code : !async.token
  %ready = stretto.is_ready %token : !async.token
  %now_ready = stretto.help %token : !async.token
  %null = stretto.null : !async.value<f32>
  %failed = stretto.settle %group : !async.group
  stretto.member_ready %group, %failed
  return %failed : i32
}

// CHECK-LABEL: func.func @keep(
// CHECK-NEXT: %0 = stretto.keep %arg0 : memref<*xf32>
func.func @keep(%memref: memref<*xf32>) {
  %kept = stretto.keep %memref : memref<*xf32>
  return
}
