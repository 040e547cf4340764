// RUN: stretto-run %s --leak-check | filecheck %s
// A block reverses its elements through workgroup memory whose size the launch gives: two arrays in one.
// CHECK: [7,  6,  5,  4,  3,  2,  1,  0]
// CHECK: [14,  12,  10,  8,  6,  4,  2,  0]
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @reverse(%a: memref<8xf32>, %b: memref<8xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c7 = arith.constant 7 : index
      %t = gpu.thread_id x
      %all = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %x = memref.view %all[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<8xf32, #gpu.address_space<workgroup>>
      %y = memref.view %all[%c32][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<8xf32, #gpu.address_space<workgroup>>
      %u = memref.load %a[%t] : memref<8xf32>
      %v = arith.addf %u, %u : f32
      memref.store %u, %x[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      memref.store %v, %y[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %r = arith.subi %c7, %t : index
      %p = memref.load %x[%r] : memref<8xf32, #gpu.address_space<workgroup>>
      %q = memref.load %y[%r] : memref<8xf32, #gpu.address_space<workgroup>>
      memref.store %p, %a[%t] : memref<8xf32>
      memref.store %q, %b[%t] : memref<8xf32>
      gpu.return
    }
  }
  func.func private @printMemrefF32(memref<*xf32>)
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %bytes = arith.constant 64 : i32
    %a = memref.alloc() : memref<8xf32>
    %b = memref.alloc() : memref<8xf32>
    scf.for %i = %c0 to %c8 step %c1 {
      %k = arith.index_cast %i : index to i32
      %x = arith.sitofp %k : i32 to f32
      memref.store %x, %a[%i] : memref<8xf32>
    }
    gpu.launch_func @kernels::@reverse blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1)
        dynamic_shared_memory_size %bytes args(%a : memref<8xf32>, %b : memref<8xf32>)
    %ua = memref.cast %a : memref<8xf32> to memref<*xf32>
    %ub = memref.cast %b : memref<8xf32> to memref<*xf32>
    func.call @printMemrefF32(%ua) : (memref<*xf32>) -> ()
    func.call @printMemrefF32(%ub) : (memref<*xf32>) -> ()
    memref.dealloc %a : memref<8xf32>
    memref.dealloc %b : memref<8xf32>
    return
  }
}
