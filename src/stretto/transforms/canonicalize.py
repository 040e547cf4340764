"""canonicalize: simpler forms of ops, dead code, simple control flow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects import arith, builtin, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr, MemRefType
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)
from xdsl.traits import Commutative, HasCanonicalizationPatternsTrait
from xdsl.transforms.dead_code_elimination import region_dce

from stretto.dialects.async_.structured import AwaitAllOp, CreateGroupOp
from stretto.interfaces.rewriting import at
from stretto.transforms.control_flow import (
    drop_unused_arguments,
    erase_unreachable_blocks,
    unify_constants,
)
from stretto.transforms.folding import constant_of, fold, integer_constant
from stretto.transforms.gpu_patterns import GPU_PATTERNS
from stretto.transforms.reconcile_unrealized_casts import reconcile
from stretto.transforms.scf_patterns import SCF_PATTERNS

_DEFAULT_ITERATIONS = 10


class FoldIntegers(RewritePattern):
    """Integer arithmetic whose result is known; constants go to the right of commutative ops."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if op.dialect_name() != "arith" or isinstance(op, arith.ConstantOp):
            return
        folded = fold(op)
        if isinstance(folded, int):
            rewriter.replace(op, at(op.location, integer_constant(folded, op.results[0].type)))
        elif folded is not None:
            rewriter.replace(op, (), (folded,))
        elif op.has_trait(Commutative) and len(op.operands) == 2:
            lhs, rhs = op.operands
            if constant_of(lhs) is not None and constant_of(rhs) is None:
                op.operands = [rhs, lhs]
                rewriter.handle_operation_modification(op)


class CombineConstants(RewritePattern):
    """x + c1 + c2 is x + (c1 + c2), with subtractions as well; so are products."""

    @op_type_rewrite_pattern
    def match_and_rewrite(
        self, op: arith.AddiOp | arith.SubiOp | arith.MuliOp, rewriter: PatternRewriter, /
    ) -> None:
        inner = op.lhs.owner
        outer_constant = constant_of(op.rhs)
        if outer_constant is None or not isinstance(inner, arith.AddiOp | arith.SubiOp | arith.MuliOp):
            return
        inner_constant = constant_of(inner.rhs)
        is_product = isinstance(op, arith.MuliOp)
        if inner_constant is None or is_product != isinstance(inner, arith.MuliOp):
            return
        if is_product:
            constant = integer_constant(outer_constant * inner_constant, op.result.type)
            new: Operation = arith.MuliOp(inner.lhs, constant)
        else:
            total = (inner_constant if isinstance(inner, arith.AddiOp) else -inner_constant) + (
                outer_constant if isinstance(op, arith.AddiOp) else -outer_constant
            )
            constant = integer_constant(total, op.result.type)
            new = arith.AddiOp(inner.lhs, constant)
        rewriter.replace(op, [at(op.location, constant), at(op.location, new)])


class FoldDim(RewritePattern):
    """memref.dim that the type, or the op that made the memref, says."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: memref.DimOp, rewriter: PatternRewriter, /) -> None:
        axis = constant_of(op.index)
        type_ = op.source.type
        if axis is None or not isinstance(type_, MemRefType) or axis >= type_.get_num_dims():
            return
        shape = type_.get_shape()
        maker = op.source.owner
        if shape[axis] != DYNAMIC_INDEX:
            constant = arith.ConstantOp(IntegerAttr.from_index_int_value(shape[axis]))
            rewriter.replace(op, at(op.location, constant))
        elif isinstance(maker, memref.AllocOp | memref.AllocaOp):
            rewriter.replace(op, (), (maker.dynamic_sizes[shape[:axis].count(DYNAMIC_INDEX)],))
        elif isinstance(maker, memref.CastOp) and isinstance(maker.source.type, MemRefType):
            rewriter.replace(op, at(op.location, memref.DimOp(maker.source, op.index)))


class FoldMemRefCast(RewritePattern):
    """memref.cast to the same type."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: memref.CastOp, rewriter: PatternRewriter, /) -> None:
        if op.source.type == op.dest.type:
            rewriter.replace(op, (), (op.source,))


class EraseUnusedGroup(RewritePattern):
    """A group that is only waited for has nothing to wait for."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: CreateGroupOp, rewriter: PatternRewriter, /) -> None:
        users = [use.operation for use in op.result.uses]
        if all(isinstance(user, AwaitAllOp) for user in users):
            for user in users:
                rewriter.erase(user)
            rewriter.erase(op)


class XDSLPatterns(RewritePattern):
    """The patterns that xDSL's ops bring along; not those of loops that count unsigned, which they ignore."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if isinstance(op, scf.ForOp) and ("unsignedCmp" in op.properties or "unsignedCmp" in op.attributes):
            return
        for trait in op.get_traits_of_type(HasCanonicalizationPatternsTrait):
            for pattern in trait.get_patterns(type(op)):
                pattern.match_and_rewrite(op, rewriter)
                if rewriter.has_done_action:
                    return


_PATTERNS: tuple[type[RewritePattern], ...] = (
    FoldIntegers,
    CombineConstants,
    FoldDim,
    FoldMemRefCast,
    *SCF_PATTERNS,
    *GPU_PATTERNS,
    EraseUnusedGroup,
    XDSLPatterns,
)


def canonicalize(ctx: Context, root: builtin.ModuleOp, *, iterations: int, simplify_regions: bool) -> None:
    """Simplify everything in `root` until nothing changes, at most `iterations` times."""
    patterns = GreedyRewritePatternApplier(
        [pattern() for pattern in _PATTERNS], ctx=ctx, folding_enabled=True
    )
    for _ in range(iterations):
        changed = False
        if simplify_regions:
            changed |= erase_unreachable_blocks(root.body)
        changed |= PatternRewriteWalker(patterns).rewrite_module(root)
        _locate(root)
        changed |= _reconcile(root)
        if simplify_regions:
            changed |= erase_unreachable_blocks(root.body)
            changed |= drop_unused_arguments(root.body)
        region_dce(root.body)
        changed |= unify_constants(root.body)
        if not changed:
            break


def _locate(root: builtin.ModuleOp) -> None:
    """Give the constants that xDSL folds ops to the places of the ops that they stand before."""
    for op in root.walk():
        if isinstance(op.location, builtin.UnknownLoc):
            following = op.next_op
            while following is not None and isinstance(following.location, builtin.UnknownLoc):
                following = following.next_op
            if following is not None:
                op.location = following.location


def _reconcile(root: builtin.ModuleOp) -> bool:
    before = sum(isinstance(op, builtin.UnrealizedConversionCastOp) for op in root.walk())
    if not before:
        return False
    reconcile(root)
    return before != sum(isinstance(op, builtin.UnrealizedConversionCastOp) for op in root.walk())


@dataclass(frozen=True)
class CanonicalizePass(ModulePass):
    """Applies canonicalization patterns (ours and xDSL's), folds integer arithmetic, erases dead code.

    Ops of unknown effect are never erased, among them all of `async.runtime` and `async.coro`. MLIR's other
    options are taken without effect: order of the worklist, labels of patterns, limit of rewrites, tests.
    """

    name = "canonicalize"

    region_simplify: Literal["disabled", "normal", "aggressive"] = "normal"
    """`disabled` leaves blocks and their arguments alone; `aggressive` is as `normal`."""
    max_iterations: int = _DEFAULT_ITERATIONS
    """How often the module is gone through; -1: until nothing changes."""
    top_down: bool = True
    max_num_rewrites: int = -1
    test_convergence: bool = False
    disable_patterns: tuple[str, ...] = ()
    enable_patterns: tuple[str, ...] = ()

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        canonicalize(
            ctx,
            op,
            iterations=self.max_iterations if self.max_iterations >= 0 else 1000,
            simplify_regions=self.region_simplify != "disabled",
        )
