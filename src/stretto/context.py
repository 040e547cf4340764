"""A Context with xDSL's dialects and ours."""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects import get_all_dialects


def make_context(allow_unregistered: bool = False) -> Context:
    """A Context that knows xDSL's dialects and Stretto's, each loaded at first use."""
    from stretto.dialects.async_ import Async
    from stretto.dialects.stretto_ import Stretto

    context = Context(allow_unregistered=allow_unregistered)
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, factory)
    context.register_dialect("async", lambda: Async)
    context.register_dialect("stretto", lambda: Stretto)
    return context
