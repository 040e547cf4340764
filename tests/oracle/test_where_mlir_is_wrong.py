"""What MLIR 22.1.8 gets wrong and Stretto must not: each program of where_mlir_is_wrong/.

A program says what is right and what MLIR does. Its RUN lines check the former, its MLIR lines the latter,
where MLIR is installed, so that the reason stays true:

    MLIR-OPT: FLAGS          mlir-opt runs with these flags,
    MLIR-RUN                 or MLIR lowers and runs the program;
    MLIR-SAYS: REGEX         it fails and says this,
    MLIR-CRASHES             it ends by a signal,
    MLIR-HANGS               it doesn't end,
    MLIR-PRINTS: REGEX       it succeeds and its output has this,
    MLIR-LACKS: REGEX        it succeeds and its output has it not.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "run"))
from harness import check_line, run_lines
from make_cross_runtime_goldens import TO_LLVM
from mlir_tools import mlir_opt, run_mlir_opt, run_mlir_runner

FOLDER = Path(__file__).parent / "where_mlir_is_wrong"
PROGRAMS = sorted(FOLDER.glob("*.mlir"))
SECONDS = 5
"""How long MLIR gets for a program that must not end."""

LOWERING = (
    "-async-func-to-async-runtime",
    "-async-to-async-runtime",
    "-async-runtime-ref-counting",
    "-async-runtime-ref-counting-opt",
    "-convert-scf-to-cf",
    "-convert-async-to-llvm",
    *TO_LLVM,
)
REQUIRED = {
    "awaits_in_loops",  # 1
    "await_in_while",
    "same_token_twice",  # 2
    "same_value_twice",
    "external_async_func",  # 3
    "selected_token",  # 4
    "token_yielded_by_if",
    "token_as_branch_argument",
    "token_carried_by_loop",
    "failed_value_awaited",  # 5
    "token_awaited_twice",
    "message_of_an_assert",  # 6
    "host_await_of_a_failed_token",
    "values_in_groups",  # 7
    "payload_without_llvm_form",  # 8
    "gpu_tokens_through_loops",  # 10
    "gpu_tasks_in_tasks",
    "gpu_token_used_three_times",
    "gpu_value_awaited_before_token",
    "gpu_host_shared_allocation",
    "gpu_region_without_terminator",
    "gpu_launch_in_a_launch",
    "gpu_kernel_of_an_unknown_symbol",
    "gpu_loop_that_never_runs",  # 11, on the device
    "gpu_reduction_on_the_device",
    "names_of_tasks",  # 12
    "awaiter_under_the_lock",
    "waits_that_block_the_pool",
    "gpu_launch_result_without_async",  # users' reports
    "gpu_launch_tokens_and_stream",
    "gpu_launch_synchronous_with_tokens",
}
"""By the numbers of the list of MLIR's mistakes.

That its counting keeps a little longer what nested regions use (12) changes no result; ours does the same.
"""


def of_program(key: str, text: str) -> str | None:
    """The rest of the line with a key; None if there is none."""
    found = re.search(rf"^// {key}(?:: *(.*))?$", text, re.MULTILINE)
    return None if found is None else found[1] or ""


def run_by_mlir(text: str) -> subprocess.CompletedProcess[str]:
    flags = of_program("MLIR-OPT", text)
    if flags is not None:
        return run_mlir_opt(text, *flags.split())
    lowered = run_mlir_opt(text, *LOWERING)
    lowered.check_returncode()
    return run_mlir_runner(lowered.stdout, timeout=SECONDS)


def test_each_mistake_has_its_programs():
    assert {program.stem for program in PROGRAMS} == REQUIRED


@pytest.mark.parametrize("threads", ["1", "8"])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_stretto_is_right(program: Path, threads: str):
    lines = run_lines(program)
    assert lines
    for line in lines:
        check_line(program, line, ["--threads", threads])


@pytest.mark.skipif(mlir_opt() is None, reason="MLIR isn't installed (the oracle extra)")
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_mlir_still_is_wrong(program: Path):
    text = program.read_text()
    if of_program("MLIR-HANGS", text) is not None:
        with pytest.raises(subprocess.TimeoutExpired):
            run_by_mlir(text)
        return
    done = run_by_mlir(text)
    if of_program("MLIR-CRASHES", text) is not None:
        assert done.returncode < 0
        return
    says, prints, lacks = (of_program(key, text) for key in ("MLIR-SAYS", "MLIR-PRINTS", "MLIR-LACKS"))
    assert (says, prints, lacks) != (None, None, None)
    assert (done.returncode != 0) == (says is not None), done.stderr
    assert says is None or re.search(says, done.stderr)
    assert prints is None or re.search(prints, done.stdout)
    assert lacks is None or not re.search(lacks, done.stdout)
