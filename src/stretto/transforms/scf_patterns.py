"""Canonicalization of structured control flow, besides what xDSL's ops bring along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import BoolAttr
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern
from xdsl.rewriter import InsertPoint

from stretto.interfaces.rewriting import at


class EraseEmptyElse(RewritePattern):
    """scf.if without results whose else region does nothing."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: scf.IfOp, rewriter: PatternRewriter, /) -> None:
        block = op.false_region.first_block
        if op.results or block is None or not isinstance(block.first_op, scf.YieldOp):
            return
        rewriter.erase(block.first_op)
        op.false_region.erase_block(block)


class KnowCondition(RewritePattern):
    """Within the regions of scf.if, its condition is known."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: scf.IfOp, rewriter: PatternRewriter, /) -> None:
        if isinstance(op.cond.owner, arith.ConstantOp):
            return
        for region, value in ((op.true_region, True), (op.false_region, False)):
            inside = [use for use in op.cond.uses if _is_within(use.operation, region)]
            if not inside:
                continue
            constant = at(op.location, arith.ConstantOp(BoolAttr.from_bool(value)))
            rewriter.insert(constant, InsertPoint.before(op))
            rewriter.replace_uses_with_if(op.cond, constant.result, lambda use, uses=inside: use in uses)


def _is_within(op: Operation, region: Region) -> bool:
    block = op.parent_block()
    while block is not None and block.parent is not None:
        if block.parent is region:
            return True
        owner = block.parent.parent
        block = None if owner is None else owner.parent_block()
    return False


class ForwardUnchanged(RewritePattern):
    """A value that scf.for carries unchanged from turn to turn is the one that it starts with."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: scf.ForOp, rewriter: PatternRewriter, /) -> None:
        block = op.body.block
        end = block.last_op
        assert end is not None
        for initial, argument, yielded, result in zip(
            op.iter_args, block.args[1:], end.operands, op.results, strict=True
        ):
            if yielded is not argument and yielded is not initial:
                continue
            if result.first_use is not None or any(use.operation is not end for use in argument.uses):
                rewriter.replace_all_uses_with(result, initial)
                rewriter.replace_all_uses_with(argument, initial)


class SimplifyWhile(RewritePattern):
    """scf.while neither carries nor hands on what stays the same, comes from outside, or isn't used."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: scf.WhileOp, rewriter: PatternRewriter, /) -> None:
        before, after = op.before_region.block, op.after_region.block
        condition, end = before.last_op, after.last_op
        if not isinstance(condition, scf.ConditionOp) or not isinstance(end, scf.YieldOp):
            return
        for initial, argument, yielded in zip(op.arguments, before.args, end.operands, strict=True):
            if argument.first_use is not None and _is_unchanged(initial, argument, yielded, after, condition):
                rewriter.replace_all_uses_with(argument, initial)
        for value, argument, result in zip(condition.args, after.args, op.results, strict=True):
            if not _is_defined_within(value, op):
                rewriter.replace_all_uses_with(argument, value)
                rewriter.replace_all_uses_with(result, value)
        handed_on = [
            argument.first_use is not None or result.first_use is not None
            for argument, result in zip(after.args, op.results, strict=True)
        ]
        carried = [argument.first_use is not None for argument in before.args]
        if not all(handed_on) or not all(carried):
            _rebuild(op, rewriter, carried, handed_on)


def _is_unchanged(
    initial: SSAValue, argument: SSAValue, yielded: SSAValue, after: Block, condition: scf.ConditionOp
) -> bool:
    """Whether what is yielded for an argument of the first region is always what the loop started with."""
    if yielded is initial:
        return True
    for handed, place in zip(condition.args, after.args, strict=True):
        if yielded is place:
            return handed is argument or handed is initial
    return False


def _is_defined_within(value: SSAValue, op: Operation) -> bool:
    owner = value.owner
    inner = owner.parent_op() if isinstance(owner, Block) else owner
    while inner is not None:
        if inner is op:
            return isinstance(owner, Block) or owner is not op
        inner = inner.parent_op()
    return False


def _kept(values: Sequence[SSAValue], keep: Sequence[bool]) -> Iterator[SSAValue]:
    return (value for value, kept in zip(values, keep, strict=True) if kept)


def _rebuild(
    op: scf.WhileOp, rewriter: PatternRewriter, carried: Sequence[bool], handed_on: Sequence[bool]
) -> None:
    """The loop with only the values that are kept."""
    before, after = op.before_region.block, op.after_region.block
    condition, end = before.last_op, after.last_op
    assert isinstance(condition, scf.ConditionOp) and end is not None
    new_condition = scf.ConditionOp(condition.condition, *_kept(condition.args, handed_on))
    new_end = scf.YieldOp(*_kept(end.operands, carried))
    rewriter.replace(condition, at(condition.location, new_condition))
    rewriter.replace(end, at(end.location, new_end))
    for block, keep in ((before, carried), (after, handed_on)):
        for argument in [argument for argument, kept in zip(block.args, keep, strict=True) if not kept]:
            block.erase_arg(argument)
    new = scf.WhileOp(
        list(_kept(op.arguments, carried)),
        [value.type for value in _kept(op.results, handed_on)],
        rewriter.move_region_contents_to_new_regions(op.before_region),
        rewriter.move_region_contents_to_new_regions(op.after_region),
    )
    new.attributes |= op.attributes
    results = iter(new.results)
    rewriter.replace(op, at(op.location, new), [next(results) if kept else None for kept in handed_on])


SCF_PATTERNS: tuple[type[RewritePattern], ...] = (
    EraseEmptyElse,
    KnowCondition,
    ForwardUnchanged,
    SimplifyWhile,
)
