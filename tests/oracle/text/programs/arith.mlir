func.func @constants() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 5 : i32
  %2 = arith.constant -5 : i64
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1 : i1
  %6 = arith.constant 1.0 : f32
  %7 = arith.constant 2.5e-01 : f64
  %8 = arith.constant 1.5 : f16
  %9 = arith.constant 1.5 : bf16
  %10 = arith.constant dense<1> : vector<4xi32>
  %11 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %12 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  %13 = arith.constant 0x7F800000 : f32
  %14 = arith.constant 0x7FC00000 : f32
  %15 = arith.constant 0.1 : f32
  %16 = arith.constant 3.14159265358979 : f64
  %17 = arith.constant 1.0e+10 : f32
  %18 = arith.constant 123456789.0 : f32
  %19 = arith.constant 5 : i128
  %20 = arith.constant -1 : i8
  %21 = arith.constant 255 : i8
  %22 = arith.constant dense<true> : vector<2xi1>
  %23 = arith.constant dense<[true, false]> : vector<2xi1>
  %24 = arith.constant -0.0 : f32
  %25 = arith.constant 0.0 : f64
  %26 = arith.constant 42 : index
  %27 = arith.constant -3 : index
  %28 = arith.constant dense<> : tensor<0xi32>
  %29 = arith.constant {foo = "bar"} 7 : i32
  %30 = arith.constant 1.0e-40 : f32
  %31 = arith.constant 1.0e+300 : f64
  %32 = arith.constant dense<0.0> : vector<[4]xf32>
  %33 = arith.constant -1 : i1
  return
}

// -----
func.func @integer(%a: i32, %b: i32, %x: index, %v: vector<4xi32>) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.addi %a, %b overflow<nuw> : i32
  %3 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %4 = arith.addi %a, %b overflow<none> : i32
  %5 = arith.subi %x, %x overflow<nuw, nsw> {foo} : index
  %6 = arith.muli %v, %v overflow<nsw> : vector<4xi32>
  %7 = arith.shli %a, %b overflow<nsw> : i32
  %8 = arith.divsi %a, %b : i32
  %9 = arith.divui %a, %b : i32
  %10 = arith.ceildivsi %a, %b : i32
  %11 = arith.ceildivui %a, %b : i32
  %12 = arith.floordivsi %a, %b : i32
  %13 = arith.remsi %a, %b : i32
  %14 = arith.remui %a, %b : i32
  %15 = arith.andi %a, %b {z = 1 : i32, a = 2 : i32} : i32
  %16 = arith.ori %a, %b : i32
  %17 = arith.xori %a, %b : i32
  %18 = arith.shrsi %a, %b : i32
  %19 = arith.shrui %a, %b : i32
  %20 = arith.maxsi %a, %b : i32
  %21 = arith.maxui %a, %b : i32
  %22 = arith.minsi %a, %b : i32
  %23 = arith.minui %a, %b : i32
  %24:2 = arith.addui_extended %a, %b : i32, i1
  %25:2 = arith.mulsi_extended %a, %b : i32
  %26:2 = arith.mului_extended %a, %b : i32
  return
}

// -----
func.func @float(%a: f32, %b: f32, %v: vector<4xf32>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %a, %b fastmath<fast> : f32
  %2 = arith.subf %a, %b fastmath<nnan, ninf> : f32
  %3 = arith.mulf %a, %b fastmath<contract,reassoc> : f32
  %4 = arith.divf %v, %v fastmath<arcp> : vector<4xf32>
  %5 = arith.remf %a, %b fastmath<none> : f32
  %6 = arith.negf %a : f32
  %7 = arith.negf %a fastmath<fast> : f32
  %8 = arith.maximumf %a, %b : f32
  %9 = arith.minimumf %a, %b : f32
  %10 = arith.maxnumf %a, %b : f32
  %11 = arith.minnumf %a, %b fastmath<nsz> {foo} : f32
  return
}

// -----
func.func @compare(%a: i32, %b: i32, %x: f32, %v: vector<4xf32>, %w: vector<4xi32>, %i: index) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %w, %w : vector<4xi32>
  %10 = arith.cmpi "eq", %i, %i {foo} : index
  %11 = arith.cmpf oeq, %x, %x : f32
  %12 = arith.cmpf ogt, %x, %x fastmath<fast> : f32
  %13 = arith.cmpf oge, %v, %v : vector<4xf32>
  %14 = arith.cmpf false, %x, %x : f32
  %15 = arith.cmpf true, %x, %x : f32
  %16 = arith.cmpf uno, %x, %x : f32
  %17 = arith.cmpf ord, %x, %x : f32
  %18 = arith.cmpf une, %x, %x : f32
  %19 = arith.select %0, %a, %b : i32
  %20 = arith.select %9, %w, %w : vector<4xi1>, vector<4xi32>
  %21 = arith.select %0, %v, %v : vector<4xf32>
  %22 = arith.select %0, %x, %x {foo} : f32
  %23 = "arith.cmpi"(%a, %b) <{predicate = 5 : i64}> : (i32, i32) -> i1
  %24 = "arith.cmpi"(%a, %b) {predicate = 5 : i64} : (i32, i32) -> i1
  return
}

// -----
func.func @casts(%a: i32, %b: i64, %x: f32, %y: f64, %i: index, %v: vector<4xi32>, %h: f16) {
  %0 = arith.extui %a : i32 to i64
  %1 = arith.extsi %a : i32 to i64
  %2 = arith.trunci %b : i64 to i32
  %3 = arith.extf %x : f32 to f64
  %4 = arith.truncf %y : f64 to f32
  %5 = arith.sitofp %a : i32 to f32
  %6 = arith.uitofp %a : i32 to f32
  %7 = arith.fptosi %x : f32 to i32
  %8 = arith.fptoui %x : f32 to i32
  %9 = arith.index_cast %i : index to i32
  %10 = arith.index_cast %a {foo} : i32 to index
  %11 = arith.index_castui %a : i32 to index
  %12 = arith.bitcast %a : i32 to f32
  %13 = arith.extui %v : vector<4xi32> to vector<4xi64>
  %16 = arith.trunci %b overflow<nsw> : i64 to i32
  %17 = arith.truncf %y to_nearest_even : f64 to f32
  %18 = arith.extf %x fastmath<fast> : f32 to f64
  return
}

// -----
func.func @generic(%a: i32, %b: i32, %x: f32) {
  %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %1 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %2 = "arith.addi"(%a, %b) {overflowFlags = #arith.overflow<nsw>} : (i32, i32) -> i32
  %3 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw, nuw>}> {foo = 1 : i8} : (i32, i32) -> i32
  %4 = "arith.addf"(%x, %x) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  %5 = "arith.addf"(%x, %x) : (f32, f32) -> f32
  %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %7 = "arith.constant"() {value = 3 : i32} : () -> i32
  %t = arith.constant true
  %8 = "arith.select"(%t, %a, %b) : (i1, i32, i32) -> i32
  %9 = "arith.cmpf"(%x, %x) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
  %10 = "arith.index_cast"(%a) : (i32) -> index
  %11 = "arith.truncf"(%x) <{roundingmode = 1 : i32}> : (f32) -> f16
  return
}
