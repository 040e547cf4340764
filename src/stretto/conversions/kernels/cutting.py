"""A kernel's body cut into loops over the threads, at the places where threads wait for one another.

What lies between two such places becomes a loop over all threads of the block. Structured control flow
around such a place goes outside of these loops, if all threads agree on it; else each thread keeps whether it
takes part. Values that outlive a cut are scalars if they are uniform, computed anew if that is cheap, and
otherwise kept in memory, one slot a thread.

Within the loop over a subgroup's lanes the same is done once more, at shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from xdsl.dialects import arith, llvm, memref, scf
from xdsl.dialects.builtin import MemRefType, i1, i8
from xdsl.ir import Block, Operation, SSAValue

from stretto.analysis.uniformity import Uniformity
from stretto.conversions.kernels.builder import Builder
from stretto.conversions.kernels.clamping import clamp, conjuncts
from stretto.conversions.kernels.interchange import Interchange
from stretto.conversions.kernels.kernel import BLOCK_SYNC, SUBGROUP_SIZE, SUBGROUP_SYNC, contains
from stretto.conversions.kernels.own_memory import keep_own
from stretto.conversions.kernels.reductions import Read, is_whole, reduce_clusters, reduce_threads, value_in
from stretto.conversions.kernels.segments import (
    BlockThreads,
    CannotCut,
    Condition,
    Conditions,
    NotUniform,
    Places,
    Segment,
    SubgroupThreads,
    Tail,
    Thread,
    escapes,
    free_operands,
    is_pure,
    is_speculatable,
    memory_escapes,
    values_of,
)
from stretto.conversions.kernels.structured import cut_for, cut_if, cut_while
from stretto.conversions.kernels.subgroups import exchange, fixed_sources, permuted
from stretto.interfaces.loops import ACCESS_GROUP


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
        """Emit what a list does up to its last cut; what comes after that is returned."""
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
            return bool(op.regions) and (contains(op, SUBGROUP_SYNC) or self._gives_uniform(op))
        if contains(op, BLOCK_SYNC):
            return True
        if self._gives_uniform(op):
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

    def _gives_uniform(self, op: Operation) -> bool:
        """Whether all threads do the same and get a result that is the same for all."""
        if all(self.uniformity.varies(result) or result.first_use is None for result in op.results):
            return False
        match op:
            case scf.ForOp():
                deciding = (op.lb, op.ub, op.step)
            case scf.IfOp():
                deciding = (op.cond,)
            case _:
                return False
        return all(self.places.uniform_value(value) is not None for value in deciding)

    def _cut(self, op: Operation, segment: Segment, emit: Builder, under: Conditions) -> None:
        here = emit.at(op.location)
        match op:
            case scf.ForOp():
                cut_for(self, op, segment, here, under)
            case scf.IfOp():
                cut_if(self, op, segment, here, under)
            case scf.WhileOp():
                cut_while(self, op, segment, here, under)
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
        # What a thread takes from the stack in a loop would stay taken until the function ends.
        takes_stack = any(_takes_stack(op) for op in segment.ops)
        stack = thread.emit.insert(llvm.StackSaveOp()).results[0] if takes_stack else None
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
        if stack is not None:
            thread.emit.insert(llvm.StackRestoreOp(stack))

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

    def is_uniform(self, value: SSAValue, initial: SSAValue) -> bool:
        """Whether a value that a loop carries is the same for all threads, as what it starts with is."""
        return not self.uniformity.varies(value) and self.places.uniform_value(initial) is not None

    def known_uniform(self, value: SSAValue) -> SSAValue:
        """What a value is outside of the loops over threads. Raises NotUniform if it isn't known there."""
        found = self.places.uniform_value(value)
        if found is None:
            raise NotUniform(value)
        return found

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
        assert isinstance(self.threads, SubgroupThreads)
        sources = fixed_sources(op, self.threads)
        if sources is not None:
            shown = permuted(emit, shown, sources)
            self.places.in_order.add(op)
        self.places.shown[op] = shown
        segment.ops[:] = [op]

    def _read(self, op: Operation, thread: Thread) -> None:
        assert isinstance(self.threads, SubgroupThreads)
        exchange(op, thread, self.places.shown[op], self.threads, op in self.places.in_order)

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


def _takes_stack(op: Operation) -> bool:
    """Whether an op holds an alloca whose size isn't known; others are slots of the function."""
    return any(isinstance(inner, memref.AllocaOp) and inner.dynamic_sizes for inner in op.walk())


def _only_computes(op: Operation) -> bool:
    """Whether an op and those in its regions have no effect but their results, and come to an end."""
    if not op.regions:
        return is_pure(op)
    if not isinstance(op, scf.ForOp | scf.IfOp):
        return False
    return all(
        _only_computes(inner) for region in op.regions for block in region.blocks for inner in block.ops
    )


def cut(places: Places, emit: Builder, varying: Iterable[SSAValue] = ()) -> None:
    """Emit a kernel's body. Raises CannotCut, and NotUniform for a value that belongs to those `varying`."""
    frame = places.frame
    kernel = frame.kernel
    if not kernel.is_structured and kernel.synchronizes:
        second = kernel.entry.next_block
        assert second is not None and second.first_op is not None
        raise CannotCut(second.first_op, "threads wait for each other between branches of control flow")
    uniformity = Uniformity(kernel.region, (*kernel.thread_id, *varying))
    threads = BlockThreads(frame)
    cutter = Cutter(places, threads, uniformity, Interchange(frame, uniformity))
    segment = cutter.run(kernel.entry, emit, ())
    cutter.flush(segment, emit, ())
