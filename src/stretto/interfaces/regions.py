"""What ops ask of their regions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, Region
from xdsl.irdl import (
    IRDLOperation,
    OptSingleBlockRegionDef,
    SingleBlockRegionDef,
    VarSingleBlockRegionDef,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, SingleBlockImplicitTerminator

# xDSL's own classes don't say so; passes make ops of these classes, and so may whoever builds a module.
_ISOLATED = ("llvm.func", "llvm.mlir.global")


def is_isolated(op: Operation, *, value_if_unregistered: bool = True) -> bool:
    """Whether the regions of `op` use no value from outside of them."""
    return op.name in _ISOLATED or op.has_trait(
        IsolatedFromAbove, value_if_unregistered=value_if_unregistered
    )


def holds_one_block(region: Region) -> bool:
    """Whether the op that owns the region lets it have one block only."""
    parent = region.parent
    if parent is None:
        return False
    if any(isinstance(trait, SingleBlockImplicitTerminator | NoTerminator) for trait in parent.traits):
        return True
    if not isinstance(parent, IRDLOperation):
        return False
    single = (SingleBlockRegionDef, OptSingleBlockRegionDef, VarSingleBlockRegionDef)
    for name, definition in parent.get_irdl_definition().regions:
        if not isinstance(definition, single):
            continue
        held: Region | Sequence[Region] | None = getattr(parent, name)
        if held is region or (isinstance(held, Sequence) and any(r is region for r in held)):
            return True
    return False
