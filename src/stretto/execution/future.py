"""Futures: results of a program that is still running, for threads and for asyncio.

No thread of the runtime runs Python. When what a future waits for is ready, the runtime puts the
future's number into a queue with an eventfd (`native/include/stretto/completion.h`); one Python thread,
the dispatcher, reads it, takes the results, and tells those who wait: threads by an event, asyncio's
loops by an eventfd each.
"""

from __future__ import annotations

import asyncio
import ctypes
import itertools
import logging
import os
import select
import threading
import weakref
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any

from xdsl.ir import Attribute

from stretto.dialects.async_.types import GroupType, TokenType, ValueType
from stretto.execution.native import library
from stretto.execution.values import read_payload
from stretto.execution.watchdog import future_waits

_log = logging.getLogger("stretto")
_numbers = itertools.count(1)
_pending: dict[int, Future] = {}
"""All futures whose work still runs: they hold the arguments of their calls."""
_start_lock = threading.Lock()
_queue: int | None = None


class Future:
    """The results of a call that returned tokens or async values.

    Made by calling a program. Dropping it stops nothing: work and arguments live until all is done.
    Any thread may use it, and several event loops may await it.
    """

    def __init__(
        self,
        name: str,
        handles: Sequence[tuple[int, Attribute]],
        finish: Callable[[], Any],
        *,
        is_watched: bool,
    ):
        """Begins to wait. `handles`: what was returned, with types; they stay the caller's, who gives them
        back in `finish`, which is called once, when all are ready, and returns the result or raises.
        """
        self._name = name
        self._number = next(_numbers)
        self._process = os.getpid()
        self._waits = list(reversed(handles))
        self._nested: list[int] = []
        self._finish: Callable[[], Any] | None = finish
        self._is_watched = is_watched
        self._lock = threading.Lock()
        self._settled = threading.Event()
        self._callbacks: list[Callable[[Future], object]] = []
        self._result: Any = None
        self._exception: BaseException | None = None
        _pending[self._number] = self
        self._advance()

    def _advance(self) -> None:
        """Wait for the next handle that isn't ready; without one, settle."""
        runtime = library()
        while self._waits:
            handle, type_ = self._waits[-1]
            if not runtime.strettoAsyncIsReady(handle):
                if self._is_watched:
                    future_waits(self._number, handle)
                if not runtime.strettoCompletionsNotify(_completions(), handle, self._number):
                    raise MemoryError("the runtime has no memory to wait for a result")
                return
            self._waits.pop()
            payload = type_.value_type if isinstance(type_, ValueType) else None
            if isinstance(payload, TokenType | ValueType | GroupType) and not runtime.strettoAsyncGetError(
                handle
            ):
                inner = int(read_payload(handle, payload)[0])
                runtime.mlirAsyncRuntimeAddRef(inner, 1)
                self._nested.append(inner)
                self._waits.append((inner, payload))
        self._settle()

    def _settle(self) -> None:
        if self._is_watched:
            future_waits(self._number, None)
        finish, self._finish = self._finish, None
        assert finish is not None
        try:
            self._result = finish()
        except BaseException as error:
            self._exception = error
        for handle in self._nested:
            library().mlirAsyncRuntimeDropRef(handle, 1)
        _pending.pop(self._number, None)
        with self._lock:
            self._settled.set()
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            self._call(callback)

    def _call(self, callback: Callable[[Future], object]) -> None:
        try:
            callback(self)
        except Exception:
            _log.exception("a callback of %r failed", self)

    def _wait(self, timeout: float | None) -> None:
        if self._settled.is_set():
            return
        self._check_process()
        if not self._settled.wait(timeout):
            raise TimeoutError(f"'{self._name}' isn't done after {timeout} s")

    def _check_process(self) -> None:
        if os.getpid() != self._process:
            raise RuntimeError(
                f"this future of '{self._name}' belongs to the process that forked this one: its work runs "
                "there only; call the program here for a future of this process"
            )

    def done(self) -> bool:
        """Whether the work is done, well or not."""
        return self._settled.is_set()

    def result(self, timeout: float | None = None) -> Any:
        """Wait, and return the results as a call would: None, one value, or a tuple.

        `timeout`: in seconds; None: no limit. Raises AsyncError if the work failed, TimeoutError if it took
        longer, RuntimeError in the child of a fork. Threads of Python run, and Ctrl-C works, meanwhile.
        """
        self._wait(timeout)
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout: float | None = None) -> BaseException | None:
        """Wait, and return how the work failed, or None. `timeout`, TimeoutError: as for `result`."""
        self._wait(timeout)
        return self._exception

    def add_done_callback(self, callback: Callable[[Future], object]) -> None:
        """Call `callback(future)` once the work is done; at once, on this thread, if it is.

        Else it is called on Stretto's dispatcher thread, where it should not take long: other
        futures wait for it. What it raises goes to the log `stretto`. Raises RuntimeError in the child of
        a fork.
        """
        with self._lock:
            if not self._settled.is_set():
                self._check_process()
                self._callbacks.append(callback)
                return
        self._call(callback)

    def __await__(self) -> Generator[Any, None, Any]:
        """Await the results under asyncio. Cancelling who awaits leaves the work running."""
        if not self._settled.is_set():
            self._check_process()
            yield from _wakeup_of(asyncio.get_running_loop()).waiter(self)
        return self.result()

    def __repr__(self) -> str:
        state = "failed" if self._exception is not None else "done" if self.done() else "running"
        return f"<stretto future of {self._name}: {state}>"


def _completions() -> int:
    """The process's queue of completions, with its dispatcher."""
    global _queue
    with _start_lock:
        if _queue is None:
            _queue = library().strettoCompletionsOpen()
            if _queue is None:
                raise OSError("there is no file descriptor or memory left for a queue of completions")
            threading.Thread(target=_dispatch, args=(_queue,), name="stretto futures", daemon=True).start()
        return _queue


def _dispatch(queue: int) -> None:
    runtime = library()
    descriptor = runtime.strettoCompletionsFd(queue)
    numbers = (ctypes.c_int64 * 256)()
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    while True:
        poll.poll()
        while count := runtime.strettoCompletionsTake(queue, numbers, len(numbers)):
            for number in numbers[:count]:
                future = _pending.get(number)
                if future is not None:
                    future._advance()  # pyright: ignore[reportPrivateUsage]
                del future


class _Wakeup:
    """How futures wake an event loop: an eventfd that the loop reads."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._descriptor = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self._ready: deque[asyncio.Future[None]] = deque()
        weakref.finalize(self, os.close, self._descriptor)
        loop.add_reader(self._descriptor, self._wake)

    def waiter(self, future: Future) -> asyncio.Future[None]:
        """An asyncio future of the running loop that is done when ours is."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(_: Future) -> None:
            self._ready.append(waiter)
            os.eventfd_write(self._descriptor, 1)

        future.add_done_callback(tell)
        return waiter

    def _wake(self) -> None:
        try:
            os.eventfd_read(self._descriptor)
        except BlockingIOError:
            return
        while self._ready:
            waiter = self._ready.popleft()
            if not waiter.done():
                waiter.set_result(None)


_wakeups: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Wakeup] = weakref.WeakKeyDictionary()
_wakeups_lock = threading.Lock()


def _wakeup_of(loop: asyncio.AbstractEventLoop) -> _Wakeup:
    with _wakeups_lock:
        if loop not in _wakeups:
            _wakeups[loop] = _Wakeup(loop)
        return _wakeups[loop]


def _after_fork() -> None:
    """The parent's work runs there; what it waits for is kept, so that nothing is given back twice."""
    global _queue, _start_lock, _wakeups_lock, _pending
    _left_to_parent.append(_pending)
    _pending = {}
    _start_lock, _wakeups_lock = threading.Lock(), threading.Lock()
    _wakeups.clear()
    _queue = None


_left_to_parent: list[dict[int, Future]] = []

os.register_at_fork(after_in_child=_after_fork)
