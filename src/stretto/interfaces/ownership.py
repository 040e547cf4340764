"""Who owns a reference: what each op does with its operands of counted type.

A *reference* to a token, value or group is owned by one SSA value at a time. A definition starts
with one. An op may *borrow* it (it stays where it is), or *move* it on: to a block argument, a
result, a callee, a payload. An *alias* is a second name of an object, so it needs its own reference.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import UnrealizedConversionCastOp, UnregisteredOp
from xdsl.dialects.utils import AbstractYieldOperation
from xdsl.ir import Block, Operation, Region, SSAValue, Use
from xdsl.traits import IsolatedFromAbove, IsTerminator, ReturnLike, SymbolOpInterface

from stretto.dialects.async_ import structured
from stretto.dialects.async_.runtime import RuntimeStoreOp
from stretto.dialects.async_.types import is_ref_counted
from stretto.interfaces.branches import successor_operand_ranges

COUNTED = "stretto.counted"
"""The unit attribute of a function whose references are counted already."""


class Transfer(Enum):
    """What becomes of the reference behind an operand."""

    BORROW = auto()
    CALL = auto()  # a callee gets it, while the caller's own stays
    MOVE = auto()  # a result, region argument, payload or caller gets it
    BRANCH = auto()  # a block argument gets it, on one of the edges
    UNKNOWN = auto()


# Not ReturnLike by their traits, but they hand their operands on just so.
_REGION_RETURNS = (AbstractYieldOperation, scf.ConditionOp, scf.ReduceOp, scf.ReduceReturnOp)
_CALLS = (func.CallOp.name, "func.call_indirect", structured.CallOp.name)
_REGION_OPS = (
    scf.ExecuteRegionOp,
    scf.ForOp,
    scf.IfOp,
    scf.IndexSwitchOp,
    scf.ParallelOp,
    scf.ReduceOp,
    scf.WhileOp,
)


def is_terminator(op: Operation) -> bool:
    """Whether `op` ends its block; an unregistered op does if it comes last."""
    if isinstance(op, UnregisteredOp):
        return op.parent is not None and op.parent.last_op is op
    return op.has_trait(IsTerminator)


def is_return_like(op: Operation) -> bool:
    """Whether the terminator `op` hands its operands to the op around it or to the caller."""
    return op.has_trait(ReturnLike, value_if_unregistered=False) or isinstance(op, _REGION_RETURNS)


def _init_operands(op: Operation) -> range:
    """The operands that become region arguments of `op`, or its results."""
    match op:
        case scf.ForOp():
            return range(3, len(op.operands))
        case scf.WhileOp():
            return range(len(op.operands))
        case scf.ParallelOp():
            return range(len(op.operands) - len(op.initVals), len(op.operands))
        case _:
            return range(0)


def transfer(use: Use) -> Transfer:
    """What the user of a counted value does with its reference."""
    op = use.operation
    if op.name in _CALLS:
        return Transfer.CALL
    if isinstance(op, RuntimeStoreOp):
        return Transfer.MOVE if use.index == 0 else Transfer.BORROW
    if use.index in _init_operands(op) or is_return_like(op):
        return Transfer.MOVE
    ranges = successor_operand_ranges(op)
    if ranges is not None:
        return Transfer.BRANCH if any(use.index in r for r in ranges) else Transfer.BORROW
    return Transfer.UNKNOWN if is_terminator(op) else Transfer.BORROW


def is_alias(value: SSAValue) -> bool:
    """Whether a counted value is another name of an object that other SSA values own."""
    match value.owner:
        case arith.SelectOp():
            return True
        case UnrealizedConversionCastOp() as cast:
            return any(is_ref_counted(operand.type) for operand in cast.operands)
        case _:
            return False


def owns_region_arguments(region: Region) -> bool:
    """Whether it is known that the arguments of the region's entry block come with a reference each."""
    op = region.parent
    if op is None or isinstance(op, _REGION_OPS):
        return True
    if isinstance(op, UnregisteredOp):
        return False
    return op.has_trait(IsolatedFromAbove) and op.has_trait(SymbolOpInterface)


def counted_values(root: Operation) -> Iterator[SSAValue]:
    """All values of counted type under `root`: block arguments, then results, inner ones first.

    This is MLIR's order, and so the order of neighbouring add_refs and drop_refs. Functions that count
    already are left out.
    """
    yield from [arg for block in _blocks(root) for arg in block.args if is_ref_counted(arg.type)]
    yield from [result for op in _ops(root) for result in op.results if is_ref_counted(result.type)]


def _inner_blocks(op: Operation) -> Iterator[Block]:
    if COUNTED not in op.attributes:
        for region in op.regions:
            yield from region.blocks


def _blocks(root: Operation) -> Iterator[Block]:
    for block in _inner_blocks(root):
        for op in block.ops:
            yield from _blocks(op)
        yield block


def _ops(root: Operation) -> Iterator[Operation]:
    for block in _inner_blocks(root):
        for op in block.ops:
            yield from _ops(op)
    yield root
