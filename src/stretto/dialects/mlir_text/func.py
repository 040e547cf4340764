"""MLIR's text of `func` ops, and the ops that xDSL's `func` lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    FunctionType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import ConstantLike, IsolatedFromAbove, Pure, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.asm import ResultNames
from stretto.dialects.mlir_text.function_like import (
    parse_attributes_and_body,
    parse_signature,
    print_attributes_and_body,
    print_signature,
)
from stretto.dialects.mlir_text.symbols import find_symbol

_RESERVED = ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs", "no_inline")


@irdl_op_definition
class _Func(IRDLOperation):
    """`func.func` as MLIR defines it: with `no_inline`."""

    name = "func.func"
    body = region_def()
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    sym_visibility = opt_prop_def(StringAttr)
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    no_inline = opt_prop_def(UnitAttr)
    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface(), func.FuncOpCallableInterface())

    def verify_(self) -> None:
        entry = self.body.blocks.first
        if entry is None:
            return
        inputs = self.function_type.inputs.data
        if len(entry.args) != len(inputs):
            raise VerifyException(
                f"entry block must have {len(inputs)} arguments to match function signature"
            )
        for index, (argument, type_) in enumerate(zip(entry.args, inputs, strict=True)):
            if argument.type != type_:
                raise VerifyException(
                    f"type of entry block argument #{index}('{argument.type}') must match the type of the "
                    f"corresponding argument in function signature('{type_}')"
                )


class FuncOp(_Func, func.FuncOp):
    """`func.func visibility @name(arguments) -> results attributes {...} {...}`."""

    DEFAULT_DIALECT: ClassVar[str] = "func"

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        visibility = parser.parse_optional_visibility_keyword()
        signature = parse_signature(parser)
        attributes, body = parse_attributes_and_body(parser, signature, _RESERVED[:3])
        op = cls(
            signature.name,
            (signature.inputs, signature.outputs),
            body,
            visibility,
            arg_attrs=signature.arg_attrs,
            res_attrs=signature.res_attrs,
        )
        if (no_inline := attributes.pop("no_inline", None)) is not None:
            op.properties["no_inline"] = no_inline
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        visibility = self.sym_visibility
        printer.print_string(" " if visibility is None else f" {visibility.data} ")
        print_signature(
            printer,
            self.sym_name,
            self.function_type.inputs.data,
            self.function_type.outputs.data,
            self.body,
            self.arg_attrs,
            self.res_attrs,
        )
        attributes = dict(self.attributes)
        if (no_inline := self.properties.get("no_inline")) is not None:
            attributes["no_inline"] = no_inline
        print_attributes_and_body(printer, attributes, (), self.body)


class ReturnOp(func.ReturnOp):
    """`return %a, %b : types`."""

    def verify_(self) -> None:
        function = self.parent_op()
        if not isinstance(function, func.FuncOp):
            raise VerifyException("expects parent op 'func.func'")
        outputs = function.function_type.outputs.data
        if len(outputs) != len(self.arguments):
            raise VerifyException(
                f"has {len(self.arguments)} operands, but enclosing function "
                f"(@{function.sym_name.data}) returns {len(outputs)}"
            )
        for index, (argument, output) in enumerate(zip(self.arguments, outputs, strict=True)):
            if argument.type != output:
                raise VerifyException(
                    f"type of return operand {index} ('{argument.type}') doesn't match function "
                    f"result type ('{output}') in function @{function.sym_name.data}"
                )
        super().verify_()


@irdl_op_definition
class CallIndirectOp(IRDLOperation):
    """`call_indirect %callee(%a) : function type`."""

    name = "func.call_indirect"
    callee = operand_def(FunctionType)
    callee_operands = var_operand_def()
    res = var_result_def()
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])

    def __init__(self, callee: SSAValue, operands: Sequence[SSAValue] = ()):
        assert isinstance(callee.type, FunctionType)
        super().__init__(operands=[callee, operands], result_types=[callee.type.outputs.data])

    @classmethod
    def parse(cls, parser: Parser) -> CallIndirectOp:
        callee = parser.parse_unresolved_operand()
        operands = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = parser.parse_type()
        if not isinstance(type_, FunctionType):
            parser.raise_error("invalid kind of type specified", position, parser.pos)
        op = cls(
            parser.resolve_operand(callee, type_),
            parser.resolve_operands(operands, type_.inputs.data, position),
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
        printer.print_attribute(self.callee.type)

    def verify_(self) -> None:
        type_ = self.callee.type
        assert isinstance(type_, FunctionType)
        if tuple(self.callee_operands.types) != type_.inputs.data:
            raise VerifyException("failed to verify that callee input types match argument types")
        if tuple(self.res.types) != type_.outputs.data:
            raise VerifyException("failed to verify that callee result types match result types")


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """`constant @function : function type`."""

    name = "func.constant"
    value = prop_def(FlatSymbolRefAttrConstr)
    res = result_def(FunctionType)
    traits = traits_def(Pure(), ConstantLike())
    assembly_format = "attr-dict $value `:` type($res)"

    def __init__(self, value: str | SymbolRefAttr, type_: Attribute):
        super().__init__(
            properties={"value": SymbolRefAttr(value) if isinstance(value, str) else value},
            result_types=[type_],
        )

    def asm_result_names(self: Operation) -> ResultNames:
        return [(0, "f")]

    def verify_(self) -> None:
        function = find_symbol(self, self.value)
        if not isinstance(function, func.FuncOp):
            raise VerifyException(f"reference to undefined function '{self.value.root_reference.data}'")
        if function.function_type != self.res.type:
            raise VerifyException("reference to function with mismatched type")


SUBCLASSES = (FuncOp, ReturnOp)
OPERATIONS = (CallIndirectOp, ConstantOp)
