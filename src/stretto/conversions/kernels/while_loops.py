"""Counted loops as loops with a condition."""

from __future__ import annotations

from xdsl.dialects import arith, scf
from xdsl.ir import Block, Region
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.kernels.builder import Builder


def for_to_while(op: scf.ForOp) -> scf.WhileOp:
    """Replace an scf.for by the scf.while that does the same."""
    emit = Builder(InsertPoint.before(op), op.location)
    body = op.body.block
    types = [argument.type for argument in body.args]
    before = emit.block(types)
    inside = emit.inside(before)
    unsigned = "unsignedCmp" in op.properties or "unsignedCmp" in op.attributes
    goes_on = inside(arith.CmpiOp(before.args[0], op.ub, "ult" if unsigned else "slt"))
    inside.insert(scf.ConditionOp(goes_on, *before.args))
    last = body.last_op
    assert last is not None
    carried = list(last.operands)
    end = Builder(InsertPoint.before(last), op.location)
    stepped = end(arith.AddiOp(body.args[0], op.step))
    end.yield_(stepped, *carried)
    Rewriter.erase_op(last)
    region = Region()
    op.body.move_blocks(region)
    after: Block | None = region.blocks.first
    assert after is body
    new = scf.WhileOp([op.lb, *op.iter_args], types, Region(before), region)
    emit.insert(new)
    for old, result in zip(op.results, new.results[1:], strict=True):
        old.replace_all_uses_with(result)
    op.detach()
    op.erase()
    return new
