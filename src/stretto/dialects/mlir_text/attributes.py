"""MLIR's text of attributes and types that xDSL prints otherwise."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Attribute
from xdsl.printer import Printer


def _overflow(printer: Printer, attribute: Attribute) -> None:
    from xdsl.dialects import arith

    from stretto.dialects.mlir_text.arith import overflow_text

    assert isinstance(attribute, arith.IntegerOverflowAttr)
    printer.print_string(f"#arith.overflow{overflow_text(attribute)}")


ATTRIBUTE_TEXT: dict[str, Callable[[Printer, Attribute], None]] = {
    "arith.overflow": _overflow,
}
"""For the name of an attribute or type, the function that prints it whole, sigil included.

The functions import the dialects that they need, so that the printer loads none by itself.
"""
