llvm.func @f(%a: i32, %b: i64) { %0 = llvm.add %a, %b : i32 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = llvm.add %a, %a : f32 llvm.return }
// -----
llvm.func @f(%a: index) { llvm.return }
// -----
llvm.func @f() -> i32 { llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.return %a : i32 }
// -----
llvm.func @f(%a: i64) -> i32 { llvm.return %a : i64 }
// -----
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g(i32)
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> () llvm.return }
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func internal @f()
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic release : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32 llvm.return }
// -----
llvm.func @f(%p: i64) { %0 = llvm.load %p : i64 -> i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %a: f32) { %0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, f32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) { %0 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32 llvm.return }
// -----
llvm.func @f() { llvm.fence monotonic llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) { %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %a: i32) { %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%s: i32) { %0 = llvm.extractvalue %s[0] : i32 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %i: i64) { %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @nothing : !llvm.ptr llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("x") : i32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : f32 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.zext %a : i32 to i16 llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.br ^bb1(%a : i32)
^bb1(%x: i64): llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.switch %a : i32, ^bb1 [ 1: ^bb2 ]
^bb1: llvm.return }
// -----
llvm.func @f(%a: i32) { llvm.cond_br %a, ^bb1, ^bb1
^bb1: llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.icmp "foo" %a, %a : i32 llvm.return }
// -----
llvm.func @f(%a: f32) { %0 = llvm.icmp "eq" %a, %a : f32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.fcmp "oeq" %a, %a : i32 llvm.return }
// -----
llvm.mlir.global internal @x("abc") : i32
// -----
llvm.mlir.global internal @x(1 : i32)
// -----
llvm.mlir.global internal @x(1 : i32) : i32 { llvm.unreachable }
// -----
llvm.mlir.global internal @x() : i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }
// -----
llvm.func @f(%n: i64) { %0 = llvm.alloca %n x i32 : (i64) -> i64 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.none : i32 llvm.return }
// -----
llvm.func @f(%v: vector<4xi32>, %i: i32) { %0 = llvm.extractelement %i[%i : i32] : i32 llvm.return }
// -----
llvm.func private @f(!llvm.array<4 x index>)
// -----
llvm.func private @f(!llvm.struct<(index)>)
// -----
llvm.mlir.global_ctors ctors = [@nothing], priorities = [1 : i32], data = [#llvm.zero]
// -----
llvm.func @g() { llvm.return }
llvm.mlir.global_ctors ctors = [@g], priorities = [], data = [#llvm.zero]
// -----
func.func @f(%s: !llvm.struct<(i32, array<2 x i8>)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x i8>)>) -> i8 return }
// -----
func.func @f(%s: !llvm.struct<(i32, array<2 x i8>)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 2>}> : (!llvm.struct<(i32, array<2 x i8>)>) -> i8 return }
// -----
func.func @f(%s: !llvm.struct<(i32, array<2 x i8>)>) { %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0,1>}> : (!llvm.struct<(i32, array<2 x i8>)>) -> i8 return }
// -----
func.func @f(%s: !llvm.struct<(i32, array<2 x i8>)>) { %0 = "llvm.insertvalue"(%s, %s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x i8>)>, !llvm.struct<(i32, array<2 x i8>)>) -> !llvm.struct<(i32, array<2 x i8>)> return }
// -----
func.func @f(%s: !llvm.struct<(i32, array<2 x i8>)>) { %0 = "llvm.insertvalue"(%s, %s) <{position = array<i64: 1,-3>}> : (!llvm.struct<(i32, array<2 x i8>)>, !llvm.struct<(i32, array<2 x i8>)>) -> !llvm.struct<(i32, array<2 x i8>)> return }
