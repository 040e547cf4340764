"""vector ops on values to LLVM: elements, broadcasts, reductions, shuffles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects import llvm, vector
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    DenseIntElementsAttr,
    FloatAttr,
    IntegerType,
    VectorType,
    i32,
    i64,
)
from xdsl.dialects.utils.fast_math import FastMathFlag
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.dialect_conversion import Conversion
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.strided_metadata import mixed
from stretto.conversions.typed import is_vector, vector_of, width_of
from stretto.diagnostics import emit_error
from stretto.dialects.llvm_ import named_intrinsics
from stretto.dialects.llvm_.instructions import ExtractElementOp
from stretto.dialects.llvm_.intrinsics import FloatReduceOp, FMulAddOp, IntegerReduceOp


def element_of(builder: LLVMBuilder, value: SSAValue, position: Sequence[SSAValue | int]) -> SSAValue:
    """The element or inner vector at a position of a lowered vector: an array of arrays of 1-D vectors."""
    *outer, last = position
    if outer:
        value = builder.extract(value, *_constants(builder, outer))
    if is_vector(value.type):
        return builder.emit(ExtractElementOp(value, _lane(builder, last)))
    return builder.extract(value, *_constants(builder, [last]))


def with_element(
    builder: LLVMBuilder, value: SSAValue, element: SSAValue, position: Sequence[SSAValue | int]
) -> SSAValue:
    """A lowered vector with the element or inner vector at a position replaced."""
    *outer, last = position
    places = _constants(builder, outer)
    row = builder.extract(value, *places) if places else value
    if not is_vector(row.type):
        return builder.insert(value, element, *places, *_constants(builder, [last]))
    row = builder.emit(llvm.InsertElementOp(row, element, _lane(builder, last)))
    return builder.insert(value, row, *places) if places else row


def _constants(builder: LLVMBuilder, position: Sequence[SSAValue | int]) -> list[int]:
    numbers = [number for number in position if isinstance(number, int)]
    if len(numbers) != len(position):
        op = builder.anchor
        emit_error(
            op, f"'{op.name}' op: '{op.operands[0].type}' takes a computed position only in its last axis"
        )
    return numbers


def _lane(builder: LLVMBuilder, number: SSAValue | int) -> SSAValue:
    return builder.integer(number, i64) if isinstance(number, int) else builder.conversion.operand(number)


def splat(builder: LLVMBuilder, value: SSAValue, type_: VectorType) -> SSAValue:
    """A 1-D LLVM vector of a scalar in every lane."""
    poison = builder.poison(type_)
    first = builder.emit(llvm.InsertElementOp(poison, value, builder.integer(0, i32)))
    mask = DenseArrayBase.from_list(i32, [0] * type_.get_shape()[0])
    return builder.emit(
        llvm.ShuffleVectorOp.build(operands=[first, poison], result_types=[type_], properties={"mask": mask})
    )


def lane_numbers(builder: LLVMBuilder, type_: VectorType) -> SSAValue:
    """The vector 0, 1, 2, …"""
    numbers = range(type_.get_shape()[0])
    integers = cast("VectorType[IntegerType]", type_)
    return builder.emit(llvm.ConstantOp(DenseIntElementsAttr.from_list(integers, numbers), type_))


def convert_extract(conversion: Conversion, op: vector.ExtractOp) -> None:
    """vector.extract."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.vector)
    position = mixed(op.static_position, op.dynamic_position)
    if not position and not isinstance(op.result.type, VectorType):
        position = [0]
    conversion.replace(op, [element_of(builder, value, position) if position else value])


def convert_insert(conversion: Conversion, op: vector.InsertOp) -> None:
    """vector.insert."""
    builder = LLVMBuilder(conversion)
    value, element = conversion.operand(op.dest), conversion.operand(op.source)
    position = mixed(op.static_position, op.dynamic_position)
    if not position and not isinstance(op.source.type, VectorType):
        position = [0]
    conversion.replace(op, [with_element(builder, value, element, position) if position else element])


def convert_broadcast(conversion: Conversion, op: Operation) -> None:
    """vector.broadcast of a scalar, or of a vector to leading axes; vector.splat."""
    builder = LLVMBuilder(conversion)
    (source,) = op.operands
    value = conversion.operand(source)
    result_type = conversion.types.convert_at(op.results[0].type, op)
    shape = vector_of(op.results[0].type).get_shape()
    inner = vector_of(source.type).get_shape() if is_vector(source.type) else ()
    if inner and shape[len(shape) - len(inner) :] != inner:
        emit_error(
            op, f"'{op.name}' op: '{source.type}' to '{op.results[0].type}' stretches an axis of size 1"
        )
    if is_vector(source.type) and not inner:
        value = element_of(builder, value, [0])
    conversion.replace(op, [_spread(builder, value, result_type)])


def _spread(builder: LLVMBuilder, value: SSAValue, type_: Attribute) -> SSAValue:
    if value.type == type_:
        return value
    if is_vector(type_):
        return splat(builder, value, vector_of(type_))
    assert isinstance(type_, llvm.LLVMArrayType)
    row = _spread(builder, value, type_.type)
    result = builder.poison(type_)
    for index in range(type_.size.data):
        result = builder.insert(result, row, index)
    return result


def convert_from_elements(conversion: Conversion, op: Operation) -> None:
    """vector.from_elements."""
    builder = LLVMBuilder(conversion)
    type_ = vector_of(op.results[0].type)
    value = builder.poison(conversion.types.convert_at(type_, op))
    shape = type_.get_shape() or (1,)
    for number, element in enumerate(conversion.operands(op.operands)):
        position: list[SSAValue | int] = []
        for extent in reversed(shape):
            position.insert(0, number % extent)
            number //= extent
        value = with_element(builder, value, element, position)
    conversion.replace(op, [value])


_Combine = Callable[[SSAValue, SSAValue], Operation]

_INTEGER_REDUCTIONS: dict[str, tuple[type[IntegerReduceOp], _Combine | str]] = {
    "add": (named_intrinsics.VectorReduceAddOp, llvm.AddOp),
    "mul": (named_intrinsics.VectorReduceMulOp, llvm.MulOp),
    "and": (named_intrinsics.VectorReduceAndOp, llvm.AndOp),
    "or": (named_intrinsics.VectorReduceOrOp, llvm.OrOp),
    "xor": (named_intrinsics.VectorReduceXorOp, llvm.XOrOp),
    "maxsi": (named_intrinsics.VectorReduceSMaxOp, "sgt"),
    "minsi": (named_intrinsics.VectorReduceSMinOp, "slt"),
    "maxui": (named_intrinsics.VectorReduceUMaxOp, "ugt"),
    "minui": (named_intrinsics.VectorReduceUMinOp, "ult"),
}
_FLOAT_REDUCTIONS: dict[str, tuple[type[FloatReduceOp], _Combine]] = {
    "maximumf": (named_intrinsics.VectorReduceFMaximumOp, named_intrinsics.MaximumOp),
    "minimumf": (named_intrinsics.VectorReduceFMinimumOp, named_intrinsics.MinimumOp),
    "maxnumf": (named_intrinsics.VectorReduceFMaxOp, llvm.VectorFMaxOp),
    "minnumf": (named_intrinsics.VectorReduceFMinOp, llvm.VectorFMinOp),
}


def convert_reduction(conversion: Conversion, op: vector.ReductionOp, *, reassociate: bool) -> None:
    """vector.reduction of a 1-D vector to one element, combined with the accumulator if there is one."""
    builder = LLVMBuilder(conversion)
    value = conversion.operand(op.vector)
    start = None if op.acc is None else conversion.operand(op.acc)
    kind = op.kind.data.value
    type_ = conversion.types.convert_at(op.dest.type, op)
    is_float = isinstance(type_, AnyFloat)
    if isinstance(type_, AnyFloat) and kind in ("add", "mul"):
        allowed = reassociate or FastMathFlag.REASSOC in op.fastmath.data
        flags = llvm.FastMathAttr([FastMathFlag.REASSOC] if allowed else None)
        if start is None:
            neutral = FloatAttr(0.0 if kind == "add" else 1.0, type_)
            start = builder.emit(llvm.ConstantOp(neutral, type_))
        reduce = llvm.VectorReduceFAddOp if kind == "add" else llvm.VectorReduceFMulOp
        conversion.replace(op, [builder.emit(reduce(start, value, flags))])
    elif is_float and kind in _FLOAT_REDUCTIONS:
        reduce, combine = _FLOAT_REDUCTIONS[kind]
        reduced = builder.emit(reduce(value, type_))
        conversion.replace(op, [reduced if start is None else builder.emit(combine(start, reduced))])
    elif width_of(type_) is not None and kind in _INTEGER_REDUCTIONS:
        reduce, combine = _INTEGER_REDUCTIONS[kind]
        reduced = builder.emit(reduce(value, type_))
        if start is not None and isinstance(combine, str):
            reduced = builder.select(builder.icmp(combine, start, reduced), start, reduced)
        elif start is not None and not isinstance(combine, str):
            reduced = builder.emit(combine(start, reduced))
        conversion.replace(op, [reduced])
    else:
        emit_error(op, f"'{op.name}' op: no reduction '{kind}' of '{op.vector.type}'")


def convert_fma(conversion: Conversion, op: vector.FMAOp) -> None:
    """vector.fma of 1-D vectors."""
    lhs, rhs, acc = conversion.operands(op.operands)
    if not is_vector(lhs.type):
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{op.operands[0].type}'")
    conversion.replace_by(op, FMulAddOp(lhs, rhs, acc))


def convert_bitcast(conversion: Conversion, op: vector.BitcastOp) -> None:
    """vector.bitcast of 1-D vectors."""
    value = conversion.operand(op.operands[0])
    type_ = conversion.types.convert_at(op.results[0].type, op)
    if not is_vector(value.type):
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{op.operands[0].type}'")
    conversion.replace_by(op, llvm.BitcastOp(value, type_))


def convert_shuffle(conversion: Conversion, op: vector.ShuffleOp) -> None:
    """vector.shuffle of 1-D vectors; of two lengths by single elements."""
    builder = LLVMBuilder(conversion)
    left, right = conversion.operands(op.operands)
    type_ = conversion.types.convert_at(op.result.type, op)
    lanes = [int(lane) for lane in op.mask.get_values()]
    if not is_vector(left.type) or not is_vector(right.type):
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{op.operands[0].type}'")
    if left.type == right.type:
        mask = DenseArrayBase.from_list(i32, lanes)
        shuffle = llvm.ShuffleVectorOp.build(
            operands=[left, right], result_types=[type_], properties={"mask": mask}
        )
        conversion.replace_by(op, shuffle)
        return
    result = builder.poison(type_)
    width = vector_of(left.type).get_shape()[0]
    for position, lane in enumerate(lanes):
        if lane >= 0:
            source, place = (left, lane) if lane < width else (right, lane - width)
            element = element_of(builder, source, [place])
            result = with_element(builder, result, element, [position])
    conversion.replace(op, [result])


def convert_create_mask(conversion: Conversion, op: vector.CreateMaskOp) -> None:
    """vector.create_mask of rank 1: lane i is set where i is below the operand."""
    builder = LLVMBuilder(conversion)
    if len(op.mask_dim_sizes) != 1:
        emit_error(op, f"'{op.name}' op: no lowering to LLVM for '{op.results[0].type}'")
    bound = conversion.operand(op.mask_dim_sizes[0])
    type_ = VectorType(bound.type, vector_of(op.mask_vector.type).get_shape())
    lanes = lane_numbers(builder, type_)
    conversion.replace(op, [builder.icmp("sgt", splat(builder, bound, type_), lanes)])
