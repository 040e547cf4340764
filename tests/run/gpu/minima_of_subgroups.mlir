// RUN: stretto-run %s --input=33 | filecheck %s
// Block sizes that aren't known: LLVM's loop vectoriser aborted on the loops of such a reduction.
// CHECK: {{^}}-32{{$}}
func.func private @printF32(f32)
func.func private @printNewline()
func.func @main(%threads: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc () : memref<1xf32>
  %d = gpu.alloc () : memref<1xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %i = arith.index_cast %tx : index to i32
    %f = arith.sitofp %i : i32 to f32
    %x = arith.negf %f : f32
    %u = gpu.subgroup_reduce minnumf %x : (f32) -> f32
    %v = gpu.subgroup_reduce maxnumf %x : (f32) -> f32
    %last = arith.subi %threads, %c1 : index
    %is_last = arith.cmpi eq, %tx, %last : index
    scf.if %is_last {
      %w = arith.minnumf %u, %v : f32
      memref.store %w, %d[%c0] : memref<1xf32>
    }
    gpu.terminator
  }
  gpu.memcpy %h, %d : memref<1xf32>, memref<1xf32>
  %r = memref.load %h[%c0] : memref<1xf32>
  call @printF32(%r) : (f32) -> ()
  call @printNewline() : () -> ()
  gpu.dealloc %d : memref<1xf32>
  memref.dealloc %h : memref<1xf32>
  return
}
