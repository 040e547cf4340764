"""Random memref programs print what they print when MLIR lowers and runs them (memref/expected.txt)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from memref_execution import GROUPS, PIPELINES, goldens, printed_by_stretto
from memref_programs import program

EXPECTED = goldens()


# Pipelines and levels take turns over the groups; the fuzz script runs all of them.
CASES = list(zip(GROUPS, PIPELINES.values(), (0, 3, 1), strict=True))


@pytest.mark.parametrize(("group", "pipeline", "opt_level"), CASES, ids=list(PIPELINES))
def test_prints_what_mlir_prints(group: tuple[int, ...], pipeline: str, opt_level: int) -> None:
    assert printed_by_stretto(program(*group), pipeline, opt_level) == EXPECTED[group[0]]
