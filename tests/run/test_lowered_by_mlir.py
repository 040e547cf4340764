"""Programs that MLIR lowered run alike at every level, whatever is made of their frames, waits and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import run_tool

FOLDER = Path(__file__).resolve().parents[1] / "oracle" / "cross_runtime"
PROGRAMS = sorted((FOLDER / "lowered").glob("*.mlir"))
PASSES = (
    *("stretto-drop-unused-tokens", "stretto-frames-from-slab"),
    *("stretto-inline-async-runtime", "stretto-nonblocking-tasks"),
)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 6


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.stem)
def test_every_level_gives_the_same(program: Path, level: str) -> None:
    expected = (FOLDER / "expected" / f"{program.stem}.txt").read_text()
    for threads in ("1", "2"):
        done = run_tool("stretto-run", [str(program), level, "--threads", threads, "--leak-check"])
        assert (done.code, done.out) == (0, expected), done.err


@pytest.mark.parametrize("name", PASSES)
def test_each_pass_alone_keeps_the_result(name: str) -> None:
    for program in PROGRAMS:
        expected = (FOLDER / "expected" / f"{program.stem}.txt").read_text()
        arguments = [str(program), f"--pass-pipeline=builtin.module({name})", "--leak-check"]
        done = run_tool("stretto-run", arguments)
        assert (done.code, done.out) == (0, expected), done.err


def lowered(name: str) -> str:
    flags = [f"--{pass_}" for pass_ in PASSES]
    done = run_tool("stretto-opt", [str(FOLDER / "lowered" / f"{name}.mlir"), *flags])
    assert done.code == 0, done.err
    return done.out


def test_all_frames_of_plain_programs_come_from_the_slab() -> None:
    text = lowered("recursion")
    assert "call @strettoAsyncAllocFrame" in text
    assert "call @aligned_alloc" not in text


def test_wide_frames_stay_aligned_and_the_others_come_from_the_slab() -> None:
    """The task that holds them keeps its memory; the tasks that it starts don't hold any."""
    text = lowered("wide_frames")
    assert text.count("call @aligned_alloc") == 1
    assert text.count("call @strettoAsyncAllocFrame") == 3


def test_tasks_that_wait_by_blocking_do_not_promise_otherwise() -> None:
    text = lowered("buried_wait")
    assert "call @mlirAsyncRuntimeExecute" in text
    assert "call @strettoAsyncExecuteNonBlocking" in text


def test_tokens_that_nobody_looks_at_are_not_made() -> None:
    """Each call of the recursive task makes a token that is dropped, beside its value."""
    before = (FOLDER / "lowered" / "recursion.mlir").read_text()
    made = "call @mlirAsyncRuntimeCreateToken"
    assert lowered("recursion").count(made) < before.count(made)
