"""Small helpers for rewrites and what they say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from xdsl.dialects.builtin import LocationAttr, UnregisteredOp
from xdsl.ir import Attribute, Block, Operation

OpT = TypeVar("OpT", bound=Operation)


def at(location: LocationAttr, op: OpT) -> OpT:
    """Give a new op a location and return it."""
    op.location = location
    return op


def name_of(op: Operation) -> str:
    """The name of an op in the text; unregistered ones share one in xDSL."""
    return op.op_name.data if isinstance(op, UnregisteredOp) else op.name


def split_block(op: Operation, arg_types: Iterable[Attribute] = ()) -> tuple[Block, Block]:
    """Split the block of `op` in front of it; returns what comes before, and a new block that starts with it.

    Takes time in the number of ops behind `op` only, so that splitting a block from its end on is linear
    (xDSL's `split_before` counts the region's blocks). The arguments of the new block are located at `op`.
    """
    before = op.parent
    assert before is not None and before.parent is not None
    after = Block(arg_types=arg_types)
    for argument in after.args:
        argument.location = op.location
    before.parent.insert_block_after(after, before)
    moving: Operation | None = op
    while moving is not None:
        following = moving.next_op
        moving.detach()
        after.add_op(moving)
        moving = following
    return before, after
