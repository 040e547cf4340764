"""Conditions on a thread's id that shorten the loop over the threads, rather than being asked by each."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import Operation, SSAValue

from stretto.conversions.kernels.builder import Builder, Number
from stretto.conversions.kernels.segments import Places

Condition = tuple[SSAValue, bool]

_EQ, _SLT, _SLE, _SGT, _SGE = 0, 2, 3, 4, 5
_MIRRORED = {_EQ: _EQ, _SLT: _SGT, _SLE: _SGE, _SGT: _SLT, _SGE: _SLE}
_NEGATED = {_SLT: _SGE, _SGE: _SLT, _SLE: _SGT, _SGT: _SLE}


def conjuncts(places: Places, condition: Condition) -> list[Condition]:
    """The conditions that all must hold for one to hold, as far as each is cheap to compute by itself."""
    value, polarity = condition
    op = value.owner
    if polarity and isinstance(op, arith.AndIOp) and places.cost(value) is not None:
        return [*conjuncts(places, (op.lhs, True)), *conjuncts(places, (op.rhs, True))]
    return [condition]


def _offset(places: Places, value: SSAValue) -> tuple[int, list[SSAValue]] | None:
    """A sum of one thread id and uniform values: the axis, and these values; None for anything else."""
    if value in places.kernel.thread_id:
        return places.kernel.thread_id.index(value), []  # pyright: ignore[reportArgumentType]
    op = value.owner
    if not isinstance(op, arith.AddiOp):
        return None
    for varying, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        uniform = places.uniform_value(other)
        if uniform is not None and (found := _offset(places, varying)) is not None:
            return found[0], [*found[1], uniform]
    return None


def clamp(
    places: Places, condition: Condition, emit: Builder | None
) -> tuple[int, tuple[Number, Number]] | None:
    """The axis that a condition bounds, and its first thread and the one behind its last.

    Without `emit`, the bounds are not computed: (0, 0). None if the condition isn't of this kind.
    """
    value, polarity = condition
    op = value.owner
    if not isinstance(op, Operation) or not isinstance(op, arith.CmpiOp) or places.is_kept(value):
        return None
    predicate = op.predicate.value.data
    if not polarity:
        predicate = _NEGATED.get(predicate, -1)
    lhs, rhs = op.lhs, op.rhs
    if (found := _offset(places, lhs)) is None:
        lhs, rhs = rhs, lhs
        predicate = _MIRRORED.get(predicate, -1)
        found = _offset(places, lhs)
    bound = places.uniform_value(rhs)
    if found is None or bound is None or predicate not in _MIRRORED:
        return None
    axis, offsets = found
    if emit is None:
        return axis, (0, 0)
    extent = places.frame.size[axis]
    limit: SSAValue = bound
    for offset in offsets:
        limit = emit.sub(limit, offset)
    behind = emit.add(limit, 1)
    lower, upper = {
        _EQ: (limit, behind),
        _SLT: (0, limit),
        _SLE: (0, behind),
        _SGT: (behind, extent),
        _SGE: (limit, extent),
    }[predicate]
    if not isinstance(lower, int):
        lower = emit.minimum(emit.maximum(lower, 0), extent)
    if upper is not extent:
        upper = emit.maximum(emit.minimum(upper, extent), 0)
    return axis, (lower, upper)


def is_edge(places: Places, condition: Condition) -> bool:
    """Whether a condition compares a thread's id, moved by what all have alike, with a limit: `i < n`."""
    op = condition[0].owner
    if clamp(places, condition, None) is None or not isinstance(op, arith.CmpiOp):
        return False
    if op.predicate.value.data == _EQ:
        return False
    found = _offset(places, op.lhs) or _offset(places, op.rhs)
    return found is not None and bool(found[1])
