module {
  func.func @empty() {
    return
  }
  func.func @args(%arg0: i32, %arg1: f32) -> i32 {
    return %arg0 : i32
  }
  func.func @results(%arg0: i32, %arg1: f32) -> (i32, f32) {
    return %arg0, %arg1 : i32, f32
  }
  func.func private @decl(i32, f32) -> (i32, f32)
  func.func private @decl_void()
  func.func private @decl_attrs(!llvm.ptr {llvm.noalias}, f32) -> (i32 {foo.bar}, f32) attributes {llvm.emit_c_interface}
  func.func @attrs(%arg0: i32 {foo.x = 1 : i32}, %arg1: f32) -> (i32 {foo.y}) attributes {alpha = 1 : i32, zeta} {
    return {foo} %arg0 : i32
  }
  func.func nested @nested() {
    return
  }
  func.func public @public() {
    return
  }
  func.func private @named(i32)
  func.func private @one() -> i32
  func.func private @fn(() -> ()) -> (() -> ())
  func.func @calls(%arg0: i32, %arg1: f32) {
    %0 = call @args(%arg0, %arg1) : (i32, f32) -> i32
    %1:2 = call @results(%arg0, %arg1) : (i32, f32) -> (i32, f32)
    call @empty() : () -> ()
    call @empty() {foo} : () -> ()
    %f = constant @empty : () -> ()
    %f_0 = constant @args : (i32, f32) -> i32
    call_indirect %f() : () -> ()
    %2 = call_indirect %f_0(%arg0, %arg1) {foo} : (i32, f32) -> i32
    %3 = call @one() : () -> i32
    return
  }
  func.func @blocks(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    return %c1_i32 : i32
  }
  func.func @"quoted name"() {
    return
  }
  func.func @with.dot$() {
    return
  }
}
// -----
module {
  func.func @g(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    %1 = call @g(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @d(i32)
  func.func @h(%arg0: i32 {foo.x}) {
    return
  }
}
// -----
module {
  module @m attributes {x.foo = 1 : i32} {
    func.func @f() {
      return
    }
    module {
    }
    module @inner {
      func.func @f(%arg0: i32) -> i32 {
        return %arg0 : i32
      }
    }
  }
  func.func private @no_inline() attributes {no_inline}
  func.func private @opaque(!foo.bar, tuple<i32, f32>, complex<f32>, none)
}
