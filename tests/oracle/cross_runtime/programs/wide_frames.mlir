// Vectors of 32 bytes and stack slots that ask for 128 live on while their tasks are suspended. Many at once, for
// some may lie well by chance.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i64
  %seed = arith.constant 5 : i64
  %start, %value = async.execute -> !async.value<i64> {
    async.yield %seed : i64
  }
  %results = memref.alloc() : memref<7xi64>
  %misplaced = memref.alloc() : memref<7xi64>
  %group = async.create_group %c7 : !async.group
  scf.for %task = %c0 to %c7 step %c1 {
    %done = async.execute [%start] (%value as %first: !async.value<i64>) {
      %c3 = arith.constant 3 : index
      %c16 = arith.constant 16 : index
      %mask = arith.constant 127 : i64
      %slot = memref.alloca() {alignment = 128 : i64} : memref<16xf32>
      %address = memref.extract_aligned_pointer_as_index %slot : memref<16xf32> -> index
      %number = arith.index_cast %address : index to i64
      %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
      scf.for %i = %c0 to %c16 step %c1 {
        %k = arith.index_cast %i : index to i64
        %sum = arith.addi %k, %first : i64
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
      memref.store %result, %results[%task] : memref<7xi64>
      %rest = arith.andi %number, %mask : i64
      memref.store %rest, %misplaced[%task] : memref<7xi64>
      async.yield
    }
    async.add_to_group %done, %group : !async.token
  }
  async.await_all %group
  %all = scf.for %task = %c0 to %c7 step %c1 iter_args(%sum = %zero) -> i64 {
    %result = memref.load %results[%task] : memref<7xi64>
    %next = arith.addi %sum, %result : i64
    scf.yield %next : i64
  }
  %wrong = scf.for %task = %c0 to %c7 step %c1 iter_args(%sum = %zero) -> i64 {
    %rest = memref.load %misplaced[%task] : memref<7xi64>
    %next = arith.addi %sum, %rest : i64
    scf.yield %next : i64
  }
  func.call @printI64(%all) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.call @printI64(%wrong) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.dealloc %results : memref<7xi64>
  memref.dealloc %misplaced : memref<7xi64>
  return
}
