"""What tasks take of memory: so many bytes each while they are queued, none once they are done.

From 1,000 tasks to 100,000, with STRETTO_FULL to 10,000,000. A process runs the frugal programs first, and
sizes go up, so that the most memory that it ever took belongs to the latest run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).with_name("programs.mlir")
SIZES = [10**k for k in range(3, 8 if os.environ.get("STRETTO_FULL") else 6)]
SCRIPT = """
import json, re, sys
import numpy as np
import stretto
from stretto.execution import native

def largest():
    # Not getrusage: its number includes the memory of the process that started this one.
    with open("/proc/self/status") as status:
        return int(re.search(r"VmHWM:\\s*(\\d+)", status.read()).group(1)) * 1024

path, names, threads, *sizes = sys.argv[1:]
native.set_num_threads(int(threads))
program = stretto.compile(path)
out = np.ones(int(sizes[-1]), dtype=np.int8)
start = largest()
taken = []
for name in names.split(","):
    for size in map(int, sizes):
        out[:size] = name != "spawn"
        result = program[name](size, out) if name == "spawn" else program[name](size)
        assert native.drain(300.0)
        assert result == (size if name in ("ping", "halves") else None), result
        assert out[:size].all()
        statistics = native.statistics()
        assert statistics["live_objects"] == statistics["live_frames"] == 0, statistics
        taken.append((name, size, largest() - start))
print(json.dumps(taken))
"""

#: What a process takes whatever it does: threads, caches, the first blocks of the slab.
FIXED = 32 << 20
#: Bytes that a task may take: its place in a queue, its frame and its objects, and what the queue leaves
#: behind when it grows. None where tasks are done before many more are made.
A_TASK = {"ping": 0, "halves": 0, "spawn": 300, "chain": 500}


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_memory_a_task(threads: int) -> None:
    command = [sys.executable, "-c", SCRIPT, str(PROGRAMS), ",".join(A_TASK), str(threads), *map(str, SIZES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    allowed = 0
    for name, size, taken in json.loads(done.stdout):
        allowed = max(allowed, FIXED + A_TASK[name] * size)
        assert taken <= allowed, f"{name} of {size} tasks takes {taken} bytes"
