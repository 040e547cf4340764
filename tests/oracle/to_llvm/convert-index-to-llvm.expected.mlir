module {
  func.func @ops(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.mlir.constant(5 : i64) : i64
    %3 = llvm.mlir.constant(-3 : i64) : i64
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.add %1, %0 : i64
    %6 = llvm.sub %1, %0 : i64
    %7 = llvm.mul %1, %0 : i64
    %8 = llvm.sdiv %1, %0 : i64
    %9 = llvm.udiv %1, %0 : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.sub %1, %11 : i64
    %13 = llvm.udiv %12, %0 : i64
    %14 = llvm.add %13, %11 : i64
    %15 = llvm.icmp "eq" %1, %10 : i64
    %16 = llvm.select %15, %10, %14 : i1, i64
    %17 = llvm.srem %1, %0 : i64
    %18 = llvm.urem %1, %0 : i64
    %19 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
    %20 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
    %21 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
    %22 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
    %23 = llvm.shl %1, %0 : i64
    %24 = llvm.ashr %1, %0 : i64
    %25 = llvm.lshr %1, %0 : i64
    %26 = llvm.and %1, %0 : i64
    %27 = llvm.or %1, %0 : i64
    %28 = llvm.xor %1, %0 : i64
    %29 = llvm.trunc %1 : i64 to i32
    %30 = llvm.zext %arg2 : i32 to i64
    %31 = llvm.trunc %1 : i64 to i16
    %32 = llvm.mlir.constant(64 : i64) : i64
    %33 = llvm.icmp "eq" %1, %0 : i64
    %34 = llvm.icmp "slt" %1, %0 : i64
    %35 = llvm.icmp "uge" %1, %0 : i64
    return
  }
}

