"""The names in scope while a region is parsed."""

from __future__ import annotations

from collections.abc import Iterator, KeysView

from xdsl.ir import SSAValue

Values = tuple[SSAValue, ...]


class ScopedValues(dict[str, Values]):
    """Values by name, where entering a region takes no time.

    xDSL's parser copies its dictionary of values when a region begins and puts the copy back when
    it ends, which is quadratic in a function with many regions. Here the copy stands for what was
    there, and what comes later goes to a level of its own.
    """

    def __init__(self, levels: list[dict[str, Values]] | None = None):
        super().__init__()
        self._levels: list[dict[str, Values]] = [{}] if levels is None else levels

    def copy(self) -> ScopedValues:
        """The names as they are; names that are added to this object from now on aren't among them."""
        outer = ScopedValues(self._levels)
        self._levels = [*self._levels, {}]
        return outer

    def __contains__(self, name: object) -> bool:
        return any(name in level for level in self._levels)

    def __getitem__(self, name: str) -> Values:
        for level in self._levels:
            if name in level:
                return level[name]
        raise KeyError(name)

    def __setitem__(self, name: str, values: Values) -> None:
        self._levels[-1][name] = values

    def get(self, name: str, default: Values | None = None) -> Values | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The values of a name, else `default`."""
        for level in reversed(self._levels):
            values = level.get(name)
            if values is not None:
                return values
        return default

    def __iter__(self) -> Iterator[str]:
        seen: set[str] = set()
        for level in self._levels:
            seen.update(level)
        return iter(seen)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def keys(self) -> KeysView[str]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The names in scope."""
        return KeysView(self)
