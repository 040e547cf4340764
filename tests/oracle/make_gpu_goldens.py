"""Make `gpu_passes/*.expected.mlir` with MLIR's own passes, from random programs.

STRETTO_MLIR_ROOT=... python make_gpu_goldens.py

MLIR's mistakes, see where_mlir_is_wrong/, can be made by Stretto too, so that all else compares.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from gpu_host_programs import host_program
from mlir_tools import run_mlir_opt

FOLDER = Path(__file__).parent / "gpu_passes"
SEPARATOR = "// -----\n"
SEEDS = range(24)

#: Name of the golden file: pipeline, generator.
RUNS: dict[str, tuple[str, Callable[[int], str]]] = {
    "async-region": ("func.func(gpu-async-region)", host_program),
}


def comparable(text: str) -> str:
    """A module where results of a task that are one and the same token count as one.

    Which use gets which of them tells in MLIR how much memory the op's operands had when they grew.
    """
    lines = text.strip().splitlines()
    same: dict[str, str] = {}
    tasks: list[tuple[str, str]] = []
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        if task := re.match(r"%\w+, (%\w+)(:\d+)? = async.execute", line.lstrip()):
            tasks.append((indent, task[1]))
        while tasks and line == f"{tasks[-1][0]}}}":
            tasks.pop()
        if tasks and line.startswith(f"{tasks[-1][0]}  async.yield "):
            yielded = line.partition("async.yield ")[2].partition(" : ")[0].split(", ")
            for index, value in enumerate(yielded):
                same[f"{tasks[-1][1]}#{index}"] = f"{tasks[-1][1]}#{yielded.index(value)}"
    return "\n".join(re.sub(r"%\w+#\d+", lambda m: same.get(m[0], m[0]), line) for line in lines)


@contextmanager
def mistakes() -> Generator[None, None, None]:
    """Stretto makes the mistakes of MLIR that the random programs show."""
    from stretto.interfaces.async_op import is_async_op
    from stretto.transforms.gpu_tokens import chains, deferred_waits, task_values

    right = task_values.uses_to_replace
    with (
        mock.patch.object(chains, "may_become_asynchronous", is_async_op),
        mock.patch.object(deferred_waits, "may_become_asynchronous", is_async_op),
        mock.patch.object(deferred_waits, "waiters_for_values", lambda task: []),
        mock.patch.object(task_values, "uses_to_replace", lambda result: right(result)[:1]),
    ):
        yield


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, (pipeline, generate) in RUNS.items():
        text = SEPARATOR.join(generate(seed) for seed in SEEDS)
        done = run_mlir_opt(text, "-split-input-file", f"-pass-pipeline=builtin.module({pipeline})")
        if done.returncode != 0:
            print(name, done.stderr, file=sys.stderr)
            return 1
        (FOLDER / f"{name}.expected.mlir").write_text(done.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
