// RUN: stretto-run %s --leak-check | filecheck %s

// One token under many names: selected, yielded, carried, passed and returned twice.

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @make() -> !async.token {
  %t = async.execute { async.yield }
  return %t : !async.token
}

func.func private @both(%t: !async.token) -> (!async.token, !async.token) {
  return %t, %t : !async.token, !async.token
}

func.func private @wait(%t: !async.token, %u: !async.token) {
  async.await %t : !async.token
  async.await %u : !async.token
  return
}

func.func private @pick(%c: i1, %t: !async.token, %u: !async.token) -> !async.token {
  %s = arith.select %c, %t, %u : !async.token
  return %s : !async.token
}

func.func private @yielded(%c: i1, %t: !async.token) {
  %r = scf.if %c -> (!async.token) {
    scf.yield %t : !async.token
  } else {
    %n = func.call @make() : () -> !async.token
    scf.yield %n : !async.token
  }
  call @wait(%r, %t) : (!async.token, !async.token) -> ()
  return
}

func.func private @carried(%n: index, %first: !async.token) -> !async.token {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r:2 = scf.for %i = %z to %n step %o iter_args(%p = %first, %q = %first) -> (!async.token, !async.token) {
    %odd = arith.remsi %i, %o : index
    %c = arith.cmpi eq, %odd, %z : index
    %t = async.execute [%p, %q, %p] { async.yield }
    %s = arith.select %c, %t, %p : !async.token
    scf.yield %s, %first : !async.token, !async.token
  }
  return %r#0 : !async.token
}

func.func private @branches(%c: i1, %t: !async.token, %u: !async.token) {
  cf.cond_br %c, ^bb1(%t : !async.token), ^bb1(%u : !async.token)
^bb1(%a: !async.token):
  async.await %a : !async.token
  cf.cond_br %c, ^bb2(%a, %t : !async.token, !async.token), ^bb3
^bb2(%x: !async.token, %y: !async.token):
  call @wait(%x, %y) : (!async.token, !async.token) -> ()
  cf.br ^bb3
^bb3:
  return
}

func.func @main() {
  %no = arith.constant false
  %yes = arith.constant true
  %n = arith.constant 9 : index
  %t = call @make() : () -> !async.token
  %u = call @make() : () -> !async.token
  %b:2 = call @both(%t) : (!async.token) -> (!async.token, !async.token)
  call @wait(%b#0, %b#1) : (!async.token, !async.token) -> ()
  %s = call @pick(%yes, %t, %u) : (i1, !async.token, !async.token) -> !async.token
  call @yielded(%yes, %s) : (i1, !async.token) -> ()
  call @yielded(%no, %s) : (i1, !async.token) -> ()
  %l = call @carried(%n, %s) : (index, !async.token) -> !async.token
  call @branches(%yes, %l, %u) : (i1, !async.token, !async.token) -> ()
  call @branches(%no, %l, %u) : (i1, !async.token, !async.token) -> ()
  %c = arith.constant 5 : i64
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
// CHECK: 5
