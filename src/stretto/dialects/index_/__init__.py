"""The `index` dialect, which xDSL lacks: arithmetic on values of type `index`."""

from __future__ import annotations

from enum import auto

from xdsl.dialects.builtin import BoolAttr, IndexType, IntegerAttr, IntegerType, i1
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, Dialect, SpacedOpaqueSyntaxAttribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import ConstantLike, Pure
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from stretto.dialects.mlir_text.asm import ResultNames


class Predicate(StrEnum):
    """The predicates of `index.cmp`."""

    EQ = auto()
    NE = auto()
    SLT = auto()
    SLE = auto()
    SGT = auto()
    SGE = auto()
    ULT = auto()
    ULE = auto()
    UGT = auto()
    UGE = auto()


@irdl_attr_definition
class CmpPredicateAttr(EnumAttribute[Predicate], SpacedOpaqueSyntaxAttribute):
    """`#index<cmp_predicate ult>`"""

    name = "index.cmp_predicate"


@irdl_op_definition
class ConstantOp(IRDLOperation):
    """`index.constant N`"""

    name = "index.constant"
    value = prop_def(IntegerAttr[IndexType])
    result = result_def(IndexType)
    traits = traits_def(Pure(), ConstantLike())

    def __init__(self, value: int):
        super().__init__(properties={"value": IntegerAttr(value, IndexType())}, result_types=[IndexType()])

    @classmethod
    def parse(cls, parser: Parser) -> ConstantOp:
        attributes = parser.parse_optional_attr_dict()
        op = cls(parser.parse_integer(allow_boolean=False))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes)
        printer.print_string(f" {self.value.value.data}")

    def asm_result_names(self) -> ResultNames:
        return [(0, f"idx{self.value.value.data}")]


@irdl_op_definition
class BoolConstantOp(IRDLOperation):
    """`index.bool.constant true|false`"""

    name = "index.bool.constant"
    value = prop_def(BoolAttr)
    result = result_def(i1)
    traits = traits_def(Pure(), ConstantLike())

    def __init__(self, value: bool):
        super().__init__(properties={"value": IntegerAttr.from_bool(value)}, result_types=[i1])

    @classmethod
    def parse(cls, parser: Parser) -> BoolConstantOp:
        attributes = parser.parse_optional_attr_dict()
        op = cls(parser.parse_boolean())
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes)
        printer.print_string(" true" if self.value.value.data else " false")

    def asm_result_names(self) -> ResultNames:
        return [(0, "true" if self.value.value.data else "false")]


@irdl_op_definition
class SizeOfOp(IRDLOperation):
    """`index.sizeof`: the width of an index, in bits."""

    name = "index.sizeof"
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__(result_types=[IndexType()])


@irdl_op_definition
class CmpOp(IRDLOperation):
    """`index.cmp predicate(%a, %b)`"""

    name = "index.cmp"
    pred = prop_def(CmpPredicateAttr)
    lhs = operand_def(IndexType)
    rhs = operand_def(IndexType)
    result = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, pred: Predicate, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], properties={"pred": CmpPredicateAttr(pred)}, result_types=[i1])

    @classmethod
    def parse(cls, parser: Parser) -> CmpOp:
        pred = parser.parse_str_enum(Predicate)
        with parser.in_parens():
            lhs = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
            parser.parse_punctuation(",")
            rhs = parser.resolve_operand(parser.parse_unresolved_operand(), IndexType())
        op = cls(pred, lhs, rhs)
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.pred.data.value}")
        with printer.in_parens():
            printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)


class CastOp(IRDLOperation):
    """A cast `%x : from to to` between index and an integer type."""

    input = operand_def(base(IndexType) | base(IntegerType))
    output = result_def(base(IndexType) | base(IntegerType))
    traits = traits_def(Pure())
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"

    def __init__(self, input: SSAValue, type_: Attribute):
        super().__init__(operands=[input], result_types=[type_])


def _verify_cast(op: CastOp) -> None:
    if isinstance(op.input.type, IndexType) == isinstance(op.output.type, IndexType):
        raise VerifyException(
            f"operand type '{op.input.type}' and result type '{op.output.type}' are cast incompatible"
        )


@irdl_op_definition
class CastSOp(CastOp):
    """`index.casts`: keeps the sign."""

    name = "index.casts"

    def verify_(self) -> None:
        _verify_cast(self)


@irdl_op_definition
class CastUOp(CastOp):
    """`index.castu`: extends with zeros."""

    name = "index.castu"

    def verify_(self) -> None:
        _verify_cast(self)


class BinaryOp(IRDLOperation):
    """An operation `%a, %b` on two indices."""

    lhs = operand_def(IndexType)
    rhs = operand_def(IndexType)
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[IndexType()])


@irdl_op_definition
class AddOp(BinaryOp):
    """`index.add`"""

    name = "index.add"


@irdl_op_definition
class SubOp(BinaryOp):
    """`index.sub`"""

    name = "index.sub"


@irdl_op_definition
class MulOp(BinaryOp):
    """`index.mul`"""

    name = "index.mul"


@irdl_op_definition
class DivSOp(BinaryOp):
    """`index.divs`"""

    name = "index.divs"


@irdl_op_definition
class DivUOp(BinaryOp):
    """`index.divu`"""

    name = "index.divu"


@irdl_op_definition
class CeilDivSOp(BinaryOp):
    """`index.ceildivs`"""

    name = "index.ceildivs"


@irdl_op_definition
class CeilDivUOp(BinaryOp):
    """`index.ceildivu`"""

    name = "index.ceildivu"


@irdl_op_definition
class FloorDivSOp(BinaryOp):
    """`index.floordivs`"""

    name = "index.floordivs"


@irdl_op_definition
class RemSOp(BinaryOp):
    """`index.rems`"""

    name = "index.rems"


@irdl_op_definition
class RemUOp(BinaryOp):
    """`index.remu`"""

    name = "index.remu"


@irdl_op_definition
class MaxSOp(BinaryOp):
    """`index.maxs`"""

    name = "index.maxs"


@irdl_op_definition
class MaxUOp(BinaryOp):
    """`index.maxu`"""

    name = "index.maxu"


@irdl_op_definition
class MinSOp(BinaryOp):
    """`index.mins`"""

    name = "index.mins"


@irdl_op_definition
class MinUOp(BinaryOp):
    """`index.minu`"""

    name = "index.minu"


@irdl_op_definition
class ShlOp(BinaryOp):
    """`index.shl`"""

    name = "index.shl"


@irdl_op_definition
class ShrSOp(BinaryOp):
    """`index.shrs`"""

    name = "index.shrs"


@irdl_op_definition
class ShrUOp(BinaryOp):
    """`index.shru`"""

    name = "index.shru"


@irdl_op_definition
class AndOp(BinaryOp):
    """`index.and`"""

    name = "index.and"


@irdl_op_definition
class OrOp(BinaryOp):
    """`index.or`"""

    name = "index.or"


@irdl_op_definition
class XOrOp(BinaryOp):
    """`index.xor`"""

    name = "index.xor"


Index = Dialect(
    "index",
    [
        AddOp,
        AndOp,
        BoolConstantOp,
        CastSOp,
        CastUOp,
        CeilDivSOp,
        CeilDivUOp,
        CmpOp,
        ConstantOp,
        DivSOp,
        DivUOp,
        FloorDivSOp,
        MaxSOp,
        MaxUOp,
        MinSOp,
        MinUOp,
        MulOp,
        OrOp,
        RemSOp,
        RemUOp,
        ShlOp,
        ShrSOp,
        ShrUOp,
        SizeOfOp,
        SubOp,
        XOrOp,
    ],
    [CmpPredicateAttr],
)
