"""`llvm.intr.coro.*`: LLVM's intrinsics for switched-resume coroutines."""

from __future__ import annotations

from xdsl.dialects.builtin import IntegerType, i1, i8, i32, i64
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, result_def

from stretto.dialects.llvm_.types import LLVMTokenType

_FUNCTIONAL = " attr-dict `:` functional-type(operands, results)"


@irdl_op_definition
class CoroIdOp(IRDLOperation):
    """`llvm.intr.coro.id`: the token that names a coroutine; pointers may be null."""

    name = "llvm.intr.coro.id"
    align = operand_def(i32)
    promise = operand_def(LLVMPointerType)
    coroaddr = operand_def(LLVMPointerType)
    fnaddrs = operand_def(LLVMPointerType)
    res = result_def(LLVMTokenType)
    assembly_format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs" + _FUNCTIONAL

    def __init__(self, align: SSAValue, promise: SSAValue, coroaddr: SSAValue, fnaddrs: SSAValue):
        super().__init__(operands=[align, promise, coroaddr, fnaddrs], result_types=[LLVMTokenType()])


@irdl_op_definition
class CoroBeginOp(IRDLOperation):
    """`llvm.intr.coro.begin`: the handle of the frame that lives in `mem`."""

    name = "llvm.intr.coro.begin"
    token = operand_def(LLVMTokenType)
    mem = operand_def(LLVMPointerType)
    res = result_def(LLVMPointerType)
    assembly_format = "$token `,` $mem" + _FUNCTIONAL

    def __init__(self, token: SSAValue, mem: SSAValue):
        super().__init__(operands=[token, mem], result_types=[LLVMPointerType()])


@irdl_op_definition
class CoroSizeOp(IRDLOperation):
    """`llvm.intr.coro.size`: bytes that the frame needs."""

    name = "llvm.intr.coro.size"
    res = result_def(IntegerType)
    assembly_format = "attr-dict `:` type($res)"

    def __init__(self, type_: Attribute = i64):
        super().__init__(result_types=[type_])


@irdl_op_definition
class CoroAlignOp(IRDLOperation):
    """`llvm.intr.coro.align`: alignment that the frame needs, in bytes."""

    name = "llvm.intr.coro.align"
    res = result_def(IntegerType)
    assembly_format = "attr-dict `:` type($res)"

    def __init__(self, type_: Attribute = i64):
        super().__init__(result_types=[type_])


@irdl_op_definition
class CoroSaveOp(IRDLOperation):
    """`llvm.intr.coro.save`: from here on another thread may resume the coroutine."""

    name = "llvm.intr.coro.save"
    handle = operand_def(LLVMPointerType)
    res = result_def(LLVMTokenType)
    assembly_format = "$handle" + _FUNCTIONAL

    def __init__(self, handle: SSAValue):
        super().__init__(operands=[handle], result_types=[LLVMTokenType()])


@irdl_op_definition
class CoroSuspendOp(IRDLOperation):
    """`llvm.intr.coro.suspend`: -1 suspended, 0 resumed, 1 destroyed."""

    name = "llvm.intr.coro.suspend"
    save = operand_def(LLVMTokenType)
    final = operand_def(i1)
    res = result_def(i8)
    assembly_format = "$save `,` $final attr-dict `:` type($res)"

    def __init__(self, save: SSAValue, final: SSAValue):
        super().__init__(operands=[save, final], result_types=[i8])


@irdl_op_definition
class CoroEndOp(IRDLOperation):
    """`llvm.intr.coro.end`: where the coroutine gives control back to who started it."""

    name = "llvm.intr.coro.end"
    handle = operand_def(LLVMPointerType)
    unwind = operand_def(i1)
    retvals = operand_def(LLVMTokenType)
    res = result_def(i1)
    assembly_format = "$handle `,` $unwind `,` $retvals" + _FUNCTIONAL

    def __init__(self, handle: SSAValue, unwind: SSAValue, retvals: SSAValue):
        super().__init__(operands=[handle, unwind, retvals], result_types=[i1])


@irdl_op_definition
class CoroFreeOp(IRDLOperation):
    """`llvm.intr.coro.free`: the memory of the frame to free, or null."""

    name = "llvm.intr.coro.free"
    id = operand_def(LLVMTokenType)
    handle = operand_def(LLVMPointerType)
    res = result_def(LLVMPointerType)
    assembly_format = "$id `,` $handle" + _FUNCTIONAL

    def __init__(self, id: SSAValue, handle: SSAValue):
        super().__init__(operands=[id, handle], result_types=[LLVMPointerType()])


@irdl_op_definition
class CoroResumeOp(IRDLOperation):
    """`llvm.intr.coro.resume`: run a suspended coroutine until it suspends again or ends."""

    name = "llvm.intr.coro.resume"
    handle = operand_def(LLVMPointerType)
    assembly_format = "$handle attr-dict `:` type($handle)"

    def __init__(self, handle: SSAValue):
        super().__init__(operands=[handle])


@irdl_op_definition
class CoroPromiseOp(IRDLOperation):
    """`llvm.intr.coro.promise`: the promise of a handle, or (`from`) the handle of a promise."""

    name = "llvm.intr.coro.promise"
    handle = operand_def(LLVMPointerType)
    align = operand_def(i32)
    from_ = operand_def(i1)
    res = result_def(LLVMPointerType)
    assembly_format = "$handle `,` $align `,` $from_" + _FUNCTIONAL

    def __init__(self, handle: SSAValue, align: SSAValue, from_: SSAValue):
        super().__init__(operands=[handle, align, from_], result_types=[LLVMPointerType()])


OPERATIONS = (
    CoroAlignOp,
    CoroBeginOp,
    CoroEndOp,
    CoroFreeOp,
    CoroIdOp,
    CoroPromiseOp,
    CoroResumeOp,
    CoroSaveOp,
    CoroSizeOp,
    CoroSuspendOp,
)
