func.func @integers(%a: i32, %b: i32, %c: i1) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b overflow<nsw> : i32
  %3 = arith.shli %a, %b overflow<nuw> : i32
  %4 = arith.andi %a, %b : i32
  %5 = arith.ori %a, %b : i32
  %6 = arith.xori %a, %b : i32
  %7 = arith.shrsi %a, %b : i32
  %8 = arith.shrui %a, %b : i32
  %9 = arith.divsi %a, %b : i32
  %10 = arith.divui %a, %b : i32
  %11 = arith.remsi %a, %b : i32
  %12 = arith.remui %a, %b : i32
  %13 = arith.maxsi %a, %b : i32
  %14 = arith.maxui %a, %b : i32
  %15 = arith.minsi %a, %b : i32
  %16 = arith.minui %a, %b : i32
  %17 = arith.cmpi slt, %a, %b : i32
  %18 = arith.select %c, %a, %b : i32
  return
}

func.func @wide_results(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.mulsi_extended %a, %b : i32
  %4, %5 = arith.mului_extended %v, %w : vector<4xi8>
  return
}

func.func @floats(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minimumf %a, %b : f32
  %9 = arith.minnumf %a, %b fastmath<nsz> : f32
  %10 = arith.cmpf olt, %a, %b fastmath<ninf> : f32
  return
}

func.func @casts(%a: i32, %b: i64, %c: f32, %d: f64, %i: index) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %a : i32 to i8
  %3 = arith.index_cast %i : index to i32
  %4 = arith.index_cast %a : i32 to index
  %5 = arith.index_castui %a : i32 to index
  %6 = arith.sitofp %a : i32 to f32
  %7 = arith.uitofp %a : i32 to f32
  %8 = arith.fptosi %c : f32 to i32
  %9 = arith.fptoui %c : f32 to i32
  %10 = arith.extf %c : f32 to f64
  %11 = arith.truncf %d : f64 to f32
  %12 = arith.bitcast %c : f32 to i32
  return
}

func.func @constants() -> (index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>) {
  %0 = arith.constant 1 : index
  %1 = arith.constant -5 : i64
  %2 = arith.constant true
  %3 = arith.constant 1.5 : f32
  %4 = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  %5 = arith.constant dense<0.5> : vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : index, i64, i1, f32, vector<4xindex>, vector<2x2xf32>
}

// Vectors: one dimension as they are, more of them one innermost vector at a time.

func.func @vectors(%a: vector<4xindex>, %b: vector<4xindex>, %m: vector<4xi1>) {
  %0 = arith.addi %a, %b : vector<4xindex>
  %1 = arith.cmpi eq, %a, %b : vector<4xindex>
  %2 = arith.select %m, %a, %b : vector<4xi1>, vector<4xindex>
  %3 = arith.index_cast %a : vector<4xindex> to vector<4xi32>
  return
}

func.func @matrices(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: i1) {
  %0 = arith.addf %a, %b : vector<2x3xf32>
  %1 = arith.cmpf une, %a, %b : vector<2x3xf32>
  %2 = arith.select %c, %a, %b : vector<2x3xf32>
  return
}
