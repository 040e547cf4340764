"""Which async functions never suspend, and what of them may run as plain calls."""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects import cf
from xdsl.dialects.builtin import ModuleOp, UnrankedMemRefType
from xdsl.ir import Operation

from stretto.analysis.calls import own_ops, symbol_users
from stretto.analysis.fixpoints import with_dependents
from stretto.dialects.async_.structured import AwaitAllOp, AwaitOp, CallOp, ExecuteOp, FuncOp
from stretto.dialects.async_.types import unwrapped
from stretto.dialects.stretto_ import CheckOp, SettleOp

_LOWERED = ("async.coro.", "async.runtime.", "gpu.")
"""Prefixes of ops that are part of a coroutine already, or may wait in a way of their own."""
_ON_THE_STACK = ("llvm.alloca", "memref.alloca")
"""What a coroutine has in its frame, and a deep recursion of plain functions would have on the stack."""


def _task_of(op: Operation) -> Operation | None:
    """The innermost task or async function around an op, if any."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, ExecuteOp | FuncOp):
        parent = parent.parent_op()
    return parent


def _is_direct(call: CallOp) -> bool:
    """Whether all that is done with the results of a call is to await them in the same task."""
    task = _task_of(call)
    users = [use.operation for result in call.results for use in result.uses]
    return task is not None and all(isinstance(user, AwaitOp) and _task_of(user) is task for user in users)


def _awaited_calls(function: FuncOp) -> list[CallOp] | None:
    """The calls whose results a function awaits; None if anything else in it may suspend or must not move."""
    if function.is_declaration:
        return None
    # The descriptor of an unranked memref that a plain function returns is on the stack.
    if any(isinstance(unwrapped(type_), UnrankedMemRefType) for type_ in function.function_type.outputs):
        return None
    calls: list[CallOp] = []
    for op in own_ops(function.body):
        match op:
            case AwaitOp():
                if not isinstance(op.operand.owner, CallOp):
                    return None
                calls.append(op.operand.owner)
            case AwaitAllOp() | SettleOp():
                return None
            case _ if op.name.startswith(_LOWERED) or op.name in _ON_THE_STACK:
                return None
            case _:
                pass
    return calls


def _is_public(function: FuncOp) -> bool:
    return function.sym_visibility is None or function.sym_visibility.data == "public"


def _name(call: CallOp) -> str:
    return call.callee.root_reference.data


@dataclass
class SynchronousFunctions:
    """The async functions of one module that never suspend, so that what they return is always ready.

    They await results of calls to such functions only; recursion of any shape is fine. `direct` holds the
    calls to them of which a task awaits all results that it uses, by callee. `shared` are those that are
    public, or whose symbol is used otherwise, too. `failing` are those that may fail when their direct
    calls are plain ones.
    """

    functions: dict[str, FuncOp] = field(default_factory=dict[str, FuncOp])
    direct: dict[str, list[CallOp]] = field(default_factory=dict[str, list[CallOp]])
    shared: set[str] = field(default_factory=set[str])
    failing: set[str] = field(default_factory=set[str])

    @staticmethod
    def of(module: ModuleOp) -> SynchronousFunctions:
        """Those of one module; modules in it are not looked into."""
        found = SynchronousFunctions()
        awaited: dict[str, list[CallOp]] = {}
        for op in module.ops:
            if isinstance(op, FuncOp) and (calls := _awaited_calls(op)) is not None:
                found.functions[op.sym_name.data] = op
                awaited[op.sym_name.data] = calls
        if not awaited:
            return found
        found._leave_out(awaited)
        found.shared = {name for name, function in found.functions.items() if _is_public(function)}
        for name, op in symbol_users(module):
            if name not in found.functions:
                continue
            if isinstance(op, CallOp) and _is_direct(op):
                found.direct.setdefault(name, []).append(op)
            else:
                found.shared.add(name)
        found._find_failing(awaited)
        return found

    def _leave_out(self, awaited: dict[str, list[CallOp]]) -> None:
        """Take away the functions that await another one's result, and so on."""
        waiting: dict[str, list[str]] = {}
        for name, calls in awaited.items():
            for call in calls:
                waiting.setdefault(_name(call), []).append(name)
        for name in with_dependents([callee for callee in waiting if callee not in self.functions], waiting):
            self.functions.pop(name, None)

    def _find_failing(self, awaited: dict[str, list[CallOp]]) -> None:
        waiting: dict[str, list[str]] = {}
        direct = {call for calls in self.direct.values() for call in calls}
        for name, function in self.functions.items():
            if any(isinstance(op, cf.AssertOp | CheckOp) for op in own_ops(function.body)):
                self.failing.add(name)
            for call in awaited[name]:
                if call in direct:
                    waiting.setdefault(_name(call), []).append(name)
                else:
                    # The token or value is a real one, which is asked for its state.
                    self.failing.add(name)
        self.failing = with_dependents(self.failing, waiting)
