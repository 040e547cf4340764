// Branches; arguments of the blocks get LLVM types, tokens of the async dialect among them.

func.func @branches(%c: i1, %x: index, %v: i32, %m: memref<?xf32>) -> index {
  cf.cond_br %c weights([1, 5]), ^a(%x : index), ^b(%x, %v, %m : index, i32, memref<?xf32>)
^a(%y: index):
  %z = arith.addi %y, %x : index
  cf.br ^b(%z, %v, %m : index, i32, memref<?xf32>)
^b(%q: index, %w: i32, %n: memref<?xf32>):
  "test.use"(%n) : (memref<?xf32>) -> ()
  cf.switch %w : i32, [
    default: ^d(%q: index),
    1: ^a(%q: index),
    -2: ^e
  ]
^d(%k: index):
  return %k : index
^e:
  return %x : index
}

func.func @loop(%c: i1, %x: i64) -> i64 {
  cf.br ^head(%x : i64)
^head(%y: i64):
  cf.cond_br %c, ^head(%y : i64), ^done
^done:
  return %y : i64
}

// An assert prints its message and aborts.

func.func @asserts(%c: i1) {
  cf.assert %c, "first"
  cf.assert %c, "second"
  return
}
