"""Names in scope: a copy keeps what was there, the original goes on."""

from __future__ import annotations

import pytest
from xdsl.dialects import test

from stretto.dialects.mlir_text.scopes import ScopedValues


def test_copies_are_not_changed_by_what_comes_later():
    a, b = test.TestOp(), test.TestOp()
    names = ScopedValues()
    names["x"] = tuple(a.results)
    outer = names.copy()
    names["y"] = tuple(b.results)
    inner = names.copy()
    names["z"] = ()
    assert sorted(names) == ["x", "y", "z"]
    assert sorted(inner) == ["x", "y"]
    assert sorted(outer) == ["x"]
    assert "y" in inner.keys()  # noqa: SIM118
    assert "y" not in outer
    assert len(names) == 3
    with pytest.raises(KeyError):
        outer["y"]
    assert outer.get("y") is None
    outer["w"] = ()
    assert "w" in outer
