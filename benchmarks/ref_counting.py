"""What reference counting costs: add_refs and drop_refs executed, and instructions, an operation.

    python ref_counting.py [--instructions] [--only PREFIX]

Compiles each program with each way of counting, links it with a loop in C and the runtime, and runs it on one
thread. Counts are differences of two runs with different numbers of operations, so what happens once a run
falls out. Needs a C compiler; --instructions needs valgrind. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from pathlib import Path

import native_programs

PROGRAMS = Path(__file__).resolve().parent / "programs"
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
#: Column, policy, whether pairs that cancel out are removed.
COUNTINGS = (
    ("automatic", None, False),
    ("automatic + opt", None, True),
    ("`default`", "default", False),
    ("`review`", "review", False),
)
#: Counts the calls that count.
COUNTING_DRIVER = """
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
    """An executable that calls one function with the number on its command line.

    `wrap`: it prints how many add_refs and drop_refs it made.
    """
    code = folder / "program.o"
    native_programs.compile_program(PROGRAMS / file, code, policy, opt)
    driver = COUNTING_DRIVER if wrap else native_programs.DRIVER
    wraps = tuple(f"-Wl,--wrap=mlirAsyncRuntime{name}Ref" for name in ("Add", "Drop")) if wrap else ()
    return native_programs.link(
        folder, driver.replace("ENTRY", f"stretto_entry_{function}"), code, flags=wraps
    )


def counts(program: Path, n: int) -> tuple[int, int]:
    """add_refs and drop_refs that one call executes."""
    env = {**os.environ, **native_programs.ONE_THREAD}
    done = subprocess.run([program, str(n)], capture_output=True, text=True, check=True, env=env)
    adds, drops = map(int, done.stdout.split())
    return adds, drops


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
                    each = native_programs.instructions_an_operation(program, small, large, per)
                    cell += f", {each:.0f}"
                cells.append(cell)
        print(f"| {function} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
