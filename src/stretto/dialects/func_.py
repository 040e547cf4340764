"""Ops of the `func` dialect that xDSL's lacks: function values and calls of them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import FlatSymbolRefAttrConstr, FunctionType, SymbolRefAttr
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """`func.constant @f : type`: a function as a value."""

    name = "func.constant"
    value = prop_def(FlatSymbolRefAttrConstr)
    res = result_def(FunctionType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict $value `:` type($res)"

    def __init__(self, value: str | SymbolRefAttr, type_: FunctionType):
        if isinstance(value, str):
            value = SymbolRefAttr(value)
        super().__init__(properties={"value": value}, result_types=[type_])


@irdl_op_definition
class CallIndirectOp(IRDLOperation):
    """`func.call_indirect %f(%a, ...) : type`: call a function value."""

    name = "func.call_indirect"
    callee = operand_def(FunctionType)
    callee_operands = var_operand_def(AnyAttr())
    res = var_result_def(AnyAttr())

    def __init__(self, callee: SSAValue, arguments: Sequence[SSAValue], result_types: Sequence[Attribute]):
        super().__init__(operands=[callee, arguments], result_types=[result_types])

    def verify_(self) -> None:
        type_ = self.callee.type
        assert isinstance(type_, FunctionType)
        if [operand.type for operand in self.callee_operands] != list(type_.inputs):
            raise VerifyException(f"operands don't fit the callee's type {type_}")
        if [result.type for result in self.res] != list(type_.outputs):
            raise VerifyException(f"results don't fit the callee's type {type_}")

    @classmethod
    def parse(cls, parser: Parser) -> CallIndirectOp:
        callee = parser.parse_unresolved_operand()
        arguments = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_function_type()
        op = cls(
            parser.resolve_operand(callee, type_),
            parser.resolve_operands(arguments, type_.inputs.data, parser.pos),
            type_.outputs.data,
        )
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.callee)
        with printer.in_parens():
            printer.print_list(self.callee_operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type(
            [operand.type for operand in self.callee_operands], [result.type for result in self.res]
        )


OPERATIONS = (CallIndirectOp, ConstantOp)
