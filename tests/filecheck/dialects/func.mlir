// RUN: stretto-opt %s -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file | stretto-opt -split-input-file | filecheck %s
// RUN: stretto-opt %s -split-input-file -mlir-print-op-generic | stretto-opt -split-input-file | filecheck %s

// Functions, declarations, calls. The text is MLIR's, whichever form is read.

func.func @empty() {
  return
}
func.func @args(%a: i32, %b: f32) -> i32 {
  return %a : i32
}
func.func @results(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}
func.func private @decl(i32, f32) -> (i32, f32)
func.func private @decl_void()
func.func private @decl_attrs(!llvm.ptr {llvm.noalias}, f32) -> (i32 {foo.bar}, f32) attributes {llvm.emit_c_interface}
func.func @attrs(%a: i32 {foo.x = 1 : i32}, %b: f32) -> (i32 {foo.y}) attributes {zeta, alpha = 1 : i32} {
  return {foo} %a : i32
}
func.func nested @nested() { return }
func.func public @public() { return }
func.func private @named(%a: i32)
func.func private @one() -> i32
func.func private @fn(%f: () -> ()) -> (() -> ())
func.func @calls(%a: i32, %b: f32) {
  %0 = call @args(%a, %b) : (i32, f32) -> i32
  %1:2 = func.call @results(%a, %b) : (i32, f32) -> (i32, f32)
  func.call @empty() : () -> ()
  call @empty() {foo} : () -> ()
  %f = constant @empty : () -> ()
  %g = func.constant @args : (i32, f32) -> i32
  call_indirect %f() : () -> ()
  %2 = func.call_indirect %g(%a, %b) {foo} : (i32, f32) -> i32
  %3 = call @one() : () -> i32
  func.return
}
func.func @blocks(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  return %0 : i32
}
func.func @"quoted name"() { return }
func.func @with.dot$() { return }

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @args(%arg0: i32, %arg1: f32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results(%arg0: i32, %arg1: f32) -> (i32, f32) {
// CHECK-NEXT:     return %arg0, %arg1 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @decl(i32, f32) -> (i32, f32)
// CHECK-NEXT:   func.func private @decl_void()
// CHECK-NEXT:   func.func private @decl_attrs(!llvm.ptr {llvm.noalias}, f32) -> (i32 {foo.bar}, f32) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @attrs(%arg0: i32 {foo.x = 1 : i32}, %arg1: f32) -> (i32 {foo.y}) attributes {alpha = 1 : i32, zeta} {
// CHECK-NEXT:     return {foo} %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @nested() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func public @public() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @named(i32)
// CHECK-NEXT:   func.func private @one() -> i32
// CHECK-NEXT:   func.func private @fn(() -> ()) -> (() -> ())
// CHECK-NEXT:   func.func @calls(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = call @args(%arg0, %arg1) : (i32, f32) -> i32
// CHECK-NEXT:     %1:2 = call @results(%arg0, %arg1) : (i32, f32) -> (i32, f32)
// CHECK-NEXT:     call @empty() : () -> ()
// CHECK-NEXT:     call @empty() {foo} : () -> ()
// CHECK-NEXT:     %f = constant @empty : () -> ()
// CHECK-NEXT:     %f_0 = constant @args : (i32, f32) -> i32
// CHECK-NEXT:     call_indirect %f() : () -> ()
// CHECK-NEXT:     %2 = call_indirect %f_0(%arg0, %arg1) {foo} : (i32, f32) -> i32
// CHECK-NEXT:     %3 = call @one() : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: i1) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %c1_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @"quoted name"() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @with.dot$() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
