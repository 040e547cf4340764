// Exits: 3
// A thread's assert fails. What depends on the launch doesn't run, and the host gets message and place.
func.func @main() {
  %one = arith.constant 1 : index
  %n = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %one, %sz = %one) {
    %five = arith.constant 5 : index
    %x = arith.subi %five, %tx : index
    %zero = arith.constant 0 : index
    %ok = arith.cmpi sge, %x, %zero : index
    cf.assert %ok, "no root of a negative number"
    gpu.terminator
  }
  return
}
