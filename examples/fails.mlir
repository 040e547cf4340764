// Exits: 3
// A task whose assert fails, a task that depends on it, and a host that awaits the second one.
func.func private @printI64(i64)
func.func private @printNewline()

func.func private @checked_root(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %ok = arith.cmpi sge, %x, %zero : i64
  cf.assert %ok, "no root of a negative number"
  return %x : i64
}

func.func @main() {
  %bad = arith.constant -4 : i64
  %first, %root = async.execute -> !async.value<i64> {
    %r = func.call @checked_root(%bad) : (i64) -> i64
    async.yield %r : i64
  }
  %second = async.execute [%first] {
    // Never runs: what it depends on failed.
    func.call @printI64(%bad) : (i64) -> ()
    func.call @printNewline() : () -> ()
    async.yield
  }
  async.await %second : !async.token
  return
}
