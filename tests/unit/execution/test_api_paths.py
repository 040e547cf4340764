"""What stretto.parse and stretto.compile take for text and what for the name of a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import stretto

TEXT = "func.func @main() -> i64 {\n  %c = arith.constant 7 : i64\n  return %c : i64\n}\n"


@pytest.mark.parametrize("make", [Path, str])
def test_a_file_by_path_or_by_name(tmp_path: Path, make: type):
    file = tmp_path / "seven.mlir"
    file.write_text(TEXT)
    assert stretto.compile(make(file))() == 7


def test_a_file_that_is_missing_is_a_diagnostic(tmp_path: Path):
    with pytest.raises(stretto.DiagnosticError, match=r"none\.mlir"):
        stretto.parse(str(tmp_path / "none.mlir"))


def test_text_in_one_line():
    assert stretto.compile(TEXT.replace("\n", " "))() == 7
