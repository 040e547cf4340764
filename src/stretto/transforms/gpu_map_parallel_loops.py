"""gpu-map-parallel-loops: says which loop runs along which axis of the grid or of its blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects import gpu, scf
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, ModuleOp
from xdsl.ir import Operation
from xdsl.ir.affine import AffineMap
from xdsl.passes import ModulePass

from stretto.transforms.gpu_launches.mapped_loops import MAPPING

_AXES = 3
_LEVELS = ("block", "thread")

Policy = Literal["outermost-first", "innermost-first"]


def _processor(level: int, axis: int | None) -> gpu.ProcessorAttr:
    if axis is None or level >= len(_LEVELS):
        return gpu.ProcessorAttr(gpu.ProcessorEnum.Sequential)
    return gpu.ProcessorAttr(gpu.ProcessorEnum(f"{_LEVELS[level]}_{'xyz'[axis]}"))


def _is_inside_parallel(op: Operation) -> bool:
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, scf.ParallelOp):
        parent = parent.parent_op()
    return parent is not None


def _map(loop: scf.ParallelOp, level: int, policy: Policy) -> None:
    if MAPPING in loop.attributes or (level == 0 and _is_inside_parallel(loop)):
        return
    count = len(loop.lowerBound)
    mapped = min(count, _AXES)
    identity = AffineMapAttr(AffineMap.identity(1))
    processors = [
        _processor(level, None if i >= mapped else i if policy == "outermost-first" else mapped - 1 - i)
        for i in range(count)
    ]
    loop.attributes[MAPPING] = ArrayAttr(
        [gpu.LoopDimMapAttr(processor, identity, identity) for processor in processors]
    )
    for op in loop.body.block.ops:
        if isinstance(op, scf.ParallelOp):
            _map(op, level + 1, policy)


@dataclass(frozen=True)
class GpuMapParallelLoopsPass(ModulePass):
    """Maps outer parallel loops to the grid, those directly in them to threads, further ones to nothing.

    Loops that have a mapping, and the axes of a loop beyond three, stay sequential in each thread.
    """

    name = "gpu-map-parallel-loops"

    mapping_policy: Policy = "outermost-first"
    """Which axis of a loop is x: with `innermost-first` neighbouring threads access neighbouring memory."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for loop in [inner for inner in op.walk() if isinstance(inner, scf.ParallelOp)]:
            _map(loop, 0, self.mapping_policy)
