"""What ops ask of their regions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Region
from xdsl.irdl import (
    IRDLOperation,
    OptSingleBlockRegionDef,
    SingleBlockRegionDef,
    VarSingleBlockRegionDef,
)
from xdsl.traits import NoTerminator, SingleBlockImplicitTerminator


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
