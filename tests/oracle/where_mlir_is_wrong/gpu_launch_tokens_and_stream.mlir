// RUN: not stretto-opt %s 2>&1 | filecheck %s

// Right: a launch waits for tokens or goes to a caller's stream.
// MLIR: takes both, and drops the tokens when it lowers the launch.
// MLIR-OPT:
// MLIR-PRINTS: async \[%arg1\]<%arg0 : !llvm.ptr>

module attributes {gpu.container_module} {
  gpu.binary @compiled [#gpu.object<#nvvm.target, "">]
  func.func @both(%s: !llvm.ptr, %t: !gpu.async.token, %n: index) {
    // CHECK: error: 'gpu.launch_func' op takes token dependencies or a stream, not both
    %u = gpu.launch_func async [%t] <%s : !llvm.ptr> @compiled::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}
