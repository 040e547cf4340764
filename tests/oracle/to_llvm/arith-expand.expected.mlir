module {
  func.func @ceildivsi(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    return %8 : i32
  }
  func.func @floordivsi(%arg0: index, %arg1: index) -> index {
    %0 = arith.divsi %arg0, %arg1 : index
    %1 = arith.muli %0, %arg1 : index
    %2 = arith.cmpi ne, %arg0, %1 : index
    %c0 = arith.constant 0 : index
    %3 = arith.cmpi slt, %arg0, %c0 : index
    %4 = arith.cmpi slt, %arg1, %c0 : index
    %5 = arith.cmpi ne, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %c-1 = arith.constant -1 : index
    %7 = arith.addi %0, %c-1 : index
    %8 = arith.select %6, %7, %0 : index
    return %8 : index
  }
  func.func @ceildivui(%arg0: vector<4xi8>, %arg1: vector<4xi8>) -> vector<4xi8> {
    %cst = arith.constant dense<0> : vector<4xi8>
    %0 = arith.cmpi eq, %arg0, %cst : vector<4xi8>
    %cst_0 = arith.constant dense<1> : vector<4xi8>
    %1 = arith.subi %arg0, %cst_0 : vector<4xi8>
    %2 = arith.divui %1, %arg1 : vector<4xi8>
    %3 = arith.addi %2, %cst_0 : vector<4xi8>
    %4 = arith.select %0, %cst, %3 : vector<4xi1>, vector<4xi8>
    return %4 : vector<4xi8>
  }
  func.func @integers(%arg0: i64, %arg1: i64) -> (i64, i64, i64, i64) {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i64
    %1 = arith.select %0, %arg0, %arg1 : i64
    %2 = arith.cmpi ugt, %arg0, %arg1 : i64
    %3 = arith.select %2, %arg0, %arg1 : i64
    %4 = arith.cmpi slt, %arg0, %arg1 : i64
    %5 = arith.select %4, %arg0, %arg1 : i64
    %6 = arith.cmpi ult, %arg0, %arg1 : i64
    %7 = arith.select %6, %arg0, %arg1 : i64
    return %1, %3, %5, %7 : i64, i64, i64, i64
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2xf64>, %arg3: vector<2xf64>) -> (f32, f32, f32, vector<2xf64>) {
    %0 = arith.cmpf ugt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    %2 = arith.cmpf uno, %arg1, %arg1 : f32
    %3 = arith.select %2, %arg1, %1 : f32
    %4 = arith.cmpf ugt, %arg0, %arg1 : f32
    %5 = arith.select %4, %arg0, %arg1 : f32
    %6 = arith.cmpf uno, %arg0, %arg0 : f32
    %7 = arith.select %6, %arg1, %5 : f32
    %8 = arith.cmpf ult, %arg0, %arg1 : f32
    %9 = arith.select %8, %arg0, %arg1 : f32
    %10 = arith.cmpf uno, %arg1, %arg1 : f32
    %11 = arith.select %10, %arg1, %9 : f32
    %12 = arith.cmpf ult, %arg2, %arg3 : vector<2xf64>
    %13 = arith.select %12, %arg2, %arg3 : vector<2xi1>, vector<2xf64>
    %14 = arith.cmpf uno, %arg2, %arg2 : vector<2xf64>
    %15 = arith.select %14, %arg3, %13 : vector<2xi1>, vector<2xf64>
    return %3, %7, %11, %15 : f32, f32, f32, vector<2xf64>
  }
}

