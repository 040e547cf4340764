"""convert-scf-to-cf: structured control flow to blocks and branches."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.passes import ModulePass

from stretto.conversions.scf_lowering import lower_scf
from stretto.diagnostics import emit_error


@dataclass(frozen=True)
class ConvertScfToCfPass(ModulePass):
    """Lowers `scf.for`, `if`, `while`, `index_switch`, `execute_region` and `parallel` (as sequential loops).

    `allow-pattern-rollback` is taken for MLIR's sake and has no effect. Any other scf op is an error.
    """

    name = "convert-scf-to-cf"

    allow_pattern_rollback: bool = True

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        lower_scf(op.body)
        for left in op.walk():
            if left.name.startswith("scf."):
                emit_error(
                    left, f"failed to legalize operation '{left.name}' that was explicitly marked illegal"
                )
