"""cse: an op that computes what a dominating op has computed gives way to that."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import builtin
from xdsl.dialects.builtin import UnregisteredOp
from xdsl.ir import Block, Operation, Region
from xdsl.passes import ModulePass
from xdsl.traits import (
    Commutative,
    IsTerminator,
    MemoryEffectKind,
    SymbolOpInterface,
    get_effects,
    is_side_effect_free,
    only_has_effect,
)
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from stretto.analysis.dominance import dominators
from stretto.interfaces.regions import is_isolated

_Scope = dict[Hashable, list[Operation]]

_IDENTITIES = ("async.create_group",)
"""Ops that are free of effects, but whose results are things of their own: merging two groups would
make one wait for the tasks of both, and for more than it was made for. MLIR merges them."""


def _operands(op: Operation) -> Hashable:
    """The operands, in whatever order for a commutative op."""
    if op.has_trait(Commutative, value_if_unregistered=False):
        return tuple(sorted(id(operand) for operand in op.operands))
    return op.operands


def _key(op: Operation) -> Hashable:
    """Equal for ops that may compute the same; regions are compared apart."""
    return (
        op.op_name.data if isinstance(op, UnregisteredOp) else op.name,
        _operands(op),
        op.result_types,
        frozenset(op.properties.items()),
        frozenset(op.attributes.items()),
        len(op.regions),
    )


def _same_regions(left: Operation, right: Operation) -> bool:
    return all(a.is_structurally_equivalent(b) for a, b in zip(left.regions, right.regions, strict=True))


def _may_write_between(first: Operation, last: Operation) -> bool:
    op = first.next_op
    while op is not None and op is not last:
        effects = get_effects(op)
        if effects is None or any(effect.kind is not MemoryEffectKind.READ for effect in effects):
            return True
        op = op.next_op
    return op is None


class _Elimination:
    """One walk over the module; scopes are the ops known at a place, the innermost last."""

    def __init__(self):
        self.scopes: list[_Scope] = []

    def region(self, region: Region) -> None:
        """Walk the blocks of a region down the dominator tree. Unreachable blocks are left alone."""
        children: dict[Block, list[Block]] = {}
        tree = dominators(region)
        for block, (number, parent) in tree.items():
            if number:
                children.setdefault(parent, []).append(block)
        entry = region.first_block
        stack = [] if entry is None else [(entry, False)]
        while stack:
            block, leave = stack.pop()
            if leave:
                self.scopes.pop()
                continue
            self.scopes.append({})
            stack.append((block, True))
            self._block(block)
            stack.extend((child, False) for child in reversed(children.get(block, [])))

    def _block(self, block: Block) -> None:
        for op in block.ops:
            isolated = is_isolated(op)
            outer = self.scopes
            if isolated:
                self.scopes = []
            for region in op.regions:
                self.region(region)
            self.scopes = outer
            self._op(op)

    def _op(self, op: Operation) -> None:
        if op.has_trait(IsTerminator, value_if_unregistered=True):
            return
        if is_trivially_dead(op):
            op.detach()
            op.erase()
            return
        if not self._is_candidate(op):
            return
        key = _key(op)
        for scope in reversed(self.scopes):
            for known in scope.get(key, ()):
                if self._stands_for(known, op):
                    for old, new in zip(op.results, known.results, strict=True):
                        old.replace_all_uses_with(new)
                    op.detach()
                    op.erase()
                    return
        self.scopes[-1].setdefault(key, []).append(op)

    def _is_candidate(self, op: Operation) -> bool:
        if not op.results or op.name in _IDENTITIES or op.has_trait(SymbolOpInterface):
            return False
        if any(region.first_block is not region.last_block for region in op.regions):
            return False
        return is_side_effect_free(op) or (not op.regions and only_has_effect(op, MemoryEffectKind.READ))

    def _stands_for(self, known: Operation, op: Operation) -> bool:
        if not _same_regions(known, op):
            return False
        if is_side_effect_free(op):
            return True
        return known.parent is op.parent and not _may_write_between(known, op)


@dataclass(frozen=True)
class CommonSubexpressionEliminationPass(ModulePass):
    """Merges equal ops without effects, loads with no write between them, and erases dead ops."""

    name = "cse"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        _Elimination().region(op.body)
