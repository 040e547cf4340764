"""Aliases as MLIR prints them: `#map`, `#set`, `#loc` before and after the module.

The module is printed once, with a mark wherever an alias stands; the names, which depend on all
aliases of the module, replace the marks afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects.builtin import AffineMapAttr, AffineSetAttr, LocationAttr, TupleType
from xdsl.ir import Attribute

_MARK = re.compile("\x00([0-9]+)\x00")
_LONG_TUPLE = 16
"""MLIR gives an alias to tuple types with more elements than this."""


def alias_name(attribute: Attribute) -> str | None:
    """The stem of the attribute's alias with its sigil; None if MLIR prints it in place."""
    if isinstance(attribute, AffineMapAttr):
        return "#map"
    if isinstance(attribute, AffineSetAttr):
        return "#set"
    if isinstance(attribute, LocationAttr):
        return "#loc"
    if isinstance(attribute, TupleType) and len(attribute.types) > _LONG_TUPLE:
        return "!tuple"
    return None


@dataclass
class _Alias:
    stem: str
    depth: int
    text: str
    deferred: bool


class AliasTable:
    """The aliases met while a module is printed.

    `text_of(attribute)` prints an attribute in place; it may itself call `mark`.
    """

    def __init__(self, text_of: Callable[[Attribute], str]):
        self._text_of = text_of
        self._numbers: dict[Attribute, int] = {}
        self._aliases: list[_Alias] = []
        self._in_deferred = False

    def mark(self, attribute: Attribute, stem: str, *, deferred: bool = False) -> str:
        """What stands for the alias of `attribute` until `resolve`.

        `deferred` aliases, those of trailing locations only, are defined after the module.
        """
        deferred = deferred or self._in_deferred
        number = self._numbers.get(attribute)
        if number is None:
            number = self._numbers[attribute] = len(self._aliases)
            alias = _Alias(stem, 0, "", deferred)
            self._aliases.append(alias)
            outer, self._in_deferred = self._in_deferred, deferred
            alias.text = self._text_of(attribute)
            self._in_deferred = outer
            children = [self._aliases[int(m)] for m in _MARK.findall(alias.text)]
            alias.depth = 1 + max((child.depth for child in children), default=-1)
        elif not deferred:
            self._undefer(number)
        return f"\x00{number}\x00"

    def _undefer(self, number: int) -> None:
        alias = self._aliases[number]
        if not alias.deferred:
            return
        alias.deferred = False
        for child in _MARK.findall(alias.text):
            self._undefer(int(child))

    def resolve(self, text: str) -> str:
        """`text` with all marks replaced, between the definitions of the aliases."""
        if not self._aliases:
            return text
        order = sorted(
            range(len(self._aliases)),
            key=lambda n: (
                self._aliases[n].depth,
                self._aliases[n].stem[0] != "!",
                self._aliases[n].stem,
            ),
        )
        names: dict[int, str] = {}
        counts: dict[str, int] = {}
        for number in order:
            stem = self._aliases[number].stem
            count = counts.get(stem, 0)
            names[number] = f"{stem}{count}" if count else stem
            counts[stem] = count + 1

        def named(marked: str) -> str:
            return _MARK.sub(lambda m: names[int(m[1])], marked)

        def definitions(deferred: bool) -> str:
            return "".join(
                f"{names[n]} = {named(self._aliases[n].text)}\n"
                for n in order
                if self._aliases[n].deferred == deferred
            )

        return definitions(False) + named(text) + definitions(True)
