"""Launches whose region becomes a kernel, and the ops that launch it."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu
from xdsl.dialects.builtin import IntegerAttr, SymbolRefAttr
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.analysis.captures import captures
from stretto.dialects.gpu_ import (
    BlockDimOp,
    BlockIdOp,
    ClusterDimOp,
    ClusterIdOp,
    FuncOp,
    GridDimOp,
    LaunchFuncOp,
    ReturnOp,
    ThreadIdOp,
    attribution_count,
)
from stretto.interfaces.async_op import async_dependencies, async_token
from stretto.interfaces.rewriting import at

_IDS = (BlockIdOp, ThreadIdOp, GridDimOp, BlockDimOp)
_CLUSTER_IDS = (ClusterIdOp, ClusterDimOp)
_UINT32 = 1 << 32


def _sizes(op: gpu.LaunchOp) -> tuple[list[SSAValue], list[SSAValue], list[SSAValue]]:
    """Grid, block and cluster sizes; the last may be missing."""
    clusters = [s for s in (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ) if s is not None]
    grid = [op.gridSizeX, op.gridSizeY, op.gridSizeZ]
    return grid, [op.blockSizeX, op.blockSizeY, op.blockSizeZ], clusters


def _known_sizes(sizes: Sequence[SSAValue]) -> list[int] | None:
    """Sizes that all are constants, as i32s; None if one isn't, or is too large."""
    known: list[int] = []
    for size in sizes:
        owner = size.owner
        value = owner.properties.get("value") if isinstance(owner, Operation) else None
        if not isinstance(value, IntegerAttr) or not 0 <= value.value.data < _UINT32:
            return None
        bits = value.value.data
        known.append(bits - _UINT32 if bits >= _UINT32 // 2 else bits)
    return known


def _replace_in(region: Region, values: dict[SSAValue, SSAValue]) -> None:
    for op in region.walk():
        if any(operand in values for operand in op.operands):
            op.operands = [values.get(operand, operand) for operand in op.operands]


def outline(launch: gpu.LaunchOp, name: str) -> tuple[FuncOp, list[SSAValue]]:
    """Move the region of a launch to a kernel. Returns that and the values that it takes as arguments."""
    body = launch.body
    operands = captures(body)
    grid, block, clusters = _sizes(launch)
    entry = body.blocks[0]
    ids = (*_IDS, *_CLUSTER_IDS) if clusters else _IDS
    attributions = entry.args[3 * len(ids) :]
    workgroup = attribution_count(launch)
    kernel = at(
        launch.location,
        FuncOp(
            name,
            ([operand.type for operand in operands], []),
            kernel=True,
            workgroup=[argument.type for argument in attributions[:workgroup]],
            private=[argument.type for argument in attributions[workgroup:]],
            known_block_size=_known_sizes(block),
            known_grid_size=_known_sizes(grid),
        ),
    )
    start = kernel.body.block
    for argument in start.args:
        argument.location = launch.location
    in_order: list[SSAValue] = []
    for kind in ids:
        for dimension in ("x", "y", "z"):
            start.add_op(at(launch.location, op := kind(dimension)))
            in_order.append(op.result)
    in_order += start.args[len(operands) :]
    _replace_in(body, dict(zip(operands, start.args[: len(operands)], strict=True)))
    for argument, value in zip(entry.args, in_order, strict=True):
        argument.replace_all_uses_with(value)
    _move_body(body, start)
    return kernel, operands


def _move_body(body: Region, start: Block) -> None:
    """Put the blocks of a launch behind the ops of a kernel's first block."""
    for block in body.blocks:
        if isinstance(block.last_op, gpu.TerminatorOp):
            Rewriter.replace_op(block.last_op, at(block.last_op.location, ReturnOp()), [])
    entry = body.blocks[0]
    for op in list(entry.ops):
        op.detach()
        start.add_op(op)
    rest = list(body.blocks)[1:]
    region = start.parent
    assert region is not None
    for block in rest:
        body.detach_block(block)
        region.add_block(block)


def launch_kernel(launch: gpu.LaunchOp, kernel: SymbolRefAttr, operands: Sequence[SSAValue]) -> None:
    """Launch a kernel in place of the launch whose region it was."""
    grid, block, clusters = _sizes(launch)
    token = async_token(launch)
    new = LaunchFuncOp(
        kernel,
        grid,
        block,
        clusters or None,
        operands,
        async_launch=token is not None,
        asyncDependencies=async_dependencies(launch),
        dynamicSharedMemorySize=launch.dynamicSharedMemorySize,
    )
    Rewriter.insert_op(at(launch.location, new), InsertPoint.before(launch))
    new_token = async_token(new)
    if token is not None and new_token is not None:
        token.replace_all_uses_with(new_token)
    Rewriter.erase_op(launch)
