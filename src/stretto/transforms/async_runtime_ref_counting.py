"""Automatic reference counting: add_ref and drop_ref from the liveness of each counted value.

Every SSA value of token, value or group type owns one reference from its definition on. It is
dropped after the last use, or on the edges into blocks where the value is dead, unless the last use
moves it on (a return, a yield, a branch, the initial value of a loop). Each further use that moves
a reference is given one of its own by an add_ref before it. So each path through a function nets
zero for each value, loops and failure paths included.

Where MLIR's pass of this name is right, the text that results is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from xdsl.context import Context
from xdsl.dialects import cf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.analysis.liveness import ValueLiveness, ancestor_in_region
from stretto.diagnostics import emit_error
from stretto.dialects.async_.coro import CoroSuspendOp
from stretto.dialects.async_.runtime import RuntimeAddRefOp
from stretto.interfaces.branches import redirect_edge, successor_operand_ranges
from stretto.interfaces.ownership import (
    Transfer,
    counted_values,
    is_alias,
    is_terminator,
    owns_region_arguments,
    transfer,
)
from stretto.interfaces.references import (
    add_before,
    definition_point,
    drop,
    insertion_point_after,
    require_runtime_operations,
)
from stretto.interfaces.rewriting import at, name_of


class OrderInBlock:
    """Positions of the ops that stood in a block when it was first asked about."""

    def __init__(self) -> None:
        self._positions: dict[Operation, int] = {}

    def last(self, ops: Sequence[Operation]) -> Operation:
        """The last of some ops of one block."""
        if len(ops) == 1:
            return ops[0]
        if any(op not in self._positions for op in ops):
            block = ops[0].parent
            assert block is not None
            self._positions.update((op, i) for i, op in enumerate(block.ops))
        return max(ops, key=self._positions.__getitem__)


@dataclass
class Transfers:
    """How often each op moves references to one value on."""

    calls: list[Operation] = field(default_factory=list[Operation])  # an op for each use
    moves: Counter[Operation] = field(default_factory=Counter[Operation])
    branches: dict[Operation, None] = field(default_factory=dict[Operation, None])

    @staticmethod
    def of(value: SSAValue) -> Transfers:
        """Sort the uses of `value`; raises a DiagnosticError at a terminator that isn't understood."""
        result = Transfers()
        for use in value.uses:
            match transfer(use):
                case Transfer.CALL:
                    result.calls.append(use.operation)
                case Transfer.MOVE:
                    result.moves[use.operation] += 1
                case Transfer.BRANCH:
                    result.branches[use.operation] = None
                case Transfer.BORROW:
                    pass
                case Transfer.UNKNOWN:
                    _refuse_terminator(use.operation)
        return result


def _refuse_terminator(op: Operation) -> NoReturn:
    emit_error(op, "async reference counting can't handle terminators that are not ReturnLike")


def _has_nested_use(value: SSAValue, op: Operation, region: Region) -> bool:
    if not op.regions:
        return False
    return any(
        use.operation is not op and ancestor_in_region(use.operation, region) is op for use in value.uses
    )


def _end_in_block(value: SSAValue, last: Operation, region: Region, transfers: Transfers) -> None:
    """Let the reference that `value` owns go at its last use in a block."""
    nested = _has_nested_use(value, last, region)
    if transfers.moves[last] and not nested:
        transfers.moves[last] -= 1
    elif not is_terminator(last):
        drop(value, insertion_point_after(last))
    elif nested:
        _refuse_terminator(last)


def _split_edges(op: Operation, indices: Sequence[int]) -> Block:
    """A new block on the edges of the branch `op` to one successor."""
    target = op.successors[indices[0]]
    ranges = successor_operand_ranges(op)
    if ranges is None:
        _refuse_terminator(op)
    region = target.parent
    assert region is not None
    passed = [op.operands[i] for i in ranges[indices[0]]]
    block = Block([at(op.location, cf.BranchOp(target, *passed))])
    region.insert_block_before(block, target)
    for index in indices:
        redirect_edge(op, index, block)
    return block


def _drop_on_edges(value: SSAValue, op: Operation, surplus: Sequence[int]) -> None:
    """Drop `surplus[i]` references on the way from the branch `op` to its i-th successor."""
    indices_of: dict[Block, list[int]] = {}
    for index, successor in enumerate(op.successors):
        indices_of.setdefault(successor, []).append(index)
    for successor, indices in indices_of.items():
        counts = {surplus[index] for index in indices}
        only_from_here = all(predecessor is op.parent for predecessor in successor.predecessors())
        if counts == {0}:
            continue
        if len(counts) == 1 and only_from_here:
            drop(value, InsertPoint.at_start(successor), counts.pop())
            continue
        separate = len(counts) > 1 or bool(successor.args)
        for edges in [[index] for index in indices] if separate else [indices]:
            if count := surplus[edges[0]]:
                drop(value, InsertPoint.at_start(_split_edges(op, edges)), count)


def _count_branch(value: SSAValue, op: Operation, liveness: ValueLiveness) -> None:
    """Give each successor of a branch the references it takes over, and no more."""
    ranges = successor_operand_ranges(op) or [range(0)] * len(op.successors)
    owned = op.parent is not None and op.parent.parent is liveness.region
    needed = [
        sum(op.operands[i] is value for i in operands) + (owned and successor in liveness.live_in)
        for operands, successor in zip(ranges, op.successors, strict=True)
    ]
    held = max(*needed, int(owned)) if needed else int(owned)
    if held > owned:
        add_before(value, op, held - owned)
    _drop_on_edges(value, op, [held - need for need in needed])


def _count_edges(value: SSAValue, liveness: ValueLiveness, branches: dict[Operation, None]) -> None:
    """Count at the ends of blocks where `value` is live, and at branches that pass it on."""
    terminators = dict.fromkeys(t for block in liveness.live_out if (t := block.last_op) is not None)
    suspends = [op for op in terminators if isinstance(op, CoroSuspendOp)]
    # What a coroutine returns where it suspends belongs to its caller from then on.
    returned = any(op.suspend_dest in liveness.live_in for op in suspends)
    for op in terminators:
        if op not in branches and not returned and op not in suspends:
            _count_branch(value, op, liveness)
    for op in branches:
        _count_branch(value, op, liveness)


class AutomaticCounting:
    """Counts the references of one value after the other."""

    def __init__(self) -> None:
        self._order = OrderInBlock()

    def count(self, value: SSAValue) -> None:
        """Add the add_refs and drop_refs that `value` needs."""
        owner = value.owner
        if isinstance(owner, Block) and owner.parent is not None and owner.parent.first_block is owner:
            self._require_owned_arguments(owner.parent)
        if not value.uses:
            if not is_alias(value):
                drop(value, definition_point(value))
            return
        liveness = ValueLiveness.of(value)
        transfers = Transfers.of(value)
        for block, users in liveness.users.items():
            if block not in liveness.live_out:
                _end_in_block(value, self._order.last(users), liveness.region, transfers)
        for call in transfers.calls:
            add_before(value, call)
        for op, uses in transfers.moves.items():
            if uses:
                add_before(value, op, uses)
        _count_edges(value, liveness, transfers.branches)
        if liveness.definition not in liveness.users and liveness.definition not in liveness.live_out:
            drop(value, definition_point(value))  # only unreachable code uses it
        if is_alias(value):
            assert isinstance(owner, Operation)
            Rewriter.insert_op(at(owner.location, RuntimeAddRefOp(value)), InsertPoint.after(owner))

    @staticmethod
    def _require_owned_arguments(region: Region) -> None:
        if not owns_region_arguments(region):
            op = region.parent
            assert op is not None
            name = name_of(op)
            emit_error(op, f"async reference counting can't tell who owns region arguments of '{name}'")


@dataclass(frozen=True)
class AsyncRuntimeRefCountingPass(ModulePass):
    """`async-runtime-ref-counting`: MLIR's automatic reference counting, right on every path."""

    name = "async-runtime-ref-counting"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        require_runtime_operations(op)
        counting = AutomaticCounting()
        for value in list(counted_values(op)):
            counting.count(value)
