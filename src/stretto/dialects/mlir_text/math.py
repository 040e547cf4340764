"""`math` ops that xDSL's dialect lacks; the text of the others is MLIR's."""

from __future__ import annotations

from xdsl.dialects.arith import FastMathFlagsAttr
from xdsl.dialects.builtin import AnyFloat, IntegerType, container_of
from xdsl.dialects.math import FloatingPointLikeUnaryMathOperation
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from stretto.dialects.mlir_text.arith import (
    bool_like,
    parse_fastmath,
    print_fastmath,
)
from stretto.dialects.mlir_text.asm import ResultNames

_FLOAT_LIKE = container_of(AnyFloat)


@irdl_op_definition
class ErfcOp(FloatingPointLikeUnaryMathOperation):
    """`math.erfc`: the complementary error function."""

    name = "math.erfc"
    traits = traits_def(Pure())


class FloatPredicateOp(IRDLOperation):
    """A predicate of floats, `name %x fastmath<flags> : type`, with a result of the shape of `%x`."""

    operand = operand_def(_FLOAT_LIKE)
    fastmath = prop_def(FastMathFlagsAttr, default_value=FastMathFlagsAttr("none"))
    result = result_def(container_of(IntegerType(1)))
    traits = traits_def(Pure())

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[bool_like(operand.type)])

    @classmethod
    def parse(cls, parser: Parser):
        operand = parser.parse_unresolved_operand()
        fastmath = parse_fastmath(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        return cls.create(
            operands=[parser.resolve_operand(operand, type_)],
            result_types=[bool_like(type_)],
            properties={"fastmath": fastmath},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.operand)
        print_fastmath(printer, self.fastmath)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operand.type)


@irdl_op_definition
class IsFiniteOp(FloatPredicateOp):
    """`math.isfinite`"""

    name = "math.isfinite"


@irdl_op_definition
class IsInfOp(FloatPredicateOp):
    """`math.isinf`"""

    name = "math.isinf"


@irdl_op_definition
class IsNaNOp(FloatPredicateOp):
    """`math.isnan`"""

    name = "math.isnan"


@irdl_op_definition
class IsNormalOp(FloatPredicateOp):
    """`math.isnormal`"""

    name = "math.isnormal"


@irdl_op_definition
class SincosOp(IRDLOperation):
    """`math.sincos %x : type`: sine and cosine."""

    name = "math.sincos"
    operand = operand_def(_FLOAT_LIKE)
    fastmath = prop_def(FastMathFlagsAttr, default_value=FastMathFlagsAttr("none"))
    sin = result_def(_FLOAT_LIKE)
    cos = result_def(_FLOAT_LIKE)
    traits = traits_def(Pure())

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type, operand.type])

    @classmethod
    def parse(cls, parser: Parser) -> SincosOp:
        operand = parser.parse_unresolved_operand()
        fastmath = parse_fastmath(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_: Attribute = parser.parse_type()
        return cls.create(
            operands=[parser.resolve_operand(operand, type_)],
            result_types=[type_, type_],
            properties={"fastmath": fastmath},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.operand)
        print_fastmath(printer, self.fastmath)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operand.type)

    def asm_result_names(self) -> ResultNames:
        return [(0, "sin"), (1, "cos")]


SUBCLASSES = ()
OPERATIONS = (ErfcOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, SincosOp)
