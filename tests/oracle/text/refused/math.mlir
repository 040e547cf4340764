func.func @f(%a: i32) { %0 = math.exp %a : i32 return }
// -----
func.func @f(%a: f32) { %0 = math.absi %a : f32 return }
// -----
func.func @f(%a: f32) { %0 = math.exp %a fastmath<bad> : f32 return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = "math.powf"(%a, %b) : (f32, f64) -> f32 return }
// -----
func.func @f(%a: f32) { %0 = math.fpowi %a, %a : f32, f32 return }
// -----
func.func @f(%a: f32) { %0 = math.nothing %a : f32 return }
