"""Values combined over threads: those of a block, of a subgroup, of a part of a subgroup."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, i1, i8
from xdsl.ir import Operation, SSAValue

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


def _take(
    emit: Builder,
    op: Operation,
    values: SSAValue,
    flags: SSAValue | None,
    position: SSAValue,
    so_far: tuple[SSAValue, SSAValue],
) -> tuple[SSAValue, SSAValue]:
    """What a value and whether there is one become with the thread at a position."""
    value, known = so_far
    found = emit.load(values, position)
    if found.type != value.type:
        found = emit.compare("ne", found, emit.constant(0, i8))
    takes_part: SSAValue | None = None
    if flags is not None:
        takes_part = emit.compare("ne", emit.load(flags, position), emit.constant(0, i8))
    combined = combine(emit, op, value, found)
    new = emit.insert(arith.SelectOp(known, combined, found)).results[0]
    if takes_part is None:
        return new, emit.constant(1, i1)
    kept = emit.insert(arith.SelectOp(takes_part, new, value)).results[0]
    return kept, emit.insert(arith.OrIOp(known, takes_part)).results[0]


def reduce_threads(
    emit: Builder,
    op: Operation,
    values: SSAValue,
    flags: SSAValue | None,
    count: Number,
    first: Number = 0,
    step: Number = 1,
) -> SSAValue:
    """The values of threads first, first + step, ... below `count`, combined in this order.

    `flags`: which of them take part; None: all, and there is at least one.
    """
    type_ = op.results[0].type
    if flags is None and type_ != i1:
        start = emit.load(values, emit.number(first))
        loop, body = emit.loop(emit.add(first, step), count, [start], step)
        inner = emit.inside(body)
        inner.yield_(combine(inner, op, body.args[1], inner.load(values, body.args[0])))
        return loop.results[0]
    nothing = [any_value(emit, type_), emit.constant(0, i1)]
    loop, body = emit.loop(first, count, nothing, step)
    inner = emit.inside(body)
    inner.yield_(*_take(inner, op, values, flags, body.args[0], (body.args[1], body.args[2])))
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
    emit: Builder, op: Operation, values: SSAValue, flags: SSAValue | None, count: Number, memory: SSAValue
) -> None:
    """For each lane, what the lanes of its cluster have, combined; stored in `memory`."""
    _, body = emit.loop(0, count)
    inner = emit.inside(body)
    first, end, stride = cluster_range(inner, op, body.args[0], count)
    result = reduce_threads(inner, op, values, flags, end, first, stride)
    if result.type == i1:
        result = inner(arith.ExtUIOp(result, i8))
    inner.store(result, memory, body.args[0])
    inner.yield_()
