// RUN: stretto-opt %s -gpu-async-region --split-input-file --verify-diagnostics
// RUN: stretto-opt %s -gpu-async-region=across-regions=true --split-input-file --verify-diagnostics

func.func @region(%s: index) {
  // expected-error @below {{'gpu.launch' op replace with gpu.launch_func first}}
  // expected-note @below {{the pass 'gpu-kernel-outlining', run first, does that}}
  gpu.launch blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) {
    gpu.terminator
  }
  return
}
