module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %0 = arith.ceildivsi %c8, %arg1 : index
    %1 = arith.muli %0, %c9 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    scf.if %2 {
    } else {
      %3 = async.runtime.num_worker_threads : index
      %4 = arith.cmpi sgt, %3, %c4 : index
      %5 = arith.select %4, %cst_3, %cst_4 : f32
      %6 = arith.cmpi sgt, %3, %c8 : index
      %7 = arith.select %6, %cst_2, %5 : f32
      %8 = arith.cmpi sgt, %3, %c16 : index
      %9 = arith.select %8, %cst_1, %7 : f32
      %10 = arith.cmpi sgt, %3, %c32 : index
      %11 = arith.select %10, %cst_0, %9 : f32
      %12 = arith.cmpi sgt, %3, %c64 : index
      %13 = arith.select %12, %cst, %11 : f32
      %14 = arith.index_cast %3 : index to i32
      %15 = arith.sitofp %14 : i32 to f32
      %16 = arith.mulf %13, %15 : f32
      %17 = arith.fptosi %16 : f32 to i32
      %18 = arith.index_cast %17 : i32 to index
      %19 = arith.maxsi %18, %c1 : index
      %20 = arith.ceildivsi %1, %19 : index
      %21 = arith.maxsi %20, %c1 : index
      %22 = arith.minsi %1, %21 : index
      %23 = arith.ceildivsi %1, %22 : index
      %24 = arith.cmpi eq, %23, %c1 : index
      scf.if %24 {
        func.call @parallel_compute_fn(%c0, %22, %c9, %0, %c1, %c0, %c10, %c8, %c1, %arg1, %arg0, %arg2, %arg1, %arg3) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
      } else {
        %25 = arith.subi %23, %c1 : index
        %26 = async.create_group %25 : !async.group
        func.call @async_dispatch_fn(%26, %c0, %23, %22, %c9, %0, %c1, %c0, %c10, %c8, %c1, %arg1, %arg0, %arg2, %arg1, %arg3) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
        async.await_all %26
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?x?xf32>, %arg11: index, %arg12: index, %arg13: f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %0 = arith.muli %arg3, %c9 : index
    %1 = arith.muli %arg0, %arg1 : index
    %2 = arith.addi %1, %arg1 : index
    %3 = arith.minsi %2, %0 : index
    %4 = arith.subi %3, %c1 : index
    %5 = arith.remsi %1, %arg3 : index
    %6 = arith.divsi %1, %arg3 : index
    %7 = arith.remsi %6, %c9 : index
    %8 = arith.remsi %4, %arg3 : index
    %9 = arith.divsi %4, %arg3 : index
    %10 = arith.remsi %9, %c9 : index
    %11 = arith.addi %10, %c1 : index
    %12 = arith.addi %8, %c1 : index
    scf.for %arg14 = %7 to %11 step %c1 {
      %13 = arith.addi %arg14, %c1 : index
      %14 = arith.cmpi eq, %arg14, %7 : index
      %15 = arith.cmpi eq, %arg14, %10 : index
      %16 = arith.select %14, %5, %c0 : index
      %17 = arith.select %15, %12, %arg3 : index
      scf.for %arg15 = %16 to %17 step %c1 {
        %18 = memref.load %arg10[%arg11, %13] : memref<?x?xf32>
        %19 = arith.addf %18, %cst : f32
        memref.store %19, %arg10[%arg11, %13] : memref<?x?xf32>
        %20 = arith.cmpi slt, %arg12, %13 : index
        scf.if %20 {
          memref.store %arg13, %arg10[%13, %arg12] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<?x?xf32>, %arg13: index, %arg14: index, %arg15: f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg16 = %arg1, %arg17 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg16, %arg17 : index, index
    } do {
    ^bb0(%arg16: index, %arg17: index):
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg16, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg17, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg16, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
    return
  }
}

// -----
module {
  llvm.func @f0(%arg0: !llvm.ptr) {
    %cst = arith.constant 6.000000e-01 : f32
    %cst_0 = arith.constant 8.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %false = arith.constant false
    %c65536 = arith.constant 65536 : index
    %c32 = arith.constant 32 : index
    %c2048 = arith.constant 2048 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %c4096 = arith.constant 4096 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<9x9xf32>
    scf.if %false {
    } else {
      %0 = async.runtime.num_worker_threads : index
      %1 = arith.cmpi sgt, %0, %c4 : index
      %2 = arith.select %1, %cst_3, %cst_4 : f32
      %3 = arith.cmpi sgt, %0, %c8 : index
      %4 = arith.select %3, %cst_2, %2 : f32
      %5 = arith.cmpi sgt, %0, %c16 : index
      %6 = arith.select %5, %cst_1, %4 : f32
      %7 = arith.cmpi sgt, %0, %c32 : index
      %8 = arith.select %7, %cst_0, %6 : f32
      %9 = arith.cmpi sgt, %0, %c64 : index
      %10 = arith.select %9, %cst, %8 : f32
      %11 = arith.index_cast %0 : index to i32
      %12 = arith.sitofp %11 : i32 to f32
      %13 = arith.mulf %10, %12 : f32
      %14 = arith.fptosi %13 : f32 to i32
      %15 = arith.index_cast %14 : i32 to index
      %16 = arith.maxsi %15, %c1 : index
      %17 = arith.ceildivsi %c65536, %16 : index
      %18 = arith.maxsi %17, %c1 : index
      %19 = arith.minsi %18, %c65536 : index
      %20 = arith.ceildivsi %c65536, %19 : index
      %21 = arith.cmpi sge, %19, %c32 : index
      scf.if %21 {
        %22 = arith.ceildivsi %19, %c32 : index
        %23 = arith.muli %22, %c32 : index
        %24 = arith.cmpi eq, %20, %c1 : index
        scf.if %24 {
          func.call @parallel_compute_fn_with_aligned_loops(%c0, %23, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        } else {
          %25 = arith.subi %20, %c1 : index
          %26 = async.create_group %25 : !async.group
          func.call @async_dispatch_fn(%26, %c0, %20, %23, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          async.await_all %26
        }
      } else {
        %22 = arith.cmpi eq, %20, %c1 : index
        scf.if %22 {
          func.call @parallel_compute_fn(%c0, %19, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        } else {
          %23 = arith.subi %20, %c1 : index
          %24 = async.create_group %23 : !async.group
          func.call @async_dispatch_fn_0(%24, %c0, %20, %19, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          async.await_all %24
        }
      }
    }
    llvm.return
  }
  func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<9x9xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2048 = arith.constant 2048 : index
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %c65536 = arith.constant 65536 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c65536 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.divsi %0, %c32 : index
    %5 = arith.remsi %4, %c2048 : index
    %6 = arith.divsi %3, %c32 : index
    %7 = arith.remsi %6, %c2048 : index
    %8 = arith.addi %7, %c1 : index
    scf.for %arg11 = %5 to %8 step %c1 {
      %9 = arith.muli %arg11, %c2 : index
      scf.for %arg12 = %c0 to %c32 step %c1 {
        %10 = arith.muli %arg12, %c2 : index
        %11 = arith.addi %10, %c1 : index
        memref.store %cst, %arg10[%11, %9] : memref<9x9xf32>
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg13 = %arg1, %arg14 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg14, %arg13 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg13, %arg14 : index, index
    } do {
    ^bb0(%arg13: index, %arg14: index):
      %1 = arith.subi %arg14, %arg13 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg13, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg14, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg13, %3 : index, index
    }
    call @parallel_compute_fn_with_aligned_loops(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<9x9xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2048 = arith.constant 2048 : index
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %c65536 = arith.constant 65536 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c65536 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c32 : index
    %5 = arith.divsi %0, %c32 : index
    %6 = arith.remsi %5, %c2048 : index
    %7 = arith.remsi %3, %c32 : index
    %8 = arith.divsi %3, %c32 : index
    %9 = arith.remsi %8, %c2048 : index
    %10 = arith.addi %9, %c1 : index
    %11 = arith.addi %7, %c1 : index
    scf.for %arg11 = %6 to %10 step %c1 {
      %12 = arith.muli %arg11, %c2 : index
      %13 = arith.cmpi eq, %arg11, %6 : index
      %14 = arith.cmpi eq, %arg11, %9 : index
      %15 = arith.select %13, %4, %c0 : index
      %16 = arith.select %14, %11, %c32 : index
      scf.for %arg12 = %15 to %16 step %c1 {
        %17 = arith.muli %arg12, %c2 : index
        %18 = arith.addi %17, %c1 : index
        memref.store %cst, %arg10[%18, %12] : memref<9x9xf32>
      }
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg13 = %arg1, %arg14 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg14, %arg13 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg13, %arg14 : index, index
    } do {
    ^bb0(%arg13: index, %arg14: index):
      %1 = arith.subi %arg14, %arg13 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg13, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg14, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg13, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c513 = arith.constant 513 : index
    %c64 = arith.constant 64 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c171 = arith.constant 171 : index
    %0 = arith.subi %c64, %arg1 : index
    %1 = arith.ceildivsi %0, %c3 : index
    %2 = arith.muli %1, %c171 : index
    %3 = arith.cmpi eq, %2, %c0 : index
    scf.if %3 {
    } else {
      %4 = async.runtime.num_worker_threads : index
      %5 = arith.cmpi sgt, %4, %c4 : index
      %6 = arith.select %5, %cst_3, %cst_4 : f32
      %7 = arith.cmpi sgt, %4, %c8 : index
      %8 = arith.select %7, %cst_2, %6 : f32
      %9 = arith.cmpi sgt, %4, %c16 : index
      %10 = arith.select %9, %cst_1, %8 : f32
      %11 = arith.cmpi sgt, %4, %c32 : index
      %12 = arith.select %11, %cst_0, %10 : f32
      %13 = arith.cmpi sgt, %4, %c64 : index
      %14 = arith.select %13, %cst, %12 : f32
      %15 = arith.index_cast %4 : index to i32
      %16 = arith.sitofp %15 : i32 to f32
      %17 = arith.mulf %14, %16 : f32
      %18 = arith.fptosi %17 : f32 to i32
      %19 = arith.index_cast %18 : i32 to index
      %20 = arith.maxsi %19, %c1 : index
      %21 = arith.ceildivsi %2, %20 : index
      %22 = arith.maxsi %21, %c1 : index
      %23 = arith.minsi %2, %22 : index
      %24 = arith.ceildivsi %2, %23 : index
      %25 = arith.cmpi eq, %24, %c1 : index
      scf.if %25 {
        func.call @parallel_compute_fn(%c0, %23, %c171, %1, %c0, %arg1, %c513, %c64, %c3, %c3, %arg3, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
      } else {
        %26 = arith.subi %24, %c1 : index
        %27 = async.create_group %26 : !async.group
        func.call @async_dispatch_fn(%27, %c0, %24, %23, %c171, %1, %c0, %arg1, %c513, %c64, %c3, %c3, %arg3, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.await_all %27
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>, %arg12: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c171 = arith.constant 171 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg3, %c171 : index
    %1 = arith.muli %arg0, %arg1 : index
    %2 = arith.addi %1, %arg1 : index
    %3 = arith.minsi %2, %0 : index
    %4 = arith.subi %3, %c1 : index
    %5 = arith.remsi %1, %arg3 : index
    %6 = arith.divsi %1, %arg3 : index
    %7 = arith.remsi %6, %c171 : index
    %8 = arith.remsi %4, %arg3 : index
    %9 = arith.divsi %4, %arg3 : index
    %10 = arith.remsi %9, %c171 : index
    %11 = arith.addi %10, %c1 : index
    %12 = arith.addi %8, %c1 : index
    scf.for %arg13 = %7 to %11 step %c1 {
      %13 = arith.muli %arg13, %c3 : index
      %14 = arith.cmpi eq, %arg13, %7 : index
      %15 = arith.cmpi eq, %arg13, %10 : index
      %16 = arith.select %14, %5, %c0 : index
      %17 = arith.select %15, %12, %arg3 : index
      scf.for %arg14 = %16 to %17 step %c1 {
        scf.for %arg15 = %c1 to %13 step %c1 {
          memref.store %arg10, %arg11[%arg15, %arg12] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: f32, %arg13: memref<?x?xf32>, %arg14: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg15 = %arg1, %arg16 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg16, %arg15 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg15, %arg16 : index, index
    } do {
    ^bb0(%arg15: index, %arg16: index):
      %1 = arith.subi %arg16, %arg15 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg15, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg16, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg15, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
    return
  }
}

// -----
module {
  llvm.func @f0(%arg0: !llvm.ptr) {
    %c1366 = arith.constant 1366 : index
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %false = arith.constant false
    %c257 = arith.constant 257 : index
    %c1 = arith.constant 1 : index
    %c4096 = arith.constant 4096 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c513 = arith.constant 513 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<9x9xf32>
    scf.if %false {
    } else {
      %0 = async.runtime.num_worker_threads : index
      %1 = arith.cmpi sgt, %0, %c4 : index
      %2 = arith.select %1, %cst_3, %cst_4 : f32
      %3 = arith.cmpi sgt, %0, %c8 : index
      %4 = arith.select %3, %cst_2, %2 : f32
      %5 = arith.cmpi sgt, %0, %c16 : index
      %6 = arith.select %5, %cst_1, %4 : f32
      %7 = arith.cmpi sgt, %0, %c32 : index
      %8 = arith.select %7, %cst_0, %6 : f32
      %9 = arith.cmpi sgt, %0, %c64 : index
      %10 = arith.select %9, %cst, %8 : f32
      %11 = arith.index_cast %0 : index to i32
      %12 = arith.sitofp %11 : i32 to f32
      %13 = arith.mulf %10, %12 : f32
      %14 = arith.fptosi %13 : f32 to i32
      %15 = arith.index_cast %14 : i32 to index
      %16 = arith.maxsi %15, %c1 : index
      %17 = arith.ceildivsi %c257, %16 : index
      %18 = arith.maxsi %17, %c1 : index
      %19 = arith.minsi %18, %c257 : index
      %20 = arith.ceildivsi %c257, %19 : index
      %21 = arith.cmpi eq, %20, %c1 : index
      scf.if %21 {
        func.call @parallel_compute_fn_1(%c0, %19, %c257, %c0, %c513, %c2, %alloc) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
      } else {
        %22 = arith.subi %20, %c1 : index
        %23 = async.create_group %22 : !async.group
        func.call @async_dispatch_fn_2(%23, %c0, %20, %19, %c257, %c0, %c513, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.await_all %23
      }
    }
    scf.if %false {
    } else {
      %0 = async.runtime.num_worker_threads : index
      %1 = arith.cmpi sgt, %0, %c4 : index
      %2 = arith.select %1, %cst_3, %cst_4 : f32
      %3 = arith.cmpi sgt, %0, %c8 : index
      %4 = arith.select %3, %cst_2, %2 : f32
      %5 = arith.cmpi sgt, %0, %c16 : index
      %6 = arith.select %5, %cst_1, %4 : f32
      %7 = arith.cmpi sgt, %0, %c32 : index
      %8 = arith.select %7, %cst_0, %6 : f32
      %9 = arith.cmpi sgt, %0, %c64 : index
      %10 = arith.select %9, %cst, %8 : f32
      %11 = arith.index_cast %0 : index to i32
      %12 = arith.sitofp %11 : i32 to f32
      %13 = arith.mulf %10, %12 : f32
      %14 = arith.fptosi %13 : f32 to i32
      %15 = arith.index_cast %14 : i32 to index
      %16 = arith.maxsi %15, %c1 : index
      %17 = arith.ceildivsi %c1366, %16 : index
      %18 = arith.maxsi %17, %c1 : index
      %19 = arith.minsi %18, %c1366 : index
      %20 = arith.ceildivsi %c1366, %19 : index
      %21 = arith.cmpi eq, %20, %c1 : index
      scf.if %21 {
        func.call @parallel_compute_fn(%c0, %19, %c1366, %c0, %c4096, %c3, %alloc) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
      } else {
        %22 = arith.subi %20, %c1 : index
        %23 = async.create_group %22 : !async.group
        func.call @async_dispatch_fn(%23, %c0, %20, %19, %c1366, %c0, %c4096, %c3, %alloc) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.await_all %23
      }
    }
    llvm.return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<9x9xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %c1 = arith.constant 1 : index
    %c1366 = arith.constant 1366 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c1366 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c1366 : index
    %5 = arith.remsi %3, %c1366 : index
    %6 = arith.addi %5, %c1 : index
    scf.for %arg7 = %4 to %6 step %c1 {
      %7 = arith.muli %arg7, %c3 : index
      %8 = memref.load %arg6[%7, %7] : memref<9x9xf32>
      %9 = arith.addf %8, %cst : f32
      memref.store %9, %arg6[%7, %7] : memref<9x9xf32>
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg9 = %arg1, %arg10 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg10, %arg9 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg9, %arg10 : index, index
    } do {
    ^bb0(%arg9: index, %arg10: index):
      %1 = arith.subi %arg10, %arg9 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg9, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg10, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg9, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_with_aligned_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: memref<9x9xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c513 = arith.constant 513 : index
    %c333 = arith.constant 333 : index
    %c3 = arith.constant 3 : index
    %c170829 = arith.constant 170829 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c170829 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.divsi %0, %c333 : index
    %5 = arith.remsi %4, %c513 : index
    %6 = arith.divsi %3, %c333 : index
    %7 = arith.remsi %6, %c513 : index
    %8 = arith.addi %7, %c1 : index
    scf.for %arg12 = %5 to %8 step %c1 {
      scf.for %arg13 = %c0 to %c333 step %c1 {
        %9 = arith.muli %arg13, %c3 : index
        %10 = arith.addi %9, %c1 : index
        %11 = arith.cmpi slt, %arg10, %10 : index
        scf.if %11 {
          memref.store %cst, %arg11[%10, %arg10] : memref<9x9xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn_with_aligned_loops(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: memref<9x9xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c513 = arith.constant 513 : index
    %c333 = arith.constant 333 : index
    %c3 = arith.constant 3 : index
    %c170829 = arith.constant 170829 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c170829 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c333 : index
    %5 = arith.divsi %0, %c333 : index
    %6 = arith.remsi %5, %c513 : index
    %7 = arith.remsi %3, %c333 : index
    %8 = arith.divsi %3, %c333 : index
    %9 = arith.remsi %8, %c513 : index
    %10 = arith.addi %9, %c1 : index
    %11 = arith.addi %7, %c1 : index
    scf.for %arg12 = %6 to %10 step %c1 {
      %12 = arith.cmpi eq, %arg12, %6 : index
      %13 = arith.cmpi eq, %arg12, %9 : index
      %14 = arith.select %12, %4, %c0 : index
      %15 = arith.select %13, %11, %c333 : index
      scf.for %arg13 = %14 to %15 step %c1 {
        %16 = arith.muli %arg13, %c3 : index
        %17 = arith.addi %16, %c1 : index
        %18 = arith.cmpi slt, %arg10, %17 : index
        scf.if %18 {
          memref.store %cst, %arg11[%17, %arg10] : memref<9x9xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_1(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_1(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn_0(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_1(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<9x9xf32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %false = arith.constant false
    %c170829 = arith.constant 170829 : index
    %c333 = arith.constant 333 : index
    %c3 = arith.constant 3 : index
    %c1000 = arith.constant 1000 : index
    %c513 = arith.constant 513 : index
    %cst_5 = arith.constant 2.500000e+00 : f32
    %c1 = arith.constant 1 : index
    %c257 = arith.constant 257 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c257 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c257 : index
    %5 = arith.remsi %3, %c257 : index
    %6 = arith.addi %5, %c1 : index
    scf.for %arg7 = %4 to %6 step %c1 {
      %7 = arith.muli %arg7, %c2 : index
      scf.for %arg8 = %c1 to %7 step %c1 {
        memref.store %cst_5, %arg6[%arg8, %7] : memref<9x9xf32>
      }
      scf.if %false {
      } else {
        %8 = async.runtime.num_worker_threads : index
        %9 = arith.cmpi sgt, %8, %c4 : index
        %10 = arith.select %9, %cst_3, %cst_4 : f32
        %11 = arith.cmpi sgt, %8, %c8 : index
        %12 = arith.select %11, %cst_2, %10 : f32
        %13 = arith.cmpi sgt, %8, %c16 : index
        %14 = arith.select %13, %cst_1, %12 : f32
        %15 = arith.cmpi sgt, %8, %c32 : index
        %16 = arith.select %15, %cst_0, %14 : f32
        %17 = arith.cmpi sgt, %8, %c64 : index
        %18 = arith.select %17, %cst, %16 : f32
        %19 = arith.index_cast %8 : index to i32
        %20 = arith.sitofp %19 : i32 to f32
        %21 = arith.mulf %18, %20 : f32
        %22 = arith.fptosi %21 : f32 to i32
        %23 = arith.index_cast %22 : i32 to index
        %24 = arith.maxsi %23, %c1 : index
        %25 = arith.ceildivsi %c170829, %24 : index
        %26 = arith.maxsi %25, %c1 : index
        %27 = arith.minsi %26, %c170829 : index
        %28 = arith.ceildivsi %c170829, %27 : index
        %29 = arith.cmpi sge, %27, %c333 : index
        scf.if %29 {
          %30 = arith.ceildivsi %27, %c333 : index
          %31 = arith.muli %30, %c333 : index
          %32 = arith.cmpi eq, %28, %c1 : index
          scf.if %32 {
            func.call @parallel_compute_fn_with_aligned_loops(%c0, %31, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          } else {
            %33 = arith.subi %28, %c1 : index
            %34 = async.create_group %33 : !async.group
            func.call @async_dispatch_fn_0(%34, %c0, %28, %31, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
            async.await_all %34
          }
        } else {
          %30 = arith.cmpi eq, %28, %c1 : index
          scf.if %30 {
            func.call @parallel_compute_fn_0(%c0, %27, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          } else {
            %31 = arith.subi %28, %c1 : index
            %32 = async.create_group %31 : !async.group
            func.call @async_dispatch_fn_1(%32, %c0, %28, %27, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
            async.await_all %32
          }
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_2(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: memref<9x9xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg9 = %arg1, %arg10 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg10, %arg9 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg9, %arg10 : index, index
    } do {
    ^bb0(%arg9: index, %arg10: index):
      %1 = arith.subi %arg10, %arg9 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg9, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_2(%arg0, %3, %arg10, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg9, %3 : index, index
    }
    call @parallel_compute_fn_1(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg2, %arg1 : index
    %1 = arith.ceildivsi %c10, %arg2 : index
    scf.if %true {
    } else {
      %2 = async.runtime.num_worker_threads : index
      %3 = arith.cmpi sgt, %2, %c4 : index
      %4 = arith.select %3, %cst_3, %cst_4 : f32
      %5 = arith.cmpi sgt, %2, %c8 : index
      %6 = arith.select %5, %cst_2, %4 : f32
      %7 = arith.cmpi sgt, %2, %c16 : index
      %8 = arith.select %7, %cst_1, %6 : f32
      %9 = arith.cmpi sgt, %2, %c32 : index
      %10 = arith.select %9, %cst_0, %8 : f32
      %11 = arith.cmpi sgt, %2, %c64 : index
      %12 = arith.select %11, %cst, %10 : f32
      %13 = arith.index_cast %2 : index to i32
      %14 = arith.sitofp %13 : i32 to f32
      %15 = arith.mulf %12, %14 : f32
      %16 = arith.fptosi %15 : f32 to i32
      %17 = arith.index_cast %16 : i32 to index
      %18 = arith.maxsi %17, %c1 : index
      %19 = arith.ceildivsi %c0, %18 : index
      %20 = arith.maxsi %19, %c1 : index
      %21 = arith.minsi %20, %c0 : index
      %22 = arith.ceildivsi %c0, %21 : index
      %23 = arith.cmpi eq, %22, %c1 : index
      scf.if %23 {
        func.call @parallel_compute_fn(%c0, %21, %0, %c0, %1, %arg1, %arg1, %arg1, %c0, %c0, %arg2, %arg1, %c10, %arg1, %c1, %c1, %arg2, %c1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %24 = arith.subi %22, %c1 : index
        %25 = async.create_group %24 : !async.group
        func.call @async_dispatch_fn(%25, %c0, %22, %21, %0, %c0, %1, %arg1, %arg1, %arg1, %c0, %c0, %arg2, %arg1, %c10, %arg1, %c1, %c1, %arg2, %c1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %25
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: f32, %arg19: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c0 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %arg5 : index
    %5 = arith.divsi %0, %arg5 : index
    %6 = arith.remsi %5, %arg4 : index
    %7 = arith.divsi %5, %arg4 : index
    %8 = arith.remsi %7, %c0 : index
    %9 = arith.divsi %7, %c0 : index
    %10 = arith.remsi %9, %arg2 : index
    %11 = arith.remsi %3, %arg5 : index
    %12 = arith.divsi %3, %arg5 : index
    %13 = arith.remsi %12, %arg4 : index
    %14 = arith.divsi %12, %arg4 : index
    %15 = arith.remsi %14, %c0 : index
    %16 = arith.divsi %14, %c0 : index
    %17 = arith.remsi %16, %arg2 : index
    %18 = arith.addi %17, %c1 : index
    %19 = arith.addi %15, %c1 : index
    %20 = arith.addi %13, %c1 : index
    %21 = arith.addi %11, %c1 : index
    scf.for %arg20 = %10 to %18 step %c1 {
      %22 = arith.addi %arg6, %arg20 : index
      %23 = arith.cmpi eq, %arg20, %10 : index
      %24 = arith.cmpi eq, %arg20, %17 : index
      %25 = arith.select %23, %8, %c0 : index
      %26 = arith.select %24, %19, %c0 : index
      scf.for %arg21 = %25 to %26 step %c1 {
        %27 = arith.cmpi eq, %arg21, %8 : index
        %28 = arith.cmpi eq, %arg21, %15 : index
        %29 = arith.andi %27, %23 : i1
        %30 = arith.andi %28, %24 : i1
        %31 = arith.select %29, %6, %c0 : index
        %32 = arith.select %30, %20, %arg4 : index
        scf.for %arg22 = %31 to %32 step %c1 {
          %33 = arith.cmpi eq, %arg22, %6 : index
          %34 = arith.cmpi eq, %arg22, %13 : index
          %35 = arith.andi %33, %29 : i1
          %36 = arith.andi %34, %30 : i1
          %37 = arith.select %35, %4, %c0 : index
          %38 = arith.select %36, %21, %arg5 : index
          scf.for %arg23 = %37 to %38 step %c1 {
            scf.for %arg24 = %c1 to %22 step %c1 {
              memref.store %arg18, %arg19[%arg24, %arg23] : memref<?x?xf32>
            }
          }
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: f32, %arg21: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg22 = %arg1, %arg23 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg23, %arg22 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg22, %arg23 : index, index
    } do {
    ^bb0(%arg22: index, %arg23: index):
      %1 = arith.subi %arg23, %arg22 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg22, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg23, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg22, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %true = arith.constant true
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = arith.ceildivsi %c3, %arg2 : index
    %1 = arith.subi %c8, %arg2 : index
    %2 = arith.ceildivsi %1, %c2 : index
    %3 = arith.muli %0, %2 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    scf.if %4 {
    } else {
      %5 = async.runtime.num_worker_threads : index
      %6 = arith.cmpi sgt, %5, %c4 : index
      %7 = arith.select %6, %cst_3, %cst_4 : f32
      %8 = arith.cmpi sgt, %5, %c8 : index
      %9 = arith.select %8, %cst_2, %7 : f32
      %10 = arith.cmpi sgt, %5, %c16 : index
      %11 = arith.select %10, %cst_1, %9 : f32
      %12 = arith.cmpi sgt, %5, %c32 : index
      %13 = arith.select %12, %cst_0, %11 : f32
      %14 = arith.cmpi sgt, %5, %c64 : index
      %15 = arith.select %14, %cst, %13 : f32
      %16 = arith.index_cast %5 : index to i32
      %17 = arith.sitofp %16 : i32 to f32
      %18 = arith.mulf %15, %17 : f32
      %19 = arith.fptosi %18 : f32 to i32
      %20 = arith.index_cast %19 : i32 to index
      %21 = arith.maxsi %20, %c1 : index
      %22 = arith.ceildivsi %3, %21 : index
      %23 = arith.maxsi %22, %c1 : index
      %24 = arith.minsi %3, %23 : index
      %25 = arith.ceildivsi %3, %24 : index
      %26 = arith.cmpi eq, %25, %c1 : index
      scf.if %26 {
        func.call @parallel_compute_fn_2(%c0, %24, %0, %2, %c5, %arg2, %c8, %c8, %arg2, %c2, %arg3, %arg0, %arg2, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
      } else {
        %27 = arith.subi %25, %c1 : index
        %28 = async.create_group %27 : !async.group
        func.call @async_dispatch_fn_2(%28, %c0, %25, %24, %0, %2, %c5, %arg2, %c8, %c8, %arg2, %c2, %arg3, %arg0, %arg2, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.await_all %28
      }
    }
    scf.if %true {
    } else {
      %5 = async.runtime.num_worker_threads : index
      %6 = arith.cmpi sgt, %5, %c4 : index
      %7 = arith.select %6, %cst_3, %cst_4 : f32
      %8 = arith.cmpi sgt, %5, %c8 : index
      %9 = arith.select %8, %cst_2, %7 : f32
      %10 = arith.cmpi sgt, %5, %c16 : index
      %11 = arith.select %10, %cst_1, %9 : f32
      %12 = arith.cmpi sgt, %5, %c32 : index
      %13 = arith.select %12, %cst_0, %11 : f32
      %14 = arith.cmpi sgt, %5, %c64 : index
      %15 = arith.select %14, %cst, %13 : f32
      %16 = arith.index_cast %5 : index to i32
      %17 = arith.sitofp %16 : i32 to f32
      %18 = arith.mulf %15, %17 : f32
      %19 = arith.fptosi %18 : f32 to i32
      %20 = arith.index_cast %19 : i32 to index
      %21 = arith.maxsi %20, %c1 : index
      %22 = arith.ceildivsi %c0, %21 : index
      %23 = arith.maxsi %22, %c1 : index
      %24 = arith.minsi %23, %c0 : index
      %25 = arith.ceildivsi %c0, %24 : index
      %26 = arith.cmpi eq, %25, %c1 : index
      scf.if %26 {
        func.call @parallel_compute_fn_1(%c0, %24, %c0, %c0, %arg2, %arg1, %arg2, %arg1, %c1, %c1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %27 = arith.subi %25, %c1 : index
        %28 = async.create_group %27 : !async.group
        func.call @async_dispatch_fn_1(%28, %c0, %25, %24, %c0, %c0, %arg2, %arg1, %arg2, %arg1, %c1, %c1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %28
      }
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %true = arith.constant true
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c1000 = arith.constant 1000 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = arith.subi %c1000, %arg2 : index
    %2 = arith.ceildivsi %1, %arg2 : index
    %3 = arith.muli %arg2, %c8 : index
    %4 = arith.muli %3, %0 : index
    %5 = arith.muli %4, %2 : index
    %6 = arith.cmpi eq, %5, %c0 : index
    scf.if %6 {
    } else {
      %9 = async.runtime.num_worker_threads : index
      %10 = arith.cmpi sgt, %9, %c4 : index
      %11 = arith.select %10, %cst_3, %cst_4 : f32
      %12 = arith.cmpi sgt, %9, %c8 : index
      %13 = arith.select %12, %cst_2, %11 : f32
      %14 = arith.cmpi sgt, %9, %c16 : index
      %15 = arith.select %14, %cst_1, %13 : f32
      %16 = arith.cmpi sgt, %9, %c32 : index
      %17 = arith.select %16, %cst_0, %15 : f32
      %18 = arith.cmpi sgt, %9, %c64 : index
      %19 = arith.select %18, %cst, %17 : f32
      %20 = arith.index_cast %9 : index to i32
      %21 = arith.sitofp %20 : i32 to f32
      %22 = arith.mulf %19, %21 : f32
      %23 = arith.fptosi %22 : f32 to i32
      %24 = arith.index_cast %23 : i32 to index
      %25 = arith.maxsi %24, %c1 : index
      %26 = arith.ceildivsi %5, %25 : index
      %27 = arith.maxsi %26, %c1 : index
      %28 = arith.minsi %5, %27 : index
      %29 = arith.ceildivsi %5, %28 : index
      %30 = arith.cmpi eq, %29, %c1 : index
      scf.if %30 {
        func.call @parallel_compute_fn_0(%c0, %28, %c8, %arg2, %0, %2, %c0, %c0, %c1, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c1, %c1, %arg2, %arg3, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
      } else {
        %31 = arith.subi %29, %c1 : index
        %32 = async.create_group %31 : !async.group
        func.call @async_dispatch_fn_0(%32, %c0, %29, %28, %c8, %arg2, %0, %2, %c0, %c0, %c1, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c1, %c1, %arg2, %arg3, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.await_all %32
      }
    }
    %7 = arith.subi %c1000, %arg2 : index
    %8 = arith.ceildivsi %7, %arg1 : index
    scf.if %true {
    } else {
      %9 = async.runtime.num_worker_threads : index
      %10 = arith.cmpi sgt, %9, %c4 : index
      %11 = arith.select %10, %cst_3, %cst_4 : f32
      %12 = arith.cmpi sgt, %9, %c8 : index
      %13 = arith.select %12, %cst_2, %11 : f32
      %14 = arith.cmpi sgt, %9, %c16 : index
      %15 = arith.select %14, %cst_1, %13 : f32
      %16 = arith.cmpi sgt, %9, %c32 : index
      %17 = arith.select %16, %cst_0, %15 : f32
      %18 = arith.cmpi sgt, %9, %c64 : index
      %19 = arith.select %18, %cst, %17 : f32
      %20 = arith.index_cast %9 : index to i32
      %21 = arith.sitofp %20 : i32 to f32
      %22 = arith.mulf %19, %21 : f32
      %23 = arith.fptosi %22 : f32 to i32
      %24 = arith.index_cast %23 : i32 to index
      %25 = arith.maxsi %24, %c1 : index
      %26 = arith.ceildivsi %c0, %25 : index
      %27 = arith.maxsi %26, %c1 : index
      %28 = arith.minsi %27, %c0 : index
      %29 = arith.ceildivsi %c0, %28 : index
      %30 = arith.cmpi eq, %29, %c1 : index
      scf.if %30 {
        func.call @parallel_compute_fn(%c0, %28, %8, %c0, %arg2, %arg1, %c1000, %arg1, %arg1, %c2, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %31 = arith.subi %29, %c1 : index
        %32 = async.create_group %31 : !async.group
        func.call @async_dispatch_fn(%32, %c0, %29, %28, %8, %c0, %arg2, %arg1, %c1000, %arg1, %arg1, %c2, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %32
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c0 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c0 : index
    %5 = arith.divsi %0, %c0 : index
    %6 = arith.remsi %5, %arg2 : index
    %7 = arith.remsi %3, %c0 : index
    %8 = arith.divsi %3, %c0 : index
    %9 = arith.remsi %8, %arg2 : index
    %10 = arith.addi %9, %c1 : index
    %11 = arith.addi %7, %c1 : index
    scf.for %arg12 = %6 to %10 step %c1 {
      %12 = arith.muli %arg12, %arg8 : index
      %13 = arith.addi %arg4, %12 : index
      %14 = arith.cmpi eq, %arg12, %6 : index
      %15 = arith.cmpi eq, %arg12, %9 : index
      %16 = arith.select %14, %4, %c0 : index
      %17 = arith.select %15, %11, %c0 : index
      scf.for %arg13 = %16 to %17 step %c1 {
        scf.for %arg14 = %c1 to %13 step %c1 {
          memref.store %arg10, %arg11[%arg14, %13] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: f32, %arg13: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: f32, %arg19: memref<?x?xf32>, %arg20: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = arith.muli %arg3, %c8 : index
    %1 = arith.muli %0, %arg4 : index
    %2 = arith.muli %1, %arg5 : index
    %3 = arith.muli %arg0, %arg1 : index
    %4 = arith.addi %3, %arg1 : index
    %5 = arith.minsi %4, %2 : index
    %6 = arith.subi %5, %c1 : index
    %7 = arith.remsi %3, %arg5 : index
    %8 = arith.divsi %3, %arg5 : index
    %9 = arith.remsi %8, %arg4 : index
    %10 = arith.divsi %8, %arg4 : index
    %11 = arith.remsi %10, %arg3 : index
    %12 = arith.divsi %10, %arg3 : index
    %13 = arith.remsi %12, %c8 : index
    %14 = arith.remsi %6, %arg5 : index
    %15 = arith.divsi %6, %arg5 : index
    %16 = arith.remsi %15, %arg4 : index
    %17 = arith.divsi %15, %arg4 : index
    %18 = arith.remsi %17, %arg3 : index
    %19 = arith.divsi %17, %arg3 : index
    %20 = arith.remsi %19, %c8 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.addi %16, %c1 : index
    %24 = arith.addi %14, %c1 : index
    scf.for %arg21 = %13 to %21 step %c1 {
      %25 = arith.cmpi eq, %arg21, %13 : index
      %26 = arith.cmpi eq, %arg21, %20 : index
      %27 = arith.select %25, %11, %c0 : index
      %28 = arith.select %26, %22, %arg3 : index
      scf.for %arg22 = %27 to %28 step %c1 {
        %29 = arith.cmpi eq, %arg22, %11 : index
        %30 = arith.cmpi eq, %arg22, %18 : index
        %31 = arith.andi %29, %25 : i1
        %32 = arith.andi %30, %26 : i1
        %33 = arith.select %31, %9, %c0 : index
        %34 = arith.select %32, %23, %arg4 : index
        scf.for %arg23 = %33 to %34 step %c1 {
          %35 = arith.cmpi eq, %arg23, %9 : index
          %36 = arith.cmpi eq, %arg23, %16 : index
          %37 = arith.andi %35, %31 : i1
          %38 = arith.andi %36, %32 : i1
          %39 = arith.select %37, %7, %c0 : index
          %40 = arith.select %38, %24, %arg5 : index
          scf.for %arg24 = %39 to %40 step %c1 {
            %41 = arith.muli %arg24, %arg17 : index
            %42 = arith.addi %arg9, %41 : index
            memref.store %arg18, %arg19[%arg20, %arg21] : memref<?x?xf32>
            memref.store %arg18, %arg19[%42, %arg21] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: f32, %arg21: memref<?x?xf32>, %arg22: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg23 = %arg1, %arg24 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg24, %arg23 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg23, %arg24 : index, index
    } do {
    ^bb0(%arg23: index, %arg24: index):
      %1 = arith.subi %arg24, %arg23 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg23, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg24, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg23, %3 : index, index
    }
    call @parallel_compute_fn_0(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
    return
  }
  func.func private @parallel_compute_fn_1(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %c0 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %c0 : index
    %5 = arith.divsi %0, %c0 : index
    %6 = arith.remsi %5, %c0 : index
    %7 = arith.remsi %3, %c0 : index
    %8 = arith.divsi %3, %c0 : index
    %9 = arith.remsi %8, %c0 : index
    %10 = arith.addi %9, %c1 : index
    %11 = arith.addi %7, %c1 : index
    scf.for %arg12 = %6 to %10 step %c1 {
      %12 = arith.addi %arg4, %arg12 : index
      %13 = arith.cmpi eq, %arg12, %6 : index
      %14 = arith.cmpi eq, %arg12, %9 : index
      %15 = arith.select %13, %4, %c0 : index
      %16 = arith.select %14, %11, %c0 : index
      scf.for %arg13 = %15 to %16 step %c1 {
        memref.store %arg10, %arg11[%12, %12] : memref<?x?xf32>
      }
    }
    return
  }
  func.func private @async_dispatch_fn_1(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: f32, %arg13: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_1(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn_1(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_2(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>, %arg12: index, %arg13: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg2, %arg3 : index
    %1 = arith.muli %arg0, %arg1 : index
    %2 = arith.addi %1, %arg1 : index
    %3 = arith.minsi %2, %0 : index
    %4 = arith.subi %3, %c1 : index
    %5 = arith.remsi %1, %arg3 : index
    %6 = arith.divsi %1, %arg3 : index
    %7 = arith.remsi %6, %arg2 : index
    %8 = arith.remsi %4, %arg3 : index
    %9 = arith.divsi %4, %arg3 : index
    %10 = arith.remsi %9, %arg2 : index
    %11 = arith.addi %10, %c1 : index
    %12 = arith.addi %8, %c1 : index
    scf.for %arg14 = %7 to %11 step %c1 {
      %13 = arith.cmpi eq, %arg14, %7 : index
      %14 = arith.cmpi eq, %arg14, %10 : index
      %15 = arith.select %13, %5, %c0 : index
      %16 = arith.select %14, %12, %arg3 : index
      scf.for %arg15 = %15 to %16 step %c1 {
        %17 = arith.muli %arg15, %c2 : index
        %18 = arith.addi %arg5, %17 : index
        memref.store %arg10, %arg11[%arg12, %arg13] : memref<?x?xf32>
        %19 = arith.cmpi slt, %arg12, %18 : index
        scf.if %19 {
          memref.store %arg10, %arg11[%18, %arg12] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_2(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: f32, %arg13: memref<?x?xf32>, %arg14: index, %arg15: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg16 = %arg1, %arg17 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg16, %arg17 : index, index
    } do {
    ^bb0(%arg16: index, %arg17: index):
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg16, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_2(%arg0, %3, %arg17, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg16, %3 : index, index
    }
    call @parallel_compute_fn_2(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
    return
  }
}

// -----
module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000 = arith.constant 1000 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %c1000, %arg1 : index
    %1 = arith.subi %arg1, %c1 : index
    %2 = arith.ceildivsi %1, %c2 : index
    %3 = arith.muli %0, %2 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    scf.if %4 {
    } else {
      %5 = async.runtime.num_worker_threads : index
      %6 = arith.cmpi sgt, %5, %c4 : index
      %7 = arith.select %6, %cst_3, %cst_4 : f32
      %8 = arith.cmpi sgt, %5, %c8 : index
      %9 = arith.select %8, %cst_2, %7 : f32
      %10 = arith.cmpi sgt, %5, %c16 : index
      %11 = arith.select %10, %cst_1, %9 : f32
      %12 = arith.cmpi sgt, %5, %c32 : index
      %13 = arith.select %12, %cst_0, %11 : f32
      %14 = arith.cmpi sgt, %5, %c64 : index
      %15 = arith.select %14, %cst, %13 : f32
      %16 = arith.index_cast %5 : index to i32
      %17 = arith.sitofp %16 : i32 to f32
      %18 = arith.mulf %15, %17 : f32
      %19 = arith.fptosi %18 : f32 to i32
      %20 = arith.index_cast %19 : i32 to index
      %21 = arith.maxsi %20, %c1 : index
      %22 = arith.ceildivsi %3, %21 : index
      %23 = arith.maxsi %22, %c1 : index
      %24 = arith.minsi %3, %23 : index
      %25 = arith.ceildivsi %3, %24 : index
      %26 = arith.cmpi eq, %25, %c1 : index
      scf.if %26 {
        func.call @parallel_compute_fn_0(%c0, %24, %0, %2, %arg1, %c1, %c1000, %arg1, %c1, %c2, %arg3, %arg0, %arg2, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
      } else {
        %27 = arith.subi %25, %c1 : index
        %28 = async.create_group %27 : !async.group
        func.call @async_dispatch_fn_0(%28, %c0, %25, %24, %0, %2, %arg1, %c1, %c1000, %arg1, %c1, %c2, %arg3, %arg0, %arg2, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.await_all %28
      }
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %0 = arith.subi %c64, %arg2 : index
    %1 = arith.cmpi eq, %0, %c0 : index
    scf.if %1 {
    } else {
      %2 = async.runtime.num_worker_threads : index
      %3 = arith.cmpi sgt, %2, %c4 : index
      %4 = arith.select %3, %cst_3, %cst_4 : f32
      %5 = arith.cmpi sgt, %2, %c8 : index
      %6 = arith.select %5, %cst_2, %4 : f32
      %7 = arith.cmpi sgt, %2, %c16 : index
      %8 = arith.select %7, %cst_1, %6 : f32
      %9 = arith.cmpi sgt, %2, %c32 : index
      %10 = arith.select %9, %cst_0, %8 : f32
      %11 = arith.cmpi sgt, %2, %c64 : index
      %12 = arith.select %11, %cst, %10 : f32
      %13 = arith.index_cast %2 : index to i32
      %14 = arith.sitofp %13 : i32 to f32
      %15 = arith.mulf %12, %14 : f32
      %16 = arith.fptosi %15 : f32 to i32
      %17 = arith.index_cast %16 : i32 to index
      %18 = arith.maxsi %17, %c1 : index
      %19 = arith.ceildivsi %0, %18 : index
      %20 = arith.maxsi %19, %c1 : index
      %21 = arith.minsi %0, %20 : index
      %22 = arith.ceildivsi %0, %21 : index
      %23 = arith.cmpi eq, %22, %c1 : index
      scf.if %23 {
        func.call @parallel_compute_fn(%c0, %21, %0, %arg2, %c64, %c1, %arg2, %arg1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %24 = arith.subi %22, %c1 : index
        %25 = async.create_group %24 : !async.group
        func.call @async_dispatch_fn(%25, %c0, %22, %21, %0, %arg2, %c64, %c1, %arg2, %arg1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %25
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: f32, %arg9: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %arg2 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %arg2 : index
    %5 = arith.remsi %3, %arg2 : index
    %6 = arith.addi %5, %c1 : index
    scf.for %arg10 = %4 to %6 step %c1 {
      %7 = arith.addi %arg3, %arg10 : index
      %8 = arith.cmpi slt, %arg6, %arg7 : index
      scf.if %8 {
        memref.store %arg8, %arg9[%arg7, %arg6] : memref<?x?xf32>
      }
      memref.store %arg8, %arg9[%7, %arg7] : memref<?x?xf32>
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg12 = %arg1, %arg13 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg13, %arg12 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg12, %arg13 : index, index
    } do {
    ^bb0(%arg12: index, %arg13: index):
      %1 = arith.subi %arg13, %arg12 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg12, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg13, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg12, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>, %arg12: index, %arg13: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg2, %arg3 : index
    %1 = arith.muli %arg0, %arg1 : index
    %2 = arith.addi %1, %arg1 : index
    %3 = arith.minsi %2, %0 : index
    %4 = arith.subi %3, %c1 : index
    %5 = arith.remsi %1, %arg3 : index
    %6 = arith.divsi %1, %arg3 : index
    %7 = arith.remsi %6, %arg2 : index
    %8 = arith.remsi %4, %arg3 : index
    %9 = arith.divsi %4, %arg3 : index
    %10 = arith.remsi %9, %arg2 : index
    %11 = arith.addi %10, %c1 : index
    %12 = arith.addi %8, %c1 : index
    scf.for %arg14 = %7 to %11 step %c1 {
      %13 = arith.addi %arg4, %arg14 : index
      %14 = arith.cmpi eq, %arg14, %7 : index
      %15 = arith.cmpi eq, %arg14, %10 : index
      %16 = arith.select %14, %5, %c0 : index
      %17 = arith.select %15, %12, %arg3 : index
      scf.for %arg15 = %16 to %17 step %c1 {
        scf.for %arg16 = %c1 to %arg13 step %c1 {
          memref.store %arg10, %arg11[%arg16, %arg12] : memref<?x?xf32>
        }
        scf.for %arg16 = %c1 to %13 step %c1 {
          memref.store %arg10, %arg11[%arg16, %arg13] : memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: f32, %arg13: memref<?x?xf32>, %arg14: index, %arg15: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg16 = %arg1, %arg17 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg16, %arg17 : index, index
    } do {
    ^bb0(%arg16: index, %arg17: index):
      %1 = arith.subi %arg17, %arg16 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg16, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg17, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg16, %3 : index, index
    }
    call @parallel_compute_fn_0(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
    return
  }
}

// -----
module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1000 = arith.constant 1000 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = arith.subi %c8, %arg1 : index
    %1 = arith.subi %arg2, %arg1 : index
    %2 = arith.ceildivsi %1, %c2 : index
    %3 = arith.ceildivsi %arg1, %arg1 : index
    %4 = arith.subi %c1000, %arg2 : index
    %5 = arith.ceildivsi %4, %arg1 : index
    %6 = arith.muli %0, %2 : index
    %7 = arith.muli %6, %3 : index
    %8 = arith.muli %7, %5 : index
    %9 = arith.cmpi eq, %8, %c0 : index
    scf.if %9 {
    } else {
      %10 = async.runtime.num_worker_threads : index
      %11 = arith.cmpi sgt, %10, %c4 : index
      %12 = arith.select %11, %cst_3, %cst_4 : f32
      %13 = arith.cmpi sgt, %10, %c8 : index
      %14 = arith.select %13, %cst_2, %12 : f32
      %15 = arith.cmpi sgt, %10, %c16 : index
      %16 = arith.select %15, %cst_1, %14 : f32
      %17 = arith.cmpi sgt, %10, %c32 : index
      %18 = arith.select %17, %cst_0, %16 : f32
      %19 = arith.cmpi sgt, %10, %c64 : index
      %20 = arith.select %19, %cst, %18 : f32
      %21 = arith.index_cast %10 : index to i32
      %22 = arith.sitofp %21 : i32 to f32
      %23 = arith.mulf %20, %22 : f32
      %24 = arith.fptosi %23 : f32 to i32
      %25 = arith.index_cast %24 : i32 to index
      %26 = arith.maxsi %25, %c1 : index
      %27 = arith.ceildivsi %8, %26 : index
      %28 = arith.maxsi %27, %c1 : index
      %29 = arith.minsi %8, %28 : index
      %30 = arith.ceildivsi %8, %29 : index
      %31 = arith.cmpi eq, %30, %c1 : index
      scf.if %31 {
        func.call @parallel_compute_fn(%c0, %29, %0, %2, %3, %5, %arg1, %arg1, %c0, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c2, %arg1, %arg1, %arg2, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %32 = arith.subi %30, %c1 : index
        %33 = async.create_group %32 : !async.group
        func.call @async_dispatch_fn(%33, %c0, %30, %29, %0, %2, %3, %5, %arg1, %arg1, %c0, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c2, %arg1, %arg1, %arg2, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %33
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: f32, %arg20: memref<?x?xf32>) {
    %cst = arith.constant 6.000000e-01 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 8.000000e-01 : f32
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c16 = arith.constant 16 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %cst_3 = arith.constant 4.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 8.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg2, %arg3 : index
    %1 = arith.muli %0, %arg4 : index
    %2 = arith.muli %1, %arg5 : index
    %3 = arith.muli %arg0, %arg1 : index
    %4 = arith.addi %3, %arg1 : index
    %5 = arith.minsi %4, %2 : index
    %6 = arith.subi %5, %c1 : index
    %7 = arith.remsi %3, %arg5 : index
    %8 = arith.divsi %3, %arg5 : index
    %9 = arith.remsi %8, %arg4 : index
    %10 = arith.divsi %8, %arg4 : index
    %11 = arith.remsi %10, %arg3 : index
    %12 = arith.divsi %10, %arg3 : index
    %13 = arith.remsi %12, %arg2 : index
    %14 = arith.remsi %6, %arg5 : index
    %15 = arith.divsi %6, %arg5 : index
    %16 = arith.remsi %15, %arg4 : index
    %17 = arith.divsi %15, %arg4 : index
    %18 = arith.remsi %17, %arg3 : index
    %19 = arith.divsi %17, %arg3 : index
    %20 = arith.remsi %19, %arg2 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.addi %18, %c1 : index
    %23 = arith.addi %16, %c1 : index
    %24 = arith.addi %14, %c1 : index
    scf.for %arg21 = %13 to %21 step %c1 {
      %25 = arith.addi %arg6, %arg21 : index
      %26 = arith.cmpi eq, %arg21, %13 : index
      %27 = arith.cmpi eq, %arg21, %20 : index
      %28 = arith.select %26, %11, %c0 : index
      %29 = arith.select %27, %22, %arg3 : index
      scf.for %arg22 = %28 to %29 step %c1 {
        %30 = arith.cmpi eq, %arg22, %11 : index
        %31 = arith.cmpi eq, %arg22, %18 : index
        %32 = arith.andi %30, %26 : i1
        %33 = arith.andi %31, %27 : i1
        %34 = arith.select %32, %9, %c0 : index
        %35 = arith.select %33, %23, %arg4 : index
        scf.for %arg23 = %34 to %35 step %c1 {
          %36 = arith.muli %arg23, %arg16 : index
          %37 = arith.cmpi eq, %arg23, %9 : index
          %38 = arith.cmpi eq, %arg23, %16 : index
          %39 = arith.andi %37, %32 : i1
          %40 = arith.andi %38, %33 : i1
          %41 = arith.select %39, %7, %c0 : index
          %42 = arith.select %40, %24, %arg5 : index
          scf.for %arg24 = %41 to %42 step %c1 {
            %43 = arith.muli %arg24, %arg17 : index
            %44 = arith.addi %arg9, %43 : index
            %45 = arith.subi %44, %c5 : index
            %46 = arith.ceildivsi %45, %36 : index
            %47 = arith.cmpi eq, %46, %c0 : index
            scf.if %47 {
            } else {
              %48 = async.runtime.num_worker_threads : index
              %49 = arith.cmpi sgt, %48, %c4 : index
              %50 = arith.select %49, %cst_3, %cst_4 : f32
              %51 = arith.cmpi sgt, %48, %c8 : index
              %52 = arith.select %51, %cst_2, %50 : f32
              %53 = arith.cmpi sgt, %48, %c16 : index
              %54 = arith.select %53, %cst_1, %52 : f32
              %55 = arith.cmpi sgt, %48, %c32 : index
              %56 = arith.select %55, %cst_0, %54 : f32
              %57 = arith.cmpi sgt, %48, %c64 : index
              %58 = arith.select %57, %cst, %56 : f32
              %59 = arith.index_cast %48 : index to i32
              %60 = arith.sitofp %59 : i32 to f32
              %61 = arith.mulf %58, %60 : f32
              %62 = arith.fptosi %61 : f32 to i32
              %63 = arith.index_cast %62 : i32 to index
              %64 = arith.maxsi %63, %c1 : index
              %65 = arith.ceildivsi %46, %64 : index
              %66 = arith.maxsi %65, %c1 : index
              %67 = arith.minsi %46, %66 : index
              %68 = arith.ceildivsi %46, %67 : index
              %69 = arith.cmpi eq, %68, %c1 : index
              scf.if %69 {
                func.call @parallel_compute_fn_0(%c0, %67, %46, %c5, %44, %36, %arg18, %25, %arg19, %arg20, %36, %44) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
              } else {
                %70 = arith.subi %68, %c1 : index
                %71 = async.create_group %70 : !async.group
                func.call @async_dispatch_fn_0(%71, %c0, %68, %67, %46, %c5, %44, %36, %arg18, %25, %arg19, %arg20, %36, %44) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
                async.await_all %71
              }
            }
          }
        }
      }
    }
    return
  }
  func.func private @async_dispatch_fn(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: f32, %arg22: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg23 = %arg1, %arg24 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg24, %arg23 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg23, %arg24 : index, index
    } do {
    ^bb0(%arg23: index, %arg24: index):
      %1 = arith.subi %arg24, %arg23 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg23, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn(%arg0, %3, %arg24, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg23, %3 : index, index
    }
    call @parallel_compute_fn(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
    return
  }
  func.func private @parallel_compute_fn_0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: f32, %arg9: memref<?x?xf32>, %arg10: index, %arg11: index) {
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %arg1 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = arith.minsi %1, %arg2 : index
    %3 = arith.subi %2, %c1 : index
    %4 = arith.remsi %0, %arg2 : index
    %5 = arith.remsi %3, %arg2 : index
    %6 = arith.addi %5, %c1 : index
    scf.for %arg12 = %4 to %6 step %c1 {
      %7 = arith.cmpi slt, %arg6, %arg7 : index
      scf.if %7 {
        memref.store %arg8, %arg9[%arg7, %arg6] : memref<?x?xf32>
      }
      memref.store %arg8, %arg9[%arg10, %arg11] : memref<?x?xf32>
    }
    return
  }
  func.func private @async_dispatch_fn_0(%arg0: !async.group, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: f32, %arg11: memref<?x?xf32>, %arg12: index, %arg13: index) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.while (%arg14 = %arg1, %arg15 = %arg2) : (index, index) -> (index, index) {
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.cmpi sgt, %1, %c1 : index
      scf.condition(%2) %arg14, %arg15 : index, index
    } do {
    ^bb0(%arg14: index, %arg15: index):
      %1 = arith.subi %arg15, %arg14 : index
      %2 = arith.divsi %1, %c2 : index
      %3 = arith.addi %arg14, %2 : index
      %token = async.execute {
        func.call @async_dispatch_fn_0(%arg0, %3, %arg15, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.yield
      }
      %4 = async.add_to_group %token, %arg0 : !async.token
      scf.yield %arg14, %3 : index, index
    }
    call @parallel_compute_fn_0(%arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
    return
  }
}

