"""The places in the sources that refuse a program, and which of them a run of commands reached."""

from __future__ import annotations

import ast
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from xdsl.utils.exceptions import VerifyException

import stretto
from stretto.diagnostics import DiagnosticError

SOURCES = Path(stretto.__file__).parent
ROOMS = ("analysis", "conversions", "dialects", "interfaces", "transforms")
RAISED = {"DiagnosticError", "VerifyException"}
CALLED = {"emit_error"}


class Site(NamedTuple):
    """One statement that refuses a program."""

    file: str
    function: str
    first: int
    last: int


def sites() -> list[Site]:
    """All refusals of verifiers, parsers and passes, in the order of the sources."""
    found: list[Site] = []
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            name = path.relative_to(SOURCES).as_posix()
            found += _sites_in(ast.parse(path.read_text()), name, "")
    return found


def _sites_in(node: ast.AST, file: str, scope: str) -> Iterator[Site]:
    for child in ast.iter_child_nodes(node):
        inner = scope
        if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
            inner = f"{scope}.{child.name}".lstrip(".")
        elif isinstance(child, ast.stmt) and _refuses(child):
            assert child.end_lineno is not None
            yield Site(file, scope, child.lineno, child.end_lineno)
            continue
        yield from _sites_in(child, file, inner)


def _refuses(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise):
        return _called_name(statement.exc) in RAISED
    return isinstance(statement, (ast.Expr, ast.Return)) and _called_name(statement.value) in CALLED


def _called_name(node: ast.expr | None) -> str | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    return None


@contextlib.contextmanager
def recorded() -> Iterator[set[tuple[str, int]]]:
    """The lines (file, number) of our sources on the stack whenever a refusal was made within."""
    lines: set[tuple[str, int]] = set()
    prefix = f"{SOURCES}/"
    kinds: tuple[type[Exception], ...] = (VerifyException, DiagnosticError)
    saved: list[tuple[type[Exception], Any, bool]] = []

    def watch(kind: type[Exception], original: Any) -> None:
        def init(self: Exception, *arguments: Any, **named: Any) -> None:
            original(self, *arguments, **named)
            frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
            while frame is not None:
                if frame.f_code.co_filename.startswith(prefix):
                    lines.add((frame.f_code.co_filename[len(prefix) :], frame.f_lineno))
                frame = frame.f_back

        kind.__init__ = init

    for kind in kinds:
        saved.append((kind, kind.__init__, "__init__" in vars(kind)))
        watch(kind, kind.__init__)
    try:
        yield lines
    finally:
        for kind, original, own in saved:
            if own:
                kind.__init__ = original
            else:
                del kind.__init__


def reached(site: Site, lines: set[tuple[str, int]]) -> bool:
    return any((site.file, line) in lines for line in range(site.first, site.last + 1))
