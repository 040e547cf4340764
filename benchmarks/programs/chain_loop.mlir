// The loop of the `chain` benchmark for code that MLIR lowered: MLIR can't carry a token through a loop, so
// this is added to what it makes of `first`, `step` and `wait` (tasks.mlir). A call takes over the reference
// of the token that it is given.
llvm.func @first() -> !llvm.ptr
llvm.func @step(!llvm.ptr) -> !llvm.ptr
llvm.func @wait(!llvm.ptr)
llvm.func @chain(%n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %first = llvm.call @first() : () -> !llvm.ptr
  llvm.br ^head(%zero, %first : i64, !llvm.ptr)
^head(%i: i64, %token: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %next = llvm.call @step(%token) : (!llvm.ptr) -> !llvm.ptr
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j, %next : i64, !llvm.ptr)
^end:
  llvm.call @wait(%token) : (!llvm.ptr) -> ()
  llvm.return
}
