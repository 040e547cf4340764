"""Masked memory access and prefetching of the `llvm` dialect."""

from __future__ import annotations

from xdsl.dialects.builtin import I1, IntegerAttr, IntegerType, VectorType, i32
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    var_operand_def,
)


@irdl_op_definition
class MaskedLoadOp(IRDLOperation):
    """`llvm.intr.masked.load`: the lanes set in the mask, the others from `pass_thru`, else poison."""

    name = "llvm.intr.masked.load"
    data = operand_def(LLVMPointerType)
    mask = operand_def(VectorType[I1])
    pass_thru = var_operand_def(VectorType)
    alignment = prop_def(IntegerAttr[IntegerType])
    res = result_def(VectorType)
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"

    def __init__(self, data: SSAValue, mask: SSAValue, pass_thru: SSAValue, alignment: int):
        super().__init__(
            operands=[data, mask, [pass_thru]],
            result_types=[pass_thru.type],
            properties={"alignment": IntegerAttr(alignment, i32)},
        )


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """`llvm.intr.prefetch`: a hint. `rw`: 1 to write; `hint`: locality, 0 to 3; `cache`: 1 for data."""

    name = "llvm.intr.prefetch"
    addr = operand_def(LLVMPointerType)
    rw = prop_def(IntegerAttr[IntegerType])
    hint = prop_def(IntegerAttr[IntegerType])
    cache = prop_def(IntegerAttr[IntegerType])

    def __init__(self, addr: SSAValue, rw: int, hint: int, cache: int):
        super().__init__(
            operands=[addr],
            properties={
                "rw": IntegerAttr(rw, i32),
                "hint": IntegerAttr(hint, i32),
                "cache": IntegerAttr(cache, i32),
            },
        )


OPERATIONS = (MaskedLoadOp, PrefetchOp)
