module attributes {gpu.container_module} {
gpu.module @m {
 gpu.func @k(%n: index) kernel { gpu.return }
 llvm.func @ll() attributes {gpu.kernel} { llvm.return }
 gpu.func @dev() { gpu.return }
}
func.func @h(%m: memref<8xf32>, %u: memref<*xf32>, %n: index, %v: f32, %i: i32, %s: !llvm.ptr, %i64: i64, %t: !gpu.async.token, %vec: vector<4xf32>) {
gpu.wait async
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
%x = gpu.wait
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
%x:2 = gpu.wait async
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
%x = gpu.wait async [%n]
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
gpu.wait [
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
gpu.wait [%t
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
%x = gpu.alloc async () : memref<8xf32>
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
%x, %y = gpu.alloc () : memref<8xf32>
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
gpu.alloc async () : memref<8xf32>
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
%x = gpu.alloc () : f32
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
%x = gpu.alloc () : memref<*xf32>
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
%x = gpu.alloc : memref<8xf32>
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
%x = gpu.alloc (%n) : memref<8xf32>
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
%x = gpu.alloc () : memref<?xf32>
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
%x = gpu.alloc ()[%n] : memref<8xf32>
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
%x = gpu.alloc (%v) : memref<?xf32>
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
%x = gpu.alloc host_share () : memref<8xf32>
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
gpu.dealloc %m : f32
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
gpu.dealloc %v : f32
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
gpu.dealloc %u : memref<*xf32>
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
gpu.dealloc async %m : memref<8xf32>
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
%x = gpu.dealloc %m : memref<8xf32>
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
gpu.memcpy %m, %v : memref<8xf32>, f32
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
gpu.memcpy %m, %m : memref<8xf32>
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
gpu.memcpy %m, %m : memref<8xf32>, memref<4xf32>
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
%x = memref.alloc() : memref<4xf32> gpu.memcpy %m, %x : memref<8xf32>, memref<4xf32>
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
%x = memref.alloc() : memref<8xf16> gpu.memcpy %m, %x : memref<8xf32>, memref<8xf16>
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
gpu.memset %m, %i : memref<8xf32>, i32
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
gpu.memset %v, %i : f32, i32
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
gpu.host_register %m : memref<8xf32>
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
gpu.host_unregister %m : memref<8xf32>
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
gpu.set_default_device %n
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
gpu.set_default_device %n : index
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
gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%v : f32)
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
gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index, %v: f32)
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
gpu.launch_func @m::@k blocks in (%n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @m::@zz blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @zz::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @m blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @h blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
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
gpu.launch_func @m::@dev blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) args %v
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
gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%v)
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
gpu.launch_func @m::@ll blocks in (%n, %n, %i) threads in (%n, %n, %n)
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
gpu.launch_func @m::@ll blocks in (%i, %i, %i) threads in (%i, %i, %i)
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
gpu.launch_func @m::@ll blocks in (%v, %v, %v) threads in (%v, %v, %v) : f32
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
gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %n
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
gpu.launch_func async @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
%x = gpu.launch_func @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func <%s> @m::@ll blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func @m::@ll threads in (%n, %n, %n)
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
gpu.launch_func @m::@ll clusters in (%n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func @m::@ll clusters in (%i, %i, %i) blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func "x" blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch_func blocks in (%n, %n, %n) threads in (%n, %n, %n)
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { func.return }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n, %zq=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%v, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) dynamic_shared_memory_size %n { gpu.terminator }
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
gpu.launch async blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
%q = gpu.launch async [%n] blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) module(@m { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) module("m") { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) module(@m::@b) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) function(@m) module(@b) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) workgroup(%w : f32) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) workgroup(%w : memref<4xf32, #gpu.address_space<private>>) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) private(%w : memref<4xf32, #gpu.address_space<workgroup>>) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) workgroup(%w : memref<4xf32, #gpu.address_space<global>>) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) workgroup(%w) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) workgroup { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) private(%w : memref<4xf32>) workgroup(%k : memref<4xf32>) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) attributes {x} { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%a,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n)
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
gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { cf.br ^bb1 ^bb1: "foo.bar"() : () -> () }
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
gpu.launch blocks(%a : index,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { gpu.terminator }
return
}
}
// -----
gpu.module @m { func.func @f() { return } } gpu.module @m {}
// -----
gpu.module {}
// -----
gpu.module @m <3 : i32> {}
// -----
gpu.module @m [3 : i32] {}
// -----
gpu.module @m [] {}
// -----
gpu.module @m attributes x {}
// -----
gpu.module @m
// -----
gpu.module @m { ^bb0: gpu.return }
// -----
gpu.module @m { ^bb0: func.func private @x() ^bb1: func.func private @y() }
// -----
gpu.module @m { ^bb0(%a: i32): }
// -----
"gpu.module"() <{sym_name = "m"}> ({}) : () -> ()
// -----
"gpu.module"() <{sym_name = "m"}> ({^bb0: }, {}) : () -> ()
// -----
"gpu.module"() ({^bb0: }) : () -> ()
// -----
"gpu.module"() <{sym_name = "m", targets = 3 : i32}> ({^bb0: }) : () -> ()
// -----
"gpu.module"() <{sym_name = "m", targets = [3 : i32]}> ({^bb0: }) : () -> ()
// -----
"gpu.module"() <{sym_name = 3 : i32}> ({^bb0: }) : () -> ()
// -----
func.func @f() { gpu.module @m {} return }
// -----
gpu.binary @b [] 
// -----
gpu.binary @b
// -----
gpu.binary [#gpu.object<#nvvm.target, "">]
// -----
gpu.binary @b [3 : i32]
// -----
gpu.binary @b <3 : i32> [#gpu.object<#nvvm.target, "">]
// -----
gpu.binary @b <#gpu.select_object<0> [#gpu.object<#nvvm.target, "">]
// -----
"gpu.binary"() <{sym_name = "b"}> : () -> ()
// -----
"gpu.binary"() <{sym_name = "b", objects = 3 : i32}> : () -> ()
// -----
"gpu.binary"() <{sym_name = "b", objects = [#gpu.object<#nvvm.target, "">], offloadingHandler = 3 : i32}> : () -> ()
// -----
"gpu.binary"() <{sym_name = "b", objects = ["x"]}> : () -> ()
// -----
gpu.func @f() { gpu.return }
// -----
func.func @g() { gpu.func @f() { gpu.return } return }
// -----
gpu.module @m { gpu.func @f() -> i32 kernel { %c = arith.constant 1 : i32 gpu.return %c : i32 } }
// -----
gpu.module @m { gpu.func @f() -> i32 { gpu.return } }
// -----
gpu.module @m { gpu.func @f() -> i32 { %c = arith.constant 1.0 : f32 gpu.return %c : f32 } }
// -----
gpu.module @m { gpu.func @f(i32) { gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a: i32, %a: f32) { gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() workgroup(%a: i32) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() private(%a: memref<4xf32, #gpu.address_space<workgroup>>) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() private(%a: memref<4xf32>) workgroup(%b: memref<4xf32>) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() workgroup(memref<4xf32>) { gpu.return } }
// -----
gpu.module @m { gpu.func @f() workgroup { gpu.return } }
// -----
gpu.module @m { gpu.func @f() kernel kernel { gpu.return } }
// -----
gpu.module @m { gpu.func @f() }
// -----
gpu.module @m { gpu.func @f() {} }
// -----
gpu.module @m { gpu.func @f() { func.return } }
// -----
gpu.module @m { gpu.func { gpu.return } }
// -----
gpu.module @m { gpu.func @f { gpu.return } }
// -----
gpu.module @m { gpu.func @f() -> { gpu.return } }
// -----
gpu.module @m { gpu.func @f() attributes {known_block_size = array<i32: 1>} { gpu.return } }
// -----
gpu.module @m { gpu.func @f() attributes {known_grid_size = array<i32: 1, 1, 1, 1>} { gpu.return } }
// -----
gpu.module @m { gpu.func @f() attributes {gpu.known_block_size = array<i32: 1>} { gpu.return } }
// -----
gpu.module @m { gpu.func @f() attributes {gpu.known_block_size = 3} { gpu.return } }
// -----
func.func @f() attributes {gpu.known_grid_size = array<i32: 1, 2>} { return }
// -----
func.func @f() attributes {gpu.known_cluster_size = array<i64: 1, 2, 3>} { return }
// -----
func.func @f() attributes {gpu.container_module} { return }
// -----
gpu.module @m attributes {gpu.container_module} {}
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0: gpu.return }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: f32): gpu.return }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ ^bb0(%a: i32): gpu.return }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = (i32) -> ()}> ({ }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() ({ ^bb0: gpu.return }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({ ^bb0: gpu.return }) {workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = i32}> ({ ^bb0: gpu.return }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> (), arg_attrs = [{}]}> ({ ^bb0: gpu.return }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { "gpu.func"() <{function_type = () -> ()}> ({ ^bb0: gpu.return }, {}) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> () }
// -----
gpu.module @m { gpu.func @f() { gpu.return } gpu.func @f() { gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a: i32 {x}) { gpu.return } }
// -----
gpu.return
// -----
func.func @f() { gpu.return }
// -----
func.func @f(%a: i32) { gpu.return %a }
// -----
func.func @f(%a: i32) { gpu.return %a : f32 }
// -----
gpu.module @m { gpu.func @f(%a: i32) { scf.execute_region { gpu.return } gpu.return } }
// -----
gpu.module @m { gpu.func @f(%a: i32) { gpu.return %a : i32 } }
// -----
gpu.module @m { gpu.func @f(%a: i32) { gpu.return "foo.bar"() : () -> () } }
// -----
func.func @f(%a: i32) { gpu.yield %a }
// -----
"gpu.terminator"() : () -> (i32)
// -----
func.func @f(%a: i32) { "gpu.terminator"(%a) : (i32) -> () }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): gpu.yield } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): gpu.yield %a, %b : f32, f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: i32): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): %c = arith.constant 1 : i32 gpu.yield %c : i32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): "cf.br"()[^bb] : () -> () } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x { ^bb(%a: f32, %b: f32): cf.br ^bb1 ^bb1: cf.br ^bb1 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce %x {} : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce add %x { ^bb(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.all_reduce and %x {} : (f32) -> f32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce maxnumf %x {} : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce foo %x {} : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce add %x : (i32) -> i32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce add %x {} : (i32) -> f32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce add %x {} : i32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce add %x {} : (i32, i32) -> i32 return }
// -----
func.func @f(%x: i32) { %r = gpu.all_reduce add %x {} : (i32) -> (i32, i32) return }
// -----
func.func @f(%x: vector<4xf32>) { %r = gpu.subgroup_reduce and %x : (vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%x: vector<[4]xf32>) { %r = gpu.subgroup_reduce add %x : (vector<[4]xf32>) -> vector<[4]xf32> return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(stride = 2) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_reduce add %x cluster() : (f32) -> f32 return }
// -----
func.func @f(%x: f32) { %r = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r:2 = gpu.shuffle foo %x, %i, %i : f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r:2 = gpu.shuffle xor %x, %i : f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r:2 = gpu.shuffle xor %x, %x, %i : f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.shuffle xor %x, %i, %i : f32 return }
// -----
func.func @f(%x: f32) { %r:2 = gpu.rotate %x, 4, 4 : f32 return }
// -----
func.func @f(%x: f32) { %r:2 = gpu.rotate %x, 1, 3 : f32 return }
// -----
func.func @f(%x: f32) { %r:2 = gpu.rotate %x, -1, 4 : f32 return }
// -----
func.func @f(%x: f32) { %r:2 = gpu.rotate %x, 1 : f32 return }
// -----
func.func @f(%x: f32) { %r:2 = gpu.rotate %x, %x, 4 : f32 return }
// -----
func.func @f(%x: f32) { %r = gpu.subgroup_broadcast %x, foo : f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.subgroup_broadcast %x, first_active_lane %i : f32 return }
// -----
func.func @f(%x: f32, %i: i32) { %r = gpu.subgroup_broadcast %x, specific_lane : f32 return }
// -----
func.func @f(%x: f32) { gpu.printf %x : f32 return }
// -----
func.func @f(%x: f32) { gpu.printf "a", %x return }
// -----
func.func @f(%x: f32) { gpu.printf "a" %x : f32 return }
// -----
func.func @f(%x: f32) { gpu.printf "a", %x, %x : f32 return }
// -----
func.func @f(%x: f32) { gpu.printf "a", %x : f32, f32 return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : memref<?xi8> return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : memref<?xi16, #gpu.address_space<workgroup>> return }
// -----
func.func @f() { %r = gpu.dynamic_shared_memory : i32 return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { gpu.warp_execute_on_lane_0(%l)[32] args(%x : vector<4xf32>) { } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) { } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) { gpu.yield %l : index } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<2xf32>) { gpu.yield %x : vector<4xf32> } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<3xf32>) { gpu.yield %x : vector<4xf32> } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[2] -> (vector<2x1xf32>) { gpu.yield %x : vector<4xf32> } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { %r = gpu.warp_execute_on_lane_0(%l)[2] -> (vector<2xf16>) { gpu.yield %x : vector<4xf32> } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { gpu.warp_execute_on_lane_0(%l) { } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { gpu.warp_execute_on_lane_0 %l[32] { } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { gpu.warp_execute_on_lane_0(%x)[32] { } return }
// -----
func.func @f(%x: vector<4xf32>, %l: index) { gpu.warp_execute_on_lane_0(%l)[32] { cf.br ^bb1 ^bb1: gpu.yield } return }
// -----
func.func @f() { %r = gpu.thread_id return }
// -----
func.func @f() { %r = gpu.thread_id w return }
// -----
func.func @f() { %r = gpu.thread_id x upper_bound return }
// -----
func.func @f() { gpu.thread_id x y return }
// -----
func.func @f() { %r = gpu.subgroup_id return }
// -----
func.func @f() { %r = gpu.subgroup_id : i32 return }
// -----
func.func @f() { %r = gpu.foo return }
// -----
func.func @f() { "gpu.foo"() : () -> () return }
// -----
func.func private @f(!gpu.foo)
// -----
func.func private @f(memref<4xf32, #gpu.address_space<shared>>)
// -----
func.func private @f(memref<4xf32, #gpu.foo>)
// -----
func.func private @f() attributes {a = #gpu<foo w>}
// -----
func.func private @f() attributes {a = #gpu.object<3 : i32, "x">}
// -----
func.func private @f() attributes {a = #gpu.object<#nvvm.target, foo = "x">}
// -----
func.func private @f() attributes {a = #gpu.object<#nvvm.target>}
// -----
func.func private @f() attributes {a = #gpu.select_object<"a">}
// -----
func.func private @f() attributes {a = #gpu.select_object<-1>}
// -----
func.func private @f() attributes {a = #nvvm.target<O = 5>}
// -----
func.func private @f() attributes {a = #nvvm.target<triple = "">}
// -----
func.func private @f() attributes {a = #nvvm.target<chip = "">}
// -----
func.func private @f() attributes {a = #nvvm.target<link = [3 : i32]>}
// -----
func.func private @f() attributes {a = #nvvm.target<foo = 3>}
// -----
func.func private @f() attributes {a = #nvvm.target<O = 1, O = 2>}
// -----
func.func private @f() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", ()->()>, #gpu.kernel_metadata<"a", ()->()>]>}
// -----
func.func private @f() attributes {a = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0)>}
// -----
func.func @f(%n: index) { gpu.launch blocks(%a,%b,%c) in (%x=%n, %y=%n, %z=%n) threads(%d,%e,%f) in (%xx=%n, %yy=%n, %zz=%n) { cf.br ^bb1 ^bb1: func.return } return }
// -----
"gpu.func"() <{function_type = () -> ()}> ({ gpu.return }) {sym_name = "f"} : () -> ()
// -----
func.func @f(%n: index) { gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) return }
// -----
module attributes {gpu.container_module} { func.func @f(%n: index, %i: i32) { %one = arith.constant 1 : i64 "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %i, %n) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i32, index) -> () return } gpu.binary @m [#gpu.object<#nvvm.target, "">] }
// -----
func.func @f(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%a: index): "gpu.terminator"() : () -> () }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> () return }
// -----
func.func @f(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({ ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %g: index, %h: index, %i: index, %j: index, %k: index, %l: index): "gpu.terminator"() : () -> () }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index, index) -> () return }
// -----
func.func @f(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %g: index, %h: index, %i: index, %j: index, %k: index, %l: index): "gpu.terminator"() : () -> () }) {workgroup_attributions = 1 : i64} : (index, index, index, index, index, index) -> () return }
