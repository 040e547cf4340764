"""Ends waits that nothing can end: a program that deadlocks fails instead of hanging.

Such a program waits on the host for a group with more members than were added, for a token that a
suspended task would complete that waits itself, and so on. The runtime can tell when it knows how
many host threads are inside of compiled code, and that is counted here.
"""

from __future__ import annotations

import ctypes
import os
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
_awaited: dict[int, int] = {}
"""What each future waits for, by its key."""
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
        with _lock:  # so that a host thread whose wait is ended here hears why
            if _running and (count := runtime.strettoAsyncFailStuckHosts(_running, ctypes.byref(code))):
                _code = code.value
                _ended += count
        _fail_stuck_futures()


def _fail_stuck_futures() -> None:
    """Fail what futures wait for, if nobody is left to complete it: no task, and no host thread."""
    runtime = library()
    with _lock:  # so that no host thread begins meanwhile
        if _running or not _awaited or not runtime.strettoAsyncDrain(0):
            return
        stuck = [handle for handle in _awaited.values() if not runtime.strettoAsyncIsReady(handle)]
        if stuck:
            code = runtime.strettoAsyncMakeError(b"", 0, 0, STUCK.encode())
            for handle in stuck:
                runtime.strettoAsyncAbandon(handle, code)


def future_waits(key: int, handle: int | None) -> None:
    """A future, by its key, waits for a handle without a host thread; None: it does no more.

    The caller keeps the handle alive meanwhile.
    """
    with _lock:
        if handle is None:
            _awaited.pop(key, None)
        else:
            _awaited[key] = handle
            _start()
        _tell()


def _start() -> None:
    """Start the watchdog's thread once. Under the lock."""
    global _started
    if not _started:
        _started = True
        threading.Thread(target=_watch, name="stretto watchdog", daemon=True).start()


def _tell() -> None:
    """Let the watchdog sleep while there is nothing to watch. Under the lock."""
    if _running or _awaited:
        _someone_runs.set()
    else:
        _someone_runs.clear()


def _after_fork() -> None:
    """In the child of a fork there is no watchdog, and nobody runs."""
    global _lock, _someone_runs, _running, _started
    _lock = threading.Lock()
    _someone_runs = threading.Event()
    _running, _started = 0, False
    _awaited.clear()


os.register_at_fork(after_in_child=_after_fork)


@dataclass
class HostRun:
    """What became of a host thread's run. `stuck`: why a wait of it was ended, an error code; 0: none was."""

    stuck: int = 0


@contextmanager
def host_runs() -> Generator[HostRun, None, None]:
    """Around what a host thread does inside of compiled code or while it waits for it."""
    global _running
    with _lock:
        _running += 1
        _start()
        _tell()
        ended = _ended
    run = HostRun()
    try:
        yield run
    finally:
        with _lock:
            # Waits are ended only while every host thread that runs is stuck.
            run.stuck = _code if _ended != ended else 0
            _running -= 1
            _tell()


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
