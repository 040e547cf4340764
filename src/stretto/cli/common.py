"""What both tools do alike: reading input, parsing IR, errors and exit codes."""

from __future__ import annotations

import codecs
import io
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import ParseError

from stretto.analysis.verification import verify_module
from stretto.cli.options import UsageError
from stretto.diagnostics import DiagnosticError, DiagnosticPrinter, as_diagnostic
from stretto.diagnostics.errors import handling
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.pass_manager import PipelineError

EXIT_DONE = 0
EXIT_BAD_INPUT = 1
EXIT_BAD_USAGE = 2
EXIT_PROGRAM_FAILED = 3
EXIT_LEAKS = 4

_RECURSION_LIMIT = 20_000
"""Python frames; a region takes some ten of them. IR from generators nests deeply."""


_ESCAPE_BYTES = "stretto-escape-bytes"


def _escape_bytes(error: UnicodeError) -> tuple[str, int]:
    """Bytes that aren't UTF-8 as MLIR writes them in strings; in comments it doesn't matter."""
    assert isinstance(error, UnicodeDecodeError)
    return "".join(f"\\{byte:02X}" for byte in error.object[error.start : error.end]), error.end


codecs.register_error(_ESCAPE_BYTES, _escape_bytes)


def read_input(path: str) -> tuple[str, str]:
    """The text of an input file, `-` for standard input, and its name in locations.

    Raises DiagnosticError if it can't be read.
    """
    name = "<stdin>" if path == "-" else _readable(path)
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise DiagnosticError(f"cannot open input file '{_readable(path)}': {_reason(error)}") from None
    return data.decode("utf-8", _ESCAPE_BYTES), name


def _readable(path: str) -> str:
    """A path as text: names of files needn't be UTF-8, locations are."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_output(path: str, text: str) -> None:
    """Write text to a file, all of it or nothing; `-` is standard output."""
    if path == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    try:
        _write_file(Path(path), text)
    except (OSError, ValueError) as error:
        raise DiagnosticError(f"cannot open output file '{_readable(path)}': {_reason(error)}") from None


def _write_file(target: Path, text: str) -> None:
    if target.exists() and not target.is_file():
        # A device or a pipe has no place beside it to be renamed from.
        target.write_text(text, encoding="utf-8")
        return
    descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=".stretto-")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        os.replace(temporary, target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def parse_text(context: Context, text: str, name: str, *, first_line: int = 1) -> tuple[ModuleOp, MLIRParser]:
    """Parse and verify IR; every fault is a DiagnosticError."""
    parser: MLIRParser | None = None
    try:
        parser = MLIRParser(context, text, name, first_line=first_line)
        module = parser.parse_module()
    except ParseError as error:
        raise _shifted(as_diagnostic(error), error, parser, text, name, first_line) from error
    except DiagnosticError:
        raise
    except Exception as error:
        where = None if parser is None else parser.location_at(parser.pos)
        raise as_diagnostic(error, where) from error
    verify_module(module)
    return module, parser


def _shifted(
    diagnostic: DiagnosticError,
    error: ParseError,
    parser: MLIRParser | None,
    text: str,
    name: str,
    first_line: int,
) -> DiagnosticError:
    """The diagnostic with places in the whole file, if `text` is a part of one."""
    from xdsl.dialects.builtin import FileLineColLoc, IntAttr, LocationAttr

    def shifted(location: LocationAttr | None) -> LocationAttr | None:
        if isinstance(location, FileLineColLoc) and location.filename.data == name:
            line = location.line.data + first_line - 1
            return FileLineColLoc(location.filename, IntAttr(line), location.column)
        return location

    return DiagnosticError(
        diagnostic.message,
        shifted(diagnostic.location),
        [(message, shifted(location)) for message, location in diagnostic.notes],
    )


def warn(message: str) -> None:
    """Print a warning on the command line."""
    sys.stderr.write(f"warning: {message}\n")


def run_tool(tool: str, main: Callable[[DiagnosticPrinter], int], *, show_traceback: bool = False) -> int:
    """Run the body of a tool; whatever goes wrong becomes a message and an exit code."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), _RECURSION_LIMIT))
    _prepare_streams()
    printer = DiagnosticPrinter(sys.stderr)
    try:
        with handling(printer.print):
            return main(printer)
    except (UsageError, PipelineError) as error:
        _show_traceback(show_traceback)
        sys.stderr.write(f"{tool}: error: {error}\n")
        return EXIT_BAD_USAGE
    except BrokenPipeError:
        # The reader has gone, as with `| head`; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_DONE
    except OSError as error:
        _show_traceback(show_traceback)
        about = "" if error.filename is None else f"'{_readable(os.fsdecode(error.filename))}': "
        sys.stderr.write(f"{tool}: error: {about}{_reason(error)}\n")
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write(f"{tool}: interrupted\n")
        return 130
    except Exception as error:
        _show_traceback(show_traceback)
        for diagnostic in as_diagnostic(error).diagnostics:
            printer.print(diagnostic)
        return EXIT_BAD_INPUT


def _prepare_streams() -> None:
    """Open streams that the caller closed; text is UTF-8 whatever the locale."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # In this order each gets the number that C code knows it by.
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(encoding="utf-8")


def _show_traceback(show: bool) -> None:
    if show:
        traceback.print_exc(file=sys.stderr)
