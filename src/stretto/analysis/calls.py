"""Who calls whom in a module, and whose signature can't be changed."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field

from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, Region
from xdsl.traits import SymbolTable

from stretto.analysis.fixpoints import with_dependents
from stretto.analysis.symbol_references import used_symbols
from stretto.dialects.async_.structured import ExecuteOp
from stretto.dialects.async_.structured import FuncOp as AsyncFuncOp

MAY_FAIL = "stretto.may_fail"
"""The unit attribute of a plain function whose last result is an error code."""

FAILS_BY_VALUE = "stretto.fails_by_value"
"""The unit attribute of a plain function that is to return an error code whatever it does.

Its address may be taken: whoever does knows of the code.
"""


def own_ops(region: Region) -> Iterator[Operation]:
    """The ops of a region at any depth, except those in the bodies of nested tasks."""
    for block in region.blocks:
        for op in block.ops:
            yield op
            if not isinstance(op, ExecuteOp):
                for inner in op.regions:
                    yield from own_ops(inner)


def _walk(root: ModuleOp) -> Iterator[tuple[Operation, bool]]:
    """The ops of a module that see its symbols, and whether they stand in a function that we rewrite.

    In an `llvm.func`, which can't return an error code, calls are awaited and checked too; a failure aborts.
    """

    def visit(op: Operation, rewritable: bool) -> Iterator[tuple[Operation, bool]]:
        for region in op.regions:
            for block in region.blocks:
                for inner in block.ops:
                    if inner.has_trait(SymbolTable, value_if_unregistered=False):
                        continue
                    inside = (
                        rewritable
                        or isinstance(inner, func.FuncOp | AsyncFuncOp)
                        or inner.name == "llvm.func"
                    )
                    yield inner, inside
                    yield from visit(inner, inside)

    yield from visit(root, False)


def symbol_users(module: ModuleOp) -> Iterator[tuple[str, Operation]]:
    """Each use of a symbol of a module, by the name of the symbol; those in modules inside aren't."""
    for op, _ in _walk(module):
        for name in used_symbols(op):
            yield name, op


@dataclass
class FunctionUses:
    """The `func.func`s of one module that have a body, and the uses of their symbols.

    `calls` holds all `func.call`s by callee. `fixed` maps a function whose type must stay to the ops that
    ask for it: they take its address, or call it from a function that no pass of ours rewrites.
    """

    functions: dict[str, func.FuncOp] = field(default_factory=dict[str, func.FuncOp])
    calls: dict[str, list[func.CallOp]] = field(default_factory=dict[str, list[func.CallOp]])
    fixed: dict[str, list[Operation]] = field(default_factory=dict[str, list[Operation]])

    @staticmethod
    def of(module: ModuleOp) -> FunctionUses:
        uses = FunctionUses()
        for op in module.ops:
            if isinstance(op, func.FuncOp) and op.body.blocks:
                uses.functions[op.sym_name.data] = op
        for op, rewritable in _walk(module):
            uses._add(op, rewritable)
        return uses

    def _add(self, op: Operation, rewritable: bool) -> None:
        if isinstance(op, func.CallOp) and rewritable:
            self.calls.setdefault(op.callee.root_reference.data, []).append(op)
            return
        for name in used_symbols(op):
            if name in self.functions:
                self.fixed.setdefault(name, []).append(op)

    def closure(
        self, holds: Callable[[func.FuncOp], bool], without: Container[str] = ()
    ) -> dict[str, func.FuncOp]:
        """The functions for which `holds` is true, and those that call one of them outside of a task.

        In the order of the module; recursion of any shape is fine. The functions `without` are left out,
        and so aren't a reason for their callers.
        """
        callers: dict[str, list[str]] = {}
        found: set[str] = set()
        for name, function in self.functions.items():
            if name in without:
                continue
            for op in own_ops(function.body):
                if isinstance(op, func.CallOp):
                    callers.setdefault(op.callee.root_reference.data, []).append(name)
            if holds(function):
                found.add(name)
        found = with_dependents(found, callers)
        return {name: function for name, function in self.functions.items() if name in found}
