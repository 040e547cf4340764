// RUN: stretto-opt %s -convert-func-to-llvm="use-bare-ptr-memref-call-conv=true" --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op: 'memref<?xf32>' can't be passed as a bare pointer: it isn't static}}
func.func private @dynamic(memref<?xf32>)

// -----

// expected-error @below {{'memref<*xf32>' can't be passed as a bare pointer: its rank isn't known}}
func.func private @unranked(memref<*xf32>)
