// RUN: stretto-opt %s -canonicalize | filecheck %s

// CHECK-LABEL: func.func @arithmetic(
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %c-3 = arith.constant -3 : index
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %0 = arith.addi %arg0, %c5 : index
// CHECK-NEXT:   return %0, %c-3, %false, %c2 : index, index, i1, index
// CHECK-NEXT: }
func.func @arithmetic(%x: index) -> (index, index, i1, index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c-7 = arith.constant -7 : index
  %0 = arith.addi %c2, %x : index
  %1 = arith.addi %0, %c3 : index
  %2 = arith.ceildivsi %c-7, %c2 : index
  %3 = arith.cmpi ult, %c-7, %c2 : index
  %4 = arith.select %3, %x, %c2 : index
  return %1, %2, %3, %4 : index, index, i1, index
}

// Division by zero and overflow keep their op.
// CHECK-LABEL: func.func @undefined(
// CHECK-NEXT:   %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:   %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:   %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:   %0 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:   %1 = arith.remui %c-128_i8, %c0_i8 : i8
// CHECK-NEXT:   return %0, %1 : i8, i8
// CHECK-NEXT: }
func.func @undefined() -> (i8, i8) {
  %min = arith.constant -128 : i8
  %minus = arith.constant -1 : i8
  %zero = arith.constant 0 : i8
  %0 = arith.divsi %min, %minus : i8
  %1 = arith.remui %min, %zero : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @control(
// CHECK-NEXT:   memref.store %arg1, %arg0[] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @control(%m: memref<f32>, %x: f32) {
  %true = arith.constant true
  scf.if %true {
    memref.store %x, %m[] : memref<f32>
  } else {
    memref.store %x, %m[] : memref<f32>
    memref.store %x, %m[] : memref<f32>
  }
  cf.cond_br %true, ^taken(%x : f32), ^never
^taken(%unused: f32):
  return
^never:
  memref.store %x, %m[] : memref<f32>
  return
}

// A loop that counts unsigned runs once here; a signed one would not run.
// CHECK-LABEL: func.func @unsigned_loop(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:   scf.for unsigned %arg2 = %c0_i32 to %c-1_i32 step %c-1_i32  : i32 {
// CHECK-NEXT:     memref.store %arg1, %arg0[] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned_loop(%m: memref<f32>, %x: f32) {
  %lb = arith.constant 0 : i32
  %ub = arith.constant -1 : i32
  %step = arith.constant -1 : i32
  scf.for unsigned %i = %lb to %ub step %step : i32 {
    memref.store %x, %m[] : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func @carried(
// CHECK-NEXT:   return %arg1 : f32
// CHECK-NEXT: }
func.func @carried(%n: index, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> (f32) {
    scf.yield %b : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @dim(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   return %arg0, %c4 : index, index
// CHECK-NEXT: }
func.func @dim(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?x4xf32>
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  %1 = memref.dim %m, %c1 : memref<?x4xf32>
  memref.dealloc %m : memref<?x4xf32>
  return %0, %1 : index, index
}

// A group that is only waited for, and a task without effect.
// CHECK-LABEL: func.func @async_dead(
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @async_dead(%n: index, %x: f32) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  %t = async.execute {
    %0 = arith.addf %x, %x : f32
    async.yield
  }
  return
}

// Effects: the group waits for a task; runtime ops and references stay whether used or not.
// CHECK-LABEL: func.func @async_live(
// CHECK-NEXT:   %0 = async.create_group %arg0 : !async.group
// CHECK-NEXT:   %token = async.execute {
// CHECK-NEXT:     cf.assert %arg1, "must hold"
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = async.add_to_group %token, %0 : !async.token
// CHECK-NEXT:   async.await_all %0
// CHECK-NEXT:   %2 = async.runtime.create : !async.token
// CHECK-NEXT:   async.runtime.add_ref %2 {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
// CHECK-NEXT:   return %arg0 : index
// CHECK-NEXT: }
func.func @async_live(%n: index, %c: i1) -> index {
  %g = async.create_group %n : !async.group
  %t = async.execute {
    cf.assert %c, "must hold"
    async.yield
  }
  %0 = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %1 = async.runtime.create : !async.token
  async.runtime.add_ref %1 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %1 {count = 1 : i64} : !async.token
  return %n : index
}

// The blocks of a coroutine all stay.
// CHECK-LABEL: func.func private @coroutine(
// CHECK-NEXT:   %0 = async.runtime.create : !async.token
// CHECK-NEXT:   %1 = async.coro.id
// CHECK-NEXT:   %2 = async.coro.begin %1
// CHECK-NEXT:   %3 = async.coro.save %2
// CHECK-NEXT:   async.runtime.resume %2
// CHECK-NEXT:   async.coro.suspend %3, ^bb3, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   async.runtime.set_available %0 : !async.token
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   async.coro.free %1, %2
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:
// CHECK-NEXT:   async.coro.end %2
// CHECK-NEXT:   return %0 : !async.token
// CHECK-NEXT: }
func.func private @coroutine() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.set_available %0 : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %1, %2
  cf.br ^suspend
^suspend:
  async.coro.end %2
  return %0 : !async.token
}

// CHECK-LABEL: func.func @start(
// CHECK-NEXT:   %0 = call @coroutine() : () -> !async.token
// CHECK-NEXT:   return %0 : !async.token
// CHECK-NEXT: }
func.func @start() -> !async.token {
  %0 = call @coroutine() : () -> !async.token
  return %0 : !async.token
}

// One branch, two edges to the block whose argument goes.
// CHECK-LABEL: func.func @both_edges(
// CHECK-NEXT:   llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
// CHECK-NEXT: ^bb1(%0: i32):
// CHECK-NEXT:   memref.store %0, %arg3[] : memref<i32>
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @both_edges(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> i32 {
  llvm.cond_br %c, ^end(%x, %x : i32, i32), ^end(%y, %x : i32, i32)
^end(%z: i32, %unused: i32):
  memref.store %z, %m[] : memref<i32>
  return %z : i32
}

// The yield of an empty region goes with it.
// CHECK-LABEL: func.func @empty_else(
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     memref.store %arg2, %arg1[] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_else(%c: i1, %m: memref<f32>, %x: f32) {
  scf.if %c {
    memref.store %x, %m[] : memref<f32>
  } else {
  }
  return
}

// Carried, but the same at each turn.
// CHECK-LABEL: func.func @while_unchanged(
// CHECK-NEXT:   %0 = scf.while (%arg2 = %arg0) : (index) -> index {
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg2, %arg1 : index
// CHECK-NEXT:     scf.condition(%1) %arg2 : index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg2: index):
// CHECK-NEXT:     %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT:     scf.yield %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0, %arg1 : index, index
// CHECK-NEXT: }
func.func @while_unchanged(%a: index, %b: index) -> (index, index) {
  %r:2 = scf.while (%x = %a, %y = %b) : (index, index) -> (index, index) {
    %c = arith.cmpi slt, %x, %y : index
    scf.condition(%c) %x, %y : index, index
  } do {
  ^bb0(%x: index, %y: index):
    %n = arith.addi %y, %x : index
    scf.yield %n, %y : index, index
  }
  return %r#0, %r#1 : index, index
}

// CHECK-LABEL: func.func @known_condition(
// CHECK-NEXT:   %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:   %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:     scf.yield %arg1 : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %c0_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @known_condition(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %s = arith.select %c, %x, %y : i32
    scf.yield %s : i32
  } else {
    %z = arith.extui %c : i1 to i32
    scf.yield %z : i32
  }
  return %r : i32
}

// Functions of the llvm dialect keep their constants.
// CHECK-LABEL: llvm.func @constants(
// CHECK-NEXT:   %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:   llvm.cond_br %arg0, ^bb1, ^bb2
llvm.func @constants(%c: i1) -> i64 {
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 1 : i64
  llvm.return %0 : i64
^b:
  %1 = arith.constant 1 : i64
  llvm.return %1 : i64
}
