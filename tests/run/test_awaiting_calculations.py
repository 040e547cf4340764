"""Random programs with tasks compute what a sequential reading of them says, failures included."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stretto

sys.path.insert(0, str(Path(__file__).parent))
from awaiting_calculations import calculation


@pytest.mark.parametrize("seed", range(8))
def test_tasks_compute_what_a_sequential_reading_says(seed: int) -> None:
    text, reading = calculation(seed)
    program = stretto.compile(text, "main", opt_level=seed % 4)
    for argument in (0, 1, 5, -7):
        expected = reading(argument)
        if isinstance(expected, int):
            assert program.main(argument) == expected
        else:
            with pytest.raises(stretto.ProgramError) as caught:
                program.main(argument)
            assert caught.value.message == expected
