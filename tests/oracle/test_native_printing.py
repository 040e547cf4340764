"""What a program prints is, byte by byte, what MLIR's runner libraries print.

`printing/expected.txt` is their output; `python tests/oracle/test_native_printing.py` makes it anew.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mlir_tools import mlir_opt

from stretto.execution.native import library_path

HERE = Path(__file__).parent
GOLDEN = HERE / "printing" / "expected.txt"
MLIR_LIBRARIES = ("libmlir_runner_utils.so", "libmlir_c_runner_utils.so")


def printed(*libraries: Path) -> str:
    command = [sys.executable, str(HERE / "printing_calls.py"), *map(str, libraries)]
    done = subprocess.run(command, capture_output=True, check=True)
    return re.sub(r"0x[0-9a-f]+", "ADDRESS", done.stdout.decode())


def mlir_libraries() -> list[Path]:
    tool = mlir_opt()
    return [] if tool is None else [tool.parent.parent / "lib" / name for name in MLIR_LIBRARIES]


def test_our_output_is_mlirs():
    assert printed(library_path()) == GOLDEN.read_text()


@pytest.mark.skipif(not mlir_libraries(), reason="needs MLIR's tools")
def test_the_expected_output_is_what_mlir_prints():
    assert printed(*mlir_libraries()) == GOLDEN.read_text()


if __name__ == "__main__":
    GOLDEN.write_text(printed(*mlir_libraries()))
