"""README, docs/ and examples/ tell the truth: what they show is run, and prints what they say.

In Markdown, `<!-- run: COMMAND -->` stands before a block of code; the block after it is what the command
prints (standard output, then standard error). A command that is a path is a Python example: the block is
that file. Files in examples/ hold `Prints: LINE` comments, one a line of output, and `Exits: CODE`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = sorted(p for p in (ROOT / "examples").iterdir() if p.suffix in (".mlir", ".py"))
RUN = re.compile(
    r"<!-- run: (?P<command>.*?) -->\n```\w*\n(?P<code>.*?)```\n\n```\w*\n(?P<output>.*?)```", re.S
)
SHOWN = [(page, m) for page in PAGES if page.exists() for m in RUN.finditer(page.read_text())]


def run(command: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ours from the root, with this Python."""
    words = shlex.split(command)
    modules = {"stretto-opt": "stretto.cli.opt", "stretto-run": "stretto.cli.run"}
    start = ["-m", modules[words[0]]] if words[0] in modules else [words[0]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, *start, *words[1:]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_there_are_examples_to_run():
    assert len(SHOWN) >= 3
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize(("page", "shown"), SHOWN, ids=[m["command"] for _, m in SHOWN])
def test_pages_show_what_is_printed(page: Path, shown: re.Match[str]):
    command = shown["command"]
    if command.endswith(".py"):
        assert shown["code"].strip() in (ROOT / command).read_text()
    else:
        assert shown["code"].strip() == command
    done = run(command)
    assert (done.stdout + done.stderr).strip() == shown["output"].strip()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.name)
def test_examples_print_what_they_say(path: Path):
    text = path.read_text()
    prints = re.findall(r"^(?://|#) Prints: (.*)$", text, re.M)
    exits = [int(code) for code in re.findall(r"^(?://|#) Exits: (\d+)$", text, re.M)] or [0]
    name = path.relative_to(ROOT)
    if not prints and not exits[0] and path.suffix == ".mlir":
        done = run(f"stretto-opt {name}")
    else:
        done = run(str(name) if path.suffix == ".py" else f"stretto-run {name} --leak-check")
    assert done.returncode == exits[0], done.stderr
    if prints:
        assert done.stdout.splitlines() == prints
