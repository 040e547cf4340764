"""Values combined over threads: those of a block, of a subgroup, of a part of a subgroup."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, i1, i8
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.conversions.kernels.builder import Builder, Number
from stretto.conversions.kernels.combining import any_value, combine
from stretto.conversions.kernels.kernel import SUBGROUP_SIZE


def _cluster(op: Operation) -> tuple[int, int]:
    size, stride = op.properties.get("cluster_size"), op.properties.get("cluster_stride")
    return (
        size.value.data if isinstance(size, IntegerAttr) else SUBGROUP_SIZE,
        stride.value.data if isinstance(stride, IntegerAttr) else 1,
    )


def is_whole(op: Operation) -> bool:
    """Whether a gpu.subgroup_reduce combines the values of all lanes."""
    return _cluster(op)[0] >= SUBGROUP_SIZE


Read = Callable[[Builder, SSAValue], SSAValue]
"""Emits what the thread at a position has."""


def value_in(memory: SSAValue, type_: Attribute) -> Read:
    """What threads have in memory; truth values are kept as bytes."""

    def read(emit: Builder, position: SSAValue) -> SSAValue:
        value = emit.load(memory, position)
        return emit.compare("ne", value, emit.constant(0, i8)) if type_ == i1 else value

    return read


def _take(
    emit: Builder,
    op: Operation,
    found: SSAValue,
    takes_part: SSAValue,
    so_far: tuple[SSAValue, SSAValue],
) -> tuple[SSAValue, SSAValue]:
    """What a value, and whether there is one yet, become with one more thread."""
    value, known = so_far
    combined = combine(emit, op, value, found)
    new = emit.insert(arith.SelectOp(known, combined, found)).results[0]
    kept = emit.insert(arith.SelectOp(takes_part, new, value)).results[0]
    return kept, emit.insert(arith.OrIOp(known, takes_part)).results[0]


def reduce_threads(
    emit: Builder,
    op: Operation,
    read: Read,
    takes_part: Read | None,
    count: Number,
    first: Number = 0,
    step: Number = 1,
) -> SSAValue:
    """The values of threads first, first + step, ... below `count`, combined in this order.

    `takes_part`: which of them count; None: all, and there is at least one.
    """
    if takes_part is None:
        start = read(emit, emit.number(first))
        loop, body = emit.loop(emit.add(first, step), count, [start], step)
        inner = emit.inside(body)
        inner.yield_(combine(inner, op, body.args[1], read(inner, body.args[0])))
        return loop.results[0]
    nothing = [any_value(emit, op.results[0].type), emit.constant(0, i1)]
    loop, body = emit.loop(first, count, nothing, step)
    inner = emit.inside(body)
    position, *so_far = body.args
    found, counts = read(inner, position), takes_part(inner, position)
    inner.yield_(*_take(inner, op, found, counts, (so_far[0], so_far[1])))
    return loop.results[0]


def cluster_range(
    emit: Builder, op: Operation, lane: SSAValue, count: Number
) -> tuple[SSAValue, SSAValue, int]:
    """The first lane of a lane's cluster, the one behind its last, and the distance between two of them."""
    size, stride = _cluster(op)
    rank = emit.rem(emit.div(lane, stride), size)
    first = emit.sub(lane, emit.mul(rank, stride))
    end = emit.minimum(emit.add(first, (size - 1) * stride + 1), count)
    return first, end, stride


def reduce_clusters(
    emit: Builder, op: Operation, read: Read, takes_part: Read | None, count: Number, memory: SSAValue
) -> None:
    """For each lane, what the lanes of its cluster have, combined; stored in `memory`."""
    _, body = emit.loop(0, count)
    inner = emit.inside(body)
    first, end, stride = cluster_range(inner, op, body.args[0], count)
    result = reduce_threads(inner, op, read, takes_part, end, first, stride)
    if result.type == i1:
        result = inner(arith.ExtUIOp(result, i8))
    inner.store(result, memory, body.args[0])
    inner.yield_()
