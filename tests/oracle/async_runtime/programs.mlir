// Programs that MLIR 22.1 lowers right, one thing each. expected.mlir holds what it makes of them.
func.func @captures(%a: f32, %b: f32, %m: memref<1xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %0 = async.execute {
    scf.if %c {
      memref.store %b, %m[%c0] : memref<1xf32>
    }
    memref.store %a, %m[%c0] : memref<1xf32>
    async.yield
  }
  async.await %0 : !async.token
  return
}
// -----
func.func @constants() {
  %f = func.constant @constants : () -> ()
  %b = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.mlir.undef : i32
  %l = arith.constant dense<1.0> : vector<2xf32>
  %m = arith.constant 5 : i8
  %q = arith.constant true
  %z = arith.constant 0 : index
  %s = memref.get_global @memory : memref<1xf32>
  %0 = async.execute {
    func.call_indirect %f() : () -> ()
    func.call @use(%l, %m, %b, %d) : (vector<2xf32>, i8, i32, i32) -> ()
    scf.if %q {
      %4 = memref.load %s[%z] : memref<1xf32>
    }
    async.yield
  }
  return
}
func.func private @use(vector<2xf32>, i8, i32, i32)
memref.global "private" @memory : memref<1xf32> = dense<1.0>
// -----
func.func @chain(%a: f32, %m: memref<1xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t0 = async.execute {
    memref.store %a, %m[%c0] : memref<1xf32>
    async.yield
  }
  %t1, %v = async.execute [%t0] -> !async.value<f32> {
    %n = async.execute {
      memref.store %a, %m[%c0] : memref<1xf32>
      async.yield
    }
    async.await %n : !async.token
    async.yield %a : f32
  }
  %t2, %w = async.execute [%t1] (%v as %x : !async.value<f32>) -> !async.value<f32> {
    %p = arith.constant true
    %y = scf.if %p -> f32 {
      async.await %t0 : !async.token
      scf.yield %x : f32
    } else {
      scf.yield %a : f32
    }
    cf.assert %p, "not so"
    async.yield %y : f32
  }
  %r = async.await %w : !async.value<f32>
  return %r : f32
}
// -----
func.func @group(%n: index, %t: !async.token, %v: !async.value<f32>) {
  %g = async.create_group %n : !async.group
  %0 = async.add_to_group %t, %g : !async.token
  %1 = async.add_to_group %v, %g : !async.value<f32>
  %2 = async.execute {
    async.await_all %g
    async.yield
  }
  async.await_all %g
  return
}
// -----
func.func @group_in_branch(%n: index, %c: i1, %t: !async.token) {
  %0 = async.execute {
    scf.if %c {
      %g = async.create_group %n : !async.group
      %r = async.add_to_group %t, %g : !async.token
    }
    async.yield
  }
  return
}
// -----
func.func @while(%c: i1, %t: !async.token) {
  %0 = async.execute {
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      async.await %t : !async.token
      scf.yield
    }
    async.yield
  }
  return
}
// -----
func.func @do_while(%v: !async.value<i1>) {
  %0, %1 = async.execute -> !async.value<i1> {
    %last = scf.while : () -> i1 {
      %c = async.await %v : !async.value<i1>
      scf.condition(%c) %c : i1
    } do {
    ^bb0(%d: i1):
      scf.yield
    }
    async.yield %last : i1
  }
  return
}
// -----
func.func @execute_region(%c: i1, %t: !async.token) {
  %0 = async.execute {
    %r = scf.execute_region -> i1 {
      async.await %t : !async.token
      cf.br ^next
    ^next:
      scf.yield %c : i1
    }
    cf.assert %r, "left"
    async.yield
  }
  return
}
// -----
func.func @loop_without_await(%n: index, %c: i1, %t: !async.token) {
  %0 = async.execute {
    scf.if %c {
      %1 = async.execute {
        async.yield
      }
      scf.for %i = %n to %n step %n {
        func.call @loop_without_await(%i, %c, %1) : (index, i1, !async.token) -> ()
      }
      async.await %t : !async.token
    } else {
      async.await %t : !async.token
    }
    async.yield
  }
  return
}
// -----
func.func @async_execute_fn(%t: !async.token) {
  %0 = async.execute [%t] { async.yield }
  %1 = async.execute [%t] { async.yield }
  %2 = async.execute [%t] { async.yield }
  return
}
func.func @async_execute_fn_1(%t: !async.token) {
  return
}
// -----
func.func @host_loop(%n: index, %v: !async.value<f32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %n to %n step %n iter_args(%acc = %zero) -> f32 {
    %0, %1 = async.execute (%v as %x : !async.value<f32>) -> !async.value<f32> {
      %y = arith.subf %x, %acc : f32
      async.yield %y : f32
    }
    %2 = async.await %1 : !async.value<f32>
    scf.yield %2 : f32
  }
  return %sum : f32
}
// -----
async.func @both(%a: f32, %g: !async.group) -> (!async.token, !async.value<f32>) attributes {llvm.emit_c_interface} {
  %t = async.execute {
    async.await_all %g
    async.yield
  }
  async.await %t : !async.token
  %u, %v = async.call @both(%a, %g) : (f32, !async.group) -> (!async.token, !async.value<f32>)
  cf.br ^next
^next:
  %z = async.await %v : !async.value<f32>
  return %z : f32
}
async.func private @nothing() -> !async.token {
  return
}
// -----
async.func nested @several(%n: index, %c: i1) -> (!async.token, !async.value<i64>) {
  %d = arith.constant 1 : i64
  cf.cond_br %c, ^left, ^right
^left:
  cf.assert %c, "left"
  return %d : i64
^right:
  scf.if %c {
    %z = async.execute { async.yield }
  }
  return %d : i64
}
// -----
async.func @values_only(%t: !async.token) -> (!async.value<i64>, !async.value<!async.token>) {
  %d = arith.constant 1 : i64
  return %d, %t : i64, !async.token
}
func.func @caller(%t: !async.token) {
  %0 = async.execute {
    %1:2 = async.call @values_only(%t) : (!async.token) -> (!async.value<i64>, !async.value<!async.token>)
    %2 = async.await %1#1 : !async.value<!async.token>
    async.await %2 : !async.token
    async.yield
  }
  async.await %0 : !async.token
  return
}
// -----
// MLIR folds on its way what isn't legal, an op at a time.
func.func private @use(index)
func.func @folded(%a: index, %n: i32, %b: i1) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0_i32 = arith.constant 0 : i32
  %sum = arith.addi %c1, %c2 : index
  %swapped = arith.addi %c1, %a : index
  %chain = arith.addi %sum, %c1 : index
  %less = arith.cmpi slt, %c1, %a : index
  %picked = arith.select %less, %chain, %chain : index
  %none = arith.muli %n, %c0_i32 : i32
  %same = arith.xori %b, %b : i1
  %token = async.execute {
    %k = arith.addi %c1, %c1 : index
    %m = arith.maxui %c2, %a : index
    %p = arith.select %same, %k, %m : index
    func.call @use(%k) : (index) -> ()
    func.call @use(%p) : (index) -> ()
    scf.if %less {
      %q = arith.subi %swapped, %swapped : index
      func.call @use(%q) : (index) -> ()
    }
    async.yield
  }
  async.await %token : !async.token
  %index = arith.index_cast %none : i32 to index
  func.call @use(%index) : (index) -> ()
  func.call @use(%swapped) : (index) -> ()
  return %picked : index
}
async.func @folded_inside(%a: index) -> !async.value<index> {
  %c1 = arith.constant 1 : index
  %c2 = arith.addi %c1, %c1 : index
  %sum = arith.addi %c2, %a : index
  %next = arith.addi %c1, %sum : index
  return %next : index
}
