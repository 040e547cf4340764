"""Automatic counting of every program in the tree is proved, with and without removing pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_ref_count_proofs import LOWERING, PASSES, run, verdicts
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import ParseError

from stretto.analysis.ref_counts import Proved
from stretto.analysis.verification import verify_module
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_ import structured
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.interfaces.ownership import counted_values

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path
    for folder in ("tests", "examples", "benchmarks")
    for path in (ROOT / folder).rglob("*.mlir")
    if "!async." in path.read_text() or "async." in path.read_text()
)


def programs(path: Path) -> Iterator[ModuleOp]:
    """The parts of a file that are right and don't count yet."""
    for text in re.split(r"^// -----.*$", path.read_text(), flags=re.MULTILINE):
        try:
            module = MLIRParser(make_context(allow_unregistered=True), text).parse_module()
            verify_module(module)
        except (DiagnosticError, ParseError):
            continue
        if not any(isinstance(op, RuntimeAddRefOp | RuntimeDropRefOp) for op in module.walk()):
            yield module


def proved(module: ModuleOp) -> int:
    """How many values of a program are proved; 0 if a pass refuses the program. Fails if one isn't."""
    high_level = any(isinstance(op, structured.OPERATIONS) for op in module.walk())
    try:
        for name, options in LOWERING if high_level else ():
            run(module, name, options)
        run(module, PASSES[0])
    except DiagnosticError:
        return 0
    wrong = [v for v in verdicts(module, high_level) if not isinstance(v, Proved)]
    assert not wrong
    run(module, PASSES[1])
    wrong = [v for v in verdicts(module, high_level) if not isinstance(v, Proved)]
    assert not wrong
    return sum(1 for _ in counted_values(module))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_automatic_counting_is_proved(path: Path):
    for module in programs(path):
        proved(module)


def test_most_programs_hold_counted_values():
    runnable = [path for path in FILES if "run" in path.parts]
    assert sum(proved(module) > 0 for path in runnable for module in programs(path)) > len(runnable) // 2
