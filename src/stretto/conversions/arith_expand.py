"""`arith-expand`: arithmetic that has no LLVM instruction, in terms of arithmetic that has.

Ceiling and floor division, and minima and maxima, as MLIR expands them: a quotient rounded to zero
is corrected where the exact one isn't whole and has the other sign, so that nothing overflows;
minima and maxima of floats are a comparison, two selects and one test for NaN (`maximumf` and
`minimumf` give a NaN if either operand is one, `maxnumf` and `minnumf` the other operand).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.conversions.dialect_conversion import Conversion, Patterns
from stretto.conversions.llvm_constants import splat
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text.arith import CmpfOp, CmpiOp, ConstantOp, SelectOp, bool_like


class ArithExpansion(Conversion):
    """Emits arith ops on scalars or vectors."""

    def constant(self, type_: Attribute, value: int) -> SSAValue:
        """The same constant in all lanes."""
        attribute = splat(type_, value)
        if attribute is None:
            assert self.anchor is not None
            emit_error(self.anchor, f"'{self.anchor.name}' op on '{type_}' can't be expanded")
        return self.value(ConstantOp.create(result_types=[type_], properties={"value": attribute}))

    def compare(self, predicate: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """An integer comparison."""
        return self._compare(CmpiOp, arith.CMPI_COMPARISON_OPERATIONS.index(predicate), lhs, rhs)

    def compare_floats(self, predicate: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """A comparison of floats."""
        number = arith.CMPF_COMPARISON_OPERATIONS.index(predicate)
        return self._compare(CmpfOp, number, lhs, rhs, {"fastmath": arith.FastMathFlagsAttr("none")})

    def _compare(
        self,
        class_: type[Operation],
        number: int,
        lhs: SSAValue,
        rhs: SSAValue,
        properties: Mapping[str, Attribute] | None = None,
    ) -> SSAValue:
        new = class_.create(
            operands=[lhs, rhs],
            result_types=[bool_like(lhs.type)],
            properties={"predicate": IntegerAttr(number, i64), **(properties or {})},
        )
        return self.value(new)

    def select(self, condition: SSAValue, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """lhs where the condition holds, else rhs."""
        return self.value(SelectOp.create(operands=[condition, lhs, rhs], result_types=[lhs.type]))


def _quotient_and_rest(c: ArithExpansion, a: SSAValue, b: SSAValue) -> tuple[SSAValue, SSAValue]:
    """The quotient rounded to zero, and whether it isn't exact."""
    quotient = c.value(arith.DivSIOp(a, b))
    product = c.value(arith.MuliOp(quotient, b))
    return quotient, c.compare("ne", a, product)


def expand_ceil_div(c: ArithExpansion, op: arith.CeilDivSIOp) -> None:
    """One more than the quotient if it isn't exact and the operands have the same sign."""
    a, b = op.lhs, op.rhs
    zero, one = c.constant(a.type, 0), c.constant(a.type, 1)
    quotient, is_inexact = _quotient_and_rest(c, a, b)
    same_sign = c.compare("eq", c.compare("slt", a, zero), c.compare("slt", b, zero))
    is_above = c.value(arith.AndIOp(is_inexact, same_sign))
    above = c.value(arith.AddiOp(quotient, one))
    c.replace(op, [c.select(is_above, above, quotient)])


def expand_floor_div(c: ArithExpansion, op: arith.FloorDivSIOp) -> None:
    """One less than the quotient if it isn't exact and the operands have different signs."""
    a, b = op.lhs, op.rhs
    quotient, is_inexact = _quotient_and_rest(c, a, b)
    zero = c.constant(a.type, 0)
    signs_differ = c.compare("ne", c.compare("slt", a, zero), c.compare("slt", b, zero))
    is_below = c.value(arith.AndIOp(is_inexact, signs_differ))
    below = c.value(arith.AddiOp(quotient, c.constant(a.type, -1)))
    c.replace(op, [c.select(is_below, below, quotient)])


def expand_ceil_div_unsigned(c: ArithExpansion, op: arith.CeilDivUIOp) -> None:
    """0 for 0, else (a - 1) / b + 1."""
    a, b = op.lhs, op.rhs
    zero = c.constant(a.type, 0)
    is_zero = c.compare("eq", a, zero)
    one = c.constant(a.type, 1)
    quotient = c.value(arith.DivUIOp(c.value(arith.SubiOp(a, one)), b))
    c.replace(op, [c.select(is_zero, zero, c.value(arith.AddiOp(quotient, one)))])


INTEGER_EXTREMA: Mapping[str, str] = {
    "arith.maxsi": "sgt",
    "arith.maxui": "ugt",
    "arith.minsi": "slt",
    "arith.minui": "ult",
}
"""The predicate by which the left operand wins."""


def expand_integer_extremum(c: ArithExpansion, op: Operation) -> None:
    """A comparison and a select."""
    a, b = op.operands
    c.replace(op, [c.select(c.compare(INTEGER_EXTREMA[op.name], a, b), a, b)])


FLOAT_EXTREMA: Mapping[str, tuple[str, int]] = {
    "arith.maximumf": ("ugt", 1),
    "arith.maxnumf": ("ugt", 0),
    "arith.minimumf": ("ult", 1),
    "arith.minnumf": ("ult", 0),
}
"""The predicate by which the left operand wins, and the operand that is tested for NaN: a NaN on the
right is the result of a maximum or minimum; one on the left gives way to the right operand."""


def expand_float_extremum(c: ArithExpansion, op: Operation) -> None:
    """A comparison, which holds for NaN, and a test for NaN."""
    a, b = op.operands
    predicate, tested = FLOAT_EXTREMA[op.name]
    winner = c.select(c.compare_floats(predicate, a, b), a, b)
    operand = op.operands[tested]
    is_nan = c.compare_floats("uno", operand, operand)
    c.replace(op, [c.select(is_nan, b, winner)])


DIVISIONS: Patterns = {
    arith.CeilDivSIOp: expand_ceil_div,
    arith.CeilDivUIOp: expand_ceil_div_unsigned,
    arith.FloorDivSIOp: expand_floor_div,
}

EXTREMA: Patterns = {
    **dict.fromkeys(INTEGER_EXTREMA, expand_integer_extremum),
    **dict.fromkeys(FLOAT_EXTREMA, expand_float_extremum),
}


NUMBER_EXTREMA: Patterns = dict.fromkeys(("arith.maxnumf", "arith.minnumf"), expand_float_extremum)


@dataclass(frozen=True)
class ArithExpandPass(ModulePass):
    """Expands ceiling and floor division, minima and maxima.

    `min-max`: false leaves minima and maxima, for which LLVM has intrinsics, but `maxnumf` and `minnumf`: on
    some loops with LLVM's intrinsics for these its loop vectoriser aborts. `min-max-num`: false leaves them,
    too. The expansion takes zeros of both signs for equal, so that `maximumf` may give -0.0 for 0.0 and -0.0.
    """

    name = "arith-expand"

    min_max: bool = True
    min_max_num: bool = True
    """`maxnumf` and `minnumf`, where `min-max` is false."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        patterns = dict(DIVISIONS)
        if self.min_max or self.min_max_num:
            patterns |= EXTREMA if self.min_max else NUMBER_EXTREMA
        ArithExpansion(LLVMTypeConverter()).run(list(op.walk()), patterns)
