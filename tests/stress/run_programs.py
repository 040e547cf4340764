"""Runs random programs on random numbers of threads and compares with a sequential reading of them.

    python tests/stress/run_programs.py [--seconds S] [--seed N|time] [--programs N]

Each seed stands for one program, which is lowered in several ways (ARMS) and called on 1, 2, 3 and 8 threads,
from one and from two host threads. Seeds are counted up from the first one. STRETTO_STRESS_SECONDS and
STRETTO_STRESS_SEED say the same. A child process does the work; if it takes too long for one program, or
dies, the parent says for which, and where it was.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import stretto
from stretto.execution.native import describe_site, drain, library, live_objects, set_num_threads
from stretto.pipelines import default_pipeline_text

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "run"))
from awaiting_calculations import calculation

#: Seconds that a program may run on one number of threads, and that it may be compiled in one way. The
#: machine may have other work.
PATIENCE = {"runs": 120.0, "compiles": 1200.0}
ARGUMENTS = (0, 1, 5, -7)
THREADS = (1, 2, 3, 8)

_DEFAULT = default_pipeline_text()
_COROUTINES = "async-functions-to-coroutines,"
_OURS = (_COROUTINES, "async-failures-by-value,", "stretto-entry-points,")


def _mlir_pipeline() -> str:
    text = _DEFAULT.replace("{abi=stretto}", "").replace(" payloads-stay=true", "")
    for name in _OURS:
        text = text.replace(name, "")
    return text


#: How programs are lowered: a pipeline or None, and how references are counted. `blocking`: functions that
#: await block their threads. `mlir`: MLIR's passes and ABI, where failures have no text.
ARMS: dict[str, tuple[str | None, str]] = {
    "default": (None, "automatic"),
    "policy": (None, "policy:default"),
    "blocking": (_DEFAULT.replace(_COROUTINES, ""), "automatic"),
    "mlir": (_mlir_pipeline(), "automatic"),
}


def _outcome(call: Callable[[int], object], argument: int) -> object:
    try:
        return call(argument)
    except stretto.ProgramError as error:
        return error.message


def _arms(seed: int, text: str) -> list[str]:
    failing = "cf.assert" in text
    value_members = re.search(r"add_to_group .* : !async\.value", text)
    return [arm for arm in ARMS if arm != "mlir" or not (failing or value_members)]


def run_program(seed: int) -> None:
    """Raise AssertionError if the program of a seed computes something wrong or leaves something behind."""
    text, reading = calculation(seed)
    random = Random(seed)
    expected = {argument: reading(argument) for argument in ARGUMENTS}
    for arm in _arms(seed, text):
        pipeline, counting = ARMS[arm]
        level = random.randrange(4)
        print(seed, "compiles", arm, flush=True)
        program = stretto.compile(text, "main", opt_level=level, pipeline=pipeline, ref_counting=counting)
        before = {one.object for one in live_objects()}
        for threads in THREADS:
            where = f"{arm}, -O{level}, {threads} threads"
            print(seed, "runs", where, flush=True)
            set_num_threads(threads)
            hosts = random.choice((1, 1, 2))
            arguments = [random.choice(ARGUMENTS) for _ in range(4 * hosts)]
            with ThreadPoolExecutor(hosts) as pool:
                outcomes = pool.map(lambda argument: _outcome(program.main, argument), arguments)  # noqa: B023
                for argument, outcome in zip(arguments, outcomes, strict=True):
                    assert outcome == expected[argument], f"{where}: main({argument}) is {outcome!r}"
            assert drain(60.0), f"{where}: it doesn't come to rest"
            left = [describe_site(one.site) for one in live_objects() if one.object not in before]
            assert not left, f"{where}: left behind: {left}"
        set_num_threads(0)


def _work(first: int, seconds: float, programs: int) -> None:
    """The child: says what it begins with, `SEED runs|compiles HOW`."""
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)
    library().strettoReportCrashes()
    end = time.monotonic() + seconds
    for seed in range(first, first + programs):
        run_program(seed)
        if time.monotonic() > end:
            break


def _stacks(process: subprocess.Popen[bytes]) -> None:
    """Have the child print its stacks: Python's, and if there is a debugger, all of them."""
    process.send_signal(signal.SIGUSR1)
    time.sleep(1.0)
    if debugger := shutil.which("gdb"):
        command = [debugger, "-p", str(process.pid), "-batch", "-ex", "thread apply all bt 30"]
        subprocess.run(command, check=False, timeout=60, stdout=sys.stderr, stderr=subprocess.DEVNULL)


def run_seeds(first: int, seconds: float, programs: int) -> str:
    """Run programs in a child. Returns what went wrong, with the seed; empty: nothing."""
    command = [sys.executable, str(Path(__file__)), "--worker", "--seed", str(first)]
    command += ["--seconds", str(seconds), "--programs", str(programs)]
    seed, stage, how = str(first), "compiles", ""
    seeds: set[str] = set()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        text = b""
        while True:
            if not select.select([process.stdout], [], [], PATIENCE[stage])[0]:
                _stacks(process)
                process.kill()
                return f"seed {seed} hangs: it {stage} {how}"
            # Not readline, which would keep lines that select then doesn't see.
            part = os.read(process.stdout.fileno(), 1 << 16)
            if not part:
                break
            *lines, text = (text + part).split(b"\n")
            for line in lines:
                seed, stage, how = line.decode().split(" ", 2)
                seeds.add(seed)
        code = process.wait()
    print(f"{len(seeds)} programs, the last one is {seed}", flush=True)
    return "" if code == 0 else f"seed {seed} fails (exit code {code}): it {stage} {how}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    environment = os.environ.get
    parser.add_argument("--seconds", type=float, default=float(environment("STRETTO_STRESS_SECONDS", "10")))
    parser.add_argument("--seed", default=environment("STRETTO_STRESS_SEED", "0"))
    parser.add_argument("--programs", type=int, default=1_000_000)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    first = time.time_ns() // 1_000_000 if options.seed == "time" else int(options.seed)
    if options.worker:
        _work(first, options.seconds, options.programs)
        return 0
    print(f"seeds from {first}", flush=True)
    wrong = run_seeds(first, options.seconds, options.programs)
    if wrong:
        again = f"{Path(__file__).name} --seed {wrong.split()[1]} --programs 1"
        print(f"FAILED: {wrong}; again: python tests/stress/{again}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
