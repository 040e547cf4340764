"""Proofs that the references to a counted value net zero on every path.

Each SSA value is looked at by itself, with the count of references that it owns:

- A definition owns one; an alias (a select, a cast, a loaded payload that stays where it is) none, and it
  may be given one by add_refs right behind its definition, while what it names is surely held.
- add_ref and drop_ref change the count. A callee, a payload, a block argument, a result and a caller take
  one reference from the value for each use.
- Any other use needs the count to be at least one.
- Where the value is dead the count is zero: at returns, and on edges into blocks that don't use it.

If this holds for all values of a program then no object leaks and none is used after its last drop. What a
coroutine returns where it is suspended belongs to its caller from then on; the coroutine may still use it
until it has completed it, by the second reference that each object of `async.runtime.create` is made with.
A suspended coroutine is taken to be resumed at some time.

The method is a search over (block, count). Two counts at the begin of one block leave open whether the paths
behind it can really be taken with each of them. If the paths up to the fault don't branch again it is a
fault for sure, else it is unknown: `Unproved`, with the place where the paths merge.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

from xdsl.dialects import scf
from xdsl.ir import Block, Operation, Region, SSAValue, Use

from stretto.analysis.liveness import ValueLiveness
from stretto.dialects.async_.coro import CoroSuspendOp
from stretto.dialects.async_.runtime import (
    RuntimeAddRefOp,
    RuntimeCreateOp,
    RuntimeDropRefOp,
    RuntimeLoadOp,
    RuntimeSetAvailableOp,
    RuntimeSetErrorOp,
)
from stretto.dialects.stretto_ import SetErrorOp
from stretto.interfaces.branches import successor_operand_ranges
from stretto.interfaces.ownership import (
    Transfer,
    is_alias,
    is_return_like,
    owns_region_arguments,
    transfer,
)

_COMPLETING = (RuntimeSetAvailableOp, RuntimeSetErrorOp, SetErrorOp)
_ONE_REGION = (scf.IfOp, scf.IndexSwitchOp, scf.ExecuteRegionOp)
_MAX_COUNTS = 4
"""How many different counts are followed from one merge of paths."""


@dataclass(frozen=True)
class Proved:
    """Every path nets zero."""


@dataclass(frozen=True)
class CounterExample:
    """A path on which the references don't net zero.

    `count` references are owned before `op`, where `problem` shows; `path` are the blocks up to there.
    """

    op: Operation
    path: tuple[Block, ...]
    count: int
    problem: str


@dataclass(frozen=True)
class Unproved:
    """Nothing is known for sure. `merge` is where paths with different counts meet: the first op of a block,
    or an op with regions; or an op whose effect isn't known."""

    merge: Operation
    reason: str


Verdict = Proved | CounterExample | Unproved


_Path = tuple[Block, "_Path | None"]
"""The last block of a path, and the path up to there."""


def _blocks(path: _Path | None) -> tuple[Block, ...]:
    found: list[Block] = []
    while path is not None:
        block, path = path
        found.append(block)
    return tuple(reversed(found))


class _State(NamedTuple):
    """What is known at a place: `merge` is the last place where counts differed, `branched` whether the path
    has branched since."""

    held: int
    completed: bool
    merge: Operation | None
    branched: bool
    path: _Path

    @property
    def key(self) -> _Key:
        """The state without the path that led to it."""
        return self[:4]


_Key = tuple[int, bool, "Operation | None", bool]
_Seen = dict[Block, set[_Key]]


class _Dead(Exception):
    """The path ends in a fault."""


class _Unknown(Exception):
    """An op has an effect that isn't known."""

    def __init__(self, verdict: Unproved):
        super().__init__()
        self.verdict = verdict


class _Restart(Exception):
    """Another place is known where counts differ."""


def _never_ends(op: Operation) -> bool:
    return op.name.endswith(".unreachable")


class _Structure:
    """What many values ask of the same ops; good while the IR stays as it is."""

    def __init__(self) -> None:
        self._positions: dict[Operation, int] = {}
        self._edges: dict[Operation, list[tuple[Block, range, bool]]] = {}

    def position(self, op: Operation) -> int:
        """The position of an op in its block."""
        if op not in self._positions:
            assert op.parent is not None
            self._positions.update((inner, i) for i, inner in enumerate(op.parent.ops))
        return self._positions[op]

    def edges(self, end: Operation) -> list[tuple[Block, range, bool]]:
        """Successors of a terminator, with the operands that each is given, and whether a coroutine is not
        resumed on this edge."""
        if end not in self._edges:
            successors = list(end.successors)
            ranges = successor_operand_ranges(end) or [range(0)] * len(successors)
            resumed = end.resume_dest if isinstance(end, CoroSuspendOp) else None
            self._edges[end] = [
                (successor, operands, resumed is not None and successor is not resumed)
                for successor, operands in zip(successors, ranges, strict=True)
            ]
        return self._edges[end]


class _Search:
    """The search for one value."""

    def __init__(self, value: SSAValue, structure: _Structure, payloads_stay: bool):
        self._value = value
        self._structure = structure
        self._liveness = ValueLiveness.of(value)
        self._uses: dict[Operation, list[Use]] = {}
        noted: dict[Block, dict[Operation, None]] = {}
        self._around: set[Operation] = set()
        for use in value.uses:
            self._uses.setdefault(use.operation, []).append(use)
        for op in self._uses:
            self._note(op, noted)
        self._interesting = {
            block: sorted(ops, key=structure.position) if len(ops) > 1 else list(ops)
            for block, ops in noted.items()
        }
        self._disputed: dict[Operation, set[int]] = {}
        self._unproved: Unproved | None = None
        self._counter_example: CounterExample | None = None
        owner = value.owner
        loaded = payloads_stay and isinstance(owner, RuntimeLoadOp)
        self._is_alias = loaded or is_alias(value)
        live_in = self._liveness.live_in
        self._hidden = any(
            isinstance(op := block.last_op, CoroSuspendOp) and op.suspend_dest in live_in
            for block in [*self._liveness.live_out, self._liveness.definition]
        )

    def _note(self, op: Operation, noted: dict[Block, dict[Operation, None]]) -> None:
        """Note that `op` and the ops around it matter in their blocks."""
        current: Operation | None = op
        while current is not None and current.parent is not None:
            noted.setdefault(current.parent, {})[current] = None
            if current.parent.parent is self._liveness.region:
                return
            current = current.parent_op()
            if current in self._around:
                return
            if current is not None:
                self._around.add(current)

    def run(self) -> Verdict:
        owner = self._value.owner
        if isinstance(owner, Block):
            region = owner.parent
            assert region is not None
            op = region.parent
            if region.first_block is owner and op is not None and not owns_region_arguments(region):
                return Unproved(op, "it isn't known who owns the arguments of this region")
        while True:
            self._unproved = self._counter_example = None
            for counts in self._disputed.values():
                counts.clear()
            try:
                self._search()
            except _Restart:
                continue
            except _Unknown as unknown:
                return unknown.verdict
            if self._counter_example is not None:
                return self._counter_example
            # Different counts at one place end in a fault, unless no path from there comes to an end.
            for place in self._disputed:
                self._doubt(place)
            return self._unproved or Proved()

    # Blocks

    def _search(self) -> None:
        definition = self._liveness.definition
        start = _State(0 if self._is_alias else 1, False, None, False, (definition, None))
        todo = [(definition, start)]
        seen: _Seen = {}
        while todo:
            block, state = todo.pop()
            with suppress(_Dead):
                for after in self._through_block(block, state):
                    todo.extend(self._leave(block, after, seen))

    def _leave(self, block: Block, state: _State, seen: _Seen) -> Iterator[tuple[Block, _State]]:
        """Go on from the end of a block of the value's own region."""
        end = block.last_op
        assert end is not None
        for successor, after in self._edges(end, state):
            if successor not in self._liveness.live_in:
                if after.held:
                    with suppress(_Dead):
                        self._expect_none(end, successor, after)
            elif (new := self._arrive(successor, after, seen)) is not None:
                yield successor, new

    def _expect_none(self, end: Operation, successor: Block, state: _State) -> None:
        last = successor.last_op
        if last is not None and not last.successors and _never_ends(last):
            return
        reached = state._replace(path=(successor, state.path))
        first = successor.first_op or end
        self._fault(first, reached, "is never dropped from here on")

    def _arrive(self, block: Block, state: _State, seen: _Seen) -> _State | None:
        """The state at the begin of a block; None if it has been there before."""
        first = block.first_op
        assert first is not None
        state = self._merged(first, state, any(key[0] != state.held for key in seen.get(block, ())))
        if state.key in (known := seen.setdefault(block, set())) or self._too_many(first, state):
            return None
        known.add(state.key)
        return state._replace(path=(block, state.path))

    def _merged(self, place: Operation, state: _State, differs: bool) -> _State:
        if place in self._disputed:
            if state.merge is not None and state.branched:
                return state  # it is in doubt already whether the path can be taken
            return state._replace(merge=place, branched=False)
        if differs:
            self._disputed[place] = set()
            raise _Restart
        return state

    def _too_many(self, place: Operation, state: _State) -> bool:
        counts = self._disputed.get(place)
        if counts is None or state.held in counts:
            return False
        if len(counts) >= _MAX_COUNTS:
            self._doubt(place)
            return True
        counts.add(state.held)
        return False

    def _doubt(self, place: Operation) -> None:
        if self._unproved is None:
            self._unproved = Unproved(place, "paths meet here with different numbers of references")

    def _edges(self, end: Operation, state: _State) -> Iterator[tuple[Block, _State]]:
        """The successors of a terminator that count, with the state at each.

        A value that isn't returned where a coroutine suspends waits for its resumption.
        """
        edges = self._structure.edges(end)
        if not edges:
            if state.held and not _never_ends(end):
                self._fault(end, state, "is still held where this path ends")
            return
        uses = self._uses.get(end, ())
        if len(edges) > 1 and state.merge is not None and not isinstance(end, CoroSuspendOp):
            state = state._replace(branched=True)
        for successor, operands, waits in edges:
            if waits and successor not in self._liveness.live_in:
                continue
            taken = sum(use.index in operands for use in uses) if uses else 0
            yield successor, self._take(end, state, taken) if taken else state

    def _through_block(self, block: Block, state: _State) -> list[_State]:
        states = [state]
        for op in self._interesting.get(block, ()):
            states = [after for before in states for after in self._through(op, before)]
        return states

    # Ops

    def _fault(self, op: Operation, state: _State, problem: str) -> NoReturn:
        """Note a counter-example, or that the path up to here may never be taken; the path ends here."""
        if state.merge is not None and state.branched:
            self._doubt(state.merge)
        elif self._counter_example is None:
            self._counter_example = CounterExample(op, _blocks(state.path), state.held, problem)
        raise _Dead

    def _is_held(self, state: _State) -> bool:
        if not self._hidden:
            return state.held > 0
        pending = isinstance(self._value.owner, RuntimeCreateOp) and not state.completed
        return state.held - 1 + pending > 0

    def _take(self, op: Operation, state: _State, count: int) -> _State:
        returns = not op.successors and is_return_like(op) and op.parent_region() is self._liveness.region
        own = state.held - (self._hidden and not returns)
        if own < count:
            self._fault(op, state, "is given away more often than it is owned")
        return state._replace(held=state.held - count)

    def _through(self, op: Operation, state: _State) -> list[_State]:
        """All states after an op that uses the value, or holds ops that do."""
        if uses := self._uses.get(op):
            state = self._used(op, uses, state)
        return self._through_regions(op, state) if op in self._around else [state]

    def _used(self, op: Operation, uses: list[Use], state: _State) -> _State:
        match op:
            case RuntimeAddRefOp():
                if not self._is_held(state) and not (self._is_alias and self._follows_definition(op)):
                    self._fault(op, state, "is given a reference when none is held")
                return state._replace(held=state.held + op.count.value.data)
            case RuntimeDropRefOp():
                if state.held - self._hidden < op.count.value.data:
                    self._fault(op, state, "is dropped more often than it is owned")
                return state._replace(held=state.held - op.count.value.data)
            case _:
                pass
        kinds = [transfer(use) for use in uses]
        if Transfer.UNKNOWN in kinds:
            raise _Unknown(Unproved(op, "it isn't known what this terminator does with its operands"))
        taken = sum(kind in (Transfer.CALL, Transfer.MOVE) for kind in kinds)
        if taken:
            state = self._take(op, state, taken)
        # What is borrowed may be one and the same reference that is given away by the same op.
        elif Transfer.BORROW in kinds and not self._is_held(state):
            self._fault(op, state, "is used when no reference is held")
        if isinstance(op, _COMPLETING):
            state = state._replace(completed=True)
        return state

    def _follows_definition(self, op: Operation) -> bool:
        definition = self._value.owner
        previous = op.prev_op
        while isinstance(previous, RuntimeAddRefOp) and previous.operand.owner is definition:
            previous = previous.prev_op
        return previous is definition

    # Regions

    def _through_regions(self, op: Operation, state: _State) -> list[_State]:
        inner = state if state.merge is None else state._replace(branched=True)
        if isinstance(op, _ONE_REGION):
            after = [s for region in op.regions for s in self._through_region(region, inner)]
            if not all(region.blocks for region in op.regions):
                after.append(inner)
            return self._agreed(op, after or [state])
        if isinstance(op, scf.WhileOp):
            tested = self._through_region(op.before_region, inner)
            again = [s for t in tested for s in self._through_region(op.after_region, t)]
            self._agreed(op, [inner, *again])
            return self._agreed(op, tested)
        # A loop, or an op of unknown kind: each region runs any number of times.
        after = [s for region in op.regions for s in self._through_region(region, inner)]
        return self._agreed(op, [inner, *after])

    def _agreed(self, op: Operation, states: list[_State]) -> list[_State]:
        """One state if the counts are the same; else all, with the doubt that comes of it."""
        found: dict[_Key, _State] = {}
        differs = len({state.held for state in states}) > 1
        for state in states:
            merged = self._merged(op, state, differs)
            if not self._too_many(op, merged):
                found.setdefault(merged.key, merged)
        return list(found.values())

    def _through_region(self, region: Region, state: _State) -> list[_State]:
        """All states at the ends of a region that the value isn't defined in."""
        first = region.first_block
        if first is None:
            return []
        if not any(block in self._interesting for block in region.blocks):
            return [state]
        todo = [(first, state._replace(path=(first, state.path)))]
        seen: _Seen = {}
        ends: list[_State] = []
        while todo:
            block, before = todo.pop()
            end = block.last_op
            if end is None:
                continue
            for after in self._through_block(block, before):
                if not self._structure.edges(end):
                    ends += [] if _never_ends(end) else [after]
                    continue
                for successor, on_edge in self._edges(end, after):
                    if (new := self._arrive(successor, on_edge, seen)) is not None:
                        todo.append((successor, new))
        return ends


class RefCountVerifier:
    """Verifies values of one program, which must not change meanwhile.

    `payloads_stay`: whether a value keeps its payload's reference when it is loaded, as in Stretto's
    lowering; in MLIR's, the reference moves to the result of the load.
    """

    def __init__(self, payloads_stay: bool = False) -> None:
        self._structure = _Structure()
        self._payloads_stay = payloads_stay

    def verify(self, value: SSAValue) -> Verdict:
        """The verdict on one value of token, value or group type."""
        return _Search(value, self._structure, self._payloads_stay).run()
