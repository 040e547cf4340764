"""Checks of an op against its definition, in MLIR's order and words.

xDSL's own check of a definition, which follows, finds the same faults; this one says them as
MLIR does, for every definition, as far as the kinds of types it names have a name in MLIR.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Signedness,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrConstraint,
    AttrSizedOperandSegments,
    BaseAttr,
    EqAttrConstraint,
    IRDLOperation,
    OpDef,
    OptionalDef,
    ParamAttrConstraint,
    RangeConstraint,
    VariadicDef,
)
from xdsl.irdl.constraints import AnyOf, RangeLengthConstraint, RangeOf, VerificationContext
from xdsl.irdl.operations import OptAttributeDef, OptPropertyDef
from xdsl.utils.exceptions import VerifyException

from stretto.analysis.type_words import composed_type_text, fits
from stretto.dialects.async_.types import (
    CoroHandleType,
    CoroIdType,
    CoroStateType,
    GroupType,
    TokenType,
    ValueType,
)
from stretto.interfaces.branches import successor_operand_ranges

_TYPE_NAMES: dict[type[Attribute], str] = {
    # In the order in which MLIR lists them.
    ValueType: "async value type",
    TokenType: "async token type",
    GroupType: "async group type",
    CoroIdType: "switched-resume coroutine identifier",
    CoroHandleType: "coroutine handle",
    CoroStateType: "saved coroutine state",
    IndexType: "index",
}
_ORDER = list(_TYPE_NAMES)


def check_structure(op: Operation) -> None:
    """Raise a VerifyException in MLIR's words if an op doesn't fit its definition."""
    if not isinstance(op, IRDLOperation):
        return
    definition = op.get_irdl_definition()
    _check_counts(op, definition)
    _check_attributes(op, definition)
    _check_missing(op, definition)
    for kind, values, definitions in (
        ("operand", op.operands, definition.operands),
        ("result", op.results, definition.results),
    ):
        number = 0
        for name, value_definition in definitions:
            group: SSAValue | Sequence[SSAValue] | None = getattr(op, name)
            size = 0 if group is None else 1 if isinstance(group, SSAValue) else len(group)
            variadic = isinstance(value_definition, VariadicDef) and not isinstance(
                value_definition, OptionalDef
            )
            for value in values[number : number + size]:
                _check_type(op, kind, number, value.type, value_definition.constr, variadic)
                number += 1


def _check_counts(op: IRDLOperation, definition: OpDef) -> None:
    for what, found, definitions in (
        ("region", len(op.regions), definition.regions),
        ("result", len(op.results), definition.results),
        ("successor", len(op.successors), definition.successors),
        ("operand", len(op.operands), definition.operands),
    ):
        variable = [d for _, d in definitions if isinstance(d, VariadicDef)]
        fixed = len(definitions) - len(variable)
        if not variable:
            if found != fixed:
                raise VerifyException(_exactly(what, fixed, found))
        elif found < fixed:
            more = f"expected {fixed} or more {what}s"
            raise VerifyException(f"{more}, but found {found}" if what == "operand" else more)
        elif len(variable) == 1 and isinstance(variable[0], OptionalDef) and found > fixed + 1:
            start = next(n for n, (_, d) in enumerate(definitions) if isinstance(d, VariadicDef))
            raise VerifyException(
                f"{what} group starting at #{start} requires 0 or 1 element, but found {found - fixed}"
            )
    if any(isinstance(option, AttrSizedOperandSegments) for option in definition.options):
        sizes = op.properties.get("operandSegmentSizes", op.attributes.get("operandSegmentSizes"))
        values = sizes.get_values() if isinstance(sizes, DenseArrayBase) else ()
        if sizes is not None and len(values) != len(definition.operands):
            raise VerifyException(
                f"expected {len(definition.operands)} values in operandSegmentSizes, but got {len(values)}"
            )
        total = sum(int(value) for value in values)
        if total != len(op.operands):
            raise VerifyException(
                f"operand count ({len(op.operands)}) does not match with the total size ({total}) "
                "specified in attribute 'operandSegmentSizes'"
            )


def _exactly(what: str, expected: int, found: int) -> str:
    if what == "successor":
        return f"requires {expected} successor{'' if expected == 1 else 's'} but found {found}"
    if expected == 0:
        return f"requires zero {what}s"
    if expected == 1:
        return "requires a single operand" if what == "operand" else f"requires one {what}"
    return f"expected {expected} {what}s" + (f", but found {found}" if what == "operand" else "")


def _check_attributes(op: IRDLOperation, definition: OpDef) -> None:
    for name, attribute_definition in sorted(definition.properties.items()):
        attribute = op.properties.get(name)
        if attribute is None:
            if not isinstance(attribute_definition, OptPropertyDef) and name != "operandSegmentSizes":
                raise VerifyException(f"requires attribute '{name}'")
            continue
        words: dict[str, str] = getattr(op, "PROPERTY_WORDS", {})
        text = _attribute_kind(attribute_definition.constr, attribute, words.get(name))
        if text is not None:
            raise VerifyException(f"attribute '{name}' failed to satisfy constraint: {text}")


def _check_missing(op: IRDLOperation, definition: OpDef) -> None:
    for name, attribute_definition in sorted(definition.attributes.items()):
        if name not in op.attributes and not isinstance(attribute_definition, OptAttributeDef):
            kind = "string attribute" if name == "sym_name" else "attribute"
            raise VerifyException(f"requires {kind} '{name}'")


def _attribute_kind(constraint: AttrConstraint, attribute: Attribute, words: str | None) -> str | None:
    """What the attribute should be, if it isn't and there are words for it; `words` are the op's own."""
    if isinstance(constraint, ParamAttrConstraint) and issubclass(constraint.base_attr, IntegerAttr):  # pyright: ignore[reportUnknownMemberType]
        text = words or _integer_words(constraint.param_constrs[1])
        return None if constraint.verifies(attribute) else text
    if not isinstance(constraint, BaseAttr):
        return None
    names: dict[type[Attribute], str] = {
        FunctionType: "type attribute of function type",
        StringAttr: "string attribute",
        SymbolRefAttr: "symbol reference attribute",
    }
    name = words or names.get(constraint.attr)
    return None if isinstance(attribute, constraint.attr) else name


def _integer_words(type_: AttrConstraint) -> str | None:
    if isinstance(type_, BaseAttr) and type_.attr is IndexType:
        return "index attribute"
    if isinstance(type_, EqAttrConstraint) and (text := _one_type_text(type_.attr)) is not None:
        return f"{text} attribute"
    return None


def _check_type(
    op: Operation,
    kind: str,
    number: int,
    type_: Attribute,
    constraint: RangeConstraint[Attribute],
    variadic: bool,
) -> None:
    if isinstance(constraint, RangeLengthConstraint):
        constraint = constraint.constraint
    if not isinstance(constraint, RangeOf):
        return
    of = "variadic of " if variadic else ""
    dialect = op.name.partition(".")[0]
    text = composed_type_text(dialect, constraint.constr)
    if text is not None:
        if not fits(dialect, constraint.constr, type_):
            raise VerifyException(f"{kind} #{number} must be {of}{text}, but got '{type_}'")
        return
    text = type_text(constraint.constr)
    if text is None:
        return
    try:
        constraint.constr.verify(type_, VerificationContext())
    except VerifyException:
        raise VerifyException(f"{kind} #{number} must be {of}{text}, but got '{type_}'") from None


def type_text(constraint: AttrConstraint) -> str | None:
    """MLIR's words for the types that a constraint accepts; None if it has none that are known."""
    match constraint:
        case AnyAttr():
            return None
        case BaseAttr():
            return _TYPE_NAMES.get(constraint.attr)
        case EqAttrConstraint():
            return _one_type_text(constraint.attr)
        case AnyOf():
            texts: list[tuple[int, str]] = []
            for part in constraint.attr_constrs:
                text = type_text(part)
                if text is None:
                    return None
                rank = _ORDER.index(part.attr) if isinstance(part, BaseAttr) and part.attr in _ORDER else 99
                texts.append((rank, text))
            return " or ".join(text for _, text in sorted(texts))
        case _:
            return None


def _one_type_text(type_: Attribute) -> str | None:
    match type_:
        case IntegerType(width=width, signedness=signedness) if signedness.data is Signedness.SIGNLESS:
            return f"{width.data}-bit signless integer"
        case _:
            return _TYPE_NAMES.get(type(type_))


def check_branches(op: Operation) -> None:
    """Check the values that a branch hands to its successors against the blocks' arguments."""
    if not op.successors:
        return
    ranges = successor_operand_ranges(op)
    if ranges is None:
        return
    groups = [[op.operands[index] for index in indices] for indices in ranges]
    for number, (block, operands) in enumerate(zip(op.successors, groups, strict=True)):
        if len(block.args) != len(operands):
            raise VerifyException(
                f"branch has {len(operands)} operands for successor #{number}, but target block has "
                f"{len(block.args)}"
            )
        for index, (argument, operand) in enumerate(zip(block.args, operands, strict=True)):
            if argument.type != operand.type:
                raise VerifyException(f"type mismatch for bb argument #{index} of successor #{number}")
