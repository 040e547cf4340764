"""Parts of text that ops with regions share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects.builtin import FunctionType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import IsTerminator


def terminate(region: Region, make: Callable[[], Operation]) -> None:
    """Give the region the terminator that its text left out."""
    if not region.blocks:
        region.add_block(Block())
    block = region.blocks.last
    assert block is not None
    last = block.last_op
    if last is None or not last.has_trait(IsTerminator):
        block.add_op(make())


def parse_assignments(
    parser: Parser, *, opened: bool = False
) -> tuple[list[Parser.UnresolvedArgument], list[UnresolvedOperand]]:
    """Parse `(%x = %a, %y = %b)`; `opened` if its parenthesis was parsed already."""
    arguments: list[Parser.UnresolvedArgument] = []
    operands: list[UnresolvedOperand] = []

    def parse_assignment() -> None:
        arguments.append(parser.parse_argument(expect_type=False))
        parser.parse_punctuation("=")
        operands.append(parser.parse_unresolved_operand())

    if not opened:
        parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parse_assignment)
    elif parser.parse_optional_punctuation(")") is None:
        parser.parse_comma_separated_list(Parser.Delimiter.NONE, parse_assignment)
        parser.parse_punctuation(")")
    return arguments, operands


def print_assignments(
    printer: Printer, arguments: Sequence[BlockArgument], operands: Sequence[SSAValue]
) -> None:
    """Print `(%x = %a, %y = %b)`."""

    def print_assignment(pair: tuple[SSAValue, SSAValue]) -> None:
        printer.print_ssa_value(pair[0])
        printer.print_string(" = ")
        printer.print_ssa_value(pair[1])

    with printer.in_parens():
        printer.print_list(zip(arguments, operands, strict=True), print_assignment)


def parse_arrow_types(parser: Parser) -> Sequence[Attribute]:
    """Parse what follows `->`: one type, or a list of types in parentheses."""
    types = parser.parse_optional_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_type)
    return [parser.parse_type()] if types is None else types


def print_arrow_types(printer: Printer, types: Sequence[Attribute]) -> None:
    """Print what follows `->`; a single type goes without parentheses, unless it is of a function."""
    if len(types) == 1 and not isinstance(types[0], FunctionType):
        printer.print_attribute(types[0])
        return
    with printer.in_parens():
        printer.print_list(types, printer.print_attribute)
