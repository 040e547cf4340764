// RUN: stretto-opt %s -pass-pipeline='builtin.module(func.func(gpu-async-region))' | filecheck %s
// RUN: stretto-opt %s -gpu-async-region=across-regions=true | filecheck %s --check-prefix=ACROSS
module attributes {gpu.container_module} {
gpu.module @mod {
  gpu.func @k() kernel { gpu.return }
}
func.func private @host(memref<7xf32>)

// The review's own test. It prints `gpu.wait async [%t0, %t0]`: the current token is that very dependency.
// MLIR has since dropped the duplicate, and so do we.
func.func @existing_tokens() {
  %t0 = gpu.wait async
  %t1 = gpu.wait async [%t0]
  %m = gpu.alloc [%t0] () : memref<7xf32>
  %x = gpu.dealloc async %m : memref<7xf32>
  gpu.wait
  gpu.wait
  return
}
// CHECK-LABEL: func.func @existing_tokens() {
// CHECK-NEXT:    %[[T0:.*]] = gpu.wait async
// CHECK-NEXT:    %[[T1:.*]] = gpu.wait async [%[[T0]]]
// CHECK-NEXT:    %[[M:.*]], %[[T2:.*]] = gpu.alloc async [%[[T1]], %[[T0]]] () : memref<7xf32>
// CHECK-NEXT:    %[[T3:.*]] = gpu.dealloc async [%[[T2]]] %[[M]] : memref<7xf32>
// CHECK-NEXT:    gpu.wait [%[[T3]]]
// CHECK-NEXT:    gpu.wait
// CHECK-NEXT:    return
// What is asynchronous waits for what was synchronous, and for nothing else that it doesn't name.
// ACROSS-LABEL: func.func @existing_tokens() {
// ACROSS-NEXT:    %[[T0:.*]] = gpu.wait async
// ACROSS-NEXT:    %[[T1:.*]] = gpu.wait async [%[[T0]]]
// ACROSS-NEXT:    %[[M:.*]], %[[T2:.*]] = gpu.alloc async [%[[T0]]] () : memref<7xf32>
// ACROSS-NEXT:    %[[T3:.*]] = gpu.dealloc async [%[[T2]]] %[[M]] : memref<7xf32>
// ACROSS-NEXT:    gpu.wait [%[[T2]]]
// ACROSS-NEXT:    gpu.wait
// ACROSS-NEXT:    return

// Nested blocks have chains of their own; free of effects, what has regions doesn't end one.
func.func @nested(%m: memref<7xf32>, %n: memref<7xf32>, %s: index, %c: i1) {
  gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
  %v = scf.if %c -> (index) {
    scf.yield %s : index
  } else {
    %t = arith.addi %s, %s : index
    scf.yield %t : index
  }
  gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
  scf.for %i = %s to %v step %s {
    gpu.launch_func @mod::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
    gpu.launch_func @mod::@k blocks in (%s, %s, %s) threads in (%s, %s, %s)
  }
  return
}
// CHECK-LABEL: func.func @nested(
// CHECK:         %[[T0:.*]] = gpu.wait async
// CHECK-NEXT:    %[[T1:.*]] = gpu.memcpy async [%[[T0]]]
// CHECK-NEXT:    scf.if
// CHECK:         %[[T2:.*]] = gpu.memcpy async [%[[T1]]]
// CHECK-NEXT:    gpu.wait [%[[T2]]]
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      %[[T3:.*]] = gpu.wait async
// CHECK-NEXT:      %[[T4:.*]] = gpu.launch_func async [%[[T3]]]
// CHECK-NEXT:      %[[T5:.*]] = gpu.launch_func async [%[[T4]]]
// CHECK-NEXT:      gpu.wait [%[[T5]]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// ACROSS-LABEL: func.func @nested(
// ACROSS:         %[[T1:.*]] = gpu.memcpy async
// ACROSS:         %[[T2:.*]] = gpu.memcpy async [%[[T1]]]
// ACROSS-NEXT:    %[[R:.*]] = scf.for {{.*}} iter_args(%[[T3:.*]] = %[[T2]]) -> (!gpu.async.token) {
// ACROSS-NEXT:      %[[T4:.*]] = gpu.launch_func async [%[[T3]]]
// ACROSS-NEXT:      %[[T5:.*]] = gpu.launch_func async [%[[T4]]]
// ACROSS-NEXT:      scf.yield %[[T5]] : !gpu.async.token
// ACROSS-NEXT:    }
// ACROSS-NEXT:    gpu.wait [%[[R]]]
// ACROSS-NEXT:    return

// The wait at the end of a task moves to the task behind it, and from there to the await.
func.func @tasks(%m: memref<7xf32>, %n: memref<7xf32>) {
  %t0 = async.execute {
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    async.yield
  }
  %t1 = async.execute [%t0] {
    gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
    async.yield
  }
  async.await %t1 : !async.token
  call @host(%n) : (memref<7xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @tasks(
// CHECK-NEXT:    %[[T0:.*]], %[[G0:.*]] = async.execute -> !async.value<!gpu.async.token> {
// CHECK-NEXT:      %[[W0:.*]] = gpu.wait async
// CHECK-NEXT:      %[[C0:.*]] = gpu.memcpy async [%[[W0]]]
// CHECK-NEXT:      async.yield %[[C0]] : !gpu.async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[T1:.*]], %[[G1:.*]] = async.execute [%[[T0]]] (%[[G0]] as %[[A:.*]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:      %[[W1:.*]] = gpu.wait async [%[[A]]]
// CHECK-NEXT:      %[[C1:.*]] = gpu.memcpy async [%[[W1]]]
// CHECK-NEXT:      async.yield %[[C1]] : !gpu.async.token
// CHECK-NEXT:    }
// CHECK-NEXT:    async.await %[[T1]] : !async.token
// CHECK-NEXT:    %[[B:.*]] = async.await %[[G1]] : !async.value<!gpu.async.token>
// CHECK-NEXT:    gpu.wait [%[[B]]]
// CHECK-NEXT:    call @host

// Each use of a token that leaves a task gets one of its own, how many there may be.
func.func @one_use_each(%m: memref<7xf32>, %n: memref<7xf32>, %c: i1) {
  %t0 = async.execute {
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    async.yield
  }
  async.await %t0 : !async.token
  scf.if %c {
    async.await %t0 : !async.token
  } else {
    async.await %t0 : !async.token
  }
  return
}
// CHECK-LABEL: func.func @one_use_each(
// CHECK-NEXT:    %[[T0:.*]], %[[G:.*]]:3 = async.execute
// CHECK-NEXT:      %[[W:.*]] = gpu.wait async
// CHECK-NEXT:      %[[C:.*]] = gpu.memcpy async [%[[W]]]
// CHECK-NEXT:      async.yield %[[C]], %[[C]], %[[C]] :
// CHECK-DAG:     async.await %[[G]]#0 :
// CHECK-DAG:     async.await %[[G]]#1 :
// CHECK-DAG:     async.await %[[G]]#2 :
// CHECK:         return

// Who goes on when a value is there relies on the task as much as who awaits its token.
func.func @value_awaited_first(%m: memref<7xf32>, %n: memref<7xf32>, %s: index) -> f32 {
  %t0, %v = async.execute -> !async.value<index> {
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    async.yield %s : index
  }
  %i = async.await %v : !async.value<index>
  %x = memref.load %m[%i] : memref<7xf32>
  async.await %t0 : !async.token
  return %x : f32
}
// CHECK-LABEL: func.func @value_awaited_first(
// CHECK:         %[[I:.*]] = async.await %{{.*}} : !async.value<index>
// CHECK-NEXT:    %[[G:.*]] = async.await %{{.*}} : !async.value<!gpu.async.token>
// CHECK-NEXT:    gpu.wait [%[[G]]]
// CHECK-NEXT:    memref.load

// Memory that the host shares is the host's at once.
func.func @host_shared(%x: f32) {
  %a = gpu.alloc () : memref<7xf32>
  %b = gpu.alloc host_shared () : memref<7xf32>
  gpu.memset %b, %x : memref<7xf32>, f32
  return
}
// CHECK-LABEL: func.func @host_shared(
// CHECK:         %{{.*}}, %[[T:.*]] = gpu.alloc async [%{{.*}}] () : memref<7xf32>
// CHECK-NEXT:    gpu.wait [%[[T]]]
// CHECK-NEXT:    %[[B:.*]] = gpu.alloc host_shared () : memref<7xf32>
// CHECK-NEXT:    %[[W:.*]] = gpu.wait async
// CHECK-NEXT:    %[[S:.*]] = gpu.memset async [%[[W]]] %[[B]]
// CHECK-NEXT:    gpu.wait [%[[S]]]

// Across regions: a branch hands on what either side leaves; host memory that the device can't know is free.
func.func @branch(%m: memref<7xf32>, %n: memref<7xf32>, %s: index, %c: i1, %x: f32) {
  %own = memref.alloc() : memref<7xf32>
  gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
  scf.if %c {
    gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
    memref.store %x, %own[%s] : memref<7xf32>
  }
  scf.for %i = %s to %s step %s {
    %y = memref.load %own[%i] : memref<7xf32>
    memref.store %y, %own[%i] : memref<7xf32>
  }
  memref.store %x, %m[%s] : memref<7xf32>
  memref.dealloc %own : memref<7xf32>
  return
}
// ACROSS-LABEL: func.func @branch(
// ACROSS:         %[[T0:.*]] = gpu.memcpy async
// ACROSS-NEXT:    %[[R:.*]] = scf.if %{{.*}} -> (!gpu.async.token) {
// ACROSS-NEXT:      %[[T1:.*]] = gpu.memcpy async [%[[T0]]]
// ACROSS-NEXT:      memref.store
// ACROSS-NEXT:      scf.yield %[[T1]] : !gpu.async.token
// ACROSS-NEXT:    } else {
// ACROSS-NEXT:      scf.yield %[[T0]] : !gpu.async.token
// ACROSS-NEXT:    }
// ACROSS-NEXT:    scf.for
// ACROSS-NEXT:      memref.load
// ACROSS-NEXT:      memref.store
// ACROSS-NEXT:    }
// ACROSS-NEXT:    gpu.wait [%[[R]]]
// ACROSS-NEXT:    memref.store
// ACROSS-NEXT:    memref.dealloc
// ACROSS-NEXT:    return

// Across regions: tasks start on the device when what came before is done, and nobody waits on the host.
func.func @tasks_overlap(%m: memref<7xf32>, %n: memref<7xf32>, %s: index) {
  gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
  scf.while : () -> () {
    %t = async.execute {
      gpu.memcpy %n, %m : memref<7xf32>, memref<7xf32>
      async.yield
    }
    async.await %t : !async.token
    %c = arith.cmpi eq, %s, %s : index
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// ACROSS-LABEL: func.func @tasks_overlap(
// ACROSS-NEXT:    %[[T0:.*]] = gpu.memcpy async
// ACROSS-NEXT:    %[[R:.*]] = scf.while (%[[A:.*]] = %[[T0]]) : (!gpu.async.token) -> !gpu.async.token {
// ACROSS-NEXT:      %[[T:.*]], %[[G:.*]] = async.execute -> !async.value<!gpu.async.token> {
// ACROSS-NEXT:        %[[T1:.*]] = gpu.memcpy async [%[[A]]]
// ACROSS-NEXT:        async.yield %[[T1]] : !gpu.async.token
// ACROSS-NEXT:      }
// ACROSS-NEXT:      async.await %[[T]] : !async.token
// ACROSS-NEXT:      %[[B:.*]] = async.await %[[G]] : !async.value<!gpu.async.token>
// ACROSS-NEXT:      arith.cmpi
// ACROSS-NEXT:      %[[J:.*]] = gpu.wait async [%[[A]], %[[B]]]
// ACROSS-NEXT:      scf.condition(%{{.*}}) %[[J]] : !gpu.async.token
// ACROSS-NEXT:    } do {
// ACROSS-NEXT:    ^bb0(%[[D:.*]]: !gpu.async.token):
// ACROSS-NEXT:      scf.yield %[[D]] : !gpu.async.token
// ACROSS-NEXT:    }
// ACROSS-NEXT:    gpu.wait [%[[R]]]
}
