"""A kernel's body cut into loops over the threads, at the places where threads wait for one another.

What lies between two such places becomes a loop over all threads of the block. Structured control flow
around such a place goes outside of these loops, if all threads agree on it; else each thread keeps whether it
takes part. Values that outlive a cut are scalars if they are uniform, computed anew if that is cheap, and
otherwise kept in memory, one slot a thread.

Within the loop over a subgroup's lanes the same is done once more, at shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IntegerAttr, MemRefType, i1, i8
from xdsl.ir import Block, Operation, Region, SSAValue

from stretto.analysis.uniformity import Uniformity
from stretto.conversions.kernels.builder import Builder
from stretto.conversions.kernels.clamping import clamp, conjuncts, is_edge
from stretto.conversions.kernels.interchange import Interchange
from stretto.conversions.kernels.kernel import BLOCK_SYNC, SUBGROUP_SIZE, SUBGROUP_SYNC, contains
from stretto.conversions.kernels.own_memory import keep_own
from stretto.conversions.kernels.reductions import Read, is_whole, reduce_clusters, reduce_threads, value_in
from stretto.conversions.kernels.segments import (
    BlockThreads,
    CannotCut,
    Places,
    SubgroupThreads,
    Thread,
    escapes,
    free_operands,
    is_pure,
    is_speculatable,
    memory_escapes,
    values_of,
)
from stretto.conversions.kernels.subgroups import exchange
from stretto.conversions.kernels.while_loops import for_to_while
from stretto.interfaces.loops import ACCESS_GROUP

Condition = tuple[SSAValue, bool]
"""A truth value of the program, and what it must be for a thread to take part."""

Conditions = tuple[Condition, ...]

Tail = list[tuple[SSAValue, Places, SSAValue]]
"""What each thread stores at the end of a segment: a value, and the slot that it goes to."""


@dataclass
class Segment:
    """Ops of one list that threads run between two cuts."""

    ops: list[Operation] = field(default_factory=list[Operation])

    def writes(self) -> bool:
        """Whether memory may be written."""
        return any(not isinstance(op, memref.LoadOp) and not is_pure(op) for op in self.ops)


class Cutter:
    """Cuts lists of ops for the threads of a block, or (`outer`) for the lanes of a subgroup."""

    def __init__(
        self,
        places: Places,
        threads: BlockThreads | SubgroupThreads,
        uniformity: Uniformity,
        interchange: Interchange,
    ):
        self.places = places
        self.threads = threads
        self.uniformity = uniformity
        self.interchange = interchange

    @property
    def is_block(self) -> bool:
        """Whether this cuts for all threads of a block."""
        return self.places.outer is None

    # Lists of ops

    def run(self, block: Block, emit: Builder, under: Conditions) -> Segment:
        """Emit what a list does, but for its terminator and for what comes after the last cut: that is returned."""
        ops = [op for op in block.ops if op is not block.last_op]
        return self.run_ops(ops, emit, under)

    def run_ops(self, ops: Sequence[Operation], emit: Builder, under: Conditions) -> Segment:
        """The same of some ops."""
        segment = Segment()
        for op in ops:
            if self._hoist(op, emit, under, segment):
                continue
            if self._is_cut(op, segment):
                self._cut(op, segment, emit, under)
            elif op.name in SUBGROUP_SYNC and not self.is_block:
                self._exchange(op, segment, emit, under)
            elif not is_pure(op) or any(self.places.cost(result) is None for result in op.results):
                segment.ops.append(op)
        return segment

    def _hoist(self, op: Operation, emit: Builder, under: Conditions, segment: Segment) -> bool:
        """Compute once what is the same for all threads."""
        if contains(op, BLOCK_SYNC) or contains(op, SUBGROUP_SYNC):
            return False
        is_safe = _only_computes(op) or (
            # No thread wrote there since all came together: another one would conflict with it.
            isinstance(op, memref.LoadOp) and ACCESS_GROUP in op.attributes and not segment.writes()
        )
        if not is_safe or (under and not (is_pure(op) and is_speculatable(op))):
            return False
        mapping: dict[SSAValue, SSAValue] = {}
        for operand in free_operands(op):
            value = self.places.uniform_value(operand)
            if value is None:
                return False
            mapping[operand] = value
        copy = emit.keep(op.clone(mapping))
        copy.attributes.pop(ACCESS_GROUP, None)
        self.places.uniform.update(zip(op.results, copy.results, strict=True))
        return True

    def _is_cut(self, op: Operation, segment: Segment) -> bool:
        if not self.is_block:
            return bool(op.regions) and contains(op, SUBGROUP_SYNC)
        if contains(op, BLOCK_SYNC):
            return True
        if contains(op, SUBGROUP_SYNC):
            return False
        if isinstance(op, scf.ForOp):
            return self.interchange.is_worth(op, self.places)
        if not isinstance(op, scf.IfOp):
            return False
        if self.interchange.is_inside(op, self.places):
            return True
        # A whole segment under one condition: perhaps the loops can be shortened instead.
        is_alone = not segment.ops and not op.results and not op.false_region.blocks
        conditions = conjuncts(self.places, (op.cond, True)) if is_alone else ()
        return any(clamp(self.places, c, None) is not None for c in conditions)

    def _cut(self, op: Operation, segment: Segment, emit: Builder, under: Conditions) -> None:
        here = emit.at(op.location)
        match op:
            case scf.ForOp():
                self._for(op, segment, here, under)
            case scf.IfOp():
                self._if(op, segment, here, under)
            case scf.WhileOp():
                self._while(op, segment, here, under)
            case _ if op.name == "gpu.barrier":
                self.flush(segment, here, under)
            case _ if op.name == "gpu.all_reduce":
                self._all_reduce(op, segment, here, under)
            case _:
                raise CannotCut(op, "threads wait for each other within it")
        segment.ops.clear()

    # Segments

    def flush(
        self,
        segment: Segment,
        emit: Builder,
        under: Conditions,
        tail: Tail | None = None,
        also: Callable[[Thread], None] | None = None,
    ) -> None:
        """Emit the loops over threads that run a segment; `also`: what each does before the tail."""
        tail = tail or []
        if not segment.ops and not tail and also is None:
            return
        if self.is_block and any(contains(op, SUBGROUP_SYNC) for op in segment.ops):
            self._flush_subgroups(segment, emit, under, tail, also)
            return
        inside = set(segment.ops)
        self._keep_memory(segment, inside)
        kept = [value for value in values_of(segment.ops) if self._must_keep(value, inside)]
        for value in kept:
            self.places.slot(value)
        thread, conditions = self._open(emit, under)
        condition = self._condition(thread, conditions)
        if condition is not None:
            thread = thread.under(condition)
        to_keep = set(kept)
        for op in segment.ops:
            if op.results and self.places.is_own(op.results[0]):
                continue
            if op.name in SUBGROUP_SYNC:
                self._read(op, thread)
            else:
                thread.clone(op)
            for value in op.results:
                if value in to_keep:
                    thread.store(thread.values[value], self.places, self.places.slots[value])
        if also is not None:
            also(thread)
        stored = [(thread.value(value), places, memory) for value, places, memory in tail]
        for value, places, memory in stored:
            thread.store(value, places, memory)

    def _keep_memory(self, segment: Segment, inside: set[Operation]) -> None:
        for op in segment.ops:
            if isinstance(op, memref.AllocaOp) and memory_escapes(op.memref, inside):
                keep_own(self.places, op)

    def _must_keep(self, value: SSAValue, inside: set[Operation]) -> bool:
        if self.places.is_own(value) or self.places.cost(value) is not None:
            return False
        if isinstance(value.type, MemRefType) and is_pure(value.owner):  # pyright: ignore[reportArgumentType]
            return False  # a view of the thread's own memory is made anew
        return escapes(value, inside)

    def _open(self, emit: Builder, under: Conditions) -> tuple[Thread, list[Condition]]:
        """Loops over the threads that may take part, and the conditions that are left to ask for."""
        bounds: dict[int, tuple[SSAValue | int, SSAValue | int]] = {}
        left: list[Condition] = []
        for value, polarity in under:
            for condition in conjuncts(self.places, (value, polarity)):
                found = clamp(self.places, condition, emit) if self.is_block else None
                if found is None:
                    left.append(condition)
                    continue
                axis, (lower, upper) = found
                if axis in bounds:
                    lower = emit.maximum(lower, bounds[axis][0])
                    upper = emit.minimum(upper, bounds[axis][1])
                bounds[axis] = (lower, upper)
        return Thread(self.places, self.threads.open(emit, bounds)), left

    def _condition(self, thread: Thread, conditions: Sequence[Condition]) -> SSAValue | None:
        result: SSAValue | None = None
        for value, polarity in conditions:
            holds = thread.value(value)
            if not polarity:
                holds = thread.emit(arith.XOrIOp(holds, thread.emit.constant(1, i1)))
            result = holds if result is None else thread.emit(arith.AndIOp(result, holds))
        return result

    # Cuts

    def _for(self, op: scf.ForOp, segment: Segment, emit: Builder, under: Conditions) -> None:
        places = self.places
        bounds = [places.uniform_value(bound) for bound in (op.lb, op.ub, op.step)]
        known = [bound for bound in bounds if bound is not None]
        if len(known) != len(bounds):
            self._while(self._as_while(op), segment, emit, under)
            return
        body = op.body.block
        last = body.last_op
        assert last is not None
        carried = list(zip(body.args[1:], op.iter_args, last.operands, op.results, strict=True))
        uniform = [c for c in carried if self._is_uniform(c[0], c[1])]
        varying = [c for c in carried if c not in uniform]
        tail = [(initial, places, places.slot(argument)) for argument, initial, _, _ in varying]
        self.flush(segment, emit, under, tail)
        initial = [places.uniform_value(value) for _, value, _, _ in uniform]
        loop, inner = emit.loop(known[0], known[1], [v for v in initial if v is not None], known[2])
        places.uniform[body.args[0]] = inner.args[0]
        for (argument, _, _, result), new, value in zip(uniform, inner.args[1:], loop.results, strict=True):
            places.uniform[argument] = new
            places.uniform[result] = value
        inside = emit.inside(inner)
        rest = self.run(body, inside, under)
        self.flush(
            rest, inside, under, [(y, places, places.slots[a]) for a, _, y, _ in varying if y is not a]
        )
        inside.yield_(*[self._uniform(value, op) for _, _, value, _ in uniform])
        for argument, _, _, result in varying:
            places.slots[result] = places.slots[argument]

    def _as_while(self, op: scf.ForOp) -> scf.WhileOp:
        """A loop whose bounds differ between threads, as one that each of them ends by its own condition."""
        new = for_to_while(op)
        self.uniformity.set_varying(new)
        return new

    def _is_uniform(self, value: SSAValue, initial: SSAValue) -> bool:
        return not self.uniformity.varies(value) and self.places.uniform_value(initial) is not None

    def _uniform(self, value: SSAValue, op: Operation) -> SSAValue:
        found = self.places.uniform_value(value)
        if found is None:
            raise CannotCut(op, "what it carries is computed where only some threads take part")
        return found

    def _if(self, op: scf.IfOp, segment: Segment, emit: Builder, under: Conditions) -> None:
        condition = self.places.uniform_value(op.cond)
        if condition is not None:
            self.flush(segment, emit, under)
            self._uniform_if(op, condition, emit, under)
            return
        arms = [region.block for region in op.regions if region.blocks]
        if self.is_block and sum(_synchronizes(arm) for arm in arms) > 1:
            raise CannotCut(op, "threads differ in its condition and wait for each other in both arms")
        self.flush(segment, emit, under)
        if self._may_hold_for_all(op):
            self._versions(op, emit, under)
            return
        self._varying_if(op, emit, under)

    def _may_hold_for_all(self, op: scf.IfOp) -> bool:
        """Whether the threads of most blocks may all take part: they do if the block isn't at an edge."""
        if not self.is_block or self.places.kernel.size is None or op.results or op.false_region.blocks:
            return False
        conditions = conjuncts(self.places, (op.cond, True))
        return all(is_edge(self.places, condition) for condition in conditions)

    def _versions(self, op: scf.IfOp, emit: Builder, under: Conditions) -> None:
        """Blocks in which the condition holds for all threads need not ask, so that their loops have constant
        extents."""
        for_all: SSAValue | None = None
        for condition in conjuncts(self.places, (op.cond, True)):
            found = clamp(self.places, condition, emit)
            assert found is not None
            axis, (lower, upper) = found
            starts = emit.compare("eq", lower, 0)
            ends = emit.compare("eq", upper, self.places.frame.size[axis])
            holds = emit(arith.AndIOp(starts, ends))
            for_all = holds if for_all is None else emit(arith.AndIOp(for_all, holds))
        assert for_all is not None
        blocks = emit.block(), emit.block()
        emit.insert(scf.IfOp(for_all, [], Region(blocks[0]), Region(blocks[1])))
        known = self.places.state()
        inside = emit.inside(blocks[0])
        arm = op.true_region.block
        self.flush(self.run(arm, inside, under), inside, under)
        inside.yield_()
        self.places.restore(known)
        inside = emit.inside(blocks[1])
        self._varying_if(op, inside, under)
        inside.yield_()

    def _varying_if(self, op: scf.IfOp, emit: Builder, under: Conditions) -> None:
        arms = [region.block for region in op.regions if region.blocks]
        slots = [self.places.slot(result) for result in op.results]
        for arm, polarity in zip(arms, (True, False), strict=False):
            inner = (*under, (op.cond, polarity))
            rest = self.run(arm, emit, inner)
            assert arm.last_op is not None
            yielded = zip(arm.last_op.operands, slots, strict=True)
            self.flush(rest, emit, inner, [(value, self.places, slot) for value, slot in yielded])

    def _uniform_if(self, op: scf.IfOp, condition: SSAValue, emit: Builder, under: Conditions) -> None:
        places = self.places
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
            rest = self.run(block, inside, under)
            assert block.last_op is not None
            arms.append((block, inside, rest, block.last_op))
        is_uniform = [
            not self.uniformity.varies(result)
            and all(places.uniform_value(last.operands[k]) is not None for _, _, _, last in arms)
            for k, result in enumerate(op.results)
        ]
        for _, inside, rest, last in arms:
            tail: Tail = []
            values: list[SSAValue] = []
            for value, result, same in zip(last.operands, op.results, is_uniform, strict=True):
                if same:
                    values.append(self._uniform(value, op))
                else:
                    tail.append((value, places, places.slot(result)))
            self.flush(rest, inside, under, tail)
            inside.yield_(*values)
        shared = [result for result, same in zip(op.results, is_uniform, strict=True) if same]
        new_op = scf.IfOp(condition, [result.type for result in shared], regions[0], regions[1])
        emit.insert(new_op)
        places.uniform.update(zip(shared, new_op.results, strict=True))

    def _while(self, op: scf.WhileOp, segment: Segment, emit: Builder, under: Conditions) -> None:
        condition = op.before_region.block.last_op
        assert isinstance(condition, scf.ConditionOp)
        if under or self.uniformity.varies(condition.condition):
            self._masked_while(op, segment, emit, under)
            return
        places = self.places
        before, after = op.before_region.block, op.after_region.block
        last = after.last_op
        assert last is not None
        first = list(zip(before.args, op.arguments, last.operands, strict=True))
        uniform = [c for c in first if self._is_uniform(c[0], c[1])]
        varying = [c for c in first if c not in uniform]
        self.flush(segment, emit, under, [(v, places, places.slot(a)) for a, v, _ in varying])
        initial = [self._uniform(value, op) for _, value, _ in uniform]
        block = emit.block([value.type for value in initial])
        places.uniform.update(zip([a for a, _, _ in uniform], block.args, strict=True))
        inside = emit.inside(block)
        rest = self.run(before, inside, under)
        goes_on = self._uniform(condition.condition, op)
        passed = list(zip(condition.args, after.args, op.results, strict=True))
        same = [
            p for p in passed if not self.uniformity.varies(p[2]) and places.uniform_value(p[0]) is not None
        ]
        kept = [p for p in passed if p not in same]
        self.flush(rest, inside, under, [(v, places, places.slot(a)) for v, a, _ in kept])
        values = [self._uniform(value, op) for value, _, _ in same]
        inside.insert(scf.ConditionOp(goes_on, *values))
        next_block = emit.block([value.type for value in values])
        places.uniform.update(zip([a for _, a, _ in same], next_block.args, strict=True))
        new = scf.WhileOp(initial, [v.type for v in values], Region(block), Region(next_block))
        inside = emit.inside(next_block)
        rest = self.run(after, inside, under)
        self.flush(rest, inside, under, [(y, places, places.slots[a]) for a, _, y in varying])
        inside.yield_(*[self._uniform(value, op) for _, _, value in uniform])
        emit.insert(new)
        places.uniform.update(zip([r for _, _, r in same], new.results, strict=True))
        for _, argument, result in kept:
            places.slots[result] = places.slots[argument]

    def _masked_while(self, op: scf.WhileOp, segment: Segment, emit: Builder, under: Conditions) -> None:
        """A loop that goes on as long as any thread does; those that don't any more take no part."""
        places = self.places
        before, after = op.before_region.block, op.after_region.block
        condition, last = before.last_op, after.last_op
        assert isinstance(condition, scf.ConditionOp) and last is not None
        active = places.memory_for(i8)
        mask = arith.ConstantOp(IntegerAttr(1, i1)).result  # a name for what is in `active`
        places.slots[mask] = active
        if under:
            self.flush(segment, emit, under)
            segment = Segment()
            self.flush(segment, emit, (), None, lambda t: t.store(t.emit.constant(0, i8), places, active))
        tail = [(value, places, places.slot(a)) for a, value in zip(before.args, op.arguments, strict=True)]
        self.flush(segment, emit, under, tail, lambda t: t.store(t.emit.constant(1, i8), places, active))
        inner = ((mask, True),)
        first, second = emit.block(), emit.block()
        inside = emit.inside(first)
        rest = self.run(before, inside, inner)
        tail = [(v, places, places.slot(a)) for v, a in zip(condition.args, after.args, strict=True)]
        self.flush(rest, inside, inner, [*tail, (condition.condition, places, active)])
        inside.insert(scf.ConditionOp(self._any(inside, active)))
        inside = emit.inside(second)
        rest = self.run(after, inside, inner)
        self.flush(
            rest,
            inside,
            inner,
            [(v, places, places.slots[a]) for v, a in zip(last.operands, before.args, strict=True)],
        )
        inside.yield_()
        emit.insert(scf.WhileOp([], [], Region(first), Region(second)))
        for argument, result in zip(after.args, op.results, strict=True):
            places.slots[result] = places.slots[argument]

    def _any(self, emit: Builder, active: SSAValue) -> SSAValue:
        """Whether any thread is active."""
        loop, body = emit.loop(0, self.threads.count, [emit.constant(0, i8)])
        inner = emit.inside(body)
        inner.yield_(inner(arith.OrIOp(body.args[1], inner.load(active, body.args[0]))))
        return emit.compare("ne", loop.results[0], emit.constant(0, i8))

    def _all_reduce(self, op: Operation, segment: Segment, emit: Builder, under: Conditions) -> None:
        values, flags = self._show(op, segment, emit, under)
        result = reduce_threads(emit, op, values, flags, self.threads.count)
        self.places.uniform[op.results[0]] = result

    def _show(
        self, op: Operation, segment: Segment, emit: Builder, under: Conditions
    ) -> tuple[Read, Read | None]:
        """Let each thread store the operand of a reduction; and which took part, if not all need to."""
        places = self.places
        values = places.memory_for(op.operands[0].type)
        tail: Tail = [(op.operands[0], places, values)]
        if not under:
            self.flush(segment, emit, under, tail)
            return value_in(values, op.operands[0].type), None
        flags = places.memory_for(i8)
        self.flush(segment, emit, under)
        nothing = Segment()
        self.flush(nothing, emit, (), None, lambda t: t.store(t.emit.constant(0, i8), places, flags))
        self.flush(nothing, emit, under, tail, lambda t: t.store(t.emit.constant(1, i8), places, flags))
        return value_in(values, op.operands[0].type), value_in(flags, i1)

    def _exchange(self, op: Operation, segment: Segment, emit: Builder, under: Conditions) -> None:
        """Let each lane show its value. What it takes from others is read in the segment that follows."""
        if op.name == "gpu.subgroup_reduce":
            self._subgroup_reduce(op, segment, emit, under)
            return
        shown = self.places.memory_for(op.operands[0].type)
        self.flush(segment, emit, under, [(op.operands[0], self.places, shown)])
        self.places.shown[op] = shown
        segment.ops[:] = [op]

    def _read(self, op: Operation, thread: Thread) -> None:
        assert isinstance(self.threads, SubgroupThreads)
        exchange(op, thread, self.places.shown[op], self.threads)

    def _subgroup_reduce(self, op: Operation, segment: Segment, emit: Builder, under: Conditions) -> None:
        values, flags = self._show(op, segment, emit, under)
        segment.ops.clear()
        places = self.places
        if is_whole(op):
            places.uniform[op.results[0]] = reduce_threads(emit, op, values, flags, self.threads.count)
            return
        memory = places.slot(op.results[0])
        reduce_clusters(emit, op, values, flags, self.threads.count, memory)

    def _flush_subgroups(
        self,
        segment: Segment,
        emit: Builder,
        under: Conditions,
        tail: Tail,
        also: Callable[[Thread], None] | None,
    ) -> None:
        """A segment in which lanes exchange values: the subgroups are the outer loop."""
        inside = set(segment.ops)
        self._keep_memory(segment, inside)
        kept = [value for value in values_of(segment.ops) if self._must_keep(value, inside)]
        for value in kept:
            self.places.slots.pop(value, None)
        slots: Tail = [(value, self.places, self.places.memory_for(value.type, value)) for value in kept]
        frame = self.places.frame
        _, body = emit.loop(0, emit.ceildiv(frame.threads, SUBGROUP_SIZE))
        emit.inside(body).yield_()
        assert body.last_op is not None
        inner = emit.before(body.last_op)
        threads = SubgroupThreads(frame, inner, body.args[0])
        lanes = Cutter(Places(frame, self.places, threads.count), threads, self.uniformity, self.interchange)
        rest = lanes.run_ops(segment.ops, inner, under)
        lanes.flush(rest, inner, under, [*slots, *tail], also)
        self.places.slots.update((value, memory) for value, _, memory in slots)


def _synchronizes(block: Block) -> bool:
    return any(contains(op, BLOCK_SYNC) for op in block.ops)


def _only_computes(op: Operation) -> bool:
    """Whether an op and those in its regions have no effect but their results, and come to an end."""
    if not op.regions:
        return is_pure(op)
    if not isinstance(op, scf.ForOp | scf.IfOp):
        return False
    return all(
        _only_computes(inner) for region in op.regions for block in region.blocks for inner in block.ops
    )


def cut(places: Places, emit: Builder) -> None:
    """Emit a kernel's body. Raises CannotCut."""
    frame = places.frame
    kernel = frame.kernel
    if not kernel.is_structured and kernel.synchronizes:
        second = kernel.entry.next_block
        assert second is not None and second.first_op is not None
        raise CannotCut(second.first_op, "threads wait for each other between branches of control flow")
    uniformity = Uniformity(kernel.region, kernel.thread_id)
    threads = BlockThreads(frame)
    cutter = Cutter(places, threads, uniformity, Interchange(frame, uniformity))
    segment = cutter.run(kernel.entry, emit, ())
    cutter.flush(segment, emit, ())
