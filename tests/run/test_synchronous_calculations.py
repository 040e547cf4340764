"""Async functions that never suspend do what a sequential reading says, called plainly or not."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from runtime_state import live_objects

import stretto
from stretto.pipelines import default_pipeline_text

sys.path.insert(0, str(Path(__file__).parent))
from synchronous_calculations import synchronous_calculation

SEEDS = range(200 if os.environ.get("STRETTO_FULL") else 12)
PASS = "async-synchronous-functions,"


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_what_a_sequential_reading_says(seed: int, plain: bool) -> None:
    text, reading = synchronous_calculation(seed)
    pipeline = default_pipeline_text()
    assert PASS in pipeline
    program = stretto.compile(
        text, "main", opt_level=seed % 4, pipeline=pipeline if plain else pipeline.replace(PASS, "")
    )
    before = live_objects()
    for argument in (0, 1, 5, -7):
        expected, log = reading(argument)
        if isinstance(expected, int):
            assert program.main(argument) == expected
        else:
            with pytest.raises(stretto.ProgramError) as caught:
                program.main(argument)
            assert caught.value.message == expected
        logged = program.read_log()
        assert log is None or logged == log
    assert live_objects() == before
