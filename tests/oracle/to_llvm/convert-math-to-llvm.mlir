func.func @intrinsics(%a: f32, %b: f32, %c: f32) {
  %0 = math.absf %a : f32
  %1 = math.acos %a : f32
  %2 = math.asin %a : f32
  %3 = math.atan %a : f32
  %4 = math.atan2 %a, %b : f32
  %5 = math.ceil %a : f32
  %6 = math.copysign %a, %b : f32
  %7 = math.cos %a : f32
  %8 = math.cosh %a : f32
  %9 = math.exp %a fastmath<fast> : f32
  %10 = math.exp2 %a : f32
  %11 = math.floor %a : f32
  %12 = math.fma %a, %b, %c : f32
  %13 = math.log %a : f32
  %14 = math.log10 %a : f32
  %15 = math.log2 %a : f32
  %16 = math.powf %a, %b : f32
  %17 = math.round %a : f32
  %18 = math.roundeven %a : f32
  %19 = math.sin %a : f32
  %20 = math.sinh %a : f32
  %21 = math.sqrt %a : f32
  %22 = math.tan %a : f32
  %23 = math.tanh %a : f32
  %24 = math.trunc %a : f32
  return
}

func.func @integers(%a: i32, %v: vector<4xi32>, %x: f32) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %v : vector<4xi32>
  %3 = math.ctpop %a : i32
  %4 = math.fpowi %x, %a : f32, i32
  return
}

// Functions that are computed from an intrinsic and 1.

func.func @formulas(%a: f64, %m: vector<2x3xf32>, %v: vector<4xf32>) {
  %0 = math.expm1 %a : f64
  %1 = math.log1p %v : vector<4xf32>
  %2 = math.rsqrt %m : vector<2x3xf32>
  return
}
