"""Asynchronous GPU ops, as passes know them: what they wait for, and the token that says they are done.

An op of this kind is *asynchronous* if it returns a `!gpu.async.token`; else the host waits until it is done.
Either way it starts once all its *dependencies*, the tokens that come first among its operands, are.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.dialects.gpu import AsyncTokenType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter
from xdsl.traits import OpTrait

from stretto.interfaces.rewriting import at

_ASYNC_OPS = frozenset(
    ("gpu.alloc", "gpu.dealloc", "gpu.launch", "gpu.launch_func", "gpu.memcpy", "gpu.memset", "gpu.wait")
)
_SEGMENTS = "operandSegmentSizes"


class AsyncOp(OpTrait):
    """The trait of an async op of another dialect: tokens come first among its operands, and its last
    result may be one."""


def is_async_op(op: Operation) -> bool:
    """Whether `op` takes async dependencies and may return a token (MLIR's `AsyncOpInterface`)."""
    return op.name in _ASYNC_OPS or op.has_trait(AsyncOp)


def _segments(op: Operation) -> tuple[dict[str, Attribute], list[int]] | None:
    """The sizes of the operand groups, and where they are kept; xDSL keeps some among the attributes."""
    for holder in (op.properties, op.attributes):
        sizes = holder.get(_SEGMENTS)
        if isinstance(sizes, DenseArrayBase):
            return holder, [int(size) for size in sizes.get_values()]
    return None


def async_dependencies(op: Operation) -> Sequence[SSAValue]:
    """The tokens that an async op waits for before it starts."""
    assert is_async_op(op), f"{op.name} is no async op"
    segments = _segments(op)
    if segments is not None:
        return op.operands[: segments[1][0]]
    # The other operands are memrefs, sizes and values, never tokens.
    others = (i for i, operand in enumerate(op.operands) if not isinstance(operand.type, AsyncTokenType))
    return op.operands[: next(others, len(op.operands))]


def async_token(op: Operation) -> SSAValue | None:
    """The token that an async op returns; None if it is synchronous."""
    assert is_async_op(op), f"{op.name} is no async op"
    last = op.results[-1] if op.results else None
    return last if last is not None and isinstance(last.type, AsyncTokenType) else None


def add_async_dependency(op: Operation, token: SSAValue) -> None:
    """Make an async op wait for `token` too. It becomes the first dependency, unless it is one already."""
    if token in async_dependencies(op):
        return
    segments = _segments(op)
    op.operands = [token, *op.operands]
    if segments is not None:
        holder, (first, *rest) = segments
        holder[_SEGMENTS] = DenseArrayBase.from_list(i32, [first + 1, *rest])


def with_async_token(op: Operation) -> Operation:
    """Make a synchronous async op asynchronous: returns the op that takes its place, with a token."""
    assert async_token(op) is None, f"{op.name} is asynchronous"
    new = type(op).create(
        operands=op.operands,
        result_types=[*op.result_types, AsyncTokenType()],
        properties=op.properties,
        attributes=op.attributes,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    results = new.results[:-1]
    for old, result in zip(op.results, results, strict=True):
        result.name_hint = old.name_hint
    Rewriter.replace_op(op, at(op.location, new), list(results))
    return new
