// RUN: stretto-run %s --input=24x16xf32=2 --input=16x20xf32=3 --input=24x20xf32=0 --print-outputs --leak-check \
// RUN:   | filecheck %s
// A task a row block; the blocks are views of the arguments.
// CHECK-COUNT-24: 96,{{ +}}96

func.func @main(%a: memref<24x16xf32>, %b: memref<16x20xf32>, %c: memref<24x20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c16 = arith.constant 16 : index
  %c20 = arith.constant 20 : index
  %c24 = arith.constant 24 : index
  %g = async.create_group %c6 : !async.group
  scf.for %i0 = %c0 to %c24 step %c4 {
    %rows = memref.subview %c[%i0, 0] [4, 20] [1, 1]
      : memref<24x20xf32> to memref<4x20xf32, strided<[20, 1], offset: ?>>
    %t = async.execute {
      scf.for %i = %c0 to %c4 step %c1 {
        %ai = arith.addi %i0, %i : index
        scf.for %j = %c0 to %c20 step %c1 {
          scf.for %k = %c0 to %c16 step %c1 {
            %x = memref.load %a[%ai, %k] : memref<24x16xf32>
            %y = memref.load %b[%k, %j] : memref<16x20xf32>
            %z = memref.load %rows[%i, %j] : memref<4x20xf32, strided<[20, 1], offset: ?>>
            %p = arith.mulf %x, %y : f32
            %s = arith.addf %z, %p : f32
            memref.store %s, %rows[%i, %j] : memref<4x20xf32, strided<[20, 1], offset: ?>>
          }
        }
      }
      async.yield
    }
    %rank = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}
