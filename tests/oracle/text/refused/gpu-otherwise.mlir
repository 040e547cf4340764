module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator } {x
return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.terminator
return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { scf.yield }
return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.launch blocks(%a#0,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
return
}
}
// -----
module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.launch blocks(%a,%b,%c) in (%x#1=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
return
}
}
// -----
gpu.module @m [#nvvm.target, {}
// -----
gpu.module @m { gpu.func @f(%a: i32, f32) { gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a: i32, ...) { gpu.return } }
// -----
func.func @f() { gpu.terminator return }
// -----
func.func @f(%x: f32, %y: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): gpu.yield %y : f32 } : (f32) -> f32 return }
// -----
func.func private @f() attributes {a = #gpu<dim w>}
// -----
func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_w, map = (d0) -> (d0), bound = (d0) -> (d0)>}
