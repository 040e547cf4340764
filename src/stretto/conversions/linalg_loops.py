"""Structured linalg ops on memrefs as loops: sequential ones, or parallel ones for parallel iterators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import affine, arith, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, AffineMapAttr, IndexType, MemRefType, ModuleOp, ShapedType
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorType
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import region_dce

from stretto.conversions.typed import is_ranked, memref_of
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text.linalg_payload import MapOp
from stretto.transforms.parallel_blocks.constants import constants_in_front, fold_all
from stretto.transforms.parallel_blocks.emitter import Emitter


@dataclass
class _Structure:
    """What a structured op says: operands with their maps, iterators, and the body."""

    op: Operation
    operands: list[SSAValue]
    maps: list[AffineMap]
    outputs: int
    """How many operands, the last ones, are written."""
    parallel: list[bool]
    """For each loop whether its iterations are independent."""
    body: Block


def _structure(op: Operation) -> _Structure | None:
    """None for an op that isn't structured."""
    if isinstance(op, LinalgStructuredOperation):
        maps = [attribute.data for attribute in op.get_indexing_maps()]
        kinds = [kind.data is IteratorType.PARALLEL for kind in op.get_iterator_types()]
        return _Structure(op, list(op.operands), maps, len(op.outputs), kinds, op.body.block)
    if isinstance(op, MapOp):
        rank = len(op.init.type.get_shape()) if isinstance(op.init.type, ShapedType) else 0
        operands = list(op.operands)
        maps = [AffineMap.identity(rank)] * len(operands)
        return _Structure(op, operands, maps, 1, [True] * rank, op.mapper.block)
    if isinstance(op, linalg.ReduceOp | linalg.BroadcastOp):
        is_reduce = isinstance(op, linalg.ReduceOp)
        larger = op.input if is_reduce else op.init
        assert isinstance(larger.type, ShapedType)
        rank = len(larger.type.get_shape())
        left_out = [int(n) for n in op.dimensions.get_values()]
        whole = AffineMap.identity(rank)
        part = AffineMap(rank, 0, tuple(AffineExpr.dimension(n) for n in range(rank) if n not in left_out))
        body = op.region.block if is_reduce else op.hidden_region.block
        return _Structure(
            op,
            [op.input, op.init],
            [whole, part] if is_reduce else [part, whole],
            1,
            [not is_reduce or n not in left_out for n in range(rank)],
            body,
        )
    return None


def _upper_bounds(emit: Emitter, structure: _Structure) -> list[SSAValue | int]:
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


def _indices(emit: Emitter, map_: AffineMap, loops: Sequence[SSAValue]) -> list[SSAValue]:
    indices: list[SSAValue] = []
    for expr in map_.results:
        if isinstance(expr, AffineDimExpr):
            indices.append(loops[expr.position])
            continue
        used = sorted(expr.used_dims())
        one = AffineMap(map_.num_dims, 0, (expr,)).drop_dims([n not in used for n in range(map_.num_dims)])
        apply = affine.ApplyOp([loops[n] for n in used], AffineMapAttr(one))
        indices.append(emit.insert(apply).results[0])
    return indices


def _fill_body(emit: Emitter, structure: _Structure, loops: Sequence[SSAValue]) -> None:
    """Load the elements that the body uses, do what it does, and store what it yields."""
    block = structure.body
    for operand, map_, argument in zip(structure.operands, structure.maps, block.args, strict=True):
        value = operand
        if isinstance(operand.type, MemRefType):
            if not argument.uses:
                continue
            value = emit.insert(memref.LoadOp.get(operand, _indices(emit, map_, loops))).results[0]
        argument.replace_all_uses_with(value)
    for op in list(block.ops):
        if isinstance(op, linalg.YieldOp):
            continue
        if isinstance(op, linalg.IndexOp):
            op.result.replace_all_uses_with(loops[op.dim.value.data])
            Rewriter.erase_op(op)
            continue
        location = op.location
        op.detach()
        emit.insert(op).location = location
    last = block.last_op
    assert isinstance(last, linalg.YieldOp)
    first = len(structure.operands) - structure.outputs
    for value, operand, map_ in zip(
        last.operands, structure.operands[first:], structure.maps[first:], strict=True
    ):
        emit.insert(memref.StoreOp.get(value, operand, _indices(emit, map_, loops)))


def _nest(
    emit: Emitter,
    structure: _Structure,
    ranges: Sequence[tuple[SSAValue, SSAValue, SSAValue]],
    parallel: bool,
) -> None:
    """The loops, the outermost first; neighbours that are parallel are one loop if `parallel`."""
    loops: list[SSAValue] = []
    while len(loops) < len(ranges):
        first = len(loops)
        count = 0
        while parallel and first + count < len(ranges) and structure.parallel[first + count]:
            count += 1
        body = emit.block([IndexType()] * max(count, 1))
        inner = emit.inside(body)
        loops.extend(body.args)
        if count:
            lower, upper, step = zip(*ranges[first : first + count], strict=True)
            end: Operation = scf.ReduceOp()
            loop: Operation = scf.ParallelOp(lower, upper, step, Region(body))
        else:
            lower, upper, step = ranges[first]
            end = scf.YieldOp()
            loop = scf.ForOp(lower, upper, step, [], Region(body))
        emit.insert(loop)
        inner.insert(end)
        emit = Emitter(InsertPoint.before(end), emit.location)
    _fill_body(emit, structure, loops)


def _lower(op: Operation, structure: _Structure, parallel: bool) -> None:
    if op.results or any(operand.type.name == "tensor" for operand in structure.operands):
        emit_error(op, f"'{op.name}' op can't be lowered to loops: it works on tensors, expected memrefs")
    if isinstance(op, linalg.MatmulOp):
        _sum_first(structure.body)
    emit = Emitter(InsertPoint.before(op), op.location)
    bounds = _upper_bounds(emit, structure)
    ranges: list[tuple[SSAValue, SSAValue, SSAValue]] = []
    for bound in bounds:
        lower = emit.index(0)
        upper = emit.index(bound) if isinstance(bound, int) else bound
        ranges.append((lower, upper, emit.index(1)))
    _nest(emit, structure, ranges, parallel)
    Rewriter.erase_op(op)


def _sum_first(body: Block) -> None:
    """MLIR adds the product to the sum, xDSL the sum to the product."""
    for op in body.ops:
        if isinstance(op, arith.AddfOp | arith.AddiOp) and op.rhs is body.args[-1]:
            op.operands = [op.rhs, op.lhs]


def lower_linalg(module: ModuleOp, *, parallel: bool) -> None:
    """Lower each structured op on memrefs in a module; raises DiagnosticError for one on tensors."""
    constants_in_front(module.body)
    for op in list(module.walk()):
        if op.name.startswith("linalg.") and op.parent is not None:
            structure = _structure(op)
            if structure is not None:
                _lower(op, structure, parallel)
    fold_all(module.body)
    constants_in_front(module.body)
    region_dce(module.body)
    for op in module.walk():
        if op.name.startswith("linalg."):
            emit_error(op, f"failed to legalize operation '{op.name}': no lowering to loops")
