"builtin.module"() ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "name"}> ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
}) {a.b} : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "cast"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> f32
    %1:2 = "builtin.unrealized_conversion_cast"(%arg0, %arg1) : (i32, f32) -> (i64, f64)
    %2 = "builtin.unrealized_conversion_cast"() : () -> i32
    %3 = "builtin.unrealized_conversion_cast"(%arg0) {foo} : (i32) -> f32
    %4 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i8, i16, si32, ui64, i128, index, f16, bf16, f32, f64, f80, f128, tf32, f8E4M3FN, f8E5M2, none, complex<f32>, complex<i32>, tuple<>, tuple<i32>, tuple<i32, tuple<f32>>, vector<4xf32>, vector<[4]xf32>, vector<2x[4]xi32>, vector<f32>, vector<4xindex>, tensor<f32>, tensor<?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<4xf32, "enc">, memref<f32>, memref<?xf32>, memref<4x?xf32>, memref<*xf32>, memref<*xf32, 1>, memref<4xf32, 1>, memref<4xf32, 3 : i32>, memref<4xf32, "x">, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[2], offset: 4>>, memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, () -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> ()), !llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, ptr)>, !llvm.array<4 x i32>, !async.token, !async.value<f32>, !async.value<memref<?xf32>>, !async.group, !foo.bar<"x">, vector<4x!llvm.ptr>, !llvm.struct<"n", (i32)>, !llvm.func<void (i32, ...)>, !llvm.void, !llvm.token) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
// -----
#loc = loc("x":1:2)
#loc1 = loc(unknown)
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a.array = [1, "x", unit, [true]], a.bool = true, a.boolarray = array<i1: true, false>, a.cc = #llvm.cconv<fastcc>, a.dense = dense<1> : tensor<4xi32>, a.dense2 = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>, a.dense_hex = dense<[1, 2]> : tensor<2xi32>, a.denseb = dense<[true, false]> : tensor<2xi1>, a.densec = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, a.densef = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>, a.densei1 = dense<true> : vector<4xi1>, a.dict = {a = 2 : i32, b = 1 : i64}, a.empty = [], a.empty_dense = dense<> : tensor<0xi32>, a.emptydict = {}, a.exp = 1.000000e+20 : f64, a.f32 = 1.000000e+00 : f32, a.f32array = array<f32: 1.000000e+00, 2.500000e+00>, a.false = false, a.fastmath = #arith.fastmath<fast>, a.float = 1.000000e+00 : f64, a.functype = (i32) -> f32, a.i32 = 1 : i32, a.i32array = array<i32: 1, 2>, a.i64array = array<i64>, a.i8array = array<i8: 1, -2>, a.index = 1 : index, a.int = 1 : i64, a.linkage = #llvm.linkage<internal>, a.loc = #loc, a.locu = #loc1, a.map = #map, a.nan = 0x7FC00000 : f32, a.neg = -5 : i64, a.nested = @foo::@bar, a.opaque = #foo.bar<1, 2>, a.overflow = #arith.overflow<nsw>, a.poison = #ub.poison, a.quoted = @"a b", "a.quoted name" = 1 : i64, a.set = #set, a.si = -5 : si8, a.space = #gpu.address_space<workgroup>, a.splatf = dense<0.000000e+00> : tensor<4x4xf32>, a.strided = strided<[1, ?], offset: 2>, a.string = "s\22q\0A", a.symbol = @foo, a.type = i32, a.ui = 5 : ui8, a.unit, a.zero = #llvm.zero} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, !llvm.ptr = dense<32> : vector<4xi64>>} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<[32, 64]> : vector<2xi64>, index = 64 : i64>, llvm.data_layout = "e-m:e", llvm.target_triple = "x86_64"} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {dlti.map = #dlti.map<"a" = 1 : i32>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>>} : () -> ()
// -----
"builtin.module"() <{sym_name = "n"}> ({
  "unregistered.op"() : () -> ()
  %0 = "unregistered.value"() {a, b = 1 : i32} : () -> i32
  %1:2 = "unregistered.region"(%0) ({
  ^bb0(%arg0: i32):
    "unregistered.term"(%arg0) : (i32) -> ()
  }, {
  }) {foo} : (i32) -> (i32, i32)
  "unregistered.props"(%1#1) <{p = 1 : i32}> {a} : (i32) -> ()
}) : () -> ()
