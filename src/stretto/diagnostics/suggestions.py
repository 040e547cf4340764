"""What a misspelt name may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def near_name(name: str, known: Iterable[str], cutoff: float = 0.75) -> str:
    """`; did you mean 'x'?` behind a message, or nothing if no known name is near (`cutoff`: difflib's)."""
    near = difflib.get_close_matches(name, list(known), n=1, cutoff=cutoff)
    return f"; did you mean '{near[0]}'?" if near else ""


def near_or_all(name: str, known: Iterable[str]) -> str:
    """` Did you mean 'x'?` behind a sentence, or what there is if nothing is near."""
    names = list(known)
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    return f" Did you mean '{near[0]}'?" if near else f" There are: {', '.join(names)}."
