"""A Context with xDSL's dialects and ours."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.ir import Attribute, Dialect, Operation, TypeAttribute

from stretto.diagnostics import emit_warning
from stretto.dialects.mlir_text import dialect_text


def _with_text(name: str, factory: Callable[[], Dialect]) -> Dialect:
    """xDSL's dialect with our text subclasses in place of its classes, and the ops that it lacks."""
    theirs = factory()
    text = dialect_text(name)
    if not (text.subclasses or text.operations or text.attributes):
        return theirs
    ours = {op.name: op for op in text.subclasses}
    replaced = {attribute.name for attribute in text.attributes}
    return Dialect(
        theirs.name,
        [*(ours.get(op.name, op) for op in theirs.operations), *text.operations],
        [*(a for a in theirs.attributes if a.name not in replaced), *text.attributes],
        theirs._interfaces,  # pyright: ignore[reportPrivateUsage]
    )


class _Context(Context):
    """A Context that asks installed packages for a dialect that it doesn't know, by xDSL's entry points.

    It asks once, and only if there is such a dialect: reading entry points takes milliseconds.
    """

    _asked = False

    def _ask(self, name: str) -> None:
        if self._asked or name.partition(".")[0] in self._registered_dialects:
            return
        self._asked = True
        for entry in entry_points(group="xdsl.universe"):
            if entry.module.partition(".")[0] == "stretto":
                continue
            try:
                found: dict[str, Callable[[], Dialect]] = entry.load().all_dialects
            except Exception as error:  # a package from outside may fail in any way
                emit_warning(None, f"the dialects of '{entry.name}' can't be loaded: {error}")
                continue
            for dialect, load in found.items():
                if dialect not in self._registered_dialects:
                    self.register_dialect(dialect, load)

    def _get_known_op(self, name: str) -> type[Operation] | None:
        if "." in name:
            self._ask(name)
        return super()._get_known_op(name)

    def get_optional_type(self, name: str) -> type[TypeAttribute] | None:
        self._ask(name)
        return super().get_optional_type(name)

    def get_optional_attr(self, name: str) -> type[Attribute] | None:
        self._ask(name)
        return super().get_optional_attr(name)

    def get_optional_dialect(self, name: str) -> Dialect | None:
        self._ask(name)
        return super().get_optional_dialect(name)


def make_context(allow_unregistered: bool = False) -> Context:
    """A Context that knows xDSL's dialects and Stretto's, each loaded at first use, and those that installed
    packages export in the entry point group `xdsl.universe`.

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

    def nvvm() -> Dialect:
        from stretto.dialects.nvvm_ import Nvvm

        return Nvvm

    context = _Context(allow_unregistered=allow_unregistered)
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, lambda n=name, f=factory: _with_text(n, f))
    context.register_dialect("async", async_)
    context.register_dialect("index", index)
    context.register_dialect("nvvm", nvvm)
    context.register_dialect("stretto", stretto)
    for name in ("builtin", "func"):
        context.load_registered_dialect(name)
    return context
