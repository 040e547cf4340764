// RUN: stretto-opt %s -stretto-mark-counted | filecheck %s

// In a module that counts, functions without structured async ops are marked.

func.func private @take(!async.token)

func.func @counted(%arg0: !async.token) -> !async.token {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  call @take(%arg0) : (!async.token) -> ()
  return %arg0 : !async.token
}
// CHECK-LABEL: func.func @counted(%arg0: !async.token) -> !async.token attributes {stretto.counted} {
// CHECK-NEXT:    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
// CHECK-NEXT:    call @take(%arg0) : (!async.token) -> ()
// CHECK-NEXT:    return %arg0 : !async.token
// CHECK-NEXT:  }

func.func @nothing_to_count(%arg0: !async.token) -> !async.token {
  return %arg0 : !async.token
}
// CHECK-LABEL: func.func @nothing_to_count(%arg0: !async.token) -> !async.token attributes {stretto.counted} {
// CHECK-NEXT:    return %arg0 : !async.token
// CHECK-NEXT:  }

func.func @to_be_lowered(%arg0: !async.token) {
  async.await %arg0 : !async.token
  return
}
// CHECK-LABEL: func.func @to_be_lowered(%arg0: !async.token) {
// CHECK-NEXT:    async.await %arg0 : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }

// The value keeps its payload, so what is loaded needs a reference of its own.
func.func @loads(%arg0: !async.value<!async.token>) {
  %0 = async.await %arg0 : !async.value<!async.token>
  %1 = async.runtime.load %arg0 : <!async.token>
  return
}
// CHECK-LABEL: func.func @loads(%arg0: !async.value<!async.token>) {
// CHECK-NEXT:    %0 = async.await %arg0 : !async.value<!async.token>
// CHECK-NEXT:    %1 = async.runtime.load %arg0 : <!async.token>
// CHECK-NEXT:    async.runtime.add_ref %1 {count = 1 : i64} : !async.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }
