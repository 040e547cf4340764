// RUN: stretto-opt %s -convert-index-to-llvm | filecheck %s

func.func @numbers() -> (index, index, index, i1) {
  %0 = index.constant 5
  %1 = index.constant -3
  %2 = index.sizeof
  %3 = index.bool.constant true
  return %0, %1, %2, %3 : index, index, index, i1
}
// CHECK-LABEL: func.func @numbers() -> (index, index, index, i1) {
// CHECK-NEXT:    %0 = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT:    %2 = llvm.mlir.constant(-3 : i64) : i64
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:    %4 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:    %6 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    return %1, %3, %5, %6 : index, index, index, i1
// CHECK-NEXT:  }

func.func @arithmetic(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.rems %a, %b
  %6 = index.remu %a, %b
  %7 = index.maxs %a, %b
  %8 = index.maxu %a, %b
  %9 = index.mins %a, %b
  %10 = index.minu %a, %b
  %11 = index.shl %a, %b
  %12 = index.shrs %a, %b
  %13 = index.shru %a, %b
  %14 = index.and %a, %b
  %15 = index.or %a, %b
  %16 = index.xor %a, %b
  %17 = index.cmp eq(%a, %b)
  %18 = index.cmp slt(%a, %b)
  %19 = index.cmp uge(%a, %b)
  return
}
// CHECK-LABEL: func.func @arithmetic(%arg0: index, %arg1: index) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %2 = llvm.add %1, %0 : i64
// CHECK-NEXT:    %3 = llvm.sub %1, %0 : i64
// CHECK-NEXT:    %4 = llvm.mul %1, %0 : i64
// CHECK-NEXT:    %5 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:    %6 = llvm.udiv %1, %0 : i64
// CHECK-NEXT:    %7 = llvm.srem %1, %0 : i64
// CHECK-NEXT:    %8 = llvm.urem %1, %0 : i64
// CHECK-NEXT:    %9 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:    %10 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:    %11 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:    %12 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:    %13 = llvm.shl %1, %0 : i64
// CHECK-NEXT:    %14 = llvm.ashr %1, %0 : i64
// CHECK-NEXT:    %15 = llvm.lshr %1, %0 : i64
// CHECK-NEXT:    %16 = llvm.and %1, %0 : i64
// CHECK-NEXT:    %17 = llvm.or %1, %0 : i64
// CHECK-NEXT:    %18 = llvm.xor %1, %0 : i64
// CHECK-NEXT:    %19 = llvm.icmp "eq" %1, %0 : i64
// CHECK-NEXT:    %20 = llvm.icmp "slt" %1, %0 : i64
// CHECK-NEXT:    %21 = llvm.icmp "uge" %1, %0 : i64
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @casts(%a: index, %i: i32, %l: i64) -> index {
  %0 = index.casts %a : index to i32
  %1 = index.casts %i : i32 to index
  %2 = index.castu %i : i32 to index
  %3 = index.castu %a : index to i16
  %4 = index.casts %l : i64 to index
  return %4 : index
}
// CHECK-LABEL: func.func @casts(%arg0: index, %arg1: i32, %arg2: i64) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %2 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:    %3 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT:    %4 = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT:    %5 = llvm.trunc %1 : i64 to i16
// CHECK-NEXT:    return %0 : index
// CHECK-NEXT:  }

// Rounding up and down without an overflow on the way.

func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}
// CHECK-LABEL: func.func @ceildivs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %3 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:    %4 = llvm.mul %3, %0 : i64
// CHECK-NEXT:    %5 = llvm.icmp "ne" %1, %4 : i64
// CHECK-NEXT:    %6 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT:    %7 = llvm.icmp "slt" %0, %2 : i64
// CHECK-NEXT:    %8 = llvm.icmp "eq" %6, %7 : i1
// CHECK-NEXT:    %9 = llvm.and %5, %8 : i1
// CHECK-NEXT:    %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %11 = llvm.add %3, %10 : i64
// CHECK-NEXT:    %12 = llvm.select %9, %11, %3 : i1, i64
// CHECK-NEXT:    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT:    return %13 : index
// CHECK-NEXT:  }

func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}
// CHECK-LABEL: func.func @floordivs(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %3 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:    %4 = llvm.mul %3, %0 : i64
// CHECK-NEXT:    %5 = llvm.icmp "ne" %1, %4 : i64
// CHECK-NEXT:    %6 = llvm.icmp "slt" %1, %2 : i64
// CHECK-NEXT:    %7 = llvm.icmp "slt" %0, %2 : i64
// CHECK-NEXT:    %8 = llvm.icmp "ne" %6, %7 : i1
// CHECK-NEXT:    %9 = llvm.and %5, %8 : i1
// CHECK-NEXT:    %10 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:    %11 = llvm.add %3, %10 : i64
// CHECK-NEXT:    %12 = llvm.select %9, %11, %3 : i1, i64
// CHECK-NEXT:    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
// CHECK-NEXT:    return %13 : index
// CHECK-NEXT:  }

func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}
// CHECK-LABEL: func.func @ceildivu(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:    %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %4 = llvm.sub %1, %3 : i64
// CHECK-NEXT:    %5 = llvm.udiv %4, %0 : i64
// CHECK-NEXT:    %6 = llvm.add %5, %3 : i64
// CHECK-NEXT:    %7 = llvm.icmp "eq" %1, %2 : i64
// CHECK-NEXT:    %8 = llvm.select %7, %2, %6 : i1, i64
// CHECK-NEXT:    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
// CHECK-NEXT:    return %9 : index
// CHECK-NEXT:  }
