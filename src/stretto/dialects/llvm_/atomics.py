"""Atomic instructions of the `llvm` dialect: atomicrmw, cmpxchg, fence.

Orderings and operations are i64 attributes with LLVM's numbers, as in MLIR.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects.builtin import AnyFloat, IntegerAttr, IntegerType, StringAttr, UnitAttr, i1, i64
from xdsl.dialects.llvm import ATOMIC_ORDERING_KEYWORDS, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.type import get_element_type_or_self

ATOMIC_BIN_OPS = (
    "xchg",
    "add",
    "sub",
    "_and",
    "nand",
    "_or",
    "_xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
)
"""The operations of atomicrmw as MLIR spells them; the position is the number in `bin_op`."""

ORDERINGS = {"not_atomic": 0} | {keyword: number for number, keyword in ATOMIC_ORDERING_KEYWORDS.items()}
"""The memory orderings as MLIR spells them, with their numbers."""

ORDERING_NAMES = {number: name for name, number in ORDERINGS.items()}
"""The names of the memory orderings by number."""


def _i64(value: int) -> IntegerAttr[IntegerType]:
    return IntegerAttr(value, i64)


def _parse_keyword(parser: Parser, table: dict[str, int], what: str) -> IntegerAttr[IntegerType]:
    position = parser.pos
    keyword = parser.parse_identifier()
    if keyword not in table:
        parser.raise_error(f"unknown {what} '{keyword}'", position, parser.pos)
    return _i64(table[keyword])


def parse_syncscope(parser: Parser) -> StringAttr | None:
    """Parse `syncscope("name")` if it is there."""
    if parser.parse_optional_keyword("syncscope") is None:
        return None
    parser.parse_punctuation("(")
    scope = parser.parse_str_literal()
    parser.parse_punctuation(")")
    return StringAttr(scope)


def print_syncscope(printer: Printer, scope: StringAttr | None) -> None:
    """Print ` syncscope("name")` if there is a scope."""
    if scope is not None:
        printer.print_string(" syncscope(")
        printer.print_attribute(scope)
        printer.print_string(")")


def _ordering(attribute: IntegerAttr[IntegerType]) -> str:
    return ORDERING_NAMES[attribute.value.data]


def _flag(parser: Parser, keyword: str) -> UnitAttr | None:
    return None if parser.parse_optional_keyword(keyword) is None else UnitAttr()


def _print_trailer(printer: Printer, op: AtomicRMWOp | AtomicCmpXchgOp, value: SSAValue) -> None:
    alignment: dict[str, Attribute] = {} if op.alignment is None else {"alignment": op.alignment}
    printer.print_op_attributes(dict(sorted({**op.attributes, **alignment}.items())))
    printer.print_string(" : ")
    printer.print_attribute(op.ptr.type)
    printer.print_string(", ")
    printer.print_attribute(value.type)


@irdl_op_definition
class AtomicRMWOp(IRDLOperation):
    """`llvm.atomicrmw (volatile)? op %ptr, %val (syncscope("s"))? ordering : ptr type, type`."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "llvm.atomicrmw"
    bin_op = prop_def(IntegerAttr[IntegerType])
    ptr = operand_def(LLVMPointerType)
    val = operand_def(T)
    ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)
    alignment = opt_prop_def(IntegerAttr[IntegerType])
    volatile_ = opt_prop_def(UnitAttr)
    res = result_def(T)

    def __init__(
        self,
        bin_op: str,
        ptr: SSAValue,
        val: SSAValue,
        ordering: str,
        syncscope: StringAttr | None = None,
        volatile: bool = False,
    ):
        super().__init__(
            operands=[ptr, val],
            result_types=[val.type],
            properties={
                "bin_op": _i64(ATOMIC_BIN_OPS.index(bin_op)),
                "ordering": _i64(ORDERINGS[ordering]),
                "syncscope": syncscope,
                "volatile_": UnitAttr() if volatile else None,
            },
        )

    @classmethod
    def parse(cls, parser: Parser) -> AtomicRMWOp:
        volatile = _flag(parser, "volatile")
        table = {name: number for number, name in enumerate(ATOMIC_BIN_OPS)}
        bin_op = _parse_keyword(parser, table, "atomic operation")
        ptr = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        val = parser.parse_unresolved_operand()
        scope = parse_syncscope(parser)
        ordering = _parse_keyword(parser, ORDERINGS, "atomic ordering")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        ptr_type = parser.parse_type()
        parser.parse_punctuation(",")
        type_ = parser.parse_type()
        op = cls.build(
            operands=[parser.resolve_operand(ptr, ptr_type), parser.resolve_operand(val, type_)],
            result_types=[type_],
            properties={
                "bin_op": bin_op,
                "ordering": ordering,
                "syncscope": scope,
                "alignment": attributes.pop("alignment", None),
                "volatile_": volatile,
            },
        )
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_string(ATOMIC_BIN_OPS[self.bin_op.value.data] + " ")
        printer.print_list([self.ptr, self.val], printer.print_ssa_value)
        print_syncscope(printer, self.syncscope)
        printer.print_string(" " + _ordering(self.ordering))
        _print_trailer(printer, self, self.val)

    def verify_(self) -> None:
        if not 0 <= self.bin_op.value.data < len(ATOMIC_BIN_OPS):
            raise VerifyException(
                "attribute 'bin_op' failed to satisfy constraint: llvm.atomicrmw binary operations"
            )
        if self.ordering.value.data not in ORDERING_NAMES:
            raise VerifyException(
                "attribute 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model"
            )
        if self.ordering.value.data < ORDERINGS["monotonic"]:
            raise VerifyException("expected at least 'monotonic' ordering")
        kind, type_ = ATOMIC_BIN_OPS[self.bin_op.value.data], get_element_type_or_self(self.val.type)
        if kind.startswith("f"):
            if not isinstance(type_, AnyFloat):
                raise VerifyException("expected LLVM IR floating point type")
        elif kind == "xchg":
            if not isinstance(type_, IntegerType | AnyFloat | LLVMPointerType):
                raise VerifyException("unexpected LLVM IR type for 'xchg' bin_op")
        elif not isinstance(type_, IntegerType):
            raise VerifyException("expected LLVM IR integer type")


@irdl_op_definition
class AtomicCmpXchgOp(IRDLOperation):
    """`llvm.cmpxchg (weak)? (volatile)? %ptr, %cmp, %val (syncscope("s"))? success failure : ptr type, type`.

    Its result is `!llvm.struct<(T, i1)>`: what was there, and whether it was replaced.
    """

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "llvm.cmpxchg"
    ptr = operand_def(LLVMPointerType)
    cmp = operand_def(T)
    val = operand_def(T)
    success_ordering = prop_def(IntegerAttr[IntegerType])
    failure_ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)
    alignment = opt_prop_def(IntegerAttr[IntegerType])
    weak = opt_prop_def(UnitAttr)
    volatile_ = opt_prop_def(UnitAttr)
    res = result_def(LLVMStructType)

    def __init__(
        self,
        ptr: SSAValue,
        cmp: SSAValue,
        val: SSAValue,
        success_ordering: str,
        failure_ordering: str,
    ):
        super().__init__(
            operands=[ptr, cmp, val],
            result_types=[LLVMStructType.from_type_list([val.type, i1])],
            properties={
                "success_ordering": _i64(ORDERINGS[success_ordering]),
                "failure_ordering": _i64(ORDERINGS[failure_ordering]),
            },
        )

    @classmethod
    def parse(cls, parser: Parser) -> AtomicCmpXchgOp:
        weak = _flag(parser, "weak")
        volatile = _flag(parser, "volatile")
        ptr = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        cmp = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        val = parser.parse_unresolved_operand()
        scope = parse_syncscope(parser)
        success = _parse_keyword(parser, ORDERINGS, "atomic ordering")
        failure = _parse_keyword(parser, ORDERINGS, "atomic ordering")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        ptr_type = parser.parse_type()
        parser.parse_punctuation(",")
        type_ = parser.parse_type()
        op = cls.build(
            operands=[
                parser.resolve_operand(ptr, ptr_type),
                parser.resolve_operand(cmp, type_),
                parser.resolve_operand(val, type_),
            ],
            result_types=[LLVMStructType.from_type_list([type_, i1])],
            properties={
                "success_ordering": success,
                "failure_ordering": failure,
                "syncscope": scope,
                "alignment": attributes.pop("alignment", None),
                "weak": weak,
                "volatile_": volatile,
            },
        )
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" weak" if self.weak is not None else "")
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_list([self.ptr, self.cmp, self.val], printer.print_ssa_value)
        print_syncscope(printer, self.syncscope)
        printer.print_string(f" {_ordering(self.success_ordering)} {_ordering(self.failure_ordering)}")
        _print_trailer(printer, self, self.val)

    def verify_(self) -> None:
        for ordering in (self.success_ordering, self.failure_ordering):
            if ordering.value.data not in ORDERING_NAMES:
                raise VerifyException(
                    "attribute failed to satisfy constraint: Atomic ordering for LLVM's memory model"
                )
            if ordering.value.data < ORDERINGS["monotonic"]:
                raise VerifyException("ordering must be at least 'monotonic'")
        if self.failure_ordering.value.data in (ORDERINGS["release"], ORDERINGS["acq_rel"]):
            raise VerifyException("failure ordering cannot be 'release' or 'acq_rel'")
        if self.res.type != LLVMStructType.from_type_list([self.val.type, i1]):
            raise VerifyException("result #0 must be a struct of the type of #2 operand and i1")


@irdl_op_definition
class FenceOp(IRDLOperation):
    """`llvm.fence (syncscope("s"))? ordering`."""

    name = "llvm.fence"
    ordering = prop_def(IntegerAttr[IntegerType])
    syncscope = opt_prop_def(StringAttr)

    def __init__(self, ordering: str, syncscope: StringAttr | None = None):
        super().__init__(properties={"ordering": _i64(ORDERINGS[ordering]), "syncscope": syncscope})

    @classmethod
    def parse(cls, parser: Parser) -> FenceOp:
        scope = parse_syncscope(parser)
        ordering = _parse_keyword(parser, ORDERINGS, "atomic ordering")
        op = cls.build(properties={"ordering": ordering, "syncscope": scope})
        op.attributes |= parser.parse_optional_attr_dict()
        return op

    def print(self, printer: Printer) -> None:
        print_syncscope(printer, self.syncscope)
        printer.print_string(" " + _ordering(self.ordering))
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        if self.ordering.value.data < ORDERINGS["acquire"] or self.ordering.value.data not in ORDERING_NAMES:
            raise VerifyException("can be given only acquire, release, acq_rel, and seq_cst orderings")


OPERATIONS = (AtomicCmpXchgOp, AtomicRMWOp, FenceOp)
