"""Where add_refs and drop_refs go, and what has to be lowered before they are placed."""

from __future__ import annotations

from xdsl.dialects.builtin import LocationAttr, UnknownLoc
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.diagnostics import emit_error
from stretto.dialects.async_ import structured
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp, RuntimeLoadOp
from stretto.dialects.async_.types import is_ref_counted
from stretto.dialects.stretto_ import SettleOp
from stretto.interfaces.ownership import is_alias
from stretto.interfaces.rewriting import at

_HIGH_LEVEL = (
    structured.ExecuteOp,
    structured.AwaitOp,
    structured.AwaitAllOp,
    structured.YieldOp,
    SettleOp,
)


def require_runtime_operations(root: Operation) -> None:
    """Raise a DiagnosticError at the first op under `root` that hides what happens at run time."""
    for op in root.walk():
        if isinstance(op, _HIGH_LEVEL):
            emit_error(op, "async operations must be lowered to async runtime operations")


def _aliases_result(op: Operation) -> bool:
    return isinstance(op, RuntimeLoadOp) or any(is_ref_counted(r.type) and is_alias(r) for r in op.results)


def insertion_point_after(op: Operation) -> InsertPoint:
    """The first place after `op` where a drop_ref may stand.

    References added to a result that is an alias come first: until then it may be an operand of `op`
    that keeps the object alive.
    """
    following = op.next_op
    if _aliases_result(op):
        while isinstance(following, RuntimeAddRefOp) and following.operand.owner is op:
            following = following.next_op
    assert op.parent is not None
    return InsertPoint(op.parent, following)


def definition_point(value: SSAValue) -> InsertPoint:
    """The first place where `value` may be dropped."""
    owner = value.owner
    return InsertPoint.at_start(owner) if isinstance(owner, Block) else insertion_point_after(owner)


def location_of(value: SSAValue) -> LocationAttr:
    """Where `value` is defined; for block arguments without a place, that of the op around."""
    owner = value.owner
    if isinstance(owner, Operation):
        return owner.location
    assert isinstance(value, BlockArgument)
    parent = owner.parent_op()
    if parent is None or not isinstance(value.location, UnknownLoc):
        return value.location
    return parent.location


def drop(value: SSAValue, where: InsertPoint, count: int = 1) -> RuntimeDropRefOp:
    """Drop `count` references to `value` at a place."""
    op = at(location_of(value), RuntimeDropRefOp(value, count))
    Rewriter.insert_op(op, where)
    return op


def add_before(value: SSAValue, op: Operation, count: int = 1) -> RuntimeAddRefOp:
    """Add `count` references to `value` before `op`."""
    add_ref = at(op.location, RuntimeAddRefOp(value, count))
    Rewriter.insert_op(add_ref, InsertPoint.before(op))
    return add_ref
