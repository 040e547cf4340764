"""Ops that work on scalars and lane by lane on vectors, and their LLVM counterparts.

A vector of several dimensions is an array of vectors in LLVM, so an op on it becomes one op for
each innermost vector.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.arith import FastMathFlagsAttr, IntegerOverflowAttr, IntegerOverflowFlag
from xdsl.dialects.builtin import IntegerAttr, IntegerType, VectorType, i1, i32, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.utils.hints import isa

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import NSW, NUW, LLVMBuilder, type_at
from stretto.conversions.llvm_constants import has_dense_constants, is_float, splat
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error

Build = Callable[[Sequence[SSAValue], Sequence[Attribute]], Sequence[SSAValue]]
"""Emits the LLVM ops for scalars or one-dimensional vectors: gets operands and result types in
LLVM's form, gives the results."""


class ElementwiseConversion(Conversion):
    """A conversion of elementwise ops."""

    def __init__(self, types: LLVMTypeConverter):
        super().__init__(types)
        self.builder = LLVMBuilder(self)

    def convert_elementwise(self, op: Operation, build: Build) -> None:
        """Replace an op by what `build` emits, once for each innermost vector."""
        operands = self.operands(op.operands)
        types = self.types.convert_all([result.type for result in op.results], op)
        positions = list(_positions(types[0]))
        if positions == [()]:
            self.replace(op, build(operands, types))
            return
        results = [self.builder.poison(type_) for type_ in types]
        for position in positions:
            parts = [
                self.builder.extract(operand, *position)
                if isinstance(operand.type, llvm.LLVMArrayType)
                else operand
                for operand in operands
            ]
            for k, value in enumerate(build(parts, [type_at(type_, position) for type_ in types])):
                results[k] = self.builder.insert(results[k], value, *position)
        self.replace(op, results)

    def constant(self, type_: Attribute, value: float) -> SSAValue:
        """Emit a constant of a scalar or vector type, the same in all lanes."""
        if not has_dense_constants(type_):
            return self._lane_by_lane(cast(VectorType, type_), int(value))
        attribute = splat(type_, value)
        assert attribute is not None
        return self.value(llvm.ConstantOp.create(result_types=[type_], properties={"value": attribute}))

    def _lane_by_lane(self, type_: VectorType, value: int) -> SSAValue:
        """A vector constant whose integers are too wide for an attribute of xDSL's."""
        element = type_.element_type
        assert self.anchor is not None and isa(element, IntegerType)
        if any(type_.get_scalable_dims()):
            emit_error(
                self.anchor, f"'{self.anchor.name}' op needs a constant '{type_}', which can't be made"
            )
        scalar = self.builder.integer(value, element)
        result = self.builder.poison(type_)
        for lane in range(type_.get_shape()[0]):
            position = self.builder.integer(lane, i64)
            result = self.value(llvm.InsertElementOp(result, scalar, position))
        return result

    def require_native_floats(self, op: Operation) -> None:
        """Refuse an op on floats that LLVM doesn't have (f8 and narrower, carried as integers)."""
        for value in (*op.operands, *op.results):
            if is_float(value.type) and not _is_native(self.types.convert_at(value.type, op)):
                emit_error(op, f"'{op.name}' op on '{value.type}' can't be lowered: LLVM has no such float")


def _is_native(type_: Attribute) -> bool:
    while isinstance(type_, llvm.LLVMArrayType):
        type_ = type_.type
    return is_float(type_)


def _positions(type_: Attribute) -> Iterable[tuple[int, ...]]:
    """The positions of the innermost vectors in nested arrays; one empty one without arrays."""
    extents: list[range] = []
    while isinstance(type_, llvm.LLVMArrayType):
        extents.append(range(type_.size.data))
        type_ = type_.type
    return product(*extents)


def llvm_fastmath(op: Operation) -> llvm.FastMathAttr:
    """An op's fast-math flags as those of the llvm dialect."""
    flags = op.properties.get("fastmath", op.attributes.get("fastmath"))
    return llvm.FastMathAttr(flags.data if isinstance(flags, FastMathFlagsAttr) else None)


def llvm_overflow(op: Operation) -> IntegerAttr:
    """An op's overflow flags as the llvm dialect's number."""
    flags = op.properties.get("overflowFlags", op.attributes.get("overflowFlags"))
    given = flags.data if isinstance(flags, IntegerOverflowAttr) else ()
    nsw = NSW if IntegerOverflowFlag.NSW in given else 0
    nuw = NUW if IntegerOverflowFlag.NUW in given else 0
    return IntegerAttr(nsw | nuw, i32)


def flag_type(type_: Attribute) -> Attribute:
    """i1, or a vector of as many i1 as an LLVM type has lanes."""
    if isinstance(type_, VectorType):
        return VectorType(i1, type_.shape, type_.scalable_dims)
    return i1
