"""Reference counting nets zero on every path of generated programs."""

from __future__ import annotations

import os
import random

import pytest
from awaiting_programs import AwaitingGenerator
from counted_programs import Generator
from refcount_machine import CountingError, check
from xdsl.dialects.builtin import ModuleOp

from stretto.context import make_context
from stretto.conversions.scf_lowering import lower_scf
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp
from stretto.passes import ALL_PASSES

SEEDS = range(100 if os.environ.get("STRETTO_FULL") else 12)
PIPELINE: tuple[tuple[str, dict[str, str]], ...] = (
    ("async-functions-to-coroutines", {}),
    ("async-failures-by-value", {}),
    ("async-func-to-async-runtime", {"abi": "stretto"}),
    ("async-to-async-runtime", {"abi": "stretto"}),
    ("stretto-entry-points", {}),
    ("async-runtime-ref-counting", {}),
    ("async-runtime-ref-counting-opt", {}),
)
PASSES = ("async-runtime-ref-counting", "async-runtime-ref-counting-opt")


def program(seed: int, as_graph: bool) -> ModuleOp:
    module = Generator(random.Random(seed)).module
    module.verify()
    if as_graph:
        for function in module.ops:
            for region in function.regions:
                lower_scf(region)
        module.verify()
    return module


@pytest.mark.parametrize("as_graph", [False, True], ids=["structured", "graph"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_path_nets_zero(seed: int, as_graph: bool):
    module = program(seed, as_graph)
    for name in PASSES:
        ALL_PASSES[name]()().apply(make_context(), module)
        module.verify()
        check(module, seed, paths=10)


@pytest.mark.parametrize("failing", [False, True], ids=["succeeding", "failing"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_path_of_a_lowered_program_nets_zero(seed: int, failing: bool):
    """Through the whole pipeline up to reference counting: coroutines, failure paths and entry points."""
    module = AwaitingGenerator(random.Random(seed), failing=failing).module
    module.verify()
    for name, options in PIPELINE:
        ALL_PASSES[name]()(**options).apply(make_context(), module)
        module.verify()
    check(module, seed, paths=10, payloads_stay=True)


def test_paths_come_to_their_end():
    done = 0
    for seed in range(20):
        module = program(seed, False)
        ALL_PASSES[PASSES[0]]()().apply(make_context(), module)
        done += check(module, seed, paths=5)
    assert done > 200


@pytest.mark.parametrize("kind", [RuntimeAddRefOp, RuntimeDropRefOp])
def test_machine_notices_what_is_missing(kind: type[RuntimeAddRefOp | RuntimeDropRefOp]):
    """Without any one add_ref or drop_ref that a path meets, the program is wrong."""
    noticed = 0
    for seed in range(30):
        module = program(seed, False)
        ALL_PASSES[PASSES[0]]()().apply(make_context(), module)
        counting = [op for op in module.walk() if isinstance(op, kind)]
        if not counting:
            continue
        victim = random.Random(seed).choice(counting)
        victim.detach()
        victim.erase()
        try:
            check(module, seed, paths=50)
        except CountingError:
            noticed += 1
    assert noticed >= 20
