// RUN: stretto-run %s --leak-check --entry-point-result=i64 | filecheck %s
// RUN: stretto-run %s --leak-check --check-memory --entry-point-result=i64 | filecheck %s
// Memory that both sides use: shared with the host by its allocation, or the host's own and registered.
// CHECK: {{^}}44
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 20 : i64
  %shared = gpu.alloc host_shared () : memref<1xi64>
  %own = memref.alloc() : memref<1xi64>
  %unranked = memref.cast %own : memref<1xi64> to memref<*xi64>
  gpu.host_register %unranked : memref<*xi64>
  memref.store %x, %shared[%c0] : memref<1xi64>
  memref.store %x, %own[%c0] : memref<1xi64>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %two = arith.constant 2 : i64
    %a = memref.load %shared[%tx] : memref<1xi64>
    %b = memref.load %own[%tx] : memref<1xi64>
    %c = arith.addi %a, %two : i64
    %d = arith.addi %b, %two : i64
    memref.store %c, %shared[%tx] : memref<1xi64>
    memref.store %d, %own[%tx] : memref<1xi64>
    gpu.terminator
  }
  %a = memref.load %shared[%c0] : memref<1xi64>
  %b = memref.load %own[%c0] : memref<1xi64>
  %ab = arith.addi %a, %b : i64
  gpu.host_unregister %unranked : memref<*xi64>
  memref.dealloc %own : memref<1xi64>
  gpu.dealloc %shared : memref<1xi64>
  return %ab : i64
}
