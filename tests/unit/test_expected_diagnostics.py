"""--verify-diagnostics: expected and unexpected, with all ways to say where."""

from __future__ import annotations

from pathlib import Path

import pytest

from stretto.cli.opt import main

ERROR = "async.func @f() { return }"


def check(folder: Path, text: str) -> int:
    path = folder / "input.mlir"
    path.write_text(text)
    return main([str(path), "--verify-diagnostics", "--split-input-file"])


@pytest.mark.parametrize(
    "text",
    [
        f"{ERROR} // expected-error {{{{result is expected}}}}",
        f"// expected-error @+1 {{{{at least of size 1}}}}\n{ERROR}",
        f"{ERROR}\n// expected-error @-1 {{{{at least of size 1}}}}",
        f"{ERROR}\n// expected-error @above {{{{at least of size 1}}}}",
        f"// expected-error @below {{{{at least of size 1}}}}\n{ERROR}",
        f"// expected-error-re @+1 {{{{at least {{{{.*}}}} size {{{{[0-9]}}}}, but}}}}\n{ERROR}",
        f"func.func @g() {{ return }}\n// -----\n// expected-error @+1 {{{{at least}}}}\n{ERROR}",
        "func.func @f(%x: i32) {\n"
        "  // expected-note @below {{previously defined here}}\n"
        "  %y = arith.addi %x, %x : i32\n"
        "  // expected-error @below {{redefinition of SSA value}}\n"
        "  %y = arith.addi %x, %x : i32\n"
        "  return\n}",
    ],
)
def test_what_is_expected_may_come(tmp_path: Path, text: str):
    assert check(tmp_path, text) == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ERROR, "1:1: error: unexpected error: 'async.func' op result is expected"),
        (
            f"// expected-warning @+1 {{{{at least}}}}\n{ERROR}",
            "emitted when expecting a 'warning'",
        ),
        (f"// expected-error @+1 {{{{something else}}}}\n{ERROR}", '"something else" was not produced'),
        (f"// expected-error @+2 {{{{at least}}}}\n{ERROR}", "unexpected error"),
        ("func.func @g() { return } // expected-error {{nothing}}", '1:30: error: expected error "nothing"'),
    ],
)
def test_anything_else_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str):
    assert check(tmp_path, text) == 1
    assert message in capsys.readouterr().err


def test_each_expectation_counts_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    text = f"{ERROR} // expected-error {{{{at least}}}}\n"
    assert check(tmp_path, f"{text}// -----\n{ERROR}") == 1
    assert "3:1: error: unexpected error" in capsys.readouterr().err
