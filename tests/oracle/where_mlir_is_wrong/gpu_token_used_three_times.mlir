// RUN: stretto-opt %s -gpu-async-region | filecheck %s

// Right: a token that leaves a task is yielded once for each of its uses.
// MLIR: yields it as often, but hands only one of the further results out; an event has two owners then.
// MLIR-OPT: -gpu-async-region
// MLIR-LACKS: async.await %bodyResults#2

func.func @main(%m: memref<7xf32>, %n: memref<7xf32>) {
  %t = async.execute {
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    async.yield
  }
  async.await %t : !async.token
  async.await %t : !async.token
  async.await %t : !async.token
  return
}
// CHECK:     %{{.*}}, %[[G:.*]]:3 = async.execute
// CHECK-DAG: async.await %[[G]]#0
// CHECK-DAG: async.await %[[G]]#1
// CHECK-DAG: async.await %[[G]]#2
// CHECK:     return
