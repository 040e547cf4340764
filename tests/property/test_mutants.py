"""Whatever the input, the tools end with an exit code of theirs and say where the fault is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

# STRETTO_MUTANT_SEEDS sets how many; a seed of 500 takes three minutes.
SEEDS = range(int(os.environ.get("STRETTO_MUTANT_SEEDS", "4" if os.environ.get("STRETTO_FULL") else "1")))
MUTANTS = 500 if os.environ.get("STRETTO_FULL") else 40


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each mutant has a process forked for it")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_mutant_breaks_the_tools(seed: int):
    script = Path(__file__).with_name("mutant_runs.py")
    command = [sys.executable, str(script), str(seed), str(MUTANTS)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
