"""Canonicalization of `gpu` ops: waits for nothing, copies that nobody reads, ids that are known."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, gpu, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr, MemRefType, UnitAttr, i32
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern
from xdsl.rewriter import InsertPoint
from xdsl.traits import MemoryEffectKind, get_effects

from stretto.dialects.gpu_ import MemsetOp, SubgroupReduceOp
from stretto.interfaces.rewriting import at
from stretto.transforms.folding import constant_of


def _waits_for_nothing(token: SSAValue) -> bool:
    return isinstance(token.owner, gpu.WaitOp) and not token.owner.operands


class DropReadyTokens(RewritePattern):
    """A wait needs no token of a wait for nothing."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: gpu.WaitOp, rewriter: PatternRewriter, /) -> None:
        left = [token for token in op.operands if not _waits_for_nothing(token)]
        if len(left) != len(op.operands):
            op.operands = left
            rewriter.handle_operation_modification(op)


class SimplifyWait(RewritePattern):
    """A wait for nothing, a wait whose token nobody takes, a token that stands for one other token."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: gpu.WaitOp, rewriter: PatternRewriter, /) -> None:
        token = op.asyncToken
        if token is None:
            if not op.operands:
                rewriter.erase(op)
        elif len(op.operands) == 1:
            rewriter.replace(op, (), (op.operands[0],))
        elif token.first_use is None:
            rewriter.erase(op)


def _only_effect(op: Operation) -> MemoryEffectKind | None:
    effects = get_effects(op)
    if effects is None or len(effects) != 1:
        return None
    return next(iter(effects)).kind


class EraseDeadCopy(RewritePattern):
    """A copy to memory that is allocated and then only freed."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: gpu.MemcpyOp, rewriter: PatternRewriter, /) -> None:
        maker = op.dst.owner
        if not isinstance(maker, Operation) or _only_effect(maker) is not MemoryEffectKind.ALLOC:
            return
        users = [use.operation for use in op.dst.uses]
        if any(user is not op and _only_effect(user) is not MemoryEffectKind.FREE for user in users):
            return
        tokens = op.asyncDependencies
        if len(tokens) > 1 or bool(tokens) != (op.asyncToken is not None):
            return
        rewriter.replace(op, (), tuple(tokens))


class EraseDoubleBarrier(RewritePattern):
    """One of two barriers in a row."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: gpu.BarrierOp, rewriter: PatternRewriter, /) -> None:
        if isinstance(op.next_op, gpu.BarrierOp):
            rewriter.erase(op)


class KnowLaunchIds(RewritePattern):
    """In a dimension of size 1 the id is 0."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: gpu.LaunchOp, rewriter: PatternRewriter, /) -> None:
        entry = op.body.blocks[0]
        sizes = (op.gridSizeX, op.gridSizeY, op.gridSizeZ, op.blockSizeX, op.blockSizeY, op.blockSizeZ)
        known = [
            entry.args[k] for k, size in enumerate(sizes) if constant_of(size) == 1 and entry.args[k].uses
        ]
        if not known:
            return
        zero = at(op.location, arith.ConstantOp(IntegerAttr.from_index_int_value(0)))
        rewriter.insert(zero, InsertPoint.at_start(entry))
        for identifier in known:
            rewriter.replace_all_uses_with(identifier, zero.result, safe_erase=False)


class FoldDimOfAlloc(RewritePattern):
    """memref.dim of memory that gpu.alloc made."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: memref.DimOp, rewriter: PatternRewriter, /) -> None:
        axis, maker, type_ = constant_of(op.index), op.source.owner, op.source.type
        if axis is None or not isinstance(maker, gpu.AllocOp) or not isinstance(type_, MemRefType):
            return
        shape = type_.get_shape()
        if 0 <= axis < len(shape) and shape[axis] == DYNAMIC_INDEX:
            rewriter.replace(op, (), (maker.dynamicSizes[shape[:axis].count(DYNAMIC_INDEX)],))


class FoldCastOfCopied(RewritePattern):
    """Copies and fills see through memref.cast."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if not isinstance(op, gpu.MemcpyOp | MemsetOp):
            return
        operands = [_source_of_cast(operand) for operand in op.operands]
        if operands != list(op.operands):
            op.operands = operands
            rewriter.handle_operation_modification(op)


def _source_of_cast(value: SSAValue) -> SSAValue:
    cast = value.owner
    if isinstance(cast, memref.CastOp) and isinstance(cast.source.type, MemRefType):
        return cast.source
    return value


class FoldReductions(RewritePattern):
    """A reduction over one lane; one that a launch begins with is met by all threads."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if isinstance(op, SubgroupReduceOp) and op.cluster_size == IntegerAttr(1, i32):
            rewriter.replace(op, (), (op.value,))
            return
        if not isinstance(op, gpu.AllReduceOp | SubgroupReduceOp) or op.uniform is not None:
            return
        launch = op.parent_op()
        if isinstance(launch, gpu.LaunchOp) and op.parent is launch.body.blocks.first:
            op.properties["uniform"] = UnitAttr()
            rewriter.handle_operation_modification(op)


GPU_PATTERNS: Sequence[type[RewritePattern]] = (
    DropReadyTokens,
    SimplifyWait,
    EraseDeadCopy,
    EraseDoubleBarrier,
    KnowLaunchIds,
    FoldDimOfAlloc,
    FoldCastOfCopied,
    FoldReductions,
)
