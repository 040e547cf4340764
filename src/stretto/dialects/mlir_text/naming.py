"""Names of SSA values and blocks as MLIR's printer gives them.

A region's own blocks and values are named before those of the regions nested in it. Counters go
on in nested regions, and siblings start from the same counts; a name is unique among its own
region and the enclosing ones. In the generic form no op names its values and the counters don't
start again, which makes every number of a module unique.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from xdsl.ir import Block, Operation, OpResult, Region, SSAValue

from stretto.dialects.mlir_text.asm import block_argument_names, result_names

_VALID_NAME = re.compile(r"[A-Za-z$._-][A-Za-z0-9$._-]*")
_INVALID_CHARACTER = re.compile(r"[^A-Za-z0-9$._-]")


def sanitized(name: str) -> str:
    """`name` as a suffix-id: blanks become `_`, other characters that MLIR forbids their hex code."""
    if _VALID_NAME.fullmatch(name):
        return name
    if name[0].isdigit():
        name = "_" + name
    return _INVALID_CHARACTER.sub(lambda m: "_" if m[0] == " " else f"{ord(m[0]):X}", name)


@dataclass
class _Scope:
    """The names used in one region and, through `parent`, in the enclosing ones."""

    parent: _Scope | None
    names: set[str] = field(default_factory=set[str])

    def __contains__(self, name: str) -> bool:
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.names:
                return True
            scope = scope.parent
        return False


class ValueNames:
    """The names of all values and blocks in an op, computed at once.

    `keep_names` uses the names of the source where there are some. In the `generic` form ops
    don't name their values.
    """

    def __init__(self, root: Operation, *, generic: bool = False, keep_names: bool = False):
        self.values: dict[SSAValue, str] = {}
        """Names without `%`; of a result group, only the first result has one."""
        self.blocks: dict[Block, tuple[str, int]] = {}
        """Names without `^`, and the number of the block in its region."""
        self.result_groups: dict[Operation, list[int]] = {}
        """Where the result groups start, for ops with more than one group."""
        self.generic = generic
        self.keep_names = keep_names
        self._next_value = 0
        self._next_argument = 0
        self._next_conflict = 0
        self._scope = _Scope(None)
        self._name_operation(root)
        stack = [(region, (0, 0, 0), self._scope) for region in root.regions]
        while stack:
            region, counters, parent = stack.pop()
            if not generic:
                self._next_value, self._next_argument, self._next_conflict = counters
            self._scope = _Scope(parent)
            self._name_region(region)
            counters = (self._next_value, self._next_argument, self._next_conflict)
            for block in region.blocks:
                for op in block.ops:
                    stack.extend((nested, counters, self._scope) for nested in op.regions)

    def results(self, op: Operation) -> list[tuple[str, int]]:
        """Name and size of each result group of an op."""
        starts = self.result_groups.get(op, [0])
        ends = [*starts[1:], len(op.results)]
        return [
            (self.values[op.results[start]], end - start) for start, end in zip(starts, ends, strict=True)
        ]

    def use(self, value: SSAValue) -> str | None:
        """The text of a use of the value, without `%`; None for a value that has no name."""
        if (name := self.values.get(value)) is not None and not self._in_group(value):
            return name
        if not isinstance(value, OpResult):
            return None
        op, index = value.op, value.index
        start = max(s for s in self.result_groups.get(op, [0]) if s <= index)
        name = self.values.get(op.results[start])
        return None if name is None else f"{name}#{index - start}"

    def _in_group(self, value: SSAValue) -> bool:
        """Whether the value is the first of a group of several results."""
        if not isinstance(value, OpResult) or len(value.op.results) == 1:
            return False
        op, index = value.op, value.index
        following = [s for s in self.result_groups.get(op, [0]) if s > index]
        return (following[0] if following else len(op.results)) - index > 1

    def _unique(self, name: str) -> str:
        name = sanitized(name)
        unique = name
        while unique in self._scope:
            unique = f"{name}_{self._next_conflict}"
            self._next_conflict += 1
        self._scope.names.add(unique)
        return unique

    def _set_name(self, value: SSAValue, name: str) -> None:
        if name:
            self.values[value] = self._unique(name)
            return
        self.values[value] = str(self._next_value)
        self._next_value += 1

    def _name_region(self, region: Region) -> None:
        parent = region.parent
        if parent is not None and not self.generic:
            for argument, name in block_argument_names(parent, region):
                self._set_name(argument, self._kept(argument) or name)
        for number, block in enumerate(region.blocks):
            hint = block.name_hint if self.keep_names else None
            self.blocks[block] = (hint or f"bb{number}", number)
            self._name_block(block, is_entry=number == 0)

    def _kept(self, value: SSAValue) -> str | None:
        return value.name_hint if self.keep_names else None

    def _name_block(self, block: Block, *, is_entry: bool) -> None:
        for argument in block.args:
            if argument in self.values:
                continue
            name = ""
            if is_entry:
                name = f"arg{self._next_argument}"
                self._next_argument += 1
            self._set_name(argument, self._kept(argument) or name)
        for op in block.ops:
            self._name_operation(op)

    def _name_operation(self, op: Operation) -> None:
        if not op.results:
            return
        starts = [0]
        names = () if self.generic else result_names(op)
        if self.keep_names:
            names = self._kept_names(op, dict(names))
        for number, name in names:
            self._set_name(op.results[number], name)
            if number:
                starts.append(number)
        if op.results[0] not in self.values:
            self._set_name(op.results[0], "")
        if len(starts) > 1:
            self.result_groups[op] = sorted(starts)

    def _kept_names(self, op: Operation, names: dict[int, str]) -> list[tuple[int, str]]:
        """Source names by result number; a group goes on while its results share one name."""
        previous = None
        for number, result in enumerate(op.results):
            hint = result.name_hint
            if hint is not None and hint != previous:
                names[number] = hint
            elif hint is not None:
                names.pop(number, None)
            previous = hint
        return sorted(names.items())
