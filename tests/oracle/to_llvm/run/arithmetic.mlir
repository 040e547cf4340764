func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func @p(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func @pf(%x: f64) {
  func.call @printF64(%x) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func @pick(%k: i32, %a: i64) -> i64 {
  cf.switch %k : i32, [
    default: ^d(%a : i64),
    1: ^one,
    -2: ^two(%a, %k: i64, i32)
  ]
^d(%q: i64):
  return %q : i64
^one:
  %c = arith.constant 11 : i64
  cf.br ^d(%c : i64)
^two(%w: i64, %kk: i32):
  %e = arith.extsi %kk : i32 to i64
  %s = arith.addi %w, %e : i64
  return %s : i64
}
func.func @main() {
  %am7 = arith.constant -7 : i64
  %b2 = arith.constant 2 : i64
  %bm2 = arith.constant -2 : i64
  %a7 = arith.constant 7 : i64
  %0 = arith.ceildivsi %am7, %b2 : i64
  call @p(%0) : (i64) -> ()
  %1 = arith.floordivsi %am7, %b2 : i64
  call @p(%1) : (i64) -> ()
  %2 = arith.ceildivui %a7, %b2 : i64
  call @p(%2) : (i64) -> ()
  %3 = arith.remsi %am7, %b2 : i64
  call @p(%3) : (i64) -> ()
  %4 = arith.maxui %am7, %b2 : i64
  call @p(%4) : (i64) -> ()
  %i = arith.index_cast %am7 : i64 to index
  %i32 = arith.index_cast %i : index to i32
  %5 = arith.extui %i32 : i32 to i64
  call @p(%5) : (i64) -> ()
  %6, %7 = arith.mulsi_extended %am7, %a7 : i64
  call @p(%6) : (i64) -> ()
  call @p(%7) : (i64) -> ()
  %8, %9 = arith.addui_extended %am7, %a7 : i64, i1
  %x9 = arith.extui %9 : i1 to i64
  call @p(%8) : (i64) -> ()
  call @p(%x9) : (i64) -> ()
  %k1 = arith.constant 1 : i32
  %km2 = arith.constant -2 : i32
  %k9 = arith.constant 9 : i32
  %10 = call @pick(%k1, %a7) : (i32, i64) -> i64
  call @p(%10) : (i64) -> ()
  %11 = call @pick(%km2, %a7) : (i32, i64) -> i64
  call @p(%11) : (i64) -> ()
  %12 = call @pick(%k9, %a7) : (i32, i64) -> i64
  call @p(%12) : (i64) -> ()
  %f = arith.constant 0.3 : f64
  %fm = arith.constant -1.7 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %13 = math.tan %f : f64
  call @pf(%13) : (f64) -> ()
  %14 = math.erf %f : f64
  call @pf(%14) : (f64) -> ()
  %15 = math.cbrt %fm : f64
  call @pf(%15) : (f64) -> ()
  %16 = math.atan2 %f, %fm : f64
  call @pf(%16) : (f64) -> ()
  %17 = math.roundeven %fm : f64
  call @pf(%17) : (f64) -> ()
  %18 = math.expm1 %f : f64
  call @pf(%18) : (f64) -> ()
  %19 = arith.maximumf %f, %nan : f64
  %20 = arith.cmpf uno, %19, %19 : f64
  %x20 = arith.extui %20 : i1 to i64
  call @p(%x20) : (i64) -> ()
  %21 = arith.maxnumf %f, %nan : f64
  call @pf(%21) : (f64) -> ()
  %22 = arith.fptosi %fm : f64 to i64
  call @p(%22) : (i64) -> ()
  %v = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf64>
  %v2 = arith.mulf %v, %v : vector<2x2xf64>
  %e = vector.extract %v2[1, 1] : f64 from vector<2x2xf64>
  call @pf(%e) : (f64) -> ()
  %c = arith.constant 3 : i32
  %23 = math.fpowi %fm, %c : f64, i32
  call @pf(%23) : (f64) -> ()
  %24 = math.absi %am7 : i64
  call @p(%24) : (i64) -> ()
  %25 = math.ctlz %a7 : i64
  call @p(%25) : (i64) -> ()
  return
}
