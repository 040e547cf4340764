"""The `stretto` dialect: what MLIR's async dialect lacks to let failures travel by value.

An *error code* is an `i32`: 0 for no error, else a site, which names the place and the text of
the failure in a table of the program (see `native/include/stretto/async_runtime.h`). Codes are
plain values; nobody counts or frees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects.builtin import IndexType, StringAttr, SymbolRefAttr, UnrankedMemRefType, i1, i32
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    VarConstraint,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from stretto.dialects.async_.types import GroupType, TokenType, ValueType


@irdl_op_definition
class SiteOp(IRDLOperation):
    """`stretto.site "text" : i32`: the error code that stands for this op's location and text."""

    name = "stretto.site"
    text = prop_def(StringAttr)
    code = result_def(i32)
    traits = traits_def(Pure())
    assembly_format = "$text attr-dict `:` type($code)"

    def __init__(self, text: str):
        super().__init__(properties={"text": StringAttr(text)}, result_types=[i32])


@irdl_op_definition
class CheckOp(IRDLOperation):
    """`stretto.check %code`: if the code isn't 0, the enclosing function or task fails with it.

    Not a terminator, so it may stand in structured control flow; it is lowered to a branch once
    the enclosing function is a control-flow graph.
    """

    name = "stretto.check"
    code = operand_def(i32)
    assembly_format = "$code attr-dict"

    def __init__(self, code: SSAValue):
        super().__init__(operands=[code])


@irdl_op_definition
class ErrorOp(IRDLOperation):
    """`stretto.error %x : type`: the error code of a token, value or group; 0 if it didn't fail.

    Of a group, the code of the first member that failed. The operand must be ready.
    """

    name = "stretto.error"
    operand = operand_def(TokenType | ValueType | GroupType)
    code = result_def(i32)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i32])


@irdl_op_definition
class SetErrorOp(IRDLOperation):
    """`stretto.set_error %x, %code : type`: like async.runtime.set_error, with the reason."""

    name = "stretto.set_error"
    operand = operand_def(TokenType | ValueType)
    code = operand_def(i32)
    assembly_format = "$operand `,` $code attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue, code: SSAValue):
        super().__init__(operands=[operand, code])


@irdl_op_definition
class MemberReadyOp(IRDLOperation):
    """`stretto.member_ready %group, %code`: one member of a group is done: failed, if the code isn't 0.

    The member needs no token of its own; it isn't added to the group by `async.runtime.add_to_group`.
    """

    name = "stretto.member_ready"
    group = operand_def(GroupType)
    code = operand_def(i32)
    assembly_format = "$group `,` $code attr-dict"

    def __init__(self, group: SSAValue, code: SSAValue):
        super().__init__(operands=[group, code])


@irdl_op_definition
class IsReadyOp(IRDLOperation):
    """`stretto.is_ready %x : type`: whether an await of the operand would go on at once."""

    name = "stretto.is_ready"
    operand = operand_def(TokenType | ValueType | GroupType)
    ready = result_def(i1)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i1])


@irdl_op_definition
class HelpOp(IRDLOperation):
    """`stretto.help %x : type`: run what the task has posted until the operand is ready; whether it is.

    Stands before a suspension, which it often saves: the result is true if an await would go on at once.
    """

    name = "stretto.help"
    operand = operand_def(TokenType | ValueType | GroupType)
    ready = result_def(i1)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i1])


@irdl_op_definition
class SettleOp(IRDLOperation):
    """`stretto.settle %x : type`: wait as an await does; the result is the error code, 0 if it didn't fail.

    Of a group, all members are done then, failed ones too. So what they use may be given back before a
    failure travels on (`stretto.check`).
    """

    name = "stretto.settle"
    operand = operand_def(TokenType | ValueType | GroupType)
    code = result_def(i32)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[i32])


@irdl_op_definition
class ParallelLoopOp(IRDLOperation):
    """`stretto.parallel_loop @f to %count by %row at %site (%a, ...) : types`: runs parts 0 to %count - 1.

    `@f(first, end, a, ...)` runs those from first to end - 1. It is called for pieces which together are all
    parts, maybe on several threads at once, and all calls have returned when this op is done. Pieces of more
    than %row parts begin at multiples of it where that is possible. The function neither fails nor awaits.
    """

    name = "stretto.parallel_loop"
    callee = prop_def(SymbolRefAttr)
    count = operand_def(IndexType)
    row = operand_def(IndexType)
    site = operand_def(i32)
    arguments = var_operand_def()
    assembly_format = (
        "$callee `to` $count `by` $row `at` $site `(` $arguments `)` attr-dict `:` type($arguments)"
    )

    def __init__(
        self, callee: str, count: SSAValue, row: SSAValue, site: SSAValue, arguments: Sequence[SSAValue]
    ):
        super().__init__(operands=[count, row, site, arguments], properties={"callee": SymbolRefAttr(callee)})


@irdl_op_definition
class KeepOp(IRDLOperation):
    """`stretto.keep %u : memref<*xf32>`: the same memref, whose descriptor is in the frame of the coroutine.

    An unranked memref points to a ranked descriptor on the stack of some function, which a task may outlive.
    Stands in the first block of a coroutine, behind `async.coro.begin`.
    """

    name = "stretto.keep"
    T: ClassVar = VarConstraint("T", BaseAttr(UnrankedMemRefType))
    operand = operand_def(T)
    result = result_def(T)
    assembly_format = "$operand attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


@irdl_op_definition
class NullOp(IRDLOperation):
    """`stretto.null : type`: what a failed function returns in place of its results.

    Zero of any type; of a counted type a null pointer, whose references may be added and
    dropped at no cost and without effect.
    """

    name = "stretto.null"
    result = result_def(AnyAttr())
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, type_: Attribute):
        super().__init__(result_types=[type_])


@irdl_attr_definition
class CpuAttr(ParametrizedAttribute):
    """`#stretto.cpu`: the software device, as the target that a module of kernels was compiled for."""

    name = "stretto.cpu"


Stretto = Dialect(
    "stretto",
    [
        CheckOp,
        ErrorOp,
        HelpOp,
        IsReadyOp,
        KeepOp,
        MemberReadyOp,
        NullOp,
        ParallelLoopOp,
        SetErrorOp,
        SettleOp,
        SiteOp,
    ],
    [CpuAttr],
)
