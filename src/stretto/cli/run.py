"""`stretto-run`: lower, compile, execute."""

from __future__ import annotations

import ctypes
import gc
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, LocationAttr, StringAttr

from stretto.cli.common import (
    EXIT_DONE,
    EXIT_LEAKS,
    EXIT_PROGRAM_FAILED,
    parse_text,
    read_input,
    run_tool,
)
from stretto.cli.options import Arguments, UsageError, help_text, parse_arguments, version_text
from stretto.diagnostics import Diagnostic, DiagnosticPrinter, Severity

if TYPE_CHECKING:
    from stretto.execution.entry import Entry, ProgramError, Signature
    from stretto.execution.native import SiteDescription
    from stretto.execution.program import Program
    from stretto.pipelines import PipelineOptions

DESCRIPTION = "stretto-run [FILE|-] [options]: lower, compile, execute"
MAX_THREADS = 1024

#: Whether crashes may be dealt with for the whole process.
_owns_process = False

#: Counters of the device.
_DEVICE_STATS = (
    *("kernel_launches", "host_waits", "streams_created", "streams_destroyed"),
    *("events_created", "events_destroyed", "device_bytes_peak"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The tool; `arguments` are those of the process by default. Returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    show_traceback = "--debug-traceback" in arguments or "-debug-traceback" in arguments
    return run_tool("stretto-run", lambda printer: _main(arguments, printer), show_traceback=show_traceback)


def console() -> None:
    """The process `stretto-run`. Ends without tearing the interpreter down, which takes 0.1 s."""
    global _owns_process
    _owns_process = True
    gc.disable()
    code = main()
    _flush()
    os._exit(code)


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            continue
    ctypes.CDLL(None).fflush(None)


def _main(argv: Sequence[str], printer: DiagnosticPrinter) -> int:
    arguments = parse_arguments("run", argv)
    if arguments.flag("help"):
        sys.stdout.write(help_text("run", DESCRIPTION))
        return EXIT_DONE
    if arguments.flag("version"):
        sys.stdout.write(version_text("stretto-run"))
        return EXIT_DONE
    _refuse_what_is_missing(arguments)
    if arguments.flag("print-pipeline"):
        from stretto.pipelines import default_pipeline_text

        text = arguments.value("pass-pipeline") or default_pipeline_text(_pipeline_options(arguments))
        sys.stdout.write(text + "\n")
        return EXIT_DONE
    return _Run(arguments, printer).run()


def _refuse_what_is_missing(arguments: Arguments) -> None:
    if arguments.value("device") == "cuda":
        raise UsageError(
            "'--device=cuda': this version has no CUDA driver; use --device=cpu, the software device"
        )
    _pipeline_options(arguments)
    _threads(arguments)


def _pipeline_options(arguments: Arguments) -> PipelineOptions:
    from stretto.pipelines import PipelineOptions

    return PipelineOptions(_policy(arguments), arguments.flag("offload"), arguments.flag("check-memory"))


def _policy(arguments: Arguments) -> str | None:
    """The policy by which references are counted; None for automatic counting."""
    from stretto.pipelines import policy_of

    counting = arguments.value("ref-counting") or ""
    try:
        return policy_of(counting)
    except ValueError as error:
        raise UsageError(f"'--ref-counting={counting}': {error}") from None


def _threads(arguments: Arguments) -> int:
    """How many threads were asked for, 0 for the default."""
    text, name = arguments.value("threads"), "'--threads'"
    if text is None:
        text, name = os.environ.get("STRETTO_NUM_THREADS", ""), "STRETTO_NUM_THREADS"
        if not text:
            return 0
    if not text.isdecimal() or not 1 <= int(text) <= MAX_THREADS:
        raise UsageError(f"'{text}' is invalid for {name}: a number from 1 to {MAX_THREADS}")
    return int(text)


def _location(file: str | None, line: int, column: int) -> LocationAttr | None:
    return FileLineColLoc(StringAttr(file), IntAttr(line), IntAttr(column)) if file and line else None


class _Run:
    """One run of the tool."""

    def __init__(self, arguments: Arguments, printer: DiagnosticPrinter):
        self.arguments = arguments
        self.printer = printer
        self.name = arguments.value("e") or "main"
        self.alive_before: set[int | None] = set()
        self.memory_before: set[int | None] = set()

    def run(self) -> int:
        program = self._compile()
        entry = self._entry(program)
        values = self._inputs(entry.signature)
        self._check_result_type(entry.signature)
        from stretto.execution.native import library

        if _owns_process:
            library().strettoReportCrashes()
        library().strettoAsyncSetNumThreads(_threads(self.arguments))
        library().strettoAsyncResetStats()
        if entry.uses_device:
            from stretto.execution.device import device, live_allocations

            self.memory_before = {one.address for one in live_allocations()}
            device().strettoDeviceSetChecked(self.arguments.flag("check-memory"))
            device().strettoDeviceResetStats()
        _flush()
        return self._execute(entry, values)

    def _compile(self) -> Program:
        from stretto.codegen.jit import SharedLibraryError, SymbolTable
        from stretto.context import make_context
        from stretto.execution.loading import load_program, make_public
        from stretto.execution.native import NativeLibraryError, library
        from stretto.pipelines import lower_to_llvm

        text, name = read_input(self.arguments.input)
        self.printer.add_source(name, text)
        context = make_context(self.arguments.flag("allow-unregistered-dialect"))
        module, _ = parse_text(context, text, name)
        paths = [p for group in self.arguments.list("shared-libs") for p in group.split(",") if p]
        try:
            symbols = SymbolTable(library(), paths)
        except (SharedLibraryError, NativeLibraryError) as error:
            raise UsageError(str(error)) from None
        symbols.override("abort", ctypes.cast(_on_abort, ctypes.c_void_p).value or 0)
        make_public(module, self.name)
        types = lower_to_llvm(
            module,
            context,
            self.arguments.value("pass-pipeline"),
            self._instrumentations(),
            _pipeline_options(self.arguments),
        )
        level = int(self.arguments.value("O") or 2)
        return load_program(module, types.types, symbols, entry=self.name, opt_level=level)

    def _instrumentations(self) -> tuple[Any, ...]:
        from stretto.cli.instrumentation import ir_printing

        wanted = ("before", "after", "before-all", "after-all", "after-change", "after-failure")
        names = [f"mlir-print-ir-{word}" for word in wanted]
        if not any(self.arguments.flag(n) or self.arguments.list(n) for n in names):
            return ()
        printing = ir_printing(self.arguments, {})
        return () if printing is None else (printing,)

    def _entry(self, program: Program) -> Entry:
        if self.name in program:
            entry = program[self.name]
            if entry.why_not is not None:
                raise UsageError(entry.why_not)
            return entry
        if self.name in program.unpassable:
            raise UsageError(program.unpassable[self.name])
        from difflib import get_close_matches

        near = get_close_matches(self.name, list(program), n=1, cutoff=0.6)
        hint = f" Did you mean '{near[0]}'?" if near else f" It has: {', '.join(program) or 'none'}."
        raise UsageError(f"the module has no function '{self.name}' that can be called.{hint} (-e NAME)")

    def _inputs(self, signature: Signature) -> list[Any]:
        from stretto.cli.run_inputs import parse_input

        texts = self.arguments.list("input")
        if len(texts) != len(signature.inputs):
            wanted = f"{len(signature.inputs)} argument{'' if len(signature.inputs) == 1 else 's'}"
            raise UsageError(f"{signature} takes {wanted}, got {len(texts)} --input")
        return [parse_input(text, type_) for text, type_ in zip(texts, signature.inputs, strict=True)]

    def _check_result_type(self, signature: Signature) -> None:
        wanted = self.arguments.value("entry-point-result")
        if wanted in (None, "void"):
            return
        have = [str(type_) for type_ in signature.outputs]
        if have not in ([wanted], [f"!async.value<{wanted}>"]):
            raise UsageError(
                f"--entry-point-result={wanted}: {signature} returns {', '.join(have) or 'nothing'}"
            )

    def _execute(self, entry: Entry, values: list[Any]) -> int:
        from stretto.execution.entry import ProgramError
        from stretto.execution.native import library, live_objects

        self.alive_before = {one.object for one in live_objects()}
        failure: ProgramError | None = None
        try:
            results = entry.run(*values)
        except ProgramError as error:
            failure, results = error, None
        except (TypeError, OverflowError) as error:
            raise UsageError(str(error)) from None
        library().strettoAsyncDrain(-1)
        if entry.uses_device:
            from stretto.execution.device import device

            device().strettoDeviceRelease()
        _flush()
        if failure is None:
            self._print(entry.signature, results, values)
            del results
        else:
            location = _location(failure.file, failure.line, failure.column)
            notes = [(o["text"], _location(o["file"], o["line"], o["column"])) for o in failure.others]
            self.printer.print(Diagnostic(Severity.ERROR, failure.message, location, notes))
        leaks = 0
        if self.arguments.flag("leak-check"):
            leaks = self._report_leaks() + (self._report_memory() if entry.uses_device else 0)
        if self.arguments.flag("stats"):
            counted = _statistics(len(self.alive_before), entry.uses_device)
            sys.stderr.write(json.dumps(counted) + "\n")
        if failure is not None:
            return EXIT_PROGRAM_FAILED
        return EXIT_LEAKS if leaks else EXIT_DONE

    def _print(self, signature: Signature, results: Any, values: list[Any]) -> None:
        from stretto.execution.printing import format_array, format_results, visible_outputs

        if self.arguments.value("entry-point-result") != "void":
            for text in format_results(results, visible_outputs(signature.outputs)):
                sys.stdout.write(text + "\n")
        if self.arguments.flag("print-outputs"):
            for value in values:
                if hasattr(value, "dtype"):
                    sys.stdout.write(format_array(value) + "\n")
        sys.stdout.flush()

    def _report_leaks(self) -> int:
        """Prints what is still alive, by kind and origin; returns how many objects there are."""
        from stretto.execution.native import OBJECT_KINDS, OBJECT_STATES, describe_site, live_objects

        new = [one for one in live_objects() if one.object not in self.alive_before]
        found = Counter((one.kind, one.state, one.site) for one in new)
        for (kind, state, site), count in sorted(found.items()):
            objects = f"{OBJECT_KINDS[kind]}{'' if count == 1 else 's'}"
            self._report_leak(f"{count} {objects} ({OBJECT_STATES[state]})", describe_site(site))
        return sum(found.values())

    def _report_memory(self) -> int:
        """Prints the device memory that was not given back; returns how many blocks of it there are."""
        from stretto.execution.device import MEMORY_KINDS, live_allocations
        from stretto.execution.native import describe_site

        blocks: Counter[tuple[int, int]] = Counter()
        sizes: Counter[tuple[int, int]] = Counter()
        for one in live_allocations():
            if one.address in self.memory_before:
                continue
            blocks[one.kind, one.site] += 1
            sizes[one.kind, one.site] += one.bytes
        for (kind, site), count in sorted(blocks.items()):
            what = f"{count} block{'' if count == 1 else 's'} of {MEMORY_KINDS[kind]}"
            self._report_leak(f"{what} ({sizes[kind, site]} bytes)", describe_site(site))
        return sum(blocks.values())

    def _report_leak(self, what: str, origin: SiteDescription | None) -> None:
        place = _location(origin["file"], origin["line"], origin["column"]) if origin else None
        made = f", made by {origin['text']}" if origin and origin["text"] else ""
        message = f"leak: {what} outlived the program{made}"
        self.printer.print(Diagnostic(Severity.ERROR, message, place))


def _statistics(alive_before: int, uses_device: bool) -> dict[str, int]:
    from stretto.execution.native import statistics

    counted = statistics()
    counted["live_objects"] -= alive_before
    shown = {name: counted[name] for name in ("tasks", "steals", "live_objects")}
    if not uses_device:
        return {**shown, **dict.fromkeys(_DEVICE_STATS, 0)}
    from stretto.execution.device import statistics as device_statistics

    of_device = device_statistics()
    return {**shown, **{name: of_device[name] for name in _DEVICE_STATS}}


@ctypes.CFUNCTYPE(None)
def _on_abort() -> None:
    """Code that MLIR lowered calls abort() where an assert fails; that is a failed program, no crash."""
    _flush()
    sys.stderr.write("stretto-run: error: the program called abort()\n")
    sys.stderr.flush()
    os._exit(EXIT_PROGRAM_FAILED)


if __name__ == "__main__":
    console()
