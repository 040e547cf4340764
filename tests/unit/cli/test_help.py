"""`--help`: every option once, by subject."""

from __future__ import annotations

import pytest

from stretto.cli.opt import main as opt
from stretto.cli.options import HELP_GROUPS, OPTIONS
from stretto.cli.run import main as run


def test_every_option_stands_in_one_group():
    grouped = [name for names in HELP_GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(option.name for option in OPTIONS)


def test_help_is_grouped(capsys: pytest.CaptureFixture[str]):
    assert run(["--help"]) == 0
    output = capsys.readouterr().out
    assert output.index("General:") < output.index("The program:") < output.index("Finding faults:")
    assert "--leak-check" in output
    assert "--list-passes" not in output


def test_help_of_opt_has_a_line_a_pass(capsys: pytest.CaptureFixture[str]):
    assert opt(["--help"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert next(line for line in lines if line[:1] == ["--async-parallel-for"])[1:]
