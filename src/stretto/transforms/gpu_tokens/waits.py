"""`gpu.wait` ops, and where the host must have waited."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.diagnostics import emit_error
from stretto.dialects.gpu_ import AsyncTokenType, WaitOp
from stretto.interfaces.async_op import async_token, is_async_op
from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.ownership import is_terminator
from stretto.interfaces.rewriting import at


def insert_wait(
    place: InsertPoint, location: LocationAttr, tokens: Sequence[SSAValue], *, asynchronous: bool = False
) -> WaitOp:
    """Insert a `gpu.wait` for tokens; an asynchronous one returns a token."""
    types = [AsyncTokenType()] if asynchronous else []
    wait = at(location, WaitOp.create(operands=tokens, result_types=types))
    Rewriter.insert_op(wait, place)
    return wait


def stops_the_host(op: Operation) -> bool:
    """Whether what was started before `op` must be done first: it ends its block, or has side effects."""
    return is_terminator(op) or not is_memory_effect_free(op)


def may_become_asynchronous(op: Operation) -> bool:
    """Whether `op` is, or can be made, an op that returns a token.

    Memory that the host shares is the host's at once, so its allocation never is made one.
    """
    if not is_async_op(op):
        return False
    return "hostShared" not in op.properties or async_token(op) is not None


def refuse_launch_of_a_region(op: Operation) -> None:
    """A kernel that still is a region can't be launched asynchronously: raises a DiagnosticError."""
    if op.name == "gpu.launch":
        note = "the pass 'gpu-kernel-outlining', run first, does that"
        emit_error(op, "'gpu.launch' op replace with gpu.launch_func first", [(note, op.location)])


def blocks_inner_first(op: Operation) -> Iterator[Block]:
    """All blocks in the regions of `op`, each after those in its ops."""
    for region in op.regions:
        for block in list(region.blocks):
            for inner in list(block.ops):
                yield from blocks_inner_first(inner)
            yield block
