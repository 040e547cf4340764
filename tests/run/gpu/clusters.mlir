// RUN: stretto-run %s -e main --input=8 --input=12xi32=0 --print-outputs --leak-check | filecheck %s
// RUN: not stretto-run %s -e main --input=9 --input=12xi32=0 --leak-check 2>&1 | filecheck %s --check-prefix=FAILS
// EXIT: 3
// Blocks in clusters of four: each notes the number of its cluster and its place in it.
// CHECK: [0,  1,  2,  3,  10,  11,  12,  13,  0,  0,  0,  0]
// FAILS: clusters.mlir:[[# @LINE + 19]]:5: error: {{.*}}cluster
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @note(%m: memref<12xi32>) kernel {
      %ten = arith.constant 10 : i32
      %b = gpu.block_id x
      %c = gpu.cluster_id x
      %k = gpu.cluster_block_id x
      %ci = arith.index_cast %c : index to i32
      %ki = arith.index_cast %k : index to i32
      %x = arith.muli %ci, %ten : i32
      %y = arith.addi %x, %ki : i32
      memref.store %y, %m[%b] : memref<12xi32>
      gpu.return
    }
  }
  func.func @main(%blocks: index, %m: memref<12xi32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func @kernels::@note clusters in (%c4, %c1, %c1) blocks in (%blocks, %c1, %c1)
        threads in (%c1, %c1, %c1) args(%m : memref<12xi32>)
    return
  }
}
