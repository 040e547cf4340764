"""Tokens that go on through loops, branches and tasks, so that the host waits as late as it may.

What counts is the *pending* work: ops that were synchronous in the source, for which the host hasn't waited
yet. What comes later waits for it on the device; the host does so where it may see the difference. Ops
that were asynchronous in the source wait for pending work but never become pending: only their own
tokens say when they are done.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu, scf
from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.traits import IsolatedFromAbove

from stretto.analysis.dominance import dominators
from stretto.analysis.host_memory import may_meet_the_device
from stretto.dialects.async_.structured import AwaitOp, ExecuteOp
from stretto.interfaces.async_op import (
    add_async_dependency,
    async_dependencies,
    async_token,
    is_async_op,
    with_async_token,
)
from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.ownership import is_terminator
from stretto.interfaces.rewriting import at
from stretto.transforms.gpu_tokens import carried
from stretto.transforms.gpu_tokens.task_values import add_operands, add_results
from stretto.transforms.gpu_tokens.waits import (
    insert_wait,
    may_become_asynchronous,
    refuse_launch_of_a_region,
)

_Pending = list[SSAValue]


def _users_can_wait(task: ExecuteOp) -> bool:
    """Whether what is pending at the end of a task can be left to all who wait for the task."""
    users = [use.operation for result in task.results for use in result.uses]
    return bool(users) and all(isinstance(user, ExecuteOp | AwaitOp) for user in users)


def _holds_tokens(op: Operation) -> bool:
    return any(is_async_op(inner) or isinstance(inner, AwaitOp | ExecuteOp) for inner in op.walk())


def _can_see_tokens(op: Operation) -> bool:
    """Whether tokens may be used in the regions of `op`, which have one block each."""
    is_isolated = op.has_trait(IsolatedFromAbove, value_if_unregistered=True)
    return not is_isolated and all(region.first_block is region.last_block for region in op.regions)


class _Threading:
    def __init__(self) -> None:
        self.left_by: dict[Operation, list[SSAValue]] = {}
        """What tasks leave to those who wait for them: results that hold tokens."""
        self.may_leave: dict[ExecuteOp, bool] = {}

    def leaves_work(self, task: ExecuteOp) -> bool:
        """Whether a task, threaded or not yet, may leave work to those who wait for it."""
        if task not in self.may_leave:
            owners = [operand.owner for operand in task.operands]
            self.may_leave[task] = any(is_async_op(op) for op in task.walk()) or any(
                isinstance(owner, ExecuteOp) and self.leaves_work(owner) for owner in owners
            )
        return self.may_leave[task]

    def makes_work_pending(self, op: Operation) -> bool:
        """Whether pending work may come from ops in `op`, other than from within tasks."""
        match op:
            case ExecuteOp():
                return False
            case AwaitOp():
                owner = op.operand.owner
                return isinstance(owner, ExecuteOp) and self.leaves_work(owner)
            case _ if may_become_asynchronous(op):
                return async_token(op) is None
            case _:
                inner = (i for region in op.regions for block in region.blocks for i in block.ops)
                return any(self.makes_work_pending(i) for i in inner)

    def region_blocks(self, op: Operation) -> None:
        """Blocks that nothing is carried into or out of."""
        for region in op.regions:
            reachable = list(dominators(region))
            for block in [*reachable, *(b for b in region.blocks if b not in reachable)]:
                self.whole_block(block, [])

    def whole_block(self, block: Block, pending: _Pending) -> None:
        """Thread a block and wait at its end."""
        pending = self.block(block, pending)
        last = block.last_op
        if pending and last is not None:
            place = InsertPoint.before(last) if is_terminator(last) else InsertPoint.at_end(block)
            insert_wait(place, last.location, pending)

    def block(self, block: Block, pending: _Pending) -> _Pending:
        """Thread the ops of a block in front of its terminator; returns what is pending there."""
        for op in list(block.ops):
            if op is not block.last_op or not is_terminator(op):
                pending = self.op(op, pending)
        return pending

    def op(self, op: Operation, pending: _Pending) -> _Pending:
        refuse_launch_of_a_region(op)
        if isinstance(op, gpu.WaitOp):
            return self.wait(op, pending)
        if may_become_asynchronous(op):
            return self.async_op(op, pending)
        if isinstance(op, AwaitOp):
            return [*pending, *self.awaited(op)]
        if isinstance(op, ExecuteOp):
            self.task(op, pending)
            return pending
        if op.regions and _holds_tokens(op):
            return self.regions(op, pending)
        if pending and may_meet_the_device(op):
            insert_wait(InsertPoint.before(op), op.location, pending)
            return []
        return pending

    def wait(self, op: gpu.WaitOp, pending: _Pending) -> _Pending:
        if async_token(op) is not None:
            # It only joins tokens: whoever uses it waits for what is pending there.
            return pending
        for token in reversed(pending):
            add_async_dependency(op, token)
        return []

    def async_op(self, op: Operation, pending: _Pending) -> _Pending:
        for token in reversed(pending):
            add_async_dependency(op, token)
        if async_token(op) is not None:
            return pending
        token = async_token(with_async_token(op))
        assert token is not None
        return [token]

    # Tasks

    def awaited(self, op: AwaitOp) -> _Pending:
        """Await what the task left, too."""
        owner = op.operand.owner
        left = self.left_by.get(owner, []) if isinstance(owner, Operation) else []
        awaits = [at(op.location, AwaitOp(value)) for value in left]
        Rewriter.insert_op(awaits, InsertPoint.after(op))
        return [await_.result for await_ in awaits if await_.result is not None]

    def task(self, task: ExecuteOp, pending: _Pending) -> None:
        owners = dict.fromkeys(operand.owner for operand in task.operands)
        left = [v for o in owners if isinstance(o, Operation) for v in self.left_by.get(o, [])]
        before = [*pending, *add_operands(task, left)]
        block = task.body.block
        if not _users_can_wait(task):
            self.whole_block(block, before)
            return
        after = self.block(block, before)
        terminator = block.last_op
        assert terminator is not None
        last = terminator.prev_op
        while last is not None and is_memory_effect_free(last):
            last = last.prev_op
        if isinstance(last, gpu.WaitOp) and async_token(last) is None:
            after = list(async_dependencies(last))
            Rewriter.erase_op(last)
        # Whoever waits for the task comes after it, so it waits for what was pending before the task, too.
        own = [token for token in after if token not in pending]
        if own:
            new = add_results(task, own)
            self.left_by[new] = list(new.results[len(new.results) - len(own) :])
            self.may_leave[new] = True
        else:
            self.may_leave[task] = False

    # Regions

    def regions(self, op: Operation, pending: _Pending) -> _Pending:
        makes = self.makes_work_pending(op)
        if makes and carried.can_carry(op):
            return self.carrying(op, pending)
        if pending and (makes or not _can_see_tokens(op) or may_meet_the_device(op)):
            insert_wait(InsertPoint.before(op), op.location, pending)
            pending = []
        if not pending:
            self.region_blocks(op)
            return pending
        for region in op.regions:
            for block in region.blocks:
                # Nothing becomes pending in it, and nothing that was needs to be waited for.
                self.block(block, pending)
        return pending

    def carrying(self, op: Operation, pending: _Pending) -> _Pending:
        """Carry one token through a loop or branch: into its regions, out of them, and as one more result."""
        if isinstance(op, scf.IfOp | scf.IndexSwitchOp | scf.ExecuteRegionOp):
            carried.complete_branches(op)
            for region in op.regions:
                after = self.block(region.block, pending)
                self.hand_on(region.block, after, op.location)
            return [carried.with_carried_result(op, None)]
        start = self.one_token(InsertPoint.before(op), pending, op.location)
        for region in op.regions:
            argument = carried.add_argument(region.block, start.type, op.location)
            self.hand_on(region.block, self.block(region.block, [argument]), op.location)
        return [carried.with_carried_result(op, start)]

    def hand_on(self, block: Block, pending: _Pending, location: LocationAttr) -> None:
        terminator = block.last_op
        assert terminator is not None
        token = self.one_token(InsertPoint.before(terminator), pending, location)
        terminator.operands = [*terminator.operands, token]

    def one_token(self, place: InsertPoint, pending: Sequence[SSAValue], location: LocationAttr) -> SSAValue:
        if len(pending) == 1:
            return pending[0]
        token = async_token(insert_wait(place, location, pending, asynchronous=True))
        assert token is not None
        return token


def thread_across_regions(function: Operation) -> None:
    """Make the synchronous async ops of a function asynchronous, and carry tokens as far as that is right.

    Raises DiagnosticError for a `gpu.launch`.
    """
    _Threading().region_blocks(function)
