llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32} : !llvm.array<6 x i8>
llvm.mlir.global internal constant @str2("hello") : !llvm.array<5 x i8>
llvm.mlir.global external @ext() : i32
llvm.mlir.global @noinit() {addr_space = 0 : i32} : i32
llvm.mlir.global private @i(42 : i32) : i32
llvm.mlir.global private @i2(42 : i32) {alignment = 8 : i64, addr_space = 3 : i32} : i32
llvm.mlir.global internal unnamed_addr constant @u(1 : i64) : i64
llvm.mlir.global internal thread_local @t(1.0 : f32) : f32
llvm.mlir.global internal local_unnamed_addr @lu(1 : i64) {dso_local, section = "s"} : i64
llvm.mlir.global weak hidden @h(1 : i64) : i64
llvm.mlir.global internal @arr(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global internal @region() : !llvm.ptr {
  %0 = llvm.mlir.addressof @str : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [123 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@ctor], priorities = [123 : i32], data = [#llvm.zero]
llvm.func @decl(i32, !llvm.ptr) -> i64
llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @void()
llvm.func internal @internal(%a: i32) -> i32 { llvm.return %a : i32 }
llvm.func private fastcc @fast(%a: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {passthrough = ["presplitcoroutine", ["k", "v"]]} { llvm.return %a : i32 }
llvm.func hidden @hidden()
llvm.func linkonce_odr local_unnamed_addr @odr() { llvm.return }
llvm.func @attrs(%p: !llvm.ptr {llvm.noalias, llvm.nocapture}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<"all">, target_cpu = "x86-64", no_inline, sym_visibility = "private"} { llvm.return }
llvm.func @aligned(!llvm.ptr {llvm.align = 8 : i64})
llvm.func @personality() attributes {personality = @decl} { llvm.return }
llvm.func @gc() attributes {garbageCollector = "x"} { llvm.return }
llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

// -----
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

// -----
llvm.func @arith(%a: i32, %b: i32, %x: f32, %v: vector<4xi32>, %c: i1, %l: i64) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %a, %b overflow<nsw, nuw> : i32
  %3 = llvm.mul %v, %v overflow<nuw> {foo} : vector<4xi32>
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.sdiv %a, %b : i32
  %6 = llvm.sdiv exact %a, %b : i32
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %a, %b : i32
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or %a, %b : i32
  %11 = llvm.or disjoint %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.shl %a, %b overflow<nsw> : i32
  %14 = llvm.lshr %a, %b : i32
  %15 = llvm.lshr exact %a, %b : i32
  %16 = llvm.ashr %a, %b : i32
  %17 = llvm.fadd %x, %x : f32
  %18 = llvm.fsub %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  %19 = llvm.fmul %x, %x {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %20 = llvm.fdiv %x, %x : f32
  %21 = llvm.frem %x, %x : f32
  %22 = llvm.fneg %x : f32
  %23 = llvm.icmp "eq" %a, %b : i32
  %24 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %25 = llvm.fcmp "olt" %x, %x : f32
  %26 = llvm.fcmp "une" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  %27 = llvm.select %c, %a, %b : i1, i32
  %28 = llvm.select %24, %v, %v : vector<4xi1>, vector<4xi32>
  %29 = llvm.trunc %l : i64 to i32
  %30 = llvm.trunc %l overflow<nsw> : i64 to i32
  %31 = llvm.zext %a : i32 to i64
  %32 = llvm.zext nneg %a : i32 to i64
  %33 = llvm.sext %a : i32 to i64
  %34 = llvm.sitofp %a : i32 to f32
  %35 = llvm.uitofp %a : i32 to f32
  %36 = llvm.fptosi %x : f32 to i32
  %37 = llvm.fptoui %x : f32 to i32
  %38 = llvm.fpext %x : f32 to f64
  %39 = llvm.fptrunc %38 : f64 to f32
  %40 = llvm.bitcast %a : i32 to f32
  %41 = llvm.icmp "ule" %a, %b {foo} : i32
  %42 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %43 = llvm.insertelement %a, %v[%l : i64] : vector<4xi32>
  %44 = llvm.shufflevector %v, %v [0, 1, 6, 7] : vector<4xi32>
  %45 = llvm.freeze %a : i32
  llvm.return
}

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

// -----
llvm.func @values(%s: !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>, %a: i32, %l: i64, %arr: !llvm.array<2 x i32>) {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.extractvalue %s[0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
  %2 = llvm.extractvalue %s[1, 1, 0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
  %3 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
  %4 = llvm.insertvalue %l, %s[1, 1, 1] {foo} : !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
  %5 = llvm.mlir.poison : i32
  %6 = llvm.mlir.constant(42 : i32) : i32
  %7 = llvm.mlir.constant(42 : i64) : i64
  %8 = llvm.mlir.constant(true) : i1
  %9 = llvm.mlir.constant(1.0 : f32) : f32
  %10 = llvm.mlir.constant(1.0 : f64) : f64
  %11 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %12 = llvm.mlir.constant(42 : index) : i64
  %13 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %14 = llvm.mlir.constant(7) : i64
  %15 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %16 = llvm.extractvalue %arr[1] : !llvm.array<2 x i32>
  %17 = llvm.mlir.none : !llvm.token
  %18 = llvm.mlir.undef : vector<4xf32>
  %19 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %20 = llvm.mlir.constant(1 : i1) : i1
  %21 = llvm.mlir.constant(false) {foo} : i1
  %23 = llvm.mlir.undef : !llvm.struct<"named", (i32, ptr)>
  %24 = llvm.mlir.undef : !llvm.struct<()>
  %25 = llvm.mlir.undef : !llvm.array<2 x array<3 x vector<4xf32>>>
  %26 = llvm.mlir.undef : !llvm.array<2 x ptr<3>>
  %27 = llvm.mlir.constant(-1 : i8) : i8
  %28 = llvm.mlir.constant(0.1 : f32) : f32
  llvm.return
}

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

// -----
llvm.func @math(%x: f32, %v: vector<4xf32>, %i: i32) {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  %1 = llvm.intr.exp(%x) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %2 = llvm.intr.fma(%x, %x, %x) : (f32, f32, f32) -> f32
  %3 = llvm.intr.pow(%x, %x) : (f32, f32) -> f32
  %4 = llvm.intr.fabs(%v) : (vector<4xf32>) -> vector<4xf32>
  %5 = llvm.intr.maxnum(%x, %x) : (f32, f32) -> f32
  %6 = llvm.intr.copysign(%x, %x) : (f32, f32) -> f32
  %7 = llvm.intr.sin(%x) : (f32) -> f32
  %8 = llvm.intr.cos(%x) : (f32) -> f32
  %9 = llvm.intr.log(%x) : (f32) -> f32
  %10 = llvm.intr.log2(%x) : (f32) -> f32
  %11 = llvm.intr.log10(%x) : (f32) -> f32
  %12 = llvm.intr.exp2(%x) : (f32) -> f32
  %13 = llvm.intr.floor(%x) : (f32) -> f32
  %14 = llvm.intr.ceil(%x) : (f32) -> f32
  %15 = llvm.intr.minnum(%x, %x) : (f32, f32) -> f32
  %16 = llvm.intr.powi(%x, %i) : (f32, i32) -> f32
  %17 = "llvm.intr.vector.reduce.fadd"(%x, %v) : (f32, vector<4xf32>) -> f32
  %18 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %19 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  llvm.return
}

// -----
module {
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0(%a: i32, %p: !llvm.ptr):
    %0 = "llvm.add"(%a, %a) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
    %2 = "llvm.add"(%a, %a) : (i32, i32) -> i32
    %3 = "llvm.call"(%a, %p) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @f, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %4 = "llvm.getelementptr"(%p) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %5 = "llvm.getelementptr"(%p, %a) <{elem_type = i32, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %6 = "llvm.icmp"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.store"(%a, %p) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%a, %p) : (i32, !llvm.ptr) -> ()
    %7 = "llvm.load"(%p) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %8 = "llvm.trunc"(%a) <{overflowFlags = #llvm.overflow<none>}> : (i32) -> i8
    "llvm.return"(%3) : (i32) -> ()
  }) : () -> ()
}
