"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "str", unnamed_addr = 0 : i64, value = "hello\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<5 x i8>, linkage = #llvm.linkage<internal>, sym_name = "str2", unnamed_addr = 0 : i64, value = "hello", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "ext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "noinit", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<private>, sym_name = "i", unnamed_addr = 0 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 8 : i64, global_type = i32, linkage = #llvm.linkage<private>, sym_name = "i2", unnamed_addr = 0 : i64, value = 42 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "u", unnamed_addr = 2 : i64, value = 1 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = f32, linkage = #llvm.linkage<internal>, sym_name = "t", thread_local_, unnamed_addr = 0 : i64, value = 1.000000e+00 : f32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, dso_local, global_type = i64, linkage = #llvm.linkage<internal>, section = "s", sym_name = "lu", unnamed_addr = 1 : i64, value = 1 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<weak>, sym_name = "h", unnamed_addr = 0 : i64, value = 1 : i64, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x i32>, linkage = #llvm.linkage<internal>, sym_name = "arr", unnamed_addr = 0 : i64, value = dense<[1, 2]> : tensor<2xi32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<internal>, sym_name = "region", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.addressof"() <{global_name = @str}> : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ctor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@ctor], data = [#llvm.zero], priorities = [123 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [#llvm.zero], dtors = [@ctor], priorities = [123 : i32]}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "decl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "variadic", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "void", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<internal>, sym_name = "internal", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32):
    "llvm.return"(%arg2) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.noundef}], function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<private>, passthrough = ["presplitcoroutine", ["k", "v"]], res_attrs = [{llvm.noundef}], sym_name = "fast", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg1: i32):
    "llvm.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "hidden", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<linkonce_odr>, sym_name = "odr", unnamed_addr = 1 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias, llvm.nocapture}], dso_local, frame_pointer = #llvm.framePointerKind<all>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, no_inline, sym_name = "attrs", sym_visibility = "private", target_cpu = "x86-64", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 8 : i64}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "aligned", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, personality = @decl, sym_name = "personality", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, garbageCollector = "x", linkage = #llvm.linkage<external>, sym_name = "gc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "v", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "n", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, f32)>, linkage = #llvm.linkage<external>, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32):
    %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.call"() <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @n, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    %1 = "llvm.call"(%arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, i32) -> i32
    "llvm.call"(%arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %2 = "llvm.call"(%arg1, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @v, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32) -> i32
    %3 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %4 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<tail>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %5 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<musttail>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> {foo} : (i32) -> i32
    %6 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<fast>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    %7 = "llvm.call_intrinsic"(%arg2) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.sin.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> f32
    "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.trap", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "llvm.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, f32, vector<4xi32>, i1, i64)>, linkage = #llvm.linkage<external>, sym_name = "arith", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xi32>, %arg4: i1, %arg5: i64):
    %0 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.add"(%arg0, %arg1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2 = "llvm.sub"(%arg0, %arg1) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %3 = "llvm.mul"(%arg3, %arg3) <{overflowFlags = 2 : i32}> {foo} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %4 = "llvm.udiv"(%arg0, %arg1) : (i32, i32) -> i32
    %5 = "llvm.sdiv"(%arg0, %arg1) : (i32, i32) -> i32
    %6 = "llvm.sdiv"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %7 = "llvm.urem"(%arg0, %arg1) : (i32, i32) -> i32
    %8 = "llvm.srem"(%arg0, %arg1) : (i32, i32) -> i32
    %9 = "llvm.and"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "llvm.or"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "llvm.or"(%arg0, %arg1) <{isDisjoint}> : (i32, i32) -> i32
    %12 = "llvm.xor"(%arg0, %arg1) : (i32, i32) -> i32
    %13 = "llvm.shl"(%arg0, %arg1) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %14 = "llvm.lshr"(%arg0, %arg1) : (i32, i32) -> i32
    %15 = "llvm.lshr"(%arg0, %arg1) <{isExact}> : (i32, i32) -> i32
    %16 = "llvm.ashr"(%arg0, %arg1) : (i32, i32) -> i32
    %17 = "llvm.fadd"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %18 = "llvm.fsub"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    %19 = "llvm.fmul"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
    %20 = "llvm.fdiv"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %21 = "llvm.frem"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %22 = "llvm.fneg"(%arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %23 = "llvm.icmp"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %24 = "llvm.icmp"(%arg3, %arg3) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %25 = "llvm.fcmp"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %26 = "llvm.fcmp"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 13 : i64}> : (f32, f32) -> i1
    %27 = "llvm.select"(%arg4, %arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> i32
    %28 = "llvm.select"(%24, %arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %29 = "llvm.trunc"(%arg5) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %30 = "llvm.trunc"(%arg5) <{overflowFlags = 1 : i32}> : (i64) -> i32
    %31 = "llvm.zext"(%arg0) : (i32) -> i64
    %32 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %33 = "llvm.sext"(%arg0) : (i32) -> i64
    %34 = "llvm.sitofp"(%arg0) : (i32) -> f32
    %35 = "llvm.uitofp"(%arg0) : (i32) -> f32
    %36 = "llvm.fptosi"(%arg2) : (f32) -> i32
    %37 = "llvm.fptoui"(%arg2) : (f32) -> i32
    %38 = "llvm.fpext"(%arg2) : (f32) -> f64
    %39 = "llvm.fptrunc"(%38) : (f64) -> f32
    %40 = "llvm.bitcast"(%arg0) : (i32) -> f32
    %41 = "llvm.icmp"(%arg0, %arg1) <{predicate = 7 : i64}> {foo} : (i32, i32) -> i1
    %42 = "llvm.extractelement"(%arg3, %arg0) : (vector<4xi32>, i32) -> i32
    %43 = "llvm.insertelement"(%arg3, %arg0, %arg5) : (vector<4xi32>, i32, i64) -> vector<4xi32>
    %44 = "llvm.shufflevector"(%arg3, %arg3) <{mask = array<i32: 0, 1, 6, 7>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %45 = "llvm.freeze"(%arg0) : (i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64, i32, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.ptr<3>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %1 = "llvm.load"(%arg0) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %2 = "llvm.load"(%arg0) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    %3 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 4 : i64}> : (!llvm.ptr) -> i32
    %4 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 2 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32
    %5 = "llvm.load"(%arg0) <{invariant, ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%arg2, %arg0) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{ordering = 0 : i64, volatile_}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{alignment = 4 : i64, ordering = 5 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg2, %arg0) <{nontemporal, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %6 = "llvm.alloca"(%arg1) <{elem_type = i32}> : (i64) -> !llvm.ptr
    %7 = "llvm.alloca"(%arg1) <{alignment = 8 : i64, elem_type = !llvm.struct<(i32, f32)>}> : (i64) -> !llvm.ptr
    %8 = "llvm.alloca"(%arg1) <{elem_type = i32}> : (i64) -> !llvm.ptr<5>
    %9 = "llvm.alloca"(%arg1) <{elem_type = i32, inalloca}> : (i64) -> !llvm.ptr
    %10 = "llvm.getelementptr"(%arg0) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    %11 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %12 = "llvm.getelementptr"(%arg0) <{elem_type = !llvm.struct<(i32, f32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 1>}> : (!llvm.ptr) -> !llvm.ptr
    %13 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.array<4 x i32>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 3>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %14 = "llvm.getelementptr"(%arg0) <{elem_type = i8, noWrapFlags = 4 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %15 = "llvm.getelementptr"(%arg0) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 1>}> {foo} : (!llvm.ptr) -> !llvm.ptr
    %16 = "llvm.mlir.addressof"() <{global_name = @x}> : () -> !llvm.ptr
    %17 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %18 = "llvm.mlir.zero"() : () -> i32
    %19 = "llvm.inttoptr"(%arg1) : (i64) -> !llvm.ptr
    %20 = "llvm.ptrtoint"(%arg0) : (!llvm.ptr) -> i64
    %21 = "llvm.addrspacecast"(%arg0) : (!llvm.ptr) -> !llvm.ptr<3>
    %22 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr<3>) -> i32
    %23 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "llvm.intr.stackrestore"(%23) : (!llvm.ptr) -> ()
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %24 = "llvm.getelementptr"(%arg0) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -1>}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32, struct<(f32, array<2 x i64>)>)>, i32, i64, array<2 x i32>)>, linkage = #llvm.linkage<external>, sym_name = "values", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>, %arg1: i32, %arg2: i64, %arg3: !llvm.array<2 x i32>):
    %0 = "llvm.mlir.undef"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = "llvm.extractvalue"(%arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>) -> i32
    %2 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1, 1, 0>}> : (!llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>) -> i64
    %3 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>, i32) -> !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
    %4 = "llvm.insertvalue"(%arg0, %arg2) <{position = array<i64: 1, 1, 1>}> {foo} : (!llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>, i64) -> !llvm.struct<(i32, struct<(f32, array<2 x i64>)>)>
    %5 = "llvm.mlir.poison"() : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 42 : i32}> : () -> i32
    %7 = "llvm.mlir.constant"() <{value = 42 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %9 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %10 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %11 = "llvm.mlir.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %12 = "llvm.mlir.constant"() <{value = 42 : index}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<3 x i8>
    %14 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> !llvm.array<2 x i32>
    %16 = "llvm.extractvalue"(%arg3) <{position = array<i64: 1>}> : (!llvm.array<2 x i32>) -> i32
    %17 = "llvm.mlir.none"() : () -> !llvm.token
    %18 = "llvm.mlir.undef"() : () -> vector<4xf32>
    %19 = "llvm.mlir.zero"() : () -> !llvm.struct<(i32, ptr)>
    %20 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %21 = "llvm.mlir.constant"() <{value = false}> {foo} : () -> i1
    %22 = "llvm.mlir.undef"() : () -> !llvm.struct<"named", (i32, ptr)>
    %23 = "llvm.mlir.undef"() : () -> !llvm.struct<()>
    %24 = "llvm.mlir.undef"() : () -> !llvm.array<2 x array<3 x vector<4xf32>>>
    %25 = "llvm.mlir.undef"() : () -> !llvm.array<2 x ptr<3>>
    %26 = "llvm.mlir.constant"() <{value = -1 : i8}> : () -> i8
    %27 = "llvm.mlir.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i1, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "control", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "llvm.br"(%arg1)[^bb2] : (i32) -> ()
  ^bb2(%0: i32):  // 4 preds: ^bb1, ^bb2, ^bb4, ^bb5
    "llvm.cond_br"(%arg0, %0)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:  // 2 preds: ^bb2, ^bb3
    "llvm.cond_br"(%arg0)[^bb4, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> {foo} : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "llvm.cond_br"(%arg0, %arg1, %arg1, %arg2)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, !llvm.ptr) -> ()
  ^bb5(%1: i32, %2: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    "llvm.switch"(%arg1, %1, %1, %2)[^bb6, ^bb6, ^bb2, ^bb5] <{case_operand_segments = array<i32: 0, 1, 2>, case_values = dense<[0, -1, 7]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i32, i32, !llvm.ptr) -> ()
  ^bb6:  // 2 preds: ^bb5, ^bb5
    "llvm.switch"(%arg1)[^bb7] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb7:  // pred: ^bb6
    "llvm.switch"(%arg1)[^bb8, ^bb8] <{branch_weights = array<i32: 1, 2>, case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb8:  // 2 preds: ^bb7, ^bb7
    "llvm.cond_br"(%arg0)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:  // pred: ^bb8
    "llvm.unreachable"() : () -> ()
  ^bb10:  // pred: ^bb8
    "llvm.return"(%arg1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "math", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32):
    %0 = "llvm.intr.sqrt"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %1 = "llvm.intr.exp"(%arg0) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> f32
    %2 = "llvm.intr.fma"(%arg0, %arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
    %3 = "llvm.intr.pow"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %4 = "llvm.intr.fabs"(%arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
    %5 = "llvm.intr.maxnum"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %6 = "llvm.intr.copysign"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %7 = "llvm.intr.sin"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %8 = "llvm.intr.cos"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %9 = "llvm.intr.log"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %10 = "llvm.intr.log2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %11 = "llvm.intr.log10"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %12 = "llvm.intr.exp2"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %13 = "llvm.intr.floor"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %14 = "llvm.intr.ceil"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %15 = "llvm.intr.minnum"(%arg0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %16 = "llvm.intr.powi"(%arg0, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %17 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %18 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (i32) -> i32
    %19 = "llvm.intr.smax"(%arg2, %arg2) : (i32, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %1 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %2 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %3 = "llvm.call"(%arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @f, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> i32
    %4 = "llvm.getelementptr"(%arg1) <{elem_type = i32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %5 = "llvm.getelementptr"(%arg1, %arg0) <{elem_type = i32, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %6 = "llvm.icmp"(%arg0, %arg0) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "llvm.store"(%arg0, %arg1) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "llvm.store"(%arg0, %arg1) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    %7 = "llvm.load"(%arg1) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    %8 = "llvm.trunc"(%arg0) <{overflowFlags = 0 : i32}> : (i32) -> i8
    "llvm.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
