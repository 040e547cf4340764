// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Arithmetic on indices. The text is MLIR's, whichever form is read.

func.func @ops(%a: index, %b: index, %i: i32, %l: i64) {
  %0 = index.constant 5
  %1 = index.constant -3
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.add %a, %b
  %5 = index.sub %a, %b
  %6 = index.mul %a, %b
  %7 = index.divs %a, %b
  %8 = index.divu %a, %b
  %9 = index.ceildivs %a, %b
  %10 = index.ceildivu %a, %b
  %11 = index.floordivs %a, %b
  %12 = index.rems %a, %b
  %13 = index.remu %a, %b
  %14 = index.maxs %a, %b
  %15 = index.maxu %a, %b
  %16 = index.mins %a, %b
  %17 = index.minu %a, %b
  %18 = index.shl %a, %b
  %19 = index.shrs %a, %b
  %20 = index.shru %a, %b
  %21 = index.and %a, %b
  %22 = index.or %a, %b
  %23 = index.xor %a, %b {foo}
  %24 = index.casts %a : index to i32
  %25 = index.casts %l : i64 to index
  %26 = index.castu %i : i32 to index
  %27 = index.sizeof
  %28 = index.cmp eq(%a, %b)
  %29 = index.cmp ne(%a, %b)
  %30 = index.cmp slt(%a, %b)
  %31 = index.cmp sle(%a, %b)
  %32 = index.cmp sgt(%a, %b)
  %33 = index.cmp sge(%a, %b)
  %34 = index.cmp ult(%a, %b)
  %35 = index.cmp ule(%a, %b)
  %36 = index.cmp ugt(%a, %b)
  %37 = index.cmp uge(%a, %b) {foo}
  %38 = index.constant {foo} 5
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ops(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:     %idx5 = index.constant 5
// CHECK-NEXT:     %idx-3 = index.constant -3
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %false = index.bool.constant false
// CHECK-NEXT:     %0 = index.add %arg0, %arg1
// CHECK-NEXT:     %1 = index.sub %arg0, %arg1
// CHECK-NEXT:     %2 = index.mul %arg0, %arg1
// CHECK-NEXT:     %3 = index.divs %arg0, %arg1
// CHECK-NEXT:     %4 = index.divu %arg0, %arg1
// CHECK-NEXT:     %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT:     %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:     %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT:     %8 = index.rems %arg0, %arg1
// CHECK-NEXT:     %9 = index.remu %arg0, %arg1
// CHECK-NEXT:     %10 = index.maxs %arg0, %arg1
// CHECK-NEXT:     %11 = index.maxu %arg0, %arg1
// CHECK-NEXT:     %12 = index.mins %arg0, %arg1
// CHECK-NEXT:     %13 = index.minu %arg0, %arg1
// CHECK-NEXT:     %14 = index.shl %arg0, %arg1
// CHECK-NEXT:     %15 = index.shrs %arg0, %arg1
// CHECK-NEXT:     %16 = index.shru %arg0, %arg1
// CHECK-NEXT:     %17 = index.and %arg0, %arg1
// CHECK-NEXT:     %18 = index.or %arg0, %arg1
// CHECK-NEXT:     %19 = index.xor %arg0, %arg1 {foo}
// CHECK-NEXT:     %20 = index.casts %arg0 : index to i32
// CHECK-NEXT:     %21 = index.casts %arg3 : i64 to index
// CHECK-NEXT:     %22 = index.castu %arg2 : i32 to index
// CHECK-NEXT:     %23 = index.sizeof
// CHECK-NEXT:     %24 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:     %25 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT:     %26 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:     %27 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT:     %28 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT:     %29 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT:     %30 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:     %31 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT:     %32 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT:     %33 = index.cmp uge(%arg0, %arg1) {foo}
// CHECK-NEXT:     %idx5_0 = index.constant {foo} 5
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
