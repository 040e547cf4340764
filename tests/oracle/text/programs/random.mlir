#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: vector<4xf32>, %v2: vector<4xf32>, %v3: i1, %v4: memref<4xf32>) {
  %v5 = arith.constant 1 : index
  %v6 = "test.make"() : () -> index
  %v7 = arith.constant -0.0 : f32
  scf.parallel (%p8, %q9) = (%v5, %v5) to (%v5, %v5) step (%v6, %v6) {
  }
  %v10 = arith.constant -1 : i32
  %v11 = func.call @helper(%v10, %v7) : (i32, f32) -> i32
  %v12 = func.constant @nothing : () -> ()
  cf.assert %v3, "a \22b\22"
  %v13 = index.add %v5, %v5
  %v14 = index.cmp ule(%v5, %v5)
  %v15 = index.constant -2
  %v16 = index.casts %v5 : index to i32
  %v17, %v18 = "test.op"(%v14) {dense = dense<[1, 2]> : tensor<2xi32>, opaque = #foo.bar<x>} : (i1) -> (memref<*xf32>, vector<2x3xf32>)
  %v19 = arith.maxnumf %v7, %v7 fastmath<contract> {opaque = #foo.bar<x>} : f32
  %v20 = memref.load %v4[%v5] : memref<4xf32>
  memref.store %v20, %v4[%v5] : memref<4xf32>
  %v21 = arith.constant 0.1 : f32
  %v22 = arith.constant 0 : i16
  %v23:2 = scf.if %v3 -> (f32, i16) {
    %v24 = "test.make"() : () -> memref<?xf32>
    %v25 = memref.load %v24[%v5] : memref<?xf32>
    memref.store %v7, %v24[%v5] {idx = 7 : index} : memref<?xf32>
    memref.copy %v24, %v4 : memref<?xf32> to memref<4xf32>
    %v26 = memref.dim %v24, %v15 : memref<?xf32>
    %v27 = memref.atomic_rmw assign %v19, %v24[%v15] : (f32, memref<?xf32>) -> f32
    %v28 = memref.subview %v24[%v15] [%v15] [%v15] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %v29 = "test.make"() : () -> memref<16xi8>
    %v30 = memref.view %v29[%v15][] : memref<16xi8> to memref<2xf32>
    %v31 = arith.constant 1 : index
    %v32 = "test.make"() : () -> index
    %v33 = arith.constant -1 : i16
    %v34 = scf.for %i33 = %v31 to %v5 step %v32 iter_args(%k33 = %v33) -> (i16) {
      vector.print %v15 : index punctuation <no_punctuation>
      vector.print punctuation <open>
      %v35 = vector.transfer_read %v24[%v32], %v7 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
      vector.transfer_write %v35, %v24[%v32] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
      %v36 = vector.extract %v35[%v32] : f32 from vector<4xf32>
      %v37 = vector.broadcast %v7 : f32 to vector<4xf32>
      scf.yield %k33 : i16
    }
    scf.yield %v21, %v22 : f32, i16
  } else {
    scf.yield %v21, %v22 : f32, i16
  }
  %v38 = math.sqrt %v2 fastmath<fast> : vector<4xf32>
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<?xf32, 1>, %v2: tuple<i32, f32>, %v3: memref<4xf32>) {
  %v4 = arith.constant -1 : i32
  vector.print %v4 : i32
  vector.print str "a\0A"
  %v5 = "test.make"() : () -> memref<?xf32>
  %v6 = arith.constant {opaque = #foo.bar<x>, type = memref<?xf32, strided<[1], offset: ?>>, text = "x\22y"} -7 : index
  %v7 = arith.constant 0.1 : f32
  %v8 = vector.transfer_read %v5[%v6], %v7 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v8, %v5[%v6] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v9 = vector.extract %v8[%v6] : f32 from vector<4xf32>
  %v10 = vector.broadcast %v7 : f32 to vector<4xf32>
  %v11 = scf.execute_region -> f32 {
    cf.br ^next(%v7 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v12 = memref.load %v3[%v6] {text = "x\22y", sym = @a::@b} : memref<4xf32>
  %v13 = arith.constant 0.1 : f32
  memref.store %v13, %v3[%v6] {map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>} : memref<4xf32>
  %v14 = func.call @helper(%v4, %v13) : (i32, f32) -> i32
  %v15 = func.constant @nothing : () -> ()
  %v16 = arith.constant true
  cf.assert %v16, "m"
  %v17 = func.call @helper(%v4, %v13) : (i32, f32) -> i32
  %v18 = func.constant @nothing : () -> ()
  cf.assert %v16, "a \22b\22"
  %v19 = arith.constant 42 : index
  %v20 = index.add %v19, %v6
  %v21 = index.cmp sgt(%v19, %v6)
  %v22 = index.constant 40
  %v23 = index.casts %v19 : index to i32
  %v24 = "test.op"(%v23, %v12) : (i32, f32) -> memref<16xi8>
  %v25 = "test.make"() : () -> index
  scf.for %i26 = %v20 to %v20 step %v25 {
    %v27 = index.add %v25, %v25 {arr32 = array<i32: 1, -2>}
    %v28 = index.cmp ult(%v25, %v25)
    %v29 = index.constant 29
    %v30 = index.casts %v25 : index to i32
  }
  %v31 = scf.execute_region -> i32 {
    %v32 = index.floordivs %v25, %v22
    %v33 = index.cmp ult(%v25, %v22)
    %v34 = index.constant 44
    %v35 = index.casts %v25 : index to i32
    %v36 = arith.constant {fl = -1.5e-3 : f64} 1.0e+10 : f64
    %v37 = arith.fptoui %v36 : f64 to i8
    cf.br ^next(%v17 : i32)
^next(%z: i32):
scf.yield %z : i32
  }
  %v38 = arith.addf %v12, %v12 fastmath<fast> : f32
  cf.cond_br %v21, ^a(%v4 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<?x4xi32>, %v2: tensor<4xf32>, %v3: memref<?x4xi32>, %v4: vector<4xi1>) {
  %v5 = arith.constant -2.5 : f32
  vector.print %v5 : f32 punctuation <no_punctuation>
  vector.print str "a\0A"
  %v6 = "test.make"() : () -> memref<?xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1.0e+10 : f32
  %v9 = vector.transfer_read %v6[%v7], %v8 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v9, %v6[%v7] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v10 = vector.extract %v9[%v7] : f32 from vector<4xf32>
  %v11 = vector.broadcast %v8 : f32 to vector<4xf32>
  %v12 = index.add %v7, %v7
  %v13 = index.cmp sle(%v7, %v7)
  %v14 = index.constant 21
  %v15 = index.casts %v7 : index to i32
  %v16 = math.floor %v9 fastmath<contract> : vector<4xf32>
  %v17 = scf.execute_region -> f32 {
    cf.br ^next(%v8 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v18 = arith.constant 1 : index
  %v19 = memref.load %v3[%v18, %v12] : memref<?x4xi32>
  memref.store %v15, %v3[%v18, %v12] : memref<?x4xi32>
  %v20 = arith.select %v13, %v16, %v9 : vector<4xf32>
  %v21 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
  %v22 = arith.select %v4, %v21, %v21 : vector<4xi1>, vector<4xi32>
  %v23 = builtin.unrealized_conversion_cast %v9 : vector<4xf32> to vector<2x3xf32>
  %v24 = func.call @helper(%v19, %v8) : (i32, f32) -> i32
  %v25 = func.constant @nothing : () -> ()
  cf.assert %v13, "m"
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f() {
  %v1 = arith.constant 42 : index
  %v2 = memref.alloc(%v1) : memref<?xf32>
  %v3 = "test.make"() : () -> memref<4xf32>
  %v4 = memref.cast %v3 : memref<4xf32> to memref<?xf32>
  %v5 = builtin.unrealized_conversion_cast %v1 : index to none
  %v6 = arith.andi %v1, %v1 {arr = [1, 2.5, @f, i32, [unit]], sym = @a::@b, a.b = 1 : i32} : index
  %v7 = arith.constant 0.1 : f32
  %v8 = scf.execute_region -> f32 {
    cf.br ^next(%v7 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v9 = arith.mulf %v7, %v7 : f32
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: f16) {
  %v2 = arith.constant 0 : index
  %v3 = "test.make"() : () -> index
  %v4 = arith.constant 0.1 : f32
  %v6 = scf.parallel (%p5) = (%v2) to (%v2) step (%v3) init (%v4) -> f32 {
    scf.reduce(%v4 : f32) {
^bb0(%a: f32, %b: f32):
%s = arith.addf %a, %b : f32
scf.reduce.return %s : f32
}
  }
  %v7 = arith.constant 3 : index
  %v8 = arith.constant 5 : index
  %v9 = "test.make"() : () -> memref<?x4xi32>
  %v10 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v7)[%v8]
  %v11 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v7)
  affine.for %i12 = 0 to %v7 {
    %x13 = affine.load %v9[%i12, %i12 floordiv 2 + 1] : memref<?x4xi32>
  }
  %v14 = arith.constant 100 : i32
  %v15 = arith.constant 0.1 : f32
  %v16 = func.call @helper(%v14, %v15) : (i32, f32) -> i32
  %v17 = func.constant @nothing : () -> ()
  %v18 = arith.constant false
  cf.assert %v18, "m" {dict = {b = true, a}, fl = -1.5e-3 : f64, map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>}
  %v19 = arith.constant 0 : index
  %v20 = scf.while (%w19 = %v19) : (index) -> index {
    %v21 = index.add %v11, %v2
    %v22 = index.cmp ule(%v11, %v2)
    %v23 = index.constant 45
    %v24 = index.casts %v11 : index to i32
    %v25 = arith.constant 3 : index
    %v26 = arith.constant 5 : index
    %v27 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v25)[%v26]
    %v28 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v25)
    affine.for %i29 = 0 to 10 {
      %x30 = affine.load %v9[%i29, %i29 floordiv 2 + 1] : memref<?x4xi32>
    } {sym = @a::@b}
    scf.condition(%v18) %w19 : index
  } do {
  ^bb0(%y31: index):
    scf.yield %y31 : index
  }
  %v32 = "test.make"() : () -> index
  scf.for %i33 = %v10 to %v2 step %v32 {
  }
  %v34 = arith.cmpi ugt, %v16, %v14 : i32
  %v35 = arith.cmpf ule, %v15, %v15 : f32
  "test.op"(%v8, %v3) {map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>, "odd name" = 5 : i8, arr32 = array<i32: 1, -2>} : (index, index) -> ()
  %v36 = scf.execute_region -> f32 {
    cf.br ^next(%v4 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v37 = builtin.unrealized_conversion_cast %v7 : index to tuple<i32, f32>
  cf.cond_br %v18, ^a(%v14 : i32), ^b {map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>}
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<f64>) {
  %v2 = arith.constant 1 : i64
  vector.print %v2 : i64 punctuation <no_punctuation>
  vector.print str "a\0A"
  %v3 = "test.make"() : () -> memref<?xf32>
  %v4 = arith.constant -7 : index
  %v5 = arith.constant 0.0 : f32
  %v6 = vector.transfer_read %v3[%v4], %v5 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v6, %v3[%v4] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v7 = vector.extract %v6[%v4] : f32 from vector<4xf32>
  %v8 = vector.broadcast %v5 : f32 to vector<4xf32>
  %v9 = "test.op"(%v4) {arr32 = array<i32: 1, -2>} : (index) -> i1
  %v10 = arith.select %v9, %v1, %v1 : memref<f64>
  %v11 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v12 = arith.constant dense<1> : vector<4xi32>
  %v13 = arith.select %v11, %v12, %v12 : vector<4xi1>, vector<4xi32>
  %v14 = "test.make"() : () -> index
  scf.parallel (%p15, %q16) = (%v4, %v4) to (%v4, %v4) step (%v14, %v14) {
  }
  %v17 = scf.while (%w16 = %v5) : (f32) -> f32 {
    %v18 = arith.select %v9, %v10, %v10 : memref<f64>
    %v19 = arith.select %v11, %v13, %v13 : vector<4xi1>, vector<4xi32>
    scf.condition(%v9) %w16 : f32
  } do {
  ^bb0(%y20: f32):
    scf.yield %y20 : f32
  }
  %v21 = arith.constant 1.0e+10 : f64
  %v22:2 = scf.if %v9 -> (i64, f64) {
    %v23 = builtin.unrealized_conversion_cast %v2 : i64 to index
    scf.yield %v2, %v21 : i64, f64
  } else {
    scf.yield %v2, %v21 : i64, f64
  }
  %v24 = index.mul %v14, %v4
  %v25 = index.cmp ule(%v14, %v4)
  %v26 = index.constant 44
  %v27 = index.casts %v14 : index to i32
  %v28 = "test.make"() : () -> index
  %v29 = scf.for %i28 = %v26 to %v24 step %v28 iter_args(%k28 = %v14) -> (index) {
    %v30 = arith.constant 42 : index
    %v31 = arith.ceildivsi %v28, %v30 {sym = @a::@b, opaque = #foo.bar<x>} : index
    scf.yield %k28 : index
  }
  %v32 = memref.load %v3[%v4] : memref<?xf32>
  memref.store %v5, %v3[%v4] : memref<?xf32>
  cf.cond_br %v9, ^a(%v27 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<?xf32>, %v2: tuple<i32, f32>, %v3: f16) {
  %v4 = "test.op"() : () -> memref<4xi32, #map>
  %v5 = arith.constant 0 : index
  %v7 = arith.constant {arr32 = array<i32: 1, -2>, "odd name" = 5 : i8, set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>} false
  %v6 = scf.while (%w5 = %v5) : (index) -> index {
    %v8 = math.exp %v3 fastmath<nnan,ninf> : f16
    %v9 = arith.constant 3 : index
    %v10 = arith.constant 5 : index
    %v11 = "test.make"() : () -> memref<?x4xi32>
    %v12 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v9)[%v10]
    %v13 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v9)
    affine.for %i14 = 0 to %v9 {
      %x15 = affine.load %v11[%i14, %i14 floordiv 2 + 1] : memref<?x4xi32>
    }
    scf.condition(%v7) %w5 : index
  } do {
  ^bb0(%y16: index):
    scf.yield %y16 : index
  }
  %v17 = arith.constant -2.5 : f16
  %v18 = arith.minnumf %v3, %v17 fastmath<fast> : f16
  %v19 = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %v20 = arith.select %v7, %v19, %v19 : vector<2x3xf32>
  %v21 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v22 = arith.constant dense<1> : vector<4xi32>
  %v23 = arith.select %v21, %v22, %v22 : vector<4xi1>, vector<4xi32>
  %v24 = arith.constant 1 : i32
  %v25 = scf.if %v7 -> (i32) {
    scf.yield %v24 : i32
  } else {
    scf.yield %v24 : i32
  } {dense = dense<[1, 2]> : tensor<2xi32>, fl = -1.5e-3 : f64, arr32 = array<i32: 1, -2>}
  %v26 = scf.execute_region -> i32 {
    scf.if %v7 {
    }
    cf.br ^next(%v24 : i32)
^next(%z: i32):
scf.yield %z : i32
  }
  %v27 = arith.remf %v3, %v17 fastmath<contract> : f16
  %v28 = arith.constant {opaque = #foo.bar<x>, idx = 7 : index} false
  cf.cond_br %v28, ^a(%v25 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: f64, %v2: complex<f32>, %v3: memref<16xi8>, %v4: f64) {
  %v5 = arith.constant 0 : i16
  %v6 = arith.remui %v5, %v5 : i16
  %v7 = "test.make"() : () -> memref<?xf32>
  %v8 = "test.make"() : () -> memref<4xf32>
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 1.0 : f32
  memref.copy %v7, %v8 : memref<?xf32> to memref<4xf32>
  %v11 = memref.dim %v7, %v9 : memref<?xf32>
  %v12 = memref.atomic_rmw mulf %v10, %v7[%v9] : (f32, memref<?xf32>) -> f32
  %v13 = memref.subview %v7[%v9] [%v9] [%v9] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %v14 = memref.view %v3[%v9][] : memref<16xi8> to memref<2xf32>
  %v15 = arith.constant {sym = @a::@b, text = "x\22y"} -1 : i8
  %v16 = arith.extui %v15 : i8 to i32
  %v17 = arith.constant dense<1> : vector<4xi32>
  %v18 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v19 = arith.extsi %v18 : vector<4xi1> to vector<4xi32>
  %v20 = arith.constant -2.5 : f16
  %v21 = func.call @helper(%v16, %v10) : (i32, f32) -> i32
  %v22 = func.constant @nothing : () -> ()
  %v23 = arith.constant false
  cf.assert %v23, "m"
  %v24 = memref.load %v8[%v11] : memref<4xf32>
  memref.store %v10, %v8[%v11] : memref<4xf32>
  %v25 = arith.constant {"odd name" = 5 : i8, arr32 = array<i32: 1, -2>, text = "x\22y"} -1 : i32
  %v26 = func.call @helper(%v25, %v12) : (i32, f32) -> i32
  %v27 = func.constant @nothing : () -> ()
  %v28 = arith.constant true
  cf.assert %v28, "a \22b\22" {dense = dense<[1, 2]> : tensor<2xi32>}
  vector.print %v16 : i32 punctuation <comma>
  vector.print str "a\0A"
  %v29 = vector.transfer_read %v7[%v11], %v24 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v29, %v7[%v11] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v30 = vector.extract %v29[%v11] : f32 from vector<4xf32>
  %v31 = vector.broadcast %v24 : f32 to vector<4xf32>
  cf.cond_br %v23, ^a(%v25 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: i64) {
  %v2 = arith.constant false
  scf.if %v2 {
    %v3 = arith.constant 1 : index
    %v4 = "test.make"() : () -> index
    scf.for %i5 = %v3 to %v3 step %v4 {
      %v6 = "test.make"() : () -> memref<f64>
      %v7 = memref.load %v6[] : memref<f64>
      %v8 = arith.constant {dict = {b = true, a}, sym = @a::@b} 0.1 : f64
      memref.store %v8, %v6[] : memref<f64>
      %v9 = arith.constant 42 : index
      %v10 = "test.make"() : () -> index
      %v11 = arith.constant {arr = [1, 2.5, @f, i32, [unit]], dict = {b = true, a}, type = memref<?xf32, strided<[1], offset: ?>>} -0.0 : f32
      scf.parallel (%p12, %q13) = (%v3, %v3) to (%v9, %v9) step (%v10, %v10) {
      }
      %v14 = arith.select %v2, %v11, %v11 : f32
      %v15 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
      %v16 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
      %v17 = arith.select %v15, %v16, %v16 : vector<4xi1>, vector<4xi32>
    }
    %v18 = "test.make"() : () -> index
    %v19 = scf.for %i18 = %v4 to %v3 step %v18 iter_args(%k18 = %v18) -> (index) {
      scf.yield %k18 : index
    }
    %v20 = arith.constant -7 : index
    %v21 = arith.addi %v4, %v20 overflow<nsw, nuw> : index
  } else {
  }
  %v22 = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %v23 = arith.maximumf %v22, %v22 fastmath<contract> {set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>} : vector<2x3xf32>
  %v24 = arith.constant 3 : index
  %v25 = arith.constant 5 : index
  %v26 = "test.make"() : () -> memref<?x4xi32>
  %v27 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v24)[%v25]
  %v28 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v24)
  affine.for %i29 = affine_map<(d0) -> (d0 - 1)>(%v24) to 5 step 2 {
    %x30 = affine.load %v26[%i29, %i29 floordiv 2 + 1] : memref<?x4xi32>
  }
  %v31 = arith.constant 3 : index
  %v32 = arith.constant 5 : index
  %v33 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v31)[%v32]
  %v34 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v31)
  affine.for %i35 = affine_map<(d0) -> (d0 - 1)>(%v31) to 5 step 2 {
    %x36 = affine.load %v26[%i35, %i35 floordiv 2 + 1] : memref<?x4xi32>
  }
  %v37 = arith.constant 100 : i32
  %v38 = scf.execute_region -> i32 {
    vector.print %v32 : index punctuation <comma>
    vector.print str "a\0A"
    %v39 = "test.make"() : () -> memref<?xf32>
    %v40 = arith.constant 0.1 : f32
    %v41 = vector.transfer_read %v39[%v28], %v40 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %v41, %v39[%v28] : vector<4xf32>, memref<?xf32>
    %v42 = vector.extract %v41[%v28] : f32 from vector<4xf32>
    %v43 = vector.broadcast %v40 : f32 to vector<4xf32>
    %v44 = memref.load %v26[%v27, %v32] : memref<?x4xi32>
    memref.store %v37, %v26[%v27, %v32] : memref<?x4xi32>
    %v45 = index.sub %v32, %v27
    %v46 = index.cmp ne(%v32, %v27)
    %v47 = index.constant 33
    %v48 = index.casts %v32 : index to i32
    cf.br ^next(%v37 : i32)
^next(%z: i32):
scf.yield %z : i32
  }
  %v49 = "test.make"() : () -> index
  scf.for %i50 = %v28 to %v32 step %v49 {
    %v51 = arith.constant {idx = 7 : index, dense = dense<[1, 2]> : tensor<2xi32>, opaque = #foo.bar<x>} 1 : index
    %v52 = index.sub %v27, %v51 {text = "x\22y", type = memref<?xf32, strided<[1], offset: ?>>}
    %v53 = index.cmp uge(%v27, %v51)
    %v54 = index.constant 5
    %v55 = index.casts %v27 : index to i32
    %v56 = scf.index_switch %v24 -> i32
    case 0 { scf.yield %v55 : i32 }
    default { scf.yield %v55 : i32 }
  } {arr = [1, 2.5, @f, i32, [unit]]}
  %v57 = scf.while (%w56 = %v24) : (index) -> index {
    %v58 = "test.make"() : () -> memref<?xf32>
    %v59 = "test.make"() : () -> memref<4xf32>
    %v60 = arith.constant 1 : index
    %v61 = arith.constant 0.1 : f32
    memref.copy %v58, %v59 : memref<?xf32> to memref<4xf32>
    %v62 = memref.dim %v58, %v60 : memref<?xf32>
    %v63 = memref.atomic_rmw addf %v61, %v58[%v60] : (f32, memref<?xf32>) -> f32
    %v64 = memref.subview %v58[%v60] [%v60] [%v60] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %v65 = "test.make"() : () -> memref<16xi8>
    %v66 = memref.view %v65[%v60][] : memref<16xi8> to memref<2xf32>
    %v67 = builtin.unrealized_conversion_cast %v49 : index to vector<4xi32>
    scf.condition(%v2) %w56 : index
  } do {
  ^bb0(%y68: index):
    scf.yield %y68 : index
  }
  %v69 = memref.alloc(%v28) : memref<?xf32>
  %v70 = "test.make"() : () -> memref<4xf32>
  %v71 = memref.cast %v70 : memref<4xf32> to memref<*xf32>
  %v72 = scf.execute_region -> i32 {
    %v73 = arith.constant {arr32 = array<i32: 1, -2>, map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>} 1.0e+10 : f32
    %v74 = math.exp2 %v73 fastmath<contract> : f32
    cf.br ^next(%v37 : i32)
^next(%z: i32):
scf.yield %z : i32
  }
  cf.cond_br %v2, ^a(%v37 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f() {
  %v1 = "test.make"() : () -> memref<?xf32>
  %v2 = arith.constant 1 : index
  %v3 = memref.load %v1[%v2] : memref<?xf32>
  memref.store %v3, %v1[%v2] {arr = [1, 2.5, @f, i32, [unit]], map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>, foo} : memref<?xf32>
  %v4 = arith.constant true
  %v5 = arith.select %v4, %v3, %v3 : f32
  %v6 = arith.constant dense<true> : vector<4xi1>
  %v7 = arith.constant dense<[1, 2, -3, 4]> : vector<4xi32>
  %v8 = arith.select %v6, %v7, %v7 : vector<4xi1>, vector<4xi32>
  %v9 = arith.cmpi slt, %v8, %v7 : vector<4xi32>
  %v10 = arith.cmpf true, %v3, %v5 fastmath<nnan,ninf> : f32
  %v11 = arith.constant 0 : i32
  %v12 = func.call @helper(%v11, %v3) : (i32, f32) -> i32
  %v13 = func.constant @nothing : () -> ()
  cf.assert %v4, "m"
  %v14 = arith.constant -2.5 : f32
  %v15 = scf.execute_region -> f32 {
    %v16 = memref.load %v1[%v2] : memref<?xf32>
    memref.store %v16, %v1[%v2] : memref<?xf32>
    %v17 = arith.constant 1 : index
    %v18 = scf.index_switch %v17 -> i32
    case -2 { scf.yield %v12 : i32 }
    default { scf.yield %v12 : i32 }
    cf.br ^next(%v14 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v19 = index.minu %v2, %v2 {dense = dense<[1, 2]> : tensor<2xi32>, sym = @a::@b}
  %v20 = index.cmp ugt(%v2, %v2)
  %v21 = index.constant 32
  %v22 = index.casts %v2 : index to i32
  %v23 = index.mul %v2, %v2
  %v24 = index.cmp ule(%v2, %v2)
  %v25 = index.constant 26
  %v26 = index.casts %v2 : index to i32
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: i16, %v2: f16, %v3: memref<*xf32>, %v4: f32) {
  %v5 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %v6 = math.tanh %v5 fastmath<fast> {opaque = #foo.bar<x>, text = "x\22y"} : vector<4xf32>
  %v7 = arith.constant 1 : index
  %v8 = "test.make"() : () -> index
  %v9 = scf.for %i8 = %v7 to %v7 step %v8 iter_args(%k8 = %v4) -> (f32) {
    %v10 = math.sin %v2 : f16
    %v11 = "test.make"() : () -> memref<?xf32>
    %v12 = "test.make"() : () -> memref<4xf32>
    memref.copy %v11, %v12 : memref<?xf32> to memref<4xf32>
    %v13 = memref.dim %v11, %v8 : memref<?xf32>
    %v14 = memref.atomic_rmw maximumf %v4, %v11[%v8] : (f32, memref<?xf32>) -> f32
    %v15 = memref.subview %v11[%v8] [%v8] [%v8] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %v16 = "test.make"() : () -> memref<16xi8>
    %v17 = memref.view %v16[%v8][] : memref<16xi8> to memref<2xf32>
    memref.dealloc %v11 : memref<?xf32>
    scf.yield %k8 : f32
  }
  %v18 = "test.make"() : () -> memref<f64>
  %v19 = memref.load %v18[] {arr32 = array<i32: 1, -2>} : memref<f64>
  memref.store %v19, %v18[] : memref<f64>
  "test.op"() : () -> ()
  %v20 = memref.alloc(%v7) : memref<?xf32>
  %v21 = "test.make"() : () -> memref<4xf32>
  %v22 = memref.cast %v21 : memref<4xf32> to memref<*xf32>
  %v23 = arith.constant true
  %v24 = arith.constant 0 : i32
  cf.cond_br %v23, ^a(%v24 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: f32, %v2: memref<4xi32, #map>) {
  %v3 = arith.constant 1 : i32
  %v4 = arith.subi %v3, %v3 overflow<nsw, nuw> : i32
  %v5 = arith.bitcast %v4 : i32 to f32
  %v6 = arith.constant 0.1 : f16
  %v7 = math.sin %v6 fastmath<nnan,ninf> : f16
  %v8 = "test.make"() : () -> memref<?xf32>
  %v9 = "test.make"() : () -> memref<4xf32>
  %v10 = arith.constant 0 : index
  memref.copy %v8, %v9 : memref<?xf32> to memref<4xf32>
  %v11 = memref.dim %v8, %v10 : memref<?xf32>
  %v12 = memref.atomic_rmw minnumf %v5, %v8[%v10] : (f32, memref<?xf32>) -> f32
  %v13 = memref.subview %v8[%v10] [%v10] [%v10] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %v14 = "test.make"() : () -> memref<16xi8>
  %v15 = memref.view %v14[%v10][] : memref<16xi8> to memref<2xf32>
  %v16 = arith.constant {sym = @a::@b, dense = dense<[1, 2]> : tensor<2xi32>, type = memref<?xf32, strided<[1], offset: ?>>} true
  cf.cond_br %v16, ^a(%v4 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<*xf32>) {
  %v2 = arith.constant 3 : index
  %v3 = arith.constant 5 : index
  %v4 = "test.make"() : () -> memref<?x4xi32>
  %v5 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>(%v2)[%v3]
  %v6 = affine.min affine_map<(d0) -> (d0, 7 - d0)>(%v2)
  affine.for %i7 = 0 to %v2 {
    %x8 = affine.load %v4[%i7, %i7 floordiv 2 + 1] : memref<?x4xi32>
  }
  %v9 = arith.constant 0.0 : bf16
  %v10 = arith.constant -7 : index
  %v11 = "test.make"() : () -> index
  %v12 = scf.for %i11 = %v10 to %v3 step %v11 iter_args(%k11 = %v2) -> (index) {
    %v13 = arith.mulf %v9, %v9 fastmath<fast> {text = "x\22y", fl = -1.5e-3 : f64} : bf16
    %v14 = math.sqrt %v13 fastmath<fast> : bf16
    scf.yield %k11 : index
  }
  %v15 = memref.load %v4[%v12, %v3] : memref<?x4xi32>
  memref.store %v15, %v4[%v12, %v3] : memref<?x4xi32>
  %v16 = arith.constant -0.0 : f32
  %v17 = "test.make"() : () -> memref<?x4xi32>
  %v18, %v19 = "test.op"(%v17, %v9) : (memref<?x4xi32>, bf16) -> (i1, vector<4xf32>)
  %v20 = arith.extsi %v15 : i32 to i64
  %v21 = arith.constant 1 : index
  %v22 = "test.make"() : () -> index
  %v23 = scf.for %i22 = %v21 to %v6 step %v22 iter_args(%k22 = %v10) -> (index) {
    %v24 = arith.constant 0 : i16
    scf.yield %k22 : index
  }
  %v25 = memref.alloc(%v23) : memref<?xf32>
  %v26 = "test.make"() : () -> memref<4xf32>
  %v27 = memref.cast %v26 : memref<4xf32> to memref<*xf32>
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: index, %v2: memref<*xf32>, %v3: vector<4xi1>, %v4: memref<4xf32>) {
  %v5 = arith.constant 42 : index
  %v6 = "test.make"() : () -> index
  scf.for %i7 = %v1 to %v5 step %v6 {
  }
  vector.print %v6 : index punctuation <comma>
  vector.print str "a\0A"
  %v8 = "test.make"() : () -> memref<?xf32>
  %v9 = arith.constant 1.0e+10 : f32
  %v10 = vector.transfer_read %v8[%v1], %v9 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v10, %v8[%v1] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v11 = vector.extract %v10[%v1] : f32 from vector<4xf32>
  %v12 = vector.broadcast %v9 : f32 to vector<4xf32>
  %v13 = arith.constant false
  %v14 = arith.constant 1 : i32
  cf.cond_br %v13, ^a(%v14 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: vector<[4]xi32>) {
  %v2 = arith.constant false
  %v3 = arith.cmpi sle, %v2, %v2 : i1
  %v4 = arith.constant -0.0 : f32
  %v5 = arith.cmpf oge, %v4, %v4 fastmath<fast> : f32
  %v6 = scf.execute_region -> f32 {
    %v7 = builtin.unrealized_conversion_cast %v3 : i1 to memref<?xf32>
    cf.br ^next(%v4 : f32)
^next(%z: f32):
scf.yield %z : f32
  }
  %v8 = arith.constant -0.0 : f64
  vector.print %v5 : i1
  vector.print punctuation <open>
  %v9 = "test.make"() : () -> memref<?xf32>
  %v10 = arith.constant -7 : index
  %v11 = vector.transfer_read %v9[%v10], %v4 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v11, %v9[%v10] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  %v12 = vector.extract %v11[%v10] : f32 from vector<4xf32>
  %v13 = vector.broadcast %v4 : f32 to vector<4xf32>
  %v14 = arith.constant 0 : i32
  cf.cond_br %v5, ^a(%v14 : i32), ^b
^a(%block: i32):
  cf.switch %block : i32, [
      default: ^b,
      7: ^a(%block : i32)
    ]
^b:
  return
}
// -----
#map = affine_map<(d0) -> (d0 + 1)>
func.func private @helper(i32, f32 {test.x}) -> i32
func.func @nothing() { return }
func.func @f(%v1: memref<16xi8>, %v2: vector<4xi1>, %v3: vector<4xi32>) {
  %v4 = arith.constant true
  scf.if %v4 {
  } else {
  }
  %v5 = arith.constant 0 : index
  %v6 = "test.make"() : () -> index
  %v7 = arith.constant 0.1 : f32
  scf.parallel (%p8, %q9) = (%v5, %v5) to (%v5, %v5) step (%v6, %v6) {
  }
  %v10 = memref.alloc(%v6) : memref<?xf32>
  %v11 = memref.alloca() {alignment = 16 : i64} : memref<4xf32>
  %v12 = memref.cast %v11 : memref<4xf32> to memref<?xf32>
  return
}
