// A vector of 32 bytes and a stack slot that asks for 64 live on while their task is suspended.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %seed = arith.constant 5 : i64
  %t, %n = async.execute -> !async.value<i64> {
    async.yield %seed : i64
  }
  %done = async.execute [%t] (%n as %start: !async.value<i64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %mask = arith.constant 63 : i64
    %slot = memref.alloca() {alignment = 64 : i64} : memref<16xf32>
    %address = memref.extract_aligned_pointer_as_index %slot : memref<16xf32> -> index
    %number = arith.index_cast %address : index to i64
    %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
    scf.for %i = %c0 to %c16 step %c1 {
      %k = arith.index_cast %i : index to i64
      %sum = arith.addi %k, %start : i64
      %x = arith.sitofp %sum : i64 to f32
      memref.store %x, %slot[%i] : memref<16xf32>
    }
    %wide = llvm.load %pointer : !llvm.ptr -> vector<8xf32>
    %inner = async.execute {
      async.yield
    }
    async.await %inner : !async.token
    %twice = arith.addf %wide, %wide : vector<8xf32>
    llvm.store %twice, %pointer : vector<8xf32>, !llvm.ptr
    %last = async.execute {
      async.yield
    }
    async.await %last : !async.token
    %third = memref.load %slot[%c3] : memref<16xf32>
    %result = arith.fptosi %third : f32 to i64
    func.call @printI64(%result) : (i64) -> ()
    func.call @printNewline() : () -> ()
    %misplaced = arith.andi %number, %mask : i64
    func.call @printI64(%misplaced) : (i64) -> ()
    func.call @printNewline() : () -> ()
    async.yield
  }
  async.await %done : !async.token
  return
}
