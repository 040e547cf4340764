"""Exceptions of xDSL and of Python as located diagnostics."""

from __future__ import annotations

import re

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, LocationAttr, StringAttr, UnregisteredOp
from xdsl.ir import Operation
from xdsl.utils.exceptions import DiagnosticException, MultipleSpansParseError, ParseError
from xdsl.utils.lexer import Span

from stretto.diagnostics.errors import DiagnosticError, Note

_WORDING: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), text)
    for pattern, text in (
        (r"must be the last operation in its parent block", "must be the last operation in the parent block"),
        (r"does not contain single-block regions", "expects region #0 to have 0 or 1 blocks"),
        (
            r"contains empty block instead of at least terminating with \S+",
            "expects a non-empty block",
        ),
        (
            r"Region '(\w+)(\[\d+\])?' at position (\d+) expected a single block, but got 0 blocks",
            r"region #\3 ('\1') failed to verify constraint: region with 1 blocks",
        ),
        (
            r"Region '\w+(\[\d+\])?' at position (\d+) expected a single block, but got \d+ blocks",
            r"expects region #\2 to have 0 or 1 blocks",
        ),
        (
            r"(operand|result) '\w+' (?:expected )?at positions? (\d+)(?: to \d+)? does not verify:\s*",
            r"\1 #\2: ",
        ),
        (
            r"terminates with operation (\S+) instead of (\S+)",
            r"expects regions to end with '\2', found '\1'",
        ),
        (r"'@(\S+)' could not be found in symbol table", r"'\1' does not reference a valid function"),
        (r"[Rr]edefinition of symbol \"?([^\"\s]+)\"?", r"redefinition of symbol named '\1'"),
    )
)
"""xDSL's wording and MLIR's for the same verdict."""


_UNNAMED = ("type of return operand", "branch has ", "type mismatch for bb argument")
"""How messages begin in which MLIR doesn't name the op."""


def op_message(op: Operation, message: str) -> str:
    """A verifier's message in the form that MLIR gives it: `'dialect.name' op MESSAGE`."""
    message = message.strip()
    # Unregistered ops share one name in xDSL.
    name = op.op_name.data if isinstance(op, UnregisteredOp) else op.name
    pattern = re.escape(f"'{op.name}'")
    message = re.sub(rf"^(Operation does not verify: )?({pattern}( op)?:?\s+)?", "", message)
    for pattern, text in _WORDING:
        if pattern.match(message):
            message = pattern.sub(text, message, count=1)
            break
    message = _one_line(message).replace("('body')", "('bodyRegion')")
    if message.startswith(_UNNAMED):
        return message
    return f"'{name}' op {message}"


def _one_line(message: str) -> str:
    return " ".join(message.split()) if "\n" in message else message


_BAD_NAMES = {
    "%": "invalid SSA name",
    "^": "invalid block name",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
}
"""MLIR's words for a sign with no name behind it."""


def _lexer_message(message: str, sign: str = "") -> str:
    """What xDSL's lexer says, as MLIR begins it; it doesn't come by the parser."""
    if message.lower() == "expected suffix identifier after {first_char}":
        return _BAD_NAMES.get(sign, "invalid name")
    if message.startswith(("Unexpected character", "End of file reached", "Expected")):
        return message[:1].lower() + message[1:]
    return message


def _span_location(span: Span[str] | Span[bytes]) -> LocationAttr:
    place = span.get_location()
    return FileLineColLoc(StringAttr(place.file), IntAttr(place.line), IntAttr(place.col))


def as_diagnostic(error: BaseException, where: LocationAttr | None = None) -> DiagnosticError:
    """The diagnostic for any exception; `where` is its place if the exception has none."""
    match error:
        case DiagnosticError():
            if error.location is None:
                error.location = where
            return error
        case ParseError():
            notes: list[Note] = []
            if isinstance(error, MultipleSpansParseError):
                notes = [(text or error.ref_text or "", _span_location(span)) for span, text in error.refs]
            return DiagnosticError(
                _lexer_message(_one_line(error.msg), error.span.text[:1]), _span_location(error.span), notes
            )
        case DiagnosticException():
            return DiagnosticError(str(error), where)
        case RecursionError():
            return DiagnosticError("the input is nested too deeply", where)
        case NotImplementedError():
            return DiagnosticError(f"not supported: {error}" if str(error) else "not supported", where)
        case _:
            text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            return DiagnosticError(
                f"internal error: {text}", where, [("run with --debug-traceback to see where", None)]
            )
