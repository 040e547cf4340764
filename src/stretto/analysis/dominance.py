"""Checks that definitions dominate their uses."""

from __future__ import annotations

from xdsl.ir import Block, Operation, Region, SSAValue

from stretto.diagnostics.errors import DiagnosticError, Note
from stretto.dialects.mlir_text.printer import current_operation

Dominators = dict[Block, tuple[int, Block]]
"""For each reachable block its number in reverse post-order and its immediate dominator."""


def _reverse_post_order(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(_successors(entry)))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(_successors(successor))))
                break
        else:
            order.append(block)
            stack.pop()
    order.reverse()
    return order


def _successors(block: Block) -> list[Block]:
    return [] if block.last_op is None else list(block.last_op.successors)


def dominators(region: Region) -> Dominators:
    """The immediate dominators of a region's reachable blocks; the entry is its own.

    Source: Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm".
    """
    entry = region.blocks.first
    if entry is None:
        return {}
    order = _reverse_post_order(entry)
    number = {block: n for n, block in enumerate(order)}
    predecessors: dict[Block, list[int]] = {block: [] for block in order}
    for block in order:
        for successor in _successors(block):
            predecessors[successor].append(number[block])
    immediate: list[int | None] = [0] + [None] * (len(order) - 1)
    changed = True
    while changed:
        changed = False
        for n, block in enumerate(order[1:], 1):
            new: int | None = None
            for p in predecessors[block]:
                if immediate[p] is None:
                    continue
                new = p if new is None else _meet(immediate, p, new)
            if new != immediate[n]:
                immediate[n] = new
                changed = True
    return {block: (n, order[immediate[n] or 0]) for n, block in enumerate(order)}


def _meet(immediate: list[int | None], a: int, b: int) -> int:
    while a != b:
        while a > b:
            a = immediate[a] or 0
        while b > a:
            b = immediate[b] or 0
    return a


def _dominates(tree: Dominators, above: Block, below: Block) -> bool:
    while below is not above:
        number, parent = tree[below]
        if number == 0:
            return False
        below = parent
    return True


def verify_dominance(root: Operation) -> None:
    """Raise a DiagnosticError at the first use that its definition doesn't dominate.

    Unreachable blocks are not checked, as in MLIR.
    """
    _Checker().check(root)


class _Checker:
    """Positions of ops in their blocks, and dominators of regions made when they are needed."""

    def __init__(self):
        self._positions: dict[Operation, int] = {}
        self._trees: dict[Region, Dominators] = {}

    def _tree(self, region: Region) -> Dominators:
        if region not in self._trees:
            self._trees[region] = dominators(region)
        return self._trees[region]

    def check(self, root: Operation) -> None:
        """Check all uses in the regions of `root`."""
        for region in root.regions:
            one_block = region.blocks.first is region.blocks.last
            for block in region.blocks:
                self._positions.update((op, n) for n, op in enumerate(block.ops))
            for block in region.blocks:
                if not one_block and block not in self._tree(region):
                    continue
                for op in block.ops:
                    for index, operand in enumerate(op.operands):
                        if not self._is_visible(operand, op):
                            _fail(op, index)
                    if op.regions:
                        self.check(op)

    def _is_visible(self, operand: SSAValue, op: Operation) -> bool:
        """Whether the operand is defined before `op`, or before what encloses it, on all ways."""
        owner = operand.owner
        definition = owner if isinstance(owner, Block) else owner.parent
        region = None if definition is None else definition.parent
        if definition is None or region is None:
            return False
        around: Operation | None = op
        while around is not None and around.parent_region() is not region:
            around = around.parent_op()
        if around is None or around.parent is None:
            return False
        if definition is around.parent:
            return isinstance(owner, Block) or self._positions[owner] < self._positions[around]
        tree = self._tree(region)
        if around.parent not in tree:
            return True
        if definition not in tree:
            return False
        return _dominates(tree, definition, around.parent)


def _fail(op: Operation, index: int) -> None:
    raise DiagnosticError(
        f"operand #{index} does not dominate this use",
        op.location,
        [current_operation(op), _defined_here(op, op.operands[index])],
    )


def _defined_here(op: Operation, operand: SSAValue) -> Note:
    """MLIR's note on where the operand is defined."""
    owner = operand.owner
    use_region = op.parent_region()
    if isinstance(owner, Operation):
        if owner.parent is op.parent:
            return ("operand defined here (op in the same block)", owner.location)
        place = _relation(use_region, owner.parent_region())
        what = {"same": "in the same region", "parent": "in a parent region", "child": "in a child region"}
        text = what.get(place, "is neither in a parent nor in a child region")
        return (f"operand defined here (op {text})", owner.location)
    region = owner.parent
    parent = owner.parent_op()
    if region is None or parent is None:
        return ("operand defined as a block argument (block without parent)", None)
    number = region.get_block_index(owner)
    what = {"same": " in the same region", "parent": " in a parent region", "child": " in a child region"}
    text = what.get(_relation(use_region, region), " neither in a parent nor in a child region")
    return (f"operand defined as a block argument (block #{number}{text})", parent.location)


def _relation(use: Region | None, definition: Region | None) -> str:
    if use is definition:
        return "same"
    if _encloses(definition, use):
        return "parent"
    return "child" if _encloses(use, definition) else "none"


def _encloses(outer: Region | None, inner: Region | None) -> bool:
    while inner is not None:
        parent = inner.parent
        inner = None if parent is None else parent.parent_region()
        if inner is outer:
            return True
    return False
