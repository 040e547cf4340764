"""MLIR's text of `arith` ops."""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    I1,
    I32,
    I64,
    ContainerOf,
    IndexType,
    IntegerAttr,
    IntegerType,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
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

from stretto.dialects.mlir_text.asm import ResultNames, constant_name


class ConstantOp(arith.ConstantOp):
    """`arith.constant value`."""

    def asm_result_names(self) -> ResultNames:
        return [(0, constant_name(self.value))]


SUBCLASSES = (ConstantOp,)
