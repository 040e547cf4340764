"""scf-parallel-loop-tiling: a parallel loop as one over tiles and one over the points of a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import affine, arith, scf
from xdsl.dialects.builtin import AffineMapAttr, IndexType, IntegerAttr, ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.diagnostics import DiagnosticError
from stretto.interfaces.rewriting import at
from stretto.transforms.folding import constant_of, signed
from stretto.transforms.gpu_launches.mapped_loops import MAPPING

_INDEX_BITS = 64
_D0, _D1, _D2 = (AffineExpr.dimension(k) for k in range(3))
_REST_OF_TILE = AffineMapAttr(AffineMap(3, 0, (_D0, _D1 - _D2)))
"""The smaller of a tile and what is left of the loop: step of tiles, upper bound, index of the tile."""


def _known(value: SSAValue) -> int | None:
    bits = constant_of(value)
    return None if bits is None else signed(bits, _INDEX_BITS)


def _is_whole(lower: SSAValue, upper: SSAValue, step: SSAValue, size: int) -> bool:
    """Whether all tiles are known to be full."""
    low, high, by = _known(lower), _known(upper), _known(step)
    return low is not None and high is not None and by is not None and -((low - high) // by) % size == 0


def _tile(loop: scf.ParallelOp, sizes: Sequence[int]) -> None:
    def emit(op: Operation, block: Block | None = None) -> SSAValue:
        """Put an op in front of the loop, or at the end of a block; returns its result."""
        at(loop.location, op)
        if block is None:
            Rewriter.insert_op(op, InsertPoint.before(loop))
        else:
            block.add_op(op)
        return op.results[0]

    zero = emit(arith.ConstantOp(IntegerAttr.from_index_int_value(0)))
    tiles = [emit(arith.ConstantOp(IntegerAttr.from_index_int_value(size))) for size in sizes]
    steps = [emit(arith.MuliOp(step, tile)) for step, tile in zip(loop.step, tiles, strict=True)]
    outer, inner = (Block(arg_types=[IndexType()] * len(sizes)) for _ in range(2))
    for argument in (*outer.args, *inner.args):
        argument.location = loop.location
    bounds: list[SSAValue] = []
    for lower, upper, step, tile, index, size in zip(
        loop.lowerBound, loop.upperBound, loop.step, steps, outer.args, sizes, strict=True
    ):
        if _is_whole(lower, upper, step, size):
            bounds.append(tile)
            continue
        rest = affine.MinOp.create(
            operands=[tile, upper, index], result_types=[IndexType()], properties={"map": _REST_OF_TILE}
        )
        bounds.append(emit(rest, outer))
    for argument, i, o in zip(loop.body.block.args, inner.args, outer.args, strict=True):
        argument.replace_all_uses_with(emit(arith.AddiOp(i, o), inner))
    for op in list(loop.body.block.ops):
        op.detach()
        inner.add_op(op)
    points = scf.ParallelOp([zero] * len(bounds), bounds, loop.step, [inner])
    outer.add_ops([at(loop.location, points), at(loop.location, scf.ReduceOp())])
    new = scf.ParallelOp(loop.lowerBound, loop.upperBound, steps, [outer])
    Rewriter.replace_op(loop, at(loop.location, new), [])


def _is_mapped(loop: scf.ParallelOp) -> bool:
    """Whether a loop, or one around it, is told already where it runs."""
    op: Operation | None = loop
    while op is not None and not (isinstance(op, scf.ParallelOp) and MAPPING in op.attributes):
        op = op.parent_op()
    return op is not None


def _is_innermost(loop: scf.ParallelOp) -> bool:
    return not any(isinstance(op, scf.ParallelOp) for op in loop.walk() if op is not loop)


@dataclass(frozen=True)
class ScfParallelLoopTilingPass(ModulePass):
    """Splits innermost parallel loops into loops over tiles and loops over the points of one.

    Loops with results stay, and so do those that have a `mapping`.
    """

    name = "scf-parallel-loop-tiling"

    parallel_loop_tile_sizes: tuple[int, ...] = ()
    """How many iterations a tile has along each axis of a loop, 1 along further ones."""
    innermost_first: bool = False
    """Not in MLIR: the first size is that of a loop's last axis, and so on."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if any(size <= 0 for size in self.parallel_loop_tile_sizes):
            raise DiagnosticError("tile size must be positive")
        loops = [inner for inner in op.walk() if isinstance(inner, scf.ParallelOp)]
        for loop in [loop for loop in loops if _is_innermost(loop) and not _is_mapped(loop)]:
            if loop.results:
                continue
            count = len(loop.lowerBound)
            sizes = [*self.parallel_loop_tile_sizes[:count], *[1] * count][:count]
            _tile(loop, sizes[::-1] if self.innermost_first else sizes)
