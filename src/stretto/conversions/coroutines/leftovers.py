"""No op is left behind silently."""

from __future__ import annotations

from xdsl.ir import Operation

from stretto.diagnostics import emit_error
from stretto.interfaces.rewriting import name_of


def refuse_leftovers(root: Operation, kinds: tuple[type[Operation], ...], hint: str = "") -> None:
    """Raise a DiagnosticError at the first op of one of the `kinds` in `root`; `hint` says what to do."""
    for op in root.walk():
        if isinstance(op, kinds):
            types = ", ".join(str(value.type) for value in (*op.operands, *op.results))
            of_type = f" ({types})" if types else ""
            emit_error(op, f"failed to legalize operation '{name_of(op)}'{of_type}{hint}")
