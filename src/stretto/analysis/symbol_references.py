"""The symbols that attributes refer to."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute


def symbol_references(attribute: Attribute) -> Iterator[SymbolRefAttr]:
    """The symbol references in an attribute, at any depth."""
    match attribute:
        case SymbolRefAttr():
            yield attribute
        case ArrayAttr():
            for element in attribute:
                yield from symbol_references(element)
        case DictionaryAttr():
            for element in attribute.data.values():
                yield from symbol_references(element)
        case ParametrizedAttribute():
            for element in attribute.parameters:
                yield from symbol_references(element)
        case _:
            pass


def used_symbols(op: Operation) -> Iterator[str]:
    """The names of the symbols that an op itself refers to; of `@a::@b` the first."""
    for attribute in (*op.properties.values(), *op.attributes.values()):
        for reference in symbol_references(attribute):
            yield reference.root_reference.data
