"""Ends waits that nothing can end: a program that deadlocks fails instead of hanging.

Such a program waits on the host for a group with more members than were added, for a token that a
suspended task would complete that waits itself, and so on. The runtime can tell when it knows how
many host threads are inside of compiled code, and that is counted here.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from contextlib import contextmanager

from stretto.execution.native import library

#: Seconds between two looks. A look costs microseconds.
INTERVAL = 0.1

_lock = threading.Lock()
_running = 0
_someone_runs = threading.Event()
_started = False


def _watch() -> None:
    runtime = library()
    while True:
        _someone_runs.wait()
        time.sleep(INTERVAL)
        if _running:
            runtime.strettoAsyncFailStuckHosts(_running)


@contextmanager
def host_runs() -> Generator[None, None, None]:
    """Around what a host thread does inside of compiled code or while it waits for it."""
    global _running, _started
    with _lock:
        _running += 1
        if not _started:
            _started = True
            threading.Thread(target=_watch, name="stretto watchdog", daemon=True).start()
        _someone_runs.set()
    try:
        yield
    finally:
        with _lock:
            _running -= 1
            if not _running:
                _someone_runs.clear()
