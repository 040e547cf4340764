"""A blocking wait inside a task must not bury what others wait for, however often one tries.

The program is case 66 with short loops: once through the default pipeline (no task blocks), once as MLIR
lowered it (tasks block in the runtime, so the waiting rules of native/README.md decide).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CROSS_RUNTIME = Path(__file__).resolve().parents[1] / "oracle" / "cross_runtime"
TIMES = 1000 if os.environ.get("STRETTO_FULL") else 40
SCRIPT = """
import sys, stretto
from stretto.execution import native
native.set_num_threads(int(sys.argv[2]))
main = stretto.compile(sys.argv[1])["main"]
for _ in range(int(sys.argv[3])):
    main()
"""


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("lowering", ["programs", "lowered"])
def test_a_buried_wait_never_hangs(lowering: str, threads: int):
    program = CROSS_RUNTIME / lowering / "buried_wait.mlir"
    command = [sys.executable, "-c", SCRIPT, str(program), str(threads), str(TIMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "6\n" * TIMES
