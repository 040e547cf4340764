"""Ops of the `llvm` dialect that xDSL defines for scalars only, as MLIR defines them: for vectors, too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from xdsl.dialects import llvm
from xdsl.dialects.builtin import I1, AnyFloatConstr, IntegerAttr, IntegerType, VectorType, i1, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
)
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


@irdl_op_definition
class _Select(IRDLOperation):
    T: ClassVar = VarConstraint("T", AnyAttr())

    name = "llvm.select"
    cond = operand_def(I1 | VectorType[I1])
    lhs = operand_def(T)
    rhs = operand_def(T)
    res = result_def(T)
    fastmathFlags = prop_def(llvm.FastMathAttr, default_value=llvm.FastMathAttr(None))
    traits = llvm.SelectOp.traits
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$cond `,` $lhs `,` $rhs attr-dict `:` type($cond) `,` type($res)"

    def verify_(self) -> None:
        condition, type_ = self.cond.type, self.res.type
        if not isinstance(condition, VectorType):
            return
        if not isinstance(type_, VectorType) or type_.shape != condition.shape:
            raise VerifyException(f"'{type_}' doesn't have as many lanes as the condition has")


class SelectOp(_Select, llvm.SelectOp):
    """`llvm.select %cond, %a, %b : condition type, type`."""


@irdl_op_definition
class _FCmp(IRDLOperation):
    T: ClassVar = VarConstraint("T", AnyFloatConstr | VectorType.constr(AnyFloatConstr))

    name = "llvm.fcmp"
    lhs = operand_def(T)
    rhs = operand_def(T)
    res = result_def(I1 | VectorType[I1])
    predicate = prop_def(IntegerAttr.constr(i64))
    fastmathFlags = prop_def(llvm.FastMathAttr, default_value=llvm.FastMathAttr(None))
    traits = llvm.FCmpOp.traits


class FCmpOp(_FCmp, llvm.FCmpOp):
    """`llvm.fcmp "predicate" %a, %b : type`."""

    def __init__(
        self,
        lhs: Operation | SSAValue,
        rhs: Operation | SSAValue,
        predicate: str | IntegerAttr[IntegerType],
        attributes: Mapping[str, Attribute] | None = None,
    ):
        if isinstance(predicate, str):
            predicate = IntegerAttr(llvm.FCmpPredicateFlag(predicate).to_int(), i64)
        type_ = SSAValue.get(lhs).type
        is_vector = isinstance(type_, VectorType)
        flags = dict(attributes or {})
        IRDLOperation.__init__(
            self,
            operands=[lhs, rhs],
            result_types=[VectorType(i1, type_.shape, type_.scalable_dims) if is_vector else i1],
            properties={
                "predicate": predicate,
                "fastmathFlags": flags.pop("fastmathFlags", llvm.FastMathAttr(None)),
            },
            attributes=flags,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f' "{llvm.FCmpPredicateFlag.from_int(self.predicate.value.data)}" ')
        printer.print_list([self.lhs, self.rhs], printer.print_ssa_value)
        fast = {"fastmathFlags": self.fastmathFlags} if self.fastmathFlags.data else {}
        printer.print_op_attributes({**self.attributes, **fast})
        printer.print_string(" : ")
        printer.print_attribute(self.lhs.type)


SUBCLASSES = (FCmpOp, SelectOp)
