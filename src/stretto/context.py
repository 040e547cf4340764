"""A Context with xDSL's dialects and ours."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.ir import Dialect

from stretto.dialects.mlir_text import dialect_text


def _with_text(name: str, factory: Callable[[], Dialect]) -> Dialect:
    """xDSL's dialect with our text subclasses in place of its classes, and the ops that it lacks."""
    theirs = factory()
    text = dialect_text(name)
    if not (text.subclasses or text.operations or text.attributes):
        return theirs
    ours = {op.name: op for op in text.subclasses}
    return Dialect(
        theirs.name,
        [*(ours.get(op.name, op) for op in theirs.operations), *text.operations],
        [*theirs.attributes, *text.attributes],
        theirs._interfaces,  # pyright: ignore[reportPrivateUsage]
    )


def make_context(allow_unregistered: bool = False) -> Context:
    """A Context that knows xDSL's dialects and Stretto's, each loaded at first use.

    Ops whose MLIR text xDSL lacks are created as our subclasses of xDSL's classes. Nothing is
    registered with xDSL itself.
    """

    def async_() -> Dialect:
        from stretto.dialects.async_ import Async

        return Async

    def stretto() -> Dialect:
        from stretto.dialects.stretto_ import Stretto

        return Stretto

    def index() -> Dialect:
        from stretto.dialects.index_ import Index

        return Index

    context = Context(allow_unregistered=allow_unregistered)
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, lambda n=name, f=factory: _with_text(n, f))
    context.register_dialect("async", async_)
    context.register_dialect("index", index)
    context.register_dialect("stretto", stretto)
    for name in ("builtin", "func"):
        context.load_registered_dialect(name)
    return context
