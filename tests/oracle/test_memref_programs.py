"""Memref and vector programs print what they print when MLIR lowers and runs them (goldens in memref/)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from memref_execution import GROUPS, PIPELINES, VECTORS, goldens, printed_by_stretto
from memref_programs import program

EXPECTED = goldens()


# Pipelines and levels take turns over the groups; the fuzz script runs all of them.
CASES = list(zip(GROUPS, PIPELINES.values(), (0, 3, 1), strict=True))


@pytest.mark.parametrize(("group", "pipeline", "opt_level"), CASES, ids=list(PIPELINES))
def test_prints_what_mlir_prints(group: tuple[int, ...], pipeline: str, opt_level: int) -> None:
    assert printed_by_stretto(program(*group), pipeline, opt_level) == EXPECTED[group[0]]


@pytest.mark.parametrize("opt_level", [0, 2])
def test_vectors_print_what_mlir_prints(opt_level: int) -> None:
    pipeline = PIPELINES["views in finalize"]
    assert printed_by_stretto(VECTORS[0].read_text(), pipeline, opt_level) == VECTORS[1].read_text()
