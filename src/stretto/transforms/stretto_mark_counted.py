"""Marks functions that count their references already, as code that MLIR lowered does.

A program may come at any level. One that holds add_refs or drop_refs, or the runtime functions that they
become, was counted before; counting it again would drop everything twice. What Stretto adds to such a
program, like entry points, still has to be counted, so the functions are marked one by one.

The others follow Stretto's rule from here on that a value keeps its payload when that is loaded: a token,
value or group that such a function loads itself is given a reference.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.dialects.async_ import structured
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp, RuntimeLoadOp
from stretto.interfaces.ownership import COUNTED, counted_values
from stretto.interfaces.rewriting import at

_RUNTIME_FUNCTIONS = ("mlirAsyncRuntimeAddRef", "mlirAsyncRuntimeDropRef")


def _is_counted(op: Operation) -> bool:
    """Whether an op is there only after counting. An await adds a reference to a payload that it loads."""
    if isinstance(op, RuntimeAddRefOp):
        return not isinstance(op.operand.owner, RuntimeLoadOp)
    if isinstance(op, RuntimeDropRefOp):
        return True
    name = op.properties.get("sym_name")
    return isinstance(name, StringAttr) and name.data in _RUNTIME_FUNCTIONS


def _is_given_a_reference(load: RuntimeLoadOp) -> bool:
    following = load.next_op
    return isinstance(following, RuntimeAddRefOp) and following.operand is load.result


@dataclass(frozen=True)
class StrettoMarkCountedPass(ModulePass):
    """`stretto-mark-counted`: in a module that counts references, mark the functions that needn't be counted.

    These are all that hold no structured async op. Runs before anything else is lowered; the reference
    counting passes leave marked functions alone. In the others each loaded token, value or group is given a
    reference.
    """

    name = "stretto-mark-counted"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if any(_is_counted(inner) for inner in op.walk()):
            self._mark(op)
        for value in list(counted_values(op)):
            load = value.owner
            if isinstance(load, RuntimeLoadOp) and not _is_given_a_reference(load):
                Rewriter.insert_op(at(load.location, RuntimeAddRefOp(value)), InsertPoint.after(load))

    @staticmethod
    def _mark(op: ModuleOp) -> None:
        for function in list(op.walk()):
            if not isinstance(function, func.FuncOp | llvm.FuncOp) or not function.body.blocks:
                continue
            if not any(isinstance(inner, structured.OPERATIONS) for inner in function.walk()):
                function.attributes[COUNTED] = UnitAttr()
