"""The coroutine ops of the async dialect as LLVM's coroutine intrinsics."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    MemRefType,
    StringAttr,
    VectorType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region

from stretto.conversions.async_lowering import AsyncLowering
from stretto.conversions.dialect_conversion import Patterns
from stretto.conversions.func_descriptors import keep_unranked
from stretto.conversions.llvm_builder import LLVMBuilder, arithmetic
from stretto.conversions.llvm_types import POINTER
from stretto.dialects import stretto_
from stretto.dialects.async_ import coro, runtime
from stretto.dialects.llvm_ import coro as intrinsics
from stretto.dialects.llvm_.instructions import NoneTokenOp, SwitchOp

RUNTIME_ALIGNMENT = 16
"""Bytes to which the runtime aligns coroutine frames and the payloads of values."""


_SWITCH = {
    "case_values": DenseIntOrFPElementsAttr.from_list(VectorType(i32, [2]), [0, 1]),
    "case_operand_segments": DenseArrayBase.from_list(i32, [0, 0]),
    "operandSegmentSizes": DenseArrayBase.from_list(i32, [1, 0, 0]),
}
"""The properties of the switch after a suspension: no operands, cases 0 and 1."""


def lower_id(c: AsyncLowering, op: coro.CoroIdOp) -> None:
    """No alignment is promised, and there is no promise object."""
    zero = c.constant(0, i32)
    null = c.null()
    c.replace_by(op, intrinsics.CoroIdOp(zero, null, null, null))


def lower_begin(c: AsyncLowering, op: coro.CoroBeginOp) -> None:
    """Allocate the frame: from Stretto's slab, or aligned and of a multiple of the alignment."""
    if _uses_slab(c, op):
        size = c.value(intrinsics.CoroSizeOp(i64))
        memory = c.call("alloc_frame", "", [size]).results[0]
    else:
        index = c.types.index_type
        size = c.value(intrinsics.CoroSizeOp(index))
        align = c.value(intrinsics.CoroAlignOp(index))
        sum_ = c.value(arithmetic(llvm.AddOp, size, align, 0))
        last = c.value(arithmetic(llvm.SubOp, sum_, c.constant(1, index), 0))
        mask = c.value(arithmetic(llvm.SubOp, c.constant(0, index), align, 0))
        rounded = c.value(arithmetic(llvm.AndOp, last, mask))
        memory = c.libc_call("aligned_alloc", [align, rounded], POINTER)
        assert memory is not None
    c.replace_by(op, intrinsics.CoroBeginOp(c.operand(op.id), memory))


def lower_free(c: AsyncLowering, op: coro.CoroFreeOp) -> None:
    """Free the frame where it came from."""
    memory = c.value(intrinsics.CoroFreeOp(c.operand(op.id), c.operand(op.handle)))
    if _uses_slab(c, op):
        c.call("free_frame", "", [memory, c.value(intrinsics.CoroSizeOp(i64))])
    else:
        c.libc_call("free", [memory])
    c.replace(op)


def lower_end(c: AsyncLowering, op: coro.CoroEndOp) -> None:
    """Mark the end; there is no unwinding and no value is returned through it."""
    unwind = c.constant(0, i1)
    none = c.value(NoneTokenOp())
    c.emit(intrinsics.CoroEndOp(c.operand(op.handle), unwind, none))
    c.replace(op)


def lower_save(c: AsyncLowering, op: coro.CoroSaveOp) -> None:
    """Save the state."""
    c.replace_by(op, intrinsics.CoroSaveOp(c.operand(op.handle)))


def lower_suspend(c: AsyncLowering, op: coro.CoroSuspendOp) -> None:
    """Suspend, and branch on how control comes back: -1 suspended, 0 resumed, 1 destroyed."""
    final = c.constant(0, i1)
    state = c.value(intrinsics.CoroSuspendOp(c.operand(op.state), final))
    wide = c.value(llvm.SExtOp.create(operands=[state], result_types=[i32]))
    successors = [op.suspend_dest, op.resume_dest, op.cleanup_dest]
    c.emit(SwitchOp.create(operands=[wide], successors=successors, properties=_SWITCH))
    c.replace(op)


def lower_keep(c: AsyncLowering, op: stretto_.KeepOp) -> None:
    """Copy the descriptor behind an unranked memref to a slot, which will be part of the frame."""
    c.replace(op, [keep_unranked(LLVMBuilder(c), c.operand(op.operand))])


def survey(c: AsyncLowering, ops: Sequence[Operation]) -> None:
    """Note what is to be known of the coroutines before any op of theirs is converted."""
    for op in ops:
        body = op.parent_region()
        if body is None:
            continue
        if isinstance(op, runtime.RuntimeCreateOp):
            if any(isinstance(use.operation, func.ReturnOp) for use in op.result.uses):
                c.handed_out.add(op)
        elif isinstance(op, runtime.RuntimeResumeOp):
            # A coroutine that hands itself to the executor is a task; a function starts at once.
            c.origins[body] = "async.execute"
        elif isinstance(op, coro.CoroBeginOp):
            c.origins.setdefault(body, _function_origin(body))
            is_any_wide = any(is_wide(type_) for block in _blocks(body) for type_ in _types(block))
            c.frames_in_slab[body] = c.is_stretto and not is_any_wide


def _function_origin(body: Region) -> str:
    """What the source calls the function; whether it said async.func or func.func is gone by now."""
    name = None if body.parent is None else body.parent.properties.get("sym_name")
    return f"function '{name.data}'" if isinstance(name, StringAttr) else "a function"


def _uses_slab(c: AsyncLowering, op: Operation) -> bool:
    """Whether the frame comes from the slab: in Stretto's ABI, if nothing in it can ask for more
    alignment than the slab gives."""
    body = op.parent_region()
    return body is not None and c.frames_in_slab.get(body, c.is_stretto)


def _blocks(body: Region) -> list[Block]:
    inner = [region for op in body.walk() for region in op.regions]
    return [block for region in (body, *inner) for block in region.blocks]


def _types(block: Block) -> list[Attribute]:
    return [value.type for value in (*block.args, *(result for op in block.ops for result in op.results))]


def is_wide(type_: Attribute) -> bool:
    """Whether a value of the type, or memory for it, may need more alignment than the runtime gives."""
    match type_:
        case MemRefType():
            return is_wide(type_.element_type)
        case VectorType():
            # An index and a pointer have 8 bytes; other elements say how many bits they have.
            bits = getattr(type_.element_type, "bitwidth", 64)
            lanes = type_.get_shape()[-1] if type_.get_shape() else 1
            return any(type_.get_scalable_dims()) or lanes * bits > 8 * RUNTIME_ALIGNMENT
        case llvm.LLVMArrayType():
            return is_wide(type_.type)
        case llvm.LLVMStructType():
            return any(map(is_wide, type_.types))
        case _:
            return False


COROUTINE_PATTERNS: Patterns = {
    coro.CoroIdOp: lower_id,
    coro.CoroBeginOp: lower_begin,
    coro.CoroFreeOp: lower_free,
    coro.CoroEndOp: lower_end,
    coro.CoroSaveOp: lower_save,
    coro.CoroSuspendOp: lower_suspend,
}
