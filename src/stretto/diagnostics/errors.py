"""The one exception type by which Stretto refuses bad input, and messages that don't stop it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import NoReturn

from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Operation

from stretto.diagnostics.locations import file_location

Note = tuple[str, LocationAttr | None]


class Severity(Enum):
    """How bad a diagnostic is; the value is its word in the output."""

    ERROR = "error"
    WARNING = "warning"
    REMARK = "remark"
    NOTE = "note"


@dataclass(frozen=True)
class Diagnostic:
    """A message with its place, None where no place is known, and further messages."""

    severity: Severity
    message: str
    location: LocationAttr | None = None
    notes: Sequence[Note] = ()


class DiagnosticError(Exception):
    """What is wrong with an input, and where.

    `location` is None where no place is known; `notes` are further messages with their places. As a string
    it is the message behind its place, FILE:LINE:COLUMN, if that is known.
    """

    def __init__(self, message: str, location: LocationAttr | None = None, notes: Sequence[Note] = ()):
        super().__init__(message)
        self.message = message
        self.location = location
        self.notes = list(notes)
        self.others: list[DiagnosticError] = []
        """Further errors that were found in the same go."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}" if self.line else self.message

    @property
    def file(self) -> str | None:
        """The file of the place, or None."""
        place = file_location(self.location)
        return None if place is None else place.filename.data

    @property
    def line(self) -> int:
        """The line of the place, from 1 on, or 0."""
        place = file_location(self.location)
        return 0 if place is None else place.line.data

    @property
    def column(self) -> int:
        """The column of the place, from 1 on, or 0."""
        place = file_location(self.location)
        return 0 if place is None else place.column.data

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """The error and those that were found in the same go."""
        return [self.diagnostic, *(other.diagnostic for other in self.others)]

    @property
    def severity(self) -> Severity:
        """Always an error: what is no error isn't raised."""
        return Severity.ERROR

    @property
    def source_line(self) -> str | None:
        """The text of the line, without its end, if the file can be read now; else None."""
        if self.file is None or self.line < 1:
            return None
        try:
            lines = Path(self.file).read_text(encoding="utf-8", errors="replace").split("\n")
        except (OSError, ValueError):
            return None
        return lines[self.line - 1].rstrip("\r") if self.line <= len(lines) else None

    @property
    def diagnostic(self) -> Diagnostic:
        """The error as a diagnostic."""
        return Diagnostic(Severity.ERROR, self.message, self.location, self.notes)


def _location(where: Operation | LocationAttr | None) -> LocationAttr | None:
    return where.location if isinstance(where, Operation) else where


def emit_error(where: Operation | LocationAttr, message: str, notes: Sequence[Note] = ()) -> NoReturn:
    """Raise a DiagnosticError at an op or a location."""
    raise DiagnosticError(message, _location(where), notes)


_handler: ContextVar[Callable[[Diagnostic], None] | None] = ContextVar("diagnostic handler", default=None)


@contextmanager
def handling(handler: Callable[[Diagnostic], None]) -> Generator[None, None, None]:
    """Hand warnings and remarks that are emitted inside the context to `handler`."""
    token = _handler.set(handler)
    try:
        yield
    finally:
        _handler.reset(token)


def _emit(severity: Severity, where: Operation | LocationAttr | None, message: str, notes: Sequence[Note]):
    handler = _handler.get()
    if handler is not None:
        handler(Diagnostic(severity, message, _location(where), notes))


def emit_warning(where: Operation | LocationAttr | None, message: str, notes: Sequence[Note] = ()) -> None:
    """Tell the tool that runs of something that is probably wrong; without a tool, do nothing."""
    _emit(Severity.WARNING, where, message, notes)


def emit_remark(where: Operation | LocationAttr | None, message: str, notes: Sequence[Note] = ()) -> None:
    """Tell the tool that runs of something worth knowing; without a tool, do nothing."""
    _emit(Severity.REMARK, where, message, notes)
