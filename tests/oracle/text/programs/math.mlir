func.func @float(%x: f32, %v: vector<4xf32>, %i: i32) {
  %0 = math.absf %x : f32
  %1 = math.acos %x : f32
  %2 = math.acosh %x : f32
  %3 = math.asin %x : f32
  %4 = math.asinh %x : f32
  %5 = math.atan %x : f32
  %6 = math.atan2 %x, %x : f32
  %7 = math.atanh %x : f32
  %8 = math.cbrt %x : f32
  %9 = math.ceil %x : f32
  %10 = math.copysign %x, %x : f32
  %11 = math.cos %x fastmath<fast> : f32
  %12 = math.cosh %x : f32
  %13 = math.erf %x : f32
  %14 = math.exp %v : vector<4xf32>
  %15 = math.exp2 %x : f32
  %16 = math.expm1 %x : f32
  %17 = math.floor %x : f32
  %18 = math.fma %x, %x, %x : f32
  %19 = math.fpowi %x, %i : f32, i32
  %20 = math.log %x : f32
  %21 = math.log10 %x : f32
  %22 = math.log1p %x : f32
  %23 = math.log2 %x : f32
  %24 = math.powf %x, %x : f32
  %25 = math.round %x : f32
  %26 = math.roundeven %x : f32
  %27 = math.rsqrt %x : f32
  %28 = math.sin %x {foo} : f32
  %29 = math.sinh %x : f32
  %30 = math.sqrt %x fastmath<nnan, ninf> {foo} : f32
  %31 = math.tan %x : f32
  %32 = math.tanh %x : f32
  %33 = math.trunc %x : f32
  %34 = math.erfc %x : f32
  %35 = math.isfinite %x : f32
  %36 = math.isinf %x : f32
  %37 = math.isnan %x : f32
  %38 = math.isnormal %x : f32
  %39, %40 = math.sincos %x : f32
  %41 = math.fma %x, %x, %x fastmath<fast> : f32
  return
}

// -----
func.func @int(%i: i32, %v: vector<4xi32>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.cttz %v : vector<4xi32>
  %3 = math.ctpop %i : i32
  %4 = math.ipowi %i, %i : i32
  return
}

// -----
func.func @generic(%x: f32, %i: i32) {
  %0 = "math.exp"(%x) : (f32) -> f32
  %1 = "math.exp"(%x) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %2 = "math.exp"(%x) {fastmath = #arith.fastmath<none>} : (f32) -> f32
  %3 = "math.absi"(%i) : (i32) -> i32
  return
}
