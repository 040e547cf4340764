"""A compiled program in memory: its functions, and its life.

Code must outlive the tasks that run it. A program that is dropped while its tasks are in flight
goes to the graveyard, and is unloaded when no task can come back to it.
"""

from __future__ import annotations

import atexit
import ctypes
import threading
import weakref
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from stretto.codegen.jit import LoadedCode
from stretto.codegen.trampoline import CallLayout, trampoline_name
from stretto.execution.aside import has_abandoned_calls
from stretto.execution.device import device, free_unreachable
from stretto.execution.entry import Entry, Signature
from stretto.execution.native import Site, library, live_objects

SITE_BASE = "__stretto_site_base"

#: How long the interpreter's exit waits for work that is still running, in milliseconds.
EXIT_TIMEOUT_MS = 30_000


@dataclass(frozen=True)
class SiteEntry:
    """A place in the source, with a text."""

    file: str
    line: int
    column: int
    text: str


@dataclass(frozen=True)
class CompiledFunction:
    """A function that can be called: its types, where its scalars lie, and its symbol in the code."""

    signature: Signature
    layout: CallLayout
    symbol: str


@dataclass
class LoadedProgram:
    """What has to be given back when no task needs it any more."""

    code: LoadedCode
    site_base: int
    site_count: int
    has_tasks: bool
    """Whether the code calls the runtime at all."""
    is_watched: bool
    """Whether only its tasks complete what it waits for, so that a wait without tasks is stuck."""
    keep: list[object]
    """What the code needs to stay loaded, such as shared libraries."""
    uses_device: bool = False
    """Whether the code calls the GPU device."""
    borrowed: list[object] = field(default_factory=list[object])
    """Arguments of calls whose tasks may still be running."""

    @property
    def sites(self) -> range:
        """The numbers of the program's sites."""
        return range(self.site_base, self.site_base + self.site_count)

    def is_idle(self) -> bool:
        """Whether no task can come back to the code. Waits for what the GPU device has to do."""
        if not self.has_tasks:
            return True
        if self.uses_device:
            device().strettoDeviceSync()
        if self.site_base:
            return library().strettoAsyncSitesAreIdle(self.site_base)
        # Code lowered by MLIR has no sites, and so have the objects that it makes.
        return library().strettoAsyncDrain(0) and not any(one.site == 0 for one in live_objects())

    def release(self) -> None:
        """Gives back device memory that nobody can reach any more, and unloads the code."""
        self.free_device_memory()
        self.code.unload()
        if self.site_base:
            library().strettoAsyncUnregisterSites(self.site_base)
        self.keep.clear()
        self.borrowed.clear()

    def free_device_memory(self) -> None:
        """Free what the program allocated on the device, but what Python has arrays on."""
        if self.uses_device and self.site_base:
            free_unreachable(self.site_base, self.site_count)


class Lifetime:
    """Shared by a program and its functions: the code stays loaded as long as one of them lives."""

    def __init__(self, loaded: LoadedProgram):
        self.loaded = loaded
        self._lock = threading.Lock()
        self._calls = 0
        self._finalizer = weakref.finalize(self, bury, loaded)
        self._finalizer.atexit = False

    def check(self) -> None:
        """Raise if the program has been closed."""
        if not self._finalizer.alive:
            raise RuntimeError("the program has been closed")

    def close(self) -> None:
        """Unload the code now, or when its last task is done."""
        self._finalizer()

    @contextmanager
    def running(self) -> Generator[None]:
        """Around a call of a program that uses the GPU device, which is idle after it."""
        with self._lock:
            self._calls += 1
        try:
            yield
            device().strettoDeviceSync()
        finally:
            with self._lock:
                self._calls -= 1

    def after_failure(self) -> None:
        """Give back the device memory that a failed call had no chance to free.

        Not while other calls of the program run, which may use it.
        """
        with self._lock:
            if not self._calls:
                self.loaded.free_device_memory()

    def after_call(self, borrowed: Sequence[object]) -> None:
        """Keep a call's arguments for tasks that it left running."""
        if not borrowed and not self.loaded.borrowed:
            return
        if self.loaded.is_idle():
            self.loaded.borrowed.clear()
        else:
            self.loaded.borrowed.extend(borrowed)


_graveyard: list[LoadedProgram] = []
_graveyard_lock = threading.Lock()
_exiting = False


def bury(loaded: LoadedProgram) -> None:
    """Unload a program now if it is idle, else later; and those that were not idle before."""
    if _exiting:
        return
    with _graveyard_lock:
        _graveyard.append(loaded)
        waiting = list(_graveyard)
        _graveyard.clear()
    still_busy: list[LoadedProgram] = []
    for one in waiting:
        if one.is_idle():
            one.release()
        else:
            still_busy.append(one)
    with _graveyard_lock:
        _graveyard.extend(still_busy)


def _at_exit() -> None:
    """Let what can still run come to its end, and join the threads, before LLVM is torn down."""
    global _exiting
    _exiting = True
    runtime = library()
    # What Ctrl-C has interrupted may run for ever.
    if not has_abandoned_calls() and runtime.strettoAsyncDrain(EXIT_TIMEOUT_MS):
        runtime.strettoAsyncShutdown()


_exit_registered = False


def _register_exit() -> None:
    # After llvmlite has been imported, so that this runs before its own exit functions.
    global _exit_registered
    if not _exit_registered:
        _exit_registered = True
        atexit.register(_at_exit)


class Program:
    """A compiled module. `program(…)` calls its entry, `program.name(…)` and `program["name"](…)` others.

    A program may be dropped while its tasks still run.
    """

    def __init__(
        self,
        code: LoadedCode,
        functions: Sequence[CompiledFunction],
        entry: str | None,
        sites: Sequence[SiteEntry] = (),
        keep: Sequence[object] = (),
        has_tasks: bool = True,
        is_watched: bool = True,
        uses_device: bool = False,
        unpassable: Mapping[str, str] | None = None,
    ):
        """Registers the sites and makes the functions callable.

        `entry`: the function that calling the program calls. `keep`: what the code needs to stay loaded.
        `has_tasks`: whether the code calls the runtime. `is_watched`: whether nobody else completes what
        it waits for. `uses_device`: whether the code calls the GPU device. `unpassable`: the public functions
        that can't be called from Python, and why.
        """
        _register_exit()
        base = _register_sites(sites)
        if base and SITE_BASE in code.addresses:
            ctypes.c_int32.from_address(code.addresses[SITE_BASE]).value = base
        loaded = LoadedProgram(code, base, len(sites), has_tasks, is_watched, list(keep), uses_device)
        self._lifetime = Lifetime(loaded)
        self._entry = entry
        self.unpassable = unpassable or {}
        self._entries = {
            function.signature.name: Entry(
                self._lifetime,
                function.signature,
                function.layout,
                code.addresses[trampoline_name(function.symbol)],
            )
            for function in functions
        }

    @property
    def site_base(self) -> int:
        """The number of the program's first site; 0 if it has none."""
        return self._lifetime.loaded.site_base

    @property
    def signatures(self) -> dict[str, Signature]:
        """The functions that can be called, with their types."""
        return {name: entry.signature for name, entry in self._entries.items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def __getitem__(self, name: str) -> Entry:
        entry = self._entries.get(name)
        if entry is None:
            known = ", ".join(self._entries) or "none"
            if name in self.unpassable:
                raise TypeError(self.unpassable[name])
            raise KeyError(f"the program has no public function '{name}'; it has: {known}")
        return entry

    def __getattr__(self, name: str) -> Entry:
        if name.startswith("_") or name not in self._entries:
            raise AttributeError(f"the program has no public function '{name}'")
        return self._entries[name]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._entries]

    def __call__(self, *arguments: object) -> Any:
        """Call the entry."""
        if self._entry is None:
            known = ", ".join(self._entries) or "none"
            raise TypeError(f"the program has no single entry; call one by its name: {known}")
        return self[self._entry](*arguments)

    def __repr__(self) -> str:
        return f"<stretto program with {', '.join(self._entries) or 'no functions'}>"

    def close(self) -> None:
        """Unload the code as soon as no task can come back to it. It can't be called any more."""
        self._lifetime.close()


def _register_sites(sites: Sequence[SiteEntry]) -> int:
    if not sites:
        return 0
    table = (Site * len(sites))()
    for k, site in enumerate(sites):
        table[k] = Site(site.file.encode(), site.line, site.column, site.text.encode())
    base = library().strettoAsyncRegisterSites(table, len(sites))
    if base == 0:
        raise MemoryError("the runtime has no memory for the program's table of sites")
    return base
