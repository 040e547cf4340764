"""gpu-launch-sink-index-computations: cheap computations of indices move into `gpu.launch` regions."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, gpu, memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.analysis.captures import captures, is_constant


def _is_index_computation(op: Operation) -> bool:
    return is_constant(op) or isinstance(op, memref.DimOp | arith.SelectOp | arith.CmpiOp)


def _mark(
    op: Operation, captured: Container[SSAValue], sunk: dict[Operation, None], available: set[SSAValue]
) -> bool:
    """Mark an op, and the ops before it, to be copied if that makes no new captured values."""
    if op in sunk:
        return True
    if not _is_index_computation(op):
        return False
    for operand in op.operands:
        if operand in available:
            continue
        owner = operand.owner
        if isinstance(owner, Operation) and _mark(owner, captured, sunk, available):
            continue
        if operand not in captured:
            return False
    sunk[op] = None
    available.update(op.results)
    return True


def _sink(launch: gpu.LaunchOp) -> None:
    captured = dict.fromkeys(captures(launch.body))
    sunk: dict[Operation, None] = {}
    available: set[SSAValue] = set()
    for value in captured:
        if isinstance(value.owner, Operation):
            _mark(value.owner, captured, sunk, available)
    copies: dict[SSAValue, SSAValue] = {}
    entry = launch.body.blocks[0]
    first = entry.first_op
    for op in sunk:
        copy = op.clone(copies)
        if first is None:
            entry.add_op(copy)
        else:
            entry.insert_op_before(copy, first)
        copies.update(zip(op.results, copy.results, strict=True))
    for op in launch.body.walk():
        if any(operand in copies for operand in op.operands):
            op.operands = [copies.get(operand, operand) for operand in op.operands]


@dataclass(frozen=True)
class GpuLaunchSinkIndexComputationsPass(ModulePass):
    """Copies constants, dimensions of memrefs, comparisons and selects into the launches that use them.

    So kernels get fewer arguments when they are outlined, and know more of what they compute with.
    """

    name = "gpu-launch-sink-index-computations"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for launch in [inner for inner in op.walk(region_first=True) if isinstance(inner, gpu.LaunchOp)]:
            _sink(launch)
