"""Ops of xDSL's `gpu` dialect in modules that people build with xDSL, as ops of ours.

xDSL's classes lack some of MLIR's operands and attributes, and keep others elsewhere, so passes ask for ours.
"""

from __future__ import annotations

from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, UnitAttr
from xdsl.dialects.gpu import AllReduceOpAttr as TheirAllReduceOpAttr
from xdsl.ir import Attribute, Operation
from xdsl.irdl import AttrSizedOperandSegments, IRDLOperation
from xdsl.rewriter import Rewriter

from stretto.dialects.gpu_ import KERNEL, OPERATIONS, SUBCLASSES
from stretto.dialects.gpu_.attrs import AllReduceOpAttr, AllReduceOperation

_OURS: dict[str, type[Operation]] = {op.name: op for op in (*SUBCLASSES, *OPERATIONS)}
_SEGMENTS = "operandSegmentSizes"


def adopt(module: ModuleOp) -> None:
    """Replace, in place, each op of an xDSL class by one of ours that says the same."""
    for op in list(module.walk(reverse=True)):
        ours = _OURS.get(op.name)
        if ours is not None and not isinstance(op, ours):
            _adopt(op, ours)


def _adopt(op: Operation, ours: type[Operation]) -> None:
    assert issubclass(ours, IRDLOperation)
    definition = ours.get_irdl_definition()
    given = {name: _attribute(value) for name, value in (*op.attributes.items(), *op.properties.items())}
    if isinstance(given.get("kernel"), UnitAttr):
        given[KERNEL] = given.pop("kernel")
    segments = given.pop(_SEGMENTS, None)
    properties = {name: value for name, value in given.items() if name in definition.properties}
    attributes = {name: value for name, value in given.items() if name not in properties}
    if isinstance(segments, DenseArrayBase) and any(
        isinstance(option, AttrSizedOperandSegments) for option in definition.options
    ):
        properties[_SEGMENTS] = segments
    new = ours.create(
        operands=op.operands,
        result_types=op.result_types,
        properties=properties,
        attributes=attributes,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    for old, result in zip(op.results, new.results, strict=True):
        result.name_hint = old.name_hint
    new.location = op.location
    Rewriter.replace_op(op, new, list(new.results))


def _attribute(attribute: Attribute) -> Attribute:
    """xDSL's word for a reduction, if MLIR has it too."""
    if isinstance(attribute, TheirAllReduceOpAttr):
        word = str(attribute.data)
        return AllReduceOpAttr(AllReduceOperation(word)) if word in list(AllReduceOperation) else attribute
    return attribute
