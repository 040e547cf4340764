"""Verification of whole modules, with MLIR's verdicts and places.

xDSL's own verifier raises without a place and accepts uses before definitions. Here each op is
checked by its definition and traits first, then the ops in its regions, then, once all ops are
right, that definitions dominate uses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    ModuleOp,
    StringAttr,
    UnregisteredOp,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    NoTerminator,
    SingleBlockImplicitTerminator,
    SymbolOpInterface,
    SymbolTable,
)
from xdsl.utils.exceptions import VerifyException

from stretto.analysis.dominance import verify_dominance
from stretto.analysis.op_structure import check_branches, check_structure
from stretto.diagnostics.convert import op_message
from stretto.diagnostics.errors import DiagnosticError, emit_error
from stretto.diagnostics.suggestions import near_name
from stretto.dialects.mlir_text.printer import current_operation, generic_line
from stretto.dialects.mlir_text.symbols import symbol_cache
from stretto.interfaces.rewriting import name_of


def verify_module(module: Operation) -> None:
    """Check an op and all ops in it; raise a DiagnosticError for the first fault.

    Its `others` are the first faults of the other functions.
    """
    with symbol_cache():
        _verify_op(module)
    verify_dominance(module)


def is_valid(module: Operation) -> bool:
    """Whether an op and all ops in it are as they must be; what isn't has a generic form only."""
    try:
        verify_module(module)
    except DiagnosticError:
        return False
    return True


def _fail(op: Operation, message: str) -> None:
    emit_error(op, message, [current_operation(op)])


_NESTED_FIRST = "expects regions to end with"
"""MLIR checks the ops in a region before it checks that the region ends with the right one."""


def _verify_op(op: Operation) -> None:
    if op.successors and (op.parent is None or op.parent.last_op is not op):
        _fail(op, "operation with block successors must terminate its parent block")
    late = _verify_invariants(op)
    for region in op.regions:
        _verify_region(op, region)
    if late is not None:
        raise late
    _checked(op, getattr(op, "verify_regions", lambda: None))


def _verify_invariants(op: Operation) -> DiagnosticError | None:
    """Check an op without its regions; returns a fault that counts only if those are right."""

    def check() -> None:
        _verify_gpu_attributes(op)
        check_structure(op)
        _verify_symbols(op)
        check_branches(op)
        op.verify_()

    return _checked(op, check)


def _checked(op: Operation, check: Callable[[], None]) -> DiagnosticError | None:
    """Run a check of an op; its faults are diagnostics, one that comes after its regions is returned."""
    try:
        check()
    except VerifyException as error:
        if "IsolatedFromAbove" in str(error):
            _find_outside_value(op)
        message = op_message(op, str(error))
        message += _near_symbol(op, message)
        notes = [current_operation(op)]
        trait = op.get_trait(SingleBlockImplicitTerminator)
        if trait is not None and _NESTED_FIRST in message:
            text = "in custom textual format, the absence of terminator implies"
            notes.insert(0, (f"{text} '{trait.op_type.name}'", op.location))
            late = DiagnosticError(message, op.location, notes)
            late.__cause__ = error
            return late
        raise DiagnosticError(message, op.location, notes) from error
    except DiagnosticError as error:
        if error.location is None:
            error.location = op.location
        raise
    except (AssertionError, AttributeError, LookupError, NotImplementedError, TypeError) as error:
        # Verifiers of xDSL's ops that take for granted what a malformed op doesn't have.
        raise DiagnosticError(
            f"'{name_of(op)}' op is malformed", op.location, [current_operation(op)]
        ) from error
    return None


def _near_symbol(op: Operation, message: str) -> str:
    """`; did you mean 'x'?` behind a message about a symbol that isn't there, if there is one like it."""
    match = re.search(r"'([^']+)' does not reference a valid function$", message)
    if match is None:
        return ""
    table = op
    while (parent := table.parent_op()) is not None:
        table = parent
        if table.has_trait(SymbolTable, value_if_unregistered=False):
            break
    names = [
        name.data
        for region in table.regions
        for block in region.blocks
        for inner in block.ops
        if isinstance(name := inner.properties.get("sym_name"), StringAttr) and name.data != match[1]
    ]
    return near_name(match[1], names, cutoff=0.7)


def _verify_gpu_attributes(op: Operation) -> None:
    """The `gpu` dialect checks attributes of its own wherever they stand, before the op itself is checked."""
    names = [name for name in op.attributes if name.startswith("gpu.")]
    if names:
        from stretto.dialects.gpu_.launch_checks import verify_gpu_attribute

        for name in sorted(names):
            verify_gpu_attribute(op, name, op.attributes[name])


_FUNCTIONS = ("func.func", "async.func")


def _verify_symbols(op: Operation) -> None:
    visibility = op.properties.get("sym_visibility")
    if isinstance(visibility, StringAttr) and visibility.data not in ("public", "private", "nested"):
        raise VerifyException(
            f'visibility expected to be one of ["public", "private", "nested"], but got {visibility}'
        )
    if op.name in _FUNCTIONS:
        is_public = visibility is None or visibility == StringAttr("public")
        if is_public and not op.regions[0].blocks:
            raise VerifyException("symbol declaration cannot have public visibility")
    if op.name in (*_FUNCTIONS, "gpu.func"):
        _verify_argument_attributes(op)
    if isinstance(op, UnregisteredOp):
        return
    parent = op.parent_op()
    if isinstance(op, ModuleOp):
        _verify_dialect_attributes(op)
    elif (
        op.has_trait(SymbolOpInterface)
        and parent is not None
        and not parent.has_trait(SymbolTable)
        # Which the parent must be is told instead.
        and op.get_trait(HasParent) is None
    ):
        raise VerifyException("symbol's parent must have the SymbolTable trait")
    if op.has_trait(SymbolTable):
        _verify_symbol_table(op)


def _verify_argument_attributes(op: Operation) -> None:
    type_ = op.properties.get("function_type")
    for name, what in (("arg_attrs", "arguments"), ("res_attrs", "results")):
        dicts = op.properties.get(name)
        if not isinstance(dicts, ArrayAttr):
            continue
        if isinstance(type_, FunctionType):
            expected = len(type_.inputs if what == "arguments" else type_.outputs)
            found = len(cast(ArrayAttr[Attribute], dicts))
            if found != expected:
                raise VerifyException(
                    f"expects {what[:-1]} attribute array to have the same number of elements as the number "
                    f"of function {what}, got {found}, but expected {expected}"
                )
        for attributes in cast(ArrayAttr[Attribute], dicts):
            if isinstance(attributes, DictionaryAttr) and any("." not in key for key in attributes.data):
                raise VerifyException(f"{what} may only have dialect attributes")


def _verify_dialect_attributes(op: Operation) -> None:
    for name in op.attributes:
        if "." not in name and name not in ("sym_name", "sym_visibility"):
            raise VerifyException(f"can only contain attributes with dialect-prefixed names, found: '{name}'")


def _verify_symbol_table(op: Operation) -> None:
    seen: dict[str, Operation] = {}
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                name = inner.properties.get("sym_name", inner.attributes.get("sym_name"))
                if not isinstance(name, StringAttr):
                    continue
                if name.data in seen:
                    emit_error(
                        inner,
                        f"redefinition of symbol named '{name.data}'",
                        [
                            current_operation(inner),
                            ("see existing symbol definition here", seen[name.data].location),
                        ],
                    )
                seen[name.data] = inner


def _find_outside_value(op: Operation) -> None:
    """Raise at the op in an isolated op's regions that uses a value from outside."""
    for region in op.regions:
        for inner in _walk(region):
            for operand in inner.operands:
                if not _is_inside(operand, region):
                    emit_error(
                        inner,
                        f"'{name_of(inner)}' op using value defined outside the region",
                        [
                            current_operation(inner),
                            ("required by region isolation constraints", op.location),
                        ],
                    )


def _walk(region: Region) -> Iterator[Operation]:
    """The ops of a region and its nested regions, except inside isolated ops."""
    for block in region.blocks:
        for op in block.ops:
            yield op
            if not op.has_trait(IsolatedFromAbove, value_if_unregistered=False):
                for nested in op.regions:
                    yield from _walk(nested)


def _is_inside(value: SSAValue, region: Region) -> bool:
    owner = value.owner
    inner = owner.parent if isinstance(owner, Block) else owner.parent_region()
    while inner is not None:
        if inner is region:
            return True
        inner = None if inner.parent is None else inner.parent.parent_region()
    return False


_MOST_ERRORS = 20
"""What is told at once; who has more faults than that looks at the first ones first."""


def _verify_each(block: Block) -> None:
    """Verify the ops of a module, one independently of the other; their faults are told together."""
    errors: list[DiagnosticError] = []
    for inner in block.ops:
        try:
            _verify_op(inner)
        except DiagnosticError as error:
            errors.append(error)
            if len(errors) == _MOST_ERRORS:
                break
    if errors:
        errors[0].others.extend(errors[1:])
        raise errors[0]


def _verify_region(op: Operation, region: Region) -> None:
    entry = region.blocks.first
    if entry is not None and entry.first_use is not None:
        _fail(op, "entry block of region may not have predecessors")
    single = entry is not None and entry.next_block is None
    needs_no_terminator = single and (isinstance(op, UnregisteredOp | ModuleOp) or op.has_trait(NoTerminator))
    for block in region.blocks:
        last = block.last_op
        if last is None:
            if needs_no_terminator:
                continue
            emit_error(op, "empty block: expect at least a terminator", [current_operation(op)])
        if isinstance(op, ModuleOp):
            _verify_each(block)
        else:
            for inner in block.ops:
                _verify_op(inner)
        for successor in last.successors:
            if successor.parent is not region:
                _fail(last, f"'{name_of(last)}' op branching to block of a different region")
        if not needs_no_terminator and not last.has_trait(IsTerminator):
            _fail(last, f"block with no terminator, has {generic_line(last)}")
