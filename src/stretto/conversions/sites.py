"""The table of sites of a module: places in the program that errors, leaks and traces name.

The table is the module's attribute `stretto.sites`, an array of `[file, line, column, text]`.
Entry k has the number `base + k`; whoever loads the program registers the table with the runtime
and stores the base it got into the global `__stretto_site_base`.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    IntegerAttr,
    LocationAttr,
    ModuleOp,
    StringAttr,
    i32,
)
from xdsl.dialects.llvm import GlobalOp
from xdsl.ir import Attribute

from stretto.diagnostics.locations import file_location

SITES_ATTRIBUTE = "stretto.sites"
SITE_BASE_GLOBAL = "__stretto_site_base"


class SiteTable:
    """Collects the sites of a module, each once; goes on from the table that the module has."""

    def __init__(self, module: ModuleOp):
        self._module = module
        known = module.attributes.get(SITES_ATTRIBUTE)
        entries = cast(ArrayAttr[Attribute], known).data if isinstance(known, ArrayAttr) else ()
        self._numbers = {entry: k for k, entry in enumerate(entries)}

    def number(self, location: LocationAttr, text: str) -> int:
        """The index of a site in the table, which has it from now on."""
        place = file_location(location)
        entry = ArrayAttr[Attribute](
            [
                StringAttr("") if place is None else place.filename,
                IntegerAttr(0 if place is None else place.line.data, i32),
                IntegerAttr(0 if place is None else place.column.data, i32),
                StringAttr(text),
            ]
        )
        return self._numbers.setdefault(entry, len(self._numbers))

    def attach(self) -> None:
        """Store the table in the module and declare the global of its base, if there is any site."""
        if not self._numbers:
            return
        self._module.attributes[SITES_ATTRIBUTE] = ArrayAttr(self._numbers)
        for op in self._module.body.block.ops:
            if isinstance(op, GlobalOp) and op.sym_name.data == SITE_BASE_GLOBAL:
                return
        base = GlobalOp(i32, SITE_BASE_GLOBAL, "external", value=IntegerAttr(0, i32))
        base.location = self._module.location
        self._module.body.block.add_op(base)
