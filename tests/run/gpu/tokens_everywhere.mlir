// RUN: stretto-run %s --leak-check --stats 2>&1 | filecheck %s
// A token goes through blocks, loops, selects, functions, tasks and their values; each kernel adds 1 after the
// one before, so the element counts them all.
// CHECK: 16
// CHECK: "live_objects": 0, "kernel_launches": 16
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @add(%m: memref<1xi64>) kernel {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i64
      %x = memref.load %m[%c0] : memref<1xi64>
      %y = arith.addi %x, %one : i64
      memref.store %y, %m[%c0] : memref<1xi64>
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()

  func.func private @add(%m: memref<1xi64>, %after: !gpu.async.token) -> !gpu.async.token {
    %c1 = arith.constant 1 : index
    %done = gpu.launch_func async [%after] @kernels::@add blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%m : memref<1xi64>)
    return %done : !gpu.async.token
  }
  func.func private @recursive(%m: memref<1xi64>, %t: !gpu.async.token, %n: index) -> !gpu.async.token {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %stop = arith.cmpi eq, %n, %c0 : index
    cf.cond_br %stop, ^done(%t : !gpu.async.token), ^go
  ^go:
    %u = func.call @add(%m, %t) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %less = arith.subi %n, %c1 : index
    %v = func.call @recursive(%m, %u, %less) : (memref<1xi64>, !gpu.async.token, index) -> !gpu.async.token
    cf.br ^done(%v : !gpu.async.token)
  ^done(%w: !gpu.async.token):
    return %w : !gpu.async.token
  }
  async.func @task(%m: memref<1xi64>, %t: !gpu.async.token) -> !async.value<!gpu.async.token> {
    %u = func.call @add(%m, %t) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    async.return %u : !gpu.async.token
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %zero = arith.constant 0 : i64
    %true = arith.constant true
    %h = memref.alloc() : memref<1xi64>
    %m, %a = gpu.alloc async () : memref<1xi64>
    %b = gpu.memset async [%a] %m, %zero : memref<1xi64>, i64
    // 3 by recursion, through the arguments of blocks.
    %c = func.call @recursive(%m, %b, %c3) : (memref<1xi64>, !gpu.async.token, index) -> !gpu.async.token
    // 1 by an async.func, whose value is awaited.
    %v = async.call @task(%m, %c) : (memref<1xi64>, !gpu.async.token) -> !async.value<!gpu.async.token>
    %d = async.await %v : !async.value<!gpu.async.token>
    // 1 by a task that takes the token out of the value of another one.
    %t0, %v0 = async.execute -> !async.value<!gpu.async.token> {
      async.yield %d : !gpu.async.token
    }
    %t1, %v1 = async.execute [%t0] (%v0 as %x : !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
      %y = func.call @add(%m, %x) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
      async.yield %y : !gpu.async.token
    }
    %e = async.await %v1 : !async.value<!gpu.async.token>
    // 3 by a loop with a branch in it, of which one side waits.
    %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %e) -> (!gpu.async.token) {
      %even = arith.cmpi eq, %i, %c1 : index
      %r = scf.if %even -> (!gpu.async.token) {
        gpu.wait [%t]
        %s = gpu.wait async
        scf.yield %s : !gpu.async.token
      } else {
        scf.yield %t : !gpu.async.token
      }
      %u = func.call @add(%m, %r) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
      scf.yield %u : !gpu.async.token
    }
    // 2 by a while loop.
    %n, %g = scf.while (%i = %c0, %t = %f) : (index, !gpu.async.token) -> (index, !gpu.async.token) {
      %more = arith.cmpi ult, %i, %c2 : index
      scf.condition(%more) %i, %t : index, !gpu.async.token
    } do {
    ^bb0(%i: index, %t: !gpu.async.token):
      %u = func.call @add(%m, %t) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %u : index, !gpu.async.token
    }
    // 2 by a loop inside a task.
    %t2, %v2 = async.execute -> !async.value<!gpu.async.token> {
      %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %g) -> (!gpu.async.token) {
        %u = func.call @add(%m, %t) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
        gpu.wait [%u]
        scf.yield %u : !gpu.async.token
      }
      async.yield %r : !gpu.async.token
    }
    %k = async.await %v2 : !async.value<!gpu.async.token>
    // 1 after a select, 1 through a function as a value, 2 after joins of the same token with itself.
    %l = arith.select %true, %k, %b : !gpu.async.token
    %o = func.call @add(%m, %l) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %function = func.constant @add : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %p = func.call_indirect %function(%m, %o) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %q = gpu.wait async [%p, %p]
    %r = func.call @add(%m, %q) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %s = gpu.wait async [%r, %q, %r]
    %t = func.call @add(%m, %s) : (memref<1xi64>, !gpu.async.token) -> !gpu.async.token
    %u = gpu.memcpy async [%t] %h, %m : memref<1xi64>, memref<1xi64>
    %w = gpu.dealloc async [%u] %m : memref<1xi64>
    gpu.wait [%w, %u]
    gpu.wait [%w]
    %x = memref.load %h[%c0] : memref<1xi64>
    func.call @printI64(%x) : (i64) -> ()
    func.call @printNewline() : () -> ()
    memref.dealloc %h : memref<1xi64>
    return
  }
}
