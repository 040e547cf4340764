// Every op of the async runtime and of coroutines in MLIR's ABI.

func.func @make(%size: index) -> (!async.token, !async.value<memref<?xf32>>, !async.group) {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<memref<?xf32>>
  %2 = async.runtime.create_group %size : !async.group
  return %0, %1, %2 : !async.token, !async.value<memref<?xf32>>, !async.group
}

func.func @tokens(%t: !async.token, %g: !async.group) -> index {
  async.runtime.add_ref %t {count = 3 : i64} : !async.token
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %t : !async.token
  %0 = async.runtime.is_error %t : !async.token
  async.runtime.await %t : !async.token
  %1 = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return %1 : index
}

func.func @values(%v: !async.value<index>, %w: !async.value<i1>, %x: i1) -> index {
  async.runtime.set_available %v : !async.value<index>
  async.runtime.set_error %w : !async.value<i1>
  %0 = async.runtime.is_error %v : !async.value<index>
  async.runtime.await %v : !async.value<index>
  %1 = async.runtime.load %v : !async.value<index>
  async.runtime.store %1, %v : !async.value<index>
  async.runtime.store %x, %w : !async.value<i1>
  return %1 : index
}

func.func @groups(%g: !async.group) -> (i1, index) {
  async.runtime.await %g : !async.group
  %0 = async.runtime.is_error %g : !async.group
  %1 = async.runtime.num_worker_threads : index
  return %0, %1 : i1, index
}

func.func @coroutine(%t: !async.token, %v: !async.value<f32>, %g: !async.group) -> !async.token {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.runtime.resume %1
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.await_and_resume %t, %1 : !async.token
  async.runtime.await_and_resume %v, %1 : !async.value<f32>
  async.runtime.await_and_resume %g, %1 : !async.group
  cf.br ^cleanup
^cleanup:
  async.coro.free %0, %1
  cf.br ^suspend
^suspend:
  async.coro.end %1
  return %t : !async.token
}

// Calls, results that stay in their old type, and values that other ops carry.

func.func private @callee(!async.token {test.a}, i32) -> !async.value<f32>

func.func @calls(%t: !async.token, %c: i1, %n: index) -> !async.value<f32> attributes {test.b} {
  %k = arith.constant 0 : i32
  %0 = call @callee(%t, %k) : (!async.token, i32) -> !async.value<f32>
  "test.use"(%0, %t) : (!async.value<f32>, !async.token) -> ()
  %1 = scf.for %i = %n to %n step %n iter_args(%p = %t) -> (!async.token) {
    async.runtime.await %p : !async.token
    %2 = async.runtime.create : !async.token
    scf.yield %2 : !async.token
  }
  cf.cond_br %c, ^a(%1 : !async.token), ^a(%t : !async.token)
^a(%3: !async.token):
  async.runtime.await %3 : !async.token
  return %0 : !async.value<f32>
}

// Each function of the runtime is declared, and the one that resumes coroutines made.

// -----

func.func private @ext(%x: index, %v: !async.value<f32>  {llvm.noalias}) -> (!async.token {a.b}) attributes {foo}
func.func @f2(%v: !async.value<f32>, %g: index) {
    %id = async.coro.id
    %h = async.coro.begin %id
    %2 = async.runtime.load %v : !async.value<f32>
    async.coro.free %id, %h
 return
}
func.func @uses(%a: !async.token, %b: !async.value<index>, %k: index, %q: memref<4xf32>, %v4: !async.value<memref<4xf32>>, %g: !async.group) -> (!async.token, !async.value<index>) {
  "test.use1"(%b, %a) : (!async.value<index>, !async.token) -> ()
  %i = async.runtime.load %b : !async.value<index>
  %j = async.runtime.load %b : !async.value<index>
  "test.use"(%j, %i) : (index, index) -> ()
  %t, %t2 = "test.def"() : () -> (!async.token, !async.token)
  async.runtime.add_ref %t2 {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  "test.use"(%t) : (!async.token) -> ()
  async.runtime.store %k, %b : !async.value<index>
  async.runtime.store %j, %b : !async.value<index>
  async.runtime.store %q, %v4 : !async.value<memref<4xf32>>
  async.runtime.store %q, %v4 : !async.value<memref<4xf32>>
  %rk =  async.runtime.add_to_group %a, %g : !async.token
  "test.use"(%rk) : (index) -> ()
  %idx = arith.addi %rk, %rk : index
  %x, %y = func.call @uses(%t, %b, %rk, %q, %v4, %g) : (!async.token, !async.value<index>, index, memref<4xf32>, !async.value<memref<4xf32>>, !async.group) -> (!async.token, !async.value<index>) 
  "test.use"(%y, %x) : (!async.value<index>, !async.token) -> ()
  scf.execute_region {
    cf.br ^bb0(%a, %g: !async.token, !async.group)
  ^bb0(%ba : !async.token, %bb: !async.group):
    async.runtime.await %bb : !async.group
    async.runtime.await %ba : !async.token
    %v = async.runtime.create : !async.value<memref<?xf32>>
    "test.u"(%v, %ba) : (!async.value<memref<?xf32>>, !async.token) -> ()
    scf.yield
  }
  return %x, %b : !async.token, !async.value<index>
}

// -----
func.func @cast(%a: i16) -> i16 {
  %x = builtin.unrealized_conversion_cast %a : i16 to i48
  %y = builtin.unrealized_conversion_cast %x : i48 to i16
  return %y : i16
}
// -----
// Nothing.
// -----
func.func @folded(%a: index, %t: !async.token, %u: !async.token) -> (index, i1, !async.token) {
  %c1 = arith.constant 1 : index
  %two = arith.addi %c1, %c1 : index
  %chain = arith.muli %two, %a : index
  %e = async.runtime.is_error %t : !async.token
  %false = arith.constant false
  %x = arith.xori %false, %e : i1
  %true = arith.constant true
  %s = arith.select %true, %t, %u : !async.token
  return %chain, %x, %s : index, i1, !async.token
}
