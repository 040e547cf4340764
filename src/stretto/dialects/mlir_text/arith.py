"""MLIR's text of `arith` ops, and the ops that xDSL's `arith` lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    I32,
    AnyFloat,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    VectorType,
    container_of,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrConstraint,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self, have_compatible_shape

from stretto.dialects.mlir_text.asm import ResultNames, constant_name, result_group_starts
from stretto.dialects.mlir_text.narrow import integer_width

BOOL_LIKE = container_of(IntegerType(1))
INTEGER_LIKE = container_of(IntegerType)
INTEGER_OR_INDEX_LIKE = container_of(IntegerType | IndexType)
FLOAT_LIKE = container_of(AnyFloat)
ROUNDING_MODES = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")


def bool_like(type_: Attribute) -> Attribute:
    """`i1`, or the vector or tensor of `i1` of the shape of `type_`."""
    if isinstance(type_, VectorType):
        return VectorType(i1, type_.shape, type_.scalable_dims)
    if isinstance(type_, TensorType):
        return TensorType(i1, type_.shape, type_.encoding)
    return i1


def overflow_text(flags: arith.IntegerOverflowAttr) -> str:
    """`<nsw, nuw>`: the flags in MLIR's order."""
    return f"<{', '.join(flag.value for flag in arith.IntegerOverflowFlag if flag in flags.data) or 'none'}>"


def print_overflow(printer: Printer, flags: arith.IntegerOverflowAttr | None) -> None:
    """Print ` overflow<...>` if there are flags."""
    if flags is not None and flags.data:
        printer.print_string(f" overflow{overflow_text(flags)}")


def parse_overflow(parser: Parser) -> arith.IntegerOverflowAttr:
    """Parse `overflow<...>` if it is there."""
    if parser.parse_optional_keyword("overflow") is None:
        return arith.IntegerOverflowAttr("none")
    return arith.IntegerOverflowAttr(arith.IntegerOverflowAttr.parse_parameter(parser))


def print_fastmath(printer: Printer, flags: arith.FastMathFlagsAttr) -> None:
    """Print ` fastmath<...>` if there are flags."""
    if flags.data:
        printer.print_string(" fastmath")
        flags.print_parameter(printer)


def parse_fastmath(parser: Parser) -> arith.FastMathFlagsAttr:
    """Parse `fastmath<...>` if it is there."""
    if parser.parse_optional_keyword("fastmath") is None:
        return arith.FastMathFlagsAttr("none")
    return arith.FastMathFlagsAttr(arith.FastMathFlagsAttr.parse_parameter(parser))


class ConstantOp(arith.ConstantOp):
    """`arith.constant value`."""

    def asm_result_names(self) -> ResultNames:
        return [(0, constant_name(self.value))]


class _OverflowText:
    """`%a, %b overflow<flags> : type`, with MLIR's blank between flags."""

    def print(self: arith.SignlessIntegerBinaryOperationWithOverflow, printer: Printer) -> None:  # pyright: ignore[reportGeneralTypeIssues]
        printer.print_string(" ")
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        print_overflow(printer, self.overflow_flags)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.result.type)


class AddiOp(_OverflowText, arith.AddiOp):
    """`arith.addi`"""


class SubiOp(_OverflowText, arith.SubiOp):
    """`arith.subi`"""


class MuliOp(_OverflowText, arith.MuliOp):
    """`arith.muli`"""


class ShLIOp(_OverflowText, arith.ShLIOp):
    """`arith.shli`"""


class AddUIExtendedOp(arith.AddUIExtendedOp):
    """`arith.addui_extended`"""

    def asm_result_names(self) -> ResultNames:
        return result_group_starts(self, ("sum", "overflow"))


class MulUIExtendedOp(arith.MulUIExtendedOp):
    """`arith.mului_extended`"""

    def asm_result_names(self) -> ResultNames:
        return result_group_starts(self, ("low", "high"))


class MulSIExtendedOp(arith.MulSIExtendedOp):
    """`arith.mulsi_extended`"""

    def asm_result_names(self) -> ResultNames:
        return result_group_starts(self, ("low", "high"))


@irdl_op_definition
class RemFOp(arith.FloatingPointLikeBinaryOperation):
    """`arith.remf`: the remainder of a division that rounds to zero."""

    name = "arith.remf"
    traits = traits_def(Pure())


def _parse_predicate(parser: Parser, names: Sequence[str]) -> IntegerAttr[IntegerType]:
    position = parser.pos
    name = parser.parse_optional_str_literal()
    if name is None:
        name = parser.parse_optional_identifier()
    if name is None:
        name = next((n for n in ("true", "false") if parser.parse_optional_keyword(n)), None)
    if name not in names:
        parser.raise_error(
            "expected string or keyword containing one of the following enum values for attribute "
            f"'predicate' [{', '.join(names)}]",
            position,
            parser.pos,
        )
    return IntegerAttr(names.index(name), i64)


@irdl_op_definition
class _Cmpi(IRDLOperation):
    """`arith.cmpi` as MLIR defines it: on vectors and tensors as well."""

    name = "arith.cmpi"
    predicate = prop_def(IntegerAttr)
    lhs = operand_def(INTEGER_OR_INDEX_LIKE)
    rhs = operand_def(INTEGER_OR_INDEX_LIKE)
    result = result_def(BOOL_LIKE)
    traits = arith.CmpiOp.traits

    def verify_(self) -> None:
        _verify_comparison(self, self.lhs, self.rhs)


@irdl_op_definition
class _Cmpf(IRDLOperation):
    """`arith.cmpf` as MLIR defines it: on vectors and tensors as well."""

    name = "arith.cmpf"
    predicate = prop_def(IntegerAttr)
    lhs = operand_def(FLOAT_LIKE)
    rhs = operand_def(FLOAT_LIKE)
    fastmath = prop_def(arith.FastMathFlagsAttr, default_value=arith.FastMathFlagsAttr("none"))
    result = result_def(BOOL_LIKE)
    traits = arith.CmpfOp.traits

    def verify_(self) -> None:
        _verify_comparison(self, self.lhs, self.rhs)


def _verify_comparison(op: IRDLOperation, lhs: SSAValue, rhs: SSAValue) -> None:
    if lhs.type != rhs.type:
        raise VerifyException("failed to verify that all of {lhs, rhs} have same type")
    if op.results[0].type != bool_like(lhs.type):
        raise VerifyException(
            "failed to verify that result type has i1 element type and same shape as operands"
        )


class CmpiOp(_Cmpi, arith.CmpiOp):
    """`arith.cmpi predicate, %a, %b : type`."""

    @classmethod
    def parse(cls, parser: Parser) -> CmpiOp:
        predicate = _parse_predicate(parser, arith.CMPI_COMPARISON_OPERATIONS)
        parser.parse_punctuation(",")
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
        printer.print_string(f" {arith.CMPI_COMPARISON_OPERATIONS[self.predicate.value.data]}, ")
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


class CmpfOp(_Cmpf, arith.CmpfOp):
    """`arith.cmpf predicate, %a, %b fastmath<flags> : type`."""

    @classmethod
    def parse(cls, parser: Parser) -> CmpfOp:
        predicate = _parse_predicate(parser, arith.CMPF_COMPARISON_OPERATIONS)
        parser.parse_punctuation(",")
        lhs = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        rhs = parser.parse_unresolved_operand()
        fastmath = parse_fastmath(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        return cls.create(
            operands=[parser.resolve_operand(lhs, type_), parser.resolve_operand(rhs, type_)],
            result_types=[bool_like(type_)],
            properties={"predicate": predicate, "fastmath": fastmath},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {arith.CMPF_COMPARISON_OPERATIONS[self.predicate.value.data]}, ")
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        print_fastmath(printer, self.fastmath)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


@irdl_op_definition
class _Select(IRDLOperation):
    """`arith.select` as MLIR defines it: by element as well."""

    name = "arith.select"
    cond = operand_def(BOOL_LIKE)
    lhs = operand_def(AnyAttr())
    rhs = operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = arith.SelectOp.traits

    def verify_(self) -> None:
        type_ = self.result.type
        if self.lhs.type != type_ or self.rhs.type != type_:
            raise VerifyException(
                "failed to verify that all of {true_value, false_value, result} have same type"
            )
        if self.cond.type not in (i1, bool_like(type_)):
            raise VerifyException(
                f"expected condition type to have the same shape as the result type, expected "
                f"'{bool_like(type_)}', but got '{self.cond.type}'"
            )


class SelectOp(_Select, arith.SelectOp):
    """`arith.select %cond, %a, %b : (condition type,)? type`."""

    @classmethod
    def parse(cls, parser: Parser) -> SelectOp:
        operands = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        cond_type: Attribute = i1
        type_ = parser.parse_type()
        if parser.parse_optional_punctuation(",") is not None:
            cond_type, type_ = type_, parser.parse_type()
        return cls.create(
            operands=parser.resolve_operands(operands, [cond_type, type_, type_], position),
            result_types=[type_],
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list([self.cond, self.lhs, self.rhs], printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        if self.cond.type != i1:
            printer.print_attribute(self.cond.type)
            printer.print_string(", ")
        printer.print_attribute(self.result.type)


class _CastText(IRDLOperation):
    """`%a : type to type`."""

    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


def _verify_index_cast(op: IRDLOperation) -> None:
    (source,), (target,) = op.operand_types, op.result_types
    elements = [get_element_type_or_self(source), get_element_type_or_self(target)]
    if sum(isinstance(element, IndexType) for element in elements) != 1:
        raise VerifyException(f"operand type '{source}' and result type '{target}' are cast incompatible")


@irdl_op_definition
class IndexCastUIOp(_CastText):
    """`arith.index_castui`: cast between index and integer, extending with zeros."""

    name = "arith.index_castui"
    input = operand_def(AnyAttr())
    result = result_def(AnyAttr())
    traits = traits_def(Pure())

    def __init__(self, input: SSAValue, type_: Attribute):
        super().__init__(operands=[input], result_types=[type_])

    def verify_(self) -> None:
        _verify_index_cast(self)


def _verify_width(op: IRDLOperation, *, wider: bool) -> None:
    (source,), (target,) = op.operand_types, op.result_types
    elements = (get_element_type_or_self(source), get_element_type_or_self(target))
    widths = [width for element in elements if (width := integer_width(element)) is not None]
    if len(widths) != 2 or not have_compatible_shape(source, target):
        raise VerifyException(f"operand type '{source}' and result type '{target}' are cast incompatible")
    if widths[0] == widths[1] or (widths[0] < widths[1]) != wider:
        word = "wider" if wider else "shorter"
        raise VerifyException(f"result type '{target}' must be {word} than operand type '{source}'")


def _verify_float_width(op: IRDLOperation, *, wider: bool) -> None:
    (source,), (target,) = op.operand_types, op.result_types
    elements = map(get_element_type_or_self, (source, target))
    widths = [element.bitwidth for element in elements if isinstance(element, AnyFloat)]
    shapes = have_compatible_shape(source, target)
    if len(widths) != 2 or not shapes or widths[0] == widths[1] or (widths[0] < widths[1]) != wider:
        raise VerifyException(f"operand type '{source}' and result type '{target}' are cast incompatible")


def _cast(
    theirs: type[arith.IndexCastOp | arith.FPToSIOp | arith.FPToUIOp | arith.SIToFPOp | arith.UIToFPOp]
    | type[arith.ExtUIOp | arith.ExtSIOp],
    source: AttrConstraint,
    target: AttrConstraint,
    verify: Callable[[IRDLOperation], None] = lambda op: None,
) -> type[Operation]:
    """One of xDSL's casts with MLIR's types and text. `verify` checks the two types against each other."""

    @irdl_op_definition
    class Definition(_CastText):
        name = theirs.name
        input = operand_def(source)
        result = result_def(target)
        traits = theirs.traits

        def verify_(self) -> None:
            verify(self)

    return type(theirs.__name__, (Definition, theirs), {"__doc__": f"`{theirs.name}`"})


_CASTS = (
    _cast(arith.IndexCastOp, AnyAttr(), AnyAttr(), _verify_index_cast),
    _cast(arith.FPToSIOp, FLOAT_LIKE, INTEGER_LIKE),
    _cast(arith.FPToUIOp, FLOAT_LIKE, INTEGER_LIKE),
    _cast(arith.SIToFPOp, INTEGER_LIKE, FLOAT_LIKE),
    _cast(arith.UIToFPOp, INTEGER_LIKE, FLOAT_LIKE),
    _cast(arith.ExtUIOp, INTEGER_LIKE, INTEGER_LIKE, partial(_verify_width, wider=True)),
    _cast(arith.ExtSIOp, INTEGER_LIKE, INTEGER_LIKE, partial(_verify_width, wider=True)),
)


def _parse_cast_types(parser: Parser) -> tuple[dict[str, Attribute], Attribute, Attribute]:
    """`attr-dict : source to target`"""
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    source = parser.parse_type()
    parser.parse_keyword("to")
    return attributes, source, parser.parse_type()


def _print_cast_types(printer: Printer, op: arith.TruncIOp | arith.TruncFOp) -> None:
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_attribute(op.input.type)
    printer.print_string(" to ")
    printer.print_attribute(op.result.type)


@irdl_op_definition
class _TruncI(IRDLOperation):
    name = "arith.trunci"
    input = operand_def(INTEGER_LIKE)
    overflow_flags = prop_def(
        arith.IntegerOverflowAttr,
        default_value=arith.IntegerOverflowAttr("none"),
        prop_name="overflowFlags",
    )
    result = result_def(INTEGER_LIKE)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        _verify_width(self, wider=False)


class TruncIOp(_TruncI, arith.TruncIOp):
    """`arith.trunci %a overflow<flags> : type to type`."""

    @classmethod
    def parse(cls, parser: Parser) -> TruncIOp:
        operand = parser.parse_unresolved_operand()
        flags = parse_overflow(parser)
        attributes, source, target = _parse_cast_types(parser)
        return cls.create(
            operands=[parser.resolve_operand(operand, source)],
            result_types=[target],
            properties={"overflowFlags": flags},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        flags = self.properties.get("overflowFlags")  # xDSL's op has none
        print_overflow(printer, flags if isinstance(flags, arith.IntegerOverflowAttr) else None)
        _print_cast_types(printer, self)


@irdl_op_definition
class _ExtF(IRDLOperation):
    name = "arith.extf"
    input = operand_def(FLOAT_LIKE)
    fastmath = opt_prop_def(arith.FastMathFlagsAttr)
    result = result_def(FLOAT_LIKE)
    traits = traits_def(Pure())
    assembly_format = "$input (`fastmath` `` $fastmath^)? attr-dict `:` type($input) `to` type($result)"

    def verify_(self) -> None:
        _verify_float_width(self, wider=True)


class ExtFOp(_ExtF, arith.ExtFOp):
    """`arith.extf`"""


@irdl_op_definition
class _TruncF(IRDLOperation):
    name = "arith.truncf"
    input = operand_def(FLOAT_LIKE)
    roundingmode = opt_prop_def(IntegerAttr[I32])
    fastmath = opt_prop_def(arith.FastMathFlagsAttr)
    result = result_def(FLOAT_LIKE)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        _verify_float_width(self, wider=False)


class TruncFOp(_TruncF, arith.TruncFOp):
    """`arith.truncf %a rounding_mode? fastmath<flags> : type to type`."""

    @classmethod
    def parse(cls, parser: Parser) -> TruncFOp:
        operand = parser.parse_unresolved_operand()
        properties: dict[str, Attribute] = {}
        if (mode := parser.parse_optional_keyword_in(ROUNDING_MODES)) is not None:
            properties["roundingmode"] = IntegerAttr(ROUNDING_MODES.index(mode), i32)
        if (fastmath := parse_fastmath(parser)).data:
            properties["fastmath"] = fastmath
        attributes, source, target = _parse_cast_types(parser)
        return cls.create(
            operands=[parser.resolve_operand(operand, source)],
            result_types=[target],
            properties=properties,
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.input)
        if self.roundingmode is not None:
            printer.print_string(f" {ROUNDING_MODES[self.roundingmode.value.data]}")
        if self.fastmath is not None:
            print_fastmath(printer, self.fastmath)
        _print_cast_types(printer, self)


SUBCLASSES = (
    *_CASTS,
    AddUIExtendedOp,
    AddiOp,
    CmpfOp,
    CmpiOp,
    ConstantOp,
    ExtFOp,
    MulSIExtendedOp,
    MulUIExtendedOp,
    MuliOp,
    SelectOp,
    ShLIOp,
    SubiOp,
    TruncFOp,
    TruncIOp,
)
OPERATIONS = (IndexCastUIOp, RemFOp)
