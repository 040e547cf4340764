"""The native runtime library, found and loaded with ctypes, and the types of its C ABI.

Everything here is declared in `async_runtime.h`, `completion.h` and `program_support.h` of
`native/include/stretto`, where ownership and the thread rules stand.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from ctypes import POINTER, c_bool, c_char_p, c_int32, c_int64, c_void_p
from functools import cache
from pathlib import Path
from typing import TypedDict

import stretto

LIBRARY_NAME = "libstretto_runtime.so"


class NativeLibraryError(Exception):
    """The native library is missing or can't be loaded; the message says what to do."""


class Site(ctypes.Structure):
    """`StrettoSite`: a place in a program, with a text."""

    _fields_ = (("file", c_char_p), ("line", c_int32), ("column", c_int32), ("text", c_char_p))


class Stats(ctypes.Structure):
    """`StrettoStats`."""

    _fields_ = (
        ("tasks", c_int64),
        ("steals", c_int64),
        ("live_objects", c_int64),
        ("live_frames", c_int64),
        ("parks", c_int64),
        ("spares", c_int64),
        ("slab_bytes", c_int64),
    )


class LiveObject(ctypes.Structure):
    """`StrettoLiveObject`."""

    _fields_ = (
        ("object", c_void_p),
        ("kind", c_int32),
        ("state", c_int32),
        ("site", c_int32),
        ("references", c_int32),
    )


OBJECT_KINDS = ("token", "value", "group")
OBJECT_STATES = ("unavailable", "available", "error")

#: Result and argument types of the functions that Python calls.
_PROTOTYPES: dict[str, tuple[type | None, Sequence[object]]] = {
    "strettoAsyncSetError": (None, (c_void_p, c_int32)),
    "strettoAsyncGetError": (c_int32, (c_void_p,)),
    "strettoAsyncIsReady": (c_bool, (c_void_p,)),
    "strettoAsyncAwait": (None, (c_void_p,)),
    "strettoAsyncRegisterSites": (c_int32, (POINTER(Site), c_int32)),
    "strettoAsyncUnregisterSites": (None, (c_int32,)),
    "strettoAsyncMakeError": (c_int32, (c_char_p, c_int32, c_int32, c_char_p)),
    "strettoAsyncDescribeSite": (c_bool, (c_int32, POINTER(Site))),
    "strettoAsyncSitesAreIdle": (c_bool, (c_int32,)),
    "strettoAsyncSetNumThreads": (c_int32, (c_int32,)),
    "strettoAsyncGetNumThreads": (c_int32, ()),
    "strettoAsyncDrain": (c_bool, (c_int64,)),
    "strettoAsyncFailStuckHosts": (c_int32, (c_int32, POINTER(c_int32))),
    "strettoAsyncShutdown": (None, ()),
    "strettoAsyncGetStats": (None, (POINTER(Stats),)),
    "strettoAsyncResetStats": (None, ()),
    "strettoAsyncLiveObjects": (c_int64, (POINTER(LiveObject), c_int64)),
    "strettoAsyncLastError": (c_char_p, ()),
    "strettoAsyncSetObserver": (None, (c_void_p, c_void_p)),
    "strettoAsyncAbandon": (None, (c_void_p, c_int32)),
    "strettoCompletionsOpen": (c_void_p, ()),
    "strettoCompletionsFd": (c_int32, (c_void_p,)),
    "strettoCompletionsNotify": (c_bool, (c_void_p, c_void_p, c_int64)),
    "strettoCompletionsTake": (c_int64, (c_void_p, POINTER(c_int64), c_int64)),
    "strettoReportCrashes": (None, ()),
    "mlirAsyncRuntimeAddRef": (None, (c_void_p, c_int64)),
    "mlirAsyncRuntimeDropRef": (None, (c_void_p, c_int64)),
    "mlirAsyncRuntimeGetValueStorage": (c_void_p, (c_void_p,)),
}


def _candidates() -> list[Path]:
    """Where the library may be: only where the environment says, else in the package or a source checkout."""
    if named := os.environ.get("STRETTO_RUNTIME_LIBRARY"):
        return [Path(named)]
    # An editable install has its Python files in the checkout and the library among the installed packages.
    places = [Path(folder) / "_native" / LIBRARY_NAME for folder in stretto.__path__]
    checkout = Path(__file__).resolve().parents[3]
    places.append(checkout / "build" / "native" / LIBRARY_NAME)
    return places


def library_path() -> Path:
    """The path of the native library. Raises NativeLibraryError."""
    places = _candidates()
    for place in places:
        if place.is_file():
            return place
    listed = ", ".join(str(place) for place in places)
    raise NativeLibraryError(
        f"no {LIBRARY_NAME} in {listed}: install the wheel, or build it with "
        "`cmake -S . -B build/native -G Ninja && ninja -C build/native`"
    )


@cache
def library() -> ctypes.CDLL:
    """The native library, loaded once a process, with its prototypes set."""
    path = library_path()
    try:
        loaded = ctypes.CDLL(str(path))
    except OSError as error:
        raise NativeLibraryError(f"{path} can't be loaded: {error}") from None
    for name, (result, arguments) in _PROTOTYPES.items():
        function = getattr(loaded, name)
        function.restype = result
        function.argtypes = list(arguments)
    return loaded


class SiteDescription(TypedDict):
    """A site as Python values; `file` is empty and `line` 0 where they are not known."""

    file: str
    line: int
    column: int
    text: str


def describe_site(code: int) -> SiteDescription | None:
    """The place and text that an error code or the origin of an object stands for."""
    site = Site()
    if code == 0 or not library().strettoAsyncDescribeSite(code, ctypes.byref(site)):
        return None
    return {
        "file": (site.file or b"").decode(errors="replace"),
        "line": site.line,
        "column": site.column,
        "text": (site.text or b"").decode(errors="replace"),
    }


def set_num_threads(threads: int) -> int:
    """Let tasks run on so many threads, a waiting host included; 0: STRETTO_NUM_THREADS, else the cores.

    Waits until the executor is idle. Returns the number in force, which is less if threads did not start.
    """
    if threads < 0:
        raise ValueError(f"the number of threads must be positive, or 0 for the default, not {threads}")
    return library().strettoAsyncSetNumThreads(threads)


def statistics() -> dict[str, int]:
    """The executor's counters since they were last reset."""
    stats = Stats()
    library().strettoAsyncGetStats(ctypes.byref(stats))
    return {field[0]: getattr(stats, field[0]) for field in Stats._fields_}


def live_objects() -> list[LiveObject]:
    """The tokens, values and groups that are alive; exact when the executor is idle."""
    count = library().strettoAsyncLiveObjects(None, 0)
    buffer = (LiveObject * max(count, 1))()
    count = min(library().strettoAsyncLiveObjects(buffer, len(buffer)), len(buffer))
    return list(buffer[:count])


def drain(seconds: float = -1.0) -> bool:
    """Wait until no task runs or is queued; tasks that are suspended don't count.

    Returns whether that came about within `seconds` (negative: wait for ever).
    """
    return bool(library().strettoAsyncDrain(int(seconds * 1000) if seconds >= 0 else -1))


def last_error() -> str | None:
    """The runtime's own last failure on this thread, such as a thread that did not start."""
    text = library().strettoAsyncLastError()
    return text.decode(errors="replace") if text else None
