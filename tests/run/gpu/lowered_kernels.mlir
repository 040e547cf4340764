// RUN: stretto-run %s --input=8xi64=9 --print-outputs | filecheck %s

// Kernels that are in the llvm dialect already: one that asks for its thread and waits for others, one that doesn't.

module attributes {gpu.container_module} {
  gpu.module @mod {
    llvm.func @place(%x: !llvm.ptr, %n: i64) attributes {gpu.kernel} {
      %t = gpu.thread_id x
      %i = arith.index_cast %t : index to i64
      %c = llvm.icmp "slt" %i, %n : i64
      llvm.cond_br %c, ^store, ^end
    ^store:
      %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %i, %p : i64, !llvm.ptr
      llvm.br ^end
    ^end:
      gpu.barrier
      llvm.return
    }
    llvm.func @doubled(%x: i64) -> i64 {
      %y = llvm.add %x, %x : i64
      llvm.return %y : i64
    }
    llvm.func @first(%x: !llvm.ptr) attributes {gpu.kernel} {
      %v = llvm.mlir.constant(21 : i64) : i64
      %w = llvm.call @doubled(%v) : (i64) -> i64
      llvm.store %w, %x : i64, !llvm.ptr
      llvm.return
    }
  }
  func.func @main(%x: memref<8xi64>) {
    %one = arith.constant 1 : index
    %threads = arith.constant 8 : index
    %n = arith.constant 6 : i64
    %a = memref.extract_aligned_pointer_as_index %x : memref<8xi64> -> index
    %i = arith.index_cast %a : index to i64
    %p = llvm.inttoptr %i : i64 to !llvm.ptr
    gpu.launch_func @mod::@place blocks in (%one, %one, %one) threads in (%threads, %one, %one)
      args(%p : !llvm.ptr, %n : i64)
    gpu.launch_func @mod::@first blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%p : !llvm.ptr)
    return
  }
}
// CHECK: [42,  1,  2,  3,  4,  5,  9,  9]
