"""The text of diagnostics: `FILE:LINE:COLUMN: error: MESSAGE`, the source line, a caret."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from xdsl.dialects.builtin import CallSiteLoc, FileLineColLoc, LocationAttr
from xdsl.ir import Attribute

from stretto.diagnostics.errors import Diagnostic, Severity
from stretto.diagnostics.locations import file_location


def _callers(location: Attribute | None) -> list[FileLineColLoc]:
    callers: list[FileLineColLoc] = []
    while isinstance(location, CallSiteLoc):
        if (caller := file_location(location.caller)) is not None:
            callers.append(caller)
        location = location.caller
    return callers


_COLOURS = {
    Severity.ERROR: "\x1b[1;31m",
    Severity.WARNING: "\x1b[1;35m",
    Severity.REMARK: "\x1b[1;34m",
    Severity.NOTE: "\x1b[1;36m",
}
_CARET, _PLAIN = "\x1b[1;32m", "\x1b[0m"


def wants_colours(stream: IO[str]) -> bool:
    """Whether diagnostics on a stream have colours: on a terminal, unless NO_COLOR is set (no-color.org)."""
    try:
        return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    except ValueError:
        return False


_WIDEST_LINE = 300
"""Longer lines, which generators write, are shown in part."""


def _window(text: str, column: int) -> tuple[str, int]:
    """The part of a long line around a column, and the column in it."""
    if len(text) <= _WIDEST_LINE:
        return text, column
    start = max(0, column - 1 - _WIDEST_LINE // 2)
    before, end = "..." if start else "", start + _WIDEST_LINE
    after = "..." if end < len(text) else ""
    return before + text[start:end] + after, column - start + len(before)


class DiagnosticPrinter:
    """Prints diagnostics to a text stream.

    The lines to show come from the texts given to `add_source`, else from the files that
    locations name; a file that can't be read is not shown.
    """

    def __init__(self, stream: IO[str]):
        self.stream = stream
        self._colours = wants_colours(stream)
        self._sources: dict[str, list[str]] = {}

    def add_source(self, name: str, text: str) -> None:
        """Tell the text of the input `name`."""
        self._sources[name] = text.split("\n")

    def print(self, diagnostic: Diagnostic) -> None:
        """Print a diagnostic and its notes."""
        shown = self._print_one(diagnostic.severity, diagnostic.message, diagnostic.location, None)
        for caller in _callers(diagnostic.location):
            shown = self._print_one(Severity.NOTE, "called from", caller, shown)
        for message, location in diagnostic.notes:
            shown = self._print_one(Severity.NOTE, message, location, shown)

    def _print_one(
        self,
        severity: Severity,
        message: str,
        location: LocationAttr | None,
        shown: FileLineColLoc | None,
    ) -> FileLineColLoc | None:
        """Print one message; the source line is left out if it was `shown` just before."""
        place = file_location(location)
        if place is None:
            self.stream.write(f"<unknown>:0: {self._word(severity)}: {message}\n")
            return None
        name, line, column = place.filename.data, place.line.data, place.column.data
        self.stream.write(f"{name}:{line}:{column}: {self._word(severity)}: {message}\n")
        text = None if place == shown else self._line(name, line)
        if text is None or column < 1:
            return place
        text, column = _window(text, column)
        # Tabs stay tabs below tabs, so that the caret stands where the reader expects it.
        blanks = "".join("\t" if c == "\t" else " " for c in text[: column - 1])
        caret = f"{_CARET}^{_PLAIN}" if self._colours else "^"
        self.stream.write(f"{text}\n{blanks.ljust(column - 1)}{caret}\n")
        return place

    def _word(self, severity: Severity) -> str:
        return f"{_COLOURS[severity]}{severity.value}{_PLAIN}" if self._colours else severity.value

    def _line(self, name: str, line: int) -> str | None:
        lines = self._sources.get(name)
        if lines is None:
            try:
                lines = Path(name).read_text(encoding="utf-8").split("\n")
            except (OSError, ValueError):
                lines = []
            self._sources[name] = lines
        return lines[line - 1].rstrip("\r") if 1 <= line <= len(lines) else None
