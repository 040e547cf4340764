"""`convert-index-to-llvm`: arithmetic on indices to the LLVM dialect.

Signed ceiling and floor division are those of arith-expand. MLIR's formulas for this dialect overflow in
the arm of a select that isn't chosen, which stops the program: (MIN + 1) / -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntegerAttr, IntegerType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.hints import isa

from stretto.conversions.dialect_conversion import Conversion, Patterns, pattern_of
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error
from stretto.dialects import index_
from stretto.dialects.llvm_ import named_intrinsics

BINARY: Mapping[type[Operation], type[Operation]] = {
    index_.AddOp: llvm.AddOp,
    index_.AndOp: llvm.AndOp,
    index_.DivSOp: llvm.SDivOp,
    index_.DivUOp: llvm.UDivOp,
    index_.MaxSOp: named_intrinsics.SMaxOp,
    index_.MaxUOp: named_intrinsics.UMaxOp,
    index_.MinSOp: named_intrinsics.SMinOp,
    index_.MinUOp: named_intrinsics.UMinOp,
    index_.MulOp: llvm.MulOp,
    index_.OrOp: llvm.OrOp,
    index_.RemSOp: llvm.SRemOp,
    index_.RemUOp: llvm.URemOp,
    index_.ShlOp: llvm.ShlOp,
    index_.ShrSOp: llvm.AShrOp,
    index_.ShrUOp: llvm.LShrOp,
    index_.SubOp: llvm.SubOp,
    index_.XOrOp: llvm.XOrOp,
}
"""Ops that are one LLVM op."""


class IndexLowering(Conversion):
    """The conversion of ops on indices."""

    def __init__(self, types: LLVMTypeConverter):
        super().__init__(types)
        self.builder = LLVMBuilder(self)

    def number(self, value: int) -> SSAValue:
        """A constant as wide as an index; bits that don't fit are cut off."""
        type_ = self.types.index_type
        return self.value(llvm.ConstantOp(IntegerAttr(value, type_, truncate_bits=True), type_))


def lower_binary(c: IndexLowering, op: index_.BinaryOp) -> None:
    """An op with an LLVM counterpart."""
    lhs, rhs = c.operands([op.lhs, op.rhs])
    c.replace_by(op, BINARY[type(op)].create(operands=[lhs, rhs], result_types=[lhs.type]))


def lower_constant(c: IndexLowering, op: index_.ConstantOp) -> None:
    """A constant."""
    c.replace(op, [c.number(op.value.value.data)])


def lower_bool_constant(c: IndexLowering, op: index_.BoolConstantOp) -> None:
    """True or false."""
    c.replace_by(op, llvm.ConstantOp(op.value, op.result.type))


def lower_sizeof(c: IndexLowering, op: index_.SizeOfOp) -> None:
    """The width of an index."""
    c.replace(op, [c.number(c.types.index_bitwidth)])


def lower_cmp(c: IndexLowering, op: index_.CmpOp) -> None:
    """A comparison."""
    lhs, rhs = c.operands([op.lhs, op.rhs])
    c.replace(op, [c.builder.icmp(str(op.pred.data), lhs, rhs)])


def lower_cast(c: IndexLowering, op: index_.CastOp) -> None:
    """An extension, a truncation or nothing, as the widths are."""
    value = c.operand(op.input)
    source, target = value.type, c.types.convert_at(op.output.type, op)
    assert isa(source, IntegerType) and isa(target, IntegerType)
    if source == target:
        c.replace(op, [value])
    elif source.width.data > target.width.data:
        c.replace_by(op, llvm.TruncOp.create(operands=[value], result_types=[target]))
    elif isinstance(op, index_.CastSOp):
        c.replace_by(op, llvm.SExtOp(value, target))
    else:
        c.replace_by(op, llvm.ZExtOp(value, target))


def _rounded_quotient(c: IndexLowering, op: index_.BinaryOp, signs: str, step: int) -> None:
    """The quotient rounded to zero, with `step` added if it isn't exact and the operands' signs are
    equal ("eq") or differ ("ne")."""
    n, m = c.operands([op.lhs, op.rhs])
    b = c.builder
    zero = c.number(0)
    quotient = b.sdiv(n, m)
    is_inexact = b.icmp("ne", n, b.mul(quotient, m))
    signs_match = b.icmp(signs, b.icmp("slt", n, zero), b.icmp("slt", m, zero))
    is_off = c.value(llvm.AndOp(is_inexact, signs_match))
    c.replace(op, [b.select(is_off, b.add(quotient, c.number(step)), quotient)])


def lower_ceil_div(c: IndexLowering, op: index_.CeilDivSOp) -> None:
    """Division that rounds up."""
    _rounded_quotient(c, op, "eq", 1)


def lower_ceil_div_unsigned(c: IndexLowering, op: index_.CeilDivUOp) -> None:
    """0 for 0, else (n - 1) / m + 1."""
    n, m = c.operands([op.lhs, op.rhs])
    b = c.builder
    zero, one = c.number(0), c.number(1)
    quotient = c.value(llvm.UDivOp(b.sub(n, one), m))
    above = b.add(quotient, one)
    c.replace(op, [b.select(b.icmp("eq", n, zero), zero, above)])


def lower_floor_div(c: IndexLowering, op: index_.FloorDivSOp) -> None:
    """Division that rounds down."""
    _rounded_quotient(c, op, "ne", -1)


PATTERNS: Patterns = {
    **dict.fromkeys(BINARY, lower_binary),
    index_.BoolConstantOp: lower_bool_constant,
    index_.CastSOp: lower_cast,
    index_.CastUOp: lower_cast,
    index_.CeilDivSOp: lower_ceil_div,
    index_.CeilDivUOp: lower_ceil_div_unsigned,
    index_.CmpOp: lower_cmp,
    index_.ConstantOp: lower_constant,
    index_.FloorDivSOp: lower_floor_div,
    index_.SizeOfOp: lower_sizeof,
}


@dataclass(frozen=True)
class ConvertIndexToLLVMPass(ModulePass):
    """Lowers the index dialect. `index-bitwidth`: bits of an index, 0 for the data layout's."""

    name = "convert-index-to-llvm"

    index_bitwidth: int = 0

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ops = list(op.walk())
        for inner in ops:
            if inner.name.startswith("index.") and pattern_of(inner, PATTERNS) is None:
                emit_error(inner, f"'{inner.name}' op can't be lowered by {self.name}")
        IndexLowering(LLVMTypeConverter.for_module(op, self.index_bitwidth)).run(ops, PATTERNS)
