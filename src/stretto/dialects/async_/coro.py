"""`async.coro.*`: switched-resume coroutines, one op for each LLVM intrinsic."""

from __future__ import annotations

from xdsl.ir import Block, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    result_def,
    successor_def,
    traits_def,
)
from xdsl.traits import IsTerminator

from stretto.dialects.async_.types import CoroHandleType, CoroIdType, CoroStateType


@irdl_op_definition
class CoroIdOp(IRDLOperation):
    """`async.coro.id`: the identifier of the enclosing coroutine."""

    name = "async.coro.id"
    id = result_def(CoroIdType)
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__(result_types=[CoroIdType()])


@irdl_op_definition
class CoroBeginOp(IRDLOperation):
    """`async.coro.begin`: allocate the frame and return its handle."""

    name = "async.coro.begin"
    id = operand_def(CoroIdType)
    handle = result_def(CoroHandleType)
    assembly_format = "$id attr-dict"

    def __init__(self, id: SSAValue):
        super().__init__(operands=[id], result_types=[CoroHandleType()])


@irdl_op_definition
class CoroFreeOp(IRDLOperation):
    """`async.coro.free`: free the frame."""

    name = "async.coro.free"
    id = operand_def(CoroIdType)
    handle = operand_def(CoroHandleType)
    assembly_format = "$id `,` $handle attr-dict"

    def __init__(self, id: SSAValue, handle: SSAValue):
        super().__init__(operands=[id, handle])


@irdl_op_definition
class CoroEndOp(IRDLOperation):
    """`async.coro.end`: mark the end of the coroutine on the suspend path."""

    name = "async.coro.end"
    handle = operand_def(CoroHandleType)
    assembly_format = "$handle attr-dict"

    def __init__(self, handle: SSAValue):
        super().__init__(operands=[handle])


@irdl_op_definition
class CoroSaveOp(IRDLOperation):
    """`async.coro.save`: save the state, so that another thread may resume from here on."""

    name = "async.coro.save"
    handle = operand_def(CoroHandleType)
    state = result_def(CoroStateType)
    assembly_format = "$handle attr-dict"

    def __init__(self, handle: SSAValue):
        super().__init__(operands=[handle], result_types=[CoroStateType()])


@irdl_op_definition
class CoroSuspendOp(IRDLOperation):
    """`async.coro.suspend`: suspend; go on at `resume_dest`, or destroy at `cleanup_dest`."""

    name = "async.coro.suspend"
    state = operand_def(CoroStateType)
    suspend_dest = successor_def()
    resume_dest = successor_def()
    cleanup_dest = successor_def()
    traits = traits_def(IsTerminator())
    assembly_format = "$state `,` $suspend_dest `,` $resume_dest `,` $cleanup_dest attr-dict"

    def __init__(self, state: SSAValue, suspend: Block, resume: Block, cleanup: Block):
        super().__init__(operands=[state], successors=[suspend, resume, cleanup])


OPERATIONS = (CoroBeginOp, CoroEndOp, CoroFreeOp, CoroIdOp, CoroSaveOp, CoroSuspendOp)
