"""Ends waits that nothing can end: a program that deadlocks fails instead of hanging.

Such a program waits on the host for a group with more members than were added, for a token that a
suspended task would complete that waits itself, and so on. The runtime can tell when it knows how
many host threads are inside of compiled code, and that is counted here.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from stretto.conversions.async_lowering import MADE_BY_HAND
from stretto.execution.native import (
    OBJECT_KINDS,
    OBJECT_STATES,
    SiteDescription,
    describe_site,
    library,
    live_objects,
)

#: Seconds between two looks. A look costs microseconds.
INTERVAL = 0.1

#: What the runtime says of a wait that it ends. It knows what the host waits for: mostly the entry point.
STUCK = "the program waits for something that no task will complete"

_lock = threading.Lock()
_blamed: dict[range, set[int]] = {}
"""What each program, by its sites, has been told of."""
_running = 0
_ended = 0
_code = 0
_someone_runs = threading.Event()
_started = False


def _watch() -> None:
    global _ended, _code
    code = ctypes.c_int32()
    runtime = library()
    while True:
        _someone_runs.wait()
        time.sleep(INTERVAL)
        if _running and (count := runtime.strettoAsyncFailStuckHosts(_running, ctypes.byref(code))):
            _code = code.value
            _ended += count


@dataclass
class HostRun:
    """What became of a host thread's run. `stuck`: why a wait of it was ended, an error code; 0: none was."""

    stuck: int = 0


@contextmanager
def host_runs() -> Generator[HostRun, None, None]:
    """Around what a host thread does inside of compiled code or while it waits for it."""
    global _running, _started
    with _lock:
        _running += 1
        if not _started:
            _started = True
            threading.Thread(target=_watch, name="stretto watchdog", daemon=True).start()
        _someone_runs.set()
        ended = _ended
    run = HostRun()
    try:
        yield run
    finally:
        # Waits are ended only while every host thread that runs is stuck.
        run.stuck = _code if _ended != ended else 0
        with _lock:
            _running -= 1
            if not _running:
                _someone_runs.clear()


def never_completed(sites: range) -> list[SiteDescription]:
    """What a program that is stuck waits for in the end, each place once, in the order of the source.

    `sites`: those of the program. Coroutines complete their tokens and values once they go on, so it is a
    group with too few members, or a token or value that the program made by itself. They stay alive, and
    are told of once only.
    """
    blamed = _blamed.get(sites, set[int]())
    places: dict[int, SiteDescription] = {}
    waiting: set[int] = set()
    for one in live_objects():
        site = describe_site(one.site) if one.site in sites else None
        if site is None or OBJECT_STATES[one.state] != "unavailable":
            continue
        if OBJECT_KINDS[one.kind] == "group" or site["text"] == MADE_BY_HAND:
            waiting.add(one.object)
            if one.object not in blamed:
                places[one.site] = site
    _blamed[sites] = waiting
    return sorted(places.values(), key=lambda site: (site["file"], site["line"], site["column"]))
