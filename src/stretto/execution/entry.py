"""One function of a program, callable with Python values."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from xdsl.ir import Attribute

from stretto.codegen.trampoline import CallLayout
from stretto.dialects.async_.types import GroupType, TokenType, ValueType
from stretto.execution.aside import interruptibly
from stretto.execution.borrowed import Borrowed
from stretto.execution.native import SiteDescription, describe_site
from stretto.execution.values import (
    HandleFailedError,
    NotPassableError,
    Packer,
    count_scalars,
    is_handle_only,
    packer,
    unpack,
)
from stretto.execution.watchdog import STUCK, host_runs, never_completed

if TYPE_CHECKING:
    from stretto.execution.program import Lifetime

_CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class ProgramError(Exception):
    """A program ran and failed: an assert, or a failed task that reached the entry point.

    `message`: what failed, as the program says it; `file`, `line`, `column`: where, None or 0 if
    the place is not known. `others`: further places, each with what is to say of it.
    """

    def __init__(
        self,
        message: str,
        file: str | None = None,
        line: int = 0,
        column: int = 0,
        others: Sequence[SiteDescription] = (),
    ):
        place = f"{file}:{line}:{column}: " if file and line else ""
        super().__init__(f"{place}{message}")
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.others = list(others)
        for other in others:
            self.add_note(f"{other['file']}:{other['line']}:{other['column']}: {other['text']}")


class AsyncError(ProgramError):
    """What a `Future` stands for has failed: a task, with the message and place that a ProgramError has."""


def error_of_code(code: int, sites: range, kind: type[ProgramError] = ProgramError) -> ProgramError:
    """The failure that an error code stands for. `sites`: those of the program. `kind`: its class."""
    site = describe_site(code)
    if site is None:
        return kind("an async operation failed")
    text, others = site["text"] or "an async operation failed", list[SiteDescription]()
    if text == STUCK:
        waiting = never_completed(sites)
        if len(waiting) == 1:
            site = waiting[0]
            text += f", made here by {site['text']}"
        else:
            for one in waiting:
                one["text"] = f"made here by {one['text']}, and not complete"
            others = waiting
    return kind(text, site["file"] or None, site["line"], site["column"], others)


@dataclass(frozen=True)
class Signature:
    """A function's types as the source has them, and whether its last scalar is an error code."""

    name: str
    inputs: tuple[Attribute, ...]
    outputs: tuple[Attribute, ...]
    fails_by_value: bool

    def __str__(self) -> str:
        outputs = ", ".join(map(str, self.outputs))
        return f"{self.name}({', '.join(map(str, self.inputs))})" + (f" -> {outputs}" if outputs else "")

    def why_not_callable(self, layout: CallLayout) -> str | None:
        """Why Python can't call the function, or None."""
        try:
            wanted = sum(count_scalars(t) for t in self.inputs)
            returned = sum(count_scalars(t) for t in self.outputs) + self.fails_by_value
        except NotPassableError as error:
            return str(error)
        if any(is_handle_only(t) or t.name.startswith("async.") for t in self.inputs):
            return f"'{self}' takes handles on running work, which Python doesn't have"
        have = sum(len(slots) for slots in layout.arguments)
        if (wanted, returned) != (have, len(layout.results)):
            return f"'{self}' was lowered to a function with another number of arguments or results"
        return None


class Entry:
    """A function of a program. Call it with NumPy arrays and numbers.

    Calls from several threads may overlap; the GIL is released while the program runs.
    """

    def __init__(self, lifetime: Lifetime, signature: Signature, layout: CallLayout, address: int):
        self._lifetime = lifetime
        self._layout = layout
        self._call = _CALL(address)
        self._arguments = struct.Struct(layout.argument_format)
        self._has_wide_arguments = any(slot.format == "QQ" for slots in layout.arguments for slot in slots)
        self._results = struct.Struct(layout.result_format)
        self.signature = signature
        self._packers: list[tuple[Packer, str]] | None = None
        self.why_not = signature.why_not_callable(layout)
        """Why the function can't be called from Python, or None."""

    @property
    def uses_device(self) -> bool:
        """Whether the program uses the GPU device."""
        return self._lifetime.loaded.uses_device

    def __repr__(self) -> str:
        return f"<stretto entry {self.signature}>"

    def __call__(self, *arguments: object) -> Any:
        """Run the function.

        Results: None, one value, or a tuple; memrefs are NumPy arrays. If some are tokens, groups or async
        values it is a `Future` of all of them; GPU tokens are awaited. On the main thread Ctrl-C ends the
        wait, and the program goes on. Raises TypeError or OverflowError for arguments that don't fit,
        ProgramError if the function itself fails.
        """
        borrowed = Borrowed(uses_device=self.uses_device)
        scalars = self._pack(arguments, borrowed)
        return interruptibly(lambda: self._begin(scalars, borrowed))

    def run(self, *arguments: object) -> Any:
        """The same on this thread, and handles on running work are awaited."""
        borrowed = Borrowed(uses_device=self.uses_device)
        scalars = self._pack(arguments, borrowed)
        return self._finish(*self._start(scalars, borrowed), borrowed)

    def _pack(self, arguments: tuple[object, ...], borrowed: Borrowed) -> list[Any]:
        if self.why_not is not None:
            raise TypeError(self.why_not)
        self._lifetime.check()
        name = self.signature.name
        inputs = self.signature.inputs
        if len(arguments) != len(inputs):
            wanted = f"{len(inputs)} argument{'' if len(inputs) == 1 else 's'}"
            raise TypeError(f"{self.signature} takes {wanted}, got {len(arguments)}")
        if self._packers is None:
            self._packers = [(packer(type_), f"argument {k} of {name}") for k, type_ in enumerate(inputs)]
        scalars: list[Any] = []
        for value, (pack, where) in zip(arguments, self._packers, strict=True):
            scalars += pack(value, where, borrowed)
        return scalars

    def _start(self, scalars: Sequence[Any], borrowed: Borrowed) -> tuple[list[Any], int]:
        with self._lifetime.running() if self.uses_device else nullcontext():
            returned, stuck = self._run(self._spread(scalars))
        self._lifetime.after_call(borrowed.keep)
        return returned, stuck

    def _begin(self, scalars: Sequence[Any], borrowed: Borrowed) -> Any:
        returned, stuck = self._start(scalars, borrowed)
        if stuck or (self.signature.fails_by_value and returned[-1]):
            return self._finish(returned, stuck, borrowed)
        handles = self._handles(returned)
        if not handles:
            return self._finish(returned, stuck, borrowed)
        from stretto.execution.future import Future

        # It holds the arguments, the code, and through both what they use, until all is done.
        return Future(
            self.signature.name,
            handles,
            lambda: self._finish(returned, 0, borrowed, AsyncError),
            is_watched=self._lifetime.loaded.is_watched,
        )

    def _handles(self, returned: Sequence[Any]) -> list[tuple[int, Attribute]]:
        """The tokens, values and groups among the results."""
        handles: list[tuple[int, Attribute]] = []
        position = 0
        for type_ in self.signature.outputs:
            if isinstance(type_, TokenType | ValueType | GroupType):
                handles.append((int(returned[position]), type_))
            position += count_scalars(type_)
        return handles

    def _finish(
        self, returned: list[Any], stuck: int, borrowed: Borrowed, kind: type[ProgramError] = ProgramError
    ) -> Any:
        try:
            result = self._unpack(returned, borrowed, kind)
            if stuck:
                # A wait that is no await of the async dialect doesn't tell the program that it failed.
                raise error_of_code(stuck, self._lifetime.loaded.sites)
            return result
        except ProgramError:
            if self.uses_device:
                self._lifetime.after_failure()
            raise

    def _spread(self, scalars: Sequence[Any]) -> Sequence[Any]:
        """Scalars of 128 bits take two places in the buffer."""
        if not self._has_wide_arguments:
            return scalars
        spread: list[Any] = []
        slots = (slot for argument in self._layout.arguments for slot in argument)
        for scalar, slot in zip(scalars, slots, strict=True):
            spread += [scalar % 2**64, (scalar >> 64) % 2**64] if slot.format == "QQ" else [scalar]
        return spread

    def _run(self, scalars: Sequence[Any]) -> tuple[list[Any], int]:
        buffer = ctypes.create_string_buffer(self._layout.size)
        self._arguments.pack_into(buffer, 0, *scalars)
        with host_runs() if self._lifetime.loaded.is_watched else nullcontext() as run:
            self._call(ctypes.addressof(buffer))
        raw = iter(self._results.unpack_from(buffer, self._layout.result_offset))
        values: list[Any] = []
        for slot in self._layout.results:
            if slot.format == "QQ":
                number = next(raw) | next(raw) << 64
                values.append(number - 2**128 if number >> 127 else number)
            else:
                values.append(next(raw))
        return values, 0 if run is None else run.stuck

    def _unpack(self, returned: list[Any], borrowed: Borrowed, kind: type[ProgramError]) -> Any:
        if self.signature.fails_by_value and (code := returned.pop()):
            raise error_of_code(code, self._lifetime.loaded.sites)
        rest = iter(returned)
        results: list[Any] = []
        failure = 0
        for type_ in self.signature.outputs:
            try:
                value = unpack(rest, type_, borrowed)
            except HandleFailedError as error:
                failure = failure or error.code
                continue
            if not is_handle_only(type_):
                results.append(value)
        if failure:
            raise error_of_code(failure, self._lifetime.loaded.sites, kind)
        if len(results) == 1:
            return results[0]
        return tuple(results) or None
