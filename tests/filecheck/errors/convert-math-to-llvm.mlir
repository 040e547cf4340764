// RUN: stretto-opt %s -convert-math-to-llvm --split-input-file --verify-diagnostics

func.func @quad(%arg0: f128) {
  // expected-error @below {{'math.erf' op on 'f128' has no function in libm}}
  %0 = math.erf %arg0 : f128
  return
}

// -----

func.func @exponent(%arg0: f32, %arg1: i64) {
  // expected-error @below {{'math.fpowi' op: an exponent of more than 32 bits can't be lowered}}
  %0 = math.fpowi %arg0, %arg1 : f32, i64
  return
}

// -----

func.func @scalable(%arg0: vector<[4]xf32>) {
  // expected-error @below {{'math.cbrt' op on the scalable 'vector<[4]xf32>' can't be done lane by lane}}
  %0 = math.cbrt %arg0 : vector<[4]xf32>
  return
}
