// Division that rounds down or up.

func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

func.func @floordivsi(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

func.func @ceildivui(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.ceildivui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}

// Minima and maxima.

func.func @integers(%a: i64, %b: i64) -> (i64, i64, i64, i64) {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.maxui %a, %b : i64
  %2 = arith.minsi %a, %b : i64
  %3 = arith.minui %a, %b : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}

func.func @floats(%a: f32, %b: f32, %c: vector<2xf64>, %d: vector<2xf64>) -> (f32, f32, f32, vector<2xf64>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.maxnumf %a, %b : f32
  %2 = arith.minimumf %a, %b : f32
  %3 = arith.minnumf %c, %d : vector<2xf64>
  return %0, %1, %2, %3 : f32, f32, f32, vector<2xf64>
}
