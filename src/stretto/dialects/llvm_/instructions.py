"""Instructions of the `llvm` dialect that xDSL's lacks: values, casts and control flow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import (
    AnyFloatConstr,
    DenseArrayBase,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    IntegerType,
    SignlessIntegerConstraint,
    UnitAttr,
    VectorType,
    i32,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    successor_def,
    traits_def,
    var_operand_def,
    var_successor_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import IsTerminator, NoMemoryEffect, Pure
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.llvm_.types import LLVMTokenType
from stretto.dialects.mlir_text.narrow import as_vector, integer_width, integers

IntOrVector = SignlessIntegerConstraint | VectorType.constr(SignlessIntegerConstraint)
FloatOrVector = AnyFloatConstr | VectorType.constr(AnyFloatConstr)
PointerOrVector = LLVMPointerType | VectorType[LLVMPointerType]


@irdl_op_definition
class NoneTokenOp(IRDLOperation):
    """`llvm.mlir.none : !llvm.token`: the token that stands for none."""

    name = "llvm.mlir.none"
    res = result_def(LLVMTokenType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($res)"

    def __init__(self):
        super().__init__(result_types=[LLVMTokenType()])


@irdl_op_definition
class PoisonOp(IRDLOperation):
    """`llvm.mlir.poison : type`: LLVM's poison value."""

    name = "llvm.mlir.poison"
    res = result_def(AnyAttr())
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($res)"

    def __init__(self, type_: Attribute):
        super().__init__(result_types=[type_])


@irdl_op_definition
class FreezeOp(IRDLOperation):
    """`llvm.freeze`: the operand, or an arbitrary fixed value if it is undef or poison."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "llvm.freeze"
    val = operand_def(T)
    res = result_def(T)
    traits = traits_def(NoMemoryEffect())
    assembly_format = "$val attr-dict `:` type($val)"

    def __init__(self, val: SSAValue):
        super().__init__(operands=[val], result_types=[val.type])


class CastOp(IRDLOperation):
    """A cast `%res = name %arg : from to to`."""

    arg = operand_def(AnyAttr())
    res = result_def(AnyAttr())
    traits = traits_def(Pure())
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"

    def __init__(self, arg: SSAValue, type_: Attribute):
        super().__init__(operands=[arg], result_types=[type_])


@irdl_op_definition
class AddrSpaceCastOp(CastOp):
    """`llvm.addrspacecast`: a pointer in another address space."""

    name = "llvm.addrspacecast"
    arg = operand_def(PointerOrVector)
    res = result_def(PointerOrVector)


@irdl_op_definition
class FPToSIOp(CastOp):
    """`llvm.fptosi`: float to signed integer, rounding to zero."""

    name = "llvm.fptosi"
    arg = operand_def(FloatOrVector)
    res = result_def(IntOrVector)


@irdl_op_definition
class FPToUIOp(CastOp):
    """`llvm.fptoui`: float to unsigned integer, rounding to zero."""

    name = "llvm.fptoui"
    arg = operand_def(FloatOrVector)
    res = result_def(IntOrVector)


@irdl_op_definition
class UIToFPOp(IRDLOperation):
    """`llvm.uitofp (nneg)?`: unsigned integer to float."""

    name = "llvm.uitofp"
    nonNeg = opt_prop_def(UnitAttr)
    arg = operand_def(IntOrVector)
    res = result_def(FloatOrVector)
    traits = traits_def(Pure())
    assembly_format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"

    def __init__(self, arg: SSAValue, type_: Attribute, non_neg: bool = False):
        super().__init__(
            operands=[arg], result_types=[type_], properties={"nonNeg": UnitAttr() if non_neg else None}
        )


@irdl_op_definition
class ExtractElementOp(IRDLOperation):
    """`llvm.extractelement %vector[%position : type] : vector type`."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "llvm.extractelement"
    vector = operand_def(VectorType.constr(T))
    position = operand_def(IntegerType)
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"

    def __init__(self, vector: SSAValue, position: SSAValue):
        type_ = as_vector(vector.type)
        assert type_ is not None
        super().__init__(operands=[vector, position], result_types=[type_.element_type])


@irdl_op_definition
class SwitchOp(IRDLOperation):
    """`llvm.switch %value : iN, ^default(...) [ N: ^case(...), ... ]`.

    `case_values` is a `vector<Nxi>` (absent without cases); `case_operand_segments` says how many of
    `caseOperands` go to each of `caseDestinations`.
    """

    name = "llvm.switch"
    value = operand_def(IntegerType)
    defaultOperands = var_operand_def()
    caseOperands = var_operand_def()
    case_values = opt_prop_def(DenseIntOrFPElementsAttr)
    case_operand_segments = prop_def(DenseArrayBase.constr(i32))
    branch_weights = opt_prop_def(DenseArrayBase.constr(i32))
    defaultDestination = successor_def()
    caseDestinations = var_successor_def()
    traits = traits_def(IsTerminator(), NoMemoryEffect())
    irdl_options = (AttrSizedOperandSegments(as_property=True), ParsePropInAttrDict())

    def __init__(
        self,
        value: SSAValue,
        default: Block,
        default_operands: Sequence[SSAValue] = (),
        cases: Sequence[tuple[int, Block, Sequence[SSAValue]]] = (),
    ):
        values = [case[0] for case in cases]
        width = integer_width(value.type)
        assert width is not None
        type_ = VectorType(IntegerType(width), [len(values)])
        super().__init__(
            operands=[value, default_operands, [operand for case in cases for operand in case[2]]],
            properties={
                "case_values": DenseIntElementsAttr.from_list(type_, values) if values else None,
                "case_operand_segments": DenseArrayBase.from_list(i32, [len(case[2]) for case in cases]),
            },
            successors=[default, [case[1] for case in cases]],
        )

    @property
    def cases(self) -> list[tuple[int, Block, tuple[SSAValue, ...]]]:
        """The cases in order: value, destination, operands."""
        operands = list(self.caseOperands)
        result: list[tuple[int, Block, tuple[SSAValue, ...]]] = []
        for value, block, count in zip(
            integers(self.case_values),
            self.caseDestinations,
            integers(self.case_operand_segments),
            strict=True,
        ):
            result.append((value, block, tuple(operands[:count])))
            del operands[:count]
        return result

    @classmethod
    def parse(cls, parser: Parser) -> SwitchOp:
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        parser.parse_punctuation(",")
        default, default_operands = _parse_destination(parser)
        cases: list[tuple[int, Block, Sequence[SSAValue]]] = []
        parser.parse_punctuation("[")
        if parser.parse_optional_punctuation("]") is None:
            while True:
                number = parser.parse_integer(allow_boolean=False)
                parser.parse_punctuation(":")
                cases.append((number, *_parse_destination(parser)))
                if parser.parse_optional_punctuation(",") is None:
                    break
            parser.parse_punctuation("]")
        attributes = parser.parse_optional_attr_dict()
        op = cls(parser.resolve_operand(value, type_), default, default_operands, cases)
        weights = attributes.pop("branch_weights", None)
        if weights is not None:
            op.properties["branch_weights"] = weights
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(" : ")
        printer.print_attribute(self.value.type)
        printer.print_string(", ")
        _print_destination(printer, self.defaultDestination, self.defaultOperands)
        printer.print_string(" [")
        with printer.indented():
            for index, (number, block, operands) in enumerate(self.cases):
                printer.print_string("," if index else "")
                printer.print_string("\n")
                printer.print_string(f"{number}: ")
                _print_destination(printer, block, operands)
        printer.print_string("\n")
        printer.print_string("]")
        weights = {} if self.branch_weights is None else {"branch_weights": self.branch_weights}
        printer.print_op_attributes({**self.attributes, **weights})

    def verify_(self) -> None:
        cases = 0 if self.case_values is None else len(self.case_values)
        if cases != len(self.caseDestinations):
            raise VerifyException("expects number of case values to match number of case destinations")
        if len(self.case_operand_segments) != cases:
            raise VerifyException("expects an operand segment for each case destination")
        if sum(int(count) for count in self.case_operand_segments.get_values()) != len(self.caseOperands):
            raise VerifyException("expects case operand segments to add up to the case operands")


def _parse_destination(parser: Parser) -> tuple[Block, list[SSAValue]]:
    block = parser.parse_successor()
    if parser.parse_optional_punctuation("(") is None:
        return block, []
    operands: list[UnresolvedOperand] = parser.parse_comma_separated_list(
        Parser.Delimiter.NONE, parser.parse_unresolved_operand
    )
    parser.parse_punctuation(":")
    types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return block, list(parser.resolve_operands(operands, types, parser.pos))


def _print_destination(printer: Printer, block: Block, operands: Sequence[SSAValue]) -> None:
    printer.print_block_name(block)
    if operands:
        with printer.in_parens():
            printer.print_list(operands, printer.print_ssa_value)
            printer.print_string(" : ")
            printer.print_list([operand.type for operand in operands], printer.print_attribute)


OPERATIONS = (
    AddrSpaceCastOp,
    ExtractElementOp,
    FPToSIOp,
    FPToUIOp,
    FreezeOp,
    NoneTokenOp,
    PoisonOp,
    SwitchOp,
    UIToFPOp,
)
