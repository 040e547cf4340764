"""Tokens of the GPU dialect become points on the device's timeline: plain 64-bit integers.

A point is copied freely and never counted or freed, so a token may be carried by loops and branches,
selected, passed, returned, yielded and be the payload of a value, and nothing has to be known of where it
came from.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, LocationAttr, NoneAttr, i64
from xdsl.ir import Attribute, BlockArgument, Operation, ParametrizedAttribute
from xdsl.rewriter import Rewriter
from xdsl.utils.hints import isa

TOKEN = "gpu.async.token"
ADDRESS_SPACE = "gpu.address_space"

POINT = i64
"""The type of a point."""


class PointTypes:
    """Replaces the type of GPU tokens wherever it is part of a type or an attribute.

    On the host all of a device's memory is one address space, so `#gpu.address_space` goes, too.
    """

    def __init__(self) -> None:
        self._known: dict[Attribute, Attribute] = {}

    def convert(self, attribute: Attribute) -> Attribute:
        """What becomes of a type or an attribute."""
        if attribute not in self._known:
            self._known[attribute] = self._convert(attribute)
        return self._known[attribute]

    def _convert(self, attribute: Attribute) -> Attribute:
        if attribute.name == TOKEN:
            return POINT
        if attribute.name == ADDRESS_SPACE:
            return NoneAttr()
        if isa(attribute, ArrayAttr[Attribute]):
            elements = [self.convert(element) for element in attribute.data]
            return attribute if elements == list(attribute.data) else ArrayAttr(elements)
        if isinstance(attribute, DictionaryAttr):
            entries = {name: self.convert(value) for name, value in attribute.data.items()}
            return attribute if entries == attribute.data else DictionaryAttr(entries)
        if isinstance(attribute, ParametrizedAttribute) and not isinstance(attribute, LocationAttr):
            parameters = [self.convert(parameter) for parameter in attribute.parameters]
            unchanged = parameters == list(attribute.parameters)
            return attribute if unchanged else type(attribute).new(parameters)
        return attribute

    def apply(self, op: Operation) -> None:
        """Change the types of the results and block arguments of one op, and its attributes."""
        for given in (op.properties, op.attributes):
            for name, value in given.items():
                given[name] = self.convert(value)
        arguments = [argument for region in op.regions for block in region.blocks for argument in block.args]
        for value in (*op.results, *arguments):
            new = self.convert(value.type)
            if new != value.type:
                changed = Rewriter.replace_value_with_new_type(value, new)
                changed.name_hint = value.name_hint
                if isinstance(value, BlockArgument) and isinstance(changed, BlockArgument):
                    changed.location = value.location
