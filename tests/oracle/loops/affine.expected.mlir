module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = arith.remsi %arg1, %c3 : index
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %0, %c0 : index
    %2 = arith.addi %0, %c3 : index
    %3 = arith.select %1, %2, %0 : index
    %4 = arith.minsi %arg1, %3 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %4 step %c1_0 {
      %c5 = arith.constant 5 : index
      %5 = arith.remsi %arg3, %c5 : index
      %c0_1 = arith.constant 0 : index
      %6 = arith.cmpi slt, %5, %c0_1 : index
      %7 = arith.addi %5, %c5 : index
      %8 = arith.select %6, %7, %5 : index
      %c3_2 = arith.constant 3 : index
      %9 = arith.remsi %arg3, %c3_2 : index
      %c0_3 = arith.constant 0 : index
      %10 = arith.cmpi slt, %9, %c0_3 : index
      %11 = arith.addi %9, %c3_2 : index
      %12 = arith.select %10, %11, %9 : index
      %13 = arith.minsi %arg1, %12 : index
      %c2 = arith.constant 2 : index
      scf.for %arg4 = %8 to %13 step %c2 {
        %c5_4 = arith.constant 5 : index
        %c0_5 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %14 = arith.cmpi slt, %arg4, %c0_5 : index
        %15 = arith.subi %c-1, %arg4 : index
        %16 = arith.select %14, %15, %arg4 : index
        %17 = arith.divsi %16, %c5_4 : index
        %18 = arith.subi %c-1, %17 : index
        %19 = arith.select %14, %18, %17 : index
        %c1_6 = arith.constant 1 : index
        %20 = arith.addi %19, %c1_6 : index
        %21 = memref.load %arg0[%arg1, %20] : memref<?x?xf32>
        %22 = arith.addf %arg2, %21 : f32
        memref.store %22, %arg0[%arg1, %arg3] : memref<?x?xf32>
        %c0_7 = arith.constant 0 : index
        %c5_8 = arith.constant 5 : index
        %23 = arith.muli %arg3, %c5_8 overflow<nsw> : index
        %c-2 = arith.constant -2 : index
        %24 = arith.addi %23, %c-2 : index
        %25 = arith.cmpi sge, %24, %c0_7 : index
        %c3_9 = arith.constant 3 : index
        %26 = arith.cmpi eq, %c3_9, %c0_7 : index
        %27 = arith.andi %25, %26 : i1
        scf.if %27 {
          %c0_10 = arith.constant 0 : index
          %c0_11 = arith.constant 0 : index
          memref.store %arg2, %arg0[%c0_10, %c0_11] : memref<?x?xf32>
        }
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = arith.minsi %arg1, %c0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c4 to %0 step %c1 {
      %c2 = arith.constant 2 : index
      %c0_0 = arith.constant 0 : index
      %c1_1 = arith.constant 1 : index
      %1 = arith.cmpi sle, %arg1, %c0_0 : index
      %2 = arith.subi %c0_0, %arg1 : index
      %3 = arith.subi %arg1, %c1_1 : index
      %4 = arith.select %1, %2, %3 : index
      %5 = arith.divsi %4, %c2 : index
      %6 = arith.subi %c0_0, %5 : index
      %7 = arith.addi %5, %c1_1 : index
      %8 = arith.select %1, %6, %7 : index
      %c5 = arith.constant 5 : index
      %9 = arith.remsi %8, %c5 : index
      %c0_2 = arith.constant 0 : index
      %10 = arith.cmpi slt, %9, %c0_2 : index
      %11 = arith.addi %9, %c5 : index
      %12 = arith.select %10, %11, %9 : index
      %13 = memref.load %arg0[%12, %arg3] : memref<?x?xf32>
      %14 = arith.addf %arg2, %13 : f32
      %c5_3 = arith.constant 5 : index
      %c0_4 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %15 = arith.cmpi slt, %arg3, %c0_4 : index
      %16 = arith.subi %c-1, %arg3 : index
      %17 = arith.select %15, %16, %arg3 : index
      %18 = arith.divsi %17, %c5_3 : index
      %19 = arith.subi %c-1, %18 : index
      %20 = arith.select %15, %19, %18 : index
      %c3 = arith.constant 3 : index
      %21 = arith.muli %arg3, %c3 overflow<nsw> : index
      %c2_5 = arith.constant 2 : index
      %c0_6 = arith.constant 0 : index
      %c1_7 = arith.constant 1 : index
      %22 = arith.cmpi sle, %21, %c0_6 : index
      %23 = arith.subi %c0_6, %21 : index
      %24 = arith.subi %21, %c1_7 : index
      %25 = arith.select %22, %23, %24 : index
      %26 = arith.divsi %25, %c2_5 : index
      %27 = arith.subi %c0_6, %26 : index
      %28 = arith.addi %26, %c1_7 : index
      %29 = arith.select %22, %27, %28 : index
      memref.store %14, %arg0[%20, %29] : memref<?x?xf32>
      %c0_8 = arith.constant 0 : index
      %c2_9 = arith.constant 2 : index
      %30 = arith.addi %arg1, %c2_9 : index
      %c5_10 = arith.constant 5 : index
      %c0_11 = arith.constant 0 : index
      %c-1_12 = arith.constant -1 : index
      %31 = arith.cmpi slt, %30, %c0_11 : index
      %32 = arith.subi %c-1_12, %30 : index
      %33 = arith.select %31, %32, %30 : index
      %34 = arith.divsi %33, %c5_10 : index
      %35 = arith.subi %c-1_12, %34 : index
      %36 = arith.select %31, %35, %34 : index
      %c-2 = arith.constant -2 : index
      %37 = arith.addi %36, %c-2 : index
      %38 = arith.cmpi sge, %37, %c0_8 : index
      %c3_13 = arith.constant 3 : index
      %c0_14 = arith.constant 0 : index
      %c1_15 = arith.constant 1 : index
      %39 = arith.cmpi sle, %arg3, %c0_14 : index
      %40 = arith.subi %c0_14, %arg3 : index
      %41 = arith.subi %arg3, %c1_15 : index
      %42 = arith.select %39, %40, %41 : index
      %43 = arith.divsi %42, %c3_13 : index
      %44 = arith.subi %c0_14, %43 : index
      %45 = arith.addi %43, %c1_15 : index
      %46 = arith.select %39, %44, %45 : index
      %47 = arith.cmpi eq, %46, %c0_8 : index
      %48 = arith.andi %38, %47 : i1
      scf.if %48 {
        %c0_16 = arith.constant 0 : index
        %c0_17 = arith.constant 0 : index
        memref.store %arg2, %arg0[%c0_16, %c0_17] : memref<?x?xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c40 = arith.constant 40 : index
    %0 = arith.minsi %c3, %c40 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %1 = arith.addi %arg1, %c1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c7) to (%0, %1) step (%c2, %c1_0) {
      %c3_1 = arith.constant 3 : index
      %2 = arith.remsi %arg3, %c3_1 : index
      %c0_2 = arith.constant 0 : index
      %3 = arith.cmpi slt, %2, %c0_2 : index
      %4 = arith.addi %2, %c3_1 : index
      %5 = arith.select %3, %4, %2 : index
      %c3_3 = arith.constant 3 : index
      %6 = arith.addi %5, %c3_3 : index
      %c2_4 = arith.constant 2 : index
      %7 = arith.muli %arg1, %c2_4 overflow<nsw> : index
      %8 = memref.load %arg0[%6, %7] : memref<?x?xf32>
      %9 = arith.addf %arg2, %8 : f32
      %c3_5 = arith.constant 3 : index
      %10 = arith.muli %arg3, %c3_5 overflow<nsw> : index
      %c5 = arith.constant 5 : index
      %11 = arith.remsi %10, %c5 : index
      %c0_6 = arith.constant 0 : index
      %12 = arith.cmpi slt, %11, %c0_6 : index
      %13 = arith.addi %11, %c5 : index
      %14 = arith.select %12, %13, %11 : index
      memref.store %9, %arg0[%arg3, %14] : memref<?x?xf32>
      %c0_7 = arith.constant 0 : index
      %c1_8 = arith.constant 1 : index
      %15 = arith.cmpi sge, %c1_8, %c0_7 : index
      %c3_9 = arith.constant 3 : index
      %16 = arith.muli %arg3, %c3_9 overflow<nsw> : index
      %17 = arith.cmpi eq, %16, %c0_7 : index
      %18 = arith.andi %15, %17 : i1
      scf.if %18 {
        %c0_10 = arith.constant 0 : index
        %c0_11 = arith.constant 0 : index
        memref.store %arg2, %arg0[%c0_10, %c0_11] : memref<?x?xf32>
      }
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi sle, %arg1, %c0_0 : index
    %1 = arith.subi %c0_0, %arg1 : index
    %2 = arith.subi %arg1, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c3 : index
    %5 = arith.subi %c0_0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    %c40 = arith.constant 40 : index
    %8 = arith.minsi %7, %c40 : index
    %c5 = arith.constant 5 : index
    %c0_1 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %9 = arith.cmpi slt, %arg1, %c0_1 : index
    %10 = arith.subi %c-1, %arg1 : index
    %11 = arith.select %9, %10, %arg1 : index
    %12 = arith.divsi %11, %c5 : index
    %13 = arith.subi %c-1, %12 : index
    %14 = arith.select %9, %13, %12 : index
    %c1_2 = arith.constant 1 : index
    %15 = arith.addi %arg1, %c1_2 : index
    %c2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %14) to (%8, %15) step (%c2, %c1_3) {
      %c1_4 = arith.constant 1 : index
      %16 = memref.load %arg0[%arg4, %c1_4] : memref<?x?xf32>
      %17 = arith.addf %arg2, %16 : f32
      memref.store %17, %arg0[%arg1, %arg3] : memref<?x?xf32>
      %c0_5 = arith.constant 0 : index
      %c-2 = arith.constant -2 : index
      %18 = arith.addi %arg4, %c-2 : index
      %19 = arith.cmpi sge, %18, %c0_5 : index
      %c0_6 = arith.constant 0 : index
      %20 = arith.cmpi eq, %c0_6, %c0_5 : index
      %21 = arith.andi %19, %20 : i1
      scf.if %21 {
        %c0_7 = arith.constant 0 : index
        %c0_8 = arith.constant 0 : index
        memref.store %arg2, %arg0[%c0_7, %c0_8] : memref<?x?xf32>
      }
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi slt, %arg1, %c0 : index
    %1 = arith.subi %c-1, %arg1 : index
    %2 = arith.select %0, %1, %arg1 : index
    %3 = arith.divsi %2, %c3 : index
    %4 = arith.subi %c-1, %3 : index
    %5 = arith.select %0, %4, %3 : index
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %5 to %arg1 step %c2 {
      %c1 = arith.constant 1 : index
      %6 = memref.load %arg0[%arg1, %c1] : memref<?x?xf32>
      %7 = arith.addf %arg2, %6 : f32
      %c1_0 = arith.constant 1 : index
      %c0_1 = arith.constant 0 : index
      memref.store %7, %arg0[%c1_0, %c0_1] : memref<?x?xf32>
      %c0_2 = arith.constant 0 : index
      %c-2 = arith.constant -2 : index
      %8 = arith.addi %arg3, %c-2 : index
      %9 = arith.cmpi sge, %8, %c0_2 : index
      %10 = arith.cmpi eq, %arg1, %c0_2 : index
      %11 = arith.andi %9, %10 : i1
      scf.if %11 {
        %c0_3 = arith.constant 0 : index
        %c0_4 = arith.constant 0 : index
        memref.store %arg2, %arg0[%c0_3, %c0_4] : memref<?x?xf32>
      }
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %0 = arith.addi %arg1, %c5 : index
    %c40 = arith.constant 40 : index
    %1 = arith.minsi %0, %c40 : index
    %c1 = arith.constant 1 : index
    %2 = arith.addi %arg1, %c1 : index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %arg1) to (%1, %2) step (%c2, %c1_0) {
      %c0_1 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %3 = arith.remsi %arg3, %c3 : index
      %c0_2 = arith.constant 0 : index
      %4 = arith.cmpi slt, %3, %c0_2 : index
      %5 = arith.addi %3, %c3 : index
      %6 = arith.select %4, %5, %3 : index
      %c40_3 = arith.constant 40 : index
      %7 = arith.minsi %6, %c40_3 : index
      %c1_4 = arith.constant 1 : index
      %8 = arith.addi %arg1, %c1_4 : index
      %c2_5 = arith.constant 2 : index
      %c1_6 = arith.constant 1 : index
      scf.parallel (%arg5, %arg6) = (%c0_1, %arg3) to (%7, %8) step (%c2_5, %c1_6) {
        %c0_7 = arith.constant 0 : index
        %c2_8 = arith.constant 2 : index
        %c0_9 = arith.constant 0 : index
        %c1_10 = arith.constant 1 : index
        %9 = arith.cmpi sle, %arg1, %c0_9 : index
        %10 = arith.subi %c0_9, %arg1 : index
        %11 = arith.subi %arg1, %c1_10 : index
        %12 = arith.select %9, %10, %11 : index
        %13 = arith.divsi %12, %c2_8 : index
        %14 = arith.subi %c0_9, %13 : index
        %15 = arith.addi %13, %c1_10 : index
        %16 = arith.select %9, %14, %15 : index
        %c40_11 = arith.constant 40 : index
        %17 = arith.minsi %16, %c40_11 : index
        %c1_12 = arith.constant 1 : index
        %18 = arith.addi %arg1, %c1_12 : index
        %c2_13 = arith.constant 2 : index
        %c1_14 = arith.constant 1 : index
        scf.parallel (%arg7, %arg8) = (%c0_7, %arg4) to (%17, %18) step (%c2_13, %c1_14) {
          %c0_15 = arith.constant 0 : index
          %c8 = arith.constant 8 : index
          %19 = arith.addi %arg8, %c8 : index
          %20 = memref.load %arg0[%c0_15, %19] : memref<?x?xf32>
          %21 = arith.addf %arg2, %20 : f32
          %c3_16 = arith.constant 3 : index
          %22 = arith.addi %arg5, %c3_16 : index
          memref.store %21, %arg0[%arg7, %22] : memref<?x?xf32>
          %c0_17 = arith.constant 0 : index
          %c0_18 = arith.constant 0 : index
          %23 = arith.cmpi sge, %c0_18, %c0_17 : index
          %c3_19 = arith.constant 3 : index
          %24 = arith.cmpi eq, %c3_19, %c0_17 : index
          %25 = arith.andi %23, %24 : i1
          scf.if %25 {
            %c0_20 = arith.constant 0 : index
            %c0_21 = arith.constant 0 : index
            memref.store %arg2, %arg0[%c0_20, %c0_21] : memref<?x?xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40 = arith.constant 40 : index
    %0 = arith.minsi %c1, %c40 : index
    %c5 = arith.constant 5 : index
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %1 = arith.cmpi sle, %arg1, %c0_0 : index
    %2 = arith.subi %c0_0, %arg1 : index
    %3 = arith.subi %arg1, %c1_1 : index
    %4 = arith.select %1, %2, %3 : index
    %5 = arith.divsi %4, %c5 : index
    %6 = arith.subi %c0_0, %5 : index
    %7 = arith.addi %5, %c1_1 : index
    %8 = arith.select %1, %6, %7 : index
    %c1_2 = arith.constant 1 : index
    %9 = arith.addi %arg1, %c1_2 : index
    %c2 = arith.constant 2 : index
    %c1_3 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %8) to (%0, %9) step (%c2, %c1_3) {
      %c0_4 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %10 = arith.remsi %arg1, %c3 : index
      %c0_5 = arith.constant 0 : index
      %11 = arith.cmpi slt, %10, %c0_5 : index
      %12 = arith.addi %10, %c3 : index
      %13 = arith.select %11, %12, %10 : index
      %c40_6 = arith.constant 40 : index
      %14 = arith.minsi %13, %c40_6 : index
      %c1_7 = arith.constant 1 : index
      %15 = arith.addi %arg1, %c1_7 : index
      %c2_8 = arith.constant 2 : index
      %c1_9 = arith.constant 1 : index
      scf.parallel (%arg5, %arg6) = (%c0_4, %arg3) to (%14, %15) step (%c2_8, %c1_9) {
        %c0_10 = arith.constant 0 : index
        %c2_11 = arith.constant 2 : index
        %c40_12 = arith.constant 40 : index
        %16 = arith.minsi %c2_11, %c40_12 : index
        %c3_13 = arith.constant 3 : index
        %17 = arith.muli %arg5, %c3_13 overflow<nsw> : index
        %c1_14 = arith.constant 1 : index
        %18 = arith.addi %arg1, %c1_14 : index
        %c2_15 = arith.constant 2 : index
        %c1_16 = arith.constant 1 : index
        scf.parallel (%arg7, %arg8) = (%c0_10, %17) to (%16, %18) step (%c2_15, %c1_16) {
          %c2_17 = arith.constant 2 : index
          %19 = arith.muli %arg1, %c2_17 overflow<nsw> : index
          %c3_18 = arith.constant 3 : index
          %20 = arith.remsi %arg8, %c3_18 : index
          %c0_19 = arith.constant 0 : index
          %21 = arith.cmpi slt, %20, %c0_19 : index
          %22 = arith.addi %20, %c3_18 : index
          %23 = arith.select %21, %22, %20 : index
          %c5_20 = arith.constant 5 : index
          %c0_21 = arith.constant 0 : index
          %c1_22 = arith.constant 1 : index
          %24 = arith.cmpi sle, %23, %c0_21 : index
          %25 = arith.subi %c0_21, %23 : index
          %26 = arith.subi %23, %c1_22 : index
          %27 = arith.select %24, %25, %26 : index
          %28 = arith.divsi %27, %c5_20 : index
          %29 = arith.subi %c0_21, %28 : index
          %30 = arith.addi %28, %c1_22 : index
          %31 = arith.select %24, %29, %30 : index
          %32 = memref.load %arg0[%19, %31] : memref<?x?xf32>
          %33 = arith.addf %arg2, %32 : f32
          memref.store %33, %arg0[%arg1, %arg3] : memref<?x?xf32>
          %c0_23 = arith.constant 0 : index
          %c2_24 = arith.constant 2 : index
          %34 = arith.muli %arg6, %c2_24 overflow<nsw> : index
          %c-2 = arith.constant -2 : index
          %35 = arith.addi %34, %c-2 : index
          %36 = arith.cmpi sge, %35, %c0_23 : index
          %c3_25 = arith.constant 3 : index
          %c0_26 = arith.constant 0 : index
          %c-1 = arith.constant -1 : index
          %37 = arith.cmpi slt, %arg3, %c0_26 : index
          %38 = arith.subi %c-1, %arg3 : index
          %39 = arith.select %37, %38, %arg3 : index
          %40 = arith.divsi %39, %c3_25 : index
          %41 = arith.subi %c-1, %40 : index
          %42 = arith.select %37, %41, %40 : index
          %43 = arith.cmpi eq, %42, %c0_23 : index
          %44 = arith.andi %36, %43 : i1
          scf.if %44 {
            %c0_27 = arith.constant 0 : index
            %c0_28 = arith.constant 0 : index
            memref.store %arg2, %arg0[%c0_27, %c0_28] : memref<?x?xf32>
          }
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.cmpi slt, %arg1, %c0 : index
    %1 = arith.subi %c-1, %arg1 : index
    %2 = arith.select %0, %1, %arg1 : index
    %3 = arith.divsi %2, %c5 : index
    %4 = arith.subi %c-1, %3 : index
    %5 = arith.select %0, %4, %3 : index
    %c6 = arith.constant 6 : index
    %6 = arith.minsi %arg1, %c6 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %5 to %6 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      %7 = arith.cmpi sle, %arg1, %c0_1 : index
      %8 = arith.subi %c0_1, %arg1 : index
      %9 = arith.subi %arg1, %c1_2 : index
      %10 = arith.select %7, %8, %9 : index
      %11 = arith.divsi %10, %c3 : index
      %12 = arith.subi %c0_1, %11 : index
      %13 = arith.addi %11, %c1_2 : index
      %14 = arith.select %7, %12, %13 : index
      %c40 = arith.constant 40 : index
      %15 = arith.minsi %14, %c40 : index
      %c1_3 = arith.constant 1 : index
      %16 = arith.addi %arg1, %c1_3 : index
      %c2 = arith.constant 2 : index
      %c1_4 = arith.constant 1 : index
      scf.parallel (%arg4, %arg5) = (%c0_0, %arg1) to (%15, %16) step (%c2, %c1_4) {
        %c3_5 = arith.constant 3 : index
        %17 = arith.muli %arg1, %c3_5 overflow<nsw> : index
        %c5_6 = arith.constant 5 : index
        %18 = arith.addi %arg5, %c5_6 : index
        %19 = memref.load %arg0[%17, %18] : memref<?x?xf32>
        %20 = arith.addf %arg2, %19 : f32
        %c3_7 = arith.constant 3 : index
        %c0_8 = arith.constant 0 : index
        %c-1_9 = arith.constant -1 : index
        %21 = arith.cmpi slt, %arg3, %c0_8 : index
        %22 = arith.subi %c-1_9, %arg3 : index
        %23 = arith.select %21, %22, %arg3 : index
        %24 = arith.divsi %23, %c3_7 : index
        %25 = arith.subi %c-1_9, %24 : index
        %26 = arith.select %21, %25, %24 : index
        %c3_10 = arith.constant 3 : index
        %c0_11 = arith.constant 0 : index
        %c-1_12 = arith.constant -1 : index
        %27 = arith.cmpi slt, %26, %c0_11 : index
        %28 = arith.subi %c-1_12, %26 : index
        %29 = arith.select %27, %28, %26 : index
        %30 = arith.divsi %29, %c3_10 : index
        %31 = arith.subi %c-1_12, %30 : index
        %32 = arith.select %27, %31, %30 : index
        %c2_13 = arith.constant 2 : index
        %33 = arith.muli %arg4, %c2_13 overflow<nsw> : index
        memref.store %20, %arg0[%32, %33] : memref<?x?xf32>
        %c0_14 = arith.constant 0 : index
        %c-1_15 = arith.constant -1 : index
        %34 = arith.cmpi sge, %c-1_15, %c0_14 : index
        %c2_16 = arith.constant 2 : index
        %35 = arith.remsi %arg5, %c2_16 : index
        %c0_17 = arith.constant 0 : index
        %36 = arith.cmpi slt, %35, %c0_17 : index
        %37 = arith.addi %35, %c2_16 : index
        %38 = arith.select %36, %37, %35 : index
        %39 = arith.cmpi eq, %38, %c0_14 : index
        %40 = arith.andi %34, %39 : i1
        scf.if %40 {
          %c0_18 = arith.constant 0 : index
          %c0_19 = arith.constant 0 : index
          memref.store %arg2, %arg0[%c0_18, %c0_19] : memref<?x?xf32>
        }
        scf.reduce 
      }
    }
    return
  }
}

