"""Which parallel loops may fail, so that their blocks have to be waited for before a failure travels on."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects import cf, scf
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Operation

from stretto.analysis.captures import captures
from stretto.dialects.async_.structured import AwaitAllOp, AwaitOp
from stretto.dialects.mlir_text.func import CallIndirectOp
from stretto.dialects.stretto_ import CheckOp
from stretto.transforms.parallel_blocks.candidates import is_storable

_FAILING = (cf.AssertOp, CheckOp, AwaitOp, AwaitAllOp, CallIndirectOp)


def _awaits(op: Operation) -> bool:
    """Whether an op is a parallel loop that uses tokens or groups: then its blocks become tasks."""
    return isinstance(op, scf.ParallelOp) and not all(is_storable(value.type) for value in captures(op.body))


class FailingFunctions:
    """The functions of a module that may fail: they assert, await, call an address, or call one of these."""

    def __init__(self, module: ModuleOp):
        self._names: set[str] = set()
        functions = {
            name.data: op
            for op in module.ops
            if isinstance(name := op.properties.get("sym_name"), StringAttr)
        }
        bodies = {name: list(op.walk()) for name, op in functions.items()}
        found = True
        while found:
            new = [name for name, ops in bodies.items() if name not in self._names and self._fail(ops)]
            self._names.update(new)
            found = bool(new)

    def _fail(self, ops: Iterable[Operation]) -> bool:
        return any(isinstance(op, _FAILING) or _awaits(op) or self._calls_failing(op) for op in ops)

    def _calls_failing(self, op: Operation) -> bool:
        callee = op.properties.get("callee")
        return isinstance(callee, SymbolRefAttr) and callee.root_reference.data in self._names

    def may_fail(self, loop: Operation) -> bool:
        """Whether an op may fail, or one in its regions."""
        return self._fail(loop.walk())
