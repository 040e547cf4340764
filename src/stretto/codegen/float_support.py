"""Conversions to bfloat16, for which LLVM calls the compiler's support library, where that is too old.

Both round to nearest, ties to even. A double is first rounded to an f32 to odd (what is lost sets the last
bit), so that rounding that again gives what rounding once would: an f32 has more than two bits more.
"""

from __future__ import annotations

FLOAT_SUPPORT = {
    "__truncsfbf2": """
define bfloat @__truncsfbf2(float %x) {
  %bits = bitcast float %x to i32
  %high = lshr i32 %bits, 16
  %last = and i32 %high, 1
  %half = add i32 %last, 32767
  %rounded = add i32 %bits, %half
  %number = lshr i32 %rounded, 16
  %quiet = or i32 %high, 64
  %nan = fcmp uno float %x, %x
  %result = select i1 %nan, i32 %quiet, i32 %number
  %narrow = trunc i32 %result to i16
  %cast = bitcast i16 %narrow to bfloat
  ret bfloat %cast
}
""",
    "__truncdfbf2": """
declare double @llvm.fabs.f64(double)

define bfloat @__truncdfbf2(double %x) {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %inexact = fcmp one double %back, %x
  %size = call double @llvm.fabs.f64(double %x)
  %size_back = call double @llvm.fabs.f64(double %back)
  %above = fcmp ogt double %size_back, %size
  %one = zext i1 %above to i32
  %bits = bitcast float %near to i32
  %towards_zero = sub i32 %bits, %one
  %odd = or i32 %towards_zero, 1
  %single = select i1 %inexact, i32 %odd, i32 %bits
  %high = lshr i32 %single, 16
  %last = and i32 %high, 1
  %half = add i32 %last, 32767
  %rounded = add i32 %single, %half
  %number = lshr i32 %rounded, 16
  %quiet = or i32 %high, 64
  %nan = fcmp uno double %x, %x
  %result = select i1 %nan, i32 %quiet, i32 %number
  %narrow = trunc i32 %result to i16
  %cast = bitcast i16 %narrow to bfloat
  ret bfloat %cast
}
""",
}
"""LLVM IR of the functions by name."""
