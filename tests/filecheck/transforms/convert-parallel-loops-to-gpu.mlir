// RUN: stretto-opt %s -pass-pipeline='builtin.module(func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu)' | filecheck %s
// RUN: stretto-opt %s -convert-parallel-loops-to-gpu | filecheck %s --check-prefix=UNMAPPED

// CHECK-DAG: #[[COUNT:.*]] = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-DAG: #[[INDEX:.*]] = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>

func.func @nest(%m: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i) = (%c0) to (%c16) step (%c1) {
    %limit = arith.minsi %i, %c16 : index
    scf.parallel (%j) = (%c0) to (%limit) step (%c1) {
      memref.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @nest(
// CHECK:         %[[BLOCKS:.*]] = affine.apply #[[COUNT]](%c16)[%c0, %c1]
// CHECK-NEXT:    %[[THREADS:.*]] = affine.apply #[[COUNT]](%c16)[%c0, %c1]
// CHECK-NEXT:    gpu.launch blocks(%[[B:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[BLOCKS]], %{{.*}} = %[[ONE:.*]], %{{.*}} = %[[ONE]]) threads(%[[T:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[THREADS]],
// CHECK-NEXT:      %[[I:.*]] = affine.apply #[[INDEX]](%[[B]])[%c1, %c0]
// CHECK-NEXT:      %[[LIMIT:.*]] = arith.minsi %[[I]], %c16 : index
// CHECK-NEXT:      %[[J:.*]] = affine.apply #[[INDEX]](%[[T]])[%c1, %c0]
// CHECK-NEXT:      %[[IN:.*]] = arith.cmpi slt, %[[J]], %[[LIMIT]] : index
// CHECK-NEXT:      scf.if %[[IN]] {
// CHECK-NEXT:        memref.store %arg1, %arg0[%[[J]]] : memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      gpu.terminator
// CHECK-NEXT:    } {SCFToGPU_visited}
// CHECK-NEXT:    return
// UNMAPPED-LABEL: func.func @nest(
// UNMAPPED:         scf.parallel
// UNMAPPED:           scf.parallel

// A grid without blocks is an error, a loop that runs never is not. MLIR launches nevertheless.
func.func @may_be_empty(%m: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// CHECK-LABEL: func.func @may_be_empty(
// CHECK:         %[[BLOCKS:.*]] = affine.apply #[[COUNT]](%arg1)[%c0, %c1]
// CHECK:         %[[SOME:.*]] = arith.cmpi sgt, %[[BLOCKS]], %{{.*}} : index
// CHECK-NEXT:    scf.if %[[SOME]] {
// CHECK-NEXT:      gpu.launch

// What comes before an inner loop is done by all threads; if they meet in memory, the nest stays.
func.func @writes_in_a_branch(%m: memref<?xf32>, %x: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i) = (%c0) to (%c16) step (%c1) {
    scf.if %c {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    scf.parallel (%j) = (%c0) to (%c16) step (%c1) {
      %y = memref.load %m[%j] : memref<?xf32>
      memref.store %y, %m[%i] : memref<?xf32>
    }
  }
  return
}
// CHECK-LABEL: func.func @writes_in_a_branch(
// CHECK:         scf.parallel
// CHECK:           scf.parallel

// A sum over a loop can't leave a launch.
func.func @reduction(%m: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %r = scf.parallel (%i) = (%c0) to (%c16) step (%c1) init (%x) -> f32 {
    %y = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %a, %b : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}
// CHECK-LABEL: func.func @reduction(
// CHECK:         scf.parallel
