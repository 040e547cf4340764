// RUN: stretto-opt %s -async-failures-by-value --split-input-file --verify-diagnostics

// expected-error @below {{function 'may_fail' may fail, which needs one more result, but its type is fixed by its uses}}
func.func @may_fail(%arg0: i1) {
  cf.assert %arg0, "no"
  return
}
func.func @takes_address() -> ((i1) -> ()) {
  // expected-note @below {{'func.constant' uses its address here}}
  %0 = func.constant @may_fail : (i1) -> ()
  return %0 : (i1) -> ()
}

// -----

func.func @inside_of_what_has_no_blocks(%arg0: memref<?xi32>, %arg1: index, %arg2: i1) {
  // expected-note @below {{the 'memref.alloca_scope' op is here}}
  memref.alloca_scope {
    // expected-error @below {{'cf.assert' op can't leave the function from inside a 'memref.alloca_scope' op}}
    cf.assert %arg2, "no"
  }
  return
}
