"""The one exception type by which Stretto refuses bad input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from xdsl.dialects.builtin import LocationAttr
from xdsl.ir import Operation

Note = tuple[str, LocationAttr | None]


class DiagnosticError(Exception):
    """What is wrong with an input, and where.

    `location` is None where no place is known; `notes` are further messages with their places.
    """

    def __init__(self, message: str, location: LocationAttr | None = None, notes: Sequence[Note] = ()):
        super().__init__(message)
        self.message = message
        self.location = location
        self.notes = list(notes)


def emit_error(where: Operation | LocationAttr, message: str, notes: Sequence[Note] = ()) -> NoReturn:
    """Raise a DiagnosticError at an op or a location."""
    location = where.location if isinstance(where, Operation) else where
    raise DiagnosticError(message, location, notes)
