"""Checks of diagnostics against comments in the input, as MLIR's `-verify-diagnostics` does.

    // expected-error @+1 {{text}}

The kinds are error, warning, remark and note; the place is this line, `@+N`, `@-N`, `@above` or
`@below` (the nearest line without such a comment), or `@unknown`. The text must be a part of the
message; with `expected-error-re`, parts in double braces are regular expressions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, LocationAttr, StringAttr

from stretto.diagnostics.errors import Diagnostic, Severity
from stretto.diagnostics.locations import file_location

_COMMENT = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)


@dataclass
class _Expected:
    kind: Severity
    text: str
    is_pattern: bool
    line: int | None
    """The line of the diagnostic; None for one without a place."""
    comment: FileLineColLoc
    found: bool = False

    def matches(self, message: str) -> bool:
        if not self.is_pattern:
            return self.text in message
        parts = re.split(r"\{\{(.*?)\}\}", self.text)
        pattern = "".join(f"({p})" if n % 2 else re.escape(p) for n, p in enumerate(parts))
        return re.search(pattern, message) is not None


class ExpectedDiagnostics:
    """The expectations in one input, and what is wrong with the diagnostics that came."""

    def __init__(self, text: str, name: str, *, first_line: int = 1):
        self._name = name
        self._expected: list[_Expected] = []
        self._problems: list[Diagnostic] = []
        lines = [line.rstrip() for line in text.split("\n")]
        for index, line in enumerate(lines):
            match = _COMMENT.search(line)
            if match is None:
                continue
            kind, pattern, _, place, message = match.groups()
            target: int | None = index
            if place == "unknown":
                target = None
            elif place in ("above", "below"):
                target = _without_comment(lines, index, -1 if place == "above" else 1)
            elif place is not None:
                target = index + int(place)
            comment = FileLineColLoc(
                StringAttr(name), IntAttr(index + first_line), IntAttr(match.start() + 1)
            )
            if pattern is not None and (fault := _pattern_fault(message)) is not None:
                self._problems.append(Diagnostic(Severity.ERROR, f"invalid regex: {fault}", comment))
                continue
            self._expected.append(
                _Expected(
                    Severity(kind),
                    message,
                    pattern is not None,
                    None if target is None else target + first_line,
                    comment,
                )
            )

    def handle(self, diagnostic: Diagnostic) -> None:
        """Check a diagnostic and its notes off."""
        self._check(diagnostic.severity, diagnostic.message, diagnostic.location)
        for message, location in diagnostic.notes:
            # MLIR doesn't show the op in this mode.
            if not message.startswith("see current operation"):
                self._check(Severity.NOTE, message, location)

    def handle_further(self, diagnostic: Diagnostic) -> None:
        """Check off an error behind the first one, at which MLIR may have stopped: it needn't be expected."""
        place = file_location(diagnostic.location)
        line = None if place is None else place.line.data
        if any(
            e.kind is diagnostic.severity and e.line == line and not e.found and e.matches(diagnostic.message)
            for e in self._expected
        ):
            self.handle(diagnostic)

    def _check(self, severity: Severity, message: str, location: LocationAttr | None) -> None:
        place = file_location(location)
        near: _Expected | None = None
        for expected in self._expected:
            if place is not None and place.line.data != expected.line:
                continue
            if expected.matches(message):
                if expected.kind is severity and not expected.found:
                    expected.found = True
                    return
                near = expected if expected.kind is not severity else near
        if near is not None:
            text = f"'{severity.value}' diagnostic emitted when expecting a '{near.kind.value}'"
            self._problems.append(Diagnostic(Severity.ERROR, text, location))
        else:
            text = f"unexpected {severity.value}: {message}"
            self._problems.append(Diagnostic(Severity.ERROR, text, location))

    def problems(self) -> list[Diagnostic]:
        """What came unexpectedly, then what was expected and didn't come; empty if all is right."""
        missing = [
            Diagnostic(
                Severity.ERROR,
                f'expected {expected.kind.value} "{expected.text}" was not produced',
                expected.comment,
            )
            for expected in self._expected
            if not expected.found
        ]
        return self._problems + missing


def _pattern_fault(text: str) -> str | None:
    """What is wrong with the regular expressions in an expected text."""
    for part in re.findall(r"\{\{(.*?)\}\}", text):
        try:
            re.compile(part)
        except re.error as error:
            return str(error)
    return None


def _without_comment(lines: list[str], index: int, step: int) -> int:
    """The nearest line in one direction that has no expectation of its own."""
    while 0 <= index < len(lines) and _COMMENT.search(lines[index]):
        index += step
    return index
