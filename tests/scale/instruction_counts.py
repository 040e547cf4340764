"""The instructions that a task may cost: the table beside this file, and the measurement.

    python tests/scale/instruction_counts.py

measures and writes the table anew. Counts are callgrind's, an operation on one thread, of the programs of
benchmarks/ as the default pipeline compiles them.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("instruction_counts.toml")
HEAD = "# Instructions an operation. Written by instruction_counts.py; the test allows MARGIN more.\n"
MARGIN = 1.04
"""For another compiler of the runtime."""

sys.path.insert(0, str(ROOT / "benchmarks"))
from sections import instructions  # noqa: E402


def table() -> dict[str, int]:
    """The counts by program, as they stand."""
    return tomllib.loads(TABLE.read_text())


def measure(programs: Iterable[str], times: int) -> dict[str, int]:
    """The counts by program, now, the fewest of so many runs. Needs a C compiler and valgrind."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            program: round(instructions.count(Path(folder), "stretto", program, times))
            for program in programs
        }


def main() -> None:
    before = table() if TABLE.exists() else {}
    now = measure(instructions.WORK, 3)
    TABLE.write_text(HEAD + "".join(f"{program} = {count}\n" for program, count in now.items()))
    for program, count in now.items():
        print(f"{program}: {before.get(program, '-')} -> {count}")


if __name__ == "__main__":
    main()
