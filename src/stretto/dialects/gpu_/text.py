"""Parts of the text that `gpu` ops share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from xdsl.dialects.builtin import (
    DenseArrayBase,
    DictionaryAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    i32,
)
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from stretto.diagnostics import emit_error
from stretto.dialects.gpu_.attrs import AsyncTokenType
from stretto.dialects.mlir_text.printer import current_operation

TOKEN = AsyncTokenType()
SEGMENTS = "operandSegmentSizes"


def parse_async_dependencies(parser: Parser, op_name: str) -> tuple[bool, Sequence[UnresolvedOperand]]:
    """Parse `async? [%tokens]?`; tells whether there is an `async`."""
    position = parser.pos
    is_async = parser.parse_optional_keyword("async") is not None
    if is_async and bound_result_count(parser) == 0:
        parser.raise_error(f"custom op '{op_name}' needs to be named when marked 'async'", position)
    return is_async, parse_optional_operands(parser, Parser.Delimiter.SQUARE)


def bound_result_count(parser: Parser) -> int:
    """How many results the text names for the op whose text begins here."""
    return getattr(parser, "bound_result_count", 1)


def parse_symbol(parser: Parser, op_name: str) -> StringAttr:
    """Parse `@name`."""
    name = parser.parse_optional_symbol_name()
    if name is None:
        message = f"custom op '{op_name}' expected valid '@'-identifier for symbol name"
        parser.raise_error(message, parser.pos)
    return name


def parse_own_keyword(parser: Parser, op_name: str, keyword: str) -> None:
    """Parse a keyword that must be there."""
    if parser.parse_optional_keyword(keyword) is None:
        parser.raise_error(f"custom op '{op_name}' expected '{keyword}'", parser.pos)


def parse_number(parser: Parser, type_: IntegerType | IndexType) -> IntegerAttr:
    """Parse an integer without its type."""
    number = parser.parse_optional_integer(allow_boolean=False)
    if number is None:
        parser.raise_error("expected attribute value")
    return IntegerAttr(number, type_)


def parse_functional_type(parser: Parser, op_name: str) -> FunctionType:
    """Parse `(types) -> types`."""
    position = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, FunctionType):
        words = f"invalid kind of type specified: expected builtin.function, but found '{type_}'"
        parser.raise_error(f"custom op '{op_name}' {words}", position, parser.pos)
    return type_


def resolve_typed(
    parser: Parser,
    op_name: str,
    operands: Sequence[UnresolvedOperand],
    types: Sequence[Attribute],
    position: int,
) -> list[SSAValue]:
    """Resolve each operand with its type; `position` is where too few or too many are told."""
    if len(operands) != len(types):
        counts = f"got {len(operands)} operands and {len(types)} types"
        message = f"custom op '{op_name}' number of operands and types do not match: {counts}"
        parser.raise_error(message, position)
    return [parser.resolve_operand(o, t) for o, t in zip(operands, types, strict=True)]


def parse_optional_operands(parser: Parser, delimiter: Parser.Delimiter) -> Sequence[UnresolvedOperand]:
    """Parse an optional list of operands between delimiters."""
    found = parser.parse_optional_comma_separated_list(
        delimiter, parser.parse_unresolved_operand, " in operand list"
    )
    return found or ()


def resolve_all(parser: Parser, operands: Sequence[UnresolvedOperand], type_: Attribute) -> list[SSAValue]:
    """Resolve operands of one type."""
    return [parser.resolve_operand(operand, type_) for operand in operands]


def print_async_dependencies(
    printer: Printer, token: SSAValue | None, dependencies: Sequence[SSAValue]
) -> None:
    """Print ` async [%tokens]`, with the leading blank even if there is nothing."""
    printer.print_string(" async" if token is not None else " ")
    if dependencies:
        printer.print_string(" [" if token is not None else "[")
        printer.print_list(dependencies, printer.print_ssa_value)
        printer.print_string("]")


def print_other_attributes(printer: Printer, op: Operation, *hidden: str) -> None:
    """Print ` {...}` with the attributes that aren't part of the op's text."""
    # xDSL's own ops hold some segment sizes among the attributes.
    printer.print_op_attributes(op.attributes, reserved_attr_names=(*hidden, SEGMENTS))


def segment_sizes(*sizes: int) -> dict[str, Attribute]:
    """The property that tells the sizes of the operand groups."""
    return {SEGMENTS: DenseArrayBase.from_list(i32, sizes)}


def parse_attributions(
    parser: Parser, keyword: str, *, with_attributes: bool = True
) -> tuple[list[Parser.Argument], list[DictionaryAttr]]:
    """Parse `keyword(%a : type {...}, ...)` if it is there."""
    arguments: list[Parser.Argument] = []
    attributes: list[DictionaryAttr] = []

    def parse_attribution() -> None:
        argument = parser.parse_optional_argument()
        if argument is None:
            parser.raise_error("expected SSA operand")
        arguments.append(argument)
        if with_attributes:
            attributes.append(DictionaryAttr(parser.parse_optional_attr_dict()))
        location = parser.parse_optional_location()
        if location is not None:
            argument.location = location

    if parser.parse_optional_keyword(keyword) is not None:
        parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parse_attribution, " in argument list")
    return arguments, attributes


def print_attributions(
    printer: Printer,
    keyword: str,
    arguments: Sequence[BlockArgument],
    attributes: Sequence[DictionaryAttr] = (),
) -> None:
    """Print ` keyword(%a : type {...}, ...)`; nothing for no arguments."""
    if not arguments:
        return

    def print_attribution(number: int) -> None:
        printer.print_ssa_value(arguments[number])
        printer.print_string(" : ")
        printer.print_attribute(arguments[number].type)
        if number < len(attributes):
            printer.print_op_attributes(attributes[number].data)

    printer.print_string(f" {keyword}(")
    printer.print_list(range(len(arguments)), print_attribution)
    printer.print_string(")")


def fail(op: Operation, message: str) -> NoReturn:
    """Refuse an op in words that MLIR doesn't begin with the op's name."""
    emit_error(op, message, [current_operation(op)])
