// RUN: stretto-opt %s --keep-names -stretto-gpu-kernels-to-blocks | filecheck %s
// RUN: stretto-opt %s --keep-names -stretto-gpu-kernels-to-blocks="method=coroutines" | filecheck %s --check-prefix=COROUTINES
// RUN: stretto-opt %s --keep-names -stretto-gpu-kernels-to-blocks="method=fission" | filecheck %s

// A kernel becomes a function for the block size of a launch, and one for any size. Threads are loops, cut at the
// barrier; what outlives it and isn't cheap to compute anew (%w, not %i) is kept in memory.

module attributes {gpu.container_module} {
  gpu.module @mod {
    gpu.func @k(%x: memref<?xf32>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
      %i = gpu.global_id x
      %t = gpu.thread_id x
      %c63 = arith.constant 63 : index
      %v = memref.load %x[%i] : memref<?xf32>
      %w = arith.mulf %v, %v : f32
      memref.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %j = arith.subi %c63, %t : index
      %o = memref.load %s[%j] : memref<64xf32, #gpu.address_space<workgroup>>
      %r = arith.addf %o, %w : f32
      memref.store %r, %x[%i] : memref<?xf32>
      gpu.return
    }
  }
  func.func @main(%x: memref<?xf32>, %n: index) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @mod::@k blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<?xf32>)
    gpu.launch_func @mod::@k blocks in (%c2, %c1, %c1) threads in (%n, %c1, %c1) args(%x : memref<?xf32>)
    return
  }
}
// CHECK:       gpu.binary @mod{{ +}}[#gpu.object<#stretto.cpu, offload = "">]
// CHECK:       gpu.launch_func
// CHECK-LABEL: func.func private @mod_k_64x1x1(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: !llvm.ptr)
// CHECK-SAME:  stretto.fails_by_value
// CHECK:         [[S:%[a-z_0-9]+]] = memref.alloca() {alignment = 64 : i64} : memref<64xf32>
// CHECK:         [[W:%[a-z_0-9]+]] = memref.alloca() {alignment = 64 : i64} : memref<64xf32>
// CHECK:         scf.for {{.*}} iter_args
// CHECK:           scf.for [[T:%[a-z_0-9]+]] =
// CHECK:             %v = memref.load %{{.*}} {llvm.access.group} : memref<?xf32>
// CHECK-NEXT:        %w = arith.mulf %v, %v : f32
// CHECK-NEXT:        memref.store %w, [[W]][[[T]]] {llvm.access.group} : memref<64xf32>
// CHECK-NEXT:        memref.store %v, [[S]][[[T]]] {llvm.access.group} : memref<64xf32>
// CHECK-NEXT:      } {llvm.loop.parallel_accesses, llvm.loop.unroll.disable}
// CHECK:           scf.for [[T:%[a-z_0-9]+]] =
// CHECK:             %o = memref.load [[S]]
// CHECK:             memref.load [[W]][[[T]]]
// CHECK:             %r = arith.addf
// CHECK:             memref.store %r
// CHECK-NEXT:      } {llvm.loop.parallel_accesses, llvm.loop.unroll.disable}
// CHECK-LABEL: func.func private @mod_k_any(
// CHECK:       llvm.mlir.global internal constant @__stretto_kernel_mod_k()
// CHECK-SAME:  stretto.kernel_type = (memref<?xf32>) -> ()

// COROUTINES-LABEL: func.func private @mod_k_64x1x1_thread(
// COROUTINES-SAME:  passthrough = ["presplitcoroutine"]
// COROUTINES:         llvm.intr.coro.begin
// COROUTINES:         %w = arith.mulf
// COROUTINES:         llvm.intr.coro.save
// COROUTINES-NEXT:    {{.*}} = arith.constant false
// COROUTINES-NEXT:    llvm.intr.coro.suspend
// COROUTINES-NEXT:    llvm.switch
// COROUTINES:         %r = arith.addf %o, %w : f32
// COROUTINES-LABEL: func.func private @mod_k_64x1x1(
// COROUTINES:         scf.for
// COROUTINES:           call @mod_k_64x1x1_thread(
// COROUTINES:         scf.while
// COROUTINES:           llvm.intr.coro.resume
// COROUTINES:         llvm.call @free
// COROUTINES:         stretto.check
