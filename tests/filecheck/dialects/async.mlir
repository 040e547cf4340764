// RUN: stretto-opt %s | filecheck %s
// RUN: stretto-opt %s --mlir-print-op-generic | stretto-opt | filecheck %s
// RUN: stretto-opt %s --mlir-print-op-generic | filecheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @execute(
// CHECK-SAME: %arg0: !async.token, %arg1: !async.value<f32>, %arg2: f32)
func.func @execute(%token: !async.token, %value: !async.value<f32>, %scalar: f32) {
  // CHECK-NEXT: %token = async.execute {
  // CHECK-NEXT:   async.yield
  // CHECK-NEXT: }
  // GENERIC: "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
  // GENERIC-NEXT: "async.yield"() : () -> ()
  // GENERIC-NEXT: }) : () -> !async.token
  %0 = async.execute [] () -> () { async.yield }
  // CHECK-NEXT: %token_0, %bodyResults = async.execute [%arg0, %token] (%arg1 as %arg3: !async.value<f32>) -> !async.value<f32> attributes {a.b} {
  // CHECK-NEXT:   %1 = arith.addf %arg3, %arg2 : f32
  // CHECK-NEXT:   async.yield %1 : f32
  // CHECK-NEXT: }
  // GENERIC: "async.execute"(%{{.*}}, %{{.*}}, %{{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  // GENERIC-NEXT: ^bb0(%{{.*}}: f32):
  %1, %sum = async.execute [%token, %0] (%value as %x : !async.value<f32>) -> (!async.value<f32>) attributes {a.b} {
    %s = arith.addf %x, %scalar : f32
    async.yield %s : f32
  }
  // CHECK-NEXT: %token_1, %bodyResults_2:2 = async.execute -> (!async.value<f32>, !async.value<f32>) {
  %2, %pair:2 = async.execute -> (!async.value<f32>, !async.value<f32>) {
    async.yield %scalar, %scalar : f32, f32
  }
  // CHECK: async.await %token_1 : !async.token
  async.await %2 : !async.token
  // CHECK-NEXT: %0 = async.await %bodyResults_2#1 : !async.value<f32>
  %3 = async.await %pair#1 : !async.value<f32>
  return
}

// CHECK-LABEL: func.func @group(
func.func @group(%size: index, %token: !async.token, %value: !async.value<f32>) {
  // CHECK-NEXT: %0 = async.create_group %arg0 : !async.group
  // CHECK-NEXT: %1 = async.add_to_group %arg1, %0 : !async.token
  // CHECK-NEXT: %2 = async.add_to_group %arg2, %0 : !async.value<f32>
  // CHECK-NEXT: async.await_all %0
  %group = async.create_group %size : !async.group
  %0 = async.add_to_group %token, %group : !async.token
  %1 = async.add_to_group %value, %group : !async.value<f32>
  async.await_all %group
  return
}

// CHECK-LABEL: async.func private @declared(!async.token, i32 {t.a}) -> (!async.token, !async.value<f32>)
async.func private @declared(!async.token, i32 {t.a}) -> (!async.token, !async.value<f32>)

// CHECK-LABEL: async.func @calls(
// CHECK-SAME: %arg0: !async.token, %arg1: i32 {t.a}) -> (!async.value<f32> {t.b}) attributes {t.c = 1 : i64} {
async.func @calls(%token: !async.token, %x: i32 {t.a}) -> (!async.value<f32> {t.b}) attributes {t.c = 1} {
  // CHECK-NEXT: %0:2 = call @declared(%arg0, %arg1) : (!async.token, i32) -> (!async.token, !async.value<f32>)
  // CHECK-NEXT: %1 = await %0#1 : !async.value<f32>
  // CHECK-NEXT: return %1 : f32
  %0:2 = call @declared(%token, %x) : (!async.token, i32) -> (!async.token, !async.value<f32>)
  %1 = async.await %0#1 : !async.value<f32>
  async.return %1 : f32
}

// CHECK-LABEL: func.func @coro(
func.func @coro() {
  // CHECK-NEXT: %0 = async.coro.id
  // CHECK-NEXT: %1 = async.coro.begin %0
  // CHECK-NEXT: %2 = async.coro.save %1
  // CHECK-NEXT: async.runtime.resume %1
  // CHECK-NEXT: async.coro.suspend %2, ^bb3, ^bb1, ^bb2
  %id = async.coro.id
  %handle = async.coro.begin %id
  %state = async.coro.save %handle
  async.runtime.resume %handle
  async.coro.suspend %state, ^suspend, ^resume, ^cleanup
// CHECK-NEXT: ^bb1:  // pred: ^bb0
^resume:
  cf.br ^cleanup
// CHECK: ^bb2:  // 2 preds: ^bb0, ^bb1
^cleanup:
  // CHECK-NEXT: async.coro.free %0, %1
  async.coro.free %id, %handle
  cf.br ^suspend
// CHECK: ^bb3:  // 2 preds: ^bb0, ^bb2
^suspend:
  // CHECK-NEXT: async.coro.end %1
  async.coro.end %handle
  return
}

// CHECK-LABEL: func.func @runtime(
func.func @runtime(%size: index, %handle: !async.coro.handle) {
  // CHECK-NEXT: %0 = async.runtime.create : !async.token
  // CHECK-NEXT: %1 = async.runtime.create : !async.value<f32>
  // CHECK-NEXT: %2 = async.runtime.create_group %arg0 : !async.group
  %token = async.runtime.create : !async.token
  %value = async.runtime.create : !async.value<f32>
  %group = async.runtime.create_group %size : !async.group
  // CHECK-NEXT: %3 = async.runtime.load %1 : <f32>
  // CHECK-NEXT: async.runtime.store %3, %1 : <f32>
  %data = async.runtime.load %value : !async.value<f32>
  async.runtime.store %data, %value : <f32>
  // CHECK-NEXT: async.runtime.set_available %0 : !async.token
  // CHECK-NEXT: async.runtime.set_error %1 : !async.value<f32>
  // CHECK-NEXT: %4 = async.runtime.is_error %2 : !async.group
  // CHECK-NEXT: async.runtime.await %0 : !async.token
  // CHECK-NEXT: async.runtime.await_and_resume %1, %arg1 : !async.value<f32>
  async.runtime.set_available %token : !async.token
  async.runtime.set_error %value : !async.value<f32>
  %failed = async.runtime.is_error %group : !async.group
  async.runtime.await %token : !async.token
  async.runtime.await_and_resume %value, %handle : !async.value<f32>
  // CHECK-NEXT: %5 = async.runtime.add_to_group %0, %2 : !async.token
  // CHECK-NEXT: async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  // CHECK-NEXT: async.runtime.drop_ref %2 {count = 2 : i64} : !async.group
  // CHECK-NEXT: %6 = async.runtime.num_worker_threads : index
  %rank = async.runtime.add_to_group %token, %group : !async.token
  async.runtime.add_ref %token {count = 1 : i64} : !async.token
  async.runtime.drop_ref %group {count = 2 : i64} : !async.group
  %workers = async.runtime.num_worker_threads : index
  return
}
