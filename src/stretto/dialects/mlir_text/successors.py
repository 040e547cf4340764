"""Parts of text that branches share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from xdsl.dialects.builtin import DenseArrayBase, IntegerType, i1, i32
from xdsl.ir import Block, SSAValue
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.narrow import integers

if TYPE_CHECKING:
    from xdsl.dialects import cf, llvm

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


_CondBr = TypeVar("_CondBr", "cf.ConditionalBranchOp", "llvm.CondBrOp")


def parse_cond_br(cls: type[_CondBr], parser: Parser) -> _CondBr:
    """`%cond weights([n, m]), ^then(%a : type), ^else(%b : type) {...}`, of whichever dialect."""
    cond = parser.resolve_operand(parser.parse_unresolved_operand(), i1)
    weights = parse_weights(parser)
    parser.parse_punctuation(",")
    then_block, then_arguments = parse_destination(parser)
    parser.parse_punctuation(",")
    else_block, else_arguments = parse_destination(parser)
    op = cls(cond, then_block, then_arguments, else_block, else_arguments)
    if weights is not None:
        op.properties["branch_weights"] = weights
    op.attributes |= parser.parse_optional_attr_dict()
    return op


def print_cond_br(
    printer: Printer, op: cf.ConditionalBranchOp | llvm.CondBrOp, weights: DenseArrayBase | None
) -> None:
    """What `parse_cond_br` reads."""
    printer.print_string(" ")
    printer.print_ssa_value(op.cond)
    print_weights(printer, weights)
    printer.print_string(", ")
    print_destination(printer, op.then_block, op.then_arguments)
    printer.print_string(", ")
    print_destination(printer, op.else_block, op.else_arguments)
    printer.print_op_attributes(op.attributes)
