"""strip-debuginfo: forget where ops come from."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.dialects.builtin import UNKNOWN_LOC
from xdsl.passes import ModulePass


@dataclass(frozen=True)
class StripDebugInfoPass(ModulePass):
    """Gives every op and block argument an unknown location."""

    name = "strip-debuginfo"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        for inner in op.walk():
            inner.location = UNKNOWN_LOC
            for region in inner.regions:
                for block in region.blocks:
                    for argument in block.args:
                        argument.location = UNKNOWN_LOC
