"""Failures leave functions by value: a plain function that may fail returns an error code.

A `func.func` that asserts, awaits or calls a function that may fail gets one more result, the i32 error
code, 0 if all is well. In it each failure branches to a block that returns zeros and the code. Each call
to it is followed by a `stretto.check`, which in tasks and async functions is left to their lowering.
Where functions are values, all of the same type get the result if one of them may fail.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp, i32
from xdsl.ir import Attribute, Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.analysis.calls import FAILS_BY_VALUE, MAY_FAIL, FunctionUses, own_ops
from stretto.conversions.failing_function import FAILURES, FailingFunction
from stretto.conversions.function_values import WithErrorCode, failing_functions
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text.func import CallIndirectOp, ConstantOp
from stretto.dialects.stretto_ import CheckOp
from stretto.interfaces.rewriting import at, name_of


def _fails(function: func.FuncOp) -> bool:
    if MAY_FAIL in function.attributes:
        return False
    return FAILS_BY_VALUE in function.attributes or any(
        isinstance(op, FAILURES) for op in own_ops(function.body)
    )


def _check_call(call: func.CallOp | CallIndirectOp) -> None:
    """Take the error code of a call, too, and check it."""
    if isinstance(call, CallIndirectOp):
        new = CallIndirectOp(call.callee, list(call.callee_operands))
    else:
        types = [*(result.type for result in call.results), i32]
        new = func.CallOp(call.callee, list(call.arguments), types)
    new.location = call.location
    new.attributes.update(call.attributes)
    check = at(call.location, CheckOp(new.results[-1]))
    Rewriter.insert_op([new, check], InsertPoint.before(call))
    for old, result in zip(call.results, new.results, strict=False):
        result.name_hint = old.name_hint
        old.replace_all_uses_with(result)
    Rewriter.erase_op(call)


def _refuse_fixed(name: str, function: func.FuncOp, users: Sequence[Operation]) -> None:
    if FAILS_BY_VALUE in function.attributes:
        return
    for user in users:
        if not isinstance(user, ConstantOp):
            reason = "calls it" if user.name.endswith("call") else "uses its address"
            emit_error(
                function,
                f"function '{name}' may fail, which needs one more result, but its type is fixed by its uses",
                [(f"'{name_of(user)}' {reason} here", user.location)],
            )


def _refuse_external(module: ModuleOp, types: set[Attribute]) -> None:
    """Functions without a body can't be given a result, so none of the type may fail."""
    external = {
        op.sym_name.data: op for op in module.ops if isinstance(op, func.FuncOp) and not op.body.blocks
    }
    for op in module.walk():
        name = op.value.root_reference.data if isinstance(op, ConstantOp) else None
        if name in external and external[name].function_type in types:
            emit_error(
                op,
                f"function '{name}' has no body, but others of its type whose address is taken may fail, "
                "which needs one more result",
            )


def _apply(module: ModuleOp) -> None:
    uses = FunctionUses.of(module)
    failing, types = failing_functions(uses, _fails)
    for name, function in failing.items():
        _refuse_fixed(name, function, uses.fixed.get(name, ()))
    if types:
        _refuse_external(module, types)
        calls = [op for op in module.walk() if isinstance(op, CallIndirectOp) and op.callee.type in types]
        WithErrorCode(types).apply(module)
        for call in calls:
            _check_call(call)
    for name in failing:
        for call in uses.calls.get(name, ()):
            _check_call(call)
    for function in failing.values():
        FailingFunction(function).rewrite()


@dataclass(frozen=True)
class AsyncFailuresByValuePass(ModulePass):
    """`async-failures-by-value`: plain functions that may fail return an error code, callers check it.

    Runs after async-functions-to-coroutines; functions without a body are taken not to fail. Raises a
    DiagnosticError for a function that may fail and whose type can't change, and for an assert inside an
    op that has no form as blocks.
    """

    name = "async-failures-by-value"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for module in [
            op,
            *(inner for inner in op.walk() if isinstance(inner, ModuleOp) and inner is not op),
        ]:
            _apply(module)
