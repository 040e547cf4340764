func.func @f(%a0: i17) { %r:1 = "async.await"(%a0) : (i17) -> (f32) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.await"(%a0) : (!async.token) -> (f32) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.await"(%a0) : (!async.group) -> (f32) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.await"(%a0) : (!async.coro.handle) -> (f32) return }
// -----
func.func @f() { %r:1 = "async.await"() : () -> (f32) return }
// -----
func.func @f(%a0: !async.value<f32>, %a1: f32) { %r:1 = "async.await"(%a0, %a1) : (!async.value<f32>, f32) -> (f32) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.await"(%a0) : (!async.value<f32>) -> (i17) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.await"(%a0) : (!async.value<f32>) -> (!async.token) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.await"(%a0) : (!async.value<f32>) -> (!async.group) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.await"(%a0) : (!async.value<f32>) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:2 = "async.await"(%a0) : (!async.value<f32>) -> (f32, f32) return }
// -----
func.func @f(%a0: i17) { "async.await_all"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.await_all"(%a0) : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.await_all"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.await_all"() : () -> () return }
// -----
func.func @f(%a0: !async.group, %a1: f32) { "async.await_all"(%a0, %a1) : (!async.group, f32) -> () return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.await_all"(%a0) : (!async.group) -> (f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.create_group"(%a0) : (i17) -> (!async.group) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.create_group"(%a0) : (!async.token) -> (!async.group) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.create_group"(%a0) : (!async.group) -> (!async.group) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.create_group"(%a0) : (!async.coro.handle) -> (!async.group) return }
// -----
func.func @f() { %r:1 = "async.create_group"() : () -> (!async.group) return }
// -----
func.func @f(%a0: index, %a1: f32) { %r:1 = "async.create_group"(%a0, %a1) : (index, f32) -> (!async.group) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.create_group"(%a0) : (index) -> (i17) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.create_group"(%a0) : (index) -> (!async.token) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.create_group"(%a0) : (index) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: index) { "async.create_group"(%a0) : (index) -> () return }
// -----
func.func @f(%a0: index) { %r:2 = "async.create_group"(%a0) : (index) -> (!async.group, f32) return }
// -----
func.func @f(%a0: i17, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (i17, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.group, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.group, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.coro.handle, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.add_to_group"(%a0) : (!async.group) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: i17) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, i17) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.token) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.token) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.coro.handle) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.coro.handle) -> (index) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.add_to_group"(%a0) : (!async.token) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group, %a2: f32) { %r:1 = "async.add_to_group"(%a0, %a1, %a2) : (!async.token, !async.group, f32) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (i17) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.token) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.group) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:2 = "async.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (index, f32) return }
// -----
func.func @f(%a0: f32) { %r:1 = "async.coro.id"(%a0) : (f32) -> (!async.coro.id) return }
// -----
func.func @f() { %r:1 = "async.coro.id"() : () -> (i17) return }
// -----
func.func @f() { %r:1 = "async.coro.id"() : () -> (!async.token) return }
// -----
func.func @f() { %r:1 = "async.coro.id"() : () -> (!async.group) return }
// -----
func.func @f() { %r:1 = "async.coro.id"() : () -> (!async.coro.handle) return }
// -----
func.func @f() { "async.coro.id"() : () -> () return }
// -----
func.func @f() { %r:2 = "async.coro.id"() : () -> (!async.coro.id, f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.coro.begin"(%a0) : (i17) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.coro.begin"(%a0) : (!async.token) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.coro.begin"(%a0) : (!async.group) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.begin"(%a0) : (!async.coro.handle) -> (!async.coro.handle) return }
// -----
func.func @f() { %r:1 = "async.coro.begin"() : () -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.coro.id, %a1: f32) { %r:1 = "async.coro.begin"(%a0, %a1) : (!async.coro.id, f32) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.coro.id) { %r:1 = "async.coro.begin"(%a0) : (!async.coro.id) -> (i17) return }
// -----
func.func @f(%a0: !async.coro.id) { %r:1 = "async.coro.begin"(%a0) : (!async.coro.id) -> (!async.token) return }
// -----
func.func @f(%a0: !async.coro.id) { %r:1 = "async.coro.begin"(%a0) : (!async.coro.id) -> (!async.group) return }
// -----
func.func @f(%a0: !async.coro.id) { "async.coro.begin"(%a0) : (!async.coro.id) -> () return }
// -----
func.func @f(%a0: !async.coro.id) { %r:2 = "async.coro.begin"(%a0) : (!async.coro.id) -> (!async.coro.handle, f32) return }
// -----
func.func @f(%a0: i17, %a1: !async.coro.handle) { "async.coro.free"(%a0, %a1) : (i17, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.coro.handle) { "async.coro.free"(%a0, %a1) : (!async.token, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.group, %a1: !async.coro.handle) { "async.coro.free"(%a0, %a1) : (!async.group, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: !async.coro.handle) { "async.coro.free"(%a0, %a1) : (!async.coro.handle, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.coro.free"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.id, %a1: i17) { "async.coro.free"(%a0, %a1) : (!async.coro.id, i17) -> () return }
// -----
func.func @f(%a0: !async.coro.id, %a1: !async.token) { "async.coro.free"(%a0, %a1) : (!async.coro.id, !async.token) -> () return }
// -----
func.func @f(%a0: !async.coro.id, %a1: !async.group) { "async.coro.free"(%a0, %a1) : (!async.coro.id, !async.group) -> () return }
// -----
func.func @f(%a0: !async.coro.id) { "async.coro.free"(%a0) : (!async.coro.id) -> () return }
// -----
func.func @f(%a0: !async.coro.id, %a1: !async.coro.handle, %a2: f32) { "async.coro.free"(%a0, %a1, %a2) : (!async.coro.id, !async.coro.handle, f32) -> () return }
// -----
func.func @f(%a0: !async.coro.id, %a1: !async.coro.handle) { %r:1 = "async.coro.free"(%a0, %a1) : (!async.coro.id, !async.coro.handle) -> (f32) return }
// -----
func.func @f(%a0: i17) { "async.coro.end"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.coro.end"(%a0) : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.group) { "async.coro.end"(%a0) : (!async.group) -> () return }
// -----
func.func @f() { "async.coro.end"() : () -> () return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: f32) { "async.coro.end"(%a0, %a1) : (!async.coro.handle, f32) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.end"(%a0) : (!async.coro.handle) -> (f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.coro.save"(%a0) : (i17) -> (!async.coro.state) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.coro.save"(%a0) : (!async.token) -> (!async.coro.state) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.coro.save"(%a0) : (!async.group) -> (!async.coro.state) return }
// -----
func.func @f() { %r:1 = "async.coro.save"() : () -> (!async.coro.state) return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: f32) { %r:1 = "async.coro.save"(%a0, %a1) : (!async.coro.handle, f32) -> (!async.coro.state) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.save"(%a0) : (!async.coro.handle) -> (i17) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.save"(%a0) : (!async.coro.handle) -> (!async.token) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.save"(%a0) : (!async.coro.handle) -> (!async.group) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.coro.save"(%a0) : (!async.coro.handle) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.coro.save"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:2 = "async.coro.save"(%a0) : (!async.coro.handle) -> (!async.coro.state, f32) return }
// -----
func.func @f(%a0: i17) { "async.coro.suspend"(%a0)[^end, ^end, ^end] : (i17) -> () ^end: return }
// -----
func.func @f(%a0: !async.token) { "async.coro.suspend"(%a0)[^end, ^end, ^end] : (!async.token) -> () ^end: return }
// -----
func.func @f(%a0: !async.group) { "async.coro.suspend"(%a0)[^end, ^end, ^end] : (!async.group) -> () ^end: return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.coro.suspend"(%a0)[^end, ^end, ^end] : (!async.coro.handle) -> () ^end: return }
// -----
func.func @f() { "async.coro.suspend"()[^end, ^end, ^end] : () -> () ^end: return }
// -----
func.func @f(%a0: !async.coro.state, %a1: f32) { "async.coro.suspend"(%a0, %a1)[^end, ^end, ^end] : (!async.coro.state, f32) -> () ^end: return }
// -----
func.func @f(%a0: !async.coro.state) { %r:1 = "async.coro.suspend"(%a0)[^end, ^end, ^end] : (!async.coro.state) -> (f32) ^end: return }
// -----
func.func @f(%a0: !async.coro.state) { "async.coro.suspend"(%a0)[^end, ^end] : (!async.coro.state) -> () ^end: return }
// -----
func.func @f(%a0: !async.coro.state) { "async.coro.suspend"(%a0) : (!async.coro.state) -> () ^end: return }
// -----
func.func @f(%a0: f32) { %r:1 = "async.runtime.create"(%a0) : (f32) -> (!async.token) return }
// -----
func.func @f() { %r:1 = "async.runtime.create"() : () -> (i17) return }
// -----
func.func @f() { %r:1 = "async.runtime.create"() : () -> (!async.group) return }
// -----
func.func @f() { %r:1 = "async.runtime.create"() : () -> (!async.coro.handle) return }
// -----
func.func @f() { "async.runtime.create"() : () -> () return }
// -----
func.func @f() { %r:2 = "async.runtime.create"() : () -> (!async.token, f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.runtime.create_group"(%a0) : (i17) -> (!async.group) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.create_group"(%a0) : (!async.token) -> (!async.group) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.create_group"(%a0) : (!async.group) -> (!async.group) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.runtime.create_group"(%a0) : (!async.coro.handle) -> (!async.group) return }
// -----
func.func @f() { %r:1 = "async.runtime.create_group"() : () -> (!async.group) return }
// -----
func.func @f(%a0: index, %a1: f32) { %r:1 = "async.runtime.create_group"(%a0, %a1) : (index, f32) -> (!async.group) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.runtime.create_group"(%a0) : (index) -> (i17) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.runtime.create_group"(%a0) : (index) -> (!async.token) return }
// -----
func.func @f(%a0: index) { %r:1 = "async.runtime.create_group"(%a0) : (index) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: index) { "async.runtime.create_group"(%a0) : (index) -> () return }
// -----
func.func @f(%a0: index) { %r:2 = "async.runtime.create_group"(%a0) : (index) -> (!async.group, f32) return }
// -----
func.func @f(%a0: i17) { "async.runtime.set_available"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.group) { "async.runtime.set_available"(%a0) : (!async.group) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.set_available"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.runtime.set_available"() : () -> () return }
// -----
func.func @f(%a0: !async.token, %a1: f32) { "async.runtime.set_available"(%a0, %a1) : (!async.token, f32) -> () return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.set_available"(%a0) : (!async.token) -> (f32) return }
// -----
func.func @f(%a0: i17) { "async.runtime.set_error"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.group) { "async.runtime.set_error"(%a0) : (!async.group) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.set_error"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.runtime.set_error"() : () -> () return }
// -----
func.func @f(%a0: !async.value<f32>, %a1: f32) { "async.runtime.set_error"(%a0, %a1) : (!async.value<f32>, f32) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.set_error"(%a0) : (!async.value<f32>) -> (f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.runtime.is_error"(%a0) : (i17) -> (i1) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.runtime.is_error"(%a0) : (!async.coro.handle) -> (i1) return }
// -----
func.func @f() { %r:1 = "async.runtime.is_error"() : () -> (i1) return }
// -----
func.func @f(%a0: !async.group, %a1: f32) { %r:1 = "async.runtime.is_error"(%a0, %a1) : (!async.group, f32) -> (i1) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.is_error"(%a0) : (!async.group) -> (i17) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.is_error"(%a0) : (!async.group) -> (!async.token) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.is_error"(%a0) : (!async.group) -> (!async.group) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.is_error"(%a0) : (!async.group) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.group) { "async.runtime.is_error"(%a0) : (!async.group) -> () return }
// -----
func.func @f(%a0: !async.group) { %r:2 = "async.runtime.is_error"(%a0) : (!async.group) -> (i1, f32) return }
// -----
func.func @f(%a0: i17) { "async.runtime.await"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.await"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.runtime.await"() : () -> () return }
// -----
func.func @f(%a0: !async.token, %a1: f32) { "async.runtime.await"(%a0, %a1) : (!async.token, f32) -> () return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.await"(%a0) : (!async.token) -> (f32) return }
// -----
func.func @f(%a0: i17) { "async.runtime.resume"(%a0) : (i17) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.resume"(%a0) : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.group) { "async.runtime.resume"(%a0) : (!async.group) -> () return }
// -----
func.func @f() { "async.runtime.resume"() : () -> () return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: f32) { "async.runtime.resume"(%a0, %a1) : (!async.coro.handle, f32) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.runtime.resume"(%a0) : (!async.coro.handle) -> (f32) return }
// -----
func.func @f(%a0: i17, %a1: !async.coro.handle) { "async.runtime.await_and_resume"(%a0, %a1) : (i17, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: !async.coro.handle) { "async.runtime.await_and_resume"(%a0, %a1) : (!async.coro.handle, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.await_and_resume"(%a0) : (!async.coro.handle) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: i17) { "async.runtime.await_and_resume"(%a0, %a1) : (!async.token, i17) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.token) { "async.runtime.await_and_resume"(%a0, %a1) : (!async.token, !async.token) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { "async.runtime.await_and_resume"(%a0, %a1) : (!async.token, !async.group) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.await_and_resume"(%a0) : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.coro.handle, %a2: f32) { "async.runtime.await_and_resume"(%a0, %a1, %a2) : (!async.token, !async.coro.handle, f32) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.coro.handle) { %r:1 = "async.runtime.await_and_resume"(%a0, %a1) : (!async.token, !async.coro.handle) -> (f32) return }
// -----
func.func @f(%a0: i17, %a1: !async.value<f32>) { "async.runtime.store"(%a0, %a1) : (i17, !async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.value<f32>) { "async.runtime.store"(%a0, %a1) : (!async.token, !async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.group, %a1: !async.value<f32>) { "async.runtime.store"(%a0, %a1) : (!async.group, !async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: !async.value<f32>) { "async.runtime.store"(%a0, %a1) : (!async.coro.handle, !async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.store"(%a0) : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: f32, %a1: i17) { "async.runtime.store"(%a0, %a1) : (f32, i17) -> () return }
// -----
func.func @f(%a0: f32, %a1: !async.token) { "async.runtime.store"(%a0, %a1) : (f32, !async.token) -> () return }
// -----
func.func @f(%a0: f32, %a1: !async.group) { "async.runtime.store"(%a0, %a1) : (f32, !async.group) -> () return }
// -----
func.func @f(%a0: f32, %a1: !async.coro.handle) { "async.runtime.store"(%a0, %a1) : (f32, !async.coro.handle) -> () return }
// -----
func.func @f(%a0: f32) { "async.runtime.store"(%a0) : (f32) -> () return }
// -----
func.func @f(%a0: f32, %a1: !async.value<f32>, %a2: f32) { "async.runtime.store"(%a0, %a1, %a2) : (f32, !async.value<f32>, f32) -> () return }
// -----
func.func @f(%a0: f32, %a1: !async.value<f32>) { %r:1 = "async.runtime.store"(%a0, %a1) : (f32, !async.value<f32>) -> (f32) return }
// -----
func.func @f(%a0: i17) { %r:1 = "async.runtime.load"(%a0) : (i17) -> (f32) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.load"(%a0) : (!async.token) -> (f32) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.load"(%a0) : (!async.group) -> (f32) return }
// -----
func.func @f(%a0: !async.coro.handle) { %r:1 = "async.runtime.load"(%a0) : (!async.coro.handle) -> (f32) return }
// -----
func.func @f() { %r:1 = "async.runtime.load"() : () -> (f32) return }
// -----
func.func @f(%a0: !async.value<f32>, %a1: f32) { %r:1 = "async.runtime.load"(%a0, %a1) : (!async.value<f32>, f32) -> (f32) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.load"(%a0) : (!async.value<f32>) -> (i17) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.load"(%a0) : (!async.value<f32>) -> (!async.token) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.load"(%a0) : (!async.value<f32>) -> (!async.group) return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.load"(%a0) : (!async.value<f32>) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.load"(%a0) : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:2 = "async.runtime.load"(%a0) : (!async.value<f32>) -> (f32, f32) return }
// -----
func.func @f(%a0: i17, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (i17, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.group, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.group, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.coro.handle, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.coro.handle, !async.group) -> (index) return }
// -----
func.func @f(%a0: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0) : (!async.group) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: i17) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, i17) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.token) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.token) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.coro.handle) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.coro.handle) -> (index) return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.add_to_group"(%a0) : (!async.token) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group, %a2: f32) { %r:1 = "async.runtime.add_to_group"(%a0, %a1, %a2) : (!async.token, !async.group, f32) -> (index) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (i17) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.token) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.group) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:1 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (!async.coro.handle) return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> () return }
// -----
func.func @f(%a0: !async.token, %a1: !async.group) { %r:2 = "async.runtime.add_to_group"(%a0, %a1) : (!async.token, !async.group) -> (index, f32) return }
// -----
func.func @f(%a0: i17) { "async.runtime.add_ref"(%a0) <{count = 1 : i64}> : (i17) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.add_ref"(%a0) <{count = 1 : i64}> : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.runtime.add_ref"() <{count = 1 : i64}> : () -> () return }
// -----
func.func @f(%a0: !async.token, %a1: f32) { "async.runtime.add_ref"(%a0, %a1) <{count = 1 : i64}> : (!async.token, f32) -> () return }
// -----
func.func @f(%a0: !async.token) { %r:1 = "async.runtime.add_ref"(%a0) <{count = 1 : i64}> : (!async.token) -> (f32) return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.add_ref"(%a0) : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.add_ref"(%a0) <{count = 0 : i64}> : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.add_ref"(%a0) <{count = -1 : i64}> : (!async.token) -> () return }
// -----
func.func @f(%a0: !async.token) { "async.runtime.add_ref"(%a0) <{count = 1 : i32}> : (!async.token) -> () return }
// -----
func.func @f(%a0: i17) { "async.runtime.drop_ref"(%a0) <{count = 1 : i64}> : (i17) -> () return }
// -----
func.func @f(%a0: !async.coro.handle) { "async.runtime.drop_ref"(%a0) <{count = 1 : i64}> : (!async.coro.handle) -> () return }
// -----
func.func @f() { "async.runtime.drop_ref"() <{count = 1 : i64}> : () -> () return }
// -----
func.func @f(%a0: !async.value<f32>, %a1: f32) { "async.runtime.drop_ref"(%a0, %a1) <{count = 1 : i64}> : (!async.value<f32>, f32) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { %r:1 = "async.runtime.drop_ref"(%a0) <{count = 1 : i64}> : (!async.value<f32>) -> (f32) return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.drop_ref"(%a0) : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.drop_ref"(%a0) <{count = 0 : i64}> : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.drop_ref"(%a0) <{count = -1 : i64}> : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: !async.value<f32>) { "async.runtime.drop_ref"(%a0) <{count = 1 : i32}> : (!async.value<f32>) -> () return }
// -----
func.func @f(%a0: f32) { %r:1 = "async.runtime.num_worker_threads"(%a0) : (f32) -> (index) return }
// -----
func.func @f() { %r:1 = "async.runtime.num_worker_threads"() : () -> (i17) return }
// -----
func.func @f() { %r:1 = "async.runtime.num_worker_threads"() : () -> (!async.token) return }
// -----
func.func @f() { %r:1 = "async.runtime.num_worker_threads"() : () -> (!async.group) return }
// -----
func.func @f() { %r:1 = "async.runtime.num_worker_threads"() : () -> (!async.coro.handle) return }
// -----
func.func @f() { "async.runtime.num_worker_threads"() : () -> () return }
// -----
func.func @f() { %r:2 = "async.runtime.num_worker_threads"() : () -> (index, f32) return }
