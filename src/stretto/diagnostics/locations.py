"""What a location stands for."""

from __future__ import annotations

from xdsl.dialects.builtin import CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc
from xdsl.ir import Attribute


def file_location(location: Attribute | None) -> FileLineColLoc | None:
    """The place in a file that a location of any kind stands for; the callee of a call site."""
    match location:
        case FileLineColLoc():
            return location
        case NameLoc():
            return file_location(location.location)
        case CallSiteLoc():
            return file_location(location.callee)
        case FusedLoc():
            parts = (file_location(part) for part in location.locations)  # pyright: ignore
            return next((part for part in parts if part is not None), None)
        case _:
            return None
