module {
  llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @str2("hello") {addr_space = 0 : i32}
  llvm.mlir.global external @ext() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @noinit() {addr_space = 0 : i32} : i32
  llvm.mlir.global private @i(42 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global private @i2(42 : i32) {addr_space = 3 : i32, alignment = 8 : i64} : i32
  llvm.mlir.global internal unnamed_addr constant @u(1 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal thread_local @t(1.000000e+00 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global internal local_unnamed_addr @lu(1 : i64) {addr_space = 0 : i32, dso_local, section = "s"} : i64
  llvm.mlir.global weak hidden @h(1 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal @arr(dense<[1, 2]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global internal @region() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @str : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @ctor() {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@ctor], priorities = [123 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@ctor], priorities = [123 : i32], data = [#llvm.zero]
  llvm.func @decl(i32, !llvm.ptr) -> i64
  llvm.func @variadic(!llvm.ptr, ...) -> i32
  llvm.func @void()
  llvm.func internal @internal(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func private fastcc @fast(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {passthrough = ["presplitcoroutine", ["k", "v"]]} {
    llvm.return %arg0 : i32
  }
  llvm.func hidden @hidden()
  llvm.func linkonce_odr local_unnamed_addr @odr() {
    llvm.return
  }
  llvm.func @attrs(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, sym_visibility = "private", target_cpu = "x86-64"} {
    llvm.return
  }
  llvm.func @aligned(!llvm.ptr {llvm.align = 8 : i64})
  llvm.func @personality() attributes {personality = @decl} {
    llvm.return
  }
  llvm.func @gc() attributes {garbageCollector = "x"} {
    llvm.return
  }
  llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
}
// -----
module {
  llvm.func @g(i32) -> i32
  llvm.func @v(!llvm.ptr, ...) -> i32
  llvm.func @n()
  llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) -> i32 {
    %0 = llvm.call @g(%arg0) : (i32) -> i32
    llvm.call @n() : () -> ()
    %1 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
    llvm.call %arg1() : !llvm.ptr, () -> ()
    %2 = llvm.call @v(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %3 = llvm.call fastcc @g(%arg0) : (i32) -> i32
    %4 = llvm.call tail @g(%arg0) : (i32) -> i32
    %5 = llvm.call musttail @g(%arg0) {foo} : (i32) -> i32
    %6 = llvm.call @g(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
    %7 = llvm.call_intrinsic "llvm.sin.f32"(%arg2) : (f32) -> f32
    llvm.call_intrinsic "llvm.trap"() : () -> ()
    llvm.return %0 : i32
  }
}
// -----
module {
  llvm.func @arith(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xi32>, %arg4: i1, %arg5: i64) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg0, %arg1 overflow<nsw> : i32
    %2 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i32
    %3 = llvm.mul %arg3, %arg3 overflow<nuw> {foo} : vector<4xi32>
    %4 = llvm.udiv %arg0, %arg1 : i32
    %5 = llvm.sdiv %arg0, %arg1 : i32
    %6 = llvm.sdiv exact %arg0, %arg1 : i32
    %7 = llvm.urem %arg0, %arg1 : i32
    %8 = llvm.srem %arg0, %arg1 : i32
    %9 = llvm.and %arg0, %arg1 : i32
    %10 = llvm.or %arg0, %arg1 : i32
    %11 = llvm.or disjoint %arg0, %arg1 : i32
    %12 = llvm.xor %arg0, %arg1 : i32
    %13 = llvm.shl %arg0, %arg1 overflow<nsw> : i32
    %14 = llvm.lshr %arg0, %arg1 : i32
    %15 = llvm.lshr exact %arg0, %arg1 : i32
    %16 = llvm.ashr %arg0, %arg1 : i32
    %17 = llvm.fadd %arg2, %arg2 : f32
    %18 = llvm.fsub %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %19 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
    %20 = llvm.fdiv %arg2, %arg2 : f32
    %21 = llvm.frem %arg2, %arg2 : f32
    %22 = llvm.fneg %arg2 : f32
    %23 = llvm.icmp "eq" %arg0, %arg1 : i32
    %24 = llvm.icmp "slt" %arg3, %arg3 : vector<4xi32>
    %25 = llvm.fcmp "olt" %arg2, %arg2 : f32
    %26 = llvm.fcmp "une" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %27 = llvm.select %arg4, %arg0, %arg1 : i1, i32
    %28 = llvm.select %24, %arg3, %arg3 : vector<4xi1>, vector<4xi32>
    %29 = llvm.trunc %arg5 : i64 to i32
    %30 = llvm.trunc %arg5 overflow<nsw> : i64 to i32
    %31 = llvm.zext %arg0 : i32 to i64
    %32 = llvm.zext nneg %arg0 : i32 to i64
    %33 = llvm.sext %arg0 : i32 to i64
    %34 = llvm.sitofp %arg0 : i32 to f32
    %35 = llvm.uitofp %arg0 : i32 to f32
    %36 = llvm.fptosi %arg2 : f32 to i32
    %37 = llvm.fptoui %arg2 : f32 to i32
    %38 = llvm.fpext %arg2 : f32 to f64
    %39 = llvm.fptrunc %38 : f64 to f32
    %40 = llvm.bitcast %arg0 : i32 to f32
    %41 = llvm.icmp "ule" %arg0, %arg1 {foo} : i32
    %42 = llvm.extractelement %arg3[%arg0 : i32] : vector<4xi32>
    %43 = llvm.insertelement %arg0, %arg3[%arg5 : i64] : vector<4xi32>
    %44 = llvm.shufflevector %arg3, %arg3 [0, 1, 6, 7] : vector<4xi32> 
    %45 = llvm.freeze %arg0 : i32
    llvm.return
  }
}
// -----
module {
  llvm.mlir.global internal @x(1 : i32) {addr_space = 0 : i32} : i32
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.ptr<3>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> f32
    %2 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %3 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.load %arg0 atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.load %arg0 invariant : !llvm.ptr -> i32
    llvm.store %arg2, %arg0 : i32, !llvm.ptr
    llvm.store %arg2, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %arg2, %arg0 : i32, !llvm.ptr
    llvm.store %arg2, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %arg0 {nontemporal} : i32, !llvm.ptr
    %6 = llvm.alloca %arg1 x i32 : (i64) -> !llvm.ptr
    %7 = llvm.alloca %arg1 x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
    %8 = llvm.alloca %arg1 x i32 : (i64) -> !llvm.ptr<5>
    %9 = llvm.alloca inalloca %arg1 x i32 : (i64) -> !llvm.ptr
    %10 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, i32
    %11 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    %13 = llvm.getelementptr inbounds %arg0[%arg1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %14 = llvm.getelementptr nuw %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %arg0[1] {foo} : (!llvm.ptr) -> !llvm.ptr, i8
    %16 = llvm.mlir.addressof @x : !llvm.ptr
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.zero : i32
    %19 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
    %20 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %21 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<3>
    %22 = llvm.load %arg3 : !llvm.ptr<3> -> i32
    %23 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %23 : !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = llvm.getelementptr %arg0[-1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.return
  }
}
// -----
module {
  llvm.func @values(%arg0: !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>, %arg1: i32, %arg2: i64, %arg3: !llvm.array<2 x i32>) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)> 
    %2 = llvm.extractvalue %arg0[1, 1, 0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)> 
    %3 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)> 
    %4 = llvm.insertvalue %arg2, %arg0[1, 1, 1] {foo} : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)> 
    %5 = llvm.mlir.poison : i32
    %6 = llvm.mlir.constant(42 : i32) : i32
    %7 = llvm.mlir.constant(42 : i64) : i64
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %10 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %11 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
    %12 = llvm.mlir.constant(42 : index) : i64
    %13 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %14 = llvm.mlir.constant(7 : i64) : i64
    %15 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %16 = llvm.extractvalue %arg3[1] : !llvm.array<2 x i32> 
    %17 = llvm.mlir.none : !llvm.token
    %18 = llvm.mlir.undef : vector<4xf32>
    %19 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
    %20 = llvm.mlir.constant(true) : i1
    %21 = llvm.mlir.constant(false) {foo} : i1
    %22 = llvm.mlir.undef : !llvm.struct<"named", (i32, ptr)>
    %23 = llvm.mlir.undef : !llvm.struct<()>
    %24 = llvm.mlir.undef : !llvm.array<2 x array<3 x vector<4xf32>>>
    %25 = llvm.mlir.undef : !llvm.array<2 x ptr<3>>
    %26 = llvm.mlir.constant(-1 : i8) : i8
    %27 = llvm.mlir.constant(1.000000e-01 : f32) : f32
    llvm.return
  }
}
// -----
module {
  llvm.func @control(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg1 : i32)
  ^bb2(%0: i32):  // 4 preds: ^bb1, ^bb2, ^bb4, ^bb5
    llvm.cond_br %arg0, ^bb3, ^bb2(%0 : i32)
  ^bb3:  // 2 preds: ^bb2, ^bb3
    llvm.cond_br %arg0 weights([1, 2]), ^bb4, ^bb3 {foo}
  ^bb4:  // pred: ^bb3
    llvm.cond_br %arg0, ^bb2(%arg1 : i32), ^bb5(%arg1, %arg2 : i32, !llvm.ptr)
  ^bb5(%1: i32, %2: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    llvm.switch %arg1 : i32, ^bb6 [
      0: ^bb6,
      -1: ^bb2(%1 : i32),
      7: ^bb5(%1, %2 : i32, !llvm.ptr)
    ]
  ^bb6:  // 2 preds: ^bb5, ^bb5
    llvm.switch %arg1 : i32, ^bb7 [
    ]
  ^bb7:  // pred: ^bb6
    llvm.switch %arg1 : i32, ^bb8 [
      1: ^bb8
    ] {branch_weights = array<i32: 1, 2>}
  ^bb8:  // 2 preds: ^bb7, ^bb7
    llvm.cond_br %arg0, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.unreachable
  ^bb10:  // pred: ^bb8
    llvm.return %arg1 : i32
  }
}
// -----
module {
  llvm.func @math(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) {
    %0 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %2 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
    %3 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
    %4 = llvm.intr.fabs(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %5 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
    %6 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
    %7 = llvm.intr.sin(%arg0) : (f32) -> f32
    %8 = llvm.intr.cos(%arg0) : (f32) -> f32
    %9 = llvm.intr.log(%arg0) : (f32) -> f32
    %10 = llvm.intr.log2(%arg0) : (f32) -> f32
    %11 = llvm.intr.log10(%arg0) : (f32) -> f32
    %12 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %13 = llvm.intr.floor(%arg0) : (f32) -> f32
    %14 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %15 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
    %16 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
    %17 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %18 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i32) -> i32
    %19 = llvm.intr.smax(%arg2, %arg2) : (i32, i32) -> i32
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    %1 = llvm.add %arg0, %arg0 overflow<nsw> : i32
    %2 = llvm.add %arg0, %arg0 : i32
    %3 = llvm.call @f(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    %4 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %5 = llvm.getelementptr inbounds %arg1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %6 = llvm.icmp "ne" %arg0, %arg0 : i32
    llvm.store %arg0, %arg1 : i32, !llvm.ptr
    llvm.store %arg0, %arg1 : i32, !llvm.ptr
    %7 = llvm.load %arg1 : !llvm.ptr -> i32
    %8 = llvm.trunc %arg0 : i32 to i8
    llvm.return %3 : i32
  }
}
