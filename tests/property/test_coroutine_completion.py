"""What holds for every coroutine that the async-to-runtime passes make, on random programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from xdsl.dialects import cf, func
from xdsl.ir import Block, Operation, SSAValue

from stretto.context import make_context
from stretto.conversions.async_func_to_async_runtime import AsyncFuncToAsyncRuntimePass
from stretto.conversions.async_to_async_runtime import AsyncToAsyncRuntimePass
from stretto.conversions.coroutines import Abi
from stretto.dialects.async_.coro import CoroEndOp, CoroFreeOp, CoroSuspendOp
from stretto.dialects.async_.runtime import RuntimeCreateOp, RuntimeSetAvailableOp, RuntimeSetErrorOp
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.stretto_ import SetErrorOp

sys.path.insert(0, str(Path(__file__).parent.parent / "oracle"))
from async_programs import program

COMPLETIONS = (RuntimeSetAvailableOp, RuntimeSetErrorOp, SetErrorOp)


def coroutines(seed: int, abi: Abi) -> list[func.FuncOp]:
    context = make_context()
    module = MLIRParser(context, program(seed, strict=False)).parse_module()
    AsyncFuncToAsyncRuntimePass(abi).apply(context, module)
    AsyncToAsyncRuntimePass(abi).apply(context, module)
    module.verify()
    return [op for op in module.ops if isinstance(op, func.FuncOp) and "passthrough" in op.attributes]


def completed(block: Block, returned: set[SSAValue]) -> list[SSAValue]:
    return [op.operand for op in block.ops if isinstance(op, COMPLETIONS) and op.operand in returned]


def blocks_with(function: func.FuncOp, kind: type[Operation]) -> list[Block]:
    return [block for block in function.body.blocks if any(isinstance(op, kind) for op in block.ops)]


def check_completion(function: func.FuncOp) -> None:
    """Each way to the frame's end completes each returned object once, and nothing else completes one."""
    entry = function.body.first_block
    assert entry is not None
    returned: set[SSAValue] = {op.result for op in entry.ops if isinstance(op, RuntimeCreateOp)}
    assert len(returned) == len(function.function_type.outputs)
    cleanup, destroy = blocks_with(function, CoroFreeOp)
    for block in function.body.blocks:
        last = block.last_op
        assert last is not None
        assert destroy not in last.successors or isinstance(last, CoroSuspendOp)
        if cleanup in last.successors:
            assert isinstance(last, cf.BranchOp)
            done = completed(block, returned)
            assert len(done) == len(returned) and set(done) == returned
        else:
            assert not completed(block, returned)


def check_suspension(function: func.FuncOp) -> None:
    """Each suspension gives the caller what it is to have, and each function ends in one place."""
    (end,) = blocks_with(function, CoroEndOp)
    for block in function.body.blocks:
        last = block.last_op
        if isinstance(last, CoroSuspendOp):
            assert last.suspend_dest is end
    returns = [op for op in function.walk() if isinstance(op, func.ReturnOp)]
    assert len(returns) == 1 and returns[0].parent is end


@pytest.mark.parametrize("abi", ["mlir", "stretto"])
@pytest.mark.parametrize("seed", range(25))
def test_coroutines_complete_what_they_return(seed: int, abi: Abi) -> None:
    for function in coroutines(seed, abi):
        check_completion(function)
        check_suspension(function)
