"""convert-linalg-to-loops: structured ops on memrefs to loops."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stretto.conversions.linalg_loops import lower_linalg


@dataclass(frozen=True)
class ConvertLinalgToLoopsPass(ModulePass):
    """`convert-linalg-to-loops`: every structured op becomes a nest of `scf.for`.

    Ops on tensors are errors. Indices that aren't loops' own are left as `affine.apply`.
    """

    name = "convert-linalg-to-loops"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        lower_linalg(op, parallel=False)
