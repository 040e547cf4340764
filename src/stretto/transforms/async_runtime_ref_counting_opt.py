"""Removes pairs of add_ref and drop_ref that cancel out.

Within a block, an add_ref is paired with a later drop_ref of the same value and count, unless the
value is still used between them after the reference was given away: then the reference that is
dropped is the one that keeps it alive. The rule and the order of pairing are MLIR's, except that a
callee isn't the only one that takes a reference (a loop's initial values and a payload do, too),
and that the first reference of an alias is never taken away from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import itemgetter

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import Rewriter

from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp, RuntimeLoadOp
from stretto.interfaces.ownership import Transfer, counted_values, is_alias, transfer
from stretto.interfaces.references import require_runtime_operations


@dataclass
class BlockUsers:
    """What happens to one value in one block, each op with its position there."""

    add_refs: list[tuple[int, RuntimeAddRefOp]] = field(default_factory=list[tuple[int, RuntimeAddRefOp]])
    drop_refs: list[tuple[int, RuntimeDropRefOp]] = field(default_factory=list[tuple[int, RuntimeDropRefOp]])
    taken: list[int] = field(default_factory=list[int])  # references given away
    used: list[int] = field(default_factory=list[int])  # other uses, those inside of an op's regions too

    def still_used(self, start: int, end: int) -> bool:
        """Whether, between two positions, there is a use after a reference was given away."""
        first = min((i for i in self.taken if start < i < end), default=end)
        return any(first <= i < end for i in self.used)


def _users(value: SSAValue, region: Region) -> tuple[dict[Block, set[Operation]], set[Operation]]:
    """The ops that use `value` and the ops around them up to `region`, by block; and the latter alone."""
    users: dict[Block, set[Operation]] = {}
    around: set[Operation] = set()
    for use in value.uses:
        op: Operation | None = use.operation
        while op is not None and op.parent is not None:
            users.setdefault(op.parent, set()).add(op)
            if op.parent.parent is region:
                break
            op = op.parent_op()
            if op is not None:
                around.add(op)
    return users, around


def _takers(value: SSAValue) -> set[Operation]:
    """The ops that take a reference to `value` for themselves."""
    return {use.operation for use in value.uses if transfer(use) in (Transfer.CALL, Transfer.MOVE)}


class PairCancelling:
    """Finds the pairs; positions are taken once a block, so ops may only be erased afterwards."""

    def __init__(self) -> None:
        self.cancelled: dict[Operation, None] = {}
        self._positions: dict[Block, dict[Operation, int]] = {}

    def _position(self, op: Operation) -> int:
        block = op.parent
        assert block is not None
        if block not in self._positions:
            self._positions[block] = {op: i for i, op in enumerate(block.ops)}
        return self._positions[block][op]

    def _is_first_of_alias(self, op: RuntimeAddRefOp) -> bool:
        definition = op.operand.owner
        return op.prev_op is definition and (is_alias(op.operand) or isinstance(definition, RuntimeLoadOp))

    def _sort(self, ops: set[Operation], takers: set[Operation], around: set[Operation]) -> BlockUsers:
        users = BlockUsers()
        for position, op in sorted(((self._position(op), op) for op in ops), key=itemgetter(0)):
            match op:
                case RuntimeAddRefOp() if not self._is_first_of_alias(op):
                    users.add_refs.append((position, op))
                case RuntimeDropRefOp():
                    users.drop_refs.append((position, op))
                case _:
                    pass
            if op in takers:
                users.taken.append(position)
            if op not in takers or op in around:
                users.used.append(position)
        return users

    def find(self, value: SSAValue) -> None:
        """Mark what cancels out among the add_refs and drop_refs of `value`."""
        if not any(isinstance(use.operation, RuntimeAddRefOp) for use in value.uses):
            return
        owner = value.owner
        block = owner if isinstance(owner, Block) else owner.parent
        assert block is not None and block.parent is not None
        takers = _takers(value)
        users, around = _users(value, block.parent)
        for ops in users.values():
            if any(isinstance(op, RuntimeAddRefOp) for op in ops):
                self._pair(self._sort(ops, takers, around))

    def _pair(self, users: BlockUsers) -> None:
        for start, add_ref in users.add_refs:
            for end, drop_ref in users.drop_refs:
                if end < start or drop_ref in self.cancelled or drop_ref.count != add_ref.count:
                    continue
                if users.still_used(start, end):
                    continue
                self.cancelled[add_ref] = self.cancelled[drop_ref] = None
                break


@dataclass(frozen=True)
class AsyncRuntimeRefCountingOptPass(ModulePass):
    """`async-runtime-ref-counting-opt`: remove add_refs and drop_refs that cancel out."""

    name = "async-runtime-ref-counting-opt"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        require_runtime_operations(op)
        pairs = PairCancelling()
        for value in counted_values(op):
            pairs.find(value)
        for cancelled in pairs.cancelled:
            Rewriter.erase_op(cancelled)
