"""What Stretto adds to the stock tools of xDSL, through the entry point `xdsl.universe`.

Only names that xDSL doesn't own: a name twice breaks every `xdsl-opt` on the machine.
"""

from __future__ import annotations

from xdsl.dialects import get_all_dialects
from xdsl.ir import Dialect
from xdsl.transforms import get_all_passes
from xdsl.universe import Universe

from stretto.passes import ALL_PASSES


def _async() -> Dialect:
    from stretto.dialects.async_ import Async

    return Async


def _stretto() -> Dialect:
    from stretto.dialects.stretto_ import Stretto

    return Stretto


_THEIR_DIALECTS = get_all_dialects()
_THEIR_PASSES = get_all_passes()

STRETTO_UNIVERSE = Universe(
    all_dialects={
        name: load
        for name, load in {"async": _async, "stretto": _stretto}.items()
        if name not in _THEIR_DIALECTS
    },
    all_passes={name: load for name, load in ALL_PASSES.items() if name not in _THEIR_PASSES},
)
