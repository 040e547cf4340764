"""convert-parallel-loops-to-gpu: nests of mapped `scf.parallel` loops become `gpu.launch` ops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, gpu, scf
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, UnitAttr
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.interfaces.rewriting import at
from stretto.transforms.gpu_launches.mapped_loops import MAPPING, CannotBecomeLaunch, LaunchOfLoops

_VISITED = "SCFToGPU_visited"
"""What MLIR marks the launches with that it makes."""


def _is_inside(op: Operation) -> bool:
    parent = op.parent_op()
    while parent is not None:
        if isinstance(parent, scf.ParallelOp | gpu.LaunchOp | gpu.FuncOp):
            return True
        parent = parent.parent_op()
    return False


def unless_empty(launch: Operation, sizes: Sequence[SSAValue]) -> list[Operation]:
    """A launch that is left out if one of the sizes isn't positive: no loop, no launch. MLIR forgets that."""
    if not sizes:
        return [launch]
    zero = arith.ConstantOp(IntegerAttr.from_index_int_value(0))
    ops: list[Operation] = [zero]
    holds: SSAValue | None = None
    for size in sizes:
        ops.append(compare := arith.CmpiOp(size, zero, "sgt"))
        if holds is not None:
            ops.append(arith.AndIOp(holds, compare))
        holds = ops[-1].results[0]
    assert holds is not None
    ops.append(scf.IfOp(holds, [], [launch, at(launch.location, scf.YieldOp())]))
    return [op if op is launch else at(launch.location, op) for op in ops]


def _convert(loop: scf.ParallelOp) -> None:
    try:
        launch = LaunchOfLoops(loop)
    except CannotBecomeLaunch:
        return
    launch.launch.attributes[_VISITED] = UnitAttr()
    for name, attribute in loop.attributes.items():
        if name not in (MAPPING, "operandSegmentSizes"):
            launch.launch.attributes[name] = attribute
    ops = [*launch.before, *unless_empty(launch.launch, launch.positive)]
    Rewriter.insert_op(ops, InsertPoint.before(loop))
    Rewriter.erase_op(loop)


@dataclass(frozen=True)
class ConvertParallelLoopsToGpuPass(ModulePass):
    """Turns each outermost parallel loop with a `mapping` into a launch, together with the loops in it.

    Loops without a mapping, with results, or whose sizes aren't known before the launch stay as they are.
    """

    name = "convert-parallel-loops-to-gpu"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        loops = [inner for inner in op.walk() if isinstance(inner, scf.ParallelOp)]
        for loop in [loop for loop in loops if MAPPING in loop.attributes and not _is_inside(loop)]:
            _convert(loop)
