"""MLIR's text of `llvm` loads, stores, allocas and address arithmetic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    I32,
    I64,
    DenseArrayBase,
    IntegerAttr,
    IntegerType,
    StringAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import NoMemoryEffect
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.llvm_.atomics import ORDERING_NAMES, ORDERINGS, parse_syncscope, print_syncscope
from stretto.dialects.mlir_text.llvm_properties import ACCESS_PROPERTIES
from stretto.dialects.mlir_text.narrow import as_integer

_NOT_ATOMIC = IntegerAttr(0, i64)
_IN_ATTR_DICT = ("alignment", "nontemporal", "access_groups", "alias_scopes", "noalias_scopes", "tbaa")


def _flag(parser: Parser, keyword: str) -> UnitAttr | None:
    return None if parser.parse_optional_keyword(keyword) is None else UnitAttr()


def _parse_atomic(parser: Parser) -> tuple[StringAttr | None, IntegerAttr[IntegerType]]:
    """Parse `atomic syncscope("s") ordering` if it is there."""
    if parser.parse_optional_keyword("atomic") is None:
        return None, _NOT_ATOMIC
    scope = parse_syncscope(parser)
    position = parser.pos
    keyword = parser.parse_identifier()
    if keyword not in ORDERINGS:
        parser.raise_error(f"unknown atomic ordering '{keyword}'", position, parser.pos)
    return scope, IntegerAttr(ORDERINGS[keyword], i64)


def _print_atomic(printer: Printer, scope: StringAttr | None, ordering: IntegerAttr | None) -> None:
    if ordering is not None and ordering.value.data:
        printer.print_string(" atomic")
        print_syncscope(printer, scope)
        printer.print_string(f" {ORDERING_NAMES[ordering.value.data]}")


def _print_attributes(printer: Printer, op: IRDLOperation) -> None:
    shown = {name: op.properties[name] for name in _IN_ATTR_DICT if name in op.properties}
    printer.print_op_attributes({**op.attributes, **shown})


def _take(attributes: dict[str, Attribute]) -> dict[str, Attribute]:
    return {name: attributes.pop(name) for name in _IN_ATTR_DICT if name in attributes}


@irdl_op_definition
class _Load(IRDLOperation):
    """`llvm.load` as MLIR defines it."""

    name = "llvm.load"
    ptr = operand_def(llvm.LLVMPointerType)
    alignment = opt_prop_def(IntegerAttr[I64])
    volatile_ = opt_prop_def(UnitAttr)
    nontemporal = opt_prop_def(UnitAttr)
    invariant = opt_prop_def(UnitAttr)
    invariantGroup = opt_prop_def(UnitAttr)
    ordering = prop_def(IntegerAttr, default_value=_NOT_ATOMIC)
    syncscope = opt_prop_def(StringAttr)
    dereferenced_value = result_def(AnyAttr())

    def verify_(self) -> None:
        _verify_access(self, ("release", "acq_rel"), "load")


_Load.get_irdl_definition().properties.update(ACCESS_PROPERTIES)


def _verify_access(op: _Load | _Store, forbidden: Sequence[str], what: str) -> None:
    ordering = op.ordering.value.data
    if ordering not in ORDERING_NAMES:
        raise VerifyException("attribute 'ordering' failed to satisfy constraint")
    if ordering == 0:
        if op.syncscope is not None:
            raise VerifyException("expected syncscope to be null for non-atomic access")
        return
    if ORDERING_NAMES[ordering] in forbidden:
        raise VerifyException(f"unsupported ordering '{ORDERING_NAMES[ordering]}'")
    if op.alignment is None:
        raise VerifyException("expected alignment for atomic access")


class LoadOp(_Load, llvm.LoadOp):
    """`llvm.load volatile %p atomic syncscope("s") ordering invariant {...} : pointer -> type`."""

    @classmethod
    def parse(cls, parser: Parser) -> LoadOp:
        volatile = _flag(parser, "volatile")
        ptr = parser.parse_unresolved_operand()
        scope, ordering = _parse_atomic(parser)
        invariant = _flag(parser, "invariant")
        group = _flag(parser, "invariant_group")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        parser.parse_punctuation("->")
        return cls.build(
            operands=[parser.resolve_operand(ptr, type_)],
            result_types=[parser.parse_type()],
            properties={
                "volatile_": volatile,
                "syncscope": scope,
                "ordering": ordering,
                "invariant": invariant,
                "invariantGroup": group,
                **_take(attributes),
            },
            attributes=dict(attributes),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_ssa_value(self.ptr)
        _print_atomic(printer, self.syncscope, self.ordering)
        printer.print_string(" invariant" if self.invariant is not None else "")
        printer.print_string(" invariant_group" if self.invariantGroup is not None else "")
        _print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_attribute(self.ptr.type)
        printer.print_string(" -> ")
        printer.print_attribute(self.dereferenced_value.type)


@irdl_op_definition
class _Store(IRDLOperation):
    """`llvm.store` as MLIR defines it."""

    name = "llvm.store"
    value = operand_def(AnyAttr())
    ptr = operand_def(llvm.LLVMPointerType)
    alignment = opt_prop_def(IntegerAttr[I64])
    volatile_ = opt_prop_def(UnitAttr)
    nontemporal = opt_prop_def(UnitAttr)
    invariantGroup = opt_prop_def(UnitAttr)
    ordering = prop_def(IntegerAttr, default_value=_NOT_ATOMIC)
    syncscope = opt_prop_def(StringAttr)

    def verify_(self) -> None:
        _verify_access(self, ("acquire", "acq_rel"), "store")


_Store.get_irdl_definition().properties.update(ACCESS_PROPERTIES)


class StoreOp(_Store, llvm.StoreOp):
    """`llvm.store volatile %x, %p atomic syncscope("s") ordering {...} : type, pointer`."""

    @classmethod
    def parse(cls, parser: Parser) -> StoreOp:
        volatile = _flag(parser, "volatile")
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        ptr = parser.parse_unresolved_operand()
        scope, ordering = _parse_atomic(parser)
        group = _flag(parser, "invariant_group")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        value_type = parser.parse_type()
        parser.parse_punctuation(",")
        return cls.build(
            operands=[
                parser.resolve_operand(value, value_type),
                parser.resolve_operand(ptr, parser.parse_type()),
            ],
            properties={
                "volatile_": volatile,
                "syncscope": scope,
                "ordering": ordering,
                "invariantGroup": group,
                **_take(attributes),
            },
            attributes=dict(attributes),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" volatile " if self.volatile_ is not None else " ")
        printer.print_list([self.value, self.ptr], printer.print_ssa_value)
        _print_atomic(printer, self.syncscope, self.ordering)
        printer.print_string(" invariant_group" if self.invariantGroup is not None else "")
        _print_attributes(printer, self)
        printer.print_string(" : ")
        printer.print_list([self.value.type, self.ptr.type], printer.print_attribute)


@irdl_op_definition
class _Alloca(IRDLOperation):
    """`llvm.alloca` as MLIR defines it: with `inalloca`."""

    name = "llvm.alloca"
    size = operand_def(IntegerType)
    alignment = opt_prop_def(IntegerAttr[I64])
    elem_type = prop_def(AnyAttr())
    inalloca = opt_prop_def(UnitAttr)
    res = result_def(llvm.LLVMPointerType)


class AllocaOp(_Alloca, llvm.AllocaOp):
    """`llvm.alloca inalloca? %n x type {...} : (type of n) -> pointer`."""

    @classmethod
    def parse(cls, parser: Parser) -> AllocaOp:
        inalloca = _flag(parser, "inalloca")
        size = parser.parse_unresolved_operand()
        parser.parse_keyword("x")
        element = parser.parse_type()
        attributes = parser.parse_optional_attr_dict()
        alignment = attributes.pop("alignment", None)
        if (number := as_integer(alignment)) is not None and number.value.data == 0:
            alignment = None
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = parser.parse_function_type()
        if len(type_.inputs) != 1 or len(type_.outputs) != 1:
            parser.raise_error(
                "expected trailing function type with one argument and one result", position, parser.pos
            )
        return cls.build(
            operands=[parser.resolve_operand(size, type_.inputs.data[0])],
            result_types=type_.outputs.data,
            properties={"alignment": alignment, "elem_type": element, "inalloca": inalloca},
            attributes=dict(attributes),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" inalloca " if self.inalloca is not None else " ")
        printer.print_ssa_value(self.size)
        printer.print_string(" x ")
        printer.print_attribute(self.elem_type)
        attributes = dict(self.attributes)
        if self.alignment is not None and self.alignment.value.data:
            attributes["alignment"] = self.alignment
        printer.print_op_attributes(attributes)
        printer.print_string(" : ")
        printer.print_function_type([self.size.type], [self.res.type])


NO_WRAP_FLAGS = {"inbounds": 3, "nusw": 2, "nuw": 4}
"""The flags of a getelementptr, with their bits; `inbounds` implies `nusw`."""


@irdl_op_definition
class _GEP(IRDLOperation):
    """`llvm.getelementptr` as MLIR defines it: on vectors of pointers as well."""

    name = "llvm.getelementptr"
    ptr = operand_def(AnyAttr())
    ssa_indices = var_operand_def(AnyAttr())
    elem_type = prop_def(AnyAttr())
    noWrapFlags = prop_def(IntegerAttr[I32], default_value=IntegerAttr(0, i32))
    rawConstantIndices = prop_def(DenseArrayBase.constr(i32))
    inbounds = opt_prop_def(UnitAttr)
    result = result_def(AnyAttr())
    traits = traits_def(NoMemoryEffect())

    def verify_(self) -> None:
        indices = self.rawConstantIndices.get_values()
        if sum(index == llvm.GEP_USE_SSA_VAL for index in indices) != len(self.ssa_indices):
            raise VerifyException(f"expected {len(self.ssa_indices)} dynamic indices as there are operands")
        if self.noWrapFlags.value.data == 1:
            raise VerifyException("'inbounds_flag' cannot be used directly.")
        type_: Attribute = self.elem_type
        for number, index in enumerate(indices[1:], start=1):
            match type_:
                case llvm.LLVMArrayType(type=element):
                    type_ = element
                case llvm.LLVMStructType(types=types):
                    if index == llvm.GEP_USE_SSA_VAL:
                        raise VerifyException(f"expected index {number} indexing a struct to be constant")
                    if not 0 <= index < len(types):
                        raise VerifyException(f"index {number} indexing a struct is out of bounds")
                    type_ = types.data[int(index)]
                case _:
                    raise VerifyException(f"type '{type_}' cannot be indexed (index #{number})")


class GEPOp(_GEP, llvm.GEPOp):
    """`llvm.getelementptr inbounds|nuw %p[%i, 1] {...} : (types) -> pointer, element type`.

    xDSL keeps `inbounds` as a property of its own; here it always agrees with `noWrapFlags`.
    """

    @classmethod
    def create(cls, *, properties: Mapping[str, Attribute] = {}, **rest: Any) -> Self:
        flags = properties.get("noWrapFlags")
        if isinstance(flags, IntegerAttr) and flags.value.data & 1:
            properties = {**properties, "inbounds": UnitAttr()}
        return super().create(properties=properties, **rest)

    @classmethod
    def parse(cls, parser: Parser) -> GEPOp:
        flags = 0
        if (keyword := parser.parse_optional_keyword_in(NO_WRAP_FLAGS)) is not None:
            flags = NO_WRAP_FLAGS[keyword]
            while parser.parse_optional_punctuation("|") is not None:
                flags |= NO_WRAP_FLAGS[parser.parse_identifier()]
        ptr = parser.parse_unresolved_operand()
        values: list[UnresolvedOperand] = []

        def parse_index() -> int:
            value = parser.parse_optional_unresolved_operand()
            if value is None:
                return parser.parse_integer(allow_boolean=False)
            values.append(value)
            return llvm.GEP_USE_SSA_VAL

        indices = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parse_index)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = parser.parse_function_type()
        parser.parse_punctuation(",")
        return cls.create(
            operands=parser.resolve_operands([ptr, *values], type_.inputs.data, position),
            result_types=type_.outputs.data,
            properties={
                "elem_type": parser.parse_type(),
                "noWrapFlags": IntegerAttr(flags, i32),
                "rawConstantIndices": DenseArrayBase.from_list(i32, indices),
            },
            attributes=attributes,
        )

    def _flags(self) -> int:
        return self.noWrapFlags.value.data | (NO_WRAP_FLAGS["inbounds"] if self.inbounds is not None else 0)

    def print(self, printer: Printer) -> None:
        flags = self._flags()
        names = [n for n, bits in NO_WRAP_FLAGS.items() if flags & bits == bits]
        if "inbounds" in names:
            names.remove("nusw")
        printer.print_string(f" {'|'.join(names)} " if names else " ")
        printer.print_ssa_value(self.ptr)
        values = list(self.ssa_indices)

        def print_index(index: int | float) -> None:
            if index == llvm.GEP_USE_SSA_VAL:
                printer.print_ssa_value(values.pop(0))
            else:
                printer.print_string(str(index))

        with printer.in_square_brackets():
            printer.print_list(self.rawConstantIndices.get_values(), print_index)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type(self.operand_types, self.result_types)
        printer.print_string(", ")
        printer.print_attribute(self.elem_type)

    def mlir_properties(self) -> Mapping[str, Attribute]:
        properties = {name: value for name, value in self.properties.items() if name != "inbounds"}
        return {**properties, "noWrapFlags": IntegerAttr(self._flags(), i32)}


SUBCLASSES = (AllocaOp, GEPOp, LoadOp, StoreOp)
