// A kernel with nothing to do: what a launch costs, and what is compiled besides kernels.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @main(%times: index) {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    scf.for %time = %zero to %times step %one {
      gpu.launch_func @m::@k blocks in (%one, %one, %one) threads in (%one, %one, %one)
    }
    return
  }
}
