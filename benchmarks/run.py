"""Measures Stretto against its peers, side by side in one run, and prints tables in Markdown.

Usage: python benchmarks/run.py [--section NAME ...] [--only PROGRAM ...] [--contender NAME ...] [--rounds 9]

By default all sections: `tasks` and `loops` against MLIR, oneTBB, OpenMP and gcc, `memory`, `scale`,
`instructions` (callgrind), and `kernels` against gcc and PoCL. Every contender runs in a process of its own,
the contenders in turn, one measurement each a round. With each round goes a probe of core-to-core latency;
a median above 200 ns is a noisy machine. What isn't installed is told in a line. See README.md here.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import report  # noqa: E402
from contenders import loops as loop_contenders  # noqa: E402
from contenders import tasks as task_contenders  # noqa: E402
from rounds import Rounds  # noqa: E402
from sections import instructions, loops, memory, scale, tasks  # noqa: E402

SECTIONS = ("tasks", "loops", "memory", "scale", "instructions", "kernels")
PROGRAMS = (*task_contenders.PROGRAMS, *loop_contenders.PROGRAMS)
CONTENDERS = tuple(dict.fromkeys((*task_contenders.NAMES, *loop_contenders.NAMES)))


def run_section(section: str, args: argparse.Namespace, folder: Path) -> None:
    """Measure and print one section."""
    print(f"\n## {section.capitalize()}\n\n{report.conditions(args.rounds)}", flush=True)
    programs, names, tiny = args.only or PROGRAMS, args.contender or CONTENDERS, args.tiny
    chosen = [program for program in task_contenders.PROGRAMS if program in programs]
    match section:
        case "tasks":
            rounds = Rounds(task_contenders.WORKER, args.rounds, folder)
            tasks.run(rounds, chosen, tasks.make(names, rounds), tiny)
        case "loops":
            rounds = Rounds(loop_contenders.WORKER, args.rounds, folder)
            loops.run(rounds, programs, loops.make(names, rounds), tiny)
        case "memory":
            memory.run(folder, names, args.rounds, tiny)
        case "scale":
            scale.run(Rounds(task_contenders.WORKER, args.rounds, folder), programs, tiny)
        case "instructions":
            instructions.run(folder, chosen, names, tiny)
        case _:
            command = [sys.executable, str(HERE / "kernels.py"), "--rounds", str(args.rounds)]
            if tiny:
                command += ["--only", "saxpy_small"]
            subprocess.run(command, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--section", choices=SECTIONS, action="append")
    parser.add_argument("--only", choices=PROGRAMS, action="append")
    parser.add_argument("--contender", choices=CONTENDERS, action="append")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--tiny", action="store_true", help="sizes that only show that everything works")
    args = parser.parse_args()
    for section in args.section or SECTIONS:
        with tempfile.TemporaryDirectory() as folder:
            run_section(section, args, Path(folder))


if __name__ == "__main__":
    main()
