"""Block functions say of each op and block argument where in the source it comes from."""

from __future__ import annotations

import pytest
from kernel_programs import PROGRAMS
from xdsl.dialects.builtin import UnknownLoc
from xdsl.ir import Operation

from stretto import parse, run_pipeline


def unknown(op: Operation) -> list[str]:
    """The ops, and the block arguments, that have no place."""
    found = [inner.name for inner in op.walk() if isinstance(inner.location, UnknownLoc)]
    for inner in op.walk():
        for region in inner.regions:
            for block in region.blocks:
                found += [inner.name for argument in block.args if isinstance(argument.location, UnknownLoc)]
    return found


@pytest.mark.parametrize("method", ["auto", "coroutines"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_every_op_has_a_location(name: str, method: str):
    module = parse(PROGRAMS[name].text((33, 1, 1), 2))
    assert not unknown(module)
    run_pipeline(module, f"stretto-gpu-kernels-to-blocks{{method={method}}}")
    assert not unknown(module)
