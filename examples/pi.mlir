// Prints: 3.14159
// The area under 4 / (1 + x^2) between 0 and 1 is pi. The interval is halved until a piece is small;
// the left half of each cut becomes a task, the right half stays with the caller, and the two meet at
// the await. `area` awaits inside a task of its own making: no thread ever blocks on it.

func.func private @printF64(f64)
func.func private @printNewline()

// The midpoint rule on the strips [first, last) out of n.
func.func private @strips(%first: index, %last: index, %n: index) -> f64 {
  %one = arith.constant 1 : index
  %zero_f = arith.constant 0.0 : f64
  %one_f = arith.constant 1.0 : f64
  %four_f = arith.constant 4.0 : f64
  %half_f = arith.constant 0.5 : f64
  %n_i = arith.index_cast %n : index to i64
  %n_f = arith.sitofp %n_i : i64 to f64
  %width = arith.divf %one_f, %n_f : f64
  %sum = scf.for %i = %first to %last step %one iter_args(%acc = %zero_f) -> (f64) {
    %i_i = arith.index_cast %i : index to i64
    %i_f = arith.sitofp %i_i : i64 to f64
    %mid = arith.addf %i_f, %half_f : f64
    %x = arith.mulf %mid, %width : f64
    %xx = arith.mulf %x, %x : f64
    %below = arith.addf %xx, %one_f : f64
    %height = arith.divf %four_f, %below : f64
    %next = arith.addf %acc, %height : f64
    scf.yield %next : f64
  }
  %area = arith.mulf %sum, %width : f64
  return %area : f64
}

func.func private @area(%first: index, %last: index, %n: index) -> f64 {
  %grain = arith.constant 100000 : index
  %size = arith.subi %last, %first : index
  %small = arith.cmpi sle, %size, %grain : index
  %result = scf.if %small -> (f64) {
    %whole = func.call @strips(%first, %last, %n) : (index, index, index) -> f64
    scf.yield %whole : f64
  } else {
    %two = arith.constant 2 : index
    %half = arith.divui %size, %two : index
    %middle = arith.addi %first, %half : index
    %done, %left = async.execute -> !async.value<f64> {
      %a = func.call @area(%first, %middle, %n) : (index, index, index) -> f64
      async.yield %a : f64
    }
    %right = func.call @area(%middle, %last, %n) : (index, index, index) -> f64
    %left_area = async.await %left : !async.value<f64>
    %both = arith.addf %left_area, %right : f64
    scf.yield %both : f64
  }
  return %result : f64
}

func.func @main() {
  %zero = arith.constant 0 : index
  %n = arith.constant 10000000 : index
  %pi = func.call @area(%zero, %n, %n) : (index, index, index) -> f64
  func.call @printF64(%pi) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}
