// Tasks in tasks, three deep, awaited and not; a blocking await in a function that a task calls.
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func private @wait(%t: !async.token) {
  async.await %t : !async.token
  return
}
func.func @main() {
  %m = memref.alloc() : memref<1xi64>
  %c0 = arith.constant 0 : index
  %forty = arith.constant 40 : i64
  %two = arith.constant 2 : i64
  memref.store %forty, %m[%c0] : memref<1xi64>
  %outer = async.execute {
    %middle = async.execute {
      %inner = async.execute {
        %x = memref.load %m[%c0] : memref<1xi64>
        %y = arith.addi %x, %two : i64
        memref.store %y, %m[%c0] : memref<1xi64>
        async.yield
      }
      async.await %inner : !async.token
      async.yield
    }
    func.call @wait(%middle) : (!async.token) -> ()
    async.yield
  }
  async.await %outer : !async.token
  %r = memref.load %m[%c0] : memref<1xi64>
  memref.dealloc %m : memref<1xi64>
  func.call @show(%r) : (i64) -> ()
  return
}
