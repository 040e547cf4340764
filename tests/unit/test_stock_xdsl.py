"""The async dialect with xDSL's own parser, printer and context."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.parser import Parser
from xdsl.printer import Printer

from stretto.universe import STRETTO_UNIVERSE

TEXT = Path(__file__).parents[1] / "oracle/text"


def stock_context() -> Context:
    context = Context(allow_unregistered=True)
    for name, load in {**get_all_dialects(), **STRETTO_UNIVERSE.all_dialects}.items():
        context.register_dialect(name, load)
    return context


def printed(text: str, *, generic: bool = False) -> str:
    module = Parser(stock_context(), text).parse_module()
    module.verify()
    stream = StringIO()
    Printer(stream, print_generic_format=generic).print_op(module)
    return stream.getvalue()


@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize("number", range(3))
def test_what_the_stock_printer_prints_reads_back(number: int, generic: bool):
    text = (TEXT / "programs/async.mlir").read_text().split("// -----\n")[number]
    first = printed(text, generic=generic)
    assert "async.execute" in first or "async.coro" in first
    assert printed(first, generic=generic) == first


def test_only_names_that_xdsl_does_not_own():
    from xdsl.transforms import get_all_passes

    assert not set(STRETTO_UNIVERSE.all_dialects) & set(get_all_dialects())
    assert not set(STRETTO_UNIVERSE.all_passes) & set(get_all_passes())
    assert {"async", "stretto"} <= set(STRETTO_UNIVERSE.all_dialects)
    assert "async-to-async-runtime" in STRETTO_UNIVERSE.all_passes


def test_making_a_context_leaves_xdsls_dialects_alone():
    from xdsl.dialects.func import Func, FuncOp

    from stretto.context import make_context

    before = list(Func.operations)
    context = make_context()
    ours = context.get_op("func.func")
    assert ours is not FuncOp
    assert issubclass(ours, FuncOp)
    assert list(Func.operations) == before
    assert stock_context().get_op("func.func") is FuncOp
