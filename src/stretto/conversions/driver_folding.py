"""Folding as MLIR's conversion driver does it on its way: what isn't legal is folded before patterns see it.

What an op folds to depends on the ops that are there when the conversion starts: results take effect at
the end only, so that a chain folds one link at a time. A constant operand of a commutative op, or of a
comparison, moves to the right. Here for integer arithmetic; MLIR folds the ops of all dialects.
"""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Operation, SSAValue

from stretto.interfaces.rewriting import at
from stretto.transforms.folding import RIGHT_NEUTRAL, Folded, constant_of, fold, integer_constant, width_of

_COMMUTATIVE = frozenset(
    f"arith.{name}" for name in ("addi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
)
_EXTREMES = frozenset(("arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui"))
_ABSORBING = frozenset(("arith.muli", "arith.andi"))
_INDEX_CASTS = frozenset(("arith.index_cast", "arith.index_castui"))
_INNER_CASTS = {
    "arith.extsi": ("arith.extsi",),
    "arith.extui": ("arith.extui",),
    "arith.trunci": ("arith.extsi", "arith.extui"),
}
# The predicate of cmpi for swapped operands.
_SWAPPED = {2: 4, 3: 5, 4: 2, 5: 3, 6: 8, 7: 9, 8: 6, 9: 7}


def _move_constant_right(op: Operation) -> None:
    if op.name not in _COMMUTATIVE and not isinstance(op, arith.CmpiOp):
        return
    lhs, rhs = op.operands
    if constant_of(lhs) is None or constant_of(rhs) is not None:
        return
    op.operands = [rhs, lhs]
    if isinstance(op, arith.CmpiOp):
        predicate = op.predicate.value.data
        op.properties["predicate"] = IntegerAttr(_SWAPPED.get(predicate, predicate), i64)


def _extreme(name: str, right: int, width: int) -> bool | None:
    """Whether a minimum or maximum with a constant is that constant or the other operand; None if open."""
    low, high = (1 << (width - 1), (1 << (width - 1)) - 1) if name.endswith("si") else (0, (1 << width) - 1)
    if right not in (low, high):
        return None
    return (right == high) == name.startswith("arith.max")


def _folded_to_operand(op: Operation) -> SSAValue | None:
    """The operand that an op folds to, where MLIR looks for that before it computes with constants."""
    if len(op.operands) != 2:
        return None
    lhs, rhs = op.operands
    right, width = constant_of(rhs), width_of(rhs.type)
    if width is None:
        return None
    if op.name in _EXTREMES:
        if lhs is rhs:
            return rhs
        taken = None if right is None else _extreme(op.name, right, width)
        return None if taken is None else rhs if taken else lhs
    if isinstance(op, arith.CmpiOp):
        # A boolean compared with what it is itself then.
        keeps = width == 1 and lhs is not rhs and (op.predicate.value.data, right) in ((0, 1), (1, 0))
        return lhs if keeps else None
    ones = (1 << width) - 1
    if op.name in _ABSORBING and right == 0:
        return rhs
    if op.name == "arith.andi" and right == ones:
        return lhs
    gives_zero = lhs is rhs and op.name == "arith.subi"
    neutral = right is not None and right == RIGHT_NEUTRAL.get(op.name)
    return lhs if neutral and not gives_zero else None


def _skip_inner_cast(op: Operation) -> None:
    """Let an extension of an extension start from the number itself, and a truncation of one as well."""
    if op.name not in _INNER_CASTS:
        return
    inner = op.operands[0].owner
    while isinstance(inner, Operation) and inner.name in _INNER_CASTS[op.name]:
        source, result = width_of(inner.operands[0].type), width_of(op.results[0].type)
        if source is None or result is None or (op.name == "arith.trunci" and source <= result):
            return
        op.operands = [inner.operands[0]]
        inner = op.operands[0].owner


def _folded_to_constant(op: Operation) -> Folded | None:
    right = constant_of(op.operands[-1])
    if op.name == "arith.remsi" and right == 1:
        return 0
    if (
        op.name == "arith.ori"
        and right is not None
        and right == (1 << (width_of(op.results[0].type) or 0)) - 1
    ):
        return right
    return fold(op)


def _folded(op: Operation) -> SSAValue | None:
    if (operand := _folded_to_operand(op)) is not None:
        return operand
    result = _folded_to_constant(op)
    if not isinstance(result, int):
        return None if op.name in _INDEX_CASTS else result
    assert op.parent is not None
    constant = at(op.location, integer_constant(result, op.results[0].type))
    op.parent.insert_op_before(constant, op)
    return constant.results[0]


LEGAL_WHILE_MAKING_COROUTINES = frozenset(("arith.xori",))
"""What MLIR's passes to the async runtime leave as it is."""


def fold_on_the_way(root: Operation, legal: frozenset[str]) -> None:
    """Fold the ops in `root`, all at once, but for those whose names are `legal`."""
    replacements: dict[SSAValue, SSAValue] = {}
    for op in list(root.walk()):
        if op.name in legal or not op.name.startswith("arith.") or isinstance(op, arith.ConstantOp):
            continue
        _move_constant_right(op)
        _skip_inner_cast(op)
        value = _folded(op)
        if value is not None:
            replacements[op.results[0]] = value
    for old, new in replacements.items():
        while new in replacements:
            new = replacements[new]
        old.replace_all_uses_with(new)
    for old in replacements:
        owner = old.owner
        assert isinstance(owner, Operation)
        owner.detach()
        owner.erase()
