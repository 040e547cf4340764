// RUN: stretto-opt %s '-linalg-tile=row-tile-size=4 column-tile-size=24 reduction-tile-size=4 unroll-jam=2 registers=4' | filecheck %s
// RUN: stretto-opt %s -linalg-tile | filecheck %s --check-prefix=DEFAULT

#row = affine_map<(i, j, k) -> (i, k)>
#other_row = affine_map<(i, j, k) -> (j, k)>
#out = affine_map<(i, j, k) -> (i, j)>
#shifted = affine_map<(i, k) -> (i + k)>
#whole = affine_map<(i, k) -> (i, k)>
#first = affine_map<(i, k) -> (i)>

// The column is the innermost loop, two turns of the reduction are jammed into it.
func.func @matmul(%a: memref<64x40xf32>, %b: memref<40x72xf32>, %c: memref<64x72xf32>) {
  linalg.matmul ins(%a, %b : memref<64x40xf32>, memref<40x72xf32>) outs(%c : memref<64x72xf32>)
  return
}
// CHECK-LABEL: func.func @matmul(
// CHECK:         scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c64, %c72) step (%c4, %c24) {
// CHECK-NEXT:      %0 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:      %1 = arith.addi %arg4, %c24 : index
// CHECK-NEXT:      scf.for %arg5 = %c0 to %c40 step %c4 {
// CHECK-NEXT:        %2 = arith.addi %arg5, %c4 : index
// CHECK-NEXT:        scf.for %arg6 = %arg3 to %0 step %c1 {
// CHECK-NEXT:          scf.for %arg7 = %arg5 to %2 step %c2 {
// CHECK-NEXT:            %3 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:            %4 = memref.load %arg0[%arg6, %arg7] : memref<64x40xf32>
// CHECK-NEXT:            %5 = memref.load %arg0[%arg6, %3] : memref<64x40xf32>
// CHECK-NEXT:            scf.for %arg8 = %arg4 to %1 step %c1 {
// CHECK-NEXT:              %6 = memref.load %arg2[%arg6, %arg8] {llvm.access.group} : memref<64x72xf32>
// CHECK-NEXT:              %7 = memref.load %arg1[%arg7, %arg8] {llvm.access.group} : memref<40x72xf32>
// CHECK-NEXT:              %8 = arith.mulf %4, %7 : f32
// CHECK-NEXT:              %9 = arith.addf %6, %8 : f32
// CHECK-NEXT:              %10 = memref.load %arg1[%3, %arg8] {llvm.access.group} : memref<40x72xf32>
// CHECK-NEXT:              %11 = arith.mulf %5, %10 : f32
// CHECK-NEXT:              %12 = arith.addf %9, %11 : f32
// CHECK-NEXT:              memref.store %12, %arg2[%arg6, %arg8] {llvm.access.group} : memref<64x72xf32>
// CHECK-NEXT:            } {llvm.loop.parallel_accesses}
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }
// DEFAULT-LABEL: func.func @matmul(
// DEFAULT:         scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c64, %c72) step (%c32, %c72) {
// DEFAULT:           scf.for %arg5 = %c0 to %c40 step %c16 {
// DEFAULT:             scf.for %arg6 = %arg3 to %{{.*}} step %c1 {
// DEFAULT:               scf.for %arg7 = %arg5 to %{{.*}} step %c8 {
// DEFAULT:                 scf.for %arg8 = %arg4 to %{{.*}} step %c1 {

// Tiles end with the memrefs, and turns that don't fill a jammed one come by themselves.
func.func @any_size(%a: memref<?x?xf64>, %b: memref<?x?xf64, strided<[?, 1]>>, %c: memref<?x?xf64>) {
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64, strided<[?, 1]>>) outs(%c : memref<?x?xf64>)
  return
}
// CHECK-LABEL: func.func @any_size(
// CHECK:         %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
// CHECK-NEXT:    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
// CHECK-NEXT:    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64, strided<[?, 1]>>
// CHECK-NEXT:    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%dim, %dim_1) step (%c4, %c24) {
// CHECK-NEXT:      %0 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:      %1 = arith.minsi %0, %dim : index
// CHECK-NEXT:      %2 = arith.addi %arg4, %c24 : index
// CHECK-NEXT:      %3 = arith.minsi %2, %dim_1 : index
// CHECK-NEXT:      scf.for %arg5 = %c0 to %dim_0 step %c4 {
// CHECK-NEXT:        %4 = arith.addi %arg5, %c4 : index
// CHECK-NEXT:        %5 = arith.minsi %4, %dim_0 : index
// CHECK-NEXT:        scf.for %arg6 = %arg3 to %1 step %c1 {
// CHECK-NEXT:          %6 = arith.subi %5, %arg5 : index
// CHECK-NEXT:          %7 = arith.remui %6, %c2 : index
// CHECK-NEXT:          %8 = arith.subi %5, %7 : index
// CHECK-NEXT:          scf.for %arg7 = %arg5 to %8 step %c2 {
// CHECK-NEXT:            %9 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:            %10 = memref.load %arg0[%arg6, %arg7] : memref<?x?xf64>
// CHECK-NEXT:            %11 = memref.load %arg0[%arg6, %9] : memref<?x?xf64>
// CHECK-NEXT:            scf.for %arg8 = %arg4 to %3 step %c1 {
// CHECK-NEXT:              %12 = memref.load %arg2[%arg6, %arg8] {llvm.access.group} : memref<?x?xf64>
// CHECK-NEXT:              %13 = memref.load %arg1[%arg7, %arg8] {llvm.access.group} : memref<?x?xf64, strided<[?, 1]>>
// CHECK-NEXT:              %14 = arith.mulf %10, %13 : f64
// CHECK-NEXT:              %15 = arith.addf %12, %14 : f64
// CHECK-NEXT:              %16 = memref.load %arg1[%9, %arg8] {llvm.access.group} : memref<?x?xf64, strided<[?, 1]>>
// CHECK-NEXT:              %17 = arith.mulf %11, %16 : f64
// CHECK-NEXT:              %18 = arith.addf %15, %17 : f64
// CHECK-NEXT:              memref.store %18, %arg2[%arg6, %arg8] {llvm.access.group} : memref<?x?xf64>
// CHECK-NEXT:            } {llvm.loop.parallel_accesses}
// CHECK-NEXT:          }
// CHECK-NEXT:          scf.for %arg7 = %8 to %5 step %c1 {
// CHECK-NEXT:            %9 = memref.load %arg0[%arg6, %arg7] : memref<?x?xf64>
// CHECK-NEXT:            scf.for %arg8 = %arg4 to %3 step %c1 {
// CHECK-NEXT:              %10 = memref.load %arg2[%arg6, %arg8] {llvm.access.group} : memref<?x?xf64>
// CHECK-NEXT:              %11 = memref.load %arg1[%arg7, %arg8] {llvm.access.group} : memref<?x?xf64, strided<[?, 1]>>
// CHECK-NEXT:              %12 = arith.mulf %9, %11 : f64
// CHECK-NEXT:              %13 = arith.addf %10, %12 : f64
// CHECK-NEXT:              memref.store %13, %arg2[%arg6, %arg8] {llvm.access.group} : memref<?x?xf64>
// CHECK-NEXT:            } {llvm.loop.parallel_accesses}
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }

// Tiles of one batch each; in one of 8 rows and 16 columns all is known but the end of the reduction.
func.func @batches(%a: memref<3x8x6xi32>, %b: memref<3x6x16xi32>, %c: memref<3x8x16xi32>) {
  linalg.batch_matmul ins(%a, %b : memref<3x8x6xi32>, memref<3x6x16xi32>) outs(%c : memref<3x8x16xi32>)
  return
}
// CHECK-LABEL: func.func @batches(
// CHECK:         scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c3, %c8, %c16) step (%c1, %c4, %c16) {
// CHECK-NEXT:      %0 = arith.addi %arg4, %c4 : index
// CHECK-NEXT:      %1 = arith.addi %arg5, %c16 : index
// CHECK-NEXT:      scf.for %arg6 = %c0 to %c6 step %c4 {
// CHECK-NEXT:        %2 = arith.addi %arg6, %c4 : index
// CHECK-NEXT:        %3 = arith.minsi %2, %c6 : index
// CHECK-NEXT:        scf.for %arg7 = %arg4 to %0 step %c1 {
// CHECK-NEXT:          %4 = arith.subi %3, %arg6 : index
// CHECK-NEXT:          %5 = arith.remui %4, %c2 : index
// CHECK-NEXT:          %6 = arith.subi %3, %5 : index
// CHECK-NEXT:          scf.for %arg8 = %arg6 to %6 step %c2 {
// CHECK-NEXT:            %7 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:            %8 = memref.load %arg0[%arg3, %arg7, %arg8] : memref<3x8x6xi32>
// CHECK-NEXT:            %9 = memref.load %arg0[%arg3, %arg7, %7] : memref<3x8x6xi32>
// CHECK-NEXT:            scf.for %arg9 = %arg5 to %1 step %c1 {
// CHECK-NEXT:              %10 = memref.load %arg2[%arg3, %arg7, %arg9] {llvm.access.group} : memref<3x8x16xi32>
// CHECK-NEXT:              %11 = memref.load %arg1[%arg3, %arg8, %arg9] {llvm.access.group} : memref<3x6x16xi32>
// CHECK-NEXT:              %12 = arith.muli %8, %11 : i32
// CHECK-NEXT:              %13 = arith.addi %10, %12 : i32
// CHECK-NEXT:              %14 = memref.load %arg1[%arg3, %7, %arg9] {llvm.access.group} : memref<3x6x16xi32>
// CHECK-NEXT:              %15 = arith.muli %9, %14 : i32
// CHECK-NEXT:              %16 = arith.addi %13, %15 : i32
// CHECK-NEXT:              memref.store %16, %arg2[%arg3, %arg7, %arg9] {llvm.access.group} : memref<3x8x16xi32>
// CHECK-NEXT:            } {llvm.loop.parallel_accesses}
// CHECK-NEXT:          }
// CHECK-NEXT:          scf.for %arg8 = %6 to %3 step %c1 {
// CHECK-NEXT:            %7 = memref.load %arg0[%arg3, %arg7, %arg8] : memref<3x8x6xi32>
// CHECK-NEXT:            scf.for %arg9 = %arg5 to %1 step %c1 {
// CHECK-NEXT:              %8 = memref.load %arg2[%arg3, %arg7, %arg9] {llvm.access.group} : memref<3x8x16xi32>
// CHECK-NEXT:              %9 = memref.load %arg1[%arg3, %arg8, %arg9] {llvm.access.group} : memref<3x6x16xi32>
// CHECK-NEXT:              %10 = arith.muli %7, %9 : i32
// CHECK-NEXT:              %11 = arith.addi %8, %10 : i32
// CHECK-NEXT:              memref.store %11, %arg2[%arg3, %arg7, %arg9] {llvm.access.group} : memref<3x8x16xi32>
// CHECK-NEXT:            } {llvm.loop.parallel_accesses}
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }

func.func @sums_of_columns(%a: memref<6x32xf32>, %c: memref<32xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<6x32xf32>) outs(%c : memref<32xf32>) dimensions = [0]
  return
}
// CHECK-LABEL: func.func @sums_of_columns(
// CHECK:         scf.parallel (%arg2) = (%c0) to (%c32) step (%c24) {
// CHECK-NEXT:      %0 = arith.addi %arg2, %c24 : index
// CHECK-NEXT:      %1 = arith.minsi %0, %c32 : index
// CHECK-NEXT:      scf.for %arg3 = %c0 to %c6 step %c4 {
// CHECK-NEXT:        %2 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:        %3 = arith.minsi %2, %c6 : index
// CHECK-NEXT:        %4 = arith.subi %3, %arg3 : index
// CHECK-NEXT:        %5 = arith.remui %4, %c2 : index
// CHECK-NEXT:        %6 = arith.subi %3, %5 : index
// CHECK-NEXT:        scf.for %arg4 = %arg3 to %6 step %c2 {
// CHECK-NEXT:          %7 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:          scf.for %arg5 = %arg2 to %1 step %c1 {
// CHECK-NEXT:            %8 = memref.load %arg1[%arg5] {llvm.access.group} : memref<32xf32>
// CHECK-NEXT:            %9 = memref.load %arg0[%arg4, %arg5] {llvm.access.group} : memref<6x32xf32>
// CHECK-NEXT:            %10 = arith.addf %8, %9 : f32
// CHECK-NEXT:            %11 = memref.load %arg0[%7, %arg5] {llvm.access.group} : memref<6x32xf32>
// CHECK-NEXT:            %12 = arith.addf %10, %11 : f32
// CHECK-NEXT:            memref.store %12, %arg1[%arg5] {llvm.access.group} : memref<32xf32>
// CHECK-NEXT:          } {llvm.loop.parallel_accesses}
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.for %arg4 = %6 to %3 step %c1 {
// CHECK-NEXT:          scf.for %arg5 = %arg2 to %1 step %c1 {
// CHECK-NEXT:            %7 = memref.load %arg1[%arg5] {llvm.access.group} : memref<32xf32>
// CHECK-NEXT:            %8 = memref.load %arg0[%arg4, %arg5] {llvm.access.group} : memref<6x32xf32>
// CHECK-NEXT:            %9 = arith.addf %7, %8 : f32
// CHECK-NEXT:            memref.store %9, %arg1[%arg5] {llvm.access.group} : memref<32xf32>
// CHECK-NEXT:          } {llvm.loop.parallel_accesses}
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }

// No loop along contiguous memory is parallel: partial results are in registers.
func.func @matvec(%a: memref<9x?xf32>, %b: memref<?xf32>, %c: memref<9xf32>) {
  linalg.matvec ins(%a, %b : memref<9x?xf32>, memref<?xf32>) outs(%c : memref<9xf32>)
  return
}
// CHECK-LABEL: func.func @matvec(
// CHECK:         %dim = memref.dim %arg0, %c1 : memref<9x?xf32>
// CHECK-NEXT:    scf.parallel (%arg3) = (%c0) to (%c9) step (%c4) {
// CHECK-NEXT:      %0 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:      %1 = arith.minsi %0, %c9 : index
// CHECK-NEXT:      %2 = arith.subi %1, %arg3 : index
// CHECK-NEXT:      %3 = arith.remui %2, %c4 : index
// CHECK-NEXT:      %4 = arith.subi %1, %3 : index
// CHECK-NEXT:      scf.for %arg4 = %arg3 to %4 step %c4 {
// CHECK-NEXT:        %5 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:        %6 = arith.addi %arg4, %c2 : index
// CHECK-NEXT:        %7 = arith.addi %arg4, %c3 : index
// CHECK-NEXT:        %8 = memref.load %arg2[%arg4] : memref<9xf32>
// CHECK-NEXT:        %9 = memref.load %arg2[%5] : memref<9xf32>
// CHECK-NEXT:        %10 = memref.load %arg2[%6] : memref<9xf32>
// CHECK-NEXT:        %11 = memref.load %arg2[%7] : memref<9xf32>
// CHECK-NEXT:        %12:4 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %8, %arg7 = %9, %arg8 = %10, %arg9 = %11) -> (f32, f32, f32, f32) {
// CHECK-NEXT:          %13 = memref.load %arg0[%arg4, %arg5] : memref<9x?xf32>
// CHECK-NEXT:          %14 = memref.load %arg1[%arg5] : memref<?xf32>
// CHECK-NEXT:          %15 = arith.mulf %13, %14 : f32
// CHECK-NEXT:          %16 = arith.addf %arg6, %15 : f32
// CHECK-NEXT:          %17 = memref.load %arg0[%5, %arg5] : memref<9x?xf32>
// CHECK-NEXT:          %18 = arith.mulf %17, %14 : f32
// CHECK-NEXT:          %19 = arith.addf %arg7, %18 : f32
// CHECK-NEXT:          %20 = memref.load %arg0[%6, %arg5] : memref<9x?xf32>
// CHECK-NEXT:          %21 = arith.mulf %20, %14 : f32
// CHECK-NEXT:          %22 = arith.addf %arg8, %21 : f32
// CHECK-NEXT:          %23 = memref.load %arg0[%7, %arg5] : memref<9x?xf32>
// CHECK-NEXT:          %24 = arith.mulf %23, %14 : f32
// CHECK-NEXT:          %25 = arith.addf %arg9, %24 : f32
// CHECK-NEXT:          scf.yield %16, %19, %22, %25 : f32, f32, f32, f32
// CHECK-NEXT:        }
// CHECK-NEXT:        memref.store %12#0, %arg2[%arg4] : memref<9xf32>
// CHECK-NEXT:        memref.store %12#1, %arg2[%5] : memref<9xf32>
// CHECK-NEXT:        memref.store %12#2, %arg2[%6] : memref<9xf32>
// CHECK-NEXT:        memref.store %12#3, %arg2[%7] : memref<9xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.for %arg4 = %4 to %1 step %c1 {
// CHECK-NEXT:        %5 = memref.load %arg2[%arg4] : memref<9xf32>
// CHECK-NEXT:        %6 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %5) -> (f32) {
// CHECK-NEXT:          %7 = memref.load %arg0[%arg4, %arg5] : memref<9x?xf32>
// CHECK-NEXT:          %8 = memref.load %arg1[%arg5] : memref<?xf32>
// CHECK-NEXT:          %9 = arith.mulf %7, %8 : f32
// CHECK-NEXT:          %10 = arith.addf %arg6, %9 : f32
// CHECK-NEXT:          scf.yield %10 : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        memref.store %6, %arg2[%arg4] : memref<9xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }

// Two rows and two columns at once, each element loaded once.
func.func @transposed(%a: memref<8x6xf16>, %b: memref<4x6xf16>, %c: memref<8x4xf32>) {
  linalg.generic {indexing_maps = [#row, #other_row, #out],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<8x6xf16>, memref<4x6xf16>) outs(%c : memref<8x4xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %p = arith.mulf %x, %y : f16
    %w = arith.extf %p : f16 to f32
    %s = arith.addf %z, %w : f32
    linalg.yield %s : f32
  }
  return
}
// CHECK-LABEL: func.func @transposed(
// CHECK:         scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c4) step (%c4, %c4) {
// CHECK-NEXT:      %0 = arith.addi %arg3, %c4 : index
// CHECK-NEXT:      %1 = arith.addi %arg4, %c4 : index
// CHECK-NEXT:      scf.for %arg5 = %arg3 to %0 step %c2 {
// CHECK-NEXT:        %2 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:        scf.for %arg6 = %arg4 to %1 step %c2 {
// CHECK-NEXT:          %3 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:          %4 = memref.load %arg2[%arg5, %arg6] : memref<8x4xf32>
// CHECK-NEXT:          %5 = memref.load %arg2[%arg5, %3] : memref<8x4xf32>
// CHECK-NEXT:          %6 = memref.load %arg2[%2, %arg6] : memref<8x4xf32>
// CHECK-NEXT:          %7 = memref.load %arg2[%2, %3] : memref<8x4xf32>
// CHECK-NEXT:          %8:4 = scf.for %arg7 = %c0 to %c6 step %c1 iter_args(%arg8 = %4, %arg9 = %5, %arg10 = %6, %arg11 = %7) -> (f32, f32, f32, f32) {
// CHECK-NEXT:            %9 = memref.load %arg0[%arg5, %arg7] : memref<8x6xf16>
// CHECK-NEXT:            %10 = memref.load %arg1[%arg6, %arg7] : memref<4x6xf16>
// CHECK-NEXT:            %11 = arith.mulf %9, %10 : f16
// CHECK-NEXT:            %12 = arith.extf %11 : f16 to f32
// CHECK-NEXT:            %13 = arith.addf %arg8, %12 : f32
// CHECK-NEXT:            %14 = memref.load %arg1[%3, %arg7] : memref<4x6xf16>
// CHECK-NEXT:            %15 = arith.mulf %9, %14 : f16
// CHECK-NEXT:            %16 = arith.extf %15 : f16 to f32
// CHECK-NEXT:            %17 = arith.addf %arg9, %16 : f32
// CHECK-NEXT:            %18 = memref.load %arg0[%2, %arg7] : memref<8x6xf16>
// CHECK-NEXT:            %19 = arith.mulf %18, %10 : f16
// CHECK-NEXT:            %20 = arith.extf %19 : f16 to f32
// CHECK-NEXT:            %21 = arith.addf %arg10, %20 : f32
// CHECK-NEXT:            %22 = arith.mulf %18, %14 : f16
// CHECK-NEXT:            %23 = arith.extf %22 : f16 to f32
// CHECK-NEXT:            %24 = arith.addf %arg11, %23 : f32
// CHECK-NEXT:            scf.yield %13, %17, %21, %24 : f32, f32, f32, f32
// CHECK-NEXT:          }
// CHECK-NEXT:          memref.store %8#0, %arg2[%arg5, %arg6] : memref<8x4xf32>
// CHECK-NEXT:          memref.store %8#1, %arg2[%arg5, %3] : memref<8x4xf32>
// CHECK-NEXT:          memref.store %8#2, %arg2[%2, %arg6] : memref<8x4xf32>
// CHECK-NEXT:          memref.store %8#3, %arg2[%2, %3] : memref<8x4xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    }

// No parallel loop; an output that is an input too; an index that is no loop's own; a call.
func.func @stay(%m: memref<8x8xf32>, %x: memref<15xf32>, %c: memref<8xf32>, %s: memref<f32>) {
  linalg.dot ins(%x, %x : memref<15xf32>, memref<15xf32>) outs(%s : memref<f32>)
  linalg.matmul ins(%m, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  linalg.generic {indexing_maps = [#shifted, #whole, #first], iterator_types = ["parallel", "reduction"]}
      ins(%x, %m : memref<15xf32>, memref<8x8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32, %z: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %z, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#whole, #first], iterator_types = ["parallel", "reduction"]}
      ins(%m : memref<8x8xf32>) outs(%c : memref<8xf32>) {
  ^bb0(%a: f32, %z: f32):
    %t = func.call @f(%a) : (f32) -> f32
    linalg.yield %t : f32
  }
  return
}
func.func private @f(f32) -> f32
// CHECK-LABEL: func.func @stay(
// CHECK-NEXT:    linalg.dot
// CHECK-NEXT:    linalg.matmul
// CHECK-NEXT:    linalg.generic
// CHECK:         linalg.generic

// What the threads of a kernel do stays.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<8x8xf32>, %c: memref<8xf32>) kernel {
    linalg.reduce { arith.addf } ins(%m : memref<8x8xf32>) outs(%c : memref<8xf32>) dimensions = [0]
    gpu.return
  }
}
// CHECK-LABEL: gpu.module @kernels
// CHECK-NEXT:    gpu.func @kernel
// CHECK-NEXT:      linalg.reduce
