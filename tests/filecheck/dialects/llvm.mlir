// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Calls, memory, control flow. The text is MLIR's, whichever form is read.

llvm.func @g(i32) -> i32
llvm.func @v(!llvm.ptr, ...) -> i32
llvm.func @n()
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32) -> i32 {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.call @n() : () -> ()
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  %2 = llvm.call @v(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call fastcc @g(%a) : (i32) -> i32
  %4 = llvm.call tail @g(%a) : (i32) -> i32
  %5 = llvm.call musttail @g(%a) {foo} : (i32) -> i32
  %6 = llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
  %7 = llvm.call_intrinsic "llvm.sin.f32"(%f) : (f32) -> f32
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32) -> i32
// CHECK-NEXT:   llvm.func @v(!llvm.ptr, ...) -> i32
// CHECK-NEXT:   llvm.func @n()
// CHECK-NEXT:   llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) -> i32 {
// CHECK-NEXT:     %0 = llvm.call @g(%arg0) : (i32) -> i32
// CHECK-NEXT:     llvm.call @n() : () -> ()
// CHECK-NEXT:     %1 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     llvm.call %arg1() : !llvm.ptr, () -> ()
// CHECK-NEXT:     %2 = llvm.call @v(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT:     %3 = llvm.call fastcc @g(%arg0) : (i32) -> i32
// CHECK-NEXT:     %4 = llvm.call tail @g(%arg0) : (i32) -> i32
// CHECK-NEXT:     %5 = llvm.call musttail @g(%arg0) {foo} : (i32) -> i32
// CHECK-NEXT:     %6 = llvm.call @g(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
// CHECK-NEXT:     %7 = llvm.call_intrinsic "llvm.sin.f32"(%arg2) : (f32) -> f32
// CHECK-NEXT:     llvm.call_intrinsic "llvm.trap"() : () -> ()
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global internal @x(1 : i32) : i32
llvm.func @memory(%p: !llvm.ptr, %n: i64, %a: i32, %s: !llvm.ptr<3>) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p invariant : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %a, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %a, %p {nontemporal} : i32, !llvm.ptr
  %6 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %7 = llvm.alloca %n x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %8 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr<5>
  %9 = llvm.alloca inalloca %n x i32 : (i64) -> !llvm.ptr
  %10 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %11 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %12 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %13 = llvm.getelementptr inbounds %p[%n, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %14 = llvm.getelementptr nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.getelementptr inbounds|nuw %p[1] {foo} : (!llvm.ptr) -> !llvm.ptr, i8
  %16 = llvm.mlir.addressof @x : !llvm.ptr
  %17 = llvm.mlir.zero : !llvm.ptr
  %18 = llvm.mlir.zero : i32
  %19 = llvm.inttoptr %n : i64 to !llvm.ptr
  %20 = llvm.ptrtoint %p : !llvm.ptr to i64
  %21 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %22 = llvm.load %s : !llvm.ptr<3> -> i32
  %23 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %23 : !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %24 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal @x(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.ptr<3>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     %1 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> f32
// CHECK-NEXT:     %2 = llvm.load volatile %arg0 : !llvm.ptr -> i32
// CHECK-NEXT:     %3 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %4 = llvm.load %arg0 atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %5 = llvm.load %arg0 invariant : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %arg2, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store volatile %arg2, %arg0 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %arg0 {nontemporal} : i32, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.alloca %arg1 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %7 = llvm.alloca %arg1 x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %8 = llvm.alloca %arg1 x i32 : (i64) -> !llvm.ptr<5>
// CHECK-NEXT:     %9 = llvm.alloca inalloca %arg1 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %10 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %11 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %12 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %13 = llvm.getelementptr inbounds %arg0[%arg1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %14 = llvm.getelementptr nuw %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %15 = llvm.getelementptr inbounds|nuw %arg0[1] {foo} : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %16 = llvm.mlir.addressof @x : !llvm.ptr
// CHECK-NEXT:     %17 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %18 = llvm.mlir.zero : i32
// CHECK-NEXT:     %19 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
// CHECK-NEXT:     %20 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %21 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:     %22 = llvm.load %arg3 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %23 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.intr.stackrestore %23 : !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %24 = llvm.getelementptr %arg0[-1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @control(%c: i1, %a: i32, %p: !llvm.ptr) -> i32 {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb2(%a : i32)
^bb2(%x: i32):
  llvm.cond_br %c, ^bb3, ^bb2(%x : i32)
^bb3:
  llvm.cond_br %c weights([1, 2]), ^bb4, ^bb3 {foo}
^bb4:
  llvm.cond_br %c, ^bb2(%a : i32), ^bb5(%a, %p : i32, !llvm.ptr)
^bb5(%y: i32, %z: !llvm.ptr):
  llvm.switch %a : i32, ^bb6 [
    0: ^bb6,
    -1: ^bb2(%y : i32),
    7: ^bb5(%y, %z : i32, !llvm.ptr)
  ]
^bb6:
  llvm.switch %a : i32, ^bb7 [
  ]
^bb7:
  llvm.switch %a : i32, ^bb8 [
    1: ^bb8
  ] {branch_weights = array<i32: 1, 2>}
^bb8:
  llvm.cond_br %c, ^bb9, ^bb10
^bb9:
  llvm.unreachable
^bb10:
  llvm.return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @control(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb2(%0: i32):  // 4 preds: ^bb1, ^bb2, ^bb4, ^bb5
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb3, ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     llvm.cond_br %arg0 weights([1, 2]), ^bb4, ^bb3 {foo}
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2(%arg1 : i32), ^bb5(%arg1, %arg2 : i32, !llvm.ptr)
// CHECK-NEXT:   ^bb5(%1: i32, %2: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     llvm.switch %arg1 : i32, ^bb6 [
// CHECK-NEXT:       0: ^bb6,
// CHECK-NEXT:       -1: ^bb2(%1 : i32),
// CHECK-NEXT:       7: ^bb5(%1, %2 : i32, !llvm.ptr)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb5, ^bb5
// CHECK-NEXT:     llvm.switch %arg1 : i32, ^bb7 [
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     llvm.switch %arg1 : i32, ^bb8 [
// CHECK-NEXT:       1: ^bb8
// CHECK-NEXT:     ] {branch_weights = array<i32: 1, 2>}
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb7, ^bb7
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     llvm.return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Structs of which only the name is known, wherever a type may stand.

// CHECK: llvm.func @opaque(!llvm.struct<"a", opaque>, !llvm.array<2 x struct<"b", opaque>>, !llvm.struct<(struct<"c", opaque>, i8)>)
llvm.func @opaque(!llvm.struct<"a", opaque>, !llvm.array<2 x struct<"b", opaque>>, !llvm.struct<(struct<"c", opaque>, i8)>)
// CHECK: llvm.func @composed(!llvm.func<void (i32, ptr<3>, ...)>, !llvm.struct<()>, !llvm.struct<"e", (i8)>, !llvm.array<4 x i32>, !llvm.func<struct<(i1)> ()>)
llvm.func @composed(!llvm.func<void (i32, ptr<3>, ...)>, !llvm.struct<()>, !llvm.struct<"e", (i8)>, !llvm.array<4 x i32>, !llvm.func<struct<(i1)> ()>)
