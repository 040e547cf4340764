// RUN: stretto-opt %s --split-input-file --verify-diagnostics

// A launch waits for tokens or goes to a caller's stream; MLIR takes both and drops the tokens.
module attributes {gpu.container_module} {
  gpu.binary @compiled [#gpu.object<#nvvm.target, "">]
  func.func @both(%s: !llvm.ptr, %n: index, %t: !gpu.async.token) {
    // expected-error @below {{takes token dependencies or a stream, not both}}
    %u = gpu.launch_func async [%t] <%s : !llvm.ptr> @compiled::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

// MLIR crashes.
func.func @result_without_async(%n: index) {
  // expected-error @below {{needs 'async' to have a result}}
  %t = gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}

// -----

// MLIR crashes.
func.func @two_dimensions(%n: index) {
  // expected-error @below {{blocks needs ids in 3 dimensions, but got 2}}
  gpu.launch blocks(%a, %b) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    gpu.terminator
  }
  return
}

// -----

// MLIR crashes.
func.func @no_body(%n: index) {
  // expected-error @below {{body region is empty}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @not_named() {
  // expected-error @below {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}

// -----

func.func @sizes() {
  // expected-error @below {{'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = gpu.alloc () : memref<?xf32>
  return
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%n: index) kernel {
      gpu.return
    }
  }
  func.func @arguments(%n: index) {
    // expected-error @below {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

// expected-error @below {{unregistered operation 'gpu.unknown' found in dialect ('gpu') that does not allow unknown operations}}
"gpu.unknown"() : () -> ()
