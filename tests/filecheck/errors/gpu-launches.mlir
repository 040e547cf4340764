// RUN: stretto-opt %s --split-input-file --verify-diagnostics

gpu.module @m {
  // expected-error @below {{'gpu.func' op attribute 'known_block_size' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  "gpu.func"() <{function_type = () -> (), known_block_size = array<i32: 1, 2>}> ({
    gpu.return
  }) {sym_name = "k"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @k(%x: f32) -> f32 kernel { gpu.return %x : f32 }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "k"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
    gpu.return
  }) {sym_name = "k"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'f32'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%x: f32):
    gpu.return
  }) {sym_name = "k"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected memref type in attribution}}
  gpu.func @k() workgroup(%a: f32) kernel { gpu.return }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @k() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) kernel { gpu.return }
}

// -----

gpu.module @m {
  // expected-note @below {{return type declared here}}
  gpu.func @f() -> f32 {
    // expected-error @below {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%x: f64) -> f32 {
    // expected-error @below {{'gpu.return' op unexpected type `'f64'' for operand #0}}
    gpu.return %x : f64
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @nothing(%n: index) {
    // expected-error @below {{'gpu.launch_func' op kernel container 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  module @m { }
  func.func @another_module(%n: index) {
    // expected-error @below {{'gpu.launch_func' op kernel module 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m { }
  func.func @no_kernel(%n: index) {
    // expected-error @below {{'gpu.launch_func' op kernel function '@m::@k' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() { gpu.return }
  }
  func.func @not_a_kernel(%n: index) {
    // expected-error @below {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel { gpu.return }
  }
  func.func @operands(%n: index) {
    // expected-error @below {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel { gpu.return }
  }
  func.func @operand_type(%n: index, %x: f64) {
    // expected-error @below {{'gpu.launch_func' op type of function argument 0 does not match}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f64)
    return
  }
}

// -----

func.func @no_container(%n: index) {
  // expected-error @below {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

// expected-error @below {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @container() attributes {gpu.container_module}

// -----

// expected-error @below {{gpu.known_block_size must be a dense i32 array}}
func.func private @sizes() attributes {gpu.known_block_size = 1 : i32}

// -----

// expected-error @below {{gpu.known_block_size must contain exactly 3 elements}}
func.func private @three() attributes {gpu.known_block_size = array<i32: 1, 2>}
