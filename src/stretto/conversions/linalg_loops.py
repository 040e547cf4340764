"""Structured linalg ops on memrefs as loops: sequential ones, or parallel ones for parallel iterators."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import affine, memref, scf
from xdsl.dialects.builtin import AffineMapAttr, IndexType, MemRefType, ModuleOp
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import region_dce

from stretto.conversions.linalg_structure import Structure, structure_of, sum_first, upper_bounds
from stretto.diagnostics import emit_error
from stretto.transforms.parallel_blocks.constants import constants_in_front, fold_all
from stretto.transforms.parallel_blocks.emitter import Emitter


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


def _fill_body(emit: Emitter, structure: Structure, loops: Sequence[SSAValue]) -> None:
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
    structure: Structure,
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


def _lower(op: Operation, structure: Structure, parallel: bool) -> None:
    if op.results or any(operand.type.name == "tensor" for operand in structure.operands):
        emit_error(op, f"'{op.name}' op can't be lowered to loops: it works on tensors, expected memrefs")
    if isinstance(op, linalg.MatmulOp):
        sum_first(structure.body)
    emit = Emitter(InsertPoint.before(op), op.location)
    bounds = upper_bounds(emit, structure)
    ranges: list[tuple[SSAValue, SSAValue, SSAValue]] = []
    for bound in bounds:
        lower = emit.index(0)
        upper = emit.index(bound) if isinstance(bound, int) else bound
        ranges.append((lower, upper, emit.index(1)))
    _nest(emit, structure, ranges, parallel)
    Rewriter.erase_op(op)


def lower_linalg(module: ModuleOp, *, parallel: bool) -> None:
    """Lower each structured op on memrefs in a module; raises DiagnosticError for one on tensors."""
    constants_in_front(module.body)
    for op in list(module.walk()):
        if op.name.startswith("linalg.") and op.parent is not None:
            structure = structure_of(op)
            if structure is not None:
                _lower(op, structure, parallel)
    fold_all(module.body)
    constants_in_front(module.body)
    region_dce(module.body)
    for op in module.walk():
        if op.name.startswith("linalg."):
            emit_error(op, f"failed to legalize operation '{op.name}': no lowering to loops")
