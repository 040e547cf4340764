"""Reductions: how a block's partial result begins, and how values join it.

A combiner has no neutral element that is said. Where it is one op that has one, a block starts with that and
carries one value a result. Otherwise it also carries whether there is a value yet, and the first one is taken
as it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, i1
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Operation, Region, SSAValue

from stretto.transforms.folding import integer_constant, width_of
from stretto.transforms.parallel_blocks.emitter import Emitter

_ZERO = frozenset((arith.AddiOp, arith.OrIOp, arith.XOrIOp, arith.MaxUIOp))
_ALL_ONES = frozenset((arith.AndIOp, arith.MinUIOp))


def _neutral(region: Region) -> arith.ConstantOp | None:
    """The neutral element of a combiner of one op, not inserted; None if there is none."""
    block = region.block
    op, last = block.first_op, block.last_op
    if op is None or op.next_op is not last or len(op.operands) != 2 or len(op.results) != 1:
        return None
    if set(op.operands) != set(block.args) or last is None or last.operands[0] is not op.results[0]:
        return None
    type_ = op.results[0].type
    width = width_of(type_)
    kind = type(op)
    if width is not None:
        return _neutral_integer(kind, width, type_)
    if isinstance(type_, AnyFloat):
        # Minus zero: plus zero would turn a sum of minus zeros into plus zero.
        numbers: dict[type[Operation], float] = {
            arith.AddfOp: -0.0,
            arith.MulfOp: 1.0,
            arith.MaximumfOp: -math.inf,
            arith.MinimumfOp: math.inf,
        }
        if kind in numbers:
            return arith.ConstantOp(FloatAttr(numbers[kind], type_))
    return None


def _neutral_integer(kind: type[Operation], width: int, type_: Attribute) -> arith.ConstantOp | None:
    if kind in _ZERO:
        return integer_constant(0, type_)
    if kind in _ALL_ONES:
        return integer_constant(-1, type_)
    numbers: dict[type[Operation], int] = {
        arith.MuliOp: 1,
        arith.MaxSIOp: -(1 << (width - 1)),
        arith.MinSIOp: (1 << (width - 1)) - 1,
    }
    return integer_constant(numbers[kind], type_) if kind in numbers else None


def _all_neutral(reduce: scf.ReduceOp) -> list[arith.ConstantOp] | None:
    found = [_neutral(region) for region in reduce.reductions]
    return None if None in found else cast("list[arith.ConstantOp]", found)


def started_with(
    emit: Emitter, reduce: scf.ReduceOp, captured: dict[SSAValue, SSAValue]
) -> Sequence[SSAValue]:
    """What the loops of a block carry first: a value a result and, unless all are neutral, a flag.

    `captured` says what stands for the values from outside; the loop's initial values are among them where
    there is no neutral element.
    """
    if not reduce.args:
        return ()
    neutral = _all_neutral(reduce)
    if neutral is not None:
        return [emit.insert(constant).results[0] for constant in neutral]
    loop = reduce.parent_op()
    assert isinstance(loop, scf.ParallelOp)
    none = emit.insert(arith.ConstantOp(IntegerAttr(0, i1))).results[0]
    return [*(captured.get(value, value) for value in loop.initVals), none]


def values_to_start_with(reduce: scf.ReduceOp) -> Sequence[SSAValue]:
    """The initial values of the loop if blocks need some value of their types."""
    loop = reduce.parent_op()
    assert isinstance(loop, scf.ParallelOp)
    return () if not reduce.args or _all_neutral(reduce) is not None else loop.initVals


def combine(
    emit: Emitter,
    reduce: scf.ReduceOp,
    carried: Sequence[SSAValue],
    values: Sequence[SSAValue],
    mapping: dict[SSAValue, SSAValue],
    *,
    in_any_order: bool = False,
) -> Sequence[SSAValue]:
    """Let `values` join what is carried; returns what to carry on.

    `in_any_order`: float sums and products say so, which lets LLVM carry several of them in a vector.
    """
    if not values:
        return ()
    if len(carried) == len(values):
        joined = join(emit, reduce, carried, values, mapping)
        for value in joined if in_any_order else ():
            _allow_any_order(value)
        return joined
    *accumulated, there = carried
    first, later = emit.block(), emit.block()
    inside = emit.inside(later)
    inside.insert(scf.YieldOp(*join(inside, reduce, accumulated, values, mapping)))
    emit.inside(first).insert(scf.YieldOp(*values))
    chosen = scf.IfOp(there, [value.type for value in values], Region(later), Region(first))
    emit.insert(chosen)
    yes = emit.insert(arith.ConstantOp(IntegerAttr(1, i1))).results[0]
    return [*chosen.results, yes]


def _allow_any_order(joined: SSAValue) -> None:
    """Let a float sum or product that is a combiner's only op be reassociated, with its own kind only."""
    op = joined.owner
    if isinstance(op, arith.AddfOp | arith.MulfOp):
        flags = {*op.fastmath.data, FastMathFlag.REASSOC}
        op.fastmath = arith.FastMathFlagsAttr([flag for flag in FastMathFlag if flag in flags])


def join(
    emit: Emitter,
    reduce: scf.ReduceOp,
    left: Sequence[SSAValue],
    right: Sequence[SSAValue],
    mapping: dict[SSAValue, SSAValue],
) -> list[SSAValue]:
    """The combiners' ops with `left` and `right` for their arguments; returns what they give."""
    results: list[SSAValue] = []
    for region, one, other in zip(reduce.reductions, left, right, strict=True):
        block = region.block
        inner = dict(mapping)
        inner.update(zip(block.args, (one, other), strict=True))
        for op in block.ops:
            if isinstance(op, scf.ReduceReturnOp):
                results.append(inner.get(op.result, op.result))
            else:
                location = op.location
                emit.insert(op.clone(value_mapper=inner)).location = location
    return results
