"""Branches: which operands a terminator hands to which successor, and edges that are redirected."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import cf
from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Block, Operation

_SEGMENTS = "operandSegmentSizes"
_CASE_SEGMENTS = "case_operand_segments"


def _ranges(start: int, sizes: Sequence[int]) -> list[range]:
    ranges: list[range] = []
    for size in sizes:
        ranges.append(range(start, start + size))
        start += size
    return ranges


def successor_operand_ranges(op: Operation) -> list[range] | None:
    """For each successor of `op` the indices of the operands that become its block arguments.

    None if `op` is no branch whose operands are known.
    """
    match op:
        case cf.BranchOp():
            return [range(len(op.operands))]
        case cf.ConditionalBranchOp():
            return _ranges(1, [len(op.then_arguments), len(op.else_arguments)])
        case cf.SwitchOp():
            cases = op.case_operand_segments.get_values()
            return _ranges(1, [len(op.default_operands), *(int(size) for size in cases)])
        case _ if op.name.startswith("llvm."):
            return _llvm_ranges(op)
        case _ if op.name == "async.coro.suspend":
            return [range(0), range(0), range(0)]
        case _:
            return None


def _llvm_ranges(op: Operation) -> list[range] | None:
    # The llvm dialect takes longest to import; most modules that are verified hold none of it.
    from xdsl.dialects import llvm

    from stretto.dialects.llvm_ import instructions as llvm_

    match op:
        case llvm.BrOp():
            return [range(len(op.operands))]
        case llvm.CondBrOp():
            return _ranges(1, [len(op.then_arguments), len(op.else_arguments)])
        case llvm_.SwitchOp():
            cases = op.case_operand_segments.get_values()
            return _ranges(1, [len(op.defaultOperands), *(int(size) for size in cases)])
        case _:
            return None


def _set_segments(op: Operation, name: str, sizes: Sequence[int]) -> None:
    op.properties[name] = DenseArrayBase.from_list(i32, sizes)


def redirect_edge(op: Operation, index: int, target: Block) -> None:
    """Make the branch `op` go to `target`, without block arguments, where it went to successor `index`."""
    ranges = successor_operand_ranges(op)
    assert ranges is not None, f"{op.name} is no branch"
    dropped = ranges[index]
    op.successors[index] = target
    if not dropped:
        return
    op.operands = [operand for i, operand in enumerate(op.operands) if i not in dropped]
    sizes = [0 if i == index else len(r) for i, r in enumerate(ranges)]
    if op.name in ("cf.switch", "llvm.switch"):
        _set_segments(op, _SEGMENTS, [1, sizes[0], sum(sizes[1:])])
        _set_segments(op, _CASE_SEGMENTS, sizes[1:])
    elif _SEGMENTS in op.properties:
        _set_segments(op, _SEGMENTS, [1, *sizes])
