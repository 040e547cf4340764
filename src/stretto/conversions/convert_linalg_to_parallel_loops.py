"""convert-linalg-to-parallel-loops: structured ops on memrefs to parallel and sequential loops."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stretto.conversions.linalg_loops import lower_linalg


@dataclass(frozen=True)
class ConvertLinalgToParallelLoopsPass(ModulePass):
    """`convert-linalg-to-parallel-loops`: as `scf.parallel` where iterators are parallel.

    Ops on tensors are errors. Indices that aren't loops' own are left as `affine.apply`.
    """

    name = "convert-linalg-to-parallel-loops"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        lower_linalg(op, parallel=True)
