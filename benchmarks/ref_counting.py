"""What reference counting costs: add_refs and drop_refs executed, and instructions, an operation.

    python ref_counting.py [--instructions] [--only PREFIX]

Compiles each program with each way of counting, links it with a loop in C and the runtime, and runs it on one
thread. Counts are differences of two runs with different numbers of operations, so what happens once a run
falls out. Needs a C compiler; --instructions needs valgrind. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import tempfile
from pathlib import Path

from stretto.api import parse, run_pipeline
from stretto.codegen import jit
from stretto.codegen.llvm_export import export_module
from stretto.context import make_context
from stretto.execution.native import library
from stretto.pipelines import PipelineOptions, default_pipeline, lower_to_llvm

PROGRAMS = Path(__file__).resolve().parent / "programs"
OPT = "async-runtime-ref-counting-opt,"
#: Function, file, small and large argument, operations in one call.
MEASURED = (
    ("spawn", "tasks.mlir", 100, 400, lambda n: n),
    ("ping", "tasks.mlir", 100, 400, lambda n: n),
    ("fib_exec", "tasks.mlir", 8, 11, lambda n: _calls(n)),
    ("fib_func", "tasks.mlir", 8, 11, lambda n: _calls(n)),
    ("chain", "chain.mlir", 100, 400, lambda n: n),
    ("sum_checked", "checked.mlir", 100, 400, lambda n: n),
    ("used_twice", "checked.mlir", 100, 400, lambda n: n),
    ("loop_1d", "loops.mlir", 20, 60, lambda n: n),
    ("loop_2d", "loops.mlir", 20, 60, lambda n: n),
    ("loop_nested", "loops.mlir", 20, 60, lambda n: n),
    ("loop_sum", "loops.mlir", 20, 60, lambda n: n),
)
#: Valgrind doesn't know the instructions of every processor.
CPU = "x86-64-v3" if platform.machine() == "x86_64" else "generic"
#: Eight blocks a parallel loop, whatever the number of threads.
EIGHT_BLOCKS = "async-parallel-for{num-workers=1 min-task-size=1 for-coroutines=true}"
#: Column, policy, whether pairs that cancel out are removed.
COUNTINGS = (
    ("automatic", None, False),
    ("automatic + opt", None, True),
    ("`default`", "default", False),
    ("`review`", "review", False),
)
DRIVER = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static long adds, drops;
void __real_mlirAsyncRuntimeAddRef(void *, int64_t);
void __real_mlirAsyncRuntimeDropRef(void *, int64_t);
void __wrap_mlirAsyncRuntimeAddRef(void *o, int64_t n) { ++adds; __real_mlirAsyncRuntimeAddRef(o, n); }
void __wrap_mlirAsyncRuntimeDropRef(void *o, int64_t n) { ++drops; __real_mlirAsyncRuntimeDropRef(o, n); }
void ENTRY(int64_t);
int main(int argc, char **argv) {
  ENTRY(atol(argv[argc - 1]));
  printf("%ld %ld\\n", adds, drops);
  fflush(stdout);
  _Exit(0);
}
"""


def _calls(n: int) -> int:
    """How many calls the naive Fibonacci function of n makes."""
    return 1 if n < 2 else 1 + _calls(n - 1) + _calls(n - 2)


def build(folder: Path, file: str, function: str, policy: str | None, opt: bool, wrap: bool) -> Path:
    """An executable that calls one function with the number on its command line."""
    module = parse((PROGRAMS / file).read_text())
    run_pipeline(module, EIGHT_BLOCKS)
    text = ",".join(
        phase[len("builtin.module(") : -1] for phase in default_pipeline(module, PipelineOptions(policy))
    )
    lower_to_llvm(module, make_context(), f"builtin.module({text if opt else text.replace(OPT, '')})")
    ir = export_module(module, jit.host_triple(), jit.host_data_layout(), [])
    (folder / "program.o").write_bytes(jit.compile_ir(ir, 3, CPU))
    driver = DRIVER.replace("ENTRY", f"stretto_entry_{function}")
    if not wrap:
        driver = re.sub(r"void __(real|wrap).*\n", "", driver)
    (folder / "driver.c").write_text(driver)
    runtime = Path(library()._name)
    wraps = [f"-Wl,--wrap=mlirAsyncRuntime{name}Ref" for name in ("Add", "Drop")] if wrap else []
    command = ["cc", "-O2", "driver.c", "program.o", *wraps, str(runtime), f"-Wl,-rpath,{runtime.parent}"]
    subprocess.run([*command, "-lm", "-o", "program"], cwd=folder, check=True)
    return folder / "program"


def counts(program: Path, n: int) -> tuple[int, int]:
    """add_refs and drop_refs that one call executes."""
    env = {**os.environ, "STRETTO_NUM_THREADS": "1"}
    done = subprocess.run([program, str(n)], capture_output=True, text=True, check=True, env=env)
    adds, drops = map(int, done.stdout.split())
    return adds, drops


def instructions(program: Path, n: int) -> int:
    """Instructions of one process, by callgrind."""
    env = {**os.environ, "STRETTO_NUM_THREADS": "1"}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, str(n)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--only", default="", help="measure the functions whose names begin so")
    options = parser.parse_args()
    print(f"| | {' | '.join(name for name, _, _ in COUNTINGS)} |\n|---{'|---' * len(COUNTINGS)}|")
    for function, file, small, large, operations in MEASURED:
        if not function.startswith(options.only):
            continue
        cells: list[str] = []
        for _, policy, opt in COUNTINGS:
            with tempfile.TemporaryDirectory() as folder:
                program = build(Path(folder), file, function, policy, opt, True)
                per = operations(large) - operations(small)
                few, many = counts(program, small), counts(program, large)
                cell = " + ".join(f"{(b - a) / per:.2f}" for a, b in zip(few, many, strict=True))
                if options.instructions:
                    program = build(Path(folder), file, function, policy, opt, False)
                    difference = instructions(program, large) - instructions(program, small)
                    cell += f", {difference / per:.0f}"
                cells.append(cell)
        print(f"| {function} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
