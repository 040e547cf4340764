"""Functions that await become coroutines, so that no task ever blocks a thread.

A `func.func` that awaits outside of a nested task, or calls such a function there, becomes an
`async.func` that returns a value for each result, or a token if it has none. A call to it is followed
by the awaits of what it returns, so the order of evaluation stays as it was.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import FunctionType, ModuleOp, UnrankedMemRefType
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.analysis.calls import FunctionUses, own_ops
from stretto.dialects.async_.structured import AwaitAllOp, AwaitOp, CallOp, FuncOp, ReturnOp
from stretto.dialects.async_.types import TokenType, ValueType
from stretto.dialects.stretto_ import SettleOp
from stretto.interfaces.rewriting import at


def _awaits(function: func.FuncOp) -> bool:
    return any(isinstance(op, AwaitOp | AwaitAllOp | SettleOp) for op in own_ops(function.body))


def _returns_from_its_stack(function: func.FuncOp) -> bool:
    """Whether a result points to what a function has on its stack and hands over as it returns."""
    return any(isinstance(type_, UnrankedMemRefType) for type_ in function.function_type.outputs)


def _results_of_coroutine(results: tuple[Attribute, ...]) -> list[Attribute]:
    return [ValueType(type_) for type_ in results] or [TokenType()]


def _replace_call(call: func.CallOp) -> None:
    """Call the coroutine instead and await its results."""

    def insert(op: Operation) -> None:
        Rewriter.insert_op(at(call.location, op), InsertPoint.before(call))

    types = tuple(result.type for result in call.results)
    new = CallOp(call.callee, list(call.arguments), _results_of_coroutine(types))
    new.attributes.update(call.attributes)
    insert(new)
    awaits = [AwaitOp(result) for result in new.results]
    # The values become ready one after the other: once the last one is, none of the others suspends.
    for await_ in reversed(awaits):
        insert(await_)
    for old, await_ in zip(call.results, awaits, strict=False):
        assert await_.result is not None
        await_.result.name_hint = old.name_hint
        old.replace_all_uses_with(await_.result)
    Rewriter.erase_op(call)


def _replace_function(function: func.FuncOp) -> None:
    """Put an async.func with the same body in the place of a function."""
    for op in list(own_ops(function.body)):
        if isinstance(op, func.ReturnOp):
            returned = at(op.location, ReturnOp(list(op.arguments)))
            Rewriter.insert_op(returned, InsertPoint.before(op))
            Rewriter.erase_op(op)
    type_ = function.function_type
    outputs = _results_of_coroutine(type_.outputs.data)
    visibility = function.sym_visibility
    new = FuncOp(
        function.sym_name.data,
        FunctionType.from_lists(list(type_.inputs.data), outputs),
        function.detach_region(function.body),
        None if visibility is None else visibility.data,
        arg_attrs=function.arg_attrs,
    )
    # Attributes of results say something about values that the coroutine doesn't return.
    new.attributes.update(function.attributes)
    Rewriter.insert_op(at(function.location, new), InsertPoint.before(function))
    Rewriter.erase_op(function)


@dataclass(frozen=True)
class AsyncFunctionsToCoroutinesPass(ModulePass):
    """`async-functions-to-coroutines`: functions that await become async.funcs, calls to them awaits.

    Functions without a body stay, and so do those whose type must: their address is taken, or something
    other than a func.func or async.func calls them, or they return an unranked memref, whose descriptor
    is on their stack. An await there blocks the thread.
    """

    name = "async-functions-to-coroutines"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for module in [
            op,
            *(inner for inner in op.walk() if isinstance(inner, ModuleOp) and inner is not op),
        ]:
            uses = FunctionUses.of(module)
            staying = set(uses.fixed) | {n for n, f in uses.functions.items() if _returns_from_its_stack(f)}
            coroutines = uses.closure(_awaits, staying)
            for name, function in coroutines.items():
                for call in uses.calls.get(name, ()):
                    _replace_call(call)
                _replace_function(function)
