"""Runs the tools on mutants, each in a process forked from this one, and prints what they did wrong.

    python mutant_runs.py [SEED [COUNT]]

Exit code 1 if there was anything. A fault is a traceback, an internal error, a crash, a hang, an exit
code that doesn't exist, an error of the input without a place, or a part of an output file. Programs
are compiled, not run: what a wild program does when it runs is its own affair.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from mutants import mutant
from spliced import spliced

from stretto.cli import opt, run
from stretto.pass_manager import all_passes
from stretto.passes import ALL_PASSES

TOOLS = {"opt": opt.main, "run": run.main}
TIMEOUT = float(os.environ.get("STRETTO_TEST_TIMEOUT", 30))
"""Seconds; mutants are small, but the machine may be busy."""

_MEMORY = 6 << 30
_LOCATED = re.compile(r"(?m)^.+:\d+:\d+: error: ")
_XDSL_PASSES = ("licm", "dce", "lower-affine", "convert-linalg-to-loops", "scf-for-loop-range-folding")
_PASSES = (*ALL_PASSES, *(name for name in _XDSL_PASSES if name in all_passes()))
_OPTIONS = {
    "async-func-to-async-runtime": ("abi=stretto", "abi=mlir"),
    "async-to-async-runtime": ("abi=stretto", "abi=mlir"),
    "convert-async-to-llvm": ("abi=stretto", "abi=mlir"),
    "convert-func-to-llvm": ("internalize=true", "use-bare-ptr-memref-call-conv=true", "index-bitwidth=32"),
    "finalize-memref-to-llvm": ("index-bitwidth=32", "use-aligned-alloc=true", "use-generic-functions=true"),
    "arith-expand": ("min-max=false",),
}
_FLAGS = (
    "-split-input-file",
    "-mlir-print-debuginfo",
    "-mlir-print-op-generic",
    "-keep-names",
    "-verify-diagnostics",
)


@dataclass
class Outcome:
    """How a tool ended: its exit code, -SIGNAL, or None if it didn't end."""

    code: int | None
    out: str
    err: str


def outcome(tool: str, arguments: list[str], folder: Path) -> Outcome:
    """Run a tool in a forked process."""
    out, err = folder / "stdout", folder / "stderr"
    child = os.fork()
    if not child:
        code = 250
        try:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for path, number in ((Path(os.devnull), 0), (out, 1), (err, 2)):
                os.dup2(os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC), number)
            sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
            code = TOOLS[tool](arguments)
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            sys.excepthook(*sys.exc_info())
            sys.stderr.flush()
        finally:
            os._exit(code)
    end, status = time.monotonic() + TIMEOUT, None
    while status is None and time.monotonic() < end:
        done, raw = os.waitpid(child, os.WNOHANG)
        status = os.waitstatus_to_exitcode(raw) if done else time.sleep(0.002)
    if status is None:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    return Outcome(status, out.read_text(errors="replace"), err.read_text(errors="replace"))


def fault(done: Outcome, text: str, is_stripped: bool = False) -> str | None:
    """What a tool did that it never may, in a line; None if all is well.

    `text` is the input, `is_stripped` whether a pass takes its locations away.
    """
    if done.code is None:
        return "it did not end"
    if done.code not in (0, 1, 2, 3, 4):
        return f"exit code {done.code}: {(done.err.strip().splitlines() or [''])[-1]}"
    for word in ("Traceback (most recent", "internal error", "LLVM ERROR"):
        if word in done.err:
            return next(line for line in done.err.splitlines() if word in line)
    if done.code == 1 and not _LOCATED.search(done.err) and "loc(" not in text and not is_stripped:
        return f"no place: {done.err.strip()[:200] or 'no message'}"
    return None


def command(random: Random) -> tuple[str, list[str]]:
    """A tool and its arguments, but for the input."""
    if random.random() < 0.35:
        # One argument more than any program takes: the tool stops when all is compiled.
        return "run", [random.choice(("-O0", "-O2")), "-allow-unregistered-dialect", *["--input=1"] * 50]
    arguments = ["-allow-unregistered-dialect"] if random.random() < 0.7 else []
    arguments += [flag for flag in _FLAGS if random.random() < 0.06]
    count = random.choice((0, 0, 1, 1, 1, 3, 8))
    for name in random.sample(_PASSES, count) if count < 8 else _PASSES:
        options = [o for o in _OPTIONS.get(name, ()) if random.random() < 0.4]
        arguments.append(f"-{name}={' '.join(options[:1])}" if options else f"-{name}")
    return "opt", arguments


def check(random: Random, folder: Path) -> str | None:
    """Make a mutant and run a tool on it; returns what went wrong and how to see it again."""
    data = spliced(random).encode() if random.random() < 0.5 else mutant(random)
    text = data.decode(errors="backslashreplace")
    tool, arguments = command(random)
    source, target = folder / "mutant.mlir", folder / "target"
    source.write_bytes(data)
    target.unlink(missing_ok=True)
    if tool == "opt" and random.random() < 0.5:
        arguments = [*arguments, "-o", str(target)]
    done = outcome(tool, [str(source), *arguments], folder)
    wrong = fault(done, text, "-strip-debuginfo" in arguments)
    left = sorted(p.name for p in folder.iterdir() if p.name not in ("mutant.mlir", "stdout", "stderr"))
    if wrong is None and left != (["target"] if done.code == 0 and "-o" in arguments else []):
        wrong = f"files left: {left}"
    for name in left:
        (folder / name).unlink()
    if wrong is None:
        return None
    shown = " ".join(a for a in arguments if not a.startswith("--input"))
    return f"--- {wrong}\nstretto-{tool} {shown}\n{done.err[:2000]}\n<<<\n{text[:6000]}\n>>>"


def main(arguments: list[str]) -> int:
    """The script."""
    seed = int(arguments[0]) if arguments else 0
    count = int(arguments[1]) if arguments[1:] else 500
    wrong = 0
    for load in ALL_PASSES.values():
        load()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            found = check(Random(f"{seed} {number}"), Path(folder))
            if found is not None:
                wrong += 1
                print(f"=== seed {seed} number {number}\n{found}", flush=True)
    print(f"{count - wrong} of {count} mutants without fault")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
