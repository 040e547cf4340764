"""Simple control flow: unreachable blocks, unused block arguments, constants at the entry."""

from __future__ import annotations

from collections.abc import Hashable

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Block, Operation, Region
from xdsl.traits import ConstantLike

from stretto.interfaces.branches import successor_operand_ranges
from stretto.interfaces.regions import is_isolated

_SEGMENTS = "operandSegmentSizes"
_CASE_SEGMENTS = "case_operand_segments"


def erase_unreachable_blocks(region: Region) -> bool:
    """Erase the blocks of a region, and of the regions in it, that no path from the entry leads to."""
    changed = False
    entry = region.first_block
    if entry is None:
        return False
    if entry is not region.last_block:
        reached = {entry}
        stack = [entry]
        while stack:
            last = stack.pop().last_op
            for successor in () if last is None else last.successors:
                if successor not in reached:
                    reached.add(successor)
                    stack.append(successor)
        dead = [block for block in region.blocks if block not in reached]
        for block in dead:
            for op in block.ops:
                op.drop_all_references()
        for block in dead:
            region.erase_block(block, safe_erase=False)
        changed = bool(dead)
    for block in region.blocks:
        for op in block.ops:
            for inner in op.regions:
                changed |= erase_unreachable_blocks(inner)
    return changed


def _predecessor_edges(block: Block) -> list[tuple[Operation, int]] | None:
    """The branches to a block with the number of the successor; None if one's operands aren't known."""
    edges: list[tuple[Operation, int]] = []
    # A branch with the block as more than one successor makes it a predecessor as often.
    for predecessor in dict.fromkeys(block.predecessors()):
        branch = predecessor.last_op
        if branch is None or successor_operand_ranges(branch) is None:
            return None
        edges.extend((branch, n) for n, successor in enumerate(branch.successors) if successor is block)
    return edges


def _drop_operand(branch: Operation, successor: int, position: int) -> None:
    """Take the operand for block argument `position` out of the edge to `successor`."""
    ranges = successor_operand_ranges(branch)
    assert ranges is not None
    dropped = ranges[successor][position]
    sizes = [len(each) - (n == successor) for n, each in enumerate(ranges)]
    branch.operands = [operand for n, operand in enumerate(branch.operands) if n != dropped]
    if _CASE_SEGMENTS in branch.properties:
        branch.properties[_SEGMENTS] = DenseArrayBase.from_list(i32, [1, sizes[0], sum(sizes[1:])])
        branch.properties[_CASE_SEGMENTS] = DenseArrayBase.from_list(i32, sizes[1:])
    elif _SEGMENTS in branch.properties:
        branch.properties[_SEGMENTS] = DenseArrayBase.from_list(i32, [1, *sizes])


def drop_unused_arguments(region: Region) -> bool:
    """Drop the arguments of blocks behind the entry that have no use, and what branches hand to them."""
    changed = False
    for block in region.blocks:
        if block is not region.first_block and any(argument.first_use is None for argument in block.args):
            edges = _predecessor_edges(block)
            for argument in reversed(block.args) if edges is not None else ():
                if argument.first_use is None:
                    for branch, successor in edges or ():
                        _drop_operand(branch, successor, argument.index)
                    block.erase_arg(argument)
                    changed = True
        for op in block.ops:
            for inner in op.regions:
                changed |= drop_unused_arguments(inner)
    return changed


def unify_constants(region: Region) -> bool:
    """Move constants to the start of the nearest region that is isolated from above, and merge equal ones."""
    return _unify(region, None, {})


def _unify(region: Region, home: Block | None, known: dict[Hashable, Operation]) -> bool:
    changed = False
    home = home or region.first_block
    for block in region.blocks:
        for op in block.ops:
            if op.has_trait(ConstantLike, value_if_unregistered=False):
                changed |= _place_constant(op, home, known)
                continue
            isolated = is_isolated(op)
            for inner in op.regions:
                changed |= _unify(inner, None if isolated else home, {} if isolated else known)
    return changed


def _place_constant(op: Operation, home: Block | None, known: dict[Hashable, Operation]) -> bool:
    key = (op.name, op.result_types, frozenset(op.properties.items()), frozenset(op.attributes.items()))
    earlier = known.get(key)
    if earlier is not None:
        for old, new in zip(op.results, earlier.results, strict=True):
            old.replace_all_uses_with(new)
        op.detach()
        op.erase()
        return True
    last = known.get("last")
    known[key] = known["last"] = op
    assert home is not None
    previous = op.prev_op
    if op.parent is home and previous is last:
        return False
    op.detach()
    if last is not None:
        home.insert_op_after(op, last)
    elif home.first_op is None:
        home.add_op(op)
    else:
        home.insert_op_before(op, home.first_op)
    return True
