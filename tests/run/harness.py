"""Runs the RUN lines of a program in this process: a process a line costs many times more.

A line is what `lit` understands too: `[not] stretto-run|stretto-opt ARGS [2>&1] | … | filecheck %s`.
`not` stands for any failing exit code; a line `// EXIT: N` says which.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Sequence
from contextlib import redirect_stderr
from dataclasses import dataclass
from pathlib import Path

from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options
from filecheck.parser import Parser

from stretto.cli import opt, run

TOOLS = {"stretto-opt": opt.main, "stretto-run": run.main}


@dataclass
class Done:
    """What a tool left behind."""

    code: int
    out: str
    err: str


def run_tool(tool: str, arguments: Sequence[str], stdin: str = "") -> Done:
    """Call a tool's main function with the process's own files as its standard streams.

    C code writes to them too, so they are redirected by descriptor.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    saved = [os.dup(k) for k in range(3)]
    with tempfile.TemporaryFile() as in_, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        in_.write(stdin.encode())
        in_.seek(0)
        old = sys.stdin, sys.stdout, sys.stderr
        try:
            for k, file in enumerate((in_, out, err)):
                os.dup2(file.fileno(), k)
            sys.stdin = os.fdopen(0, "r", closefd=False)
            sys.stdout = os.fdopen(1, "w", closefd=False)
            sys.stderr = os.fdopen(2, "w", closefd=False)
            code = TOOLS[tool](list(arguments))
            sys.stdout.flush()
            sys.stderr.flush()
        finally:
            sys.stdin, sys.stdout, sys.stderr = old
            for k, descriptor in enumerate(saved):
                os.dup2(descriptor, k)
                os.close(descriptor)
        out.seek(0)
        err.seek(0)
        return Done(code, out.read().decode(), err.read().decode())


def run_lines(path: Path) -> list[str]:
    """The commands of a file's RUN lines, continued ones joined."""
    lines: list[str] = []
    continued = False
    for text in re.findall(r"//\s*RUN:\s*(.*)", path.read_text()):
        part = text.removesuffix("\\").strip()
        if continued:
            lines[-1] += " " + part
        else:
            lines.append(part)
        continued = text.endswith("\\")
    return lines


def check_line(path: Path, line: str, extra: Sequence[str] = ()) -> None:
    """Run one RUN line, each `stretto-run` with `extra` flags; raises AssertionError with what went wrong."""
    text = ""
    exits = re.findall(r"//\s*EXIT:\s*(\d+)", path.read_text())
    for command in line.replace("%s", shlex.quote(str(path))).split(" | "):
        words = shlex.split(command)
        if words[0] == "filecheck":
            _filecheck(words, text)
            continue
        must_fail = words[0] == "not"
        words = words[must_fail:]
        merged = "2>&1" in words
        arguments = [w for w in words[1:] if w != "2>&1"]
        done = run_tool(words[0], [*arguments, *(extra if words[0] == "stretto-run" else ())], text)
        wanted = int(exits[0]) if must_fail and exits else None
        right = done.code == wanted if wanted is not None else (done.code != 0) == must_fail
        assert right, (
            f"{command}\nexit {done.code}, wanted {wanted or ('a failure' if must_fail else 0)}\n{done.err}"
        )
        text = done.out + done.err if merged else done.out


def _filecheck(words: list[str], text: str) -> None:
    options = parse_argv_options(words)
    report = io.StringIO()
    with redirect_stderr(report):
        code = Matcher(options, FInput("<output>", text), Parser.from_opts(options)).run()
    assert code == 0, f"{report.getvalue()}\n{text}"
