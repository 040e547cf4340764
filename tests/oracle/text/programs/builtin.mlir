module {
}

// -----
module @name attributes {a.b} {
  module {
  }
}

// -----
builtin.module {
  func.func @cast(%a: i32, %b: f32) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to f32
    %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64
    %2 = builtin.unrealized_conversion_cast to i32
    %3 = builtin.unrealized_conversion_cast %a : i32 to f32 {foo}
    %4 = "builtin.unrealized_conversion_cast"(%a) : (i32) -> i64
    return
  }
}

// -----
func.func private @types(i1, i8, i16, si32, ui64, i128, index, f16, bf16, f32, f64, f80, f128, tf32, f8E4M3FN, f8E5M2, none, complex<f32>, complex<i32>, tuple<>, tuple<i32>, tuple<i32, tuple<f32>>, vector<4xf32>, vector<[4]xf32>, vector<2x[4]xi32>, vector<f32>, vector<4xindex>, tensor<f32>, tensor<?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<4xf32, "enc">, memref<f32>, memref<?xf32>, memref<4x?xf32>, memref<*xf32>, memref<*xf32, 1>, memref<4xf32, 1>, memref<4xf32, 3 : i32>, memref<4xf32, "x">, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[2], offset: 4>>, memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, () -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> ()), !llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, ptr)>, !llvm.array<4 x i32>, !async.token, !async.value<f32>, !async.value<memref<?xf32>>, !async.group, !foo.bar<"x">, vector<4x!llvm.ptr>, !llvm.struct<"n", (i32)>, !llvm.func<void (i32, ...)>, !llvm.void, !llvm.token)

// -----
func.func private @attributes() attributes {
  a.unit, a.bool = true, a.false = false, a.int = 1, a.i32 = 1 : i32, a.index = 1 : index, a.neg = -5 : i64, a.ui = 5 : ui8, a.si = -5 : si8,
  a.float = 1.0, a.f32 = 1.0 : f32, a.exp = 1.0e+20 : f64, a.nan = 0x7FC00000 : f32, a.string = "s\22q\0A",
  a.array = [1, "x", unit, [true]], a.empty = [], a.dict = {b = 1, a = 2 : i32}, a.emptydict = {},
  a.symbol = @foo, a.nested = @foo::@bar, a.quoted = @"a b", a.type = i32, a.functype = (i32) -> f32,
  a.dense = dense<1> : tensor<4xi32>, a.dense2 = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, a.densef = dense<[1.0, 2.0]> : vector<2xf32>,
  a.denseb = dense<[true, false]> : tensor<2xi1>, a.densec = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
  a.dense_hex = dense<"0x0100000002000000"> : tensor<2xi32>, a.empty_dense = dense<> : tensor<0xi32>,
  a.i8array = array<i8: 1, -2>, a.i32array = array<i32: 1, 2>, a.i64array = array<i64>, a.f32array = array<f32: 1.0, 2.5>, a.boolarray = array<i1: true, false>,
  a.strided = strided<[1, ?], offset: 2>, a.map = affine_map<(d0)[s0] -> (d0 + s0)>, a.set = affine_set<(d0) : (d0 >= 0)>,
  a.overflow = #arith.overflow<nsw>, a.fastmath = #arith.fastmath<fast>, a.opaque = #foo.bar<1, 2>, a.loc = loc("x":1:2), a.locu = loc(unknown),
  "a.quoted name" = 1, a.space = #gpu.address_space<workgroup>, a.poison = #ub.poison, a.linkage = #llvm.linkage<internal>,
  a.zero = #llvm.zero, a.splatf = dense<0.0> : tensor<4x4xf32>, a.cc = #llvm.cconv<fastcc>, a.densei1 = dense<true> : vector<4xi1>}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, !llvm.ptr = dense<32> : vector<4xi64>>} {
}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<[32, 64]> : vector<2xi64>, index = 64>, llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64"} {
}

// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>>, dlti.map = #dlti.map<"a" = 1 : i32>} {
}

// -----
"builtin.module"() <{sym_name = "n"}> ({
^bb0:
  "unregistered.op"() : () -> ()
  %0 = "unregistered.value"() {b = 1 : i32, a} : () -> i32
  %1:2 = "unregistered.region"(%0) ({
  ^bb0(%x: i32):
    "unregistered.term"(%x) : (i32) -> ()
  }, {
  }) {foo} : (i32) -> (i32, i32)
  "unregistered.props"(%1#1) <{p = 1 : i32}> {a} : (i32) -> ()
}) : () -> ()
