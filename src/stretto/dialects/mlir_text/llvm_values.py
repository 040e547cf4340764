"""MLIR's text of `llvm` arithmetic, constants, aggregates and branches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    VectorType,
    container_of,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    successor_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, NoMemoryEffect, Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self

from stretto.dialects.mlir_text.llvm_types import overflow_text
from stretto.dialects.mlir_text.narrow import integer_width, integers
from stretto.dialects.mlir_text.successors import (
    parse_cond_br,
    print_cond_br,
)
from stretto.dialects.mlir_text.symbols import find_symbol

BOOL_LIKE = container_of(IntegerType(1))


def bool_like(type_: Attribute) -> Attribute:
    """`i1`, or the vector of `i1` of the shape of `type_`."""
    return VectorType(i1, type_.shape, type_.scalable_dims) if isinstance(type_, VectorType) else i1


class _OverflowText:
    """`%a, %b overflow<flags> {...} : type`. xDSL holds the flags as the number that MLIR prints."""

    @classmethod
    def create(cls, *, properties: Mapping[str, Attribute] = {}, **rest: Any) -> Self:
        flags = properties.get("overflowFlags")
        if isinstance(flags, llvm.OverflowAttr):
            properties = {**properties, "overflowFlags": IntegerAttr(flags.to_int(), i32)}
        elif flags is None:
            properties = {**properties, "overflowFlags": IntegerAttr(0, i32)}
        return super().create(properties=properties, **rest)  # pyright: ignore

    def print(self: llvm.ArithmeticBinOpOverflow, printer: Printer) -> None:  # pyright: ignore[reportGeneralTypeIssues]
        printer.print_string(" ")
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        flags = self.overflowFlags
        if flags is not None and flags.value.data:
            text = overflow_text(llvm.OverflowAttr.from_int(flags.value.data))
            printer.print_string(f" overflow{text}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


class AddOp(_OverflowText, llvm.AddOp):
    """`llvm.add`"""


class SubOp(_OverflowText, llvm.SubOp):
    """`llvm.sub`"""


class MulOp(_OverflowText, llvm.MulOp):
    """`llvm.mul`"""


class ShlOp(_OverflowText, llvm.ShlOp):
    """`llvm.shl`"""


class TruncOp(llvm.TruncOp):
    """`llvm.trunc %a overflow<flags> {...} : type to type`."""

    @classmethod
    def create(cls, *, properties: Mapping[str, Attribute] = {}, **rest: Any) -> Self:
        flags = properties.get("overflowFlags")
        if isinstance(flags, IntegerAttr):
            properties = {**properties, "overflowFlags": llvm.OverflowAttr.from_int(flags.value.data)}
        return super().create(properties=properties, **rest)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.arg)
        if self.overflowFlags is not None and self.overflowFlags.data:
            printer.print_string(f" overflow{overflow_text(self.overflowFlags)}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.arg.type)
        printer.print_string(" to ")
        printer.print_attribute(self.res.type)

    def mlir_properties(self) -> Mapping[str, Attribute]:
        flags = 0 if self.overflowFlags is None else self.overflowFlags.to_int()
        return {**self.properties, "overflowFlags": IntegerAttr(flags, i32)}


def _parse_predicate(parser: Parser) -> IntegerAttr[IntegerType]:
    position = parser.pos
    name = parser.parse_str_literal()
    if name not in llvm.ALL_ICMP_FLAGS:
        parser.raise_error(
            f"'{name}' is an incorrect value of the 'predicate' attribute", position, parser.pos
        )
    return IntegerAttr(llvm.ICmpPredicateFlag(name).to_int(), i64)


@irdl_op_definition
class _ICmp(IRDLOperation):
    """`llvm.icmp` as MLIR defines it: on pointers as well."""

    name = "llvm.icmp"
    lhs = operand_def(AnyAttr())
    rhs = operand_def(AnyAttr())
    predicate = prop_def(IntegerAttr)
    res = result_def(BOOL_LIKE)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        if self.lhs.type != self.rhs.type:
            raise VerifyException("failed to verify that all of {lhs, rhs} have same type")
        element = get_element_type_or_self(self.lhs.type)
        if not isinstance(element, IntegerType | llvm.LLVMPointerType):
            raise VerifyException(
                "operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer "
                "or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got "
                f"'{self.lhs.type}'"
            )
        if self.res.type != bool_like(self.lhs.type):
            raise VerifyException(f"result type must be '{bool_like(self.lhs.type)}'")


class ICmpOp(_ICmp, llvm.ICmpOp):  # pyright: ignore[reportIncompatibleMethodOverride]
    """`llvm.icmp "predicate" %a, %b {...} : type`."""

    @classmethod
    def parse(cls, parser: Parser) -> ICmpOp:
        predicate = _parse_predicate(parser)
        lhs = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        rhs = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        return cls.create(
            operands=[parser.resolve_operand(lhs, type_), parser.resolve_operand(rhs, type_)],
            result_types=[bool_like(type_)],
            properties={"predicate": predicate},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f' "{llvm.ALL_ICMP_FLAGS[self.predicate.value.data]}" ')
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


@irdl_op_definition
class _Constant(IRDLOperation):
    """`llvm.mlir.constant` as MLIR defines it: of any attribute."""

    name = "llvm.mlir.constant"
    value = prop_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(NoMemoryEffect())

    def verify_(self) -> None:
        value, type_ = self.value, self.result.type
        if isinstance(value, StringAttr):
            length = len(value.data.encode())
            if type_ != llvm.LLVMArrayType(length, IntegerType(8)):
                raise VerifyException(f"expected array type of {length} i8 elements for the string constant")
        elif isinstance(value, IntegerAttr):
            if not isinstance(type_, IntegerType):
                raise VerifyException("expected integer type")
        elif isinstance(value, FloatAttr) and not isinstance(type_, AnyFloat | IntegerType):
            raise VerifyException("expected integer or floating point type")


class ConstantOp(_Constant, llvm.ConstantOp):
    """`llvm.mlir.constant(value) {...} : type`."""

    @classmethod
    def parse(cls, parser: Parser) -> ConstantOp:
        with parser.in_parens():
            value = parser.parse_attribute()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return cls.create(
            result_types=[parser.parse_type()], properties={"value": value}, attributes=attributes
        )

    def print(self, printer: Printer) -> None:
        with printer.in_parens():
            printer.print_attribute(self.value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class _Zero(IRDLOperation):
    """`llvm.mlir.zero` as MLIR defines it: of any type."""

    name = "llvm.mlir.zero"
    res = result_def(AnyAttr())
    traits = traits_def(NoMemoryEffect())
    assembly_format = "attr-dict `:` type($res)"


class ZeroOp(_Zero, llvm.ZeroOp):
    """`llvm.mlir.zero : type`."""


def _print_position(
    printer: Printer, position: DenseArrayBase, attributes: Mapping[str, Attribute], container: SSAValue
) -> None:
    with printer.in_square_brackets():
        printer.print_list(integers(position), printer.print_int)
    printer.print_op_attributes(attributes)
    printer.print_string(" : ")
    printer.print_attribute(container.type)
    printer.print_string(" ")


def _type_at(container: Attribute, position: DenseArrayBase) -> Attribute:
    """The type of the part of an aggregate that a position leads to; VerifyException if it leads nowhere."""
    type_ = container
    for index in integers(position):
        match type_:
            case llvm.LLVMStructType():
                size = len(type_.types.data)
            case llvm.LLVMArrayType():
                size = type_.size.data
            case _:
                raise VerifyException(f"expected LLVM IR structure/array type, got: '{type_}'")
        if not 0 <= index < size:
            raise VerifyException(f"position out of bounds: {index}")
        type_ = type_.types.data[index] if isinstance(type_, llvm.LLVMStructType) else type_.type
    return type_


class ExtractValueOp(llvm.ExtractValueOp):
    """`llvm.extractvalue %s[i, j] : type `, with MLIR's blank at the end."""

    def verify_(self) -> None:
        super().verify_()
        container, type_ = self.container.type, self.res.type
        part = _type_at(container, self.position)
        if part != type_:
            raise VerifyException(
                f"Type mismatch: extracting from '{container}' should produce '{part}' "
                f"but this op returns '{type_}'"
            )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.container)
        _print_position(printer, self.position, self.attributes, self.container)


class InsertValueOp(llvm.InsertValueOp):
    """`llvm.insertvalue %x, %s[i, j] : type `, with MLIR's blank at the end."""

    def verify_(self) -> None:
        super().verify_()
        container, type_ = self.container.type, self.value.type
        if _type_at(container, self.position) != type_:
            raise VerifyException(f"Type mismatch: cannot insert '{type_}' into '{container}'")
        if self.res.type != container:
            raise VerifyException("failed to verify that container and result types match")

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list([self.value, self.container], printer.print_ssa_value)
        _print_position(printer, self.position, self.attributes, self.container)


class ShuffleVectorOp(llvm.ShuffleVectorOp):
    """`llvm.shufflevector %v, %w [i, j] : type `, with MLIR's blank at the end."""

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list([self.v1, self.v2], printer.print_ssa_value)
        printer.print_string(" ")
        _print_position(printer, self.mask, self.attributes, self.v1)


@irdl_op_definition
class _CondBr(IRDLOperation):
    """`llvm.cond_br` as MLIR defines it: with branch weights."""

    name = "llvm.cond_br"
    cond = operand_def(i1)
    then_arguments = var_operand_def()
    else_arguments = var_operand_def()
    branch_weights = opt_prop_def(DenseArrayBase.constr(i32))
    loop_annotation = opt_prop_def(AnyAttr())
    then_block = successor_def()
    else_block = successor_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(IsTerminator(), NoMemoryEffect())


class CondBrOp(_CondBr, llvm.CondBrOp):
    """`llvm.cond_br %cond weights([n, m]), ^then(%a : type), ^else(%b : type) {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> CondBrOp:
        return parse_cond_br(cls, parser)

    def print(self, printer: Printer) -> None:
        print_cond_br(printer, self, self.branch_weights)


class ReturnOp(llvm.ReturnOp):
    """`llvm.return %x : type`."""

    def verify_(self) -> None:
        super().verify_()
        function = self.parent_op()
        if not isinstance(function, llvm.FuncOp):
            return
        output = function.function_type.output
        if isinstance(output, llvm.LLVMVoidType):
            if self.arg is not None:
                raise VerifyException("expected no operands")
        elif self.arg is None:
            raise VerifyException("expected 1 operand")
        elif self.arg.type != output:
            raise VerifyException("mismatching result types")


def _verify_wider(op: llvm.ZExtOp | llvm.SExtOp) -> None:
    source, target = (integer_width(get_element_type_or_self(value.type)) or 0 for value in (op.arg, op.res))
    if source >= target:
        raise VerifyException(
            "integer width of the output type is smaller or equal to the integer width of the input type"
        )


class ZExtOp(llvm.ZExtOp):
    """`llvm.zext`"""

    def verify_(self) -> None:
        super().verify_()
        _verify_wider(self)


class SExtOp(llvm.SExtOp):
    """`llvm.sext`"""

    def verify_(self) -> None:
        super().verify_()
        _verify_wider(self)


_ADDRESSABLE = ("llvm.mlir.global", "llvm.mlir.alias", "llvm.func", "llvm.mlir.ifunc")


class AddressOfOp(llvm.AddressOfOp):
    """`llvm.mlir.addressof @name : pointer`."""

    def verify_(self) -> None:
        super().verify_()
        found = find_symbol(self, self.global_name)
        if found is None or found.name not in _ADDRESSABLE:
            raise VerifyException(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
                "'llvm.mlir.ifunc'"
            )


SUBCLASSES = (
    AddressOfOp,
    ReturnOp,
    SExtOp,
    ZExtOp,
    AddOp,
    CondBrOp,
    ConstantOp,
    ExtractValueOp,
    ICmpOp,
    InsertValueOp,
    MulOp,
    ShlOp,
    ShuffleVectorOp,
    SubOp,
    TruncOp,
    ZeroOp,
)
