"""More operands and results for tasks, and one use for each GPU token that leaves one."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.dialects.gpu import AsyncTokenType
from xdsl.ir import Operation, SSAValue, Use
from xdsl.rewriter import Rewriter

from stretto.dialects.async_.structured import ExecuteOp
from stretto.dialects.async_.types import ValueType, unwrapped
from stretto.interfaces.rewriting import at


def add_results(task: ExecuteOp, values: Sequence[SSAValue]) -> ExecuteOp:
    """Let a task yield more values, of its body; returns the op that takes its place."""
    terminator = task.body.block.last_op
    assert terminator is not None
    terminator.operands = [*terminator.operands, *values]
    new = ExecuteOp(
        list(task.dependencies),
        list(task.body_operands),
        [*(unwrapped(type_) for type_ in task.body_results.types), *(value.type for value in values)],
        task.detach_region(task.body),
    )
    new.attributes.update(task.attributes)
    for op in new.body.walk():
        # MLIR clones the body, so its uses become the latest: that tells which of several results they get.
        op.operands = list(op.operands)
    Rewriter.replace_op(task, at(task.location, new), list(new.results[: len(task.results)]))
    return new


def add_operands(task: ExecuteOp, values: Sequence[SSAValue]) -> list[SSAValue]:
    """Hand more values to a task; returns what they are in its body."""
    block = task.body.block
    sizes = [len(task.dependencies), len(task.body_operands) + len(values)]
    task.operands = [*task.operands, *values]
    task.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    arguments: list[SSAValue] = []
    for value in values:
        argument = block.insert_arg(unwrapped(value.type), len(block.args))
        argument.location = task.location
        arguments.append(argument)
    return arguments


def _is_token_with_many_uses(result: SSAValue) -> bool:
    type_ = result.type
    return (
        isinstance(type_, ValueType)
        and isinstance(type_.value_type, AsyncTokenType)
        and result.has_more_than_one_use()
    )


def uses_to_replace(result: SSAValue) -> list[Use]:
    """The uses of a value but one. MLIR finds the first of them only."""
    return list(result.uses)[1:]


def single_token_uses(function: Operation) -> None:
    """Yield each GPU token that leaves a task once for each of its uses."""
    for task in [op for op in function.walk(region_first=True) if isinstance(op, ExecuteOp)]:
        current = task
        for index in [i for i, result in enumerate(task.body_results) if _is_token_with_many_uses(result)]:
            terminator = current.body.block.last_op
            assert terminator is not None
            more = current.body_results[index].uses.get_length() - 1
            current = add_results(current, [terminator.operands[index]] * more)
            uses = uses_to_replace(current.body_results[index])
            for use, result in zip(uses, current.body_results[-more:], strict=False):
                use.operation.operands[use.index] = result
