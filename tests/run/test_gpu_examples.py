"""The GPU programs of examples/ print what they say at every level and with any number of threads."""

from __future__ import annotations

import itertools
import os
import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import run_tool

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PROGRAMS = sorted(
    path for path in EXAMPLES.glob("*.mlir") if re.search(r"\bgpu\.|linalg\.", path.read_text())
)
MATRIX = (
    list(itertools.product((0, 2, 3), (1, 2, 8)))
    if os.environ.get("STRETTO_FULL")
    else [(0, 8), (2, 1), (3, 2)]
)


def test_there_are_programs():
    assert len(PROGRAMS) >= 5


@pytest.mark.parametrize(("level", "threads"), MATRIX, ids=lambda value: str(value))
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_example(path: Path, level: int, threads: int):
    text = path.read_text()
    prints = re.findall(r"^// Prints: (.*)$", text, re.M)
    code = int((re.findall(r"^// Exits: (\d+)$", text, re.M) or [0])[0])
    assert prints or code
    flags = [f"-O{level}", f"--threads={threads}", "--leak-check"]
    for extra in ([], ["--offload"]) if "linalg." in text else ([],):
        done = run_tool("stretto-run", [str(path), *flags, *extra])
        assert (done.code, done.out.splitlines()) == (code, prints), done.err
