// RUN: stretto-opt %s -async-functions-to-coroutines | filecheck %s

// Functions that await become async.funcs, calls to them are awaited.

func.func private @print(i64)

func.func private @wait(%arg0: !async.token) {
  async.await %arg0 : !async.token
  return
}
// CHECK-LABEL: async.func private @wait(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    await %arg0 : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func private @sum(%arg0: !async.value<i64>, %arg1: i64) -> i64 {
  %0 = async.await %arg0 : !async.value<i64>
  %1 = arith.addi %0, %arg1 : i64
  return %1 : i64
}
// CHECK-LABEL: async.func private @sum(%arg0: !async.value<i64>, %arg1: i64) -> !async.value<i64> {
// CHECK-NEXT:    %0 = await %arg0 : !async.value<i64>
// CHECK-NEXT:    %1 = arith.addi %0, %arg1 : i64
// CHECK-NEXT:    return %1 : i64
// CHECK-NEXT:  }

func.func private @two_results(%arg0: !async.group) -> (i64, index) attributes {note = "kept"} {
  async.await_all %arg0
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i64
  return %c1, %c0 : i64, index
}
// CHECK-LABEL: async.func private @two_results(%arg0: !async.group) -> (!async.value<i64>, !async.value<index>) attributes {note = "kept"} {
// CHECK-NEXT:    await_all %arg0
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:    return %c1_i64, %c0 : i64, index
// CHECK-NEXT:  }

func.func @calls(%arg0: !async.token, %arg1: !async.group) -> index {
  call @wait(%arg0) : (!async.token) -> ()
  %0:2 = call @two_results(%arg1) : (!async.group) -> (i64, index)
  call @print(%0#0) : (i64) -> ()
  return %0#1 : index
}
// CHECK-LABEL: async.func @calls(%arg0: !async.token, %arg1: !async.group) -> !async.value<index> {
// CHECK-NEXT:    %0 = call @wait(%arg0) : (!async.token) -> !async.token
// CHECK-NEXT:    await %0 : !async.token
// CHECK-NEXT:    %1:2 = call @two_results(%arg1) : (!async.group) -> (!async.value<i64>, !async.value<index>)
// CHECK-NEXT:    %2 = await %1#1 : !async.value<index>
// CHECK-NEXT:    %3 = await %1#0 : !async.value<i64>
// CHECK-NEXT:    func.call @print(%3) : (i64) -> ()
// CHECK-NEXT:    return %2 : index
// CHECK-NEXT:  }

func.func @recursive(%arg0: !async.token, %arg1: i1) {
  scf.if %arg1 {
    func.call @recursive(%arg0, %arg1) : (!async.token, i1) -> ()
  } else {
    async.await %arg0 : !async.token
  }
  return
}
// CHECK-LABEL: async.func @recursive(%arg0: !async.token, %arg1: i1) -> !async.token {
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:      %0 = async.call @recursive(%arg0, %arg1) : (!async.token, i1) -> !async.token
// CHECK-NEXT:      async.await %0 : !async.token
// CHECK-NEXT:    } else {
// CHECK-NEXT:      async.await %arg0 : !async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @task_awaits_not_the_function(%arg0: !async.token) -> !async.token {
  %token = async.execute {
    async.await %arg0 : !async.token
    func.call @wait(%arg0) : (!async.token) -> ()
    async.yield
  }
  return %token : !async.token
}
// CHECK-LABEL: func.func @task_awaits_not_the_function(%arg0: !async.token) -> !async.token {
// CHECK-NEXT:    %token = async.execute {
// CHECK-NEXT:      async.await %arg0 : !async.token
// CHECK-NEXT:      %0 = async.call @wait(%arg0) : (!async.token) -> !async.token
// CHECK-NEXT:      async.await %0 : !async.token
// CHECK-NEXT:      async.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    return %token : !async.token
// CHECK-NEXT:  }

func.func @returns_a_token(%arg0: !async.token) -> !async.token {
  async.await %arg0 : !async.token
  return %arg0 : !async.token
}
// CHECK-LABEL: async.func @returns_a_token(%arg0: !async.token) -> !async.value<!async.token> {
// CHECK-NEXT:    await %arg0 : !async.token
// CHECK-NEXT:    return %arg0 : !async.token
// CHECK-NEXT:  }

func.func @address_is_taken(%arg0: !async.token) {
  async.await %arg0 : !async.token
  return
}
// CHECK-LABEL: func.func @address_is_taken(%arg0: !async.token) {
// CHECK-NEXT:    async.await %arg0 : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @takes_address() -> ((!async.token) -> ()) {
  %f = func.constant @address_is_taken : (!async.token) -> ()
  return %f : (!async.token) -> ()
}
// CHECK-LABEL: func.func @takes_address() -> ((!async.token) -> ()) {
// CHECK-NEXT:    %f = constant @address_is_taken : (!async.token) -> ()
// CHECK-NEXT:    return %f : (!async.token) -> ()
// CHECK-NEXT:  }

func.func @returns_an_unranked_memref(%arg0: !async.token, %arg1: memref<4xf32>) -> memref<*xf32> {
  async.await %arg0 : !async.token
  %cast = memref.cast %arg1 : memref<4xf32> to memref<*xf32>
  return %cast : memref<*xf32>
}
// CHECK-LABEL: func.func @returns_an_unranked_memref(%arg0: !async.token, %arg1: memref<4xf32>) -> memref<*xf32> {
// CHECK-NEXT:    async.await %arg0 : !async.token
// CHECK-NEXT:    %cast = memref.cast %arg1 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:    return %cast : memref<*xf32>
// CHECK-NEXT:  }
