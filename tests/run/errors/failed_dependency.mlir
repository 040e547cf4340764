// RUN: not stretto-run %s --leak-check --stats 2>&1 | filecheck %s
// EXIT: 3
// The dependents of a failed task don't run; the first failure reaches the entry, with its place.
// CHECK-NOT: {{^}}0
// CHECK: failed_dependency.mlir:[[# @LINE + 12]]:5: error: out of fuel
// CHECK-NEXT: cf.assert
// CHECK: "live_objects": 0

func.func private @printI64(i64)
func.func @main() {
  %no = arith.constant false
  %m = memref.alloc() : memref<1xi64>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  memref.store %zero, %m[%c0] : memref<1xi64>
  %a, %va = async.execute -> !async.value<i64> {
    cf.assert %no, "out of fuel"
    async.yield %zero : i64
  }
  %b = async.execute [%a] {
    func.call @printI64(%zero) : (i64) -> ()
    async.yield
  }
  %c, %vc = async.execute (%va as %x : !async.value<i64>) -> !async.value<i64> {
    func.call @printI64(%x) : (i64) -> ()
    async.yield %x : i64
  }
  %d = async.execute [%b, %c] {
    func.call @printI64(%zero) : (i64) -> ()
    async.yield
  }
  async.await %d : !async.token
  func.call @printI64(%zero) : (i64) -> ()
  return
}
