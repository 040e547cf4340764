"""gpu-async-region: synchronous GPU ops become asynchronous, tied together by tokens."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stretto.dialects.async_.structured import FuncOp
from stretto.transforms.gpu_tokens.across_regions import thread_across_regions
from stretto.transforms.gpu_tokens.chains import chain_blocks
from stretto.transforms.gpu_tokens.deferred_waits import defer_waits
from stretto.transforms.gpu_tokens.task_values import single_token_uses


@dataclass(frozen=True)
class GpuAsyncRegionPass(ModulePass):
    """Makes GPU ops asynchronous in the functions of a module, `async.func`s too; other ops stay as they are.

    Each block gets a chain of tokens. The host waits at the end of a block and before side effects; a wait
    at the end of an `async.execute` moves to whoever awaits or depends on it. Allocations that the host
    shares stay synchronous. A `gpu.launch` is an error: its region must have been outlined.
    """

    name = "gpu-async-region"

    across_regions: bool = False
    """Not in MLIR. Carry tokens through loops, branches and into tasks, wait on the host only before it may
    meet memory that the device knows, and leave what was asynchronous already in the order it has."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in list(op.ops):
            if not isinstance(function, func.FuncOp | FuncOp):
                continue
            if self.across_regions:
                thread_across_regions(function)
            else:
                chain_blocks(function)
                defer_waits(function)
                single_token_uses(function)
