// RUN: stretto-opt %s -convert-func-to-llvm -allow-unregistered-dialect | filecheck %s

// Functions, calls and returns. Memrefs are passed as the fields of their descriptors.

func.func private @external(memref<?x4xf32>, memref<*xf32>) -> memref<?xf32>
// CHECK-LABEL: llvm.func @external(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}

func.func @passes_on(%m: memref<?xf32> {llvm.noalias}, %i: index {llvm.signext}, %k: f32) -> (memref<?xf32>, index, f32) attributes {passthrough = ["noinline"], test.kept} {
  return %m, %i, %k : memref<?xf32>, index, f32
}
// CHECK-LABEL: llvm.func @passes_on(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64 {llvm.signext}, %arg6: f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> attributes {passthrough = ["noinline"], test.kept} {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %6 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %8 = llvm.insertvalue %arg5, %7[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %9 = llvm.insertvalue %arg6, %8[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    llvm.return %9 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:  }

func.func @calls(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %k: f32) -> index {
  %0 = call @external(%m, %u) : (memref<?x4xf32>, memref<*xf32>) -> memref<?xf32>
  %1:3 = call @passes_on(%0, %i, %k) : (memref<?xf32>, index, f32) -> (memref<?xf32>, index, f32)
  call @nothing() : () -> ()
  return %1#1 : index
}
// CHECK-LABEL: llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64, %arg10: f32) -> i64 {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %12 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %13 = llvm.extractvalue %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %14 = llvm.extractvalue %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %15 = llvm.extractvalue %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %16 = llvm.extractvalue %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %17 = llvm.extractvalue %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %18 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %19 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %20 = llvm.call @external(%11, %12, %13, %14, %15, %16, %17, %18, %19) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %23 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %24 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %25 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %26 = llvm.call @passes_on(%21, %22, %23, %24, %25, %arg9, %arg10) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %27 = llvm.extractvalue %26[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %28 = llvm.extractvalue %26[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    %29 = llvm.extractvalue %26[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK-NEXT:    llvm.call @nothing() : () -> ()
// CHECK-NEXT:    llvm.return %28 : i64
// CHECK-NEXT:  }

func.func private @nothing() {
  return
}
// CHECK-LABEL: llvm.func @nothing() attributes {sym_visibility = "private"} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }

func.func @indirect(%i: index) -> index {
  %f = constant @indirect : (index) -> index
  %0 = call_indirect %f(%i) : (index) -> index
  return %0 : index
}
// CHECK-LABEL: llvm.func @indirect(%arg0: i64) -> i64 {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @indirect : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.call %0(%arg0) : !llvm.ptr, (i64) -> i64
// CHECK-NEXT:    llvm.return %1 : i64
// CHECK-NEXT:  }

// Where other ops still use an argument, its value in the old type is made.

func.func @mixed_uses(%k: index, %m: memref<?xf32>, %unused: memref<f32>, %i: index) -> memref<?xf32> {
  "test.use"(%i, %m, %k) : (index, memref<?xf32>, index) -> ()
  return %m : memref<?xf32>
}
// CHECK-LABEL: llvm.func @mixed_uses(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg9 : i64 to index
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT:    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %4 = llvm.insertvalue %arg2, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg3, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %6 = llvm.insertvalue %arg4, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    "test.use"(%0, %8, %1) : (index, memref<?xf32>, index) -> ()
// CHECK-NEXT:    llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:  }

// An unranked memref that is returned points to a copy on the heap, which the caller moves to its stack.

func.func @returns_unranked(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}
// CHECK-LABEL: llvm.func @returns_unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %5 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %7 = llvm.mul %4, %6 : i64
// CHECK-NEXT:    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %9 = llvm.mul %4, %8 : i64
// CHECK-NEXT:    %10 = llvm.add %9, %3 : i64
// CHECK-NEXT:    %11 = llvm.mul %10, %5 : i64
// CHECK-NEXT:    %12 = llvm.add %7, %11 : i64
// CHECK-NEXT:    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    llvm.return %18 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:  }

func.func @takes_unranked(%u: memref<*xf32>) {
  %0 = call @returns_unranked(%u) : (memref<*xf32>) -> memref<*xf32>
  return
}
// CHECK-LABEL: llvm.func @takes_unranked(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %5 = llvm.call @returns_unranked(%3, %4) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %7 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %10 = llvm.mul %7, %9 : i64
// CHECK-NEXT:    %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %12 = llvm.mul %7, %11 : i64
// CHECK-NEXT:    %13 = llvm.add %12, %6 : i64
// CHECK-NEXT:    %14 = llvm.mul %13, %8 : i64
// CHECK-NEXT:    %15 = llvm.add %10, %14 : i64
// CHECK-NEXT:    %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    llvm.call @free(%17) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }

// Wrappers for C: of a function that is defined here, and of one that is defined in C.

func.func @for_c(%m: memref<?xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
// also @_mlir_ciface_for_c
// CHECK-LABEL: llvm.func @for_c(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_for_c(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %6 = llvm.call @for_c(%1, %2, %3, %4, %5, %arg2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.store %6, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }

func.func private @in_c(memref<*xf32>, i32) -> (i32, index) attributes {llvm.emit_c_interface}
// also @_mlir_ciface_in_c
// CHECK-LABEL: llvm.func private @in_c(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.struct<(i32, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:    %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    llvm.call @_mlir_ciface_in_c(%1, %6, %arg2) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:    %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i64)>
// CHECK-NEXT:    llvm.return %7 : !llvm.struct<(i32, i64)>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_in_c(!llvm.ptr, !llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}

func.func private @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
// CHECK-LABEL: llvm.func internal @linkage() attributes {sym_visibility = "private"} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
