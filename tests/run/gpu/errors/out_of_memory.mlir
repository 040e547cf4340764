// RUN: not stretto-run %s -e asynchronous --leak-check --stats 2>&1 | filecheck %s --check-prefixes=CHECK,ASYNC
// RUN: not stretto-run %s -e synchronous --leak-check --stats 2>&1 | filecheck %s --check-prefixes=CHECK,SYNC
// RUN: not stretto-run %s -e negative --input=-4 --leak-check --stats 2>&1 | filecheck %s --check-prefixes=CHECK,NEGATIVE
// EXIT: 3
// An allocation that can't be had fails at its place; what was to use it doesn't run.
// ASYNC: out_of_memory.mlir:[[# @LINE + 9]]:12: error: {{.*}}memory
// SYNC: out_of_memory.mlir:[[# @LINE + 18]]:8: error: {{.*}}memory
// NEGATIVE: out_of_memory.mlir:[[# @LINE + 23]]:8: error: allocation of -1 bytes
// CHECK-NOT: leak
// CHECK: "live_objects": 0
func.func @asynchronous() {
  %huge = arith.constant 1152921504606846976 : index
  %zero = arith.constant 0 : i8
  %small, %s = gpu.alloc async () : memref<16xi8>
  %m, %a = gpu.alloc async [%s] (%huge) : memref<?xi8>
  %b = gpu.memset async [%a] %m, %zero : memref<?xi8>, i8
  %c = gpu.dealloc async [%b] %m : memref<?xi8>
  %d = gpu.dealloc async [%c] %small : memref<16xi8>
  gpu.wait [%d]
  return
}
func.func @synchronous() {
  %huge = arith.constant 1152921504606846976 : index
  %zero = arith.constant 0 : i8
  %m = gpu.alloc (%huge) : memref<?xi8>
  gpu.memset %m, %zero : memref<?xi8>, i8
  gpu.dealloc %m : memref<?xi8>
  return
}
func.func @negative(%n: index) {
  %m = gpu.alloc (%n) : memref<?xi8>
  gpu.dealloc %m : memref<?xi8>
  return
}
