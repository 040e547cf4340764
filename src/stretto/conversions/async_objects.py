"""The ops of the stretto dialect; the state and the payload of tokens and values, read where they lie.

The layout is that of `native/include/stretto/async_runtime.h`, so this is for `abi=stretto` only.
"""

from __future__ import annotations

from math import prod

from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntegerType, VectorType, i32, i64
from xdsl.ir import Attribute, SSAValue

from stretto.conversions.async_coroutines import lower_keep
from stretto.conversions.async_lowering import AsyncLowering
from stretto.conversions.async_runtime_abi import (
    FAILED_BIT,
    LARGEST_INLINE_PAYLOAD,
    PAYLOAD_OFFSET,
    READY_BIT,
    UNPLACED_ERROR,
    kind_of,
)
from stretto.conversions.dialect_conversion import Patterns
from stretto.conversions.llvm_builder import LLVMBuilder, arithmetic
from stretto.dialects import stretto_
from stretto.dialects.llvm_.atomics import ORDERINGS

_I8 = IntegerType(8)
_LARGEST_SCALAR = 16
"""Bytes that a scalar or pointer of the llvm dialect takes at most, its padding included."""


def is_ready(c: AsyncLowering, object_: SSAValue) -> SSAValue:
    """Whether a token or value is available or failed (i1)."""
    return _has(c, _state(c, object_), READY_BIT)


def error_of(c: AsyncLowering, object_: SSAValue) -> SSAValue:
    """The error code of a token or value (i32); 0 if it hasn't failed."""
    state = _state(c, object_)
    upper = c.value(arithmetic(llvm.LShrOp, state, c.constant(32, i64)))
    code = c.value(llvm.TruncOp(upper, i32))
    return c.value(llvm.SelectOp(_has(c, state, FAILED_BIT), code, c.constant(0, i32)))


def place_of_failure(c: AsyncLowering, code: SSAValue) -> SSAValue:
    """The code, or this place where it has none: a library failed a token or value by MLIR's functions."""
    builder = LLVMBuilder(c)
    is_unplaced = builder.icmp("eq", code, c.constant(UNPLACED_ERROR, i32))
    return builder.select(is_unplaced, c.site("async operation failed"), code)


def payload_of(c: AsyncLowering, value: SSAValue, payload: Attribute) -> SSAValue:
    """The address of a value's payload, which has an LLVM type."""
    bound = most_bytes(payload)
    if not c.is_stretto or bound is None or bound > LARGEST_INLINE_PAYLOAD:
        return c.call("storage", "", [value]).results[0]
    return c.value(llvm.GEPOp(value, [PAYLOAD_OFFSET], _I8))


def most_bytes(type_: Attribute) -> int | None:
    """No fewer bytes than a value of an LLVM type takes in memory; None where that isn't known."""
    match type_:
        case IntegerType():
            return max(2 * type_.width.data // 8, _LARGEST_SCALAR)
        case llvm.LLVMArrayType():
            element = most_bytes(type_.type)
            return None if element is None else element * type_.size.data
        case llvm.LLVMStructType():
            fields = [most_bytes(field) for field in type_.types]
            return None if None in fields else sum(field for field in fields if field is not None)
        case VectorType():
            if any(type_.get_scalable_dims()):
                return None
            # Up to the next power of two, twice.
            return 4 * _LARGEST_SCALAR * prod(type_.get_shape())
        case _:
            return _LARGEST_SCALAR


def _state(c: AsyncLowering, object_: SSAValue) -> SSAValue:
    # acquire: what was written before the object became ready, its payload first of all, is visible.
    return c.value(llvm.LoadOp(object_, i64, alignment=8, ordering=ORDERINGS["acquire"]))


def _has(c: AsyncLowering, state: SSAValue, bit: int) -> SSAValue:
    masked = c.value(arithmetic(llvm.AndOp, state, c.constant(bit, i64)))
    zero = c.constant(0, i64)
    return LLVMBuilder(c).icmp("ne", masked, zero)


def lower_set_error_code(c: AsyncLowering, op: stretto_.SetErrorOp) -> None:
    """A token or value fails for a given reason."""
    code = place_of_failure(c, op.code)
    c.call("set_error", kind_of(op.operand.type), [c.operand(op.operand), code])
    c.replace(op)


def lower_error(c: AsyncLowering, op: stretto_.ErrorOp) -> None:
    """Why a token, value or group failed; of a token or value it stands in its state."""
    if kind_of(op.operand.type) != "group":
        c.replace(op, [error_of(c, c.operand(op.operand))])
        return
    c.replace(op, c.call("error", "group", [c.operand(op.operand)]).results)


def lower_is_ready(c: AsyncLowering, op: stretto_.IsReadyOp) -> None:
    """Whether an await would go on at once."""
    if kind_of(op.operand.type) != "group":
        c.replace(op, [is_ready(c, c.operand(op.operand))])
        return
    c.replace(op, c.call("is_ready", "group", [c.operand(op.operand)]).results)


def lower_help(c: AsyncLowering, op: stretto_.HelpOp) -> None:
    """The runtime runs tasks that the calling one posted."""
    c.replace(op, c.call("help", "", [c.operand(op.operand)]).results)


def lower_member_ready(c: AsyncLowering, op: stretto_.MemberReadyOp) -> None:
    """One more member of a group is done."""
    c.call("member_ready", "group", [c.operand(op.group), op.code])
    c.replace(op)


def lower_site(c: AsyncLowering, op: stretto_.SiteOp) -> None:
    """The number of a place in the program."""
    c.replace(op, [c.site(op.text.data)])


def lower_null(c: AsyncLowering, op: stretto_.NullOp) -> None:
    """Zero of any type."""
    type_ = c.types.convert_at(op.result.type, op)
    c.replace(op, [c.zero(type_)])


STRETTO_PATTERNS: Patterns = {
    stretto_.SiteOp: lower_site,
    stretto_.ErrorOp: lower_error,
    stretto_.SetErrorOp: lower_set_error_code,
    stretto_.IsReadyOp: lower_is_ready,
    stretto_.HelpOp: lower_help,
    stretto_.MemberReadyOp: lower_member_ready,
    stretto_.KeepOp: lower_keep,
    stretto_.NullOp: lower_null,
}
