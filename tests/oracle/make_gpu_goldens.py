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
from gpu_launch_programs import launch_program, mapped_loop_program
from mlir_tools import write_pass_goldens

FOLDER = Path(__file__).parent / "gpu_passes"
SEEDS = range(10)

#: Name of the golden file: pipeline, generator.
RUNS: dict[str, tuple[str, Callable[[int], str]]] = {
    "async-region": ("func.func(gpu-async-region)", host_program),
    "outlining": ("gpu-kernel-outlining", launch_program),
    "sinking": ("gpu-launch-sink-index-computations", launch_program),
    "sinking-outlining": ("gpu-launch-sink-index-computations,gpu-kernel-outlining", launch_program),
    "tiling": ("func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,5})", mapped_loop_program),
    "mapping": ("func.func(gpu-map-parallel-loops)", mapped_loop_program),
    "mapping-inner": (
        "func.func(gpu-map-parallel-loops{mapping-policy=innermost-first})",
        mapped_loop_program,
    ),
    "loops-to-launches": (
        "func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu",
        mapped_loop_program,
    ),
}


def comparable(text: str) -> str:
    """A module where results of a task that are one and the same token count as one.

    Which use gets which of them tells in MLIR how much memory the op's operands had when they grew.
    """
    return "\n".join(_with_one_name(part) for part in re.split("(?=  func.func )", text.strip()))


def _with_one_name(function: str) -> str:
    lines = function.splitlines()
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
    from stretto.transforms import convert_parallel_loops_to_gpu
    from stretto.transforms.gpu_launches import mapped_loops
    from stretto.transforms.gpu_tokens import chains, deferred_waits, task_values

    right = task_values.uses_to_replace
    written_by = mapped_loops.written_by
    with (
        mock.patch.object(chains, "may_become_asynchronous", is_async_op),
        mock.patch.object(deferred_waits, "may_become_asynchronous", is_async_op),
        mock.patch.object(deferred_waits, "waiters_for_values", lambda task: []),
        mock.patch.object(convert_parallel_loops_to_gpu, "unless_empty", lambda launch, sizes: [launch]),
        mock.patch.object(mapped_loops, "written_by", lambda op: [] if op.regions else written_by(op)),
        mock.patch.object(task_values, "uses_to_replace", lambda result: right(result)[:1]),
    ):
        yield


if __name__ == "__main__":
    programs = {name: (pipeline, map(generate, SEEDS)) for name, (pipeline, generate) in RUNS.items()}
    sys.exit(write_pass_goldens(FOLDER, programs))
