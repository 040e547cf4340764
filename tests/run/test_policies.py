"""Every program of this folder, counted by policies where these are right, without leaks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import check_line, run_lines, run_tool
from test_programs import PROGRAMS, name_of

import stretto


@pytest.mark.parametrize("policy", ["default", "review"])
@pytest.mark.parametrize("path", PROGRAMS, ids=name_of)
def test_program(path: Path, policy: str):
    for line in run_lines(path):
        check_line(path, line, ["-O0", "--threads=2", f"--ref-counting=policy:{policy}"])


def test_the_pipeline_names_the_policy():
    done = run_tool("stretto-run", ["--print-pipeline", "--ref-counting=policy:review"])
    options = "policy=review on-violation=automatic payloads-stay=true"
    assert f"async-runtime-policy-based-ref-counting{{{options}}}" in done.out
    assert "async-runtime-ref-counting," not in done.out


@pytest.mark.parametrize(
    ("counting", "told"),
    [
        ("policy:reviev", "Did you mean 'review'?"),
        ("polic", "automatic or policy[:NAME]"),
    ],
)
def test_unknown_counting_is_refused(counting: str, told: str):
    done = run_tool("stretto-run", ["--print-pipeline", f"--ref-counting={counting}"])
    assert done.code == 2
    assert told in done.err


def test_compile_counts_by_a_policy():
    text = (Path(__file__).parent / "tasks" / "conditions.mlir").read_text()
    for counting in ("automatic", "policy", "policy:review"):
        stretto.compile(text, ref_counting=counting)
    with pytest.raises(ValueError, match="Did you mean 'review'"):
        stretto.compile(text, ref_counting="policy:reviev")
    with pytest.raises(ValueError, match="automatic or policy"):
        stretto.compile(text, ref_counting="liveness")
