"""async-func-to-async-runtime: async functions to coroutines, their calls to plain calls."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin, func
from xdsl.passes import ModulePass

from stretto.conversions.coroutines import Abi, lower_body, make_coroutine, refuse_leftovers
from stretto.conversions.driver_folding import LEGAL_WHILE_MAKING_COROUTINES, fold_on_the_way
from stretto.dialects.async_.structured import CallOp, FuncOp, ReturnOp
from stretto.interfaces.rewriting import at


def _to_plain_function(op: FuncOp) -> func.FuncOp:
    """Put a func.func of the same name, type, body and attributes in the place of an async.func."""
    external = op.is_declaration
    visibility = None if op.sym_visibility is None else op.sym_visibility.data
    function = func.FuncOp(
        op.sym_name.data,
        op.function_type,
        op.detach_region(op.body),
        # A func.func without a body may be private only.
        visibility="private" if external else visibility,
        arg_attrs=op.arg_attrs,
        res_attrs=op.res_attrs,
    )
    function.attributes.update(op.attributes)
    assert op.parent is not None
    op.parent.insert_op_before(at(op.location, function), op)
    op.detach()
    op.erase()
    return function


def _to_plain_call(op: CallOp) -> None:
    call = at(op.location, func.CallOp(op.callee, list(op.arguments), list(op.result_types)))
    assert op.parent is not None
    op.parent.insert_op_before(call, op)
    for old, new in zip(op.results, call.results, strict=True):
        new.name_hint = old.name_hint
        old.replace_all_uses_with(new)
    op.detach()
    op.erase()


@dataclass(frozen=True)
class AsyncFuncToAsyncRuntimePass(ModulePass):
    """Makes each `async.func` a func.func that is a coroutine and starts on its caller's thread.

    Awaits in it suspend, asserts in it fail its results; those in nested tasks are left to
    async-to-async-runtime. A function without a body becomes a private declaration.
    `abi`: as for async-to-async-runtime.
    """

    name = "async-func-to-async-runtime"

    abi: Abi = "mlir"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        if self.abi == "mlir":
            fold_on_the_way(op, LEGAL_WHILE_MAKING_COROUTINES)
        for inner in list(op.walk()):
            if isinstance(inner, FuncOp):
                function = _to_plain_function(inner)
                if function.body.first_block is not None:
                    lower_body(make_coroutine(function, self.abi))
            elif isinstance(inner, CallOp):
                _to_plain_call(inner)
        refuse_leftovers(op, (FuncOp, CallOp, ReturnOp))
