func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addf %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<bad> : i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<bad> : f32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i16 return }
// -----
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: i32, %c: i32) { %0 = arith.select %c, %a, %a : i32 return }
// -----
func.func @f(%a: i32, %c: vector<4xi1>) { %0 = arith.select %c, %a, %a : vector<4xi1>, i32 return }
// -----
func.func @f() { %0 = arith.constant 300 : i8 return }
// -----
func.func @f() { %0 = arith.constant "x" return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64 return }
// -----
func.func @f() { %0 = arith.constant 1.0 : i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1 return }
// -----
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// -----
func.func @f(%a: f32) { %0 = arith.fptosi %a : f32 to f64 return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = arith.extui %a : vector<4xi32> to vector<8xi64> return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f16 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f(%a: vector<4xui8>) { %0 = arith.cmpi eq, %a, %a : vector<4xui8> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "arith.andi"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32> return }
