// RUN: stretto-opt %s --keep-names -stretto-parallel-loops-to-calls | filecheck %s

// What the loop's function gets is in a struct on the caller's stack, made in the entry block; the function that the
// runtime calls takes it out again. Each loop has a word where the runtime takes notes.
// CHECK-LABEL: func.func @main(
// CHECK:         %[[SLOT:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK:       ^bb1:
// CHECK:         llvm.store %{{.*}}, %{{.*}} : i64, !llvm.ptr
// CHECK:         llvm.store %{{.*}}, %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK:         %[[BODY:.*]] = llvm.mlir.addressof @f_on_thread : !llvm.ptr
// CHECK:         %[[COST:.*]] = llvm.mlir.addressof @f_cost : !llvm.ptr
// CHECK:         llvm.call @strettoAsyncParallelLoop(%[[BODY]], %[[SLOT]], %{{.*}}, %{{.*}}, %[[COST]], %site)
func.func @main(%n: index, %m: memref<?xf32>, %site: i32) {
  %c1 = arith.constant 1 : index
  cf.br ^bb0
^bb0:
  stretto.parallel_loop @f to %n by %c1 at %site(%n, %m) : index, memref<?xf32>
  return
}

func.func private @f(%first: index, %end: index, %n: index, %m: memref<?xf32>) {
  return
}
// CHECK-LABEL: llvm.func internal @f_on_thread(
// CHECK-SAME:      %arg0: !llvm.ptr, %arg1: i64, %arg2: i64)
// CHECK:         llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK:         llvm.load %{{.*}} : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         func.call @f(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (index, index, index, memref<?xf32>) -> ()
// CHECK:         llvm.return
// CHECK:       llvm.mlir.global internal @f_cost(0 : i64)
