"""Generated programs end, succeed or fail with a message, and leave nothing, on any number of threads."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest
from runnable_programs import RunnableGenerator

from stretto.codegen.jit import SymbolTable
from stretto.context import make_context
from stretto.execution.entry import ProgramError
from stretto.execution.loading import load_program
from stretto.execution.native import library
from stretto.pipelines import lower_to_llvm

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "run"))
from runtime_state import live_objects

SEEDS = range(60 if os.environ.get("STRETTO_FULL") else 5)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_left(seed: int):
    failing = seed % 2 == 1
    module = RunnableGenerator(random.Random(seed), failing=failing).module
    module.verify()
    types = lower_to_llvm(module, make_context())
    symbols = SymbolTable(library(), ())
    program = load_program(module, types.types, symbols, entry="main", opt_level=(0, 2, 3)[seed % 3])
    for threads in (1, 3):
        library().strettoAsyncSetNumThreads(threads)
        for _ in range(3):
            before = live_objects()
            try:
                program["main"]()
            except ProgramError as error:
                assert failing and "out of luck" in str(error)
            assert live_objects() == before
    library().strettoAsyncSetNumThreads(0)
