// RUN: stretto-opt %s --split-input-file --verify-diagnostics -convert-scf-to-cf

func.func @in_a_task(%n: index, %step: index) -> !async.token {
  // expected-note @below {{the enclosing 'async.execute' is here}}
  %t = async.execute {
    // expected-error @below {{'scf.for' op can't be lowered to blocks and branches: the region of 'async.execute' holds a single block}}
    scf.for %i = %n to %n step %step {
    }
    async.yield
  }
  return %t : !async.token
}
