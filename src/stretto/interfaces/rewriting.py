"""Small helpers for rewrites and what they say."""

from __future__ import annotations

from typing import TypeVar

from xdsl.dialects.builtin import LocationAttr, UnregisteredOp
from xdsl.ir import Operation

OpT = TypeVar("OpT", bound=Operation)


def at(location: LocationAttr, op: OpT) -> OpT:
    """Give a new op a location and return it."""
    op.location = location
    return op


def name_of(op: Operation) -> str:
    """The name of an op in the text; unregistered ones share one in xDSL."""
    return op.op_name.data if isinstance(op, UnregisteredOp) else op.name
