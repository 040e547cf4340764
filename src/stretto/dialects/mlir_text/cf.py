"""MLIR's text of `cf` ops."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import cf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntElementsAttr,
    IndexType,
    IntegerType,
    VectorType,
    i1,
    i32,
)
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    successor_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from stretto.dialects.mlir_text.narrow import integer_width, integers
from stretto.dialects.mlir_text.successors import (
    parse_cond_br,
    parse_destination,
    print_cond_br,
    print_destination,
    verify_weights,
)


@irdl_op_definition
class _CondBranch(IRDLOperation):
    """`cf.cond_br` as MLIR defines it: with branch weights."""

    name = "cf.cond_br"
    cond = operand_def(i1)
    then_arguments = var_operand_def()
    else_arguments = var_operand_def()
    branch_weights = opt_prop_def(DenseArrayBase.constr(i32))
    then_block = successor_def()
    else_block = successor_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = cf.ConditionalBranchOp.traits

    def verify_(self) -> None:
        verify_weights(self.branch_weights, 2)


class ConditionalBranchOp(_CondBranch, cf.ConditionalBranchOp):
    """`cf.cond_br %cond weights([n, m]), ^then(%a : type), ^else(%b : type)`."""

    @classmethod
    def parse(cls, parser: Parser) -> ConditionalBranchOp:
        return parse_cond_br(cls, parser)

    def print(self, printer: Printer) -> None:
        print_cond_br(printer, self, self.branch_weights)


_INDEX_WIDTH = 64


def _signed(value: int, bits: int) -> int:
    value %= 2**bits
    return value - 2**bits if value >= 2 ** (bits - 1) else value


class SwitchOp(cf.SwitchOp):
    """`cf.switch %flag : type, [ default: ^a, N: ^b(%x : type) ]`, each case on its own line."""

    @classmethod
    def parse(cls, parser: Parser) -> SwitchOp:
        flag = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = parser.parse_type()
        width = integer_width(type_)
        if width is None and not isinstance(type_, IndexType):
            parser.raise_error("expected an integer type", position, parser.pos)
        parser.parse_punctuation(",")
        parser.parse_punctuation("[")
        parser.parse_keyword("default")
        parser.parse_punctuation(":")
        default_block, default_operands = parse_destination(parser)
        bits = width or _INDEX_WIDTH
        values: list[int] = []
        blocks: list[Block] = []
        operands: list[Sequence[SSAValue]] = []
        while parser.parse_optional_punctuation(",") is not None:
            values.append(_signed(parser.parse_integer(allow_boolean=False), bits))
            parser.parse_punctuation(":")
            block, block_operands = parse_destination(parser)
            blocks.append(block)
            operands.append(block_operands)
        parser.parse_punctuation("]")
        attributes: dict[str, Attribute] = parser.parse_optional_attr_dict()
        element = IndexType() if width is None else IntegerType(width)
        values_type = VectorType(element, [len(values)])
        case_values = DenseIntElementsAttr.from_list(values_type, values) if values else None
        return cls(
            parser.resolve_operand(flag, type_),
            default_block,
            default_operands,
            case_values,
            blocks,
            operands,
            attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.flag)
        printer.print_string(" : ")
        printer.print_attribute(self.flag.type)
        printer.print_string(", [")
        with printer.indented():
            printer.print_string("\ndefault: ")
            print_destination(printer, self.default_block, self.default_operands)
            values = integers(self.case_values)
            # MLIR reads and prints the values as unsigned numbers.
            bits = integer_width(self.flag.type) or _INDEX_WIDTH
            for value, block, operands in zip(values, self.case_blocks, self.case_operand, strict=True):
                printer.print_string(f",\n{value % 2**bits}: ")
                print_destination(printer, block, operands)
        printer.print_string("\n]" if self.case_blocks else "]")
        printer.print_op_attributes(self.attributes)


SUBCLASSES = (ConditionalBranchOp, SwitchOp)
