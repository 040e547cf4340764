// RUN: stretto-opt %s -arith-expand | filecheck %s

// Division that rounds down or up.

func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}
// CHECK-LABEL: func.func @ceildivsi(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %0 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:    %2 = arith.cmpi ne, %arg0, %1 : i32
// CHECK-NEXT:    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK-NEXT:    %5 = arith.cmpi eq, %3, %4 : i1
// CHECK-NEXT:    %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:    %7 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:    %8 = arith.select %6, %7, %0 : i32
// CHECK-NEXT:    return %8 : i32
// CHECK-NEXT:  }

func.func @floordivsi(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}
// CHECK-LABEL: func.func @floordivsi(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:    %0 = arith.divsi %arg0, %arg1 : index
// CHECK-NEXT:    %1 = arith.muli %0, %arg1 : index
// CHECK-NEXT:    %2 = arith.cmpi ne, %arg0, %1 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %3 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT:    %4 = arith.cmpi slt, %arg1, %c0 : index
// CHECK-NEXT:    %5 = arith.cmpi ne, %3, %4 : i1
// CHECK-NEXT:    %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:    %c-1 = arith.constant -1 : index
// CHECK-NEXT:    %7 = arith.addi %0, %c-1 : index
// CHECK-NEXT:    %8 = arith.select %6, %7, %0 : index
// CHECK-NEXT:    return %8 : index
// CHECK-NEXT:  }

func.func @ceildivui(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.ceildivui %a, %b : vector<4xi8>
  return %0 : vector<4xi8>
}
// CHECK-LABEL: func.func @ceildivui(%arg0: vector<4xi8>, %arg1: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT:    %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:    %0 = arith.cmpi eq, %arg0, %cst : vector<4xi8>
// CHECK-NEXT:    %cst_0 = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:    %1 = arith.subi %arg0, %cst_0 : vector<4xi8>
// CHECK-NEXT:    %2 = arith.divui %1, %arg1 : vector<4xi8>
// CHECK-NEXT:    %3 = arith.addi %2, %cst_0 : vector<4xi8>
// CHECK-NEXT:    %4 = arith.select %0, %cst, %3 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:    return %4 : vector<4xi8>
// CHECK-NEXT:  }

// Minima and maxima.

func.func @integers(%a: i64, %b: i64) -> (i64, i64, i64, i64) {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.maxui %a, %b : i64
  %2 = arith.minsi %a, %b : i64
  %3 = arith.minui %a, %b : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}
// CHECK-LABEL: func.func @integers(%arg0: i64, %arg1: i64) -> (i64, i64, i64, i64) {
// CHECK-NEXT:    %0 = arith.cmpi sgt, %arg0, %arg1 : i64
// CHECK-NEXT:    %1 = arith.select %0, %arg0, %arg1 : i64
// CHECK-NEXT:    %2 = arith.cmpi ugt, %arg0, %arg1 : i64
// CHECK-NEXT:    %3 = arith.select %2, %arg0, %arg1 : i64
// CHECK-NEXT:    %4 = arith.cmpi slt, %arg0, %arg1 : i64
// CHECK-NEXT:    %5 = arith.select %4, %arg0, %arg1 : i64
// CHECK-NEXT:    %6 = arith.cmpi ult, %arg0, %arg1 : i64
// CHECK-NEXT:    %7 = arith.select %6, %arg0, %arg1 : i64
// CHECK-NEXT:    return %1, %3, %5, %7 : i64, i64, i64, i64
// CHECK-NEXT:  }

func.func @floats(%a: f32, %b: f32, %c: vector<2xf64>, %d: vector<2xf64>) -> (f32, f32, f32, vector<2xf64>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.maxnumf %a, %b : f32
  %2 = arith.minimumf %a, %b : f32
  %3 = arith.minnumf %c, %d : vector<2xf64>
  return %0, %1, %2, %3 : f32, f32, f32, vector<2xf64>
}
// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) -> (f32, f32, f32, vector<2xf64>) {
// CHECK-NEXT:    %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:    %1 = arith.select %0, %arg0, %arg1 : f32
// CHECK-NEXT:    %2 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT:    %3 = arith.select %2, %arg1, %1 : f32
// CHECK-NEXT:    %4 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:    %5 = arith.select %4, %arg0, %arg1 : f32
// CHECK-NEXT:    %6 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:    %7 = arith.select %6, %arg1, %5 : f32
// CHECK-NEXT:    %8 = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT:    %9 = arith.select %8, %arg0, %arg1 : f32
// CHECK-NEXT:    %10 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT:    %11 = arith.select %10, %arg1, %9 : f32
// CHECK-NEXT:    %12 = arith.cmpf ult, %arg2, %arg3 : vector<2xf64>
// CHECK-NEXT:    %13 = arith.select %12, %arg2, %arg3 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:    %14 = arith.cmpf uno, %arg2, %arg2 : vector<2xf64>
// CHECK-NEXT:    %15 = arith.select %14, %arg3, %13 : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:    return %3, %7, %11, %15 : f32, f32, f32, vector<2xf64>
// CHECK-NEXT:  }
