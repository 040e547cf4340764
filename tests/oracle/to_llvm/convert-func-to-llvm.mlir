// Functions, calls and returns. Memrefs are passed as the fields of their descriptors.

func.func private @external(memref<?x4xf32>, memref<*xf32>) -> memref<?xf32>

func.func @passes_on(%m: memref<?xf32> {llvm.noalias}, %i: index {llvm.signext}, %k: f32) -> (memref<?xf32>, index, f32) attributes {passthrough = ["noinline"], test.kept} {
  return %m, %i, %k : memref<?xf32>, index, f32
}

func.func @calls(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %k: f32) -> index {
  %0 = call @external(%m, %u) : (memref<?x4xf32>, memref<*xf32>) -> memref<?xf32>
  %1:3 = call @passes_on(%0, %i, %k) : (memref<?xf32>, index, f32) -> (memref<?xf32>, index, f32)
  call @nothing() : () -> ()
  return %1#1 : index
}

func.func private @nothing() {
  return
}

func.func @indirect(%i: index) -> index {
  %f = constant @indirect : (index) -> index
  %0 = call_indirect %f(%i) : (index) -> index
  return %0 : index
}

// Where other ops still use an argument, its value in the old type is made.

func.func @mixed_uses(%k: index, %m: memref<?xf32>, %unused: memref<f32>, %i: index) -> memref<?xf32> {
  "test.use"(%i, %m, %k) : (index, memref<?xf32>, index) -> ()
  return %m : memref<?xf32>
}

// An unranked memref that is returned points to a copy on the heap, which the caller moves to its stack.

func.func @returns_unranked(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}

func.func @takes_unranked(%u: memref<*xf32>) {
  %0 = call @returns_unranked(%u) : (memref<*xf32>) -> memref<*xf32>
  return
}

// Wrappers for C: of a function that is defined here, and of one that is defined in C.

func.func @for_c(%m: memref<?xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
// also @_mlir_ciface_for_c

func.func private @in_c(memref<*xf32>, i32) -> (i32, index) attributes {llvm.emit_c_interface}
// also @_mlir_ciface_in_c

func.func private @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
// -----
func.func private @ext(%m: memref<?x4xf32>, %u: memref<*xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @ext2(i32, index) -> (i32, index) attributes {llvm.emit_c_interface}
func.func @f(%m: memref<?xf32> {llvm.noalias, foo.x}, %i: index {llvm.signext}, %k: f32) -> (memref<?xf32>, index, f32) attributes {llvm.emit_c_interface, passthrough = ["noinline", ["a","b"]]} {
  return %m, %i, %k : memref<?xf32>, index, f32
}
func.func private @p(%m: memref<?xf32>) -> (i32 {llvm.zeroext}) attributes {llvm.linkage = #llvm.linkage<internal>, llvm.no_inline, foo.bar} {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @calls(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index) -> index {
  %0 = call @ext(%m, %u) : (memref<?x4xf32>, memref<*xf32>) -> memref<?xf32>
  %1 = call @p(%0) : (memref<?xf32>) -> i32
  %c0 = arith.constant 1.0 : f32
  %3:3 = call @f(%0, %i, %c0) : (memref<?xf32>, index, f32) -> (memref<?xf32>, index, f32)
  %c = arith.constant 1.0 : f32
  %fn = func.constant @f : (memref<?xf32>, index, f32) -> (memref<?xf32>, index, f32)
  %4:3 = call_indirect %fn(%0, %i, %c) : (memref<?xf32>, index, f32) -> (memref<?xf32>, index, f32)
  call @v() : () -> ()
  return %3#1 : index
}
func.func private @v() 
func.func @unr(%u: memref<*xf32>) -> memref<*xf32> { return %u: memref<*xf32> }
// -----
func.func @g(%k: index, %m: memref<?xf32>, %u: memref<*xf32>, %m2: memref<f32>, %i: index) -> (memref<?xf32>) {
  %x = memref.load %m[%i] : memref<?xf32>
  memref.store %x, %m2[] : memref<f32>
  memref.store %x, %m[%k] : memref<?xf32>
  call @g2(%m, %i, %m2) : (memref<?xf32>, index, memref<f32>) -> ()
  return %m : memref<?xf32>
}
func.func private @g2(memref<?xf32>, index, memref<f32>)
func.func private @callee(memref<?xf32>) -> (memref<*xf32>, memref<*xf32>, index) 
func.func @caller(%m: memref<?xf32>) -> (memref<*xf32>, index)  {
   %0:3 = call @callee(%m) : (memref<?xf32>) -> (memref<*xf32>, memref<*xf32>, index)
   memref.dealloc %0#0 : memref<*xf32>
   return %0#1, %0#2 : memref<*xf32>, index
}
func.func @blocks(%m: memref<?xf32>, %i: index, %c: i1) -> index {
  cf.cond_br %c, ^a(%i : index), ^b(%m : memref<?xf32>)
^a(%x: index):
  return %x : index
^b(%mm: memref<?xf32>):
  %z = arith.constant 0 : index
  call @blocks(%mm, %z, %c) : (memref<?xf32>, index, i1) -> index
  return %z : index
}
