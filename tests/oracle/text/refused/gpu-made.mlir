module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (si32, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (index, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (memref<4xf16>, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (vector<2x2xf32>, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, memref<4xf16>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, vector<2x2xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: f32) { %r:1 = "gpu.wait"(%a0, %a1, %a2) : (!gpu.async.token, !gpu.async.token, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:2 = "gpu.wait"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.wait"(%a0, %a1) ({}) : (!gpu.async.token, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (si32, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (index, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf16>, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (vector<2x2xf32>, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: index) { %r:2 = "gpu.alloc"(%a0, %a1) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, si32, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, !gpu.async.token, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<4xf16>, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, vector<2x2xf32>, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index) { %r:2 = "gpu.alloc"(%a0, %a1) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: si32) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, si32) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: !gpu.async.token) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, !gpu.async.token) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: memref<4xf16>) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, memref<4xf16>) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: vector<2x2xf32>) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, vector<2x2xf32>) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index) { %r:2 = "gpu.alloc"(%a0, %a1) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: f32) { %r:2 = "gpu.alloc"(%a0, %a1, %a2, %a3) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index, f32) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (si32, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (index, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (!gpu.async.token, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<4xf16>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (vector<2x2xf32>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:1 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:3 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared = 17 : i8, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared = "text", operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared = #gpu<all_reduce_op minsi>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = 17 : i8}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = "text"}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = #gpu<all_reduce_op minsi>}> : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index) { %r:2 = "gpu.alloc"(%a0, %a1, %a2) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> ({}) : (!gpu.async.token, index, index) -> (memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, !gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (si32, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (index, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (memref<4xf16>, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (vector<2x2xf32>, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, vector<2x2xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token) { %r:1 = "gpu.dealloc"(%a0) : (!gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.dealloc"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:2 = "gpu.dealloc"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.dealloc"(%a0, %a1) ({}) : (!gpu.async.token, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (si32, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (index, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (memref<4xf16>, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (vector<2x2xf32>, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, si32, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, index, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, !gpu.async.token, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf16>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, vector<2x2xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1) : (!gpu.async.token, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: si32) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: index) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: !gpu.async.token) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<4xf16>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<4xf16>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: vector<2x2xf32>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, vector<2x2xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.memcpy"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>, %a3: f32) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2, %a3) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:2 = "gpu.memcpy"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<?xf32, 3>) { %r:1 = "gpu.memcpy"(%a0, %a1, %a2) ({}) : (!gpu.async.token, memref<4xf32>, memref<?xf32, 3>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (si32, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (index, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (memref<4xf16>, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (vector<2x2xf32>, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, si32, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, index, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, !gpu.async.token, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf16>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, vector<2x2xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: f32) { %r:1 = "gpu.memset"(%a0, %a1) : (!gpu.async.token, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: si32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: index) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: !gpu.async.token) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: memref<4xf16>) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, memref<4xf16>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>) { %r:1 = "gpu.memset"(%a0, %a1) : (!gpu.async.token, memref<4xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32, %a3: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2, %a3) : (!gpu.async.token, memref<4xf32>, f32, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:2 = "gpu.memset"(%a0, %a1, %a2) : (!gpu.async.token, memref<4xf32>, f32) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf32>, %a2: f32) { %r:1 = "gpu.memset"(%a0, %a1, %a2) ({}) : (!gpu.async.token, memref<4xf32>, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32) { "gpu.host_register"(%a0) : (si32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index) { "gpu.host_register"(%a0) : (index) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token) { "gpu.host_register"(%a0) : (!gpu.async.token) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>) { "gpu.host_register"(%a0) : (memref<4xf16>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>) { "gpu.host_register"(%a0) : (vector<2x2xf32>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f() { "gpu.host_register"() : () -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>, %a1: f32) { "gpu.host_register"(%a0, %a1) : (memref<*xf32>, f32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>) { %r:1 = "gpu.host_register"(%a0) : (memref<*xf32>) -> (f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>) { "gpu.host_register"(%a0) ({}) : (memref<*xf32>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32) { "gpu.host_unregister"(%a0) : (si32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index) { "gpu.host_unregister"(%a0) : (index) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token) { "gpu.host_unregister"(%a0) : (!gpu.async.token) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>) { "gpu.host_unregister"(%a0) : (memref<4xf16>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>) { "gpu.host_unregister"(%a0) : (vector<2x2xf32>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f() { "gpu.host_unregister"() : () -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>, %a1: f32) { "gpu.host_unregister"(%a0, %a1) : (memref<*xf32>, f32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>) { %r:1 = "gpu.host_unregister"(%a0) : (memref<*xf32>) -> (f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<*xf32>) { "gpu.host_unregister"(%a0) ({}) : (memref<*xf32>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32) { "gpu.set_default_device"(%a0) : (si32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index) { "gpu.set_default_device"(%a0) : (index) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token) { "gpu.set_default_device"(%a0) : (!gpu.async.token) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>) { "gpu.set_default_device"(%a0) : (memref<4xf16>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>) { "gpu.set_default_device"(%a0) : (vector<2x2xf32>) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f() { "gpu.set_default_device"() : () -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: i32, %a1: f32) { "gpu.set_default_device"(%a0, %a1) : (i32, f32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: i32) { %r:1 = "gpu.set_default_device"(%a0) : (i32) -> (f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: i32) { "gpu.set_default_device"(%a0) ({}) : (i32) -> () return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (si32, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (index, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (memref<4xf16>, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (vector<2x2xf32>, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, si32, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, memref<4xf16>, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, vector<2x2xf32>, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: si32, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, si32, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: !gpu.async.token, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, !gpu.async.token, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: memref<4xf16>, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, memref<4xf16>, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: vector<2x2xf32>, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, vector<2x2xf32>, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: si32, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, si32, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: !gpu.async.token, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, !gpu.async.token, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: memref<4xf16>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, memref<4xf16>, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: vector<2x2xf32>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, vector<2x2xf32>, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: si32, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, si32, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: !gpu.async.token, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, !gpu.async.token, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: memref<4xf16>, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, memref<4xf16>, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: vector<2x2xf32>, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, vector<2x2xf32>, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: si32, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, si32, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: !gpu.async.token, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, !gpu.async.token, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: memref<4xf16>, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, memref<4xf16>, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: vector<2x2xf32>, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, vector<2x2xf32>, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: si32, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, si32, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: !gpu.async.token, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, !gpu.async.token, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: memref<4xf16>, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, memref<4xf16>, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: vector<2x2xf32>, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, vector<2x2xf32>, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: si32, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, si32, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: !gpu.async.token, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, !gpu.async.token, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: memref<4xf16>, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, memref<4xf16>, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: vector<2x2xf32>, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, vector<2x2xf32>, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: si32, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, si32, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: !gpu.async.token, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, !gpu.async.token, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: memref<4xf16>, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, memref<4xf16>, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: vector<2x2xf32>, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, vector<2x2xf32>, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: si32, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, si32, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: !gpu.async.token, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, !gpu.async.token, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: memref<4xf16>, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, memref<4xf16>, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: vector<2x2xf32>, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, vector<2x2xf32>, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: si32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, si32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: index, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, index, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: !gpu.async.token, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, !gpu.async.token, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: memref<4xf16>, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, memref<4xf16>, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: vector<2x2xf32>, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, vector<2x2xf32>, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: si32) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: !gpu.async.token) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: memref<4xf16>) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, memref<4xf16>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: vector<2x2xf32>) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, vector<2x2xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:2 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = 17 : i8, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = "text", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = #gpu<all_reduce_op minsi>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: i32, %a11: index) { %r:1 = "gpu.launch_func"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0>}> ({}) : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: si32, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (si32, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (index, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: memref<4xf16>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (memref<4xf16>, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: vector<2x2xf32>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (vector<2x2xf32>, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: si32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, si32, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: !gpu.async.token, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: memref<4xf16>, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, memref<4xf16>, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: vector<2x2xf32>, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, vector<2x2xf32>, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: si32, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, si32, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: !gpu.async.token, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, !gpu.async.token, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: memref<4xf16>, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, memref<4xf16>, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: vector<2x2xf32>, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, vector<2x2xf32>, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: si32, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, si32, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: !gpu.async.token, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, !gpu.async.token, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: memref<4xf16>, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, memref<4xf16>, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: vector<2x2xf32>, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, vector<2x2xf32>, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: si32, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, si32, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: !gpu.async.token, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, !gpu.async.token, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: memref<4xf16>, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, memref<4xf16>, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: vector<2x2xf32>, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, vector<2x2xf32>, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: si32, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, si32, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: !gpu.async.token, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, !gpu.async.token, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: memref<4xf16>, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, memref<4xf16>, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: vector<2x2xf32>, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, vector<2x2xf32>, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: si32, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, si32, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: !gpu.async.token, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, !gpu.async.token, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: memref<4xf16>, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, memref<4xf16>, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: vector<2x2xf32>, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, vector<2x2xf32>, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: si32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, si32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: !gpu.async.token) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, !gpu.async.token) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: memref<4xf16>) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, memref<4xf16>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: vector<2x2xf32>) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, vector<2x2xf32>) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32, %a8: f32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32, f32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (si32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (index) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (memref<4xf16>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (vector<2x2xf32>) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:2 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token, f32) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = 17 : i8, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = "text", function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = #gpu<all_reduce_op minsi>, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = 17 : i8, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = "text", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = #gpu<all_reduce_op minsi>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = 17 : i8}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = "text"}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = #gpu<all_reduce_op minsi>}> ({ ^bb0(%b0: index, %b1: index, %b2: index, %b3: index, %b4: index, %b5: index, %b6: index, %b7: index, %b8: index, %b9: index, %b10: index, %b11: index): "gpu.terminator"() : () -> () }) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
func.func @f(%a0: !gpu.async.token, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: i32) { %r:1 = "gpu.launch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{module = @x, function = @y, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1>}> ({}, {}) : (!gpu.async.token, index, index, index, index, index, index, i32) -> (!gpu.async.token) return }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.thread_id"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.block_id"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_id"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.block_dim"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.grid_dim"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.grid_dim"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.global_id"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.global_id"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.cluster_id"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.cluster_dim"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.cluster_dim_blocks"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.cluster_block_id"(%a0) <{dimension = #gpu<dim x>}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim x>}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.lane_id"(%a0) <{upper_bound = 32 : index}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.lane_id"() <{upper_bound = 32 : index}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_id"(%a0) <{upper_bound = 32 : index}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_id"() <{upper_bound = 32 : index}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.num_subgroups"(%a0) <{upper_bound = 32 : index}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.num_subgroups"() <{upper_bound = 32 : index}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_size"(%a0) <{upper_bound = 32 : index}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> : () -> (index, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 17 : i8}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = "text"}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = #gpu<all_reduce_op minsi>}> : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_size"() <{upper_bound = 32 : index}> ({}) : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { "gpu.barrier"(%a0) : (f32) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.barrier"() : () -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.barrier"() ({}) : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (si32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (index) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (!gpu.async.token) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (memref<4xf16>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (vector<2x2xf32>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.all_reduce"() <{op = #gpu<all_reduce_op add>, uniform}> ({}) : () -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: f32) { %r:1 = "gpu.all_reduce"(%a0, %a1) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32, f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}) : (f32) -> (f32, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{uniform}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = 17 : i8, uniform}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = "text", uniform}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op minsi>, uniform}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = 17 : i8}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = "text"}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = #gpu<all_reduce_op minsi>}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.all_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform}> ({}, {}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (si32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (index) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (!gpu.async.token) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (memref<4xf16>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (vector<2x2xf32>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.subgroup_reduce"() <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : () -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: f32) { %r:1 = "gpu.subgroup_reduce"(%a0, %a1) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32, f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = 17 : i8, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = "text", uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op minsi>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = 17 : i8, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = "text", cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform = #gpu<all_reduce_op minsi>, cluster_size = 4 : i32, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 17 : i8, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = "text", cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = #gpu<all_reduce_op minsi>, cluster_stride = 2 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 17 : i8}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = "text"}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = #gpu<all_reduce_op minsi>}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_reduce"(%a0) <{op = #gpu<all_reduce_op add>, uniform, cluster_size = 4 : i32, cluster_stride = 2 : i32}> ({}) : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (si32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (index, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (!gpu.async.token, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (memref<4xf16>, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (vector<2x2xf32>, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: i32, %a1: i32) { %r:2 = "gpu.shuffle"(%a0, %a1) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: si32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, si32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, index, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: !gpu.async.token, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, !gpu.async.token, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: memref<4xf16>, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, memref<4xf16>, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: vector<2x2xf32>, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, vector<2x2xf32>, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:2 = "gpu.shuffle"(%a0, %a1) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: si32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, si32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: index) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, index) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: !gpu.async.token) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, !gpu.async.token) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: memref<4xf16>) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, memref<4xf16>) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: vector<2x2xf32>) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, vector<2x2xf32>) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:2 = "gpu.shuffle"(%a0, %a1) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32, %a3: f32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2, %a3) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32, f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (si32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (index, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (!gpu.async.token, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (memref<4xf16>, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (vector<2x2xf32>, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:1 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, !gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:1 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:3 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) : (f32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = 17 : i8}> : (f32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = "text"}> : (f32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<all_reduce_op minsi>}> : (f32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: i32) { %r:2 = "gpu.shuffle"(%a0, %a1, %a2) <{mode = #gpu<shuffle_mode xor>}> ({}) : (f32, i32, i32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (si32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (index) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (!gpu.async.token) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (memref<4xf16>) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (vector<2x2xf32>) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.rotate"() <{offset = 1 : i32, width = 4 : i32}> : () -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: f32) { %r:2 = "gpu.rotate"(%a0, %a1) <{offset = 1 : i32, width = 4 : i32}> : (f32, f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (si32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (index, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (!gpu.async.token, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (memref<4xf16>, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (vector<2x2xf32>, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, !gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:3 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> : (f32) -> (f32, i1, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{width = 4 : i32}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 17 : i8, width = 4 : i32}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = "text", width = 4 : i32}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = #gpu<all_reduce_op minsi>, width = 4 : i32}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 17 : i8}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = "text"}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = #gpu<all_reduce_op minsi>}> : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:2 = "gpu.rotate"(%a0) <{offset = 1 : i32, width = 4 : i32}> ({}) : (f32) -> (f32, i1) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (si32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (index, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (!gpu.async.token, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (memref<4xf16>, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (vector<2x2xf32>, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0) <{broadcast_type = #gpu<broadcast specific_lane>}> : (i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: si32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, si32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, index) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: !gpu.async.token) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, !gpu.async.token) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: memref<4xf16>) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, memref<4xf16>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: vector<2x2xf32>) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, vector<2x2xf32>) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.subgroup_broadcast"(%a0) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32, %a2: f32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1, %a2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32, f32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:2 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> (f32, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) : (f32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = 17 : i8}> : (f32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = "text"}> : (f32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<all_reduce_op minsi>}> : (f32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: i32) { %r:1 = "gpu.subgroup_broadcast"(%a0, %a1) <{broadcast_type = #gpu<broadcast specific_lane>}> ({}) : (f32, i32) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token, %a1: index) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (!gpu.async.token, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>, %a1: index) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (memref<4xf16>, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>, %a1: index) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (vector<2x2xf32>, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: !gpu.async.token) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (f32, !gpu.async.token) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: memref<4xf16>) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (f32, memref<4xf16>) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: vector<2x2xf32>) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (f32, vector<2x2xf32>) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { %r:1 = "gpu.printf"(%a0, %a1) <{format = "%f %d"}> : (f32, index) -> (f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { "gpu.printf"(%a0, %a1) : (f32, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { "gpu.printf"(%a0, %a1) <{format = 17 : i8}> : (f32, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { "gpu.printf"(%a0, %a1) <{format = #gpu<all_reduce_op minsi>}> : (f32, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32, %a1: index) { "gpu.printf"(%a0, %a1) <{format = "%f %d"}> ({}) : (f32, index) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: f32) { %r:1 = "gpu.dynamic_shared_memory"(%a0) : (f32) -> (memref<?xi8, #gpu.address_space<workgroup>>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() : () -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() : () -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() : () -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() : () -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() : () -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { "gpu.dynamic_shared_memory"() : () -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:2 = "gpu.dynamic_shared_memory"() : () -> (memref<?xi8, #gpu.address_space<workgroup>>, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f() { %r:1 = "gpu.dynamic_shared_memory"() ({}) : () -> (memref<?xi8, #gpu.address_space<workgroup>>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: si32, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (si32, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: !gpu.async.token, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (!gpu.async.token, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: memref<4xf16>, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (memref<4xf16>, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<2x2xf32>, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (vector<2x2xf32>, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: si32) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, si32) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: index) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, index) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: !gpu.async.token) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, !gpu.async.token) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: memref<4xf16>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, memref<4xf16>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<2x2xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<2x2xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>, %a2: f32) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1, %a2) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>, f32) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (si32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (index) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (!gpu.async.token) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (memref<4xf16>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<2x2xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> () gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:2 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<4xf32>, f32) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 17 : i8}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = "text"}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = #gpu<all_reduce_op minsi>}> ({ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({}) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
// -----
module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel { gpu.return } }
gpu.module @own { gpu.func @f(%a0: index, %a1: vector<4xf32>) { %r:1 = "gpu.warp_execute_on_lane_0"(%a0, %a1) <{warp_size = 32 : i64}> ({}, {}) : (index, vector<4xf32>) -> (vector<4xf32>) gpu.return } }
}
