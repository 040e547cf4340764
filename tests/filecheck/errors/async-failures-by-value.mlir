// RUN: stretto-opt %s -async-failures-by-value --split-input-file --verify-diagnostics

// expected-error @below {{function 'may_fail' may fail, which needs one more result, but its type is fixed by its uses}}
func.func @may_fail(%arg0: i1) {
  cf.assert %arg0, "no"
  return
}
// expected-note @below {{'func.func' uses its address here}}
func.func @other() attributes {callback = @may_fail} {
  return
}

// -----

func.func private @external(i1)
func.func private @may_fail(%arg0: i1) {
  cf.assert %arg0, "no"
  return
}
func.func @choose(%arg0: i1) -> ((i1) -> ()) {
  %0 = func.constant @may_fail : (i1) -> ()
  // expected-error @below {{function 'external' has no body, but others of its type whose address is taken may fail}}
  %1 = func.constant @external : (i1) -> ()
  %2 = arith.select %arg0, %0, %1 : (i1) -> ()
  return %2 : (i1) -> ()
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
