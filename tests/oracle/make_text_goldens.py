"""Make the goldens of MLIR's text: `text/programs` printed by MLIR in custom and generic form, and verdicts.

    STRETTO_MLIR_ROOT=... python make_text_goldens.py

Each program of `text/programs/NAME.mlir` is printed to `text/custom/NAME.mlir` and `text/generic/NAME.mlir`,
those of the async and gpu dialects also with their locations to `text/locations/NAME.mlir`;
`text/programs/random.mlir` is made first. Each of `text/refused/NAME.mlir` must be refused;
`text/refused/NAME.txt` gets MLIR's first messages. `async-made.mlir` and `gpu-made.mlir` there are made
before, of the malformed ops (async_refusals.py, gpu_refusals.py) that MLIR refuses.
"""

from __future__ import annotations

import sys
from pathlib import Path

import async_refusals
import gpu_refusals
import text_programs
from mlir_tools import run_mlir_opt

FOLDER = Path(__file__).parent / "text"
SEPARATOR = "// -----\n"
LOCATED = ("async", "gpu")
"""The programs that are also printed with locations."""
RANDOM_SEEDS = range(300, 316)
"""The seeds of the programs in `text/programs/random.mlir`."""


def programs(folder: str, name: str) -> list[str]:
    """The programs of one file in order."""
    return (FOLDER / folder / f"{name}.mlir").read_text().split(SEPARATOR)


def names(folder: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / folder).glob("*.mlir"))


def print_with_mlir(folder: str, name: str, *flags: str) -> None:
    texts: list[str] = []
    for number, program in enumerate(programs("programs", name)):
        done = run_mlir_opt(program, "-allow-unregistered-dialect", *flags)
        if done.returncode != 0:
            raise SystemExit(f"{name}, program {number}: {done.stderr}")
        texts.append(done.stdout.rstrip("\n") + "\n")
    target = FOLDER / folder / f"{name}.mlir"
    target.parent.mkdir(exist_ok=True)
    target.write_text(SEPARATOR.join(texts))


def record_refusals(name: str) -> None:
    messages: list[str] = []
    for number, program in enumerate(programs("refused", name)):
        done = run_mlir_opt(program, "-allow-unregistered-dialect")
        if done.returncode == 0:
            raise SystemExit(f"{name}, program {number}: MLIR accepts it")
        messages.append(done.stderr.splitlines()[0].removeprefix("<stdin>:"))
    (FOLDER / "refused" / f"{name}.txt").write_text("\n".join(messages) + "\n")


def refused_by_mlir(texts: list[str]) -> list[str]:
    """Those that MLIR refuses with a message; on some it crashes."""
    return [text for text in texts if run_mlir_opt(text).returncode > 0]


def main() -> int:
    for name, refusals in (("async", async_refusals), ("gpu", gpu_refusals)):
        made = refused_by_mlir(refusals.candidates())
        (FOLDER / "refused" / f"{name}-made.mlir").write_text(SEPARATOR.join(made))
    random = SEPARATOR.join(text_programs.program(seed) for seed in RANDOM_SEEDS)
    (FOLDER / "programs" / "random.mlir").write_text(random)
    for name in names("programs"):
        print_with_mlir("custom", name)
        print_with_mlir("generic", name, "-mlir-print-op-generic")
    for name in LOCATED:
        print_with_mlir("locations", name, "-mlir-print-debuginfo")
    for name in names("refused"):
        record_refusals(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
