"""xDSL's messages about malformed text in MLIR's words."""

from __future__ import annotations

import re

from xdsl.context import Context

from stretto.diagnostics.suggestions import near_name

_WORDING = (
    (re.compile(r"(Expected '='|'=' expected) after operation result list$"), "expected '=' after SSA name"),
    (re.compile(r"Expected '(\S+)' after builtin name$"), r"expected '\1'"),
    (re.compile(r"Expected '(\S+)'( in (?:argument|operand) list)$"), r"expected '\1'\2"),
    (re.compile(r"Expected '(\S+)'( in | after block argument| after builtin).*$"), r"expected '\1'"),
    (re.compile(r"Expected region!$"), "expected '{' to begin a region"),
    (re.compile(r"Expected bare-id or string-literal here.*"), "expected attribute name"),
    (re.compile(r"Expected attribute dictionary after.*"), "expected '{' in attribute dictionary"),
    (re.compile(r"Expected result SSA value!$"), "expected valid ssa identifier"),
    (re.compile(r"Expected SSA value tuple size$"), "expected integer number of results"),
    (re.compile(r"Expected block argument!$"), "expected SSA operand"),
    (re.compile(r"Expected shape type\.?$"), "expected non-function type"),
    (re.compile(r"(successor expected|block-id expected)$"), "expected block name"),
    (re.compile(r"expect symbol name$"), "expected valid '@'-identifier for symbol name"),
    (re.compile(r"'(\S+)' expected( in (?:argument|operand) list)?.*"), r"expected '\1'\2"),
    (re.compile(r"(operand expected|Expected an operand\.?)$"), "expected SSA operand"),
    (re.compile(r"type expected$"), "expected non-function type"),
    (re.compile(r"attribute expected$"), "expected attribute value"),
    (re.compile(r" ?in block definition$"), "expected operation name in quotes"),
    (re.compile(r"undefined symbol alias '[!#](\S+)'"), r"undefined symbol alias id '\1'"),
    (re.compile(r"re-declaration of alias '#(\S+)'"), r"redefinition of attribute alias id '\1'"),
    (re.compile(r"re-declaration of alias '!(\S+)'"), r"redefinition of type alias id '\1'"),
    (re.compile(r"Duplicate key '(\S+)' in"), r"duplicate key '\1' in"),
    (re.compile(r"SSA value tuple index out of bounds.*"), "reference to invalid result number"),
    (re.compile(r"SSA value %\S+ is referenced with an index.*"), "reference to invalid result number"),
)
"""xDSL's wording and MLIR's for the same fault."""


def mlir_wording(message: str) -> str:
    """A message as MLIR says it; without a capital if MLIR doesn't say it."""
    for pattern, text in _WORDING:
        if pattern.match(message):
            return pattern.sub(text, message, count=1)
    if message.startswith("Dialect `") or not message[1:2].islower():
        return message
    return message[:1].lower() + message[1:]


_NO_FLOAT = re.compile(r"-?\s*(?P<decimal>[0-9]+)(?![0-9.xX])|-\s*(?P<hex>0[xX])")
"""What can't stand before the type of a float: an integer, or a minus before the bits of one."""


def float_fault(text: str, position: int) -> tuple[str, int] | None:
    """Why MLIR refuses the number at a position as a float, and where; None if it doesn't."""
    fault = _NO_FLOAT.match(text, position)
    if fault is None:
        return None
    if fault["decimal"]:
        return "unexpected decimal integer literal for a floating point value", fault.start("decimal")
    return "hexadecimal float literal should not have a leading minus", fault.start("hex")


def unknown_op(context: Context, name: str, default_dialect: str) -> str:
    """What MLIR says of an op that its dialect doesn't have, or of a dialect that isn't there."""
    dialect, dot, _ = name.partition(".")
    if not dot:
        return f"custom op '{name}' is unknown (tried '{default_dialect}.{name}' as well)"
    found = context.get_optional_dialect(dialect)
    if found is None:
        near = near_name(dialect, context.registered_dialect_names)
        return f"Dialect `{dialect}' not found for custom op '{name}' {near}"
    return f"custom op '{name}' is unknown{near_name(name, (op.name for op in found.operations))}"


def unknown_name(dialect: str, name: str, is_type: bool) -> str:
    """What MLIR says of a type or attribute that its dialect doesn't have, with two blanks before `type`."""
    if is_type and dialect == "gpu":
        return f"unknown gpu type: {name}"
    return f"unknown {' type' if is_type else 'attribute'} `{name}` in dialect `{dialect}`"
