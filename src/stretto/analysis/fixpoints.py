"""What follows from what: closures over a graph of names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


def with_dependents(some: Iterable[str], dependents: Mapping[str, Sequence[str]]) -> set[str]:
    """Some names, and all that depend on one of them, directly or not; cycles of any shape are fine.

    `dependents`: the names that depend on a name directly, the callers of a function for example.
    """
    found = set(some)
    work = list(found)
    while work:
        for name in dependents.get(work.pop(), ()):
            if name not in found:
                found.add(name)
                work.append(name)
    return found
