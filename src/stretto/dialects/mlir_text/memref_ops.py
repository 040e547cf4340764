"""`memref` ops that xDSL lacks or prints only generically: atomics, reshape, transpose, prefetch."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import memref as xdsl_memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I64,
    AffineMapAttr,
    AnyFloat,
    BoolAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    i32,
    i64,
)
from xdsl.ir import Attribute, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    IsTerminator,
    MemoryReadEffect,
    MemoryWriteEffect,
    NoMemoryEffect,
    Pure,
    is_side_effect_free,
)
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.narrow import as_any_memref, as_memref

ATOMIC_KINDS = (
    "addf",
    "addi",
    "andi",
    "assign",
    "maximumf",
    "maxnumf",
    "maxs",
    "maxu",
    "minimumf",
    "minnumf",
    "mins",
    "minu",
    "mulf",
    "muli",
    "ori",
    "xori",
)
"""The kinds of `memref.atomic_rmw`; the position is the number in `kind`."""


def verify_indices(type_: Attribute, indices: Sequence[SSAValue], what: str = "load") -> None:
    """Fail unless there is one index for each dimension of a memref; `what` uses them."""
    assert isinstance(type_, MemRefType)
    if len(indices) != type_.get_num_dims():
        raise VerifyException(
            f"incorrect number of indices for {what}, expected {type_.get_num_dims()} but got {len(indices)}"
        )


def same_element_type(a: Attribute, b: Attribute) -> bool:
    """Whether two memrefs, ranked or not, have the same element type."""
    x, y = as_any_memref(a), as_any_memref(b)
    return x is not None and y is not None and x.element_type == y.element_type


def are_shapes_compatible(a: Attribute, b: Attribute) -> bool:
    """Whether two memrefs may have the same shape at run time."""
    if not isinstance(a, MemRefType) or not isinstance(b, MemRefType):
        return True
    x, y = a.get_shape(), b.get_shape()
    return len(x) == len(y) and all(i == j or DYNAMIC_INDEX in (i, j) for i, j in zip(x, y, strict=True))


def are_cast_compatible(a: Attribute, b: Attribute) -> bool:
    """Whether `memref.cast` may turn one type into the other: MLIR's `CastOp::areCastCompatible`."""
    source, target = as_any_memref(a), as_any_memref(b)
    if source is None or target is None or not same_element_type(source, target):
        return False
    if source.memory_space != target.memory_space:
        return False
    if isinstance(source, UnrankedMemRefType) or isinstance(target, UnrankedMemRefType):
        return isinstance(source, MemRefType) or isinstance(target, MemRefType)
    if not are_shapes_compatible(source, target):
        return False
    if source.layout == target.layout:
        return True
    x, y = source.get_strides(), target.get_strides()
    if x is None or y is None:
        return False
    offsets = (source.get_offset(), target.get_offset())
    return all(i == j or i is None or j is None for i, j in [offsets, *zip(x, y, strict=True)])


@irdl_op_definition
class _AtomicRMW(IRDLOperation):
    name = "memref.atomic_rmw"
    value = operand_def(AnyAttr())
    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    kind = prop_def(IntegerAttr[I64])
    result = result_def(AnyAttr())
    traits = xdsl_memref.AtomicRMWOp.traits

    def verify_(self) -> None:
        type_ = as_memref(self.memref.type)
        assert type_ is not None
        if len(self.indices) != type_.get_num_dims():
            raise VerifyException("expects the number of subscripts to be equal to memref rank")
        if not 0 <= self.kind.value.data < len(ATOMIC_KINDS):
            raise VerifyException("attribute 'kind' failed to satisfy constraint")
        kind, value_type = ATOMIC_KINDS[self.kind.value.data], self.value.type
        if kind.endswith("f") and not isinstance(value_type, AnyFloat):
            raise VerifyException(f"with kind '{kind}' expects a floating-point type")
        if kind[-1] in "isu" and not isinstance(value_type, IntegerType | IndexType):
            raise VerifyException(f"with kind '{kind}' expects an integer type")
        if value_type != type_.element_type or self.result.type != value_type:
            raise VerifyException(
                "failed to verify that the value type matches the element type of the memref"
            )


class AtomicRMWOp(_AtomicRMW, xdsl_memref.AtomicRMWOp):
    """`memref.atomic_rmw kind %x, %m[%i] : (type, memref type) -> type`."""

    @classmethod
    def parse(cls, parser: Parser) -> AtomicRMWOp:
        position = parser.pos
        kind = parser.parse_optional_str_literal() or parser.parse_identifier()
        if kind not in ATOMIC_KINDS:
            parser.raise_error(f"unknown kind of atomic operation '{kind}'", position, parser.pos)
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        target = parser.parse_unresolved_operand()
        indices = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_unresolved_operand)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        with parser.in_parens():
            value_type = parser.parse_type()
            parser.parse_punctuation(",")
            type_ = parser.parse_type()
        parser.parse_punctuation("->")
        return cls.create(
            operands=[
                parser.resolve_operand(value, value_type),
                parser.resolve_operand(target, type_),
                *(parser.resolve_operand(i, IndexType()) for i in indices),
            ],
            result_types=[parser.parse_type()],
            properties={"kind": IntegerAttr(ATOMIC_KINDS.index(kind), i64)},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {ATOMIC_KINDS[self.kind.value.data]} ")
        printer.print_list([self.value, self.memref], printer.print_ssa_value)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        with printer.in_parens():
            printer.print_list([self.value.type, self.memref.type], printer.print_attribute)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class AtomicYieldOp(IRDLOperation):
    """`memref.atomic_yield %x : type`: the new value of a generic_atomic_rmw."""

    name = "memref.atomic_yield"
    result = operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "$result attr-dict `:` type($result)"

    def __init__(self, result: SSAValue):
        super().__init__(operands=[result])

    def verify_(self) -> None:
        parent = self.parent_op()
        if not isinstance(parent, GenericAtomicRMWOp):
            raise VerifyException("expects parent op 'memref.generic_atomic_rmw'")
        if self.result.type != parent.result.type:
            raise VerifyException(
                f"types mismatch between yield op: '{self.result.type}' "
                f"and its parent: '{parent.result.type}'"
            )


@irdl_op_definition
class GenericAtomicRMWOp(IRDLOperation):
    """`memref.generic_atomic_rmw %m[%i] : type {^bb0(%old: T): ...}`: an element replaced atomically."""

    name = "memref.generic_atomic_rmw"
    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    result = result_def(AnyAttr())
    atomic_body = region_def("single_block")
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())

    @classmethod
    def parse(cls, parser: Parser) -> GenericAtomicRMWOp:
        target = parser.parse_unresolved_operand()
        indices = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_unresolved_operand)
        parser.parse_punctuation(":")
        position = parser.pos
        type_ = as_memref(parser.parse_type())
        if type_ is None:
            parser.raise_error("invalid kind of type specified", position, parser.pos)
        operands = [
            parser.resolve_operand(target, type_),
            *(parser.resolve_operand(i, IndexType()) for i in indices),
        ]
        body = parser.parse_region()
        return cls.create(
            operands=operands,
            result_types=[type_.element_type],
            regions=[body],
            attributes=parser.parse_optional_attr_dict(),
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.memref)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_ssa_value)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)
        printer.print_string(" ")
        printer.print_region(self.atomic_body)
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        verify_indices(self.memref.type, self.indices)
        arguments = self.atomic_body.block.args
        if len(arguments) != 1:
            raise VerifyException("expected single number of entry block arguments")
        if arguments[0].type != self.result.type:
            raise VerifyException("expected block argument of the same type result type")
        for op in self.atomic_body.block.ops:
            if not is_side_effect_free(op):
                raise VerifyException(
                    "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects"
                )


@irdl_op_definition
class ReshapeOp(IRDLOperation):
    """`memref.reshape %source(%shape) : (type, memref type of the shape) -> type`."""

    name = "memref.reshape"
    source = operand_def(base(MemRefType) | base(UnrankedMemRefType))
    shape = operand_def(MemRefType)
    result = result_def(base(MemRefType) | base(UnrankedMemRefType))
    traits = traits_def(NoMemoryEffect())
    assembly_format = "$source `` `(` $shape `)` attr-dict `:` functional-type(operands, results)"

    def __init__(self, source: SSAValue, shape: SSAValue, type_: Attribute):
        super().__init__(operands=[source, shape], result_types=[type_])


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """`memref.transpose %m (d0, d1) -> (d1, d0) : type to type`."""

    name = "memref.transpose"
    in_ = operand_def(MemRefType)
    permutation = prop_def(AffineMapAttr)
    result = result_def(MemRefType)
    traits = traits_def(NoMemoryEffect())

    @classmethod
    def parse(cls, parser: Parser) -> TransposeOp:
        operand = parser.parse_unresolved_operand()
        names = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_identifier)
        parser.parse_punctuation("->")
        position = parser.pos
        order = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_identifier)
        if sorted(order) != sorted(names):
            parser.raise_error("expected permutation map", position, parser.pos)
        permutation = AffineMap(len(names), 0, tuple(AffineDimExpr(names.index(name)) for name in order))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        parser.parse_keyword("to")
        return cls.create(
            operands=[parser.resolve_operand(operand, type_)],
            result_types=[parser.parse_type()],
            properties={"permutation": AffineMapAttr(permutation)},
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.in_)
        printer.print_string(f" {self.permutation.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.in_.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """`memref.prefetch %m[%i], read|write, locality<n>, data|instr : type`."""

    name = "memref.prefetch"
    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType())
    isWrite = prop_def(BoolAttr)
    localityHint = prop_def(IntegerAttr)
    isDataCache = prop_def(BoolAttr)

    @classmethod
    def parse(cls, parser: Parser) -> PrefetchOp:
        operand = parser.parse_unresolved_operand()
        indices = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_unresolved_operand)
        parser.parse_punctuation(",")
        write = _parse_one_of(parser, "read", "write") == "write"
        parser.parse_punctuation(",")
        parser.parse_keyword("locality")
        with parser.in_angle_brackets():
            hint = parser.parse_integer()
        parser.parse_punctuation(",")
        data = _parse_one_of(parser, "instr", "data") == "data"
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        return cls.create(
            operands=[
                parser.resolve_operand(operand, type_),
                *(parser.resolve_operand(i, IndexType()) for i in indices),
            ],
            properties={
                "isWrite": BoolAttr.from_bool(write),
                "localityHint": IntegerAttr(hint, i32),
                "isDataCache": BoolAttr.from_bool(data),
            },
            attributes=attributes,
        )

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.memref)
        with printer.in_square_brackets():
            printer.print_list(self.indices, printer.print_ssa_value)
        printer.print_string(", write" if self.isWrite.value.data else ", read")
        printer.print_string(f", locality<{self.localityHint.value.data}>")
        printer.print_string(", data" if self.isDataCache.value.data else ", instr")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)

    def verify_(self) -> None:
        type_ = as_memref(self.memref.type)
        if type_ is not None and len(self.indices) != type_.get_num_dims():
            raise VerifyException("too few indices")
        if not 0 <= self.localityHint.value.data <= 3:
            raise VerifyException("attribute 'localityHint' failed to satisfy constraint")


def _parse_one_of(parser: Parser, *keywords: str) -> str:
    position = parser.pos
    keyword = parser.parse_identifier()
    if keyword not in keywords:
        parser.raise_error(f"expected '{keywords[0]}' or '{keywords[1]}'", position, parser.pos)
    return keyword


SUBCLASSES = (AtomicRMWOp,)
OPERATIONS = (AtomicYieldOp, GenericAtomicRMWOp, PrefetchOp, ReshapeOp, TransposeOp)
