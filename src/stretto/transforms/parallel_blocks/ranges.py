"""Parallel loops that the runtime hands out by itself: their bodies neither fail nor await.

Such a loop is a call that returns when all points are done. Which thread runs which of them, and how many at
a time, is up to the runtime, which measures what they cost. Loops with results are cut into blocks first, so
that results depend on the blocks only; the runtime hands out whole blocks.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import Region, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.dialects.stretto_ import ParallelLoopOp, SiteOp
from stretto.transforms.parallel_blocks.candidates import is_storable
from stretto.transforms.parallel_blocks.compute import Loop, private_function
from stretto.transforms.parallel_blocks.dispatch import Blocks
from stretto.transforms.parallel_blocks.emitter import Emitter, known

NAME = "parallel_blocks_fn"


def has_storable_captures(loop: Loop) -> bool:
    """Whether all that the body uses can be put into a struct for other threads."""
    return all(is_storable(value.type) for value in loop.shared_operands())


def choose(emit: Emitter, condition: SSAValue) -> tuple[Emitter | None, Emitter | None]:
    """Where to emit what is done if the condition holds and if not; None: that is known not to happen."""
    value = known(condition)
    if value is not None:
        return (emit, None) if value else (None, emit)
    yes, no = emit.block(), emit.block()
    emit.insert(scf.IfOp(condition, [], Region(yes), Region(no)))
    ends = [emit.inside(block).insert(scf.YieldOp()) for block in (yes, no)]
    first, second = (Emitter(InsertPoint.before(end), emit.location, emit.late) for end in ends)
    return first, second


def run_range(
    emit: Emitter, name: str, count: SSAValue, row: SSAValue, least: int, arguments: Sequence[SSAValue]
) -> None:
    """Run the function `name` on 0 to `count` - 1: here if these are at most `least`, else by the runtime."""
    here, shared = choose(emit, emit(arith.CmpiOp(count, emit.index(least), "sle")))
    if here is not None:
        here.insert(func.CallOp(name, [here.index(0), count, *arguments], []))
    if shared is not None:
        site = shared.insert(SiteOp("scf.parallel")).results[0]
        shared.insert(ParallelLoopOp(name, count, row, site, arguments))


def product(emit: Emitter, counts: Sequence[SSAValue]) -> SSAValue:
    """The product of numbers, 1 if there are none."""
    if not counts:
        return emit.index(1)
    total = counts[0]
    for count in counts[1:]:
        total = emit(arith.MuliOp(total, count))
    return total


def make_blocks_function(name: str, blocks: Blocks) -> func.FuncOp:
    """A function that runs a range of blocks.

    Its arguments are the first block, the blocks' end, the size of a block and what compute functions share.
    """
    index = IndexType()
    location = blocks.loop.op.location
    inputs = [index, index, index, *(value.type for value in blocks.loop.shared_operands())]
    function, entry = private_function(name, inputs, location)
    emit = Emitter(InsertPoint.at_end(entry), location)
    first, end, *shared = entry.args
    body = emit.block([index])
    inner = emit.inside(body)
    inner.insert(func.CallOp(blocks.compute.sym_name.data, [body.args[0], *shared], []))
    inner.insert(scf.YieldOp())
    emit.insert(scf.ForOp(first, end, emit.index(1), [], Region(body)))
    emit.insert(func.ReturnOp())
    return function


def run_blocks(emit: Emitter, module: ModuleOp, name: str, blocks: Blocks) -> None:
    """Run all blocks: a single one here, else by the runtime, through a new function `name`."""
    one = emit.index(1)
    here, shared = choose(emit, emit(arith.CmpiOp(blocks.count, one, "eq")))
    if here is not None:
        blocks.call(here, here.index(0))
    if shared is not None:
        module.body.block.add_op(make_blocks_function(name, blocks))
        site = shared.insert(SiteOp("scf.parallel")).results[0]
        arguments = [blocks.size, *blocks.loop.shared_operands()]
        shared.insert(ParallelLoopOp(name, blocks.count, one, site, arguments))
