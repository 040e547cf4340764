"""The state in which MLIR's greedy rewriting leaves a module: folded, no dead ops, constants in front."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from xdsl.dialects import arith
from xdsl.ir import Block, Operation, Region
from xdsl.traits import ConstantLike

from stretto.interfaces.regions import is_isolated
from stretto.interfaces.rewriting import at
from stretto.transforms.folding import integer_constant
from stretto.transforms.parallel_blocks.emitter import constants_right, folded


def fold_all(region: Region) -> None:
    """Fold integer arithmetic."""
    changed = True
    while changed:
        changed = False
        for op in list(region.walk()):
            if op.dialect_name() != "arith" or isinstance(op, arith.ConstantOp) or len(op.results) != 1:
                continue
            constants_right(op)
            result = folded(op)
            if result is None:
                continue
            if isinstance(result, int):
                constant = at(op.location, integer_constant(result, op.results[0].type))
                assert op.parent is not None
                op.parent.insert_op_before(constant, op)
                result = constant.result
            op.results[0].replace_all_uses_with(result)
            op.detach()
            op.erase()
            changed = True


def _key(op: Operation) -> Hashable:
    return (op.name, op.result_types, frozenset(op.properties.items()), frozenset(op.attributes.items()))


def order_of_rewriting(region: Region) -> list[Operation]:
    """The ops of a region in the order in which MLIR's worklist gets them; the last is rewritten first.

    Inner ops come before outer ones, but an op that enters brings those around it along, and a constant that
    equals an earlier one its users.
    """
    order: dict[Operation, None] = {}
    seen: dict[Block, set[Hashable]] = {}

    def enter(op: Operation) -> None:
        inner: Operation | None = op
        while inner is not None:
            order.setdefault(inner)
            inner = inner.parent_op()

    for op, home in _walk(region, None):
        if home is None or not op.has_trait(ConstantLike, value_if_unregistered=False):
            enter(op)
        elif (key := _key(op)) in (known := seen.setdefault(home, set())):
            for use in op.results[0].uses:
                enter(use.operation)
        else:
            known.add(key)
    return list(order)


def constants_in_front(region: Region, last: frozenset[Operation] = frozenset()) -> None:
    """Move constants to the start of the nearest region isolated from above, the one found last to the front.

    Those that are there already stay. Equal constants are merged. Ops in `last` are found last.
    """
    seen: dict[Block, dict[Hashable, Operation]] = {}
    found = [
        (op, home)
        for op, home in _walk(region, None)
        if home is not None and op.has_trait(ConstantLike, value_if_unregistered=False)
    ]
    ordered = [pair for pair in found if pair[0] not in last] + [pair for pair in found if pair[0] in last]
    placed: set[Operation] = set()
    for op, home in ordered:
        known = seen.setdefault(home, {})
        key = _key(op)
        earlier = known.get(key)
        if earlier is not None:
            op.results[0].replace_all_uses_with(earlier.results[0])
            op.detach()
            op.erase()
            continue
        known[key] = op
        placed.add(op)
        first = home.first_op
        if op is first or (op.parent is home and op.prev_op in placed):
            continue
        op.detach()
        if home.first_op is None:
            home.add_op(op)
        else:
            home.insert_op_before(op, home.first_op)


def _walk(region: Region, home: Block | None) -> Iterator[tuple[Operation, Block | None]]:
    """The ops of a region, inner ones first, each with the block that its constants move to."""
    home = home or region.first_block
    for block in region.blocks:
        for op in block.ops:
            for inner in op.regions:
                yield from _walk(inner, None if is_isolated(op) else home)
            yield op, home
