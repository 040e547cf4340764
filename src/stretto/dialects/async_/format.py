"""Parts of the text that ops of this dialect share.

They are written out, not declared as assembly formats of xDSL, because those refuse a wrong type
with a message that doesn't say which operand it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self, TypeVar

from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser
from xdsl.printer import Printer

from stretto.dialects.async_.types import GroupType

OpT = TypeVar("OpT", bound=IRDLOperation)


def make(
    cls: type[OpT],
    operands: Sequence[SSAValue],
    result_types: Sequence[Attribute],
    attributes: Mapping[str, Attribute],
    regions: Sequence[Region] = (),
) -> OpT:
    """An op from its parts, unchecked; attributes that are properties become such."""
    names = cls.get_irdl_definition().properties
    return cls.create(
        operands=operands,
        result_types=result_types,
        properties={k: v for k, v in attributes.items() if k in names},
        attributes={k: v for k, v in attributes.items() if k not in names},
        regions=regions,
    )


def parse_type_of_kind(parser: Parser, op_name: str, kind: type[Attribute]) -> Attribute:
    """Parse a type that can only be of one kind."""
    position = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, kind):
        name = kind.name if "." in kind.name else f"builtin.{kind.name}"
        parser.raise_error(
            f"custom op '{op_name}' invalid kind of type specified: expected {name}, but found '{type_}'",
            position,
            parser.pos,
        )
    return type_


def print_attributes(printer: Printer, op: IRDLOperation) -> None:
    """Print ` {...}` with properties and attributes, if there are any."""
    printer.print_op_attributes({**op.properties, **op.attributes})


class TypedOperandText(IRDLOperation):
    """`$operand attr-dict : type($operand)`, for ops whose results have fixed types."""

    RESULT_TYPES: ClassVar[tuple[Attribute, ...]] = ()

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        value = parser.resolve_operand(operand, parser.parse_type())
        return make(cls, [value], cls.RESULT_TYPES, attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.operands[0])
        print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.operands[0].type)


def parse_create_group(cls: type[OpT], parser: Parser) -> OpT:
    """Parse `$size : !async.group attr-dict`."""
    size = parser.parse_unresolved_operand()
    parser.parse_punctuation(":")
    type_ = parse_type_of_kind(parser, cls.name, GroupType)
    attributes = parser.parse_optional_attr_dict()
    return make(cls, [parser.resolve_operand(size, IndexType())], [type_], attributes)


def print_create_group(op: IRDLOperation, printer: Printer) -> None:
    """Print `$size : !async.group attr-dict`."""
    printer.print_string(" ")
    printer.print_ssa_value(op.operands[0])
    printer.print_string(" : ")
    printer.print_attribute(op.results[0].type)
    print_attributes(printer, op)
