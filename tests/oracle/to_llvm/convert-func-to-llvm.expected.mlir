module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @external(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @passes_on(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64 {llvm.signext}, %arg6: f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> attributes {passthrough = ["noinline"], test.kept} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %8 = llvm.insertvalue %arg5, %7[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %9 = llvm.insertvalue %arg6, %8[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    llvm.return %9 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
  }
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64, %arg10: f32) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.extractvalue %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.extractvalue %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %19 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.call @external(%11, %12, %13, %14, %15, %16, %17, %18, %19) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.call @passes_on(%21, %22, %23, %24, %25, %arg9, %arg10) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %29 = llvm.extractvalue %26[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    llvm.call @nothing() : () -> ()
    llvm.return %28 : i64
  }
  llvm.func @nothing() attributes {sym_visibility = "private"} {
    llvm.return
  }
  llvm.func @indirect(%arg0: i64) -> i64 {
    %0 = llvm.mlir.addressof @indirect : !llvm.ptr
    %1 = llvm.call %0(%arg0) : !llvm.ptr, (i64) -> i64
    llvm.return %1 : i64
  }
  llvm.func @mixed_uses(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = builtin.unrealized_conversion_cast %arg9 : i64 to index
    %1 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg2, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg3, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    "test.use"(%0, %8, %1) : (index, memref<?xf32>, index) -> ()
    llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @returns_unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %18 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @takes_unranked(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.call @returns_unranked(%3, %4) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(8 : index) : i64
    %9 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.mul %7, %9 : i64
    %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mul %7, %11 : i64
    %13 = llvm.add %12, %6 : i64
    %14 = llvm.mul %13, %8 : i64
    %15 = llvm.add %10, %14 : i64
    %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%17) : (!llvm.ptr) -> ()
    %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)> 
    %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)> 
    llvm.return
  }
  llvm.func @for_c(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @_mlir_ciface_for_c(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call @for_c(%1, %2, %3, %4, %5, %arg2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %6, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.return
  }
  llvm.func private @in_c(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.struct<(i32, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i64) -> !llvm.ptr
    %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_in_c(%1, %6, %arg2) : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i64)>
    llvm.return %7 : !llvm.struct<(i32, i64)>
  }
  llvm.func @_mlir_ciface_in_c(!llvm.ptr, !llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func internal @linkage() attributes {sym_visibility = "private"} {
    llvm.return
  }
}

// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func private @ext(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.insertvalue %arg6, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %13 = llvm.insertvalue %arg7, %12[0] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.insertvalue %arg8, %13[1] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %14, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_ext(%1, %11, %16) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    %17 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %17 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @_mlir_ciface_ext(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func private @ext2(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i64) -> !llvm.ptr
    llvm.call @_mlir_ciface_ext2(%1, %arg0, %arg1) : (!llvm.ptr, i32, i64) -> ()
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i64)>
    llvm.return %2 : !llvm.struct<(i32, i64)>
  }
  llvm.func @_mlir_ciface_ext2(!llvm.ptr, i32, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64 {llvm.signext}, %arg6: f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> attributes {llvm.emit_c_interface, passthrough = ["noinline", ["a", "b"]]} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %8 = llvm.insertvalue %arg5, %7[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %9 = llvm.insertvalue %arg6, %8[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    llvm.return %9 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
  }
  llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr, %arg1: !llvm.ptr {foo.x, llvm.noalias}, %arg2: i64 {llvm.signext}, %arg3: f32) attributes {llvm.emit_c_interface, passthrough = ["noinline", ["a", "b"]]} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call @f(%1, %2, %3, %4, %5, %arg2, %arg3) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    llvm.store %6, %arg0 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>, !llvm.ptr
    llvm.return
  }
  llvm.func internal @p(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> (i32 {llvm.zeroext}) attributes {foo.bar, llvm.no_inline, sym_visibility = "private"} {
    %c1_i32 = arith.constant 1 : i32
    llvm.return %c1_i32 : i32
  }
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.extractvalue %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.extractvalue %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %19 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.call @ext(%11, %12, %13, %14, %15, %16, %17, %18, %19) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.call @p(%21, %22, %23, %24, %25) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    %cst = arith.constant 1.000000e+00 : f32
    %27 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.call @f(%27, %28, %29, %30, %31, %arg9, %cst) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    %33 = llvm.extractvalue %32[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %34 = llvm.extractvalue %32[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %35 = llvm.extractvalue %32[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %cst_0 = arith.constant 1.000000e+00 : f32
    %36 = llvm.mlir.addressof @f : !llvm.ptr
    %37 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.call %36(%37, %38, %39, %40, %41, %arg9, %cst_0) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
    %43 = llvm.extractvalue %42[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %44 = llvm.extractvalue %42[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    %45 = llvm.extractvalue %42[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)> 
    llvm.call @v() : () -> ()
    llvm.return %34 : i64
  }
  llvm.func @v() attributes {sym_visibility = "private"}
  llvm.func @unr(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %18 : !llvm.struct<(i64, ptr)>
  }
}

// -----
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @g(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = builtin.unrealized_conversion_cast %arg11 : i64 to index
    %1 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %3 = llvm.insertvalue %arg8, %2[0] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.insertvalue %arg9, %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.insertvalue %arg10, %4[2] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg5, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    %14 = memref.load %13[%0] : memref<?xf32>
    memref.store %14, %6[] : memref<f32>
    memref.store %14, %13[%1] : memref<?xf32>
    %15 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64)> 
    %21 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64)> 
    %22 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @g2(%15, %16, %17, %18, %19, %arg11, %20, %21, %22) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @g2(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @callee(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i64)> attributes {sym_visibility = "private"}
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(struct<(i64, ptr)>, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.call @callee(%6, %7, %8, %9, %10) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i64)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i64)> 
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i64)> 
    %14 = llvm.extractvalue %11[2] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i64)> 
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.mlir.constant(8 : index) : i64
    %19 = llvm.mul %16, %18 : i64
    %20 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)> 
    %21 = llvm.mul %16, %20 : i64
    %22 = llvm.add %21, %15 : i64
    %23 = llvm.mul %22, %17 : i64
    %24 = llvm.add %19, %23 : i64
    %25 = llvm.alloca %24 x i8 : (i64) -> !llvm.ptr
    %26 = llvm.extractvalue %12[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%25, %26, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%26) : (!llvm.ptr) -> ()
    %27 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %28 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.insertvalue %28, %27[0] : !llvm.struct<(i64, ptr)> 
    %30 = llvm.insertvalue %25, %29[1] : !llvm.struct<(i64, ptr)> 
    %31 = builtin.unrealized_conversion_cast %30 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.mlir.constant(2 : index) : i64
    %34 = llvm.mlir.constant(8 : index) : i64
    %35 = llvm.mlir.constant(8 : index) : i64
    %36 = llvm.mul %33, %35 : i64
    %37 = llvm.extractvalue %13[0] : !llvm.struct<(i64, ptr)> 
    %38 = llvm.mul %33, %37 : i64
    %39 = llvm.add %38, %32 : i64
    %40 = llvm.mul %39, %34 : i64
    %41 = llvm.add %36, %40 : i64
    %42 = llvm.alloca %41 x i8 : (i64) -> !llvm.ptr
    %43 = llvm.extractvalue %13[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%42, %43, %41) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%43) : (!llvm.ptr) -> ()
    %44 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %45 = llvm.extractvalue %13[0] : !llvm.struct<(i64, ptr)> 
    %46 = llvm.insertvalue %45, %44[0] : !llvm.struct<(i64, ptr)> 
    %47 = llvm.insertvalue %42, %46[1] : !llvm.struct<(i64, ptr)> 
    memref.dealloc %31 : memref<*xf32>
    %48 = llvm.mlir.constant(1 : index) : i64
    %49 = llvm.mlir.constant(2 : index) : i64
    %50 = llvm.mlir.constant(8 : index) : i64
    %51 = llvm.mlir.constant(8 : index) : i64
    %52 = llvm.mul %49, %51 : i64
    %53 = llvm.extractvalue %47[0] : !llvm.struct<(i64, ptr)> 
    %54 = llvm.mul %49, %53 : i64
    %55 = llvm.add %54, %48 : i64
    %56 = llvm.mul %55, %50 : i64
    %57 = llvm.add %52, %56 : i64
    %58 = llvm.call @malloc(%57) : (i64) -> !llvm.ptr
    %59 = llvm.extractvalue %47[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%58, %59, %57) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %60 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %61 = llvm.extractvalue %47[0] : !llvm.struct<(i64, ptr)> 
    %62 = llvm.insertvalue %61, %60[0] : !llvm.struct<(i64, ptr)> 
    %63 = llvm.insertvalue %58, %62[1] : !llvm.struct<(i64, ptr)> 
    %64 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i64)>
    %65 = llvm.insertvalue %63, %64[0] : !llvm.struct<(struct<(i64, ptr)>, i64)> 
    %66 = llvm.insertvalue %14, %65[1] : !llvm.struct<(struct<(i64, ptr)>, i64)> 
    llvm.return %66 : !llvm.struct<(struct<(i64, ptr)>, i64)>
  }
  llvm.func @blocks(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg5 : i64 to index
    %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg2, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg3, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    cf.cond_br %arg6, ^bb1(%0 : index), ^bb2(%7 : memref<?xf32>)
  ^bb1(%8: index):  // pred: ^bb0
    %9 = builtin.unrealized_conversion_cast %8 : index to i64
    llvm.return %9 : i64
  ^bb2(%10: memref<?xf32>):  // pred: ^bb0
    %11 = builtin.unrealized_conversion_cast %10 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %12 = builtin.unrealized_conversion_cast %c0 : index to i64
    %13 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.call @blocks(%13, %14, %15, %16, %17, %12, %arg6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i1) -> i64
    llvm.return %12 : i64
  }
}

// -----
module {
  llvm.func @f0(i32, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
  llvm.func @f1(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, i64)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = "test.make"() : () -> memref<4x4xi8, strided<[?, 1], offset: ?>>
    %4 = builtin.unrealized_conversion_cast %3 : memref<4x4xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %4[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %13 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.call @f2(%5, %6, %7, %8, %9, %10, %11, %12, %13) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = "test.make"() : () -> index
    %16 = builtin.unrealized_conversion_cast %15 : index to i64
    %17 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(i64, i64)> 
    %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(i64, i64)> 
    llvm.return %19 : !llvm.struct<(i64, i64)>
  }
  llvm.func @_mlir_ciface_f1(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.call @f1(%1, %2) : (i64, !llvm.ptr) -> !llvm.struct<(i64, i64)>
    llvm.store %3, %arg0 : !llvm.struct<(i64, i64)>, !llvm.ptr
    llvm.return
  }
  llvm.func @f2(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @f0(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, f32, i64, !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, f32)> attributes {sym_visibility = "private"}
  llvm.func @f1(!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i32) -> !llvm.struct<(f32, struct<(ptr, ptr, i64)>, vector<4xi64>)> attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @f0() attributes {sym_visibility = "private"}
  llvm.func @f1(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> !llvm.struct<(f32, f32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.call @f1(%arg0, %4, %5, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(f32, f32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(f32, f32)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(f32, f32)> 
    %10 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64)> 
    %11 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.extractvalue %3[2] : !llvm.struct<(ptr, ptr, i64)> 
    %13 = llvm.call @f1(%arg0, %10, %11, %12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(f32, f32)>
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(f32, f32)> 
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(f32, f32)> 
    llvm.call @f0() : () -> ()
    %16 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %17 = llvm.insertvalue %9, %16[0] : !llvm.struct<(f32, f32)> 
    %18 = llvm.insertvalue %9, %17[1] : !llvm.struct<(f32, f32)> 
    llvm.return %18 : !llvm.struct<(f32, f32)>
  }
  llvm.func @_mlir_ciface_f1(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.call @f1(%arg1, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(f32, f32)>
    llvm.store %4, %arg0 : !llvm.struct<(f32, f32)>, !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @f0(i64, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, vector<4xi64>, vector<4xi64>) attributes {sym_visibility = "private"}
  llvm.func @f1(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32, %arg3: f32) -> !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)> attributes {passthrough = ["noinline"], sym_visibility = "private", test.x} {
    %0 = "test.make"() : () -> memref<*xf32>
    %1 = builtin.unrealized_conversion_cast %0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = "test.make"() : () -> memref<2x?xf32, 3>
    %3 = builtin.unrealized_conversion_cast %2 : memref<2x?xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %4 = "test.make"() : () -> vector<4xindex>
    %5 = builtin.unrealized_conversion_cast %4 : vector<4xindex> to vector<4xi64>
    %6 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.extractvalue %3[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.extractvalue %3[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @f0(%6, %7, %8, %9, %10, %11, %12, %13, %14, %5, %5) : (i64, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, vector<4xi64>, vector<4xi64>) -> ()
    %15 = llvm.call @f1(%arg0, %arg1, %arg3, %arg2) : (i32, !llvm.ptr, f32, f32) -> !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)>
    %16 = llvm.extractvalue %15[0] : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)> 
    %17 = llvm.extractvalue %15[1] : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)> 
    %18 = llvm.mlir.poison : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)>
    %19 = llvm.insertvalue %5, %18[0] : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)> 
    %20 = llvm.insertvalue %3, %19[1] : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)> 
    llvm.return %20 : !llvm.struct<(vector<4xi64>, struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>)>
  }
}

// -----
module {
  llvm.func @f0(i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64) -> i32 attributes {sym_visibility = "private"}
  llvm.func @f1() -> !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> attributes {passthrough = ["noinline"], sym_visibility = "private", test.x} {
    %0 = "test.make"() : () -> index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    %2 = "test.make"() : () -> memref<2x?xf32, 3>
    %3 = builtin.unrealized_conversion_cast %2 : memref<2x?xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    "test.use"(%0) : (index) -> ()
    "test.use"(%2) : (memref<2x?xf32, 3>) -> ()
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %3[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %3[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %3[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.call @f0(%1, %4, %5, %6, %7, %8, %9, %10) : (i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64) -> i32
    %12 = "test.make"() : () -> vector<4xindex>
    %13 = builtin.unrealized_conversion_cast %12 : vector<4xindex> to vector<4xi64>
    %14 = "test.make"() : () -> memref<?xf32>
    %15 = builtin.unrealized_conversion_cast %14 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = "test.make"() : () -> memref<4x4xi8, strided<[?, 1], offset: ?>>
    %17 = builtin.unrealized_conversion_cast %16 : memref<4x4xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.mlir.poison : !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
    %19 = llvm.insertvalue %13, %18[0] : !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> 
    %20 = llvm.insertvalue %15, %19[1] : !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> 
    %21 = llvm.insertvalue %17, %20[2] : !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> 
    llvm.return %21 : !llvm.struct<(vector<4xi64>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
  }
}

// -----
module {
  llvm.func private @f0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %3, %5 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %7 = llvm.insertvalue %arg3, %6[0] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = llvm.insertvalue %arg4, %7[1] : !llvm.struct<(ptr, ptr, i64)> 
    %9 = llvm.insertvalue %arg5, %8[2] : !llvm.struct<(ptr, ptr, i64)> 
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
    llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
    llvm.call @_mlir_ciface_f0(%5, %11) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_f0(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @f1(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: f32, %arg4: i32) -> i64 {
    %0 = "test.make"() : () -> index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.return %1 : i64
  }
  llvm.func @f2(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> i32 {
    %0 = "test.make"() : () -> memref<f64>
    %1 = builtin.unrealized_conversion_cast %0 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
    %2 = "test.make"() : () -> f32
    %3 = "test.make"() : () -> i32
    %4 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.call @f1(%4, %5, %6, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, f32, i32) -> i64
    "test.use"(%0) : (memref<f64>) -> ()
    "test.use"(%2) : (f32) -> ()
    "test.use"(%3) : (i32) -> ()
    %8 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64)> 
    %9 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %10 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64)> 
    %11 = llvm.call @f1(%8, %9, %10, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, f32, i32) -> i64
    llvm.return %3 : i32
  }
  llvm.func @f3(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {llvm.emit_c_interface} {
    %0 = "test.make"() : () -> memref<4x4xi8, strided<[?, 1], offset: ?>>
    %1 = builtin.unrealized_conversion_cast %0 : memref<4x4xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.return %1 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
  llvm.func @_mlir_ciface_f3(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.call @f3(%1, %2, %3, %4, %5, %6, %7) : (!llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.store %8, %arg0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @f0() -> !llvm.struct<(struct<(ptr, ptr, i64)>, i32, i64)> attributes {sym_visibility = "private"}
  llvm.func @f1(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: !llvm.ptr<3>, %arg6: !llvm.ptr<3>, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = "test.make"() : () -> index
    %4 = builtin.unrealized_conversion_cast %3 : index to i64
    %5 = "test.make"() : () -> vector<4xindex>
    %6 = builtin.unrealized_conversion_cast %5 : vector<4xindex> to vector<4xi64>
    %7 = "test.make"() : () -> complex<f64>
    %8 = builtin.unrealized_conversion_cast %7 : complex<f64> to !llvm.struct<(f64, f64)>
    %9 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.call @f2(%9, %10, %4, %6, %8) : (i64, !llvm.ptr, i64, vector<4xi64>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)> 
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)> 
    %14 = "test.make"() : () -> f32
    llvm.return %14 : f32
  }
  llvm.func @f2(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: vector<4xi64> {test.a}, %arg4: !llvm.struct<(f64, f64)>) -> !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.call @f0() : () -> !llvm.struct<(struct<(ptr, ptr, i64)>, i32, i64)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(struct<(ptr, ptr, i64)>, i32, i64)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(struct<(ptr, ptr, i64)>, i32, i64)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(struct<(ptr, ptr, i64)>, i32, i64)> 
    %7 = "test.make"() : () -> memref<2x?xf32, 3>
    %8 = builtin.unrealized_conversion_cast %7 : memref<2x?xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64)> 
    %13 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64)> 
    %14 = llvm.extractvalue %8[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %8[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %8[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %8[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %8[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %8[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.extractvalue %8[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64)> 
    %22 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64)> 
    %23 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64)> 
    %24 = llvm.call @f1(%9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23) : (i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64) -> f32
    %25 = llvm.mlir.poison : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)>
    %26 = llvm.insertvalue %arg4, %25[0] : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)> 
    %27 = llvm.insertvalue %arg3, %26[1] : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)> 
    llvm.return %27 : !llvm.struct<(struct<(f64, f64)>, vector<4xi64>)>
  }
  llvm.func @f3() -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)> {
    %0 = "test.make"() : () -> memref<?xf32>
    %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = "test.make"() : () -> index
    %3 = builtin.unrealized_conversion_cast %2 : index to i64
    %4 = "test.make"() : () -> memref<f64>
    %5 = builtin.unrealized_conversion_cast %4 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
    %6 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)>
    %7 = llvm.insertvalue %1, %6[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)> 
    %8 = llvm.insertvalue %3, %7[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)> 
    %9 = llvm.insertvalue %5, %8[2] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)> 
    llvm.return %9 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, struct<(ptr, ptr, i64)>)>
  }
}

// -----
module {
  llvm.func private @f0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.alloca %8 x !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %9 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    llvm.call @_mlir_ciface_f0(%9) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @_mlir_ciface_f0(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
  llvm.func @f1() attributes {sym_visibility = "private"}
  llvm.func @f2(%arg0: vector<4xi64>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> i32 attributes {llvm.emit_c_interface} {
    %0 = "test.make"() : () -> i32
    llvm.return %0 : i32
  }
  llvm.func @_mlir_ciface_f2(%arg0: vector<4xi64>, %arg1: !llvm.ptr) -> i32 attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.call @f2(%arg0, %1, %2, %3, %4, %5, %6, %7) : (vector<4xi64>, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> i32
    llvm.return %8 : i32
  }
}

