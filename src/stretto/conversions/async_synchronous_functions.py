"""async-synchronous-functions: async functions that never suspend run as plain functions.

An `async.func` that awaits nothing but results of calls to such functions is done when its call returns. A
call of which only awaits use the results becomes a `func.call` of a plain function with the same body. It
returns the payloads and, if it may fail, an error code. A failure belongs to whoever awaits, so the code is
checked where the await was, and by nobody if there was none.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import FunctionType, ModuleOp, i32
from xdsl.ir import Attribute, Block
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.analysis.calls import own_ops
from stretto.analysis.synchronous import SynchronousFunctions
from stretto.conversions.coroutines.machinery import BlockEnd
from stretto.conversions.failing_function import FailingFunction
from stretto.dialects.async_.structured import AwaitOp, CallOp, FuncOp, ReturnOp
from stretto.dialects.async_.types import ValueType
from stretto.dialects.stretto_ import CheckOp
from stretto.interfaces.rewriting import at
from stretto.interfaces.symbol_names import UniqueNames

SUFFIX = "_synchronous"
"""Ends the name of a plain function beside whose async.func it stands."""

_C_INTERFACE = "llvm.emit_c_interface"


def _payloads(types: tuple[Attribute, ...]) -> list[Attribute]:
    return [type_.value_type for type_ in types if isinstance(type_, ValueType)]


def _call_plainly(call: CallOp, name: str, fails: bool) -> None:
    """Call the plain function instead, and put its results and checks of its code in the place of awaits."""
    types = _payloads(tuple(call.result_types))
    new = func.CallOp(name, list(call.arguments), [*types, i32] if fails else types)
    new.attributes.update(call.attributes)
    Rewriter.insert_op(at(call.location, new), InsertPoint.before(call))
    payloads = iter(new.results)
    for result in call.results:
        payload = next(payloads) if isinstance(result.type, ValueType) else None
        for use in list(result.uses):
            await_ = use.operation
            assert isinstance(await_, AwaitOp)
            if fails:
                check = at(await_.location, CheckOp(new.results[-1]))
                Rewriter.insert_op(check, InsertPoint.before(await_))
            if payload is not None and await_.result is not None:
                payload.name_hint = payload.name_hint or await_.result.name_hint
                await_.result.replace_all_uses_with(payload)
            Rewriter.erase_op(await_)
    Rewriter.erase_op(call)


def _make_plain(function: FuncOp, name: str) -> func.FuncOp:
    """Put a private func.func with the body of an async.func in front of it."""
    for op in list(own_ops(function.body)):
        if isinstance(op, ReturnOp):
            returned = at(op.location, func.ReturnOp(*op.arguments))
            Rewriter.insert_op(returned, InsertPoint.before(op))
            Rewriter.erase_op(op)
    type_ = function.function_type
    plain = func.FuncOp(
        name,
        FunctionType.from_lists(list(type_.inputs.data), _payloads(type_.outputs.data)),
        visibility="private",
        # Attributes of results say something about tokens and values.
        arg_attrs=function.arg_attrs,
    )
    plain.body.erase_block(plain.body.block)
    function.body.move_blocks(plain.body)
    plain.attributes.update(function.attributes)
    plain.attributes.pop(_C_INTERFACE, None)
    Rewriter.insert_op(at(function.location, plain), InsertPoint.before(function))
    return plain


def _call_from(function: FuncOp, plain: func.FuncOp, fails: bool) -> None:
    """Give an async.func that stays a body that calls the plain function."""
    body = Block(arg_types=function.function_type.inputs.data)
    for argument, original in zip(body.args, plain.args, strict=True):
        argument.name_hint = original.name_hint
        argument.location = original.location
    function.body.add_block(body)
    emit = BlockEnd(body, function.location)
    results = plain.function_type.outputs.data
    call = emit(func.CallOp(plain.sym_name.data, list(body.args), results))
    payloads = list(call.results)
    if fails:
        emit(CheckOp(payloads.pop()))
    emit(ReturnOp(payloads))


def _apply(module: ModuleOp) -> None:
    found = SynchronousFunctions.of(module)
    if not found.direct:
        return
    names = UniqueNames(module)
    plain_names = {
        name: names.unique(name + SUFFIX) if name in found.shared else name for name in found.direct
    }
    # All calls first: an await that is left in a failing function blocks.
    for name, calls in found.direct.items():
        for call in calls:
            _call_plainly(call, plain_names[name], name in found.failing)
    for name, plain_name in plain_names.items():
        function, fails = found.functions[name], name in found.failing
        plain = _make_plain(function, plain_name)
        if fails:
            FailingFunction(plain).rewrite()
        if name in found.shared:
            _call_from(function, plain, fails)
        else:
            Rewriter.erase_op(function)


@dataclass(frozen=True)
class AsyncSynchronousFunctionsPass(ModulePass):
    """`async-synchronous-functions`: async functions that never suspend are called plainly where possible.

    A call whose results are awaited in the same task, and nothing else, becomes a func.call. The async.func
    stays, with a body that calls the plain function, if it is public or some other use of it is left. Runs
    after async-failures-by-value, whose error codes the plain functions return.
    """

    name = "async-synchronous-functions"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for module in [inner for inner in op.walk() if isinstance(inner, ModuleOp)]:
            _apply(module)
