// RUN: stretto-run %s --leak-check | filecheck %s
// Memrefs, indices, booleans and small floats as payloads of values.
// CHECK: 1.5
// CHECK-NEXT: 12
// CHECK-NEXT: 1

func.func private @printF32(f32)
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f32
  %t0, %m = async.execute -> !async.value<memref<4xf32>> {
    %a = memref.alloc() : memref<4xf32>
    memref.store %half, %a[%c3] : memref<4xf32>
    async.yield %a : memref<4xf32>
  }
  %t1, %h, %i, %b = async.execute -> (!async.value<f16>, !async.value<index>, !async.value<i1>) {
    %one = arith.constant 1.0 : f16
    %twelve = arith.constant 12 : index
    %yes = arith.constant true
    async.yield %one, %twelve, %yes : f16, index, i1
  }
  %t2, %sum = async.execute (%m as %mm : !async.value<memref<4xf32>>, %h as %hh : !async.value<f16>) -> !async.value<f32> {
    %x = memref.load %mm[%c3] : memref<4xf32>
    %y = arith.extf %hh : f16 to f32
    %z = arith.addf %x, %y : f32
    memref.dealloc %mm : memref<4xf32>
    async.yield %z : f32
  }
  %s = async.await %sum : !async.value<f32>
  call @printF32(%s) : (f32) -> ()
  call @printNewline() : () -> ()
  %iv = async.await %i : !async.value<index>
  %i64 = arith.index_cast %iv : index to i64
  call @printI64(%i64) : (i64) -> ()
  call @printNewline() : () -> ()
  %bv = async.await %b : !async.value<i1>
  %b64 = arith.extui %bv : i1 to i64
  call @printI64(%b64) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
