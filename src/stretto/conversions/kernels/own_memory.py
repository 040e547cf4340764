"""Memory that each thread has for itself, where it outlives a cut: one for each thread of the block."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType, i8
from xdsl.ir import SSAValue

from stretto.conversions.kernels.block_function import MAX_THREADS
from stretto.conversions.kernels.builder import POINTER, Builder
from stretto.conversions.kernels.segments import CannotCut, OwnMemory, Places
from stretto.conversions.memref_allocation import byte_size


def _count(type_: MemRefType) -> int:
    count = 1
    for extent in type_.get_shape():
        count *= extent
    return count


def keep_own(places: Places, op: memref.AllocaOp) -> None:
    """Give each thread a place of its own for what an alloca makes.

    Where it is only loaded from and stored to, the elements of neighbouring threads lie side by side; else
    each thread's memory is in one piece.
    """
    type_ = op.memref.type
    assert isinstance(type_, MemRefType)
    if places.is_own(op.memref):
        return
    if not type_.has_static_shape():
        raise CannotCut(op, "its size isn't known, and it outlives a place where threads wait for each other")
    is_direct = all(
        isinstance(use.operation, memref.LoadOp)
        or (isinstance(use.operation, memref.StoreOp) and use.index == 1)
        for use in op.memref.uses
    )
    count = places.frame.threads if places.outer is None else 32
    if not isinstance(count, int):
        count = MAX_THREADS
    if is_direct:
        memory = places.frame.allocate(MemRefType(type_.element_type, [*type_.get_shape(), count]))
    else:
        memory = places.frame.allocate(MemRefType(i8, [count * _piece(type_)]))
    places.own[op.memref] = OwnMemory(memory, is_direct, type_)


def _piece(type_: MemRefType) -> int:
    """Bytes of one thread's memory, rounded up so that each is aligned for any element."""
    return -(-_count(type_) * byte_size(type_.element_type, 64) // 64) * 64


def of_thread(emit: Builder, own: OwnMemory, position: SSAValue) -> SSAValue:
    """The memory of one thread, in one piece."""
    address = emit.insert(memref.ExtractAlignedPointerAsIndexOp.get(own.memory)).results[0]
    from xdsl.dialects import llvm

    from stretto.conversions.kernels.builder import i64

    base = emit.insert(llvm.IntToPtrOp(emit.cast(address, i64))).results[0]
    assert base.type == POINTER
    return emit.memref_at(emit.gep(base, emit.mul(position, _piece(own.type))), own.type)
