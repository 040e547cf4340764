"""Small helpers for making ops in rewrites."""

from __future__ import annotations

from typing import TypeVar

from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Operation

OpT = TypeVar("OpT", bound=Operation)


def at(location: LocationAttr, op: OpT) -> OpT:
    """Give a new op a location and return it."""
    op.location = location
    return op
