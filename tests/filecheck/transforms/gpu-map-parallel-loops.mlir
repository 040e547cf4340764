// RUN: stretto-opt %s -gpu-map-parallel-loops | filecheck %s
// RUN: stretto-opt %s -gpu-map-parallel-loops=mapping-policy=innermost-first | filecheck %s --check-prefix=INNER

func.func @nest(%n: index, %one: index) {
  scf.parallel (%a, %b, %c, %d) = (%n, %n, %n, %n) to (%n, %n, %n, %n) step (%one, %one, %one, %one) {
    scf.parallel (%e, %f) = (%n, %n) to (%n, %n) step (%one, %one) {
      scf.parallel (%g) = (%n) to (%n) step (%one) {
      }
    }
  }
  return
}
// CHECK-LABEL: func.func @nest(
// CHECK:       } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y,
// CHECK:       } {mapping = [#gpu.loop_dim_map<processor = block_x, {{.*}}<processor = block_y, {{.*}}<processor = block_z, {{.*}}<processor = sequential,
// INNER-LABEL: func.func @nest(
// INNER:       <processor = thread_y, {{.*}}<processor = thread_x,
// INNER:       <processor = block_z, {{.*}}<processor = block_y, {{.*}}<processor = block_x, {{.*}}<processor = sequential,
