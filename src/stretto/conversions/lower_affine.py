"""lower-affine: affine loops, conditions and accesses to scf, memref and integer arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import affine, arith, memref, scf, vector
from xdsl.dialects.builtin import IntegerAttr, ModuleOp
from xdsl.ir import Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.affine_expansion import Expansion, expand_map, lower_bound, upper_bound
from stretto.conversions.affine_reductions import combiner, identity
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text.affine import MaxOp
from stretto.dialects.mlir_text.memref_ops import ATOMIC_KINDS
from stretto.dialects.mlir_text.narrow import integers
from stretto.interfaces.rewriting import at
from stretto.transforms.parallel_blocks.emitter import Emitter


def _yield_to_scf(region: Region) -> None:
    """Let the terminator of a region be `scf.yield`; one that isn't there is made."""
    block = region.block
    last = block.last_op
    if isinstance(last, affine.YieldOp):
        block.add_op(at(last.location, scf.YieldOp(*last.arguments)))
        Rewriter.erase_op(last)
    elif not isinstance(last, scf.YieldOp):
        block.add_op(scf.YieldOp())


def _lower_for(op: affine.ForOp, emit: Emitter) -> None:
    lower = lower_bound(emit, op.lowerBoundMap.data, op.lowerBoundOperands)
    upper = upper_bound(emit, op.upperBoundMap.data, op.upperBoundOperands)
    step = emit.index(op.step.value.data)
    _yield_to_scf(op.body)
    loop = scf.ForOp(lower, upper, step, op.inits, op.detach_region(op.body))
    loop.attributes.update(op.attributes)
    _replace(op, emit, loop)


def _lower_parallel(op: affine.ParallelOp, emit: Emitter) -> None:
    split = op.lowerBoundsMap.data.num_dims + op.lowerBoundsMap.data.num_symbols
    low, high = op.lowerBoundsMap.data, op.upperBoundsMap.data
    lower_results, upper_results = list(low.results), list(high.results)
    lower_expansion = Expansion(emit, low.num_dims, op.map_operands[:split])
    upper_expansion = Expansion(emit, high.num_dims, op.map_operands[split:])
    lower: list[SSAValue] = []
    upper: list[SSAValue] = []
    for below, above in zip(integers(op.lowerBoundsGroups), integers(op.upperBoundsGroups), strict=True):
        lower.append(lower_expansion.extreme(lower_results[:below], arith.MaxSIOp))
        upper.append(upper_expansion.extreme(upper_results[:above], arith.MinSIOp))
        del lower_results[:below], upper_results[:above]
    steps = [emit.index(step.value.data) for step in op.steps]
    kinds = [ATOMIC_KINDS[k.value.data] for k in op.reductions if isinstance(k, IntegerAttr)]
    initial: list[SSAValue] = []
    for kind, result in zip(kinds, op.res, strict=True):
        constant = identity(kind, result.type)
        if constant is None:
            emit_error(
                op, f"'affine.parallel' op can't be lowered: no '{kind}' of values of type {result.type}"
            )
        initial.append(emit.insert(constant).results[0])
    block = op.body.block
    last = block.last_op
    values = list(last.arguments) if isinstance(last, affine.YieldOp) else []
    if isinstance(last, affine.YieldOp):
        Rewriter.erase_op(last)
    regions = [combiner(kind, op, value.type) for kind, value in zip(kinds, values, strict=True)]
    block.add_op(at(op.location, scf.ReduceOp(values, regions)))
    loop = scf.ParallelOp(lower, upper, steps, op.detach_region(op.body), initial)
    loop.attributes.update(op.attributes)
    _replace(op, emit, loop)


def _lower_if(op: affine.IfOp, emit: Emitter) -> None:
    set_ = op.condition.data
    condition = Expansion(emit, set_.num_dims, op.args).condition(set_)
    for region in (op.then_region, op.else_region):
        if region.blocks:
            _yield_to_scf(region)
    then, otherwise = op.then_region, op.else_region
    for region in (then, otherwise):
        op.detach_region(region)
    _replace(op, emit, scf.IfOp(condition, op.res.types, then, otherwise))


def _lower_load(op: affine.LoadOp, emit: Emitter) -> None:
    indices = expand_map(emit, op.map.data, op.indices)
    _replace(op, emit, memref.LoadOp.get(op.memref, indices))


def _lower_store(op: affine.StoreOp, emit: Emitter) -> None:
    indices = expand_map(emit, op.map.data, op.indices)
    _replace(op, emit, memref.StoreOp.get(op.value, op.memref, indices))


def _lower_vector_load(op: affine.VectorLoadOp, emit: Emitter) -> None:
    indices = expand_map(emit, op.map.data, op.indices)
    _replace(op, emit, vector.LoadOp(op.memref, indices, op.result.type))


def _lower_vector_store(op: affine.VectorStoreOp, emit: Emitter) -> None:
    indices = expand_map(emit, op.map.data, op.indices)
    _replace(op, emit, vector.StoreOp(op.value, op.memref, indices))


def _lower_apply(op: affine.ApplyOp, emit: Emitter) -> None:
    _replace_value(op, expand_map(emit, op.map.data, op.mapOperands)[0])


def _lower_min(op: affine.MinOp, emit: Emitter) -> None:
    _replace_value(op, upper_bound(emit, op.map.data, op.arguments))


def _lower_max(op: MaxOp, emit: Emitter) -> None:
    _replace_value(op, lower_bound(emit, op.map.data, op.arguments))


def _replace(op: Operation, emit: Emitter, new: Operation) -> None:
    emit.insert(new)
    for old, result in zip(op.results, new.results, strict=True):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    Rewriter.erase_op(op)


def _replace_value(op: Operation, value: SSAValue) -> None:
    op.results[0].replace_all_uses_with(value)
    Rewriter.erase_op(op)


_LOWERINGS: dict[str, Callable[..., None]] = {
    affine.ForOp.name: _lower_for,
    affine.ParallelOp.name: _lower_parallel,
    affine.IfOp.name: _lower_if,
    affine.LoadOp.name: _lower_load,
    affine.StoreOp.name: _lower_store,
    affine.VectorLoadOp.name: _lower_vector_load,
    affine.VectorStoreOp.name: _lower_vector_store,
    affine.ApplyOp.name: _lower_apply,
    affine.MinOp.name: _lower_min,
    MaxOp.name: _lower_max,
}


@dataclass(frozen=True)
class LowerAffinePass(ModulePass):
    """`lower-affine`: the ops of the affine dialect become scf, memref, vector and arith.

    Takes the place of xDSL's pass of that name, whose remainders and quotients of negative numbers are those
    of `arith` and which leaves symbols and bounds with operands out.
    """

    name = "lower-affine"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for inner in list(op.walk()):
            if not inner.name.startswith("affine.") or isinstance(inner, affine.YieldOp):
                continue
            lowering = _LOWERINGS.get(inner.name)
            if lowering is None:
                emit_error(inner, f"failed to legalize operation '{inner.name}'")
            lowering(inner, Emitter(InsertPoint.before(inner), inner.location))
