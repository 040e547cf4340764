"""One more value through a structured loop or branch."""

from __future__ import annotations

from xdsl.dialects import gpu, scf
from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.rewriter import Rewriter

from stretto.interfaces.rewriting import at

_BRANCHES = (scf.IfOp, scf.IndexSwitchOp, scf.ExecuteRegionOp)
_LOOPS = (scf.ForOp, scf.WhileOp)


def can_carry(op: Operation) -> bool:
    """Whether each region of `op` is one block that hands values on by its terminator."""
    regions = [region for region in op.regions if region.blocks]
    return isinstance(op, (*_BRANCHES, *_LOOPS)) and all(
        region.first_block is region.last_block for region in regions
    )


def complete_branches(op: Operation) -> None:
    """Give an `scf.if` without an else branch an empty one."""
    for region in op.regions:
        if not region.blocks:
            region.add_block(Block([at(op.location, scf.YieldOp())]))


def add_argument(block: Block, type_: Attribute, location: LocationAttr) -> BlockArgument:
    """One more block argument, the last."""
    argument = block.insert_arg(type_, len(block.args))
    argument.location = location
    return argument


def with_carried_result(op: Operation, start: SSAValue | None) -> SSAValue:
    """Re-create `op` with one more result, and one more operand in a loop; returns that result."""
    new = type(op).create(
        operands=op.operands if start is None else [*op.operands, start],
        result_types=[*op.result_types, gpu.AsyncTokenType()],
        properties=op.properties,
        attributes=op.attributes,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    Rewriter.replace_op(op, at(op.location, new), list(new.results[:-1]))
    return new.results[-1]
