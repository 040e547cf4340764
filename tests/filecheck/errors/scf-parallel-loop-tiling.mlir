// RUN: not stretto-opt %s '-scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,0' 2>&1 | filecheck %s
// CHECK: error: tile size must be positive
module {}
