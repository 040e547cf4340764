func.func @ops(%a: index, %b: index, %i: i32, %l: i64) {
  %0 = index.constant 5
  %1 = index.constant -3
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.add %a, %b
  %5 = index.sub %a, %b
  %6 = index.mul %a, %b
  %7 = index.divs %a, %b
  %8 = index.divu %a, %b
  %9 = index.ceildivs %a, %b
  %10 = index.ceildivu %a, %b
  %11 = index.floordivs %a, %b
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
  %23 = index.xor %a, %b {foo}
  %24 = index.casts %a : index to i32
  %25 = index.casts %l : i64 to index
  %26 = index.castu %i : i32 to index
  %27 = index.sizeof
  %28 = index.cmp eq(%a, %b)
  %29 = index.cmp ne(%a, %b)
  %30 = index.cmp slt(%a, %b)
  %31 = index.cmp sle(%a, %b)
  %32 = index.cmp sgt(%a, %b)
  %33 = index.cmp sge(%a, %b)
  %34 = index.cmp ult(%a, %b)
  %35 = index.cmp ule(%a, %b)
  %36 = index.cmp ugt(%a, %b)
  %37 = index.cmp uge(%a, %b) {foo}
  %38 = index.constant {foo} 5
  return
}

// -----
func.func @generic(%a: index) {
  %0 = "index.constant"() <{value = 3 : index}> : () -> index
  %1 = "index.add"(%a, %a) : (index, index) -> index
  %2 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
  %3 = "index.bool.constant"() <{value = true}> : () -> i1
  %4 = "index.sizeof"() : () -> index
  return
}
