"""One chain of tokens a block: each async op waits for the one before it, the host at the chain's end."""

from __future__ import annotations

from xdsl.dialects import gpu
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.interfaces.async_op import add_async_dependency, async_token, with_async_token
from stretto.transforms.gpu_tokens.waits import (
    blocks_inner_first,
    insert_wait,
    may_become_asynchronous,
    refuse_launch_of_a_region,
    stops_the_host,
)


def _chained(op: Operation, current: SSAValue) -> SSAValue | None:
    """Put an op behind the current token, asynchronous if it wasn't; returns its own token."""
    add_async_dependency(op, current)
    token = async_token(op)
    return async_token(with_async_token(op)) if token is None else token


def _chain_block(block: Block) -> None:
    # The range of a token starts with a `gpu.wait async` and ends with a `gpu.wait`, in the same block.
    current: SSAValue | None = None
    for op in list(block.ops):
        refuse_launch_of_a_region(op)
        if isinstance(op, gpu.WaitOp):
            if current is not None:
                add_async_dependency(op, current)
            current = async_token(op)
        elif may_become_asynchronous(op):
            if current is None:
                wait = insert_wait(InsertPoint.before(op), op.location, (), asynchronous=True)
                current = async_token(wait)
                assert current is not None
            current = _chained(op, current)
        elif current is not None and stops_the_host(op):
            insert_wait(InsertPoint.before(op), op.location, (current,))
            current = None
    if current is not None:
        # Only a block without a terminator gets here.
        assert block.last_op is not None
        insert_wait(InsertPoint.at_end(block), block.last_op.location, (current,))


def chain_blocks(function: Operation) -> None:
    """Make the synchronous async ops in all blocks of a function asynchronous, a chain a block.

    Raises DiagnosticError for a `gpu.launch`.
    """
    for block in blocks_inner_first(function):
        _chain_block(block)
