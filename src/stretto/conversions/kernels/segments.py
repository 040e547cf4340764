"""The threads of a block, or the lanes of a subgroup, as loops; and where one thread finds its values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import MemRefType, UnitAttr, i1, i8
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.traits import is_side_effect_free

from stretto.conversions.kernels.block_function import BlockFunction
from stretto.conversions.kernels.builder import Builder, Number
from stretto.conversions.kernels.kernel import BLOCK_SYNC, SUBGROUP_SIZE, SUBGROUP_SYNC, VIEWS, Kernel
from stretto.interfaces.loops import ACCESS_GROUP, NO_UNROLL, PARALLEL_LOOP

#: Innermost loops with at least so many turns are left whole for LLVM to vectorise.
MIN_VECTOR_TURNS = 8
_MAX_RECOMPUTED = 12
"""How many ops are computed again at most, rather than kept in memory."""


class CannotCut(Exception):
    """A kernel, or a part of it, that can't be cut into loops over threads; the op, and why."""

    def __init__(self, op: Operation, reason: str):
        super().__init__(reason)
        self.op = op
        self.reason = reason


Condition = tuple[SSAValue, bool]
"""A truth value of the program, and what it must be for a thread to take part."""

Conditions = tuple[Condition, ...]


class NotUniform(Exception):
    """A value that all threads have alike but that is only known within their loops: it counts as varying."""

    def __init__(self, value: SSAValue):
        super().__init__(value)
        self.value = value


Bounds = dict[int, tuple[Number, Number]]
"""First thread, and the one behind the last, in an axis; all threads of an axis that isn't there."""


@dataclass
class Loops:
    """Loops over threads that have been opened."""

    emit: Builder
    """Inserts in the innermost one."""
    ids: dict[SSAValue, SSAValue]
    """The ids of the thread."""
    lane: SSAValue | None
    """The thread's number in its subgroup, if this is a loop over lanes."""
    find: Callable[[Builder], SSAValue]
    """Emits the thread's number in its block."""
    _in_block: SSAValue | None = None

    @property
    def in_block(self) -> SSAValue:
        """The thread's number in its block, found at the beginning of the innermost loop."""
        if self._in_block is None:
            block = self.emit.place.block
            first = block.first_op if isinstance(block.parent_op(), scf.ForOp) else None
            self._in_block = self.find(self.emit if first is None else self.emit.before(first))
        return self._in_block

    @property
    def position(self) -> SSAValue:
        """The thread's number among those that run together: in the subgroup, or in the block."""
        return self.in_block if self.lane is None else self.lane


class BlockThreads:
    """All threads of a block: one loop an axis, x innermost."""

    def __init__(self, frame: BlockFunction):
        self.frame = frame
        self.count: Number = frame.threads
        self.extents: list[Number] = list(frame.size)

    @property
    def innermost(self) -> int:
        """The axis of the innermost loop."""
        return next((axis for axis in range(3) if self.extents[axis] != 1), 0)

    def open(self, emit: Builder, bounds: Bounds) -> Loops:
        """Loops over the threads within the bounds."""
        ids: list[SSAValue] = [emit.index(0)] * 3
        inner = emit
        for axis in (2, 1, 0):
            extent = self.extents[axis]
            lower, upper = bounds.get(axis, (0, extent))
            if extent == 1 and axis not in bounds:
                continue
            op, body = inner.loop(lower, upper)
            op.attributes[PARALLEL_LOOP] = UnitAttr()
            if axis == self.innermost and (not isinstance(extent, int) or extent >= MIN_VECTOR_TURNS):
                op.attributes[NO_UNROLL] = UnitAttr()
            inner.inside(body).yield_()
            assert body.last_op is not None
            inner = inner.before(body.last_op)
            ids[axis] = body.args[0]

        def find(emit: Builder) -> SSAValue:
            x, y, z = ids
            rows = emit.add(y, emit.mul(z, self.extents[1]))
            return emit.add(x, emit.mul(rows, self.extents[0]))

        return Loops(inner, dict(zip(self.frame.kernel.thread_id, ids, strict=True)), None, find)


class SubgroupThreads:
    """The lanes of one subgroup: a loop of at most 32 turns."""

    def __init__(self, frame: BlockFunction, emit: Builder, number: SSAValue):
        """`number`: the number of the subgroup in the block; `emit` inserts where it is known."""
        self.frame = frame
        self.first = emit.mul(number, SUBGROUP_SIZE)
        threads = frame.threads
        self.is_full = isinstance(threads, int) and threads % SUBGROUP_SIZE == 0
        if self.is_full:
            self.count: Number = SUBGROUP_SIZE
        elif isinstance(threads, int) and threads < SUBGROUP_SIZE:
            self.count = threads
        else:
            self.count = emit.minimum(emit.sub(threads, self.first), SUBGROUP_SIZE)
        # In one row of x if the subgroup doesn't span several.
        x = frame.size[0]
        self._row: list[SSAValue] | None = None
        if isinstance(x, int) and x % SUBGROUP_SIZE == 0:
            self._row = self._ids(emit, self.first)
        elif frame.size[1:] == [1, 1]:
            self._row = [self.first, emit.index(0), emit.index(0)]

    def _ids(self, emit: Builder, position: SSAValue) -> list[SSAValue]:
        x, y, _ = self.frame.size
        rows = emit.div(position, x)
        return [emit.rem(position, x), emit.rem(rows, y), emit.div(rows, y)]

    def open(self, emit: Builder, bounds: Bounds) -> Loops:
        """A loop over the lanes."""
        assert not bounds
        op, body = emit.loop(0, self.count)
        op.attributes[PARALLEL_LOOP] = UnitAttr()
        op.attributes[NO_UNROLL] = UnitAttr()
        emit.inside(body).yield_()
        assert body.last_op is not None
        inner = emit.before(body.last_op)
        lane = body.args[0]
        if self._row is not None:
            ids = [inner.add(self._row[0], lane), *self._row[1:]]
        else:
            ids = self._ids(inner, inner.add(self.first, lane))
        ids_of: dict[SSAValue, SSAValue] = dict(zip(self.frame.kernel.thread_id, ids, strict=True))
        return Loops(inner, ids_of, lane, lambda emit: emit.add(self.first, lane))


def is_pure(op: Operation) -> bool:
    """Whether an op without regions only computes."""
    if op.regions or op.name in BLOCK_SYNC or op.name in SUBGROUP_SYNC:
        return False
    return op.dialect_name() in _ARITHMETIC or is_side_effect_free(op)


def is_speculatable(op: Operation) -> bool:
    """Whether a pure op may be computed where the program doesn't: nothing is undefined but its result."""
    return not any(word in op.name for word in ("div", "rem"))


#: Dialects whose ops only compute; xDSL doesn't say so of those that are undefined for some operands.
_ARITHMETIC = ("arith", "index", "math")
_CHEAP = ("arith", "index", "builtin")


def _is_cheap(op: Operation) -> bool:
    return op.dialect_name() in _CHEAP or isinstance(op, (*VIEWS, memref.DimOp, memref.GetGlobalOp))


@dataclass
class OwnMemory:
    """An alloca of each thread that outlives a cut."""

    memory: SSAValue
    is_direct: bool
    """Whether all uses are loads and stores; then the thread is the last index. Else it is the first one."""
    type: MemRefType


@dataclass
class Places:
    """Where the values of a kernel are, between loops over threads.

    `outer`: those of the block, in a subgroup.
    """

    frame: BlockFunction
    outer: Places | None = None
    count: Number = 0
    """How many threads run together."""
    uniform: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    slots: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    own: dict[SSAValue, OwnMemory] = field(default_factory=dict[SSAValue, OwnMemory])
    shown: dict[Operation, SSAValue] = field(default_factory=dict[Operation, SSAValue])
    """The memory in which the lanes show what other lanes ask for, by the op that asks."""
    in_order: set[Operation] = field(default_factory=set[Operation])
    """Those of these ops for which each lane finds its value at its own place already."""
    _costs: dict[SSAValue, int | None] = field(default_factory=dict[SSAValue, "int | None"])

    @property
    def kernel(self) -> Kernel:
        """The kernel."""
        return self.frame.kernel

    def state(self) -> tuple[dict[SSAValue, SSAValue], ...]:
        """What is known of values; `restore` forgets what has been added since."""
        return dict(self.uniform), dict(self.slots)

    def restore(self, state: tuple[dict[SSAValue, SSAValue], ...]) -> None:
        """Go back to a state, for ops that are emitted once more.

        They get slots of their own: LLVM keeps those in registers that are used with constant indices only.
        """
        self.uniform, self.slots = (dict(known) for known in state)
        self._costs.clear()

    def levels(self) -> Iterator[Places]:
        """This one and those around it."""
        places: Places | None = self
        while places is not None:
            yield places
            places = places.outer

    def uniform_value(self, value: SSAValue) -> SSAValue | None:
        """What a value is outside of the loops over threads, if it is the same for all."""
        for places in self.levels():
            if (found := places.uniform.get(value)) is not None:
                return found
        return self.frame.values.get(value)

    def is_kept(self, value: SSAValue) -> bool:
        """Whether a value is in memory."""
        return any(value in places.slots or value in places.own for places in self.levels())

    def is_own(self, value: SSAValue) -> bool:
        """Whether a value is memory that each thread has for itself, for longer than a segment."""
        return any(value in places.own for places in self.levels())

    def cost(self, value: SSAValue) -> int | None:
        """How many ops compute a value anew from ids and uniform values; None: it can't or shouldn't be."""
        if value in self.kernel.thread_id or self.uniform_value(value) is not None:
            return 0
        if self.is_kept(value):
            return None
        if value not in self._costs:
            self._costs[value] = self._cost(value)
        return self._costs[value]

    def _cost(self, value: SSAValue) -> int | None:
        op = value.owner
        if isinstance(op, Block) or not _is_cheap(op) or not is_pure(op):
            return None
        total = 1
        for operand in op.operands:
            cost = self.cost(operand)
            if cost is None or total + cost > _MAX_RECOMPUTED:
                return None
            total += cost
        return total

    def slot(self, value: SSAValue) -> SSAValue:
        """The memory in which the threads keep a value; made if there is none yet."""
        if value not in self.slots:
            self.slots[value] = self.memory_for(value.type, value)
        return self.slots[value]

    def memory_for(self, type_: Attribute, value: SSAValue | None = None) -> SSAValue:
        """Memory for one value a thread."""
        if isinstance(type_, MemRefType):
            owner = value.owner if value is not None else None
            op = owner if isinstance(owner, Operation) else self.kernel.entry.first_op
            assert op is not None
            raise CannotCut(op, "a memref of each thread outlives a place where threads wait for each other")
        stored = i8 if type_ == i1 else type_
        return self.frame.per_thread(stored, self.count if self.outer is None else SUBGROUP_SIZE)


class Thread:
    """One thread within loops that are open: computes, loads and stores its values."""

    def __init__(self, places: Places, loops: Loops):
        self.places = places
        self.loops = loops
        self.emit = loops.emit
        self.values: dict[SSAValue, SSAValue] = dict(loops.ids)

    def under(self, condition: SSAValue) -> Thread:
        """The same thread where a condition holds."""
        inner = Thread(self.places, self.loops)
        inner.emit = self.emit.if_(condition)
        inner.values = dict(self.values)
        return inner

    def position(self, places: Places) -> SSAValue:
        """The thread's index in the slots of a level."""
        return self.loops.position if places is self.places else self.loops.in_block

    def load(self, places: Places, memory: SSAValue, type_: Attribute) -> SSAValue:
        """The thread's element of a slot."""
        value = self.emit.load(memory, self.position(places))
        self.emit.mark_parallel(value)
        if type_ == i1:
            return self.emit.compare("ne", value, self.emit.constant(0, i8))
        return value

    def store(self, value: SSAValue, places: Places, memory: SSAValue) -> None:
        """Set the thread's element of a slot."""
        if value.type == i1:
            value = self.emit(arith.ExtUIOp(value, i8))
        self.emit.store(value, memory, self.position(places), parallel=True)

    def value(self, value: SSAValue) -> SSAValue:
        """What a value is for this thread."""
        if (found := self.values.get(value)) is not None:
            return found
        for places in self.places.levels():
            if (slot := places.slots.get(value)) is not None:
                self.values[value] = self.load(places, slot, value.type)
                return self.values[value]
            if (own := places.own.get(value)) is not None:
                self.values[value] = own.memory if own.is_direct else self._own(own, places)
                return self.values[value]
        if (found := self.places.uniform_value(value)) is not None:
            return found
        op = value.owner
        can_recompute = self.places.cost(value) is not None or isinstance(op, VIEWS)
        if isinstance(op, Operation) and is_pure(op) and can_recompute:
            self.clone(op)
            return self.values[value]
        assert not isinstance(op, Block), f"{value} is no value of a thread"
        raise CannotCut(op, "its result outlives a place where threads wait for each other")

    def _own(self, own: OwnMemory, places: Places) -> SSAValue:
        from stretto.conversions.kernels.own_memory import of_thread

        return of_thread(self.emit, own, self.position(places))

    def clone(self, op: Operation) -> Operation:
        """The op as this thread does it."""
        for operand in free_operands(op):
            value = self.value(operand)
            if value is not operand:
                self.values[operand] = value
        copy = self.emit.keep(op.clone(self.values))
        self._index_own_memory(copy)
        return copy

    def _index_own_memory(self, copy: Operation) -> None:
        """Loads and stores of what threads have for themselves get the thread as their last index."""
        direct = {
            own.memory: self.position(places)
            for places in self.places.levels()
            for own in places.own.values()
            if own.is_direct
        }
        if not direct:
            return
        for op in list(copy.walk()):
            if isinstance(op, memref.LoadOp | memref.StoreOp) and op.memref in direct:
                op.operands = [*op.operands, direct[op.memref]]
                op.attributes[ACCESS_GROUP] = UnitAttr()


def free_operands(op: Operation) -> Iterable[SSAValue]:
    """The values from outside that an op and the ops in its regions use."""
    inside: set[SSAValue] = set()
    found: dict[SSAValue, None] = {}
    for inner in op.walk():
        for operand in inner.operands:
            if operand not in inside:
                found[operand] = None
        inside.update(inner.results)
        for region in inner.regions:
            for block in region.blocks:
                inside.update(block.args)
    return [value for value in found if value not in inside]


def escapes(value: SSAValue, segment: set[Operation]) -> bool:
    """Whether a value is used outside of the ops of a segment and what they hold."""
    for use in value.uses:
        op: Operation | None = use.operation
        while op is not None and op not in segment:
            op = op.parent_op()
        if op is None:
            return True
    return False


def memory_escapes(value: SSAValue, segment: set[Operation]) -> bool:
    """Whether memory, or a view of it, is used outside of a segment."""
    if escapes(value, segment):
        return True
    views = (use.operation for use in value.uses if isinstance(use.operation, VIEWS))
    return any(memory_escapes(view.results[0], segment) for view in views)


def values_of(ops: Sequence[Operation]) -> Iterator[SSAValue]:
    """The results of some ops."""
    for op in ops:
        yield from op.results


Tail = list[tuple[SSAValue, Places, SSAValue]]
"""What each thread stores at the end of a segment: a value, and the slot that it goes to."""


@dataclass
class Segment:
    """Ops of one list that threads run between two cuts."""

    ops: list[Operation] = field(default_factory=list[Operation])

    def writes(self) -> bool:
        """Whether memory may be written."""
        return any(not isinstance(op, memref.LoadOp) and not is_pure(op) for op in self.ops)
