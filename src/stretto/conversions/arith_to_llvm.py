"""`convert-arith-to-llvm`: arithmetic to the LLVM dialect, on scalars and vectors of any rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, llvm
from xdsl.dialects.builtin import IntegerType, ModuleOp, UnitAttr, VectorType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.hints import isa

from stretto.conversions.dialect_conversion import Patterns, pattern_of
from stretto.conversions.elementwise import (
    ElementwiseConversion,
    flag_type,
    llvm_fastmath,
    llvm_overflow,
)
from stretto.conversions.llvm_constants import element_of
from stretto.conversions.llvm_types import LLVMTypeConverter, struct_of
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_ import instructions, named_intrinsics
from stretto.dialects.llvm_.vector_forms import FCmpOp, SelectOp

PLAIN: Mapping[str, type[Operation]] = {
    "arith.andi": llvm.AndOp,
    "arith.bitcast": llvm.BitcastOp,
    "arith.divsi": llvm.SDivOp,
    "arith.divui": llvm.UDivOp,
    "arith.extsi": llvm.SExtOp,
    "arith.extui": llvm.ZExtOp,
    "arith.fptosi": instructions.FPToSIOp,
    "arith.fptoui": instructions.FPToUIOp,
    "arith.maxsi": named_intrinsics.SMaxOp,
    "arith.maxui": named_intrinsics.UMaxOp,
    "arith.minsi": named_intrinsics.SMinOp,
    "arith.minui": named_intrinsics.UMinOp,
    "arith.ori": llvm.OrOp,
    "arith.remsi": llvm.SRemOp,
    "arith.remui": llvm.URemOp,
    "arith.shrsi": llvm.AShrOp,
    "arith.shrui": llvm.LShrOp,
    "arith.sitofp": llvm.SIToFPOp,
    "arith.trunci": llvm.TruncOp,
    "arith.uitofp": instructions.UIToFPOp,
    "arith.xori": llvm.XOrOp,
}
"""Ops that become one LLVM op with the same operands."""

OVERFLOWING: Mapping[str, type[Operation]] = {
    "arith.addi": llvm.AddOp,
    "arith.muli": llvm.MulOp,
    "arith.shli": llvm.ShlOp,
    "arith.subi": llvm.SubOp,
}
"""As PLAIN, with overflow flags."""

FLOATING: Mapping[str, type[Operation]] = {
    "arith.addf": llvm.FAddOp,
    "arith.divf": llvm.FDivOp,
    "arith.extf": llvm.FPExtOp,
    "arith.maximumf": named_intrinsics.MaximumOp,
    "arith.maxnumf": llvm.VectorFMaxOp,
    "arith.minimumf": named_intrinsics.MinimumOp,
    "arith.minnumf": llvm.VectorFMinOp,
    "arith.mulf": llvm.FMulOp,
    "arith.negf": llvm.FNegOp,
    "arith.remf": llvm.FRemOp,
    "arith.subf": llvm.FSubOp,
    "arith.truncf": llvm.FPTruncOp,
}
"""As PLAIN, with fast-math flags where the LLVM op has them."""

_NO_FASTMATH = (llvm.FPExtOp, llvm.FPTruncOp)
_KEPT_FLAGS = ("isExact", "nonNeg")


def lower_plain(c: ElementwiseConversion, op: Operation) -> None:
    """An op with an LLVM counterpart."""
    name = op.name
    properties: dict[str, Attribute] = {}
    if name in FLOATING:
        class_ = FLOATING[name]
        if class_ not in _NO_FASTMATH:
            properties["fastmathFlags"] = llvm_fastmath(op)
        _require_default_rounding(op)
    elif name in OVERFLOWING:
        class_ = OVERFLOWING[name]
        properties["overflowFlags"] = llvm_overflow(op)
    else:
        class_ = PLAIN[name]
        for flag in _KEPT_FLAGS:
            if isinstance(op.properties.get(flag), UnitAttr):
                properties[flag] = UnitAttr()
        if name == "arith.trunci" and llvm_overflow(op).value.data:
            properties["overflowFlags"] = llvm.OverflowAttr.from_int(llvm_overflow(op).value.data)
    if name != "arith.bitcast":
        c.require_native_floats(op)

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [c.value(class_.create(operands=operands, result_types=types, properties=properties))]

    c.convert_elementwise(op, build)


def _require_default_rounding(op: Operation) -> None:
    mode = op.properties.get("roundingmode", op.attributes.get("roundingmode"))
    if mode is not None and "to_nearest_even" not in str(mode):
        emit_error(op, f"'{op.name}' op: rounding mode {mode} can't be lowered")


def lower_constant(c: ElementwiseConversion, op: arith.ConstantOp) -> None:
    """A constant keeps its attribute, whose type says what it meant."""
    type_ = c.types.convert_at(op.result.type, op)
    new = llvm.ConstantOp.create(result_types=[type_], properties={"value": op.value})
    c.replace_by(op, new)


def lower_compare(c: ElementwiseConversion, op: arith.CmpiOp | arith.CmpfOp) -> None:
    """A comparison; predicates have the same numbers in both dialects."""
    properties: dict[str, Attribute] = {"predicate": op.predicate}
    class_: type[Operation] = llvm.ICmpOp
    if isinstance(op, arith.CmpfOp):
        c.require_native_floats(op)
        properties["fastmathFlags"] = llvm_fastmath(op)
        class_ = FCmpOp

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        return [c.value(class_.create(operands=operands, result_types=types, properties=properties))]

    c.convert_elementwise(op, build)


def lower_select(c: ElementwiseConversion, op: arith.SelectOp) -> None:
    """One condition selects a whole value; a vector of conditions selects lanes."""
    properties: dict[str, Attribute] = {"fastmathFlags": llvm_fastmath(op)}

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        new = SelectOp.create(operands=operands, result_types=types, properties=properties)
        return [c.value(new)]

    if isinstance(op.cond.type, VectorType):
        c.convert_elementwise(op, build)
    else:
        c.replace(op, build(c.operands(op.operands), [c.types.convert_at(op.result.type, op)]))


def lower_index_cast(c: ElementwiseConversion, op: Operation) -> None:
    """An extension, a truncation, or nothing, as the widths are."""
    extend = llvm.ZExtOp if op.name == "arith.index_castui" else llvm.SExtOp

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        source, target = _width(operands[0].type), _width(types[0])
        if source == target:
            return operands
        class_ = extend if source < target else llvm.TruncOp
        return [c.value(class_.create(operands=operands, result_types=types))]

    c.convert_elementwise(op, build)


def _width(type_: Attribute) -> int:
    element = element_of(type_)
    assert isa(element, IntegerType)
    return element.width.data


def _with_width(type_: Attribute, width: int) -> Attribute:
    element = IntegerType(width)
    if isinstance(type_, VectorType):
        return VectorType(element, type_.shape, type_.scalable_dims)
    return element


def lower_add_extended(c: ElementwiseConversion, op: arith.AddUIExtendedOp) -> None:
    """Sum and carry."""

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        pair = struct_of(types[0], flag_type(types[0]))
        new = named_intrinsics.UAddWithOverflowOp.create(operands=operands, result_types=[pair])
        both = c.value(new)
        return [c.builder.extract(both, 0), c.builder.extract(both, 1)]

    c.convert_elementwise(op, build)


def lower_mul_extended(c: ElementwiseConversion, op: Operation) -> None:
    """The low and the high half of a product in twice the width."""
    extend = llvm.SExtOp if op.name == "arith.mulsi_extended" else llvm.ZExtOp

    def build(operands: Sequence[SSAValue], types: Sequence[Attribute]) -> Sequence[SSAValue]:
        width = _width(types[0])
        wide = _with_width(types[0], 2 * width)
        lhs, rhs = (c.value(extend.create(operands=[operand], result_types=[wide])) for operand in operands)
        product = c.builder.mul(lhs, rhs)
        low = c.value(llvm.TruncOp.create(operands=[product], result_types=[types[0]]))
        high = c.value(llvm.LShrOp(product, c.constant(wide, width)))
        return [low, c.value(llvm.TruncOp.create(operands=[high], result_types=[types[1]]))]

    c.convert_elementwise(op, build)


PATTERNS: Patterns = {
    **dict.fromkeys([*PLAIN, *OVERFLOWING, *FLOATING], lower_plain),
    "arith.addui_extended": lower_add_extended,
    "arith.cmpf": lower_compare,
    "arith.cmpi": lower_compare,
    "arith.constant": lower_constant,
    "arith.index_cast": lower_index_cast,
    "arith.index_castui": lower_index_cast,
    "arith.mulsi_extended": lower_mul_extended,
    "arith.mului_extended": lower_mul_extended,
    "arith.select": lower_select,
}

EXPANDED = ("arith.ceildivsi", "arith.ceildivui", "arith.floordivsi")


@dataclass(frozen=True)
class ConvertArithToLLVMPass(ModulePass):
    """Lowers the arith dialect. `index-bitwidth`: bits of an index, 0 for the data layout's."""

    name = "convert-arith-to-llvm"

    index_bitwidth: int = 0

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ops = list(op.walk())
        for inner in ops:
            if inner.name.startswith("arith.") and pattern_of(inner, PATTERNS) is None:
                hint = "; run arith-expand first" if inner.name in EXPANDED else ""
                emit_error(inner, f"'{inner.name}' op can't be lowered by {self.name}{hint}")
        conversion = ElementwiseConversion(LLVMTypeConverter.for_module(op, self.index_bitwidth))
        conversion.run(ops, PATTERNS)
