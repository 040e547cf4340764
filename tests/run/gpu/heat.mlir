// RUN: stretto-run %s -e heat --input=66xf64=0 --input=400 --print-outputs --leak-check --stats 2>&1 | filecheck %s
// The heat equation on a rod whose right end is kept at 65, over many steps: the token of a step is carried to
// the next one by the loop, so the host waits only once. It ends up near the straight line from 0 to 65.
// CHECK: [0,  {{.*}},  65]
// CHECK: "kernel_launches": 400, "host_waits": {{[0-5]}},
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%now: memref<66xf64>, %next: memref<66xf64>) kernel {
      %one = arith.constant 1 : index
      %weight = arith.constant 0.25 : f64
      %two = arith.constant 2.0 : f64
      %t = gpu.global_id x
      %i = arith.addi %t, %one : index
      %l = arith.subi %i, %one : index
      %r = arith.addi %i, %one : index
      %a = memref.load %now[%l] : memref<66xf64>
      %b = memref.load %now[%i] : memref<66xf64>
      %c = memref.load %now[%r] : memref<66xf64>
      %u = arith.addf %a, %c : f64
      %v = arith.mulf %two, %b : f64
      %w = arith.subf %u, %v : f64
      %x = arith.mulf %weight, %w : f64
      %y = arith.addf %b, %x : f64
      memref.store %y, %next[%i] : memref<66xf64>
      gpu.return
    }
  }
  func.func @heat(%rod: memref<66xf64>, %steps: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c65 = arith.constant 65 : index
    %hot = arith.constant 65.0 : f64
    memref.store %hot, %rod[%c65] : memref<66xf64>
    %start = gpu.wait async
    %a, %ta = gpu.alloc async [%start] () : memref<66xf64>
    %b, %tb = gpu.alloc async [%ta] () : memref<66xf64>
    %ca = gpu.memcpy async [%tb] %a, %rod : memref<66xf64>, memref<66xf64>
    %cb = gpu.memcpy async [%ca] %b, %rod : memref<66xf64>, memref<66xf64>
    %x, %y, %done = scf.for %i = %c0 to %steps step %c1 iter_args(%now = %a, %next = %b, %token = %cb)
        -> (memref<66xf64>, memref<66xf64>, !gpu.async.token) {
      %stepped = gpu.launch_func async [%token] @kernels::@step
          blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
          args(%now : memref<66xf64>, %next : memref<66xf64>)
      scf.yield %next, %now, %stepped : memref<66xf64>, memref<66xf64>, !gpu.async.token
    }
    %back = gpu.memcpy async [%done] %rod, %x : memref<66xf64>, memref<66xf64>
    %fx = gpu.dealloc async [%back] %x : memref<66xf64>
    %fy = gpu.dealloc async [%fx] %y : memref<66xf64>
    gpu.wait [%fy]
    return
  }
}
