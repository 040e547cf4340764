"""The text of the passes for GPU host programs is that of MLIR (goldens in gpu_passes/).

MLIR makes mistakes there (see where_mlir_is_wrong/); they are made here, so that all else compares.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stretto

sys.path.insert(0, str(Path(__file__).parent))
from make_gpu_goldens import FOLDER, RUNS, SEEDS, comparable, mistakes
from mlir_tools import SEPARATOR


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", RUNS)
def test_text_is_that_of_mlir(name: str, seed: int) -> None:
    expected = (FOLDER / f"{name}.expected.mlir").read_text().split(SEPARATOR)[seed]
    pipeline, generate = RUNS[name]
    module = stretto.parse(generate(seed))
    with mistakes():
        stretto.run_pipeline(module, pipeline)
    assert comparable(stretto.format_module(module)) == comparable(expected)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("across", [False, True])
def test_what_is_right_verifies_and_is_done_once(seed: int, across: bool) -> None:
    """The pass on its own output: nothing is synchronous any more, so nothing new becomes asynchronous."""
    pipeline = f"func.func(gpu-async-region{{across-regions={str(across).lower()}}})"
    module = stretto.parse(RUNS["async-region"][1](seed))
    stretto.run_pipeline(module, pipeline)
    once = [op.name for op in module.walk() if op.name.startswith("gpu.") and op.name != "gpu.wait"]
    stretto.run_pipeline(module, pipeline)
    assert once == [op.name for op in module.walk() if op.name.startswith("gpu.") and op.name != "gpu.wait"]


def functions_of(text: str) -> dict[str, str]:
    """The functions of a module by their names."""
    parts = text.split("  func.func @")[1:]
    return {part.partition("(")[0]: part for part in parts}


@pytest.mark.parametrize("across", [False, True])
def test_order_of_functions_does_not_matter(across: bool) -> None:
    pipeline = f"func.func(gpu-async-region{{across-regions={str(across).lower()}}})"
    bodies: list[str] = []
    for seed in range(6):
        text = RUNS["async-region"][1](seed * 31 + 7)
        start = text.index("func.func @f0")
        bodies.append(text[start : text.rindex("}")].replace("@f", f"@s{seed}_f"))
    header = RUNS["async-region"][1](0)
    header = header[: header.index("func.func @f0")]
    results: list[dict[str, str]] = []
    for order in (bodies, bodies[::-1], bodies[3:] + bodies[:3]):
        module = stretto.parse(header + "".join(order) + "}\n")
        stretto.run_pipeline(module, pipeline)
        text = stretto.format_module(module)
        results.append({name: body.rstrip("}\n ") for name, body in functions_of(text).items()})
    assert results[0] == results[1] == results[2]
    assert len(results[0]) >= len(bodies)
