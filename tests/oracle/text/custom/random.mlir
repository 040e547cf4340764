module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: i1, %arg3: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %0 = "test.make"() : () -> index
    %cst = arith.constant -0.000000e+00 : f32
    scf.parallel (%arg4, %arg5) = (%c1, %c1) to (%c1, %c1) step (%0, %0) {
      scf.reduce 
    }
    %c-1_i32 = arith.constant -1 : i32
    %1 = call @helper(%c-1_i32, %cst) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    cf.assert %arg2, "a \22b\22"
    %2 = index.add %c1, %c1
    %3 = index.cmp ule(%c1, %c1)
    %idx-2 = index.constant -2
    %4 = index.casts %c1 : index to i32
    %5:2 = "test.op"(%3) {dense = dense<[1, 2]> : tensor<2xi32>, opaque = #foo.bar<x>} : (i1) -> (memref<*xf32>, vector<2x3xf32>)
    %6 = arith.maxnumf %cst, %cst fastmath<contract> {opaque = #foo.bar<x>} : f32
    %7 = memref.load %arg3[%c1] : memref<4xf32>
    memref.store %7, %arg3[%c1] : memref<4xf32>
    %cst_0 = arith.constant 1.000000e-01 : f32
    %c0_i16 = arith.constant 0 : i16
    %8:2 = scf.if %arg2 -> (f32, i16) {
      %10 = "test.make"() : () -> memref<?xf32>
      %11 = memref.load %10[%c1] : memref<?xf32>
      memref.store %cst, %10[%c1] {idx = 7 : index} : memref<?xf32>
      memref.copy %10, %arg3 : memref<?xf32> to memref<4xf32>
      %dim = memref.dim %10, %idx-2 : memref<?xf32>
      %12 = memref.atomic_rmw assign %6, %10[%idx-2] : (f32, memref<?xf32>) -> f32
      %subview = memref.subview %10[%idx-2] [%idx-2] [%idx-2] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %13 = "test.make"() : () -> memref<16xi8>
      %view = memref.view %13[%idx-2][] : memref<16xi8> to memref<2xf32>
      %c1_1 = arith.constant 1 : index
      %14 = "test.make"() : () -> index
      %c-1_i16 = arith.constant -1 : i16
      %15 = scf.for %arg4 = %c1_1 to %c1 step %14 iter_args(%arg5 = %c-1_i16) -> (i16) {
        vector.print %idx-2 : index punctuation <no_punctuation>
        vector.print punctuation <open>
        %16 = vector.transfer_read %10[%14], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
        vector.transfer_write %16, %10[%14] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
        %17 = vector.extract %16[%14] : f32 from vector<4xf32>
        %18 = vector.broadcast %cst : f32 to vector<4xf32>
        scf.yield %arg5 : i16
      }
      scf.yield %cst_0, %c0_i16 : f32, i16
    } else {
      scf.yield %cst_0, %c0_i16 : f32, i16
    }
    %9 = math.sqrt %arg1 fastmath<fast> : vector<4xf32>
    return
  }
}
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<?xf32, 1>, %arg1: tuple<i32, f32>, %arg2: memref<4xf32>) {
    %c-1_i32 = arith.constant -1 : i32
    vector.print %c-1_i32 : i32
    vector.print str "a\0A"
    %0 = "test.make"() : () -> memref<?xf32>
    %c-7 = arith.constant {opaque = #foo.bar<x>, text = "x\22y", type = memref<?xf32, strided<[1], offset: ?>>} -7 : index
    %cst = arith.constant 1.000000e-01 : f32
    %1 = vector.transfer_read %0[%c-7], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %1, %0[%c-7] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %2 = vector.extract %1[%c-7] : f32 from vector<4xf32>
    %3 = vector.broadcast %cst : f32 to vector<4xf32>
    %4 = scf.execute_region -> f32 {
      cf.br ^bb1(%cst : f32)
    ^bb1(%16: f32):  // pred: ^bb0
      scf.yield %16 : f32
    }
    %5 = memref.load %arg2[%c-7] {sym = @a::@b, text = "x\22y"} : memref<4xf32>
    %cst_0 = arith.constant 1.000000e-01 : f32
    memref.store %cst_0, %arg2[%c-7] {map = #map} : memref<4xf32>
    %6 = call @helper(%c-1_i32, %cst_0) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    %true = arith.constant true
    cf.assert %true, "m"
    %7 = call @helper(%c-1_i32, %cst_0) : (i32, f32) -> i32
    %f_1 = constant @nothing : () -> ()
    cf.assert %true, "a \22b\22"
    %c42 = arith.constant 42 : index
    %8 = index.add %c42, %c-7
    %9 = index.cmp sgt(%c42, %c-7)
    %idx40 = index.constant 40
    %10 = index.casts %c42 : index to i32
    %11 = "test.op"(%10, %5) : (i32, f32) -> memref<16xi8>
    %12 = "test.make"() : () -> index
    scf.for %arg3 = %8 to %8 step %12 {
      %16 = index.add %12, %12 {arr32 = array<i32: 1, -2>}
      %17 = index.cmp ult(%12, %12)
      %idx29 = index.constant 29
      %18 = index.casts %12 : index to i32
    }
    %13 = scf.execute_region -> i32 {
      %16 = index.floordivs %12, %idx40
      %17 = index.cmp ult(%12, %idx40)
      %idx44 = index.constant 44
      %18 = index.casts %12 : index to i32
      %cst_2 = arith.constant {fl = -1.500000e-03 : f64} 1.000000e+10 : f64
      %19 = arith.fptoui %cst_2 : f64 to i8
      cf.br ^bb1(%7 : i32)
    ^bb1(%20: i32):  // pred: ^bb0
      scf.yield %20 : i32
    }
    %14 = arith.addf %5, %5 fastmath<fast> : f32
    cf.cond_br %9, ^bb1(%c-1_i32 : i32), ^bb2
  ^bb1(%15: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %15 : i32, [
      default: ^bb2,
      7: ^bb1(%15 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<?x4xi32>, %arg1: tensor<4xf32>, %arg2: memref<?x4xi32>, %arg3: vector<4xi1>) {
    %cst = arith.constant -2.500000e+00 : f32
    vector.print %cst : f32 punctuation <no_punctuation>
    vector.print str "a\0A"
    %0 = "test.make"() : () -> memref<?xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e+10 : f32
    %1 = vector.transfer_read %0[%c0], %cst_0 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %1, %0[%c0] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %2 = vector.extract %1[%c0] : f32 from vector<4xf32>
    %3 = vector.broadcast %cst_0 : f32 to vector<4xf32>
    %4 = index.add %c0, %c0
    %5 = index.cmp sle(%c0, %c0)
    %idx21 = index.constant 21
    %6 = index.casts %c0 : index to i32
    %7 = math.floor %1 fastmath<contract> : vector<4xf32>
    %8 = scf.execute_region -> f32 {
      cf.br ^bb1(%cst_0 : f32)
    ^bb1(%14: f32):  // pred: ^bb0
      scf.yield %14 : f32
    }
    %c1 = arith.constant 1 : index
    %9 = memref.load %arg2[%c1, %4] : memref<?x4xi32>
    memref.store %6, %arg2[%c1, %4] : memref<?x4xi32>
    %10 = arith.select %5, %7, %1 : vector<4xf32>
    %cst_1 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
    %11 = arith.select %arg3, %cst_1, %cst_1 : vector<4xi1>, vector<4xi32>
    %12 = builtin.unrealized_conversion_cast %1 : vector<4xf32> to vector<2x3xf32>
    %13 = call @helper(%9, %cst_0) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    cf.assert %5, "m"
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f() {
    %c42 = arith.constant 42 : index
    %alloc = memref.alloc(%c42) : memref<?xf32>
    %0 = "test.make"() : () -> memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %1 = builtin.unrealized_conversion_cast %c42 : index to none
    %2 = arith.andi %c42, %c42 {a.b = 1 : i32, arr = [1, 2.500000e+00, @f, i32, [unit]], sym = @a::@b} : index
    %cst = arith.constant 1.000000e-01 : f32
    %3 = scf.execute_region -> f32 {
      cf.br ^bb1(%cst : f32)
    ^bb1(%5: f32):  // pred: ^bb0
      scf.yield %5 : f32
    }
    %4 = arith.mulf %cst, %cst : f32
    return
  }
}
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: f16) {
    %c0 = arith.constant 0 : index
    %0 = "test.make"() : () -> index
    %cst = arith.constant 1.000000e-01 : f32
    %1 = scf.parallel (%arg1) = (%c0) to (%c0) step (%0) init (%cst) -> f32 {
      scf.reduce(%cst : f32) {
      ^bb0(%arg2: f32, %arg3: f32):
        %13 = arith.addf %arg2, %arg3 : f32
        scf.reduce.return %13 : f32
      }
    }
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %2 = "test.make"() : () -> memref<?x4xi32>
    %3 = affine.apply #map(%c3)[%c5]
    %4 = affine.min #map1(%c3)
    affine.for %arg1 = 0 to %c3 {
      %13 = affine.load %2[%arg1, %arg1 floordiv 2 + 1] : memref<?x4xi32>
    }
    %c100_i32 = arith.constant 100 : i32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %5 = call @helper(%c100_i32, %cst_0) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    %false = arith.constant false
    cf.assert %false, "m" {dict = {a, b = true}, fl = -1.500000e-03 : f64, map = #map2}
    %c0_1 = arith.constant 0 : index
    %6 = scf.while (%arg1 = %c0_1) : (index) -> index {
      %13 = index.add %4, %c0
      %14 = index.cmp ule(%4, %c0)
      %idx45 = index.constant 45
      %15 = index.casts %4 : index to i32
      %c3_2 = arith.constant 3 : index
      %c5_3 = arith.constant 5 : index
      %16 = affine.apply #map(%c3_2)[%c5_3]
      %17 = affine.min #map1(%c3_2)
      affine.for %arg2 = 0 to 10 {
        %18 = affine.load %2[%arg2, %arg2 floordiv 2 + 1] : memref<?x4xi32>
      } {sym = @a::@b}
      scf.condition(%false) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield %arg1 : index
    }
    %7 = "test.make"() : () -> index
    scf.for %arg1 = %3 to %c0 step %7 {
    }
    %8 = arith.cmpi ugt, %5, %c100_i32 : i32
    %9 = arith.cmpf ule, %cst_0, %cst_0 : f32
    "test.op"(%c5, %0) {arr32 = array<i32: 1, -2>, map = #map2, "odd name" = 5 : i8} : (index, index) -> ()
    %10 = scf.execute_region -> f32 {
      cf.br ^bb1(%cst : f32)
    ^bb1(%13: f32):  // pred: ^bb0
      scf.yield %13 : f32
    }
    %11 = builtin.unrealized_conversion_cast %c3 : index to tuple<i32, f32>
    cf.cond_br %false, ^bb1(%c100_i32 : i32), ^bb2 {map = #map2}
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %12 : i32, [
      default: ^bb2,
      7: ^bb1(%12 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<f64>) {
    %c1_i64 = arith.constant 1 : i64
    vector.print %c1_i64 : i64 punctuation <no_punctuation>
    vector.print str "a\0A"
    %0 = "test.make"() : () -> memref<?xf32>
    %c-7 = arith.constant -7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %1 = vector.transfer_read %0[%c-7], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %1, %0[%c-7] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %2 = vector.extract %1[%c-7] : f32 from vector<4xf32>
    %3 = vector.broadcast %cst : f32 to vector<4xf32>
    %4 = "test.op"(%c-7) {arr32 = array<i32: 1, -2>} : (index) -> i1
    %5 = arith.select %4, %arg0, %arg0 : memref<f64>
    %cst_0 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_1 = arith.constant dense<1> : vector<4xi32>
    %6 = arith.select %cst_0, %cst_1, %cst_1 : vector<4xi1>, vector<4xi32>
    %7 = "test.make"() : () -> index
    scf.parallel (%arg1, %arg2) = (%c-7, %c-7) to (%c-7, %c-7) step (%7, %7) {
      scf.reduce 
    }
    %8 = scf.while (%arg1 = %cst) : (f32) -> f32 {
      %17 = arith.select %4, %5, %5 : memref<f64>
      %18 = arith.select %cst_0, %6, %6 : vector<4xi1>, vector<4xi32>
      scf.condition(%4) %arg1 : f32
    } do {
    ^bb0(%arg1: f32):
      scf.yield %arg1 : f32
    }
    %cst_2 = arith.constant 1.000000e+10 : f64
    %9:2 = scf.if %4 -> (i64, f64) {
      %17 = builtin.unrealized_conversion_cast %c1_i64 : i64 to index
      scf.yield %c1_i64, %cst_2 : i64, f64
    } else {
      scf.yield %c1_i64, %cst_2 : i64, f64
    }
    %10 = index.mul %7, %c-7
    %11 = index.cmp ule(%7, %c-7)
    %idx44 = index.constant 44
    %12 = index.casts %7 : index to i32
    %13 = "test.make"() : () -> index
    %14 = scf.for %arg1 = %idx44 to %10 step %13 iter_args(%arg2 = %7) -> (index) {
      %c42 = arith.constant 42 : index
      %17 = arith.ceildivsi %13, %c42 {opaque = #foo.bar<x>, sym = @a::@b} : index
      scf.yield %arg2 : index
    }
    %15 = memref.load %0[%c-7] : memref<?xf32>
    memref.store %cst, %0[%c-7] : memref<?xf32>
    cf.cond_br %4, ^bb1(%12 : i32), ^bb2
  ^bb1(%16: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %16 : i32, [
      default: ^bb2,
      7: ^bb1(%16 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map2 = affine_map<(d0) -> (d0, -d0 + 7)>
#set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<?xf32>, %arg1: tuple<i32, f32>, %arg2: f16) {
    %0 = "test.op"() : () -> memref<4xi32, #map>
    %c0 = arith.constant 0 : index
    %false = arith.constant {arr32 = array<i32: 1, -2>, "odd name" = 5 : i8, set = #set} false
    %1 = scf.while (%arg3 = %c0) : (index) -> index {
      %9 = math.exp %arg2 fastmath<nnan,ninf> : f16
      %c3 = arith.constant 3 : index
      %c5 = arith.constant 5 : index
      %10 = "test.make"() : () -> memref<?x4xi32>
      %11 = affine.apply #map1(%c3)[%c5]
      %12 = affine.min #map2(%c3)
      affine.for %arg4 = 0 to %c3 {
        %13 = affine.load %10[%arg4, %arg4 floordiv 2 + 1] : memref<?x4xi32>
      }
      scf.condition(%false) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      scf.yield %arg3 : index
    }
    %cst = arith.constant -2.500000e+00 : f16
    %2 = arith.minnumf %arg2, %cst fastmath<fast> : f16
    %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : vector<2x3xf32>
    %3 = arith.select %false, %cst_0, %cst_0 : vector<2x3xf32>
    %cst_1 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_2 = arith.constant dense<1> : vector<4xi32>
    %4 = arith.select %cst_1, %cst_2, %cst_2 : vector<4xi1>, vector<4xi32>
    %c1_i32 = arith.constant 1 : i32
    %5 = scf.if %false -> (i32) {
      scf.yield %c1_i32 : i32
    } else {
      scf.yield %c1_i32 : i32
    } {arr32 = array<i32: 1, -2>, dense = dense<[1, 2]> : tensor<2xi32>, fl = -1.500000e-03 : f64}
    %6 = scf.execute_region -> i32 {
      scf.if %false {
      }
      cf.br ^bb1(%c1_i32 : i32)
    ^bb1(%9: i32):  // pred: ^bb0
      scf.yield %9 : i32
    }
    %7 = arith.remf %arg2, %cst fastmath<contract> : f16
    %false_3 = arith.constant {idx = 7 : index, opaque = #foo.bar<x>} false
    cf.cond_br %false_3, ^bb1(%5 : i32), ^bb2
  ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %8 : i32, [
      default: ^bb2,
      7: ^bb1(%8 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: f64, %arg1: complex<f32>, %arg2: memref<16xi8>, %arg3: f64) {
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.remui %c0_i16, %c0_i16 : i16
    %1 = "test.make"() : () -> memref<?xf32>
    %2 = "test.make"() : () -> memref<4xf32>
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    memref.copy %1, %2 : memref<?xf32> to memref<4xf32>
    %dim = memref.dim %1, %c1 : memref<?xf32>
    %3 = memref.atomic_rmw mulf %cst, %1[%c1] : (f32, memref<?xf32>) -> f32
    %subview = memref.subview %1[%c1] [%c1] [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %view = memref.view %arg2[%c1][] : memref<16xi8> to memref<2xf32>
    %c-1_i8 = arith.constant {sym = @a::@b, text = "x\22y"} -1 : i8
    %4 = arith.extui %c-1_i8 : i8 to i32
    %cst_0 = arith.constant dense<1> : vector<4xi32>
    %cst_1 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %5 = arith.extsi %cst_1 : vector<4xi1> to vector<4xi32>
    %cst_2 = arith.constant -2.500000e+00 : f16
    %6 = call @helper(%4, %cst) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    %false = arith.constant false
    cf.assert %false, "m"
    %7 = memref.load %2[%dim] : memref<4xf32>
    memref.store %cst, %2[%dim] : memref<4xf32>
    %c-1_i32 = arith.constant {arr32 = array<i32: 1, -2>, "odd name" = 5 : i8, text = "x\22y"} -1 : i32
    %8 = call @helper(%c-1_i32, %3) : (i32, f32) -> i32
    %f_3 = constant @nothing : () -> ()
    %true = arith.constant true
    cf.assert %true, "a \22b\22" {dense = dense<[1, 2]> : tensor<2xi32>}
    vector.print %4 : i32 punctuation <comma>
    vector.print str "a\0A"
    %9 = vector.transfer_read %1[%dim], %7 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %9, %1[%dim] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %10 = vector.extract %9[%dim] : f32 from vector<4xf32>
    %11 = vector.broadcast %7 : f32 to vector<4xf32>
    cf.cond_br %false, ^bb1(%c-1_i32 : i32), ^bb2
  ^bb1(%12: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %12 : i32, [
      default: ^bb2,
      7: ^bb1(%12 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
#set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: i64) {
    %false = arith.constant false
    scf.if %false {
      %c1 = arith.constant 1 : index
      %12 = "test.make"() : () -> index
      scf.for %arg1 = %c1 to %c1 step %12 {
        %16 = "test.make"() : () -> memref<f64>
        %17 = memref.load %16[] : memref<f64>
        %cst_2 = arith.constant {dict = {a, b = true}, sym = @a::@b} 1.000000e-01 : f64
        memref.store %cst_2, %16[] : memref<f64>
        %c42 = arith.constant 42 : index
        %18 = "test.make"() : () -> index
        %cst_3 = arith.constant {arr = [1, 2.500000e+00, @f, i32, [unit]], dict = {a, b = true}, type = memref<?xf32, strided<[1], offset: ?>>} -0.000000e+00 : f32
        scf.parallel (%arg2, %arg3) = (%c1, %c1) to (%c42, %c42) step (%18, %18) {
          scf.reduce 
        }
        %19 = arith.select %false, %cst_3, %cst_3 : f32
        %cst_4 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
        %cst_5 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
        %20 = arith.select %cst_4, %cst_5, %cst_5 : vector<4xi1>, vector<4xi32>
      }
      %13 = "test.make"() : () -> index
      %14 = scf.for %arg1 = %12 to %c1 step %13 iter_args(%arg2 = %13) -> (index) {
        scf.yield %arg2 : index
      }
      %c-7 = arith.constant -7 : index
      %15 = arith.addi %12, %c-7 overflow<nsw, nuw> : index
    } else {
    }
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : vector<2x3xf32>
    %0 = arith.maximumf %cst, %cst fastmath<contract> {set = #set} : vector<2x3xf32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %1 = "test.make"() : () -> memref<?x4xi32>
    %2 = affine.apply #map(%c3)[%c5]
    %3 = affine.min #map1(%c3)
    affine.for %arg1 = #map2(%c3) to 5 step 2 {
      %12 = affine.load %1[%arg1, %arg1 floordiv 2 + 1] : memref<?x4xi32>
    }
    %c3_0 = arith.constant 3 : index
    %c5_1 = arith.constant 5 : index
    %4 = affine.apply #map(%c3_0)[%c5_1]
    %5 = affine.min #map1(%c3_0)
    affine.for %arg1 = #map2(%c3_0) to 5 step 2 {
      %12 = affine.load %1[%arg1, %arg1 floordiv 2 + 1] : memref<?x4xi32>
    }
    %c100_i32 = arith.constant 100 : i32
    %6 = scf.execute_region -> i32 {
      vector.print %c5_1 : index punctuation <comma>
      vector.print str "a\0A"
      %12 = "test.make"() : () -> memref<?xf32>
      %cst_2 = arith.constant 1.000000e-01 : f32
      %13 = vector.transfer_read %12[%3], %cst_2 : memref<?xf32>, vector<4xf32>
      vector.transfer_write %13, %12[%3] : vector<4xf32>, memref<?xf32>
      %14 = vector.extract %13[%3] : f32 from vector<4xf32>
      %15 = vector.broadcast %cst_2 : f32 to vector<4xf32>
      %16 = memref.load %1[%2, %c5_1] : memref<?x4xi32>
      memref.store %c100_i32, %1[%2, %c5_1] : memref<?x4xi32>
      %17 = index.sub %c5_1, %2
      %18 = index.cmp ne(%c5_1, %2)
      %idx33 = index.constant 33
      %19 = index.casts %c5_1 : index to i32
      cf.br ^bb1(%c100_i32 : i32)
    ^bb1(%20: i32):  // pred: ^bb0
      scf.yield %20 : i32
    }
    %7 = "test.make"() : () -> index
    scf.for %arg1 = %3 to %c5_1 step %7 {
      %c1 = arith.constant {dense = dense<[1, 2]> : tensor<2xi32>, idx = 7 : index, opaque = #foo.bar<x>} 1 : index
      %12 = index.sub %2, %c1 {text = "x\22y", type = memref<?xf32, strided<[1], offset: ?>>}
      %13 = index.cmp uge(%2, %c1)
      %idx5 = index.constant 5
      %14 = index.casts %2 : index to i32
      %15 = scf.index_switch %c3 -> i32 
      case 0 {
        scf.yield %14 : i32
      }
      default {
        scf.yield %14 : i32
      }
    } {arr = [1, 2.500000e+00, @f, i32, [unit]]}
    %8 = scf.while (%arg1 = %c3) : (index) -> index {
      %12 = "test.make"() : () -> memref<?xf32>
      %13 = "test.make"() : () -> memref<4xf32>
      %c1 = arith.constant 1 : index
      %cst_2 = arith.constant 1.000000e-01 : f32
      memref.copy %12, %13 : memref<?xf32> to memref<4xf32>
      %dim = memref.dim %12, %c1 : memref<?xf32>
      %14 = memref.atomic_rmw addf %cst_2, %12[%c1] : (f32, memref<?xf32>) -> f32
      %subview = memref.subview %12[%c1] [%c1] [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %15 = "test.make"() : () -> memref<16xi8>
      %view = memref.view %15[%c1][] : memref<16xi8> to memref<2xf32>
      %16 = builtin.unrealized_conversion_cast %7 : index to vector<4xi32>
      scf.condition(%false) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield %arg1 : index
    }
    %alloc = memref.alloc(%3) : memref<?xf32>
    %9 = "test.make"() : () -> memref<4xf32>
    %cast = memref.cast %9 : memref<4xf32> to memref<*xf32>
    %10 = scf.execute_region -> i32 {
      %cst_2 = arith.constant {arr32 = array<i32: 1, -2>, map = #map3} 1.000000e+10 : f32
      %12 = math.exp2 %cst_2 fastmath<contract> : f32
      cf.br ^bb1(%c100_i32 : i32)
    ^bb1(%13: i32):  // pred: ^bb0
      scf.yield %13 : i32
    }
    cf.cond_br %false, ^bb1(%c100_i32 : i32), ^bb2
  ^bb1(%11: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %11 : i32, [
      default: ^bb2,
      7: ^bb1(%11 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f() {
    %0 = "test.make"() : () -> memref<?xf32>
    %c1 = arith.constant 1 : index
    %1 = memref.load %0[%c1] : memref<?xf32>
    memref.store %1, %0[%c1] {arr = [1, 2.500000e+00, @f, i32, [unit]], foo, map = #map} : memref<?xf32>
    %true = arith.constant true
    %2 = arith.select %true, %1, %1 : f32
    %cst = arith.constant dense<true> : vector<4xi1>
    %cst_0 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
    %3 = arith.select %cst, %cst_0, %cst_0 : vector<4xi1>, vector<4xi32>
    %4 = arith.cmpi slt, %3, %cst_0 : vector<4xi32>
    %5 = arith.cmpf true, %1, %2 fastmath<nnan,ninf> : f32
    %c0_i32 = arith.constant 0 : i32
    %6 = call @helper(%c0_i32, %1) : (i32, f32) -> i32
    %f = constant @nothing : () -> ()
    cf.assert %true, "m"
    %cst_1 = arith.constant -2.500000e+00 : f32
    %7 = scf.execute_region -> f32 {
      %14 = memref.load %0[%c1] : memref<?xf32>
      memref.store %14, %0[%c1] : memref<?xf32>
      %c1_2 = arith.constant 1 : index
      %15 = scf.index_switch %c1_2 -> i32 
      case -2 {
        scf.yield %6 : i32
      }
      default {
        scf.yield %6 : i32
      }
      cf.br ^bb1(%cst_1 : f32)
    ^bb1(%16: f32):  // pred: ^bb0
      scf.yield %16 : f32
    }
    %8 = index.minu %c1, %c1 {dense = dense<[1, 2]> : tensor<2xi32>, sym = @a::@b}
    %9 = index.cmp ugt(%c1, %c1)
    %idx32 = index.constant 32
    %10 = index.casts %c1 : index to i32
    %11 = index.mul %c1, %c1
    %12 = index.cmp ule(%c1, %c1)
    %idx26 = index.constant 26
    %13 = index.casts %c1 : index to i32
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: i16, %arg1: f16, %arg2: memref<*xf32>, %arg3: f32) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %0 = math.tanh %cst fastmath<fast> {opaque = #foo.bar<x>, text = "x\22y"} : vector<4xf32>
    %c1 = arith.constant 1 : index
    %1 = "test.make"() : () -> index
    %2 = scf.for %arg4 = %c1 to %c1 step %1 iter_args(%arg5 = %arg3) -> (f32) {
      %7 = math.sin %arg1 : f16
      %8 = "test.make"() : () -> memref<?xf32>
      %9 = "test.make"() : () -> memref<4xf32>
      memref.copy %8, %9 : memref<?xf32> to memref<4xf32>
      %dim = memref.dim %8, %1 : memref<?xf32>
      %10 = memref.atomic_rmw maximumf %arg3, %8[%1] : (f32, memref<?xf32>) -> f32
      %subview = memref.subview %8[%1] [%1] [%1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
      %11 = "test.make"() : () -> memref<16xi8>
      %view = memref.view %11[%1][] : memref<16xi8> to memref<2xf32>
      memref.dealloc %8 : memref<?xf32>
      scf.yield %arg5 : f32
    }
    %3 = "test.make"() : () -> memref<f64>
    %4 = memref.load %3[] {arr32 = array<i32: 1, -2>} : memref<f64>
    memref.store %4, %3[] : memref<f64>
    "test.op"() : () -> ()
    %alloc = memref.alloc(%c1) : memref<?xf32>
    %5 = "test.make"() : () -> memref<4xf32>
    %cast = memref.cast %5 : memref<4xf32> to memref<*xf32>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    cf.cond_br %true, ^bb1(%c0_i32 : i32), ^bb2
  ^bb1(%6: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %6 : i32, [
      default: ^bb2,
      7: ^bb1(%6 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: f32, %arg1: memref<4xi32, #map>) {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.subi %c1_i32, %c1_i32 overflow<nsw, nuw> : i32
    %1 = arith.bitcast %0 : i32 to f32
    %cst = arith.constant 9.997550e-02 : f16
    %2 = math.sin %cst fastmath<nnan,ninf> : f16
    %3 = "test.make"() : () -> memref<?xf32>
    %4 = "test.make"() : () -> memref<4xf32>
    %c0 = arith.constant 0 : index
    memref.copy %3, %4 : memref<?xf32> to memref<4xf32>
    %dim = memref.dim %3, %c0 : memref<?xf32>
    %5 = memref.atomic_rmw minnumf %1, %3[%c0] : (f32, memref<?xf32>) -> f32
    %subview = memref.subview %3[%c0] [%c0] [%c0] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %6 = "test.make"() : () -> memref<16xi8>
    %view = memref.view %6[%c0][] : memref<16xi8> to memref<2xf32>
    %true = arith.constant {dense = dense<[1, 2]> : tensor<2xi32>, sym = @a::@b, type = memref<?xf32, strided<[1], offset: ?>>} true
    cf.cond_br %true, ^bb1(%0 : i32), ^bb2
  ^bb1(%7: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %7 : i32, [
      default: ^bb2,
      7: ^bb1(%7 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
#map = affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>
#map1 = affine_map<(d0) -> (d0, -d0 + 7)>
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<*xf32>) {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %0 = "test.make"() : () -> memref<?x4xi32>
    %1 = affine.apply #map(%c3)[%c5]
    %2 = affine.min #map1(%c3)
    affine.for %arg1 = 0 to %c3 {
      %12 = affine.load %0[%arg1, %arg1 floordiv 2 + 1] : memref<?x4xi32>
    }
    %cst = arith.constant 0.000000e+00 : bf16
    %c-7 = arith.constant -7 : index
    %3 = "test.make"() : () -> index
    %4 = scf.for %arg1 = %c-7 to %c5 step %3 iter_args(%arg2 = %c3) -> (index) {
      %12 = arith.mulf %cst, %cst fastmath<fast> {fl = -1.500000e-03 : f64, text = "x\22y"} : bf16
      %13 = math.sqrt %12 fastmath<fast> : bf16
      scf.yield %arg2 : index
    }
    %5 = memref.load %0[%4, %c5] : memref<?x4xi32>
    memref.store %5, %0[%4, %c5] : memref<?x4xi32>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %6 = "test.make"() : () -> memref<?x4xi32>
    %7:2 = "test.op"(%6, %cst) : (memref<?x4xi32>, bf16) -> (i1, vector<4xf32>)
    %8 = arith.extsi %5 : i32 to i64
    %c1 = arith.constant 1 : index
    %9 = "test.make"() : () -> index
    %10 = scf.for %arg1 = %c1 to %2 step %9 iter_args(%arg2 = %c-7) -> (index) {
      %c0_i16 = arith.constant 0 : i16
      scf.yield %arg2 : index
    }
    %alloc = memref.alloc(%10) : memref<?xf32>
    %11 = "test.make"() : () -> memref<4xf32>
    %cast = memref.cast %11 : memref<4xf32> to memref<*xf32>
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: index, %arg1: memref<*xf32>, %arg2: vector<4xi1>, %arg3: memref<4xf32>) {
    %c42 = arith.constant 42 : index
    %0 = "test.make"() : () -> index
    scf.for %arg4 = %arg0 to %c42 step %0 {
    }
    vector.print %0 : index punctuation <comma>
    vector.print str "a\0A"
    %1 = "test.make"() : () -> memref<?xf32>
    %cst = arith.constant 1.000000e+10 : f32
    %2 = vector.transfer_read %1[%arg0], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %2, %1[%arg0] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %3 = vector.extract %2[%arg0] : f32 from vector<4xf32>
    %4 = vector.broadcast %cst : f32 to vector<4xf32>
    %false = arith.constant false
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %false, ^bb1(%c1_i32 : i32), ^bb2
  ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %5 : i32, [
      default: ^bb2,
      7: ^bb1(%5 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: vector<[4]xi32>) {
    %false = arith.constant false
    %0 = arith.cmpi sle, %false, %false : i1
    %cst = arith.constant -0.000000e+00 : f32
    %1 = arith.cmpf oge, %cst, %cst fastmath<fast> : f32
    %2 = scf.execute_region -> f32 {
      %8 = builtin.unrealized_conversion_cast %0 : i1 to memref<?xf32>
      cf.br ^bb1(%cst : f32)
    ^bb1(%9: f32):  // pred: ^bb0
      scf.yield %9 : f32
    }
    %cst_0 = arith.constant -0.000000e+00 : f64
    vector.print %1 : i1
    vector.print punctuation <open>
    %3 = "test.make"() : () -> memref<?xf32>
    %c-7 = arith.constant -7 : index
    %4 = vector.transfer_read %3[%c-7], %cst {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    vector.transfer_write %4, %3[%c-7] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %5 = vector.extract %4[%c-7] : f32 from vector<4xf32>
    %6 = vector.broadcast %cst : f32 to vector<4xf32>
    %c0_i32 = arith.constant 0 : i32
    cf.cond_br %1, ^bb1(%c0_i32 : i32), ^bb2
  ^bb1(%7: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %7 : i32, [
      default: ^bb2,
      7: ^bb1(%7 : i32)
    ]
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}
// -----
module {
  func.func private @helper(i32, f32 {test.x}) -> i32
  func.func @nothing() {
    return
  }
  func.func @f(%arg0: memref<16xi8>, %arg1: vector<4xi1>, %arg2: vector<4xi32>) {
    %true = arith.constant true
    scf.if %true {
    } else {
    }
    %c0 = arith.constant 0 : index
    %0 = "test.make"() : () -> index
    %cst = arith.constant 1.000000e-01 : f32
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c0, %c0) step (%0, %0) {
      scf.reduce 
    }
    %alloc = memref.alloc(%0) : memref<?xf32>
    %alloca = memref.alloca() {alignment = 16 : i64} : memref<4xf32>
    %cast = memref.cast %alloca : memref<4xf32> to memref<?xf32>
    return
  }
}
