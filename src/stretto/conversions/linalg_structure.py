"""What structured linalg ops say: operands with their maps, loops, and what is done at a point."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, ShapedType
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from stretto.conversions.typed import is_ranked, memref_of
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text.linalg_payload import MapOp
from stretto.transforms.parallel_blocks.emitter import Emitter


@dataclass
class Structure:
    """What a structured op says: operands with their maps, iterators, and the body."""

    op: Operation
    operands: list[SSAValue]
    maps: list[AffineMap]
    outputs: int
    """How many operands, the last ones, are written."""
    parallel: list[bool]
    """For each loop whether its iterations are independent."""
    body: Block


def structure_of(op: Operation) -> Structure | None:
    """None for an op that isn't structured."""
    if isinstance(op, LinalgStructuredOperation):
        maps = [attribute.data for attribute in op.get_indexing_maps()]
        kinds = [kind.data is IteratorType.PARALLEL for kind in op.get_iterator_types()]
        return Structure(op, list(op.operands), maps, len(op.outputs), kinds, op.body.block)
    if isinstance(op, MapOp):
        rank = len(op.init.type.get_shape()) if isinstance(op.init.type, ShapedType) else 0
        operands = list(op.operands)
        maps = [AffineMap.identity(rank)] * len(operands)
        return Structure(op, operands, maps, 1, [True] * rank, op.mapper.block)
    if isinstance(op, linalg.ReduceOp | linalg.BroadcastOp):
        is_reduce = isinstance(op, linalg.ReduceOp)
        larger = op.input if is_reduce else op.init
        assert isinstance(larger.type, ShapedType)
        rank = len(larger.type.get_shape())
        left_out = [int(n) for n in op.dimensions.get_values()]
        whole = AffineMap.identity(rank)
        part = AffineMap(rank, 0, tuple(AffineExpr.dimension(n) for n in range(rank) if n not in left_out))
        body = op.region.block if is_reduce else op.hidden_region.block
        return Structure(
            op,
            [op.input, op.init],
            [whole, part] if is_reduce else [part, whole],
            1,
            [not is_reduce or n not in left_out for n in range(rank)],
            body,
        )
    return None


def upper_bounds(emit: Emitter, structure: Structure) -> list[SSAValue | int]:
    """How often each loop runs, from the first dimension of an operand that it alone indexes."""
    found: list[SSAValue | int | None] = [None] * len(structure.parallel)
    for operand, map_ in zip(structure.operands, structure.maps, strict=True):
        if not is_ranked(operand.type):
            continue
        for axis, (expr, size) in enumerate(
            zip(map_.results, memref_of(operand.type).get_shape(), strict=True)
        ):
            if not isinstance(expr, AffineDimExpr) or found[expr.position] is not None:
                continue
            if size == DYNAMIC_INDEX:
                found[expr.position] = emit.insert(memref.DimOp(operand, emit.index(axis))).results[0]
            else:
                found[expr.position] = size
    bounds: list[SSAValue | int] = []
    for loop, bound in enumerate(found):
        if bound is None:
            emit_error(
                structure.op, f"'{structure.op.name}' op can't be lowered: no operand bounds loop {loop}"
            )
        bounds.append(bound)
    return bounds


def sum_first(body: Block) -> None:
    """MLIR adds the product to the sum, xDSL the sum to the product."""
    for op in body.ops:
        if isinstance(op, arith.AddfOp | arith.AddiOp) and op.rhs is body.args[-1]:
            op.operands = [op.rhs, op.lhs]
