func.func private @printI64(i64)
func.func private @printF32(f32)
func.func private @printNewline()
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @fill(%m: memref<?xf32>, %x: f32) attributes {llvm.emit_c_interface} {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = memref.dim %m, %z : memref<?xf32>
  scf.for %i = %z to %n step %o {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %s = arith.addf %f, %x : f32
    memref.store %s, %m[%i] : memref<?xf32>
  }
  return
}
func.func @two(%a: i64, %m: memref<?xf32>) -> (i64, memref<?xf32>, index) {
  %c = arith.constant 3 : index
  %b = arith.muli %a, %a : i64
  return %b, %m, %c : i64, memref<?xf32>, index
}
func.func @main() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 6 : index
  %x = arith.constant 1.5 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %t, %v = async.execute -> !async.value<memref<?xf32>> {
    func.call @fill(%m, %x) : (memref<?xf32>, f32) -> ()
    async.yield %m : memref<?xf32>
  }
  %t2, %v2:2 = async.execute [%t] (%v as %mm: !async.value<memref<?xf32>>) -> (!async.value<i64>, !async.value<index>) {
    %c5 = arith.constant 5 : i64
    %r:3 = func.call @two(%c5, %mm) : (i64, memref<?xf32>) -> (i64, memref<?xf32>, index)
    async.yield %r#0, %r#2 : i64, index
  }
  %r0 = async.await %v2#0 : !async.value<i64>
  %r1 = async.await %v2#1 : !async.value<index>
  func.call @printI64(%r0) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %r1i = arith.index_cast %r1 : index to i64
  func.call @printI64(%r1i) : (i64) -> ()
  func.call @printNewline() : () -> ()
  async.await %t2 : !async.token
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %g = async.create_group %n : !async.group
  scf.for %i = %z to %n step %o {
    %tt = async.execute {
      %fz = arith.constant 100.0 : f32
      %q = memref.load %m[%i] : memref<?xf32>
      %w = arith.addf %q, %fz : f32
      memref.store %w, %m[%i] : memref<?xf32>
      async.yield
    }
    %rank = async.add_to_group %tt, %g : !async.token
  }
  async.await_all %g
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<?xf32>
  return
}
