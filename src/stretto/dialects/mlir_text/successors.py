"""Parts of text that branches share."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DenseArrayBase, IntegerType, i32
from xdsl.ir import Block, SSAValue
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.narrow import integers

Weights = DenseArrayBase[IntegerType]


def parse_destination(parser: Parser) -> tuple[Block, Sequence[SSAValue]]:
    """Parse `^block(%a, %b : types)`; the parentheses may be missing."""
    block = parser.parse_successor()
    if parser.parse_optional_punctuation("(") is None:
        return block, ()
    operands = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_unresolved_operand)
    parser.parse_punctuation(":")
    position = parser.pos
    types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return block, parser.resolve_operands(operands, types, position)


def print_destination(printer: Printer, block: Block, operands: Sequence[SSAValue]) -> None:
    """Print `^block(%a, %b : types)`, without operands only the name."""
    printer.print_block_name(block)
    if operands:
        with printer.in_parens():
            printer.print_list(operands, printer.print_ssa_value)
            printer.print_string(" : ")
            printer.print_list([operand.type for operand in operands], printer.print_attribute)


def parse_weights(parser: Parser) -> Weights | None:
    """Parse `weights([n, m])` if it is there."""
    if parser.parse_optional_keyword("weights") is None:
        return None
    with parser.in_parens():
        numbers = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_integer)
    return DenseArrayBase.from_list(i32, numbers)


def verify_weights(weights: DenseArrayBase | None, successors: int) -> None:
    """Fail unless there is a weight for each successor, or none."""
    if weights is not None and len(weights) != successors:
        raise VerifyException(
            f"expects number of branch weights to match number of successors: {len(weights)} vs {successors}"
        )


def print_weights(printer: Printer, weights: DenseArrayBase | None) -> None:
    """Print ` weights([n, m])` if there are weights."""
    if weights is not None:
        printer.print_string(f" weights([{', '.join(map(str, integers(weights)))}])")
