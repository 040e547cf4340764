"""Names of the functions that tasks become: unique in their symbol table, as MLIR makes them."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Operation
from xdsl.traits import SymbolTable

from stretto.diagnostics import emit_error
from stretto.interfaces.rewriting import name_of
from stretto.interfaces.symbol_names import UniqueNames


class SymbolNames(UniqueNames):
    """The names in one module, and the counter that makes new ones unique."""

    def __init__(self, module: ModuleOp):
        super().__init__(module)
        self.module = module


def enclosing_module(op: Operation) -> ModuleOp:
    """The module in whose symbol table `op` looks up functions.

    A DiagnosticError is raised if another op that has, or may have, symbols of its own lies between.
    """
    parent = op.parent_op()
    while parent is not None:
        if isinstance(parent, ModuleOp):
            return parent
        if isinstance(parent, UnregisteredOp) or parent.has_trait(SymbolTable):
            name = name_of(parent)
            reason = "is unregistered" if isinstance(parent, UnregisteredOp) else "has symbols of its own"
            emit_error(
                op,
                f"'{op.name}' op can't be outlined from inside a '{name}' op, which {reason}",
                [(f"the '{name}' op is here", parent.location)],
            )
        parent = parent.parent_op()
    emit_error(op, f"'{op.name}' op can't be outlined: it isn't in a module")
