"""Two tasks scale the two halves of a NumPy array in place."""

# Prints: 50.0 [ 0. 10. 20. 30. 40. 50.]

import numpy as np

import stretto

program = stretto.compile("""
func.func private @scale(%data: memref<?xf64>, %from: index, %to: index, %factor: f64) {
  %one = arith.constant 1 : index
  scf.for %i = %from to %to step %one {
    %x = memref.load %data[%i] : memref<?xf64>
    %y = arith.mulf %x, %factor : f64
    memref.store %y, %data[%i] : memref<?xf64>
  }
  return
}

func.func @scale_in_two(%data: memref<?xf64>, %factor: f64) -> f64 {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %n = memref.dim %data, %zero : memref<?xf64>
  %half = arith.divui %n, %two : index
  %left = async.execute {
    func.call @scale(%data, %zero, %half, %factor) : (memref<?xf64>, index, index, f64) -> ()
    async.yield
  }
  %right, %last = async.execute -> !async.value<f64> {
    func.call @scale(%data, %half, %n, %factor) : (memref<?xf64>, index, index, f64) -> ()
    %one = arith.constant 1 : index
    %end = arith.subi %n, %one : index
    %x = memref.load %data[%end] : memref<?xf64>
    async.yield %x : f64
  }
  async.await %left : !async.token
  %x = async.await %last : !async.value<f64>
  return %x : f64
}
""")

data = np.arange(6, dtype=np.float64)
print(program["scale_in_two"](data, 10.0), data)
