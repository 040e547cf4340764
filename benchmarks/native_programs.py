"""Programs as executables with a driver in C, for counting what they do: instructions, calls, bytes."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from pathlib import Path

from stretto.api import parse, run_pipeline
from stretto.codegen import jit
from stretto.codegen.llvm_export import export_module
from stretto.context import make_context
from stretto.execution.native import library_path
from stretto.pipelines import PipelineOptions, default_pipeline, lower_to_llvm

#: Valgrind doesn't know the instructions of every processor.
CPU = "x86-64-v3" if platform.machine() == "x86_64" else "generic"
#: Eight blocks a parallel loop, whatever the number of threads.
EIGHT_BLOCKS = "async-parallel-for{num-workers=1 min-task-size=1 for-coroutines=true}"
OPT = "async-runtime-ref-counting-opt,"
ONE_THREAD = {"STRETTO_NUM_THREADS": "1"}
#: Calls a function with the number on the command line.
DRIVER = """
#include <stdint.h>
#include <stdlib.h>
void ENTRY(int64_t);
int main(int argc, char **argv) {
  ENTRY(atol(argv[argc - 1]));
  _Exit(0);
}
"""


def compile_program(file: Path, code: Path, policy: str | None = None, opt: bool = True) -> None:
    """Compile a file of MLIR's text with Stretto at -O3 into an object file.

    `policy`: how references are counted. `opt`: whether pairs of counts that cancel out are removed. Text
    in the llvm dialect gets the last phase of the pipeline.
    """
    module = parse(file)
    run_pipeline(module, EIGHT_BLOCKS)
    phases = default_pipeline(module, PipelineOptions(policy))
    text = ",".join(phase[len("builtin.module(") : -1] for phase in phases)
    text = f"builtin.module({text if opt else text.replace(OPT, '')})"
    lower_to_llvm(module, make_context(), text if phases else None)
    ir = export_module(module, jit.host_triple(), jit.host_data_layout(), [])
    code.write_bytes(jit.compile_ir(ir, 3, CPU))


def link(
    folder: Path, driver: str, code: Path, runtime: Path | None = None, flags: tuple[str, ...] = ()
) -> Path:
    """Link an object file with a driver and a runtime (by default ours); returns the executable."""
    runtime = runtime or library_path()
    program = folder / "program"
    (folder / "driver.c").write_text(driver)
    command = [
        "cc",
        "-O2",
        "driver.c",
        code,
        *flags,
        runtime,
        f"-Wl,-rpath,{runtime.parent}",
        "-lm",
        "-o",
        program,
    ]
    subprocess.run(command, cwd=folder, check=True)
    return program


def instructions(program: Path, n: int, times: int = 1) -> int:
    """Instructions of one process on one thread, by callgrind; the fewest of so many.

    While the host's thread is busy, the thread that runs tasks may wake and look for some, if the system lets
    it: that is a tenth more, and not in every process.
    """
    env = {**os.environ, **ONE_THREAD}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, str(n)]
    counts: list[int] = []
    for _ in range(times):
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
        found = re.search(r"Collected : (\d+)", done.stderr)
        assert found is not None, done.stderr
        counts.append(int(found[1]))
    return min(counts)


def instructions_an_operation(
    program: Path, small: int, large: int, operations: int, times: int = 1
) -> float:
    """The difference of two sizes that differ by so many operations, an operation."""
    return (instructions(program, large, times) - instructions(program, small, times)) / operations
