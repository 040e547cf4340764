"""Structured control flow outside of the loops over threads, because threads wait for one another in it.

Each function ends the segment before the op, and emits the op.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IntegerAttr, i1, i8
from xdsl.ir import Block, Operation, Region, SSAValue

from stretto.conversions.kernels.builder import Builder
from stretto.conversions.kernels.clamping import clamp, conjuncts, is_edge
from stretto.conversions.kernels.kernel import BLOCK_SYNC, contains
from stretto.conversions.kernels.segments import CannotCut, Conditions, Segment, Tail
from stretto.conversions.kernels.while_loops import for_to_while

if TYPE_CHECKING:
    from stretto.conversions.kernels.cutting import Cutter


def cut_for(cutter: Cutter, op: scf.ForOp, segment: Segment, emit: Builder, under: Conditions) -> None:
    """An scf.for: a loop of all threads, or as an scf.while if they differ in its bounds."""
    places = cutter.places
    bounds = [places.uniform_value(bound) for bound in (op.lb, op.ub, op.step)]
    known = [bound for bound in bounds if bound is not None]
    if len(known) != len(bounds):
        cut_while(cutter, _as_while(cutter, op), segment, emit, under)
        return
    body = op.body.block
    last = body.last_op
    assert last is not None
    carried = list(zip(body.args[1:], op.iter_args, last.operands, op.results, strict=True))
    uniform = [c for c in carried if cutter.is_uniform(c[0], c[1])]
    varying = [c for c in carried if c not in uniform]
    tail = [(initial, places, places.slot(argument)) for argument, initial, _, _ in varying]
    cutter.flush(segment, emit, under, tail)
    initial = [places.uniform_value(value) for _, value, _, _ in uniform]
    loop, inner = emit.loop(known[0], known[1], [v for v in initial if v is not None], known[2])
    places.uniform[body.args[0]] = inner.args[0]
    for (argument, _, _, result), new, value in zip(uniform, inner.args[1:], loop.results, strict=True):
        places.uniform[argument] = new
        places.uniform[result] = value
    inside = emit.inside(inner)
    rest = cutter.run(body, inside, under)
    cutter.flush(rest, inside, under, [(y, places, places.slots[a]) for a, _, y, _ in varying if y is not a])
    inside.yield_(*[cutter.known_uniform(value) for _, _, value, _ in uniform])
    for argument, _, _, result in varying:
        places.slots[result] = places.slots[argument]


def _as_while(cutter: Cutter, op: scf.ForOp) -> scf.WhileOp:
    """A loop whose bounds differ between threads, as one that each of them ends by its own condition."""
    new = for_to_while(op)
    cutter.uniformity.set_varying(new)
    return new


def cut_if(cutter: Cutter, op: scf.IfOp, segment: Segment, emit: Builder, under: Conditions) -> None:
    """An scf.if: a branch of all threads, or each arm for those whose condition says so."""
    condition = cutter.places.uniform_value(op.cond)
    if condition is not None:
        cutter.flush(segment, emit, under)
        _uniform_if(cutter, op, condition, emit, under)
        return
    arms = [region.block for region in op.regions if region.blocks]
    if cutter.is_block and sum(_synchronizes(arm) for arm in arms) > 1:
        raise CannotCut(op, "threads differ in its condition and wait for each other in both arms")
    cutter.flush(segment, emit, under)
    if _may_hold_for_all(cutter, op):
        _versions(cutter, op, emit, under)
        return
    _varying_if(cutter, op, emit, under)


def _may_hold_for_all(cutter: Cutter, op: scf.IfOp) -> bool:
    """Whether the threads of most blocks may all take part: they do if the block isn't at an edge."""
    if not cutter.is_block or cutter.places.kernel.size is None or op.results or op.false_region.blocks:
        return False
    conditions = conjuncts(cutter.places, (op.cond, True))
    return all(is_edge(cutter.places, condition) for condition in conditions)


def _versions(cutter: Cutter, op: scf.IfOp, emit: Builder, under: Conditions) -> None:
    """Blocks in which the condition holds for all threads need not ask, so that their loops have constant
    extents."""
    for_all: SSAValue | None = None
    for condition in conjuncts(cutter.places, (op.cond, True)):
        found = clamp(cutter.places, condition, emit)
        assert found is not None
        axis, (lower, upper) = found
        starts = emit.compare("eq", lower, 0)
        ends = emit.compare("eq", upper, cutter.places.frame.size[axis])
        holds = emit(arith.AndIOp(starts, ends))
        for_all = holds if for_all is None else emit(arith.AndIOp(for_all, holds))
    assert for_all is not None
    blocks = emit.block(), emit.block()
    emit.insert(scf.IfOp(for_all, [], Region(blocks[0]), Region(blocks[1])))
    known = cutter.places.state()
    inside = emit.inside(blocks[0])
    arm = op.true_region.block
    cutter.flush(cutter.run(arm, inside, under), inside, under)
    inside.yield_()
    cutter.places.restore(known)
    inside = emit.inside(blocks[1])
    _varying_if(cutter, op, inside, under)
    inside.yield_()


def _varying_if(cutter: Cutter, op: scf.IfOp, emit: Builder, under: Conditions) -> None:
    arms = [region.block for region in op.regions if region.blocks]
    slots = [cutter.places.slot(result) for result in op.results]
    for arm, polarity in zip(arms, (True, False), strict=False):
        inner = (*under, (op.cond, polarity))
        rest = cutter.run(arm, emit, inner)
        assert arm.last_op is not None
        yielded = zip(arm.last_op.operands, slots, strict=True)
        cutter.flush(rest, emit, inner, [(value, cutter.places, slot) for value, slot in yielded])


def _uniform_if(cutter: Cutter, op: scf.IfOp, condition: SSAValue, emit: Builder, under: Conditions) -> None:
    places = cutter.places
    arms: list[tuple[Block, Builder, Segment, Operation]] = []
    regions: list[Region] = []
    for region in op.regions:
        block = region.blocks.first
        new = emit.block()
        regions.append(Region(new))
        if block is None:
            emit.inside(new).yield_()
            continue
        inside = emit.inside(new)
        rest = cutter.run(block, inside, under)
        assert block.last_op is not None
        arms.append((block, inside, rest, block.last_op))
    is_uniform = [
        not cutter.uniformity.varies(result)
        and all(places.uniform_value(last.operands[k]) is not None for _, _, _, last in arms)
        for k, result in enumerate(op.results)
    ]
    for _, inside, rest, last in arms:
        tail: Tail = []
        values: list[SSAValue] = []
        for value, result, same in zip(last.operands, op.results, is_uniform, strict=True):
            if same:
                values.append(cutter.known_uniform(value))
            else:
                tail.append((value, places, places.slot(result)))
        cutter.flush(rest, inside, under, tail)
        inside.yield_(*values)
    shared = [result for result, same in zip(op.results, is_uniform, strict=True) if same]
    new_op = scf.IfOp(condition, [result.type for result in shared], regions[0], regions[1])
    emit.insert(new_op)
    places.uniform.update(zip(shared, new_op.results, strict=True))


def cut_while(cutter: Cutter, op: scf.WhileOp, segment: Segment, emit: Builder, under: Conditions) -> None:
    """An scf.while: a loop of all threads, or one that goes on as long as any of them does."""
    condition = op.before_region.block.last_op
    assert isinstance(condition, scf.ConditionOp)
    if under or cutter.uniformity.varies(condition.condition):
        _masked_while(cutter, op, segment, emit, under)
        return
    places = cutter.places
    before, after = op.before_region.block, op.after_region.block
    last = after.last_op
    assert last is not None
    first = list(zip(before.args, op.arguments, last.operands, strict=True))
    uniform = [c for c in first if cutter.is_uniform(c[0], c[1])]
    varying = [c for c in first if c not in uniform]
    cutter.flush(segment, emit, under, [(v, places, places.slot(a)) for a, v, _ in varying])
    initial = [cutter.known_uniform(value) for _, value, _ in uniform]
    block = emit.block([value.type for value in initial])
    places.uniform.update(zip([a for a, _, _ in uniform], block.args, strict=True))
    inside = emit.inside(block)
    rest = cutter.run(before, inside, under)
    goes_on = cutter.known_uniform(condition.condition)
    passed = list(zip(condition.args, after.args, op.results, strict=True))
    same = [
        p for p in passed if not cutter.uniformity.varies(p[2]) and places.uniform_value(p[0]) is not None
    ]
    kept = [p for p in passed if p not in same]
    cutter.flush(rest, inside, under, [(v, places, places.slot(a)) for v, a, _ in kept])
    values = [cutter.known_uniform(value) for value, _, _ in same]
    inside.insert(scf.ConditionOp(goes_on, *values))
    next_block = emit.block([value.type for value in values])
    places.uniform.update(zip([a for _, a, _ in same], next_block.args, strict=True))
    new = scf.WhileOp(initial, [v.type for v in values], Region(block), Region(next_block))
    inside = emit.inside(next_block)
    rest = cutter.run(after, inside, under)
    cutter.flush(rest, inside, under, [(y, places, places.slots[a]) for a, _, y in varying])
    inside.yield_(*[cutter.known_uniform(value) for _, _, value in uniform])
    emit.insert(new)
    places.uniform.update(zip([r for _, _, r in same], new.results, strict=True))
    for _, argument, result in kept:
        places.slots[result] = places.slots[argument]


def _masked_while(
    cutter: Cutter, op: scf.WhileOp, segment: Segment, emit: Builder, under: Conditions
) -> None:
    """A loop that goes on as long as any thread does; those that don't any more take no part."""
    places = cutter.places
    before, after = op.before_region.block, op.after_region.block
    condition, last = before.last_op, after.last_op
    assert isinstance(condition, scf.ConditionOp) and last is not None
    active = places.memory_for(i8)
    mask = arith.ConstantOp(IntegerAttr(1, i1)).result  # a name for what is in `active`
    places.slots[mask] = active
    if under:
        cutter.flush(segment, emit, under)
        segment = Segment()
        cutter.flush(segment, emit, (), None, lambda t: t.store(t.emit.constant(0, i8), places, active))
    tail = [(value, places, places.slot(a)) for a, value in zip(before.args, op.arguments, strict=True)]
    cutter.flush(segment, emit, under, tail, lambda t: t.store(t.emit.constant(1, i8), places, active))
    inner = ((mask, True),)
    first, second = emit.block(), emit.block()
    inside = emit.inside(first)
    rest = cutter.run(before, inside, inner)
    tail = [(v, places, places.slot(a)) for v, a in zip(condition.args, after.args, strict=True)]
    cutter.flush(rest, inside, inner, [*tail, (condition.condition, places, active)])
    inside.insert(scf.ConditionOp(_any(cutter, inside, active)))
    inside = emit.inside(second)
    rest = cutter.run(after, inside, inner)
    cutter.flush(
        rest,
        inside,
        inner,
        [(v, places, places.slots[a]) for v, a in zip(last.operands, before.args, strict=True)],
    )
    inside.yield_()
    emit.insert(scf.WhileOp([], [], Region(first), Region(second)))
    for argument, result in zip(after.args, op.results, strict=True):
        places.slots[result] = places.slots[argument]


def _any(cutter: Cutter, emit: Builder, active: SSAValue) -> SSAValue:
    """Whether any thread is active."""
    loop, body = emit.loop(0, cutter.threads.count, [emit.constant(0, i8)])
    inner = emit.inside(body)
    inner.yield_(inner(arith.OrIOp(body.args[1], inner.load(active, body.args[0]))))
    return emit.compare("ne", loop.results[0], emit.constant(0, i8))


def _synchronizes(block: Block) -> bool:
    return any(contains(op, BLOCK_SYNC) for op in block.ops)
