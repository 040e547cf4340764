"""MLIR's text of `memref` ops: loads, stores, casts, globals and what else xDSL's text lacks.

Atomics and the ops that xDSL's `memref` lacks are in `memref_ops`.
"""

from __future__ import annotations

from typing import ClassVar, cast

from xdsl.dialects import memref as xdsl_memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I64,
    AffineMapAttr,
    AnyDenseElement,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolNameConstraint,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text import memref_ops, memref_views
from stretto.dialects.mlir_text.asm import ResultNames, result_group_starts
from stretto.dialects.mlir_text.memref_ops import verify_indices
from stretto.dialects.mlir_text.narrow import as_memref
from stretto.dialects.mlir_text.regions import parse_arrow_types, terminate
from stretto.dialects.mlir_text.symbols import find_symbol

ANY_MEMREF = base(MemRefType) | base(UnrankedMemRefType)


@irdl_op_definition
class _Load(IRDLOperation):
    """`memref.load` as MLIR defines it: with an alignment."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "memref.load"
    memref = operand_def(MemRefType.constr(T))
    indices = var_operand_def(IndexType())
    nontemporal = opt_prop_def(BoolAttr, default_value=BoolAttr.from_bool(False))
    alignment = opt_prop_def(IntegerAttr[I64])
    res = result_def(T)
    traits = xdsl_memref.LoadOp.traits
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$memref `[` $indices `]` attr-dict `:` type($memref)"

    def verify_(self) -> None:
        verify_indices(self.memref.type, self.indices)


class LoadOp(_Load, xdsl_memref.LoadOp):
    """`memref.load %m[%i, %j] {...} : memref type`."""


def _take(attributes: dict[str, Attribute], *names: str) -> dict[str, Attribute]:
    """Move the named entries out of a dictionary of attributes."""
    return {name: attributes.pop(name) for name in names if name in attributes}


@irdl_op_definition
class _Store(IRDLOperation):
    """`memref.store` as MLIR defines it: with an alignment."""

    T: ClassVar = VarConstraint("T", AnyAttr())
    name = "memref.store"
    value = operand_def(T)
    memref = operand_def(MemRefType.constr(T))
    indices = var_operand_def(IndexType())
    nontemporal = opt_prop_def(BoolAttr, default_value=BoolAttr.from_bool(False))
    alignment = opt_prop_def(IntegerAttr[I64])
    traits = xdsl_memref.StoreOp.traits
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"

    def verify_(self) -> None:
        verify_indices(self.memref.type, self.indices, "store")


class StoreOp(_Store, xdsl_memref.StoreOp):
    """`memref.store %x, %m[%i, %j] {...} : memref type`."""


def symbol_count(layout: Attribute) -> int:
    """How many symbols a layout has; strides and an offset that aren't known are some."""
    match layout:
        case AffineMapAttr():
            return layout.data.num_symbols
        case StridedLayoutAttr():
            return sum(isinstance(part, NoneAttr) for part in (*layout.strides, layout.offset))
        case _:
            return 0


def _verify_allocation(type_: Attribute, sizes: int, symbols: int) -> None:
    ranked = as_memref(type_)
    if ranked is None:
        return
    dynamic = sum(size == DYNAMIC_INDEX for size in ranked.get_shape())
    if sizes != dynamic:
        raise VerifyException(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    expected = symbol_count(ranked.layout)
    if symbols != expected:
        raise VerifyException(
            f"symbol operand count does not equal memref symbol count: expected {expected}, got {symbols}"
        )


class AllocOp(xdsl_memref.AllocOp):
    """`memref.alloc(%sizes)[%symbols] {...} : memref type`."""

    def verify_(self) -> None:
        _verify_allocation(self.memref.type, len(self.dynamic_sizes), len(self.symbol_operands))
        super().verify_()


class AllocaOp(xdsl_memref.AllocaOp):
    """`memref.alloca(%sizes)[%symbols] {...} : memref type`."""

    def verify_(self) -> None:
        _verify_allocation(self.memref.type, len(self.dynamic_sizes), len(self.symbol_operands))
        super().verify_()


@irdl_op_definition
class _Dim(IRDLOperation):
    name = "memref.dim"
    source = operand_def(ANY_MEMREF)
    index = operand_def(IndexType)
    result = result_def(IndexType)
    traits = xdsl_memref.DimOp.traits
    assembly_format = "attr-dict $source `,` $index `:` type($source)"


class DimOp(_Dim, xdsl_memref.DimOp):
    """`memref.dim {...} %m, %i : type`."""


@irdl_op_definition
class _Rank(IRDLOperation):
    name = "memref.rank"
    source = operand_def(ANY_MEMREF)
    rank = result_def(IndexType)
    traits = xdsl_memref.RankOp.traits
    assembly_format = "$source attr-dict `:` type($source)"


class RankOp(_Rank, xdsl_memref.RankOp):
    """`memref.rank %m : type`."""


@irdl_op_definition
class _ExtractAlignedPointer(IRDLOperation):
    name = "memref.extract_aligned_pointer_as_index"
    source = operand_def(ANY_MEMREF)
    aligned_pointer = result_def(IndexType)
    traits = xdsl_memref.ExtractAlignedPointerAsIndexOp.traits
    assembly_format = "$source `:` type($source) `->` type($aligned_pointer) attr-dict"


class ExtractAlignedPointerAsIndexOp(_ExtractAlignedPointer, xdsl_memref.ExtractAlignedPointerAsIndexOp):
    """`memref.extract_aligned_pointer_as_index %m : type -> index`."""


class ExtractStridedMetaDataOp(xdsl_memref.ExtractStridedMetaDataOp):
    """`memref.extract_strided_metadata %m : type -> types`."""

    @classmethod
    def parse(cls, parser: Parser) -> ExtractStridedMetaDataOp:
        source = parser.parse_unresolved_operand()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        parser.parse_punctuation("->")
        types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        return cls.create(
            operands=[parser.resolve_operand(source, type_)],
            result_types=types,
            attributes=parser.parse_optional_attr_dict(),
        )

    def asm_result_names(self) -> ResultNames:
        return result_group_starts(self, ("base_buffer", "offset", "sizes", "strides"))


@irdl_op_definition
class _Cast(IRDLOperation):
    name = "memref.cast"
    source = operand_def(ANY_MEMREF)
    dest = result_def(ANY_MEMREF)
    traits = xdsl_memref.CastOp.traits
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"

    def verify_(self) -> None:
        if not memref_ops.are_cast_compatible(self.source.type, self.dest.type):
            raise VerifyException(
                f"operand type '{self.source.type}' and result type '{self.dest.type}' are cast incompatible"
            )


class CastOp(_Cast, xdsl_memref.CastOp):
    """`memref.cast %m : type to type`."""


@irdl_op_definition
class _MemorySpaceCast(IRDLOperation):
    name = "memref.memory_space_cast"
    source = operand_def(ANY_MEMREF)
    dest = result_def(ANY_MEMREF)
    traits = xdsl_memref.MemorySpaceCastOp.traits
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class MemorySpaceCastOp(_MemorySpaceCast, xdsl_memref.MemorySpaceCastOp):
    """`memref.memory_space_cast %m : type to type`."""


@irdl_op_definition
class _Copy(IRDLOperation):
    name = "memref.copy"
    source = operand_def(ANY_MEMREF)
    destination = operand_def(ANY_MEMREF)
    traits = xdsl_memref.CopyOp.traits
    assembly_format = "$source `,` $destination attr-dict `:` type($source) `to` type($destination)"

    def verify_(self) -> None:
        source, target = self.source.type, self.destination.type
        if not memref_ops.same_element_type(source, target):
            raise VerifyException("requires the same element type for all operands")
        if not memref_ops.are_shapes_compatible(source, target):
            raise VerifyException("requires the same shape for all operands")


class CopyOp(_Copy, xdsl_memref.CopyOp):
    """`memref.copy %source, %target : type to type`."""


class GetGlobalOp(xdsl_memref.GetGlobalOp):
    """`memref.get_global @name : memref type {...}`."""

    def verify_(self) -> None:
        super().verify_()
        found = find_symbol(self, self.name_)
        if not isinstance(found, xdsl_memref.GlobalOp):
            name = self.name_.root_reference.data
            raise VerifyException(f"'{name}' does not reference a valid global memref")
        if found.type != self.memref.type:
            raise VerifyException(
                f"result type '{self.memref.type}' does not match type '{found.type}' of the global memref "
                f"{self.name_}"
            )


@irdl_op_definition
class _Global(IRDLOperation):
    """`memref.global` as MLIR defines it: visibility and value may be missing."""

    name = "memref.global"
    sym_name = prop_def(SymbolNameConstraint())
    sym_visibility = opt_prop_def(StringAttr)
    type = prop_def(MemRefType)
    initial_value = opt_prop_def(UnitAttr | DenseIntOrFPElementsAttr)
    constant = opt_prop_def(UnitAttr)
    alignment = opt_prop_def(IntegerAttr[I64])
    traits = xdsl_memref.GlobalOp.traits

    def verify_(self) -> None:
        type_, value = self.type, self.initial_value
        if any(size < 0 for size in type_.get_shape()):
            raise VerifyException(f"type should be static shaped memref, but got '{type_}'")
        if isinstance(value, DenseIntOrFPElementsAttr):
            expected = TensorType(type_.element_type, type_.shape)
            if value.type != expected:
                raise VerifyException(
                    f"initial value expected to be of type '{expected}', but was of type '{value.type}'"
                )
        if self.alignment is not None and self.alignment.value.data.bit_count() != 1:
            raise VerifyException(
                f"alignment attribute value {self.alignment.value.data} is not a power of 2"
            )


class GlobalOp(_Global, xdsl_memref.GlobalOp):
    """`memref.global "visibility" constant @name : memref type = value {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> GlobalOp:
        visibility = parser.parse_optional_str_literal()
        constant = parser.parse_optional_keyword("constant") is not None
        name = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        position = parser.pos
        found = parser.parse_type()
        type_ = as_memref(found)
        if type_ is None or any(size < 0 for size in type_.get_shape()):
            parser.raise_error(
                f"type should be static shaped memref, but got '{found}'", position, parser.pos
            )
        value: Attribute | None = None
        if parser.parse_optional_punctuation("=") is not None:
            if parser.parse_optional_keyword("uninitialized") is not None:
                value = UnitAttr()
            else:
                parser.parse_keyword("dense")
                tensor = TensorType(type_.element_type, type_.shape)
                value = parser.parse_dense_int_or_fp_elements_attr(
                    cast("TensorType[AnyDenseElement]", tensor)
                )
        attributes = parser.parse_optional_attr_dict()
        return cls.build(
            properties={
                "sym_name": name,
                "sym_visibility": None if visibility is None else StringAttr(visibility),
                "type": type_,
                "initial_value": value,
                "constant": UnitAttr() if constant else None,
                **_take(attributes, "alignment"),
            },
            attributes=dict(attributes),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        if self.sym_visibility is not None:
            printer.print_attribute(self.sym_visibility)
            printer.print_string(" ")
        printer.print_string("constant " if self.constant is not None else "")
        printer.print_symbol_name(self.sym_name)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        value = self.initial_value
        if isinstance(value, UnitAttr):
            printer.print_string(" = uninitialized")
        elif value is not None:
            printer.print_string(" = ")
            value.print_without_type(printer)
        alignment = {} if self.alignment is None else {"alignment": self.alignment}
        printer.print_op_attributes({**self.attributes, **alignment})


@irdl_op_definition
class _AllocaScope(IRDLOperation):
    name = "memref.alloca_scope"
    res = var_result_def()
    scope = region_def("single_block")
    traits = xdsl_memref.AllocaScopeOp.traits


class AllocaScopeOp(_AllocaScope, xdsl_memref.AllocaScopeOp):
    """`memref.alloca_scope -> (types) {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> AllocaScopeOp:
        types = () if parser.parse_optional_punctuation("->") is None else parse_arrow_types(parser)
        scope = parser.parse_region()
        terminate(scope, _scope_return)
        return cls.create(result_types=types, regions=[scope], attributes=parser.parse_optional_attr_dict())

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        if self.res:
            printer.print_string(" -> ")
            with printer.in_parens():
                printer.print_list(self.res.types, printer.print_attribute)
        printer.print_string(" ")
        printer.print_region(
            self.scope,
            print_entry_block_args=False,
            print_empty_block=False,
            print_block_terminators=bool(self.res),
        )
        printer.print_op_attributes(self.attributes)


def _scope_return() -> Operation:
    return xdsl_memref.AllocaScopeReturnOp.build(operands=[()])


SUBCLASSES = (
    AllocOp,
    AllocaOp,
    AllocaScopeOp,
    CastOp,
    CopyOp,
    DimOp,
    ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetaDataOp,
    GetGlobalOp,
    GlobalOp,
    LoadOp,
    MemorySpaceCastOp,
    RankOp,
    StoreOp,
    *memref_ops.SUBCLASSES,
    *memref_views.SUBCLASSES,
)
OPERATIONS = memref_ops.OPERATIONS
