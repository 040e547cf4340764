"""Programs into which operations of other programs were put: mostly valid, and like no one's own."""

from __future__ import annotations

from random import Random

from mutants import sources
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnregisteredOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.traits import IsolatedFromAbove, IsTerminator

from stretto.analysis.verification import is_valid
from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.mlir_text.printer import print_to_string

_LARGEST = 60
"""Operations that are put in at once, those in regions included."""


def spliced(random: Random) -> str:
    """A valid program, changed one to six times where it seemed to stay valid."""
    module, donor = _program(random), _program(random)
    for _ in range(random.choice((1, 1, 2, 3, 6))):
        change = random.choice(
            (_insert, _insert, _replace_operand, _replace_operand, _erase, _redirect, _give)
        )
        change(module, random.choice((module, donor)), random)
    return print_to_string(module, print_generic_format=random.random() < 0.5 or not is_valid(module))


def _program(random: Random) -> ModuleOp:
    while True:
        try:
            return parse_text(make_context(allow_unregistered=True), random.choice(sources()), "-")[0]
        except DiagnosticError:
            continue


def _ops(module: ModuleOp) -> list[Operation]:
    return [op for op in module.walk() if op is not module]


def _visible(op: Operation) -> dict[Attribute, list[SSAValue]]:
    """The values that may be used by something in front of an op, by type."""
    found: dict[Attribute, list[SSAValue]] = {}
    here: Operation | None = op
    while here is not None and here.parent is not None:
        block: Block = here.parent
        values: list[SSAValue] = [*block.args]
        for before in block.ops:
            if before is here:
                break
            values.extend(before.results)
        for value in values:
            found.setdefault(value.type, []).append(value)
        here = block.parent_op()
        if here is not None and here.has_trait(IsolatedFromAbove, value_if_unregistered=False):
            break
    return found


def _outer_operands(op: Operation) -> list[tuple[Operation, int]]:
    inside = set(op.walk())
    return [
        (user, k)
        for user in inside
        for k, value in enumerate(user.operands)
        if (owner := value.owner) not in inside
        and not (isinstance(owner, Block) and owner.parent_op() in inside)
    ]


def _insert(module: ModuleOp, donor: ModuleOp, random: Random) -> None:
    """Put a copy of an op somewhere, with operands of the same types that are there."""
    places, new = _ops(module), _ops(donor)
    if not places or not new:
        return
    place, model = random.choice(places), random.choice(new)
    if isinstance(name := model.properties.get("sym_name"), StringAttr):
        place = random.choice([op for op in places if op.parent_op() is module])
    is_end = model.has_trait(IsTerminator, value_if_unregistered=False)
    if sum(1 for _ in model.walk()) > _LARGEST or model.successors or is_end or place.parent is None:
        return
    copy = model.clone()
    if isinstance(name, StringAttr):
        copy.properties["sym_name"] = StringAttr(f"{name.data}_{random.randrange(99)}")
    visible = _visible(place)
    for user, k in _outer_operands(copy):
        choices = visible.get(user.operands[k].type)
        if not choices:
            copy.erase()
            return
        user.operands[k] = random.choice(choices)
    place.parent.insert_op_before(copy, place)


def _replace_operand(module: ModuleOp, donor: ModuleOp, random: Random) -> None:
    """Use another value, seldom one of another type."""
    users = [op for op in _ops(module) if op.operands]
    if not users:
        return
    user = random.choice(users)
    k = random.randrange(len(user.operands))
    visible = _visible(user)
    choices = visible.get(user.operands[k].type, [])
    if random.random() < 0.1:
        choices = [value for values in visible.values() for value in values]
    if choices:
        user.operands[k] = random.choice(choices)


def _erase(module: ModuleOp, donor: ModuleOp, random: Random) -> None:
    """Take an op away; what used its results uses other values."""
    ops = _ops(module)
    if not ops:
        return
    op = random.choice(ops)
    if op.has_trait(IsTerminator, value_if_unregistered=False) and random.random() < 0.9:
        return
    visible = _visible(op)
    if all(result.first_use is None or result.type in visible for result in op.results):
        for result in op.results:
            if result.first_use is not None:
                result.replace_all_uses_with(random.choice(visible[result.type]))
        op.detach()
        op.erase()


def _redirect(module: ModuleOp, donor: ModuleOp, random: Random) -> None:
    """Let a branch go to another block of the same arguments."""
    branches = [op for op in _ops(module) if op.successors]
    if not branches:
        return
    branch = random.choice(branches)
    k = random.randrange(len(branch.successors))
    types = [a.type for a in branch.successors[k].args]
    region = branch.parent_region()
    assert region is not None
    blocks = [b for b in list(region.blocks)[1:] if [a.type for a in b.args] == types]
    if blocks:
        branch.successors[k] = random.choice(blocks)


def _give(module: ModuleOp, donor: ModuleOp, random: Random) -> None:
    """Give an op a property or an attribute of another, or take one away."""

    def having_some(ops: list[Operation]) -> list[Operation]:
        # The name of an unregistered op is an attribute in xDSL.
        return [o for o in ops if (o.properties or o.attributes) and not isinstance(o, UnregisteredOp)]

    having, ops = having_some(_ops(donor)), having_some(_ops(module))
    if not having or not ops:
        return
    op, giver = random.choice(ops), random.choice(having)
    givers = [other for other in having if other.name == op.name]
    if random.random() < 0.9:
        giver = random.choice(givers or [op])
    for mine, theirs in ((op.properties, giver.properties), (op.attributes, giver.attributes)):
        if mine and random.random() < 0.15:
            del mine[random.choice(list(mine))]
        elif theirs:
            name = random.choice(list(theirs))
            mine[name] = theirs[name]
