"""The blocks that make a function a switched-resume coroutine.

The function returns its token and values at once, at its first suspension; the frame completes them later:

    entry:      make token and values, coro.id, coro.begin      -> body
    body        ...                                             -> cleanup, or set_error
    set_error:  token and values fail                           -> cleanup
    cleanup:    coro.free                                       -> suspend
    destroy:    coro.free; where a suspended frame is destroyed -> suspend
    suspend:    coro.end, return token and values

Block and operation order are those of MLIR 22.1, which the text of the passes shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from xdsl.dialects import arith, cf, func
from xdsl.dialects.builtin import ArrayAttr, LocationAttr, StringAttr, UnrankedMemRefType, i32
from xdsl.ir import Block, Operation, SSAValue

from stretto.diagnostics import emit_error
from stretto.dialects.async_.coro import (
    CoroBeginOp,
    CoroEndOp,
    CoroFreeOp,
    CoroIdOp,
    CoroSaveOp,
    CoroSuspendOp,
)
from stretto.dialects.async_.runtime import (
    RuntimeCreateOp,
    RuntimeResumeOp,
    RuntimeSetAvailableOp,
    RuntimeSetErrorOp,
    RuntimeStoreOp,
)
from stretto.dialects.async_.types import TokenType, ValueType
from stretto.dialects.stretto_ import KeepOp, MemberReadyOp, SetErrorOp
from stretto.interfaces.rewriting import OpT, at, split_block

Abi = Literal["mlir", "stretto"]
"""How failures travel: `mlir` as a flag, with MLIR's exact text; `stretto` as an error code (an i32 site)."""

PRESPLIT = "presplitcoroutine"


@dataclass
class BlockEnd:
    """Appends ops to the end of a block, all with one location."""

    block: Block
    location: LocationAttr

    def __call__(self, op: OpT) -> OpT:
        """Append an op and return it."""
        self.block.add_op(at(self.location, op))
        return op


@dataclass
class Coroutine:
    """A function that is a coroutine, with the blocks and values that its body refers to."""

    func: func.FuncOp
    abi: Abi
    token: SSAValue | None
    values: Sequence[SSAValue]
    handle: SSAValue
    entry: Block
    body: Block
    cleanup: Block
    destroy: Block
    suspend: Block
    group: SSAValue | None = None
    """Counts the coroutine as a member in the place of a token."""
    _set_error: Block | None = None

    def set_error(self) -> Block:
        """The block that fails the token and the values; with abi `stretto` its argument is the error code.

        Made at first use: a coroutine that cannot fail has none.
        """
        if self._set_error is not None:
            return self._set_error
        block = Block(arg_types=[i32] if self.abi == "stretto" else [])
        for argument in block.args:
            argument.location = self.func.location
        self.func.body.insert_block_before(block, self.cleanup)
        emit = BlockEnd(block, self.func.location)
        for operand in self._returned():
            emit(SetErrorOp(operand, block.args[0]) if block.args else RuntimeSetErrorOp(operand))
        if self.group is not None:
            emit(MemberReadyOp(self.group, block.args[0]))
        emit(cf.BranchOp(self.cleanup))
        self._set_error = block
        return block

    def complete(self, terminator: Operation) -> None:
        """Replace an `async.yield` or `async.return`: hand its operands on, then go to the end."""
        block = terminator.parent
        assert block is not None
        payloads = list(terminator.operands)
        if len(payloads) != len(self.values):
            emit_error(
                terminator,
                f"'{terminator.name}' op has {len(payloads)} operands, "
                f"but the results have {len(self.values)} values",
            )
        terminator.detach()
        terminator.erase()
        emit = BlockEnd(block, terminator.location)
        for payload, value in zip(payloads, self.values, strict=True):
            emit(RuntimeStoreOp(payload, value))
            emit(RuntimeSetAvailableOp(value))
        if self.token is not None:
            emit(RuntimeSetAvailableOp(self.token))
        if self.group is not None:
            none = emit(arith.ConstantOp.from_int_and_width(0, 32)).result
            emit(MemberReadyOp(self.group, none))
        emit(cf.BranchOp(self.cleanup))

    def start_on_worker(self) -> None:
        """Let the coroutine suspend at its start and a worker thread resume it; else it runs at once."""
        branch = self.entry.last_op
        assert isinstance(branch, cf.BranchOp)
        branch.detach()
        branch.erase()
        emit = BlockEnd(self.entry, self.func.location)
        state = emit(CoroSaveOp(self.handle)).state
        emit(RuntimeResumeOp(self.handle))
        emit(CoroSuspendOp(state, self.suspend, self.body, self.destroy))

    def _returned(self) -> list[SSAValue]:
        return [*([] if self.token is None else [self.token]), *self.values]


def _keep_descriptors(emit: BlockEnd, entry: Block) -> None:
    """Copy what unranked memrefs that a coroutine gets point to into its frame; it may outlive its caller."""
    for argument in entry.args:
        if isinstance(argument.type, UnrankedMemRefType) and argument.first_use is not None:
            keep = KeepOp(argument)
            argument.replace_uses_with_if(keep.result, lambda use, keep=keep: use.operation is not keep)
            emit(keep)


def make_coroutine(function: func.FuncOp, abi: Abi) -> Coroutine:
    """Add the coroutine's blocks around the body of `function`, whose results are tokens or values.

    A token may be the first result only. The body keeps its terminators; `Coroutine.complete` replaces them.
    """
    entry = function.body.first_block
    assert entry is not None and entry.first_op is not None
    result_types = function.function_type.outputs.data
    for index, type_ in enumerate(result_types):
        if not isinstance(type_, ValueType) and not (index == 0 and isinstance(type_, TokenType)):
            emit_error(function, f"result #{index} of a coroutine must be an async value, but is {type_}")
    body = split_block(entry.first_op)[1]

    emit = BlockEnd(entry, function.location)
    returned = [emit(RuntimeCreateOp(type_)).result for type_ in result_types]
    has_token = bool(result_types) and isinstance(result_types[0], TokenType)
    identifier = emit(CoroIdOp()).id
    handle = emit(CoroBeginOp(identifier)).handle
    # A descriptor that the coroutine hands on must not be in its own frame, which ends before.
    payloads = [type_.value_type for type_ in result_types if isinstance(type_, ValueType)]
    hands_on = any(isinstance(payload, UnrankedMemRefType) for payload in payloads)
    if abi == "stretto" and not hands_on:
        _keep_descriptors(emit, entry)
    emit(cf.BranchOp(body))

    cleanup, destroy, suspend = Block(), Block(), Block()
    function.body.add_block((cleanup, destroy, suspend))
    for block in (cleanup, destroy):
        emit = BlockEnd(block, function.location)
        emit(CoroFreeOp(identifier, handle))
        emit(cf.BranchOp(suspend))
    emit = BlockEnd(suspend, function.location)
    emit(CoroEndOp(handle))
    emit(func.ReturnOp(*returned))

    # LLVM aborts on a coroutine that isn't marked as one.
    function.attributes["passthrough"] = ArrayAttr([StringAttr(PRESPLIT)])
    return Coroutine(
        func=function,
        abi=abi,
        token=returned[0] if has_token else None,
        values=returned[1:] if has_token else returned,
        handle=handle,
        entry=entry,
        body=body,
        cleanup=cleanup,
        destroy=destroy,
        suspend=suspend,
    )
