"""Calls that Ctrl-C can interrupt: on the main thread, a program runs on a thread beside it.

Python's signal handlers run on the main thread, between two steps of Python, so a main thread that is
inside of compiled code would hear of Ctrl-C only when that returns.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

_Answer = tuple[Any, BaseException | None]
_Job = tuple[Callable[[], Any], "SimpleQueue[_Answer]"]

_idle: list[_Runner] = []
_abandoned: list[_Runner] = []


class _Runner:
    """A thread that runs one call after the other."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="stretto caller", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            function, answers = job
            try:
                answer: _Answer = function(), None
            except BaseException as error:
                answer = None, error
            del job, function  # what the call used isn't kept until the next one
            answers.put(answer)
            del answers, answer

    def run(self, function: Callable[[], Any]) -> Any:
        """What the function returns or raises. Interrupted, the thread is left to finish it."""
        answers: SimpleQueue[_Answer] = SimpleQueue()
        self._jobs.put((function, answers))
        try:
            result, error = answers.get()
        except BaseException:
            self._jobs.put(None)
            _abandoned.append(self)
            raise
        _idle.append(self)
        if error is None:
            return result
        try:
            raise error
        finally:
            del error

    def is_busy(self) -> bool:
        """Whether it still runs the call that was interrupted."""
        return self._thread.is_alive()


def interruptibly(function: Callable[[], Any]) -> Any:
    """Call a function so that a signal's handler of Python can end the wait for it.

    Then the function goes on by itself, and what it returns is dropped.
    """
    if threading.current_thread() is not threading.main_thread() or not callable(
        signal.getsignal(signal.SIGINT)
    ):
        return function()
    runner = _idle.pop() if _idle else _Runner()
    return runner.run(function)


def has_abandoned_calls() -> bool:
    """Whether a call that was interrupted still runs."""
    return any(runner.is_busy() for runner in _abandoned)


def _after_fork() -> None:
    _idle.clear()
    _abandoned.clear()


os.register_at_fork(after_in_child=_after_fork)
