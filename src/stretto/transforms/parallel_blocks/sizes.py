"""How many blocks a parallel loop is cut into, and of which size."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import c_float

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import FloatAttr, f32, i32
from xdsl.ir import Operation, Region, SSAValue
from xdsl.traits import IsTerminator

from stretto.dialects.async_.runtime import RuntimeNumWorkerThreadsOp
from stretto.transforms.parallel_blocks.emitter import Emitter, known

#: More blocks than workers, so that a worker that is done early finds another; fewer of them where there are
#: many workers. Pairs of a number of workers and the factor for more than that.
_FEW = 8.0
_FACTORS = ((4, 4.0), (8, 2.0), (16, 1.0), (32, 0.8), (64, 0.6))

#: The most blocks of a loop with results where the number of workers is asked of the runtime: the same for
#: any number of them, since the sum of floats depends on the blocks. Enough for 64 workers.
_MOST_OF_REDUCTION = 128

#: Inner loops with a product of trip counts up to this are gone through whole, so that they can be unrolled.
_UNROLLED = 512

#: Ops that are worth a task: some microseconds of work, tens of times what a task costs.
_WORTH_A_TASK = 4000
#: For how many ops a call, or a loop that runs nobody knows how often, counts.
_UNKNOWN = 100


def points_worth_a_task(body: Region) -> int:
    """How many points of a loop a block should have at least, from the ops that a point runs."""
    return max(1, _WORTH_A_TASK // max(1, _work(body)))


def _work(region: Region) -> int:
    total = 0
    for block in region.blocks:
        for op in block.ops:
            if op.has_trait(IsTerminator, value_if_unregistered=False) or isinstance(op, arith.ConstantOp):
                continue
            total += 1 + sum(_work(inner) for inner in op.regions) * _repetitions(op)
            total += _UNKNOWN if "callee" in op.properties else 0
    return total


def _repetitions(op: Operation) -> int:
    if isinstance(op, scf.WhileOp):
        return _UNKNOWN
    if not isinstance(op, scf.ForOp | scf.ParallelOp):
        return 1
    if isinstance(op, scf.ForOp):
        return _trips(op.lb, op.ub, op.step)
    product = 1
    for axis in zip(op.lowerBound, op.upperBound, op.step, strict=True):
        product *= _trips(*axis)
    return product


def _trips(lower: SSAValue, upper: SSAValue, step: SSAValue) -> int:
    first, end, stride = known(lower), known(upper), known(step)
    if first is None or end is None or stride is None or stride <= 0:
        return _UNKNOWN
    return max(0, -(-(end - first) // stride))


def most_blocks(emit: Emitter, workers: int, *, reduces: bool) -> SSAValue:
    """The most blocks for a number of workers, asked of the runtime if it is below 0.

    Those of a loop that `reduces` never depend on how many threads there are.
    """
    if workers < 0 and reduces:
        return emit.index(_MOST_OF_REDUCTION)
    if workers >= 0:
        factor = _FEW
        for number, next_factor in _FACTORS:
            factor = next_factor if workers > number else factor
        # A one to compare with, as in the dynamic case: it decides on the order of the constants in MLIR.
        one = emit.index(1)
        return emit(arith.MaxSIOp(one, emit.index(int(c_float(c_float(factor).value * workers).value))))
    number = emit.insert(RuntimeNumWorkerThreadsOp()).results[0]
    factor = _float(emit, _FEW)
    for bound, next_factor in _FACTORS:
        is_more = emit(arith.CmpiOp(number, emit.index(bound), "sgt"))
        factor = emit.insert(arith.SelectOp(is_more, _float(emit, next_factor), factor)).results[0]
    as_i32 = emit(arith.IndexCastOp(number, i32))
    as_float = emit.insert(arith.SIToFPOp(as_i32, f32)).results[0]
    scaled = emit.insert(arith.MulfOp(factor, as_float)).results[0]
    whole = emit.insert(arith.FPToSIOp(scaled, i32)).results[0]
    return emit(arith.MaxSIOp(emit.index(1), emit(arith.IndexCastOp(whole, number.type))))


def _float(emit: Emitter, value: float) -> SSAValue:
    return emit.insert(arith.ConstantOp(FloatAttr(value, f32))).results[0]


def block_size(emit: Emitter, total: SSAValue, most: SSAValue, least_work: SSAValue) -> SSAValue:
    """The number of points of a block: `total` in at most `most` blocks, but `least_work` at least."""
    wanted = emit(arith.MaxSIOp(emit(arith.CeilDivSIOp(total, most)), least_work))
    return emit(arith.MinSIOp(total, wanted))


def whole_inner_loops(trip_counts: Sequence[SSAValue]) -> tuple[int, int]:
    """How many of the inner loops are small enough to run whole, and the product of their counts."""
    product, count, best = 1, 0, 1
    for value in reversed(trip_counts[1:]):
        number = known(value)
        if not number or product * number > _UNROLLED:
            break
        product *= number
        count += 1
        best = product
    return count, best
