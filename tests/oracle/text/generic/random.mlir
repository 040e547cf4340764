#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf32>, vector<4xf32>, i1, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: i1, %arg3: memref<4xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "test.make"() : () -> index
    %2 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    "scf.parallel"(%0, %0, %0, %0, %1, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %3 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "func.call"(%3, %2) <{callee = @helper}> : (i32, f32) -> i32
    %5 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    "cf.assert"(%arg2) <{msg = "a \22b\22"}> : (i1) -> ()
    %6 = "index.add"(%0, %0) : (index, index) -> index
    %7 = "index.cmp"(%0, %0) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %8 = "index.constant"() <{value = -2 : index}> : () -> index
    %9 = "index.casts"(%0) : (index) -> i32
    %10:2 = "test.op"(%7) {dense = dense<[1, 2]> : tensor<2xi32>, opaque = #foo.bar<x>} : (i1) -> (memref<*xf32>, vector<2x3xf32>)
    %11 = "arith.maxnumf"(%2, %2) <{fastmath = #arith.fastmath<contract>}> {opaque = #foo.bar<x>} : (f32, f32) -> f32
    %12 = "memref.load"(%arg3, %0) : (memref<4xf32>, index) -> f32
    "memref.store"(%12, %arg3, %0) : (f32, memref<4xf32>, index) -> ()
    %13 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %14 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %15:2 = "scf.if"(%arg2) ({
      %17 = "test.make"() : () -> memref<?xf32>
      %18 = "memref.load"(%17, %0) : (memref<?xf32>, index) -> f32
      "memref.store"(%2, %17, %0) {idx = 7 : index} : (f32, memref<?xf32>, index) -> ()
      "memref.copy"(%17, %arg3) : (memref<?xf32>, memref<4xf32>) -> ()
      %19 = "memref.dim"(%17, %8) : (memref<?xf32>, index) -> index
      %20 = "memref.atomic_rmw"(%11, %17, %8) <{kind = 3 : i64}> : (f32, memref<?xf32>, index) -> f32
      %21 = "memref.subview"(%17, %8, %8, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
      %22 = "test.make"() : () -> memref<16xi8>
      %23 = "memref.view"(%22, %8) : (memref<16xi8>, index) -> memref<2xf32>
      %24 = "arith.constant"() <{value = 1 : index}> : () -> index
      %25 = "test.make"() : () -> index
      %26 = "arith.constant"() <{value = -1 : i16}> : () -> i16
      %27 = "scf.for"(%24, %0, %25, %26) ({
      ^bb0(%arg4: index, %arg5: i16):
        "vector.print"(%8) <{punctuation = #vector.punctuation<no_punctuation>}> : (index) -> ()
        "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
        %28 = "vector.transfer_read"(%17, %25, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
        "vector.transfer_write"(%28, %17, %25) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
        %29 = "vector.extract"(%28, %25) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
        %30 = "vector.broadcast"(%2) : (f32) -> vector<4xf32>
        "scf.yield"(%arg5) : (i16) -> ()
      }) : (index, index, index, i16) -> i16
      "scf.yield"(%13, %14) : (f32, i16) -> ()
    }, {
      "scf.yield"(%13, %14) : (f32, i16) -> ()
    }) : (i1) -> (f32, i16)
    %16 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32, 1>, tuple<i32, f32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32, 1>, %arg1: tuple<i32, f32>, %arg2: memref<4xf32>):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
    %1 = "test.make"() : () -> memref<?xf32>
    %2 = "arith.constant"() <{value = -7 : index}> {opaque = #foo.bar<x>, text = "x\22y", type = memref<?xf32, strided<[1], offset: ?>>} : () -> index
    %3 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %4 = "vector.transfer_read"(%1, %2, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%4, %1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %5 = "vector.extract"(%4, %2) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %6 = "vector.broadcast"(%3) : (f32) -> vector<4xf32>
    %7 = "scf.execute_region"() ({
      "cf.br"(%3)[^bb1] : (f32) -> ()
    ^bb1(%36: f32):  // pred: ^bb0
      "scf.yield"(%36) : (f32) -> ()
    }) : () -> f32
    %8 = "memref.load"(%arg2, %2) {sym = @a::@b, text = "x\22y"} : (memref<4xf32>, index) -> f32
    %9 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    "memref.store"(%9, %arg2, %2) {map = #map1} : (f32, memref<4xf32>, index) -> ()
    %10 = "func.call"(%0, %9) <{callee = @helper}> : (i32, f32) -> i32
    %11 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    %12 = "arith.constant"() <{value = true}> : () -> i1
    "cf.assert"(%12) <{msg = "m"}> : (i1) -> ()
    %13 = "func.call"(%0, %9) <{callee = @helper}> : (i32, f32) -> i32
    %14 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    "cf.assert"(%12) <{msg = "a \22b\22"}> : (i1) -> ()
    %15 = "arith.constant"() <{value = 42 : index}> : () -> index
    %16 = "index.add"(%15, %2) : (index, index) -> index
    %17 = "index.cmp"(%15, %2) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %18 = "index.constant"() <{value = 40 : index}> : () -> index
    %19 = "index.casts"(%15) : (index) -> i32
    %20 = "test.op"(%19, %8) : (i32, f32) -> memref<16xi8>
    %21 = "test.make"() : () -> index
    "scf.for"(%16, %16, %21) ({
    ^bb0(%arg3: index):
      %32 = "index.add"(%21, %21) {arr32 = array<i32: 1, -2>} : (index, index) -> index
      %33 = "index.cmp"(%21, %21) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
      %34 = "index.constant"() <{value = 29 : index}> : () -> index
      %35 = "index.casts"(%21) : (index) -> i32
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %22 = "scf.execute_region"() ({
      %25 = "index.floordivs"(%21, %18) : (index, index) -> index
      %26 = "index.cmp"(%21, %18) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
      %27 = "index.constant"() <{value = 44 : index}> : () -> index
      %28 = "index.casts"(%21) : (index) -> i32
      %29 = "arith.constant"() <{value = 1.000000e+10 : f64}> {fl = -1.500000e-03 : f64} : () -> f64
      %30 = "arith.fptoui"(%29) : (f64) -> i8
      "cf.br"(%13)[^bb1] : (i32) -> ()
    ^bb1(%31: i32):  // pred: ^bb0
      "scf.yield"(%31) : (i32) -> ()
    }) : () -> i32
    %23 = "arith.addf"(%8, %8) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    "cf.cond_br"(%17, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%24: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%24, %24)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x4xi32>, tensor<4xf32>, memref<?x4xi32>, vector<4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x4xi32>, %arg1: tensor<4xf32>, %arg2: memref<?x4xi32>, %arg3: vector<4xi1>):
    %0 = "arith.constant"() <{value = -2.500000e+00 : f32}> : () -> f32
    "vector.print"(%0) <{punctuation = #vector.punctuation<no_punctuation>}> : (f32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
    %1 = "test.make"() : () -> memref<?xf32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.000000e+10 : f32}> : () -> f32
    %4 = "vector.transfer_read"(%1, %2, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%4, %1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %5 = "vector.extract"(%4, %2) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %6 = "vector.broadcast"(%3) : (f32) -> vector<4xf32>
    %7 = "index.add"(%2, %2) : (index, index) -> index
    %8 = "index.cmp"(%2, %2) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %9 = "index.constant"() <{value = 21 : index}> : () -> index
    %10 = "index.casts"(%2) : (index) -> i32
    %11 = "math.floor"(%4) <{fastmath = #arith.fastmath<contract>}> : (vector<4xf32>) -> vector<4xf32>
    %12 = "scf.execute_region"() ({
      "cf.br"(%3)[^bb1] : (f32) -> ()
    ^bb1(%21: f32):  // pred: ^bb0
      "scf.yield"(%21) : (f32) -> ()
    }) : () -> f32
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    %14 = "memref.load"(%arg2, %13, %7) : (memref<?x4xi32>, index, index) -> i32
    "memref.store"(%10, %arg2, %13, %7) : (i32, memref<?x4xi32>, index, index) -> ()
    %15 = "arith.select"(%8, %11, %4) : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %16 = "arith.constant"() <{value = dense<[1, 2, -3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %17 = "arith.select"(%arg3, %16, %16) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %18 = "builtin.unrealized_conversion_cast"(%4) : (vector<4xf32>) -> vector<2x3xf32>
    %19 = "func.call"(%14, %3) <{callee = @helper}> : (i32, f32) -> i32
    %20 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    "cf.assert"(%8) <{msg = "m"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 42 : index}> : () -> index
    %1 = "memref.alloc"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %2 = "test.make"() : () -> memref<4xf32>
    %3 = "memref.cast"(%2) : (memref<4xf32>) -> memref<?xf32>
    %4 = "builtin.unrealized_conversion_cast"(%0) : (index) -> none
    %5 = "arith.andi"(%0, %0) {a.b = 1 : i32, arr = [1, 2.500000e+00, @f, i32, [unit]], sym = @a::@b} : (index, index) -> index
    %6 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %7 = "scf.execute_region"() ({
      "cf.br"(%6)[^bb1] : (f32) -> ()
    ^bb1(%9: f32):  // pred: ^bb0
      "scf.yield"(%9) : (f32) -> ()
    }) : () -> f32
    %8 = "arith.mulf"(%6, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
#map2 = affine_map<(d0) -> (d0, d0 floordiv 2 + 1)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
#map6 = affine_map<() -> (10)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f16) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f16):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "test.make"() : () -> index
    %2 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %3 = "scf.parallel"(%0, %0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg6: index):
      "scf.reduce"(%2) ({
      ^bb0(%arg7: f32, %arg8: f32):
        %33 = "arith.addf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%33) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %4 = "arith.constant"() <{value = 3 : index}> : () -> index
    %5 = "arith.constant"() <{value = 5 : index}> : () -> index
    %6 = "test.make"() : () -> memref<?x4xi32>
    %7 = "affine.apply"(%4, %5) <{map = #map}> : (index, index) -> index
    %8 = "affine.min"(%4) <{map = #map1}> : (index) -> index
    "affine.for"(%4) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg5: index):
      %32 = "affine.load"(%6, %arg5) <{map = #map2}> : (memref<?x4xi32>, index) -> i32
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %9 = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %11 = "func.call"(%9, %10) <{callee = @helper}> : (i32, f32) -> i32
    %12 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    %13 = "arith.constant"() <{value = false}> : () -> i1
    "cf.assert"(%13) <{msg = "m"}> {dict = {a, b = true}, fl = -1.500000e-03 : f64, map = #map5} : (i1) -> ()
    %14 = "arith.constant"() <{value = 0 : index}> : () -> index
    %15 = "scf.while"(%14) ({
    ^bb0(%arg3: index):
      %23 = "index.add"(%8, %0) : (index, index) -> index
      %24 = "index.cmp"(%8, %0) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
      %25 = "index.constant"() <{value = 45 : index}> : () -> index
      %26 = "index.casts"(%8) : (index) -> i32
      %27 = "arith.constant"() <{value = 3 : index}> : () -> index
      %28 = "arith.constant"() <{value = 5 : index}> : () -> index
      %29 = "affine.apply"(%27, %28) <{map = #map}> : (index, index) -> index
      %30 = "affine.min"(%27) <{map = #map1}> : (index) -> index
      "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
      ^bb0(%arg4: index):
        %31 = "affine.load"(%6, %arg4) <{map = #map2}> : (memref<?x4xi32>, index) -> i32
        "affine.yield"() : () -> ()
      }) {sym = @a::@b} : () -> ()
      "scf.condition"(%13, %arg3) : (i1, index) -> ()
    }, {
    ^bb0(%arg2: index):
      "scf.yield"(%arg2) : (index) -> ()
    }) : (index) -> index
    %16 = "test.make"() : () -> index
    "scf.for"(%7, %0, %16) ({
    ^bb0(%arg1: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %17 = "arith.cmpi"(%11, %9) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %18 = "arith.cmpf"(%10, %10) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    "test.op"(%5, %1) {arr32 = array<i32: 1, -2>, map = #map5, "odd name" = 5 : i8} : (index, index) -> ()
    %19 = "scf.execute_region"() ({
      "cf.br"(%2)[^bb1] : (f32) -> ()
    ^bb1(%22: f32):  // pred: ^bb0
      "scf.yield"(%22) : (f32) -> ()
    }) : () -> f32
    %20 = "builtin.unrealized_conversion_cast"(%4) : (index) -> tuple<i32, f32>
    "cf.cond_br"(%13, %9)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> {map = #map5} : (i1, i32) -> ()
  ^bb1(%21: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%21, %21)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<f64>):
    %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    "vector.print"(%0) <{punctuation = #vector.punctuation<no_punctuation>}> : (i64) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
    %1 = "test.make"() : () -> memref<?xf32>
    %2 = "arith.constant"() <{value = -7 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "vector.transfer_read"(%1, %2, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%4, %1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %5 = "vector.extract"(%4, %2) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %6 = "vector.broadcast"(%3) : (f32) -> vector<4xf32>
    %7 = "test.op"(%2) {arr32 = array<i32: 1, -2>} : (index) -> i1
    %8 = "arith.select"(%7, %arg0, %arg0) : (i1, memref<f64>, memref<f64>) -> memref<f64>
    %9 = "arith.constant"() <{value = dense<[true, false, true, true]> : vector<4xi1>}> : () -> vector<4xi1>
    %10 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %11 = "arith.select"(%9, %10, %10) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %12 = "test.make"() : () -> index
    "scf.parallel"(%2, %2, %2, %2, %12, %12) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg5: index, %arg6: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %13 = "scf.while"(%3) ({
    ^bb0(%arg4: f32):
      %27 = "arith.select"(%7, %8, %8) : (i1, memref<f64>, memref<f64>) -> memref<f64>
      %28 = "arith.select"(%9, %11, %11) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      "scf.condition"(%7, %arg4) : (i1, f32) -> ()
    }, {
    ^bb0(%arg3: f32):
      "scf.yield"(%arg3) : (f32) -> ()
    }) : (f32) -> f32
    %14 = "arith.constant"() <{value = 1.000000e+10 : f64}> : () -> f64
    %15:2 = "scf.if"(%7) ({
      %26 = "builtin.unrealized_conversion_cast"(%0) : (i64) -> index
      "scf.yield"(%0, %14) : (i64, f64) -> ()
    }, {
      "scf.yield"(%0, %14) : (i64, f64) -> ()
    }) : (i1) -> (i64, f64)
    %16 = "index.mul"(%12, %2) : (index, index) -> index
    %17 = "index.cmp"(%12, %2) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %18 = "index.constant"() <{value = 44 : index}> : () -> index
    %19 = "index.casts"(%12) : (index) -> i32
    %20 = "test.make"() : () -> index
    %21 = "scf.for"(%18, %16, %20, %12) ({
    ^bb0(%arg1: index, %arg2: index):
      %24 = "arith.constant"() <{value = 42 : index}> : () -> index
      %25 = "arith.ceildivsi"(%20, %24) {opaque = #foo.bar<x>, sym = @a::@b} : (index, index) -> index
      "scf.yield"(%arg2) : (index) -> ()
    }) : (index, index, index, index) -> index
    %22 = "memref.load"(%1, %2) : (memref<?xf32>, index) -> f32
    "memref.store"(%3, %1, %2) : (f32, memref<?xf32>, index) -> ()
    "cf.cond_br"(%7, %19)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%23: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%23, %23)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map2 = affine_map<(d0) -> (d0, -d0 + 7)>
#map3 = affine_map<(d0) -> (d0, d0 floordiv 2 + 1)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<()[s0] -> (s0)>
#set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, tuple<i32, f32>, f16) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: tuple<i32, f32>, %arg2: f16):
    %0 = "test.op"() : () -> memref<4xi32, #map>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = false}> {arr32 = array<i32: 1, -2>, "odd name" = 5 : i8, set = #set} : () -> i1
    %3 = "scf.while"(%1) ({
    ^bb0(%arg4: index):
      %18 = "math.exp"(%arg2) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f16) -> f16
      %19 = "arith.constant"() <{value = 3 : index}> : () -> index
      %20 = "arith.constant"() <{value = 5 : index}> : () -> index
      %21 = "test.make"() : () -> memref<?x4xi32>
      %22 = "affine.apply"(%19, %20) <{map = #map1}> : (index, index) -> index
      %23 = "affine.min"(%19) <{map = #map2}> : (index) -> index
      "affine.for"(%19) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg5: index):
        %24 = "affine.load"(%21, %arg5) <{map = #map3}> : (memref<?x4xi32>, index) -> i32
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "scf.condition"(%2, %arg4) : (i1, index) -> ()
    }, {
    ^bb0(%arg3: index):
      "scf.yield"(%arg3) : (index) -> ()
    }) : (index) -> index
    %4 = "arith.constant"() <{value = -2.500000e+00 : f16}> : () -> f16
    %5 = "arith.minnumf"(%arg2, %4) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
    %6 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : vector<2x3xf32>}> : () -> vector<2x3xf32>
    %7 = "arith.select"(%2, %6, %6) : (i1, vector<2x3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %8 = "arith.constant"() <{value = dense<[true, false, true, true]> : vector<4xi1>}> : () -> vector<4xi1>
    %9 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %10 = "arith.select"(%8, %9, %9) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %12 = "scf.if"(%2) ({
      "scf.yield"(%11) : (i32) -> ()
    }, {
      "scf.yield"(%11) : (i32) -> ()
    }) {arr32 = array<i32: 1, -2>, dense = dense<[1, 2]> : tensor<2xi32>, fl = -1.500000e-03 : f64} : (i1) -> i32
    %13 = "scf.execute_region"() ({
      "scf.if"(%2) ({
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "cf.br"(%11)[^bb1] : (i32) -> ()
    ^bb1(%17: i32):  // pred: ^bb0
      "scf.yield"(%17) : (i32) -> ()
    }) : () -> i32
    %14 = "arith.remf"(%arg2, %4) <{fastmath = #arith.fastmath<contract>}> : (f16, f16) -> f16
    %15 = "arith.constant"() <{value = false}> {idx = 7 : index, opaque = #foo.bar<x>} : () -> i1
    "cf.cond_br"(%15, %12)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%16: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%16, %16)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64, complex<f32>, memref<16xi8>, f64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f64, %arg1: complex<f32>, %arg2: memref<16xi8>, %arg3: f64):
    %0 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %1 = "arith.remui"(%0, %0) : (i16, i16) -> i16
    %2 = "test.make"() : () -> memref<?xf32>
    %3 = "test.make"() : () -> memref<4xf32>
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    "memref.copy"(%2, %3) : (memref<?xf32>, memref<4xf32>) -> ()
    %6 = "memref.dim"(%2, %4) : (memref<?xf32>, index) -> index
    %7 = "memref.atomic_rmw"(%5, %2, %4) <{kind = 12 : i64}> : (f32, memref<?xf32>, index) -> f32
    %8 = "memref.subview"(%2, %4, %4, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
    %9 = "memref.view"(%arg2, %4) : (memref<16xi8>, index) -> memref<2xf32>
    %10 = "arith.constant"() <{value = -1 : i8}> {sym = @a::@b, text = "x\22y"} : () -> i8
    %11 = "arith.extui"(%10) : (i8) -> i32
    %12 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %13 = "arith.constant"() <{value = dense<[true, false, true, true]> : vector<4xi1>}> : () -> vector<4xi1>
    %14 = "arith.extsi"(%13) : (vector<4xi1>) -> vector<4xi32>
    %15 = "arith.constant"() <{value = -2.500000e+00 : f16}> : () -> f16
    %16 = "func.call"(%11, %5) <{callee = @helper}> : (i32, f32) -> i32
    %17 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    %18 = "arith.constant"() <{value = false}> : () -> i1
    "cf.assert"(%18) <{msg = "m"}> : (i1) -> ()
    %19 = "memref.load"(%3, %6) : (memref<4xf32>, index) -> f32
    "memref.store"(%5, %3, %6) : (f32, memref<4xf32>, index) -> ()
    %20 = "arith.constant"() <{value = -1 : i32}> {arr32 = array<i32: 1, -2>, "odd name" = 5 : i8, text = "x\22y"} : () -> i32
    %21 = "func.call"(%20, %7) <{callee = @helper}> : (i32, f32) -> i32
    %22 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    %23 = "arith.constant"() <{value = true}> : () -> i1
    "cf.assert"(%23) <{msg = "a \22b\22"}> {dense = dense<[1, 2]> : tensor<2xi32>} : (i1) -> ()
    "vector.print"(%11) <{punctuation = #vector.punctuation<comma>}> : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
    %24 = "vector.transfer_read"(%2, %6, %19) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%24, %2, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %25 = "vector.extract"(%24, %6) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %26 = "vector.broadcast"(%19) : (f32) -> vector<4xf32>
    "cf.cond_br"(%18, %20)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%27, %27)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
#map2 = affine_map<(d0) -> (d0, d0 floordiv 2 + 1)>
#map3 = affine_map<(d0) -> (d0 - 1)>
#map4 = affine_map<() -> (5)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
#set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i64):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    "scf.if"(%0) ({
      %53 = "arith.constant"() <{value = 1 : index}> : () -> index
      %54 = "test.make"() : () -> index
      "scf.for"(%53, %53, %54) ({
      ^bb0(%arg8: index):
        %59 = "test.make"() : () -> memref<f64>
        %60 = "memref.load"(%59) : (memref<f64>) -> f64
        %61 = "arith.constant"() <{value = 1.000000e-01 : f64}> {dict = {a, b = true}, sym = @a::@b} : () -> f64
        "memref.store"(%61, %59) : (f64, memref<f64>) -> ()
        %62 = "arith.constant"() <{value = 42 : index}> : () -> index
        %63 = "test.make"() : () -> index
        %64 = "arith.constant"() <{value = -0.000000e+00 : f32}> {arr = [1, 2.500000e+00, @f, i32, [unit]], dict = {a, b = true}, type = memref<?xf32, strided<[1], offset: ?>>} : () -> f32
        "scf.parallel"(%53, %53, %62, %62, %63, %63) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
        ^bb0(%arg9: index, %arg10: index):
          "scf.reduce"() : () -> ()
        }) : (index, index, index, index, index, index) -> ()
        %65 = "arith.select"(%0, %64, %64) : (i1, f32, f32) -> f32
        %66 = "arith.constant"() <{value = dense<[true, false, true, true]> : vector<4xi1>}> : () -> vector<4xi1>
        %67 = "arith.constant"() <{value = dense<[1, 2, -3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
        %68 = "arith.select"(%66, %67, %67) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %55 = "test.make"() : () -> index
      %56 = "scf.for"(%54, %53, %55, %55) ({
      ^bb0(%arg6: index, %arg7: index):
        "scf.yield"(%arg7) : (index) -> ()
      }) : (index, index, index, index) -> index
      %57 = "arith.constant"() <{value = -7 : index}> : () -> index
      %58 = "arith.addi"(%54, %57) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (index, index) -> index
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %1 = "arith.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : vector<2x3xf32>}> : () -> vector<2x3xf32>
    %2 = "arith.maximumf"(%1, %1) <{fastmath = #arith.fastmath<contract>}> {set = #set} : (vector<2x3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 5 : index}> : () -> index
    %5 = "test.make"() : () -> memref<?x4xi32>
    %6 = "affine.apply"(%3, %4) <{map = #map}> : (index, index) -> index
    %7 = "affine.min"(%3) <{map = #map1}> : (index) -> index
    "affine.for"(%3) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 0, 0>, step = 2 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg5: index):
      %52 = "affine.load"(%5, %arg5) <{map = #map2}> : (memref<?x4xi32>, index) -> i32
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 5 : index}> : () -> index
    %10 = "affine.apply"(%8, %9) <{map = #map}> : (index, index) -> index
    %11 = "affine.min"(%8) <{map = #map1}> : (index) -> index
    "affine.for"(%8) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 0, 0>, step = 2 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg4: index):
      %51 = "affine.load"(%5, %arg4) <{map = #map2}> : (memref<?x4xi32>, index) -> i32
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %12 = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %13 = "scf.execute_region"() ({
      "vector.print"(%9) <{punctuation = #vector.punctuation<comma>}> : (index) -> ()
      "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
      %40 = "test.make"() : () -> memref<?xf32>
      %41 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
      %42 = "vector.transfer_read"(%40, %7, %41) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map5}> : (memref<?xf32>, index, f32) -> vector<4xf32>
      "vector.transfer_write"(%42, %40, %7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map5}> : (vector<4xf32>, memref<?xf32>, index) -> ()
      %43 = "vector.extract"(%42, %7) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
      %44 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
      %45 = "memref.load"(%5, %6, %9) : (memref<?x4xi32>, index, index) -> i32
      "memref.store"(%12, %5, %6, %9) : (i32, memref<?x4xi32>, index, index) -> ()
      %46 = "index.sub"(%9, %6) : (index, index) -> index
      %47 = "index.cmp"(%9, %6) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
      %48 = "index.constant"() <{value = 33 : index}> : () -> index
      %49 = "index.casts"(%9) : (index) -> i32
      "cf.br"(%12)[^bb1] : (i32) -> ()
    ^bb1(%50: i32):  // pred: ^bb0
      "scf.yield"(%50) : (i32) -> ()
    }) : () -> i32
    %14 = "test.make"() : () -> index
    "scf.for"(%7, %9, %14) ({
    ^bb0(%arg3: index):
      %34 = "arith.constant"() <{value = 1 : index}> {dense = dense<[1, 2]> : tensor<2xi32>, idx = 7 : index, opaque = #foo.bar<x>} : () -> index
      %35 = "index.sub"(%6, %34) {text = "x\22y", type = memref<?xf32, strided<[1], offset: ?>>} : (index, index) -> index
      %36 = "index.cmp"(%6, %34) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
      %37 = "index.constant"() <{value = 5 : index}> : () -> index
      %38 = "index.casts"(%6) : (index) -> i32
      %39 = "scf.index_switch"(%3) <{cases = array<i64: 0>}> ({
        "scf.yield"(%38) : (i32) -> ()
      }, {
        "scf.yield"(%38) : (i32) -> ()
      }) : (index) -> i32
      "scf.yield"() : () -> ()
    }) {arr = [1, 2.500000e+00, @f, i32, [unit]]} : (index, index, index) -> ()
    %15 = "scf.while"(%3) ({
    ^bb0(%arg2: index):
      %24 = "test.make"() : () -> memref<?xf32>
      %25 = "test.make"() : () -> memref<4xf32>
      %26 = "arith.constant"() <{value = 1 : index}> : () -> index
      %27 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
      "memref.copy"(%24, %25) : (memref<?xf32>, memref<4xf32>) -> ()
      %28 = "memref.dim"(%24, %26) : (memref<?xf32>, index) -> index
      %29 = "memref.atomic_rmw"(%27, %24, %26) <{kind = 0 : i64}> : (f32, memref<?xf32>, index) -> f32
      %30 = "memref.subview"(%24, %26, %26, %26) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
      %31 = "test.make"() : () -> memref<16xi8>
      %32 = "memref.view"(%31, %26) : (memref<16xi8>, index) -> memref<2xf32>
      %33 = "builtin.unrealized_conversion_cast"(%14) : (index) -> vector<4xi32>
      "scf.condition"(%0, %arg2) : (i1, index) -> ()
    }, {
    ^bb0(%arg1: index):
      "scf.yield"(%arg1) : (index) -> ()
    }) : (index) -> index
    %16 = "memref.alloc"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %17 = "test.make"() : () -> memref<4xf32>
    %18 = "memref.cast"(%17) : (memref<4xf32>) -> memref<*xf32>
    %19 = "scf.execute_region"() ({
      %21 = "arith.constant"() <{value = 1.000000e+10 : f32}> {arr32 = array<i32: 1, -2>, map = #map6} : () -> f32
      %22 = "math.exp2"(%21) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f32
      "cf.br"(%12)[^bb1] : (i32) -> ()
    ^bb1(%23: i32):  // pred: ^bb0
      "scf.yield"(%23) : (i32) -> ()
    }) : () -> i32
    "cf.cond_br"(%0, %12)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%20: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%20, %20)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "test.make"() : () -> memref<?xf32>
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.load"(%0, %1) : (memref<?xf32>, index) -> f32
    "memref.store"(%2, %0, %1) {arr = [1, 2.500000e+00, @f, i32, [unit]], foo, map = #map} : (f32, memref<?xf32>, index) -> ()
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.select"(%3, %2, %2) : (i1, f32, f32) -> f32
    %5 = "arith.constant"() <{value = dense<true> : vector<4xi1>}> : () -> vector<4xi1>
    %6 = "arith.constant"() <{value = dense<[1, 2, -3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %7 = "arith.select"(%5, %6, %6) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %8 = "arith.cmpi"(%7, %6) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %9 = "arith.cmpf"(%2, %4) <{fastmath = #arith.fastmath<nnan,ninf>, predicate = 15 : i64}> : (f32, f32) -> i1
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %11 = "func.call"(%10, %2) <{callee = @helper}> : (i32, f32) -> i32
    %12 = "func.constant"() <{value = @nothing}> : () -> (() -> ())
    "cf.assert"(%3) <{msg = "m"}> : (i1) -> ()
    %13 = "arith.constant"() <{value = -2.500000e+00 : f32}> : () -> f32
    %14 = "scf.execute_region"() ({
      %23 = "memref.load"(%0, %1) : (memref<?xf32>, index) -> f32
      "memref.store"(%23, %0, %1) : (f32, memref<?xf32>, index) -> ()
      %24 = "arith.constant"() <{value = 1 : index}> : () -> index
      %25 = "scf.index_switch"(%24) <{cases = array<i64: -2>}> ({
        "scf.yield"(%11) : (i32) -> ()
      }, {
        "scf.yield"(%11) : (i32) -> ()
      }) : (index) -> i32
      "cf.br"(%13)[^bb1] : (f32) -> ()
    ^bb1(%26: f32):  // pred: ^bb0
      "scf.yield"(%26) : (f32) -> ()
    }) : () -> f32
    %15 = "index.minu"(%1, %1) {dense = dense<[1, 2]> : tensor<2xi32>, sym = @a::@b} : (index, index) -> index
    %16 = "index.cmp"(%1, %1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %17 = "index.constant"() <{value = 32 : index}> : () -> index
    %18 = "index.casts"(%1) : (index) -> i32
    %19 = "index.mul"(%1, %1) : (index, index) -> index
    %20 = "index.cmp"(%1, %1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %21 = "index.constant"() <{value = 26 : index}> : () -> index
    %22 = "index.casts"(%1) : (index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i16, f16, memref<*xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i16, %arg1: f16, %arg2: memref<*xf32>, %arg3: f32):
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>}> : () -> vector<4xf32>
    %1 = "math.tanh"(%0) <{fastmath = #arith.fastmath<fast>}> {opaque = #foo.bar<x>, text = "x\22y"} : (vector<4xf32>) -> vector<4xf32>
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "test.make"() : () -> index
    %4 = "scf.for"(%2, %2, %3, %arg3) ({
    ^bb0(%arg4: index, %arg5: f32):
      %13 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      %14 = "test.make"() : () -> memref<?xf32>
      %15 = "test.make"() : () -> memref<4xf32>
      "memref.copy"(%14, %15) : (memref<?xf32>, memref<4xf32>) -> ()
      %16 = "memref.dim"(%14, %3) : (memref<?xf32>, index) -> index
      %17 = "memref.atomic_rmw"(%arg3, %14, %3) <{kind = 4 : i64}> : (f32, memref<?xf32>, index) -> f32
      %18 = "memref.subview"(%14, %3, %3, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
      %19 = "test.make"() : () -> memref<16xi8>
      %20 = "memref.view"(%19, %3) : (memref<16xi8>, index) -> memref<2xf32>
      "memref.dealloc"(%14) : (memref<?xf32>) -> ()
      "scf.yield"(%arg5) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %5 = "test.make"() : () -> memref<f64>
    %6 = "memref.load"(%5) {arr32 = array<i32: 1, -2>} : (memref<f64>) -> f64
    "memref.store"(%6, %5) : (f64, memref<f64>) -> ()
    "test.op"() : () -> ()
    %7 = "memref.alloc"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %8 = "test.make"() : () -> memref<4xf32>
    %9 = "memref.cast"(%8) : (memref<4xf32>) -> memref<*xf32>
    %10 = "arith.constant"() <{value = true}> : () -> i1
    %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.cond_br"(%10, %11)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%12, %12)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0 + 1)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, memref<4xi32, #map>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: memref<4xi32, #map>):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.subi"(%0, %0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %2 = "arith.bitcast"(%1) : (i32) -> f32
    %3 = "arith.constant"() <{value = 9.997550e-02 : f16}> : () -> f16
    %4 = "math.sin"(%3) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f16) -> f16
    %5 = "test.make"() : () -> memref<?xf32>
    %6 = "test.make"() : () -> memref<4xf32>
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.copy"(%5, %6) : (memref<?xf32>, memref<4xf32>) -> ()
    %8 = "memref.dim"(%5, %7) : (memref<?xf32>, index) -> index
    %9 = "memref.atomic_rmw"(%2, %5, %7) <{kind = 9 : i64}> : (f32, memref<?xf32>, index) -> f32
    %10 = "memref.subview"(%5, %7, %7, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
    %11 = "test.make"() : () -> memref<16xi8>
    %12 = "memref.view"(%11, %7) : (memref<16xi8>, index) -> memref<2xf32>
    %13 = "arith.constant"() <{value = true}> {dense = dense<[1, 2]> : tensor<2xi32>, sym = @a::@b, type = memref<?xf32, strided<[1], offset: ?>>} : () -> i1
    "cf.cond_br"(%13, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%14, %14)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
#map2 = affine_map<(d0) -> (d0, d0 floordiv 2 + 1)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<*xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : index}> : () -> index
    %2 = "test.make"() : () -> memref<?x4xi32>
    %3 = "affine.apply"(%0, %1) <{map = #map}> : (index, index) -> index
    %4 = "affine.min"(%0) <{map = #map1}> : (index) -> index
    "affine.for"(%0) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg5: index):
      %23 = "affine.load"(%2, %arg5) <{map = #map2}> : (memref<?x4xi32>, index) -> i32
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %5 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %6 = "arith.constant"() <{value = -7 : index}> : () -> index
    %7 = "test.make"() : () -> index
    %8 = "scf.for"(%6, %1, %7, %0) ({
    ^bb0(%arg3: index, %arg4: index):
      %21 = "arith.mulf"(%5, %5) <{fastmath = #arith.fastmath<fast>}> {fl = -1.500000e-03 : f64, text = "x\22y"} : (bf16, bf16) -> bf16
      %22 = "math.sqrt"(%21) <{fastmath = #arith.fastmath<fast>}> : (bf16) -> bf16
      "scf.yield"(%arg4) : (index) -> ()
    }) : (index, index, index, index) -> index
    %9 = "memref.load"(%2, %8, %1) : (memref<?x4xi32>, index, index) -> i32
    "memref.store"(%9, %2, %8, %1) : (i32, memref<?x4xi32>, index, index) -> ()
    %10 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    %11 = "test.make"() : () -> memref<?x4xi32>
    %12:2 = "test.op"(%11, %5) : (memref<?x4xi32>, bf16) -> (i1, vector<4xf32>)
    %13 = "arith.extsi"(%9) : (i32) -> i64
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "test.make"() : () -> index
    %16 = "scf.for"(%14, %4, %15, %6) ({
    ^bb0(%arg1: index, %arg2: index):
      %20 = "arith.constant"() <{value = 0 : i16}> : () -> i16
      "scf.yield"(%arg2) : (index) -> ()
    }) : (index, index, index, index) -> index
    %17 = "memref.alloc"(%16) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %18 = "test.make"() : () -> memref<4xf32>
    %19 = "memref.cast"(%18) : (memref<4xf32>) -> memref<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<*xf32>, vector<4xi1>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<*xf32>, %arg2: vector<4xi1>, %arg3: memref<4xf32>):
    %0 = "arith.constant"() <{value = 42 : index}> : () -> index
    %1 = "test.make"() : () -> index
    "scf.for"(%arg0, %0, %1) ({
    ^bb0(%arg4: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "vector.print"(%1) <{punctuation = #vector.punctuation<comma>}> : (index) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "a\0A"}> : () -> ()
    %2 = "test.make"() : () -> memref<?xf32>
    %3 = "arith.constant"() <{value = 1.000000e+10 : f32}> : () -> f32
    %4 = "vector.transfer_read"(%2, %arg0, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%4, %2, %arg0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %5 = "vector.extract"(%4, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %6 = "vector.broadcast"(%3) : (f32) -> vector<4xf32>
    %7 = "arith.constant"() <{value = false}> : () -> i1
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "cf.cond_br"(%7, %8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%9, %9)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<[4]xi32>):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.cmpi"(%0, %0) <{predicate = 3 : i64}> : (i1, i1) -> i1
    %2 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    %3 = "arith.cmpf"(%2, %2) <{fastmath = #arith.fastmath<fast>, predicate = 3 : i64}> : (f32, f32) -> i1
    %4 = "scf.execute_region"() ({
      %13 = "builtin.unrealized_conversion_cast"(%1) : (i1) -> memref<?xf32>
      "cf.br"(%2)[^bb1] : (f32) -> ()
    ^bb1(%14: f32):  // pred: ^bb0
      "scf.yield"(%14) : (f32) -> ()
    }) : () -> f32
    %5 = "arith.constant"() <{value = -0.000000e+00 : f64}> : () -> f64
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
    %6 = "test.make"() : () -> memref<?xf32>
    %7 = "arith.constant"() <{value = -7 : index}> : () -> index
    %8 = "vector.transfer_read"(%6, %7, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.transfer_write"(%8, %6, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
    %9 = "vector.extract"(%8, %7) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index) -> f32
    %10 = "vector.broadcast"(%2) : (f32) -> vector<4xf32>
    %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.cond_br"(%3, %11)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%12, %12)[^bb2, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<7> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {test.x}], function_type = (i32, f32) -> i32, sym_name = "helper", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<16xi8>, vector<4xi1>, vector<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xi8>, %arg1: vector<4xi1>, %arg2: vector<4xi32>):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    "scf.if"(%0) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "test.make"() : () -> index
    %3 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    "scf.parallel"(%1, %1, %1, %1, %2, %2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %4 = "memref.alloc"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    %5 = "memref.alloca"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %6 = "memref.cast"(%5) : (memref<4xf32>) -> memref<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
