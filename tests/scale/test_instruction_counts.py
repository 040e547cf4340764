"""A task costs no more instructions than it did: the only figures of speed that gate anything."""

from __future__ import annotations

import shutil

import pytest
from instruction_counts import MARGIN, measure, table

MISSING = [tool for tool in ("valgrind", "cc") if shutil.which(tool) is None]


@pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)} to count instructions")
def test_a_task_costs_no_more_instructions():
    before = table()
    found = measure(before, 1)
    # A thread that wakes and looks for work adds to a count, so what is over is counted again.
    found |= measure([program for program in before if found[program] > before[program] * MARGIN], 5)
    over = {
        program: f"{count}, was {before[program]}"
        for program, count in found.items()
        if count > before[program] * MARGIN
    }
    assert not over, f"{over}: if so be it, tests/scale/instruction_counts.py writes the table anew"
