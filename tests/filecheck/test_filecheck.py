"""Runs the RUN lines of all `.mlir` files here, in this process; the same files are valid for `lit`."""

from __future__ import annotations

import contextlib
import io
import shlex
import sys
from pathlib import Path

import pytest
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options

from stretto.cli import opt

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.mlir"))


def run_lines(path: Path) -> list[str]:
    """The commands of a file, with lines joined that end in a backslash."""
    lines: list[str] = []
    joined = ""
    for line in path.read_text().splitlines():
        _, mark, command = line.partition("RUN:")
        if not mark:
            continue
        joined += command.strip()
        if joined.endswith("\\"):
            joined = joined[:-1]
            continue
        lines.append(joined)
        joined = ""
    return lines


def run_tool(words: list[str], text: str) -> tuple[int, str, str]:
    """Exit code and outputs of one command of a pipe whose standard input is `text`."""
    name, *arguments = words
    output, errors = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        saved, sys.stdin = sys.stdin, stdin
        try:
            if name == "stretto-opt":
                code = opt.main(arguments)
            elif name == "stretto-run":
                from stretto.cli import run

                code = run.main(arguments)
            elif name == "filecheck":
                code = Matcher.from_opts(parse_argv_options([name, *arguments])).run()
            else:
                raise ValueError(f"RUN lines don't know the command {name}")
        finally:
            sys.stdin = saved
    return code, output.getvalue(), errors.getvalue()


def run_pipe(command: str) -> None:
    text = ""
    for part in command.split(" | "):
        words = shlex.split(part)
        merge = "2>&1" in words
        words = [word for word in words if word != "2>&1"]
        fails = words[0] == "not"
        code, text, errors = run_tool(words[fails:], text)
        assert (code != 0) == fails, f"{' '.join(words)}: exit code {code}\n{errors}\n{text}"
        if merge:
            text = errors + text


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_run_lines(path: Path) -> None:
    commands = run_lines(path)
    assert commands, "no RUN line"
    for command in commands:
        run_pipe(command.replace("%s", str(path)))
