"""What diagnostics say: suggestions, several at once, colours, the same as data."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import stretto
from stretto.cli.opt import main as opt
from stretto.cli.run import main as run
from stretto.diagnostics.errors import Diagnostic, Severity
from stretto.diagnostics.expected import ExpectedDiagnostics
from stretto.diagnostics.render import DiagnosticPrinter

CALL = "func.func @helper() {\n  return\n}\nfunc.func @a() {\n  call @helpr() : () -> ()\n  return\n}\n"


def refused(text: str) -> stretto.DiagnosticError:
    with pytest.raises(stretto.DiagnosticError) as caught:
        stretto.parse(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("func.func @f() {\n  %0 = arith.constnt 1 : i32\n  return\n}", "arith.constant"),
        ("func.func @f() {\n  asinc.yield\n}", "async"),
        (CALL, "helper"),
    ],
)
def test_a_misspelt_name_gets_a_suggestion(text: str, suggestion: str):
    assert refused(text).message.endswith(f"; did you mean '{suggestion}'?")


def test_a_sign_without_a_name_is_told_in_words():
    assert refused("func.func @f() {\n  %é = arith.constant 1 : i32\n}").message == "invalid SSA name"


def test_faults_of_several_functions_are_told_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "two.mlir"
    path.write_text(CALL + "func.func @b() -> i32 {\n  return\n}\n")
    assert opt([str(path)]) == 1
    errors = capsys.readouterr().err
    assert f"{path}:5:3: error: " in errors
    assert f"{path}:9:3: error: " in errors


def test_an_error_holds_place_and_line(tmp_path: Path):
    path = tmp_path / "bad.mlir"
    path.write_bytes(b"func.func @f() {\r\n\tasync.yeld\r\n}\r\n")
    with pytest.raises(stretto.DiagnosticError) as caught:
        stretto.parse(path)
    error = caught.value
    assert (error.file, error.line, error.column) == (str(path), 2, 2)
    assert error.severity is Severity.ERROR
    assert error.source_line == "\tasync.yeld"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colours_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    streams = [Terminal(), io.StringIO()]
    printers = [DiagnosticPrinter(stream) for stream in streams]
    monkeypatch.setenv("NO_COLOR", "1")
    streams.append(Terminal())
    printers.append(DiagnosticPrinter(streams[2]))
    for printer in printers:
        printer.print(Diagnostic(Severity.ERROR, "no"))
    assert ["\x1b[1;31merror\x1b[0m" in stream.getvalue() for stream in streams] == [True, False, False]


def test_a_wrong_pattern_is_a_problem():
    problems = ExpectedDiagnostics("// expected-error-re {{a {{[}} b}}\n", "x.mlir").problems()
    assert [problem.message.split(":")[0] for problem in problems] == ["invalid regex"]


def test_an_unknown_option_lists_the_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "input.mlir"
    path.write_text("")
    assert opt([str(path), "--async-parallel-for=num-wrkers=2"]) == 2
    errors = capsys.readouterr().err
    assert "Did you mean 'num-workers'?" in errors
    assert "\n  num-workers=int (default: 8)\n" in errors


PROGRAM = """func.func @main(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %t, %v = async.execute -> !async.value<i32> {
    %p = arith.cmpi sgt, %x, %c0 : i32
    cf.assert %p, "must be positive" loc(WHERE)
    async.yield %x : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}
"""


@pytest.mark.parametrize(
    "where",
    [
        '"given.py":12:3',
        '"name"("given.py":12:3)',
        'fused["given.py":12:3, "other.py":1:1]',
        'callsite("given.py":12:3 at "caller.py":99:1)',
    ],
)
def test_a_failure_has_the_place_that_the_program_gives(
    where: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    path = tmp_path / "program.mlir"
    path.write_text(PROGRAM.replace("WHERE", where))
    assert run([str(path), "--input=-1"]) == 3
    assert "given.py:12:3: error: must be positive\n" in capfd.readouterr().err
