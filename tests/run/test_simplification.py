"""canonicalize, cse, inline and symbol-dce leave what programs with tasks compute as it is."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stretto
from stretto.pipelines import DEFAULT_PHASES

sys.path.insert(0, str(Path(__file__).parent))
from awaiting_calculations import calculation

SIMPLIFY = ["canonicalize", "cse"]


def interleaved() -> str:
    """The default pipeline with simplification after each pass that leaves complete code behind."""
    steps: list[str] = []
    for step in (step for phase in DEFAULT_PHASES for step in phase):
        is_partial = step.startswith(("convert-", "finalize-")) and step != "convert-scf-to-cf"
        steps += [step] if is_partial else [step, *SIMPLIFY]
    return f"builtin.module({','.join([*steps, *SIMPLIFY])})"


def check(program: stretto.Program, seed: int) -> None:
    reading = calculation(seed)[1]
    for argument in (0, 1, 5, -7):
        expected = reading(argument)
        if isinstance(expected, int):
            assert program.main(argument) == expected
        else:
            with pytest.raises(stretto.ProgramError) as caught:
                program.main(argument)
            assert caught.value.message == expected


@pytest.mark.parametrize("seed", range(40, 44))
def test_simplified_before_lowering(seed: int) -> None:
    module = stretto.parse(calculation(seed)[0])
    stretto.run_pipeline(module, "builtin.module(inline,canonicalize,cse,symbol-dce)")
    check(stretto.compile(module, "main", opt_level=seed % 4), seed)


@pytest.mark.parametrize("seed", range(50, 54))
def test_simplified_between_all_passes(seed: int) -> None:
    check(stretto.compile(calculation(seed)[0], "main", opt_level=seed % 4, pipeline=interleaved()), seed)
