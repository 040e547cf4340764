func.func @ops(%a: index, %b: index, %i: i32, %l: i64) {
  %0 = index.constant 5
  %1 = index.constant -3
  %2 = index.bool.constant true
  %4 = index.add %a, %b
  %5 = index.sub %a, %b
  %6 = index.mul %a, %b
  %7 = index.divs %a, %b
  %8 = index.divu %a, %b
  %10 = index.ceildivu %a, %b
  %12 = index.rems %a, %b
  %13 = index.remu %a, %b
  %14 = index.maxs %a, %b
  %15 = index.maxu %a, %b
  %16 = index.mins %a, %b
  %17 = index.minu %a, %b
  %18 = index.shl %a, %b
  %19 = index.shrs %a, %b
  %20 = index.shru %a, %b
  %21 = index.and %a, %b
  %22 = index.or %a, %b
  %23 = index.xor %a, %b
  %24 = index.casts %a : index to i32
  %25 = index.casts %l : i64 to index
  %26 = index.castu %i : i32 to index
  %27 = index.castu %a : index to i16
  %28 = index.sizeof
  %29 = index.cmp eq(%a, %b)
  %30 = index.cmp slt(%a, %b)
  %31 = index.cmp uge(%a, %b)
  return
}
