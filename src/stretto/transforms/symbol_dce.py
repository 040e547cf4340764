"""symbol-dce: erase symbols that nothing refers to and that can't be seen from outside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import SymbolOpInterface, SymbolTable

from stretto.analysis.symbol_references import symbol_references


class SymbolTables:
    """Looks symbols up; valid as long as no symbol is added, renamed or erased."""

    def __init__(self):
        self._tables: dict[Operation, dict[StringAttr, Operation]] = {}

    def in_table(self, table: Operation, name: StringAttr) -> Operation | None:
        """The symbol of a name that stands directly in a symbol table."""
        symbols = self._tables.get(table)
        if symbols is None:
            symbols = self._tables[table] = {}
            for region in table.regions:
                for block in region.blocks:
                    for op in block.ops:
                        symbol = symbol_name(op)
                        if symbol is not None:
                            symbols.setdefault(symbol, op)
        return symbols.get(name)

    def from_op(self, op: Operation, name: StringAttr) -> Operation | None:
        """The symbol of a name in the nearest symbol table around an op that has it."""
        table = op.parent_op()
        while table is not None:
            if table.has_trait(SymbolTable, value_if_unregistered=False):
                found = self.in_table(table, name)
                if found is not None:
                    return found
            table = table.parent_op()
        return None

    def referenced(self, op: Operation) -> Iterator[Operation]:
        """The symbols that an op itself refers to; of `@a::@b` both."""
        for attribute in (*op.properties.values(), *op.attributes.values()):
            for reference in symbol_references(attribute):
                found = self.from_op(op, reference.root_reference)
                for name in reference.nested_references:
                    if found is None:
                        break
                    yield found
                    found = self.in_table(found, name)
                if found is not None:
                    yield found


def symbol_name(op: Operation) -> StringAttr | None:
    """The name of an op that is a symbol; None for other ops."""
    if not op.has_trait(SymbolOpInterface, value_if_unregistered=False):
        return None
    name = op.properties.get("sym_name", op.attributes.get("sym_name"))
    return name if isinstance(name, StringAttr) else None


def is_public(op: Operation) -> bool:
    """Whether a symbol can be seen from outside of its symbol table."""
    visibility = op.properties.get("sym_visibility", op.attributes.get("sym_visibility"))
    return not isinstance(visibility, StringAttr) or visibility.data not in ("private", "nested")


class _Liveness:
    """The symbols that are reached from what must stay."""

    def __init__(self, root: Operation):
        self.live: set[Operation] = set()
        self._tables = SymbolTables()
        self._worklist: list[Operation] = [root]
        while self._worklist:
            self._visit(self._worklist.pop())

    def _visit(self, live: Operation) -> None:
        """Walk a live op: what it holds that can't be discarded is live, and what that refers to."""
        stack = [live]
        while stack:
            op = stack.pop()
            for symbol in self._tables.referenced(op):
                self._mark(symbol)
            for region in op.regions:
                for block in region.blocks:
                    for inner in block.ops:
                        if symbol_name(inner) is None:
                            stack.append(inner)
                        elif is_public(inner):
                            self._mark(inner)

    def _mark(self, symbol: Operation) -> None:
        if symbol not in self.live:
            self.live.add(symbol)
            self._worklist.append(symbol)


def erase_dead_symbols(root: Operation) -> None:
    """Erase the private and nested symbols in `root`, at any depth, that nothing which stays refers to."""
    live = _Liveness(root).live
    dead = [op for op in root.walk() if op is not root and symbol_name(op) is not None and op not in live]
    erased: set[Operation] = set()
    for op in dead:
        parent = op.parent_op()
        while parent is not None and parent not in erased:
            parent = parent.parent_op()
        if parent is None:
            op.detach()
            erased.add(op)
    for op in erased:
        op.erase(safe_erase=False)


@dataclass(frozen=True)
class SymbolDCEPass(ModulePass):
    """Erases unused private and nested symbols, also those that only refer to each other."""

    name = "symbol-dce"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        erase_dead_symbols(op)
