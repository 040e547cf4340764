# Prints: [1. 3. 5. 7. 9.] ... 1999.0
# Prints: 1000000.0
"""y := a x + y on the software GPU, with NumPy arrays on the host.

The launch is synchronous; the pipeline makes it and the copies asynchronous, and waits once, at the end.
"""

import numpy as np

import stretto

program = stretto.compile("""
func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %threads = arith.constant 128 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %blocks = arith.ceildivui %n, %threads : index
  %dx = gpu.alloc (%n) : memref<?xf32>
  %dy = gpu.alloc (%n) : memref<?xf32>
  gpu.memcpy %dx, %x : memref<?xf32>, memref<?xf32>
  gpu.memcpy %dy, %y : memref<?xf32>, memref<?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %u = memref.load %dx[%i] : memref<?xf32>
      %v = memref.load %dy[%i] : memref<?xf32>
      %au = arith.mulf %a, %u : f32
      %w = arith.addf %au, %v : f32
      memref.store %w, %dy[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  gpu.memcpy %y, %dy : memref<?xf32>, memref<?xf32>
  gpu.dealloc %dx : memref<?xf32>
  gpu.dealloc %dy : memref<?xf32>
  return
}
""")

x = np.arange(1000, dtype=np.float32)
y = np.ones(1000, dtype=np.float32)
program(2.0, x, y)
print(y[:5], "...", y[-1])
print(float(y.sum()))
