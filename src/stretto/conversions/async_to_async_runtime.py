"""async-to-async-runtime: tasks, awaits and groups to coroutines and runtime operations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin, func
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.conversions.coroutines import (
    AWAITS,
    Abi,
    Coroutine,
    SymbolNames,
    await_blocking,
    check_by_assert,
    lower_body,
    make_coroutine,
    outline_execute,
    refuse_leftovers,
)
from stretto.conversions.coroutines.symbols import enclosing_module
from stretto.conversions.driver_folding import LEGAL_WHILE_MAKING_COROUTINES, fold_on_the_way
from stretto.dialects.async_.runtime import RuntimeAddToGroupOp, RuntimeCreateGroupOp
from stretto.dialects.async_.structured import (
    AddToGroupOp,
    CallOp,
    CreateGroupOp,
    ExecuteOp,
    FuncOp,
    ReturnOp,
    YieldOp,
)
from stretto.dialects.stretto_ import CheckOp
from stretto.interfaces.rewriting import at


def _outline_tasks(root: Operation, abi: Abi) -> list[Coroutine]:
    """Outline every task, inner ones first, and make the functions coroutines that a worker starts."""
    names: dict[builtin.ModuleOp, SymbolNames] = {}
    coroutines: list[Coroutine] = []
    for execute in [op for op in root.walk(region_first=True) if isinstance(op, ExecuteOp)]:
        module = enclosing_module(execute)
        if module not in names:
            names[module] = SymbolNames(module)
        function, group = outline_execute(execute, names[module], keep_token=abi == "mlir")
        coroutine = make_coroutine(function, abi)
        coroutine.group = group
        coroutine.start_on_worker()
        coroutines.append(coroutine)
    return coroutines


def _replace(op: Operation, new: Operation) -> None:
    assert op.parent is not None
    op.parent.insert_op_before(at(op.location, new), op)
    for old_result, new_result in zip(op.results, new.results, strict=True):
        new_result.name_hint = old_result.name_hint
        old_result.replace_all_uses_with(new_result)
    op.detach()
    op.erase()


def _unable_to_fail(root: Operation) -> Iterator[Operation]:
    """Functions of other dialects than func, which have no result for an error code."""
    for op in root.walk():
        if op.regions and "sym_name" in op.properties and not isinstance(op, func.FuncOp | builtin.ModuleOp):
            yield op


@dataclass(frozen=True)
class AsyncToAsyncRuntimePass(ModulePass):
    """Outlines each `async.execute` to a coroutine and lowers the structured async ops to runtime operations.

    In the coroutines awaits suspend and asserts fail the task; elsewhere awaits block the calling thread.
    `abi`: `mlir` gives MLIR's text; with `stretto` failures carry codes and what is ready isn't waited for.
    """

    name = "async-to-async-runtime"

    abi: Abi = "mlir"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        refuse_leftovers(op, (FuncOp, CallOp, ReturnOp), ": run async-func-to-async-runtime first")
        coroutines = _outline_tasks(op, self.abi)
        if self.abi == "mlir":
            fold_on_the_way(op, LEGAL_WHILE_MAKING_COROUTINES)
        for coroutine in coroutines:
            lower_body(coroutine, eager=self.abi == "mlir")
        for inner in list(op.walk()):
            if isinstance(inner, AWAITS):
                await_blocking(inner, self.abi)
            elif isinstance(inner, CreateGroupOp):
                _replace(inner, RuntimeCreateGroupOp(inner.size))
            elif isinstance(inner, AddToGroupOp):
                _replace(inner, RuntimeAddToGroupOp(inner.operand, inner.group))
        if self.abi == "stretto":
            for function in _unable_to_fail(op):
                for inner in list(function.walk()):
                    if isinstance(inner, CheckOp):
                        check_by_assert(inner)
        refuse_leftovers(op, (ExecuteOp, YieldOp))
