// Prints: 0.000000e+00
// The host reads what gpu.alloc gave. As with managed memory that works, unless --check-memory keeps memory apart.
func.func @main() -> f32 {
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %m = gpu.alloc () : memref<4xf32>
  gpu.memset %m, %zero : memref<4xf32>, f32
  // A copy to memory of the host, or `host_shared`, would make it right.
  %x = memref.load %m[%two] : memref<4xf32>
  gpu.dealloc %m : memref<4xf32>
  return %x : f32
}
