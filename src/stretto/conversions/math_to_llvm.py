"""`convert-math-to-llvm`: mathematical functions to LLVM's intrinsics, or where there are none to libm."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    VectorType,
    f32,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.hints import isa

from stretto.conversions.dialect_conversion import Patterns, pattern_of
from stretto.conversions.elementwise import ElementwiseConversion, llvm_fastmath
from stretto.conversions.integer_power import integer_power
from stretto.conversions.llvm_constants import element_of
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_ import instructions, intrinsics, named_intrinsics

INTRINSICS: Mapping[str, type[Operation]] = {
    "math.absf": llvm.FAbsOp,
    "math.acos": named_intrinsics.ACosOp,
    "math.asin": named_intrinsics.ASinOp,
    "math.atan": named_intrinsics.ATanOp,
    "math.atan2": named_intrinsics.ATan2Op,
    "math.ceil": llvm.FCeilOp,
    "math.copysign": llvm.FCopySignOp,
    "math.cos": llvm.FCosOp,
    "math.cosh": named_intrinsics.CoshOp,
    "math.exp": llvm.FExpOp,
    "math.exp2": llvm.FExp2Op,
    "math.floor": llvm.FFloorOp,
    "math.fma": llvm.FMAOp,
    "math.log": llvm.FLogOp,
    "math.log10": named_intrinsics.Log10Op,
    "math.log2": llvm.FLog2Op,
    "math.powf": llvm.FPowOp,
    "math.round": named_intrinsics.RoundOp,
    "math.roundeven": named_intrinsics.RoundEvenOp,
    "math.sin": llvm.FSinOp,
    "math.sinh": named_intrinsics.SinhOp,
    "math.sqrt": llvm.FSqrtOp,
    "math.tan": named_intrinsics.TanOp,
    "math.tanh": named_intrinsics.TanhOp,
    "math.trunc": named_intrinsics.TruncOp,
}
"""Functions of floats that are one intrinsic, with fast-math flags."""

INTEGER_INTRINSICS: Mapping[str, tuple[type[Operation], str | None]] = {
    "math.absi": (intrinsics.AbsOp, "is_int_min_poison"),
    "math.ctlz": (named_intrinsics.CountLeadingZerosOp, "is_zero_poison"),
    "math.ctpop": (named_intrinsics.CtPopOp, None),
    "math.cttz": (named_intrinsics.CountTrailingZerosOp, "is_zero_poison"),
}
"""Functions of integers that are one intrinsic, and the flag by which it could be poison; it is off."""

FP_CLASSES: Mapping[str, int] = {
    "math.isfinite": 504,
    "math.isinf": 516,
    "math.isnan": 3,
    "math.isnormal": 264,
}
"""Classifications, as the bits of `llvm.intr.is.fpclass`."""

LIBM: Mapping[str, str] = {
    "math.acosh": "acosh",
    "math.asinh": "asinh",
    "math.atanh": "atanh",
    "math.cbrt": "cbrt",
    "math.erf": "erf",
    "math.erfc": "erfc",
    "math.log1p": "log1p",
}
"""Functions that libm has; with an `f` at the end they take and return f32."""


def lower_intrinsic(c: ElementwiseConversion, op: Operation) -> None:
    """A function of floats that is an intrinsic."""
    c.require_native_floats(op)
    properties: dict[str, Attribute] = {"fastmathFlags": llvm_fastmath(op)}
    class_ = INTRINSICS[op.name]

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [c.value(class_.create(operands=operands, result_types=types, properties=properties))]

    c.convert_elementwise(op, build)


def lower_integer_intrinsic(c: ElementwiseConversion, op: Operation) -> None:
    """A function of integers that is an intrinsic."""
    class_, flag = INTEGER_INTRINSICS[op.name]
    properties: dict[str, Attribute] = {flag: IntegerAttr.from_bool(False)} if flag else {}

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [c.value(class_.create(operands=operands, result_types=types, properties=properties))]

    c.convert_elementwise(op, build)


def lower_fp_class(c: ElementwiseConversion, op: Operation) -> None:
    """Whether a float is finite, infinite, a NaN or normal."""
    c.require_native_floats(op)
    properties: dict[str, Attribute] = {"bit": IntegerAttr(FP_CLASSES[op.name], i32)}

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        new = intrinsics.IsFPClassOp.create(operands=operands, result_types=types, properties=properties)
        return [c.value(new)]

    c.convert_elementwise(op, build)


Formula = Callable[[ElementwiseConversion, SSAValue, SSAValue, llvm.FastMathAttr], SSAValue]


def _exp_minus_one(
    c: ElementwiseConversion, one: SSAValue, x: SSAValue, flags: llvm.FastMathAttr
) -> SSAValue:
    return c.value(llvm.FSubOp(c.value(llvm.FExpOp(x, flags)), one, flags))


def _log_of_one_plus(
    c: ElementwiseConversion, one: SSAValue, x: SSAValue, flags: llvm.FastMathAttr
) -> SSAValue:
    return c.value(llvm.FLogOp(c.value(llvm.FAddOp(one, x, flags)), flags))


def _one_over_root(
    c: ElementwiseConversion, one: SSAValue, x: SSAValue, flags: llvm.FastMathAttr
) -> SSAValue:
    return c.value(llvm.FDivOp(one, c.value(llvm.FSqrtOp(x, flags)), flags))


FORMULAS: Mapping[str, Formula] = {
    "math.expm1": _exp_minus_one,
    "math.log1p": _log_of_one_plus,
    "math.rsqrt": _one_over_root,
}
"""Functions computed from an intrinsic and the number one."""


def lower_formula(c: ElementwiseConversion, op: Operation) -> None:
    """A function that is computed from another one."""
    c.require_native_floats(op)
    flags = llvm_fastmath(op)
    formula = FORMULAS[op.name]

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [formula(c, c.constant(types[0], 1.0), operands[0], flags)]

    c.convert_elementwise(op, build)


def _by_lane(
    c: ElementwiseConversion,
    operands: Sequence[SSAValue],
    type_: Attribute,
    build: Callable[[Sequence[SSAValue]], SSAValue],
) -> SSAValue:
    """Apply `build` to each lane of a vector, or to scalars."""
    if not isinstance(type_, VectorType):
        return build(operands)
    vector = cast(VectorType, type_)
    result = c.builder.poison(vector)
    for lane in range(vector.get_shape()[0]):
        position = c.builder.integer(lane, i64)
        parts = [c.value(instructions.ExtractElementOp(operand, position)) for operand in operands]
        new = llvm.InsertElementOp(result, build(parts), position)
        result = c.value(new)
    return result


def _require_fixed_length(op: Operation) -> None:
    for type_ in op.operand_types:
        if isinstance(type_, VectorType) and any(type_.get_scalable_dims()):
            emit_error(op, f"'{op.name}' op on the scalable '{type_!s}' can't be done lane by lane")


def lower_libm(c: ElementwiseConversion, op: Operation) -> None:
    """A call of libm, in f32 for narrower floats."""
    c.require_native_floats(op)
    _require_fixed_length(op)
    element = element_of(op.results[0].type)
    if not isinstance(element, BFloat16Type | Float16Type | Float32Type | Float64Type):
        emit_error(op, f"'{op.name}' op on '{element}' has no function in libm")
    is_narrow = isinstance(element, BFloat16Type | Float16Type)
    type_ = f32 if is_narrow else element
    name = LIBM[op.name] if isinstance(element, Float64Type) else f"{LIBM[op.name]}f"

    def call(parts: Sequence[SSAValue]) -> SSAValue:
        arguments = [c.value(llvm.FPExtOp(part, f32)) if is_narrow else part for part in parts]
        result = c.builder.call(name, arguments, type_)
        assert result is not None
        return c.value(llvm.FPTruncOp(result, element)) if is_narrow else result

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [_by_lane(c, operands, types[0], call)]

    c.convert_elementwise(op, build)


def lower_fpowi(c: ElementwiseConversion, op: Operation) -> None:
    """A float to an integer's power; LLVM takes one i32 as exponent."""
    c.require_native_floats(op)
    _require_fixed_length(op)
    exponent = element_of(c.types.convert_at(op.operands[1].type, op))
    assert isa(exponent, IntegerType)
    width = exponent.width.data
    if width > 32:
        emit_error(op, f"'{op.name}' op: an exponent of more than 32 bits can't be lowered")
    properties: dict[str, Attribute] = {"fastmathFlags": llvm_fastmath(op)}

    def power(parts: Sequence[SSAValue]) -> SSAValue:
        base, given = parts
        wide = given if width == 32 else c.value(llvm.SExtOp(given, i32))
        new = named_intrinsics.PowIOp.create(
            operands=[base, wide], result_types=[base.type], properties=properties
        )
        return c.value(new)

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [_by_lane(c, operands, types[0], power)]

    c.convert_elementwise(op, build)


def lower_ipowi(c: ElementwiseConversion, op: Operation) -> None:
    """An integer to an integer's power, by a function of the module."""
    _require_fixed_length(op)

    def power(parts: Sequence[SSAValue]) -> SSAValue:
        return integer_power(c.builder, parts[0], parts[1])

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [_by_lane(c, operands, types[0], power)]

    c.convert_elementwise(op, build)


def lower_sincos(c: ElementwiseConversion, op: Operation) -> None:
    """Sine and cosine of the same value; the optimizer computes them together where that is faster."""
    c.require_native_floats(op)
    properties: dict[str, Attribute] = {"fastmathFlags": llvm_fastmath(op)}

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [
            c.value(class_.create(operands=operands, result_types=[type_], properties=properties))
            for class_, type_ in zip((llvm.FSinOp, llvm.FCosOp), types, strict=True)
        ]

    c.convert_elementwise(op, build)


PATTERNS: Patterns = {
    **dict.fromkeys(INTRINSICS, lower_intrinsic),
    **dict.fromkeys(INTEGER_INTRINSICS, lower_integer_intrinsic),
    **dict.fromkeys(FP_CLASSES, lower_fp_class),
    **dict.fromkeys(LIBM, lower_libm),
    **dict.fromkeys(FORMULAS, lower_formula),
    "math.fpowi": lower_fpowi,
    "math.ipowi": lower_ipowi,
    "math.sincos": lower_sincos,
}


@dataclass(frozen=True)
class ConvertMathToLLVMPass(ModulePass):
    """Lowers the math dialect. `approximate-log1p`: log1p(x) is log(1 + x); else libm's log1p."""

    name = "convert-math-to-llvm"

    approximate_log1p: bool = True

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        patterns = {**PATTERNS, **({} if self.approximate_log1p else {"math.log1p": lower_libm})}
        ops = list(op.walk())
        for inner in ops:
            if inner.name.startswith("math.") and pattern_of(inner, patterns) is None:
                emit_error(inner, f"'{inner.name}' op can't be lowered by {self.name}")
        ElementwiseConversion(LLVMTypeConverter.for_module(op)).run(ops, patterns)
