"""MLIR's text of `builtin` ops."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects import builtin
from xdsl.printer import Printer


class ModuleOp(builtin.ModuleOp):
    """`module @name attributes {...} {...}`."""

    DEFAULT_DIALECT: ClassVar[str] = "builtin"

    def print(self, printer: Printer) -> None:
        if self.sym_name is not None:
            printer.print_string(" ")
            printer.print_symbol_name(self.sym_name)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_empty_block=False)


SUBCLASSES = (ModuleOp,)
