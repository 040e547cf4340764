"""The text of the passes for loops is that of MLIR (goldens in loops/).

async-parallel-for corrects two mistakes of MLIR's (see there); they are made here, so that all else compares.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stretto
from stretto.transforms import async_parallel_for

sys.path.insert(0, str(Path(__file__).parent))
from make_loops_goldens import FOLDER, RUNS, SEEDS, comparable, programs
from mlir_tools import SEPARATOR


def with_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(async_parallel_for, "not_below_zero", lambda emit, count: count)
    monkeypatch.setattr(async_parallel_for, "count_of_whole_blocks", lambda emit, total, size, count: count)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", RUNS)
def test_text_is_that_of_mlir(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_mistakes(monkeypatch)
    expected = (FOLDER / f"{name}.expected.mlir").read_text().split(SEPARATOR)[seed]
    module = stretto.parse(programs(name)[seed])
    stretto.run_pipeline(module, RUNS[name][0])
    assert comparable(stretto.format_module(module)) == comparable(expected)
