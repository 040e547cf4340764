// Prints: 516096
// Prints: 16
// A tiled product of 64x64 matrices: tiles of 16x16 in workgroup memory, two barriers a step.
// a[i][j] = i + j, b = 2 * the identity: c = 2 a. The sum is 2 * 64 * 64 * 63 = 516096; c[3][5] = 16.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @matmul(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
        workgroup(%ta: memref<16x16xf32, #gpu.address_space<workgroup>>,
                  %tb: memref<16x16xf32, #gpu.address_space<workgroup>>) kernel {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %tile = arith.constant 16 : index
      %size = arith.constant 64 : index
      %none = arith.constant 0.0 : f32
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %row = gpu.global_id y
      %column = gpu.global_id x
      %sum = scf.for %k = %zero to %size step %tile iter_args(%s = %none) -> (f32) {
        %ak = arith.addi %k, %tx : index
        %bk = arith.addi %k, %ty : index
        %x = memref.load %a[%row, %ak] : memref<64x64xf32>
        %y = memref.load %b[%bk, %column] : memref<64x64xf32>
        memref.store %x, %ta[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        memref.store %y, %tb[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %t = scf.for %j = %zero to %tile step %one iter_args(%u = %s) -> (f32) {
          %p = memref.load %ta[%ty, %j] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %q = memref.load %tb[%j, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %r = arith.mulf %p, %q : f32
          %v = arith.addf %u, %r : f32
          scf.yield %v : f32
        }
        gpu.barrier
        scf.yield %t : f32
      }
      memref.store %sum, %c[%row, %column] : memref<64x64xf32>
      gpu.return
    }
  }
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c16 = arith.constant 16 : index
    %n = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %two = arith.constant 2.0 : f32
    %a = memref.alloc() : memref<64x64xf32>
    %b = memref.alloc() : memref<64x64xf32>
    %c = memref.alloc() : memref<64x64xf32>
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %k = arith.addi %i, %j : index
        %w = arith.index_cast %k : index to i32
        %x = arith.sitofp %w : i32 to f32
        memref.store %x, %a[%i, %j] : memref<64x64xf32>
        %diagonal = arith.cmpi eq, %i, %j : index
        %y = arith.select %diagonal, %two, %zero : f32
        memref.store %y, %b[%i, %j] : memref<64x64xf32>
      }
    }
    %da, %ta = gpu.alloc async () : memref<64x64xf32>
    %db, %tb = gpu.alloc async () : memref<64x64xf32>
    %dc, %tc = gpu.alloc async () : memref<64x64xf32>
    %ca = gpu.memcpy async [%ta] %da, %a : memref<64x64xf32>, memref<64x64xf32>
    %cb = gpu.memcpy async [%tb] %db, %b : memref<64x64xf32>, memref<64x64xf32>
    %run = gpu.launch_func async [%ca, %cb, %tc] @kernels::@matmul
        blocks in (%c4, %c4, %c1) threads in (%c16, %c16, %c1)
        args(%da : memref<64x64xf32>, %db : memref<64x64xf32>, %dc : memref<64x64xf32>)
    %back = gpu.memcpy async [%run] %c, %dc : memref<64x64xf32>, memref<64x64xf32>
    %fa = gpu.dealloc async [%run] %da : memref<64x64xf32>
    %fb = gpu.dealloc async [%run] %db : memref<64x64xf32>
    %fc = gpu.dealloc async [%back] %dc : memref<64x64xf32>
    gpu.wait [%fa, %fb, %fc]
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
      %t = scf.for %j = %c0 to %n step %c1 iter_args(%u = %s) -> (f32) {
        %x = memref.load %c[%i, %j] : memref<64x64xf32>
        %v = arith.addf %u, %x : f32
        scf.yield %v : f32
      }
      scf.yield %t : f32
    }
    %total = arith.fptosi %sum : f32 to i64
    %x = memref.load %c[%c3, %c5] : memref<64x64xf32>
    %element = arith.fptosi %x : f32 to i64
    func.call @printI64(%total) : (i64) -> ()
    func.call @printNewline() : () -> ()
    func.call @printI64(%element) : (i64) -> ()
    func.call @printNewline() : () -> ()
    memref.dealloc %a : memref<64x64xf32>
    memref.dealloc %b : memref<64x64xf32>
    memref.dealloc %c : memref<64x64xf32>
    return
  }
}
