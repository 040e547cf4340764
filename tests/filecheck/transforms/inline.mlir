// RUN: stretto-opt %s -inline | filecheck %s

// CHECK-NOT: @increment
func.func private @increment(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @twice(
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   %0 = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @twice(%x: i32) -> i32 {
  %0 = call @increment(%x) : (i32) -> i32
  %1 = call @increment(%0) : (i32) -> i32
  return %1 : i32
}

// CHECK-LABEL: func.func @store_if(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   memref.store %arg2, %arg1[] : memref<i32>
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT:   return %arg2 : i32
// CHECK-NEXT: }
func.func @store_if(%c: i1, %m: memref<i32>, %x: i32) -> i32 {
  cf.cond_br %c, ^store, ^end
^store:
  memref.store %x, %m[] : memref<i32>
  cf.br ^end
^end:
  return %x : i32
}

// CHECK-LABEL: func.func @blocks(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2(%arg2 : i32)
// CHECK-NEXT: ^bb1:
// CHECK-NEXT:   memref.store %arg2, %arg1[] : memref<i32>
// CHECK-NEXT:   cf.br ^bb2(%arg2 : i32)
// CHECK-NEXT: ^bb2(%0: i32):
// CHECK-NEXT:   %1 = arith.addi %0, %arg2 : i32
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @blocks(%c: i1, %m: memref<i32>, %x: i32) -> i32 {
  %0 = call @store_if(%c, %m, %x) : (i1, memref<i32>, i32) -> i32
  %1 = arith.addi %0, %x : i32
  return %1 : i32
}

// A task is one block: what has several stays a call, what has one comes in. MLIR inlines neither.
// CHECK-LABEL: func.func @into_task(
// CHECK-NEXT:   %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:   %token = async.execute {
// CHECK-NEXT:     %0 = func.call @store_if(%arg0, %arg1, %arg2) : (i1, memref<i32>, i32) -> i32
// CHECK-NEXT:     %1 = arith.addi %0, %c2_i32 : i32
// CHECK-NEXT:     memref.store %1, %arg1[] : memref<i32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return %token : !async.token
// CHECK-NEXT: }
func.func @into_task(%c: i1, %m: memref<i32>, %x: i32) -> !async.token {
  %t = async.execute {
    %0 = func.call @store_if(%c, %m, %x) : (i1, memref<i32>, i32) -> i32
    %1 = func.call @twice(%0) : (i32) -> i32
    memref.store %1, %m[] : memref<i32>
    async.yield
  }
  return %t : !async.token
}

// A function with a task and an await comes into a task.
// CHECK-NOT: @work
func.func private @work(%x: f32) -> f32 {
  %t, %v = async.execute -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %r = async.await %v : !async.value<f32>
  return %r : f32
}

// CHECK-LABEL: func.func @awaiting(
// CHECK-NEXT:   %token, %bodyResults = async.execute -> !async.value<f32> {
// CHECK-NEXT:     %token_0, %bodyResults_1 = async.execute -> !async.value<f32> {
// CHECK-NEXT:       %1 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:       async.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = async.await %bodyResults_1 : !async.value<f32>
// CHECK-NEXT:     async.yield %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %bodyResults : !async.value<f32>
// CHECK-NEXT: }
func.func @awaiting(%x: f32) -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    %r = func.call @work(%x) : (f32) -> f32
    async.yield %r : f32
  }
  return %v : !async.value<f32>
}

// CHECK-LABEL: func.func @recursive(
// CHECK-NEXT:   %0 = call @back(%arg0) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @recursive(%x: i32) -> i32 {
  %0 = call @back(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @back(
// CHECK-NEXT:   %0 = call @recursive(%arg0) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func private @back(%x: i32) -> i32 {
  %0 = call @recursive(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func private @stays(
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func private @stays(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}

// CHECK-LABEL: func.func @refused(
// CHECK-NEXT:   %0 = call @stays(%arg0) : (i32) -> i32
// CHECK-NEXT:   return %0 : i32
// CHECK-NEXT: }
func.func @refused(%x: i32) -> i32 {
  %0 = call @stays(%x) : (i32) -> i32
  return %0 : i32
}
