"""Awaits, asserts and checks: suspensions and branches in a coroutine, blocking waits elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import IntegerAttr, i1, i32
from xdsl.ir import Block, Operation, Region, SSAValue

from stretto.analysis.calls import own_ops
from stretto.conversions.coroutines.machinery import Abi, BlockEnd, Coroutine
from stretto.conversions.scf_lowering import lower_scf, scf_around
from stretto.dialects.async_.coro import CoroSaveOp, CoroSuspendOp
from stretto.dialects.async_.runtime import (
    RuntimeAddRefOp,
    RuntimeAwaitAndResumeOp,
    RuntimeAwaitOp,
    RuntimeIsErrorOp,
    RuntimeLoadOp,
)
from stretto.dialects.async_.structured import AwaitAllOp, AwaitOp, ReturnOp, YieldOp
from stretto.dialects.async_.types import is_ref_counted
from stretto.dialects.stretto_ import CheckOp, ErrorOp, HelpOp, IsReadyOp, SettleOp, SiteOp
from stretto.interfaces.rewriting import at, split_block

AWAITS = (AwaitOp, AwaitAllOp, SettleOp)
"""The ops that wait; a settle gives the error code, after the others a failure travels on."""
LEAVING = (*AWAITS, cf.AssertOp, CheckOp)
"""The ops by which control may leave a coroutine's body from the middle of a block."""

Await = AwaitOp | AwaitAllOp | SettleOp

FAILED = "Awaited async operand is in error state"
# What MLIR lowers to blocks whenever it holds any async op, be it one that doesn't suspend.
_EAGER = (scf.IfOp, scf.WhileOp, scf.ExecuteRegionOp)


def lower_body(coroutine: Coroutine, *, eager: bool = False) -> None:
    """Lower the awaits, asserts, checks and terminators of a coroutine, those of nested tasks excepted.

    scf ops around them are lowered to blocks first, at any depth. With `eager` so is, as MLIR does it, each
    `scf.if`, `while` and `execute_region` that holds any async op. A DiagnosticError is raised for an await,
    assert or check in an op that has no form as blocks.
    """
    region = coroutine.func.body
    flattened = _control_flow_around(coroutine, eager)
    if flattened:
        lower_scf(region, lambda op: op in flattened)
    for op in ops_from_the_ends(region):
        if isinstance(op, AWAITS):
            _suspend(op, coroutine)
        elif isinstance(op, cf.AssertOp):
            _branch_on_assert(op, coroutine)
        elif isinstance(op, CheckOp):
            _branch_on_check(op, coroutine)
        elif isinstance(op, YieldOp | ReturnOp):
            coroutine.complete(op)


def ops_from_the_ends(region: Region) -> Iterator[Operation]:
    """The ops of the blocks that a region has now, each block from its end on.

    So an op may be lowered by splitting its block: what follows it has been seen, and is moved away.
    """
    for block in list(region.blocks):
        op = block.last_op
        while op is not None:
            previous = op.prev_op
            yield op
            op = previous


def _control_flow_around(coroutine: Coroutine, eager: bool) -> set[Operation]:
    found: set[Operation] = set()
    for op in own_ops(coroutine.func.body):
        if op.parent_op() is coroutine.func:
            continue
        if isinstance(op, LEAVING):
            found.update(scf_around(op, coroutine.func, "coroutine"))
        elif eager and op.name.startswith("async."):
            parents = list(_ancestors(op, coroutine))
            if all(isinstance(parent, _EAGER) for parent in parents):
                found.update(parents)
    return found


def _ancestors(op: Operation, coroutine: Coroutine) -> Iterator[Operation]:
    parent = op.parent_op()
    while parent is not None and parent is not coroutine.func:
        yield parent
        parent = parent.parent_op()


def _branch(emit: BlockEnd, condition: SSAValue, then: Block, otherwise: Block) -> None:
    emit(cf.ConditionalBranchOp(condition, then, (), otherwise, ()))


def _fail_with(emit: BlockEnd, coroutine: Coroutine, code: SSAValue, otherwise: Block) -> None:
    """End a block: to set_error if `code` isn't 0, else to `otherwise`."""
    zero = emit(arith.ConstantOp(IntegerAttr(0, i32))).result
    failed = emit(arith.CmpiOp(code, zero, "ne")).result
    arguments = (code,) if coroutine.abi == "stretto" else ()
    emit(cf.ConditionalBranchOp(failed, coroutine.set_error(), arguments, otherwise, ()))


def _finish_await(op: AwaitOp | AwaitAllOp, abi: Abi) -> None:
    """Put the load of the payload in the place of an await.

    With abi `stretto` a value keeps the reference that its payload is, so that it may be awaited again.
    """
    if isinstance(op, AwaitOp) and op.result is not None:
        assert op.parent is not None
        load = at(op.location, RuntimeLoadOp(op.operand))
        op.parent.insert_op_before(load, op)
        load.result.name_hint = op.result.name_hint
        op.result.replace_all_uses_with(load.result)
        if abi == "stretto" and is_ref_counted(load.result.type):
            op.parent.insert_op_before(at(op.location, RuntimeAddRefOp(load.result)), op)
    op.detach()
    op.erase()


def _replace_by_code(op: SettleOp, emit: Callable[[Operation], Operation], abi: Abi) -> None:
    """Ask for the error code once all is done; with abi `mlir` it only says whether something failed."""
    if abi == "stretto":
        code = emit(ErrorOp(op.operand)).results[0]
    else:
        code = emit(arith.ExtUIOp(emit(RuntimeIsErrorOp(op.operand)).results[0], i32)).results[0]
    op.code.replace_all_uses_with(code)
    op.detach()
    op.erase()


def _suspend(op: Await, coroutine: Coroutine) -> None:
    operand = op.operand
    waiting, continuation = split_block(op)
    region = continuation.parent
    assert region is not None
    resume = Block()
    region.insert_block_before(resume, continuation)
    emit = BlockEnd(waiting, op.location)
    if coroutine.abi == "stretto":
        # What is there already needs no suspension, nor what tasks of this one bring that nobody has begun;
        # the coroutine goes on in the same block either way.
        helping, suspending = Block(), Block()
        region.insert_block_before(helping, resume)
        region.insert_block_before(suspending, resume)
        _branch(emit, emit(IsReadyOp(operand)).ready, resume, helping)
        emit = BlockEnd(helping, op.location)
        _branch(emit, emit(HelpOp(operand)).ready, resume, suspending)
        emit = BlockEnd(suspending, op.location)
    state = emit(CoroSaveOp(coroutine.handle)).state
    emit(RuntimeAwaitAndResumeOp(operand, coroutine.handle))
    emit(CoroSuspendOp(state, coroutine.suspend, resume, coroutine.destroy))

    emit = BlockEnd(resume, op.location)
    if isinstance(op, SettleOp):
        _replace_by_code(op, emit, coroutine.abi)
        emit(cf.BranchOp(continuation))
        return
    if coroutine.abi == "stretto":
        _fail_with(emit, coroutine, emit(ErrorOp(operand)).code, continuation)
    else:
        _branch(emit, emit(RuntimeIsErrorOp(operand)).is_error, coroutine.set_error(), continuation)
    _finish_await(op, coroutine.abi)


def _branch_on_assert(op: cf.AssertOp, coroutine: Coroutine) -> None:
    block, rest = split_block(op)
    emit = BlockEnd(block, op.location)
    code = [emit(SiteOp(op.msg.data)).code] if coroutine.abi == "stretto" else []
    emit(cf.ConditionalBranchOp(op.arg, rest, (), coroutine.set_error(), code))
    op.detach()
    op.erase()


def _branch_on_check(op: CheckOp, coroutine: Coroutine) -> None:
    block, rest = split_block(op)
    _fail_with(BlockEnd(block, op.location), coroutine, op.code, rest)
    op.detach()
    op.erase()


def await_blocking(op: Await, abi: Abi) -> None:
    """Replace an await outside of coroutines by a wait of the calling thread; a failure fails the caller.

    With abi `mlir` by `cf.assert`, with abi `stretto` by `stretto.check`, which keeps the reason.
    """
    block = op.parent
    assert block is not None

    def emit(new: Operation) -> Operation:
        block.insert_op_before(at(op.location, new), op)
        return new

    emit(RuntimeAwaitOp(op.operand))
    if isinstance(op, SettleOp):
        _replace_by_code(op, emit, abi)
        return
    if abi == "stretto":
        emit(CheckOp(emit(ErrorOp(op.operand)).results[0]))
    else:
        is_error = emit(RuntimeIsErrorOp(op.operand)).results[0]
        true = emit(arith.ConstantOp(IntegerAttr(1, i1))).results[0]
        emit(cf.AssertOp(emit(arith.XOrIOp(is_error, true)), FAILED))
    _finish_await(op, abi)


def check_by_assert(op: CheckOp) -> None:
    """Let a check abort the program, in a function that can't return an error code."""
    block = op.parent
    assert block is not None
    zero = at(op.location, arith.ConstantOp(IntegerAttr(0, i32)))
    fine = at(op.location, arith.CmpiOp(op.code, zero.result, "eq"))
    block.insert_ops_before([zero, fine, at(op.location, cf.AssertOp(fine.result, FAILED))], op)
    op.detach()
    op.erase()
