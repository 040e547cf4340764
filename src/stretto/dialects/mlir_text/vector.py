"""MLIR's text of `vector.print`, and vector ops that xDSL's dialect lacks."""

from __future__ import annotations

from enum import auto

from xdsl.dialects import vector
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    StringAttr,
    VectorType,
    i64,
)
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import AttrParser, Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from stretto.dialects.mlir_text.narrow import as_vector


class Punctuation(StrEnum):
    """What `vector.print` ends with."""

    NO_PUNCTUATION = auto()
    NEWLINE = auto()
    COMMA = auto()
    OPEN = auto()
    CLOSE = auto()


@irdl_attr_definition
class PunctuationAttr(EnumAttribute[Punctuation]):
    """`#vector.punctuation<newline>`"""

    name = "vector.punctuation"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> Punctuation:
        with parser.in_angle_brackets():
            return super().parse_parameter(parser)

    def print_parameter(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            super().print_parameter(printer)


_NEWLINE = PunctuationAttr(Punctuation.NEWLINE)


@irdl_op_definition
class _Print(IRDLOperation):
    """`vector.print` as MLIR defines it: of a value, a string, or punctuation alone."""

    name = "vector.print"
    source = opt_operand_def(AnyAttr())
    punctuation = prop_def(PunctuationAttr, default_value=_NEWLINE)
    stringLiteral = opt_prop_def(StringAttr)

    def verify_(self) -> None:
        if self.stringLiteral is not None and (self.source is not None or self.punctuation != _NEWLINE):
            raise VerifyException(
                "failed to verify that `source` or `punctuation` are not set when printing strings"
            )


class PrintOp(_Print, vector.PrintOp):
    """`vector.print (%x : type)? (str "text")? (punctuation <kind>)?`."""

    @classmethod
    def parse(cls, parser: Parser) -> PrintOp:
        source: SSAValue | None = None
        literal: StringAttr | None = None
        punctuation = _NEWLINE
        operand = parser.parse_optional_unresolved_operand()
        if operand is not None:
            parser.parse_punctuation(":")
            source = parser.resolve_operand(operand, parser.parse_type())
        elif parser.parse_optional_keyword("str") is not None:
            literal = StringAttr(parser.parse_str_literal())
        if parser.parse_optional_keyword("punctuation") is not None:
            punctuation = PunctuationAttr(PunctuationAttr.parse_parameter(parser))
        return cls.build(
            operands=[source],
            properties={"punctuation": punctuation, "stringLiteral": literal},
            attributes=dict(parser.parse_optional_attr_dict()),
        )

    def print(self, printer: Printer) -> None:
        if self.source is not None:
            printer.print_string(" ")
            printer.print_ssa_value(self.source)
            printer.print_string(" : ")
            printer.print_attribute(self.source.type)
        if self.stringLiteral is not None:
            printer.print_string(" str ")
            printer.print_attribute(self.stringLiteral)
        if self.punctuation != _NEWLINE:
            printer.print_string(" punctuation ")
            self.punctuation.print_parameter(printer)
        printer.print_op_attributes(self.attributes)


@irdl_op_definition
class ConstantMaskOp(IRDLOperation):
    """`vector.constant_mask [n, m] : type`: true in the first n rows' first m lanes."""

    name = "vector.constant_mask"
    mask_dim_sizes = prop_def(DenseArrayBase.constr(i64))
    result = result_def(VectorType)
    traits = traits_def(Pure())
    assembly_format = "$mask_dim_sizes attr-dict `:` type($result)"


@irdl_op_definition
class ExtractStridedSliceOp(IRDLOperation):
    """`vector.extract_strided_slice %v {offsets, sizes, strides} : type to type`."""

    name = "vector.extract_strided_slice"
    source = operand_def(VectorType)
    offsets = prop_def(ArrayAttr[IntegerAttr])
    sizes = prop_def(ArrayAttr[IntegerAttr])
    strides = prop_def(ArrayAttr[IntegerAttr])
    result = result_def(VectorType)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


@irdl_op_definition
class FromElementsOp(IRDLOperation):
    """`vector.from_elements %a, %b : type`."""

    name = "vector.from_elements"
    elements = var_operand_def(AnyAttr())
    dest = result_def(VectorType)
    traits = traits_def(Pure())

    @classmethod
    def parse(cls, parser: Parser) -> FromElementsOp:
        operands = (
            parser.parse_optional_undelimited_comma_separated_list(
                parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
            )
            or []
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = as_vector(parser.parse_type())
        if type_ is None:
            parser.raise_error("invalid kind of type specified", position, parser.pos)
        return cls.create(
            operands=[parser.resolve_operand(operand, type_.element_type) for operand in operands],
            result_types=[type_],
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.elements, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.dest.type)


@irdl_op_definition
class ShapeCastOp(IRDLOperation):
    """`vector.shape_cast %v : type to type`: the same elements in another shape."""

    name = "vector.shape_cast"
    source = operand_def(VectorType)
    result = result_def(VectorType)
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, type_: Attribute):
        super().__init__(operands=[source], result_types=[type_])


@irdl_op_definition
class StepOp(IRDLOperation):
    """`vector.step : vector<Nxindex>`: 0, 1, 2, ..."""

    name = "vector.step"
    result = result_def(VectorType[IndexType])
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """`vector.transpose %v, [1, 0] : type to type`."""

    name = "vector.transpose"
    vector = operand_def(VectorType)
    permutation = prop_def(DenseArrayBase.constr(i64))
    result = result_def(VectorType)
    traits = traits_def(Pure())
    assembly_format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"


SUBCLASSES = (PrintOp,)
OPERATIONS = (
    ConstantMaskOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    ShapeCastOp,
    StepOp,
    TransposeOp,
)
ATTRIBUTES = (PunctuationAttr,)
