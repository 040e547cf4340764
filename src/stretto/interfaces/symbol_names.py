"""Names that are unique in a symbol table, as MLIR makes them."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation


class UniqueNames:
    """The names in one symbol table, and the counter that makes new ones unique."""

    def __init__(self, table: Operation):
        self._names: set[str] = set()
        self._counter = 0
        for op in table.regions[0].block.ops:
            name = op.properties.get("sym_name", op.attributes.get("sym_name"))
            if isinstance(name, StringAttr):
                self._names.add(name.data)

    def unique(self, wanted: str) -> str:
        """`wanted`, else `wanted_N` with the next free number of this table; the name is then taken."""
        name = wanted
        while name in self._names:
            name = f"{wanted}_{self._counter}"
            self._counter += 1
        self._names.add(name)
        return name
