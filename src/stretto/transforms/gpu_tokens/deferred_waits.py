"""Waits at the end of tasks, deferred to whoever awaits or depends on them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import gpu
from xdsl.ir import Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.dialects.async_.structured import AwaitOp, ExecuteOp
from stretto.interfaces.async_op import add_async_dependency, async_dependencies, async_token
from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.rewriting import at
from stretto.transforms.gpu_tokens.task_values import add_operands, add_results
from stretto.transforms.gpu_tokens.waits import insert_wait, may_become_asynchronous, stops_the_host


def _comes_soon(awaits: Operation, user: Operation) -> bool:
    """Whether the host awaits before it does anything else behind `user`."""
    op = user.next_op
    while op is not None and op is not awaits and (is_memory_effect_free(op) or isinstance(op, AwaitOp)):
        op = op.next_op
    return op is awaits


def _comes_before(awaits: Operation, user: Operation) -> bool:
    inside: Operation | None = user
    while inside is not None and inside.parent is not awaits.parent:
        inside = inside.parent_op()
    return inside is not None and inside is not awaits and awaits.is_before_in_block(inside)


def waiters_for_values(task: ExecuteOp) -> list[Operation]:
    """Those who may go on when a value of a task is there, and not because its token is.

    They rely as much on what the task has waited for, which MLIR forgets. A user that comes after an
    await of the token, or just before one, needn't wait itself.
    """
    waiting = [use.operation for use in task.token.uses]
    awaits = [user for user in waiting if isinstance(user, AwaitOp)]
    users = dict.fromkeys(use.operation for result in task.body_results for use in result.uses)
    return [
        user
        for user in users
        if user not in waiting and not any(_comes_before(a, user) or _comes_soon(a, user) for a in awaits)
    ]


def _can_be_awaited_by_users(task: ExecuteOp) -> bool:
    """Whether all users of a task are such that they can wait for more; others may be branches."""
    users = [use.operation for use in task.token.uses]
    return bool(users) and all(
        isinstance(u, ExecuteOp | AwaitOp) for u in (*users, *waiters_for_values(task))
    )


def _last_wait(task: ExecuteOp) -> gpu.WaitOp | None:
    """The synchronous wait behind the last side effect of a task."""
    terminator = task.body.block.last_op
    op = None if terminator is None else terminator.prev_op
    while op is not None:
        if isinstance(op, gpu.WaitOp):
            return op if async_token(op) is None else None
        if not is_memory_effect_free(op):
            return None
        op = op.prev_op
    return None


class _Deferral:
    def __init__(self, function: Operation):
        tasks = [op for op in function.walk(region_first=True) if isinstance(op, ExecuteOp)]
        waits = [_last_wait(task) for task in tasks if _can_be_awaited_by_users(task)]
        self.worklist = [wait for wait in waits if wait is not None]

    def run(self) -> None:
        # It grows: a wait that moves to the end of another task may be deferred from there.
        for wait in self.worklist:
            task = wait.parent_op()
            assert isinstance(task, ExecuteOp)
            dependencies = list(async_dependencies(wait))
            Rewriter.erase_op(wait)
            task = add_results(task, dependencies)
            tokens = task.results[len(task.results) - len(dependencies) :]
            users = [*(use.operation for use in task.token.uses), *waiters_for_values(task)]
            for user in users:
                self._wait_after(user, tokens)

    def _wait_after(self, user: Operation, tokens: Sequence[SSAValue]) -> None:
        """Wait for what a task yields before the first side effect behind `user`, which awaits the task."""
        if isinstance(user, AwaitOp):
            awaits = [at(user.location, AwaitOp(token)) for token in tokens]
            Rewriter.insert_op(awaits, InsertPoint.after(user))
            inner = [await_.result for await_ in awaits if await_.result is not None]
            place = awaits[-1].next_op if awaits else user.next_op
        else:
            assert isinstance(user, ExecuteOp)
            inner = add_operands(user, tokens)
            place = user.body.block.first_op
        while place is not None and not stops_the_host(place):
            place = place.next_op
        assert place is not None
        if may_become_asynchronous(place):
            for token in inner:
                add_async_dependency(place, token)
            return
        wait = insert_wait(InsertPoint.before(place), user.location, inner)
        task = place.parent_op()
        if isinstance(task, ExecuteOp) and place.next_op is None and _can_be_awaited_by_users(task):
            self.worklist.append(wait)


def defer_waits(function: Operation) -> None:
    """Move the waits at the ends of tasks to those who wait for the tasks."""
    _Deferral(function).run()
