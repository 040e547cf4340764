"""`llvm.intr.*`: LLVM's intrinsics that xDSL's dialect lacks.

Most print as `llvm.intr.name(%a, %b) : (types) -> type`; those with immediate arguments
(memcpy, ctlz, ...) have only the generic form, as in MLIR.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import BoolAttr, DenseArrayBase, IntegerAttr, IntegerType, i1, i8, i32
from xdsl.dialects.llvm import FastMathAttr, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import NoMemoryEffect, Pure

from stretto.dialects.llvm_.instructions import FloatOrVector, IntOrVector

_CALL_LIKE = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


class FloatUnaryOp(IRDLOperation):
    """An intrinsic from a float (or a vector of floats) to the same type."""

    T: ClassVar = VarConstraint("T", FloatOrVector)
    in_ = operand_def(T)
    fastmathFlags = prop_def(FastMathAttr, default_value=FastMathAttr(None))
    res = result_def(T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = _CALL_LIKE

    def __init__(self, in_: SSAValue, fastmath: FastMathAttr | None = None):
        super().__init__(
            operands=[in_],
            result_types=[in_.type],
            properties={"fastmathFlags": fastmath or FastMathAttr(None)},
        )


class FloatBinaryOp(IRDLOperation):
    """An intrinsic from two floats (or vectors of floats) to the same type."""

    T: ClassVar = VarConstraint("T", FloatOrVector)
    a = operand_def(T)
    b = operand_def(T)
    fastmathFlags = prop_def(FastMathAttr, default_value=FastMathAttr(None))
    res = result_def(T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = _CALL_LIKE

    def __init__(self, a: SSAValue, b: SSAValue, fastmath: FastMathAttr | None = None):
        super().__init__(
            operands=[a, b],
            result_types=[a.type],
            properties={"fastmathFlags": fastmath or FastMathAttr(None)},
        )


class FloatIntegerOp(IRDLOperation):
    """An intrinsic from a float and an integer to the float's type."""

    T: ClassVar = VarConstraint("T", FloatOrVector)
    val = operand_def(T)
    power = operand_def(IntOrVector)
    fastmathFlags = prop_def(FastMathAttr, default_value=FastMathAttr(None))
    res = result_def(T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = _CALL_LIKE

    def __init__(self, val: SSAValue, power: SSAValue, fastmath: FastMathAttr | None = None):
        super().__init__(
            operands=[val, power],
            result_types=[val.type],
            properties={"fastmathFlags": fastmath or FastMathAttr(None)},
        )


class FloatToIntegerOp(IRDLOperation):
    """An intrinsic that rounds a float to an integer."""

    val = operand_def(FloatOrVector)
    res = result_def(IntOrVector)
    traits = traits_def(Pure())
    assembly_format = _CALL_LIKE

    def __init__(self, val: SSAValue, type_: Attribute):
        super().__init__(operands=[val], result_types=[type_])


class IntegerUnaryOp(IRDLOperation):
    """An intrinsic from an integer (or a vector of integers) to the same type."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    in_ = operand_def(T)
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = _CALL_LIKE

    def __init__(self, in_: SSAValue):
        super().__init__(operands=[in_], result_types=[in_.type])


class IntegerBinaryOp(IRDLOperation):
    """An intrinsic from two integers (or vectors of integers) to the same type."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    a = operand_def(T)
    b = operand_def(T)
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = _CALL_LIKE

    def __init__(self, a: SSAValue, b: SSAValue):
        super().__init__(operands=[a, b], result_types=[a.type])


class FunnelShiftOp(IRDLOperation):
    """An intrinsic that shifts the concatenation of two integers."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    a = operand_def(T)
    b = operand_def(T)
    c = operand_def(T)
    res = result_def(T)
    traits = traits_def(Pure())
    assembly_format = _CALL_LIKE

    def __init__(self, a: SSAValue, b: SSAValue, c: SSAValue):
        super().__init__(operands=[a, b, c], result_types=[a.type])


class CountZerosOp(IRDLOperation):
    """ctlz and cttz; the immediate says whether the result for 0 is poison."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    in_ = operand_def(T)
    is_zero_poison = prop_def(BoolAttr)
    res = result_def(T)
    traits = traits_def(Pure())

    def __init__(self, in_: SSAValue, is_zero_poison: bool):
        super().__init__(
            operands=[in_],
            result_types=[in_.type],
            properties={"is_zero_poison": IntegerAttr.from_bool(is_zero_poison)},
        )


class WithOverflowOp(IRDLOperation):
    """An operation on two integers whose result is `!llvm.struct<(T, i1)>`."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    lhs = operand_def(T)
    rhs = operand_def(T)
    res = result_def(LLVMStructType)
    traits = traits_def(Pure())

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[LLVMStructType.from_type_list([lhs.type, i1])])


class CopyOp(IRDLOperation):
    """memcpy and memmove: `len` bytes from `src` to `dst`."""

    dst = operand_def(LLVMPointerType)
    src = operand_def(LLVMPointerType)
    len = operand_def(IntegerType)
    isVolatile = prop_def(BoolAttr)

    def __init__(self, dst: SSAValue, src: SSAValue, len: SSAValue, is_volatile: bool = False):
        super().__init__(
            operands=[dst, src, len], properties={"isVolatile": IntegerAttr.from_bool(is_volatile)}
        )


@irdl_op_definition
class MemcpyOp(CopyOp):
    """`llvm.intr.memcpy`: the ranges are equal or disjoint."""

    name = "llvm.intr.memcpy"


@irdl_op_definition
class MemmoveOp(CopyOp):
    """`llvm.intr.memmove`: the ranges may overlap."""

    name = "llvm.intr.memmove"


@irdl_op_definition
class MemsetOp(IRDLOperation):
    """`llvm.intr.memset`: `len` bytes at `dst` become `val`."""

    name = "llvm.intr.memset"
    dst = operand_def(LLVMPointerType)
    val = operand_def(i8)
    len = operand_def(IntegerType)
    isVolatile = prop_def(BoolAttr)

    def __init__(self, dst: SSAValue, val: SSAValue, len: SSAValue, is_volatile: bool = False):
        super().__init__(
            operands=[dst, val, len], properties={"isVolatile": IntegerAttr.from_bool(is_volatile)}
        )


@irdl_op_definition
class AbsOp(IRDLOperation):
    """`llvm.intr.abs`: absolute value; the immediate says whether that of INT_MIN is poison."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    name = "llvm.intr.abs"
    in_ = operand_def(T)
    is_int_min_poison = prop_def(BoolAttr)
    res = result_def(T)
    traits = traits_def(Pure())

    def __init__(self, in_: SSAValue, is_int_min_poison: bool):
        super().__init__(
            operands=[in_],
            result_types=[in_.type],
            properties={"is_int_min_poison": IntegerAttr.from_bool(is_int_min_poison)},
        )


@irdl_op_definition
class IsFPClassOp(IRDLOperation):
    """`llvm.intr.is.fpclass`: whether a float is in one of the classes of the mask `bit`."""

    name = "llvm.intr.is.fpclass"
    in_ = operand_def(FloatOrVector)
    bit = prop_def(IntegerAttr[IntegerType])
    res = result_def(IntOrVector)
    traits = traits_def(Pure())

    def __init__(self, in_: SSAValue, bit: int, type_: Attribute = i1):
        super().__init__(operands=[in_], result_types=[type_], properties={"bit": IntegerAttr(bit, i32)})


@irdl_op_definition
class FMulAddOp(IRDLOperation):
    """`llvm.intr.fmuladd`: a * b + c, fused where that is fast."""

    T: ClassVar = VarConstraint("T", FloatOrVector)
    name = "llvm.intr.fmuladd"
    a = operand_def(T)
    b = operand_def(T)
    c = operand_def(T)
    fastmathFlags = prop_def(FastMathAttr, default_value=FastMathAttr(None))
    res = result_def(T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = _CALL_LIKE

    def __init__(self, a: SSAValue, b: SSAValue, c: SSAValue, fastmath: FastMathAttr | None = None):
        super().__init__(
            operands=[a, b, c],
            result_types=[a.type],
            properties={"fastmathFlags": fastmath or FastMathAttr(None)},
        )


@irdl_op_definition
class ExpectOp(IRDLOperation):
    """`llvm.intr.expect`: `val`, which is likely to equal `expected`."""

    T: ClassVar = VarConstraint("T", IntOrVector)
    name = "llvm.intr.expect"
    val = operand_def(T)
    expected = operand_def(T)
    res = result_def(T)
    traits = traits_def(NoMemoryEffect())
    assembly_format = "$val `,` $expected attr-dict `:` type($val)"

    def __init__(self, val: SSAValue, expected: SSAValue):
        super().__init__(operands=[val, expected], result_types=[val.type])


@irdl_op_definition
class AssumeOp(IRDLOperation):
    """`llvm.intr.assume %cond : i1`: the optimizer may take the condition for true. No operand bundles."""

    name = "llvm.intr.assume"
    cond = operand_def(i1)
    op_bundle_sizes = prop_def(DenseArrayBase.constr(i32), default_value=DenseArrayBase.from_list(i32, ()))
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$cond attr-dict `:` type($cond)"

    def __init__(self, cond: SSAValue):
        super().__init__(operands=[cond])


@irdl_op_definition
class TrapOp(IRDLOperation):
    """`llvm.intr.trap`: stop the program."""

    name = "llvm.intr.trap"
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__()


class LifetimeOp(IRDLOperation):
    """The start or end of a stack slot's life."""

    ptr = operand_def(LLVMPointerType)
    assembly_format = "$ptr attr-dict `:` type($ptr)"

    def __init__(self, ptr: SSAValue):
        super().__init__(operands=[ptr])


class IntegerReduceOp(IRDLOperation):
    """A reduction of a vector of integers to one."""

    in_ = operand_def(IntOrVector)
    res = result_def(IntegerType)
    traits = traits_def(Pure())

    def __init__(self, in_: SSAValue, type_: Attribute):
        super().__init__(operands=[in_], result_types=[type_])


class FloatReduceOp(IRDLOperation):
    """A reduction of a vector of floats to one."""

    in_ = operand_def(FloatOrVector)
    fastmathFlags = prop_def(FastMathAttr, default_value=FastMathAttr(None))
    res = result_def(FloatOrVector)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = _CALL_LIKE

    def __init__(self, in_: SSAValue, type_: Attribute, fastmath: FastMathAttr | None = None):
        super().__init__(
            operands=[in_],
            result_types=[type_],
            properties={"fastmathFlags": fastmath or FastMathAttr(None)},
        )


OPERATIONS = (
    AbsOp,
    AssumeOp,
    ExpectOp,
    FMulAddOp,
    IsFPClassOp,
    MemcpyOp,
    MemmoveOp,
    MemsetOp,
    TrapOp,
)
