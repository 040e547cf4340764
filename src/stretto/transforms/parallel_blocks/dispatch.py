"""How the blocks of a parallel loop become tasks: one after the other, or by halving the range of blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, MemRefType
from xdsl.ir import Region, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.dialects.async_.structured import (
    AddToGroupOp,
    AwaitAllOp,
    AwaitOp,
    CreateGroupOp,
    ExecuteOp,
    YieldOp,
)
from stretto.dialects.async_.types import GroupType
from stretto.dialects.stretto_ import CheckOp, SettleOp
from stretto.transforms.parallel_blocks.combiners import join
from stretto.transforms.parallel_blocks.compute import Loop, input_types, private_function
from stretto.transforms.parallel_blocks.emitter import Emitter

NAME = "async_dispatch_fn"


@dataclass
class Blocks:
    """How a loop is cut."""

    size: SSAValue
    count: SSAValue
    loop: Loop
    compute: func.FuncOp

    def call(self, emit: Emitter, block_index: SSAValue) -> None:
        """Run a block here."""
        emit.insert(
            func.CallOp(
                self.compute.sym_name.data, [block_index, self.size, *self.loop.shared_operands()], []
            )
        )


def allocate_partials(emit: Emitter, loop: Loop, count: SSAValue) -> None:
    """A memref for each result of the loop, with a place for each block's partial result."""
    for result in loop.op.res:
        type_ = MemRefType(result.type, [DYNAMIC_INDEX])
        loop.partials.append(emit.insert(memref.AllocOp([count], [], type_)).results[0])


def combine_partials(emit: Emitter, blocks: Blocks) -> Sequence[SSAValue]:
    """The results of the loop: the initial values, then the partial results in the order of the blocks."""
    if not blocks.loop.partials:
        return ()
    results = _combine(emit, blocks)
    _free_partials(emit, blocks.loop)
    return results


def _free_partials(emit: Emitter, loop: Loop) -> None:
    for memory in loop.partials:
        emit.insert(memref.DeallocOp.get(memory))


def _combine(emit: Emitter, blocks: Blocks) -> Sequence[SSAValue]:
    loop = blocks.loop
    zero, one = emit.index(0), emit.index(1)
    initial = list(loop.op.initVals)
    body = emit.block([IndexType(), *(value.type for value in initial)])
    inner = emit.inside(body)
    values = [inner.insert(memref.LoadOp.get(m, [body.args[0]])).results[0] for m in loop.partials]
    inner.insert(scf.YieldOp(*join(inner, loop.reduce, body.args[1:], values, {})))
    return emit.insert(scf.ForOp(zero, blocks.count, one, initial, Region(body))).results


def _execute(emit: Emitter, group: SSAValue, fill: Callable[[Emitter], None]) -> None:
    body = emit.block()
    inner = emit.inside(body)
    fill(inner)
    inner.insert(YieldOp())
    task = emit.insert(ExecuteOp([], [], [], Region(body)))
    emit.insert(AddToGroupOp(task.results[0], group))


def dispatch_in_turn(emit: Emitter, blocks: Blocks) -> None:
    """Make a task of each block but the first, run that one here, and wait for the others."""
    zero, one = emit.index(0), emit.index(1)
    size = emit(arith.SubiOp(blocks.count, one))
    group = emit.insert(CreateGroupOp(size)).results[0]
    body = emit.block([IndexType()])
    inner = emit.inside(body)
    _execute(inner, group, lambda task: blocks.call(task, body.args[0]))
    inner.insert(scf.YieldOp())
    emit.insert(scf.ForOp(one, blocks.count, one, [], Region(body)))
    blocks.call(emit, zero)
    emit.insert(AwaitAllOp(group))


def dispatch_by_halves(emit: Emitter, blocks: Blocks, dispatch: func.FuncOp) -> None:
    """Run a single block here; let `dispatch` hand out more than one, and wait for them."""
    zero, one = emit.index(0), emit.index(1)
    is_single = emit(arith.CmpiOp(blocks.count, one, "eq"))
    here, tasks = emit.block(), emit.block()
    inner = emit.inside(here)
    blocks.call(inner, zero)
    inner.insert(scf.YieldOp())
    inner = emit.inside(tasks)
    size = inner(arith.SubiOp(blocks.count, one))
    group = inner.insert(CreateGroupOp(size)).results[0]
    operands = [group, zero, blocks.count, blocks.size, *blocks.loop.shared_operands()]
    inner.insert(func.CallOp(dispatch.sym_name.data, operands, []))
    inner.insert(AwaitAllOp(group))
    inner.insert(scf.YieldOp())
    emit.insert(scf.IfOp(is_single, [], Region(here), Region(tasks)))


def dispatch_settled(emit: Emitter, blocks: Blocks, dispatch: func.FuncOp | None) -> Sequence[SSAValue]:
    """Run blocks that may fail; returns the results of the loop.

    Several blocks are all tasks, so that no failure leaves the caller while others run, which use what the
    caller has. Partial results are combined in a task too, and freed before a failure travels on.
    """
    zero, one = emit.index(0), emit.index(1)
    if blocks.loop.partials:
        code = _settled(emit, blocks, dispatch, zero, one)
        return _combine_settled(emit, blocks, code)
    is_single = emit(arith.CmpiOp(blocks.count, one, "eq"))
    here, tasks = emit.block(), emit.block()
    inner = emit.inside(here)
    blocks.call(inner, zero)
    inner.insert(scf.YieldOp())
    inner = emit.inside(tasks)
    inner.insert(CheckOp(_settled(inner, blocks, dispatch, zero, one)))
    inner.insert(scf.YieldOp())
    emit.insert(scf.IfOp(is_single, [], Region(here), Region(tasks)))
    return ()


def _settled(
    emit: Emitter, blocks: Blocks, dispatch: func.FuncOp | None, zero: SSAValue, one: SSAValue
) -> SSAValue:
    """Make tasks of all blocks and wait for them; returns the error code."""
    group = emit.insert(CreateGroupOp(blocks.count)).results[0]
    if dispatch is None:
        body = emit.block([IndexType()])
        inner = emit.inside(body)
        _execute(inner, group, lambda task: blocks.call(task, body.args[0]))
        inner.insert(scf.YieldOp())
        emit.insert(scf.ForOp(zero, blocks.count, one, [], Region(body)))
    else:
        operands = [group, zero, blocks.count, blocks.size, *blocks.loop.shared_operands()]

        def hand_out(task: Emitter) -> None:
            task.insert(func.CallOp(dispatch.sym_name.data, operands, []))

        _execute(emit, group, hand_out)
    return emit.insert(SettleOp(group)).results[0]


def _combine_settled(emit: Emitter, blocks: Blocks, code: SSAValue) -> Sequence[SSAValue]:
    body = emit.block()
    inner = emit.inside(body)
    inner.insert(CheckOp(code))
    inner.insert(YieldOp(list(_combine(inner, blocks))))
    types = [result.type for result in blocks.loop.op.res]
    done, *values = emit.insert(ExecuteOp([], [], types, Region(body))).results
    emit.insert(SettleOp(done))
    _free_partials(emit, blocks.loop)
    return [emit.insert(AwaitOp(value)).results[0] for value in values]


def make_dispatch_function(name: str, loop: Loop, compute: func.FuncOp) -> func.FuncOp:
    """A function that hands out the upper half of a range of blocks as a task, until one is left.

    The task calls it too. Its arguments are the group, the range's start and end, the size of a block and
    what compute functions share.
    """
    index = IndexType()
    inputs = [GroupType(), index, index, index, *input_types(loop)]
    location = loop.op.location
    function, entry = private_function(name, inputs, location)
    group, start, end, *shared = entry.args
    emit = Emitter(InsertPoint.at_end(entry), location)
    one, two = emit.index(1), emit.index(2)

    before = emit.block([index, index])
    inner = emit.inside(before)
    distance = inner(arith.SubiOp(before.args[1], before.args[0]))
    goes_on = inner(arith.CmpiOp(distance, one, "sgt"))
    inner.insert(scf.ConditionOp(goes_on, *before.args))

    after = emit.block([index, index])
    inner = emit.inside(after)
    low, high = after.args
    distance = inner(arith.SubiOp(high, low))
    middle = inner(arith.AddiOp(low, inner(arith.DivSIOp(distance, two))))

    def upper_half(task: Emitter) -> None:
        task.insert(func.CallOp(name, [group, middle, high, *shared], []))

    _execute(inner, group, upper_half)
    inner.insert(scf.YieldOp(low, middle))
    emit.insert(scf.WhileOp([start, end], [index, index], Region(before), Region(after)))
    emit.insert(func.CallOp(compute.sym_name.data, [start, *shared], []))
    emit.insert(func.ReturnOp())
    return function
