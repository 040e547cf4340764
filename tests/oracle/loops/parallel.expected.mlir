module {
  func.func @f0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c8 = arith.constant 8 : index
    %c1000 = arith.constant 1000 : index
    %c9 = arith.constant 9 : index
    %0 = arith.ceildivsi %c8, %arg1 : index
    %1 = arith.muli %0, %c9 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    scf.if %2 {
    } else {
      %3 = arith.ceildivsi %1, %c32 : index
      %4 = arith.maxsi %3, %c1000 : index
      %5 = arith.minsi %1, %4 : index
      %6 = arith.ceildivsi %1, %5 : index
      %7 = arith.cmpi eq, %6, %c1 : index
      scf.if %7 {
        func.call @parallel_compute_fn(%c0, %5, %c9, %0, %c1, %c0, %c10, %c8, %c1, %arg1, %arg0, %arg2, %arg1, %arg3) : (index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
      } else {
        %8 = arith.subi %6, %c1 : index
        %9 = async.create_group %8 : !async.group
        func.call @async_dispatch_fn(%9, %c0, %6, %5, %c9, %0, %c1, %c0, %c10, %c8, %c1, %arg1, %arg0, %arg2, %arg1, %arg3) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<?x?xf32>, index, index, f32) -> ()
        async.await_all %9
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
    %c31 = arith.constant 31 : index
    %true = arith.constant true
    %false = arith.constant false
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
      scf.if %true {
        scf.if %false {
          func.call @parallel_compute_fn_with_aligned_loops(%c0, %c2048, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        } else {
          %0 = async.create_group %c31 : !async.group
          func.call @async_dispatch_fn(%0, %c0, %c32, %c2048, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          async.await_all %0
        }
      } else {
        scf.if %false {
          func.call @parallel_compute_fn(%c0, %c2048, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        } else {
          %0 = async.create_group %c31 : !async.group
          func.call @async_dispatch_fn_0(%0, %c0, %c32, %c2048, %c2048, %c32, %c0, %c1, %c4096, %c64, %c2, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          async.await_all %0
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
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c513 = arith.constant 513 : index
    %c64 = arith.constant 64 : index
    %c3 = arith.constant 3 : index
    %c1000 = arith.constant 1000 : index
    %c171 = arith.constant 171 : index
    %0 = arith.subi %c64, %arg1 : index
    %1 = arith.ceildivsi %0, %c3 : index
    %2 = arith.muli %1, %c171 : index
    %3 = arith.cmpi eq, %2, %c0 : index
    scf.if %3 {
    } else {
      %4 = arith.ceildivsi %2, %c32 : index
      %5 = arith.maxsi %4, %c1000 : index
      %6 = arith.minsi %2, %5 : index
      %7 = arith.ceildivsi %2, %6 : index
      %8 = arith.cmpi eq, %7, %c1 : index
      scf.if %8 {
        func.call @parallel_compute_fn(%c0, %6, %c171, %1, %c0, %arg1, %c513, %c64, %c3, %c3, %arg3, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
      } else {
        %9 = arith.subi %7, %c1 : index
        %10 = async.create_group %9 : !async.group
        func.call @async_dispatch_fn(%10, %c0, %7, %6, %c171, %1, %c0, %arg1, %c513, %c64, %c3, %c3, %arg3, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.await_all %10
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
    %c1000 = arith.constant 1000 : index
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c1366 = arith.constant 1366 : index
    %false = arith.constant false
    %c257 = arith.constant 257 : index
    %c4096 = arith.constant 4096 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c513 = arith.constant 513 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<9x9xf32>
    scf.if %false {
    } else {
      scf.if %true {
        func.call @parallel_compute_fn_1(%c0, %c257, %c257, %c0, %c513, %c2, %alloc) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
      } else {
        %0 = async.create_group %c0 : !async.group
        func.call @async_dispatch_fn_2(%0, %c0, %c1, %c257, %c257, %c0, %c513, %c2, %alloc) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.await_all %0
      }
    }
    scf.if %false {
    } else {
      scf.if %false {
        func.call @parallel_compute_fn(%c0, %c1000, %c1366, %c0, %c4096, %c3, %alloc) : (index, index, index, index, index, index, memref<9x9xf32>) -> ()
      } else {
        %0 = async.create_group %c1 : !async.group
        func.call @async_dispatch_fn(%0, %c0, %c2, %c1000, %c1366, %c0, %c4096, %c3, %alloc) : (!async.group, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
        async.await_all %0
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
    %c31 = arith.constant 31 : index
    %c5661 = arith.constant 5661 : index
    %true = arith.constant true
    %c32 = arith.constant 32 : index
    %c5339 = arith.constant 5339 : index
    %false = arith.constant false
    %c333 = arith.constant 333 : index
    %c3 = arith.constant 3 : index
    %c1000 = arith.constant 1000 : index
    %c513 = arith.constant 513 : index
    %cst = arith.constant 2.500000e+00 : f32
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
        memref.store %cst, %arg6[%arg8, %7] : memref<9x9xf32>
      }
      scf.if %false {
      } else {
        scf.if %true {
          scf.if %false {
            func.call @parallel_compute_fn_with_aligned_loops(%c0, %c5661, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          } else {
            %8 = async.create_group %c31 : !async.group
            func.call @async_dispatch_fn_0(%8, %c0, %c32, %c5661, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
            async.await_all %8
          }
        } else {
          scf.if %false {
            func.call @parallel_compute_fn_0(%c0, %c5339, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
          } else {
            %8 = async.create_group %c31 : !async.group
            func.call @async_dispatch_fn_1(%8, %c0, %c32, %c5339, %c513, %c333, %c0, %c1, %c513, %c1000, %c1, %c3, %7, %arg6) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, memref<9x9xf32>) -> ()
            async.await_all %8
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
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    %0 = arith.subi %arg2, %arg1 : index
    %1 = arith.ceildivsi %c10, %arg2 : index
    scf.if %true {
    } else {
      %2 = arith.ceildivsi %c0, %c0 : index
      %3 = arith.cmpi eq, %2, %c1 : index
      scf.if %3 {
        func.call @parallel_compute_fn(%c0, %c0, %0, %c0, %1, %arg1, %arg1, %arg1, %c0, %c0, %arg2, %arg1, %c10, %arg1, %c1, %c1, %arg2, %c1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %4 = arith.subi %2, %c1 : index
        %5 = async.create_group %4 : !async.group
        func.call @async_dispatch_fn(%5, %c0, %2, %c0, %0, %c0, %1, %arg1, %arg1, %arg1, %c0, %c0, %arg2, %arg1, %c10, %arg1, %c1, %c1, %arg2, %c1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %5
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
    %c32 = arith.constant 32 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c1000 = arith.constant 1000 : index
    %c3 = arith.constant 3 : index
    %0 = arith.ceildivsi %c3, %arg2 : index
    %1 = arith.subi %c8, %arg2 : index
    %2 = arith.ceildivsi %1, %c2 : index
    %3 = arith.muli %0, %2 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    scf.if %4 {
    } else {
      %5 = arith.ceildivsi %3, %c32 : index
      %6 = arith.maxsi %5, %c1000 : index
      %7 = arith.minsi %3, %6 : index
      %8 = arith.ceildivsi %3, %7 : index
      %9 = arith.cmpi eq, %8, %c1 : index
      scf.if %9 {
        func.call @parallel_compute_fn_2(%c0, %7, %0, %2, %c5, %arg2, %c8, %c8, %arg2, %c2, %arg3, %arg0, %arg2, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
      } else {
        %10 = arith.subi %8, %c1 : index
        %11 = async.create_group %10 : !async.group
        func.call @async_dispatch_fn_2(%11, %c0, %8, %7, %0, %2, %c5, %arg2, %c8, %c8, %arg2, %c2, %arg3, %arg0, %arg2, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.await_all %11
      }
    }
    scf.if %true {
    } else {
      %5 = arith.ceildivsi %c0, %c0 : index
      %6 = arith.cmpi eq, %5, %c1 : index
      scf.if %6 {
        func.call @parallel_compute_fn_1(%c0, %c0, %c0, %c0, %arg2, %arg1, %arg2, %arg1, %c1, %c1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %7 = arith.subi %5, %c1 : index
        %8 = async.create_group %7 : !async.group
        func.call @async_dispatch_fn_1(%8, %c0, %5, %c0, %c0, %c0, %arg2, %arg1, %arg2, %arg1, %c1, %c1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %8
      }
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %c32 = arith.constant 32 : index
    %true = arith.constant true
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
      %9 = arith.ceildivsi %5, %c32 : index
      %10 = arith.maxsi %9, %c1000 : index
      %11 = arith.minsi %5, %10 : index
      %12 = arith.ceildivsi %5, %11 : index
      %13 = arith.cmpi eq, %12, %c1 : index
      scf.if %13 {
        func.call @parallel_compute_fn_0(%c0, %11, %c8, %arg2, %0, %2, %c0, %c0, %c1, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c1, %c1, %arg2, %arg3, %arg0, %arg1) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
      } else {
        %14 = arith.subi %12, %c1 : index
        %15 = async.create_group %14 : !async.group
        func.call @async_dispatch_fn_0(%15, %c0, %12, %11, %c8, %arg2, %0, %2, %c0, %c0, %c1, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c1, %c1, %arg2, %arg3, %arg0, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index) -> ()
        async.await_all %15
      }
    }
    %7 = arith.subi %c1000, %arg2 : index
    %8 = arith.ceildivsi %7, %arg1 : index
    scf.if %true {
    } else {
      %9 = arith.ceildivsi %c0, %c0 : index
      %10 = arith.cmpi eq, %9, %c1 : index
      scf.if %10 {
        func.call @parallel_compute_fn(%c0, %c0, %8, %c0, %arg2, %arg1, %c1000, %arg1, %arg1, %c2, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %11 = arith.subi %9, %c1 : index
        %12 = async.create_group %11 : !async.group
        func.call @async_dispatch_fn(%12, %c0, %9, %c0, %8, %c0, %arg2, %arg1, %c1000, %arg1, %arg1, %c2, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %12
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
    %c32 = arith.constant 32 : index
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
      %5 = arith.ceildivsi %3, %c32 : index
      %6 = arith.maxsi %5, %c1000 : index
      %7 = arith.minsi %3, %6 : index
      %8 = arith.ceildivsi %3, %7 : index
      %9 = arith.cmpi eq, %8, %c1 : index
      scf.if %9 {
        func.call @parallel_compute_fn_0(%c0, %7, %0, %2, %arg1, %c1, %c1000, %arg1, %c1, %c2, %arg3, %arg0, %arg2, %arg1) : (index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
      } else {
        %10 = arith.subi %8, %c1 : index
        %11 = async.create_group %10 : !async.group
        func.call @async_dispatch_fn_0(%11, %c0, %8, %7, %0, %2, %arg1, %c1, %c1000, %arg1, %c1, %c2, %arg3, %arg0, %arg2, %arg1) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
        async.await_all %11
      }
    }
    return
  }
  func.func @f1(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi32>) {
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c1000 = arith.constant 1000 : index
    %0 = arith.subi %c64, %arg2 : index
    %1 = arith.cmpi eq, %0, %c0 : index
    scf.if %1 {
    } else {
      %2 = arith.ceildivsi %0, %c32 : index
      %3 = arith.maxsi %2, %c1000 : index
      %4 = arith.minsi %0, %3 : index
      %5 = arith.ceildivsi %0, %4 : index
      %6 = arith.cmpi eq, %5, %c1 : index
      scf.if %6 {
        func.call @parallel_compute_fn(%c0, %4, %0, %arg2, %c64, %c1, %arg2, %arg1, %arg3, %arg0) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %7 = arith.subi %5, %c1 : index
        %8 = async.create_group %7 : !async.group
        func.call @async_dispatch_fn(%8, %c0, %5, %4, %0, %arg2, %c64, %c1, %arg2, %arg1, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %8
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
    %c32 = arith.constant 32 : index
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
      %10 = arith.ceildivsi %8, %c32 : index
      %11 = arith.maxsi %10, %c1000 : index
      %12 = arith.minsi %8, %11 : index
      %13 = arith.ceildivsi %8, %12 : index
      %14 = arith.cmpi eq, %13, %c1 : index
      scf.if %14 {
        func.call @parallel_compute_fn(%c0, %12, %0, %2, %3, %5, %arg1, %arg1, %c0, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c2, %arg1, %arg1, %arg2, %arg3, %arg0) : (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
      } else {
        %15 = arith.subi %13, %c1 : index
        %16 = async.create_group %15 : !async.group
        func.call @async_dispatch_fn(%16, %c0, %13, %12, %0, %2, %3, %5, %arg1, %arg1, %c0, %arg2, %c8, %arg2, %arg1, %c1000, %c1, %c2, %arg1, %arg1, %arg2, %arg3, %arg0) : (!async.group, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>) -> ()
        async.await_all %16
      }
    }
    return
  }
  func.func private @parallel_compute_fn(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: f32, %arg20: memref<?x?xf32>) {
    %c32 = arith.constant 32 : index
    %c1000 = arith.constant 1000 : index
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
              %48 = arith.ceildivsi %46, %c32 : index
              %49 = arith.maxsi %48, %c1000 : index
              %50 = arith.minsi %46, %49 : index
              %51 = arith.ceildivsi %46, %50 : index
              %52 = arith.cmpi eq, %51, %c1 : index
              scf.if %52 {
                func.call @parallel_compute_fn_0(%c0, %50, %46, %c5, %44, %36, %arg18, %25, %arg19, %arg20, %36, %44) : (index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
              } else {
                %53 = arith.subi %51, %c1 : index
                %54 = async.create_group %53 : !async.group
                func.call @async_dispatch_fn_0(%54, %c0, %51, %50, %46, %c5, %44, %36, %arg18, %25, %arg19, %arg20, %36, %44) : (!async.group, index, index, index, index, index, index, index, index, index, f32, memref<?x?xf32>, index, index) -> ()
                async.await_all %54
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

