"""Look-up of symbols for verifiers; `symbol_cache` makes it one dictionary access while IR stays as it is."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.ir import Operation
from xdsl.traits import SymbolTable

_CACHE: ContextVar[dict[Operation, dict[str, Operation]] | None] = ContextVar("symbols", default=None)


@contextmanager
def symbol_cache() -> Generator[None, None, None]:
    """Remember the symbols of each table; no op may be added or removed meanwhile."""
    token = _CACHE.set({})
    try:
        yield
    finally:
        _CACHE.reset(token)


def symbol_table_of(op: Operation) -> Operation | None:
    """The nearest op around `op` that defines a symbol table."""
    table = op.parent_op()
    while table is not None and not table.has_trait(SymbolTable, value_if_unregistered=False):
        table = table.parent_op()
    return table


def find_symbol(op: Operation, reference: SymbolRefAttr) -> Operation | None:
    """The op that `reference` names where `op` stands; None if there is none."""
    table = symbol_table_of(op)
    return None if table is None else find_in(table, reference)


def find_in(table: Operation, reference: SymbolRefAttr) -> Operation | None:
    """The op that `reference` names in a symbol table and those nested in it; None if there is none."""
    found = _symbols(table).get(reference.root_reference.data)
    for name in reference.nested_references:
        if found is None:
            return None
        found = _symbols(found).get(name.data) if found.regions else None
    return found


def _symbols(table: Operation) -> dict[str, Operation]:
    cache = _CACHE.get()
    if cache is None:
        return _collect(table)
    if table not in cache:
        cache[table] = _collect(table)
    return cache[table]


def _collect(table: Operation) -> dict[str, Operation]:
    symbols: dict[str, Operation] = {}
    for region in table.regions:
        for block in region.blocks:
            for op in block.ops:
                name = op.properties.get("sym_name", op.attributes.get("sym_name"))
                if isinstance(name, StringAttr):
                    symbols.setdefault(name.data, op)
    return symbols
