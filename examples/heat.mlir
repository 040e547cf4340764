// Prints: 0
// Prints: 13
// Prints: 26
// Prints: 39
// Prints: 52
// Prints: 65
// The heat equation on a rod whose ends are kept at 0 and 65, over 20,000 steps: each step is a kernel, and its
// token is carried to the next one by the loop, so the host waits once. At last the temperature is a straight line.
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
  func.func private @heat(%rod: memref<66xf64>, %steps: index) {
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
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c13 = arith.constant 13 : index
    %n = arith.constant 66 : index
    %steps = arith.constant 20000 : index
    %zero = arith.constant 0.0 : f64
    %half = arith.constant 0.5 : f64
    %rod = memref.alloc() : memref<66xf64>
    scf.for %i = %c0 to %n step %c1 {
      memref.store %zero, %rod[%i] : memref<66xf64>
    }
    func.call @heat(%rod, %steps) : (memref<66xf64>, index) -> ()
    scf.for %i = %c0 to %n step %c13 {
      %x = memref.load %rod[%i] : memref<66xf64>
      %y = arith.addf %x, %half : f64
      %z = arith.fptosi %y : f64 to i64
      func.call @printI64(%z) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
    memref.dealloc %rod : memref<66xf64>
    return
  }
}
