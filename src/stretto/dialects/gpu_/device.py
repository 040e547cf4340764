"""`gpu` ops of kernels: barriers, reductions, exchange in subgroups, printing, dynamic shared memory."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    I32,
    I64,
    AnyFloatConstr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    base,
    irdl_op_definition,
    lazy_traits_def,
    operand_def,
    opt_operand_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import (
    IsTerminator,
    MemoryWriteEffect,
    NoMemoryEffect,
    Pure,
    RecursiveMemoryEffect,
    ReturnLike,
    SingleBlockImplicitTerminator,
)
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.async_.format import make, parse_type_of_kind
from stretto.dialects.gpu_.attrs import (
    AddressSpace,
    AddressSpaceAttr,
    BroadcastType,
    BroadcastTypeAttr,
    ShuffleMode,
    ShuffleModeAttr,
    parse_keyword_of,
)
from stretto.dialects.gpu_.reductions import SCALAR_OR_VECTOR, is_power_of_two
from stretto.dialects.gpu_.text import parse_number, resolve_typed
from stretto.dialects.mlir_text.asm import ResultNames
from stretto.dialects.mlir_text.narrow import as_memref, as_vector
from stretto.dialects.mlir_text.regions import parse_arrow_types, terminate
from stretto.dialects.mlir_text.symbols import symbol_table_of

NUMBER = base(IntegerType) | AnyFloatConstr | base(IndexType)


@irdl_op_definition
class _Barrier(IRDLOperation):
    name = "gpu.barrier"
    assembly_format = "attr-dict"


class BarrierOp(_Barrier, gpu.BarrierOp):
    """`gpu.barrier`: waits for all threads of the block; their writes are visible after it."""


@irdl_op_definition
class ShuffleOp(IRDLOperation):
    """`%x, %valid = gpu.shuffle xor %value, %offset, %width : f32`: the value of another lane."""

    name = "gpu.shuffle"
    value = operand_def(SCALAR_OR_VECTOR)
    offset = operand_def(i32)
    width = operand_def(i32)
    mode = prop_def(ShuffleModeAttr)
    shuffleResult = result_def(SCALAR_OR_VECTOR)
    valid = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, value: SSAValue, offset: SSAValue, width: SSAValue, mode: ShuffleMode):
        super().__init__(
            operands=[value, offset, width],
            result_types=[value.type, i1],
            properties={"mode": ShuffleModeAttr(mode)},
        )

    @classmethod
    def parse(cls, parser: Parser) -> ShuffleOp:
        mode = ShuffleModeAttr(parse_keyword_of(parser, ShuffleMode, "ShuffleMode", cls.name))
        values = [parser.parse_unresolved_operand()]
        for _ in range(2):
            parser.parse_punctuation(",")
            values.append(parser.parse_unresolved_operand())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        operands = [
            parser.resolve_operand(value, t) for value, t in zip(values, (type_, i32, i32), strict=True)
        ]
        return make(cls, operands, [type_, i1], {"mode": mode, **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(f"  {self.mode.data.value} ")
        printer.print_list(self.operands, printer.print_ssa_value)
        _print_attributes_and_type(self, printer, self.value.type)

    def asm_result_names(self) -> ResultNames:
        return [(0, "shuffleResult"), (1, "valid")]

    def verify_(self) -> None:
        _verify_same_type(self.value, self.shuffleResult, "value, shuffleResult")


@irdl_op_definition
class RotateOp(IRDLOperation):
    """`%x, %valid = gpu.rotate %value, 1, 32 : f32`: the value of the lane `offset` further on."""

    name = "gpu.rotate"
    PROPERTY_WORDS: ClassVar[dict[str, str]] = {
        "offset": "32-bit signless integer attribute whose minimum value is 0",
        "width": "32-bit signless integer attribute whose value is a power of two > 0",
    }
    value = operand_def(SCALAR_OR_VECTOR)
    offset = prop_def(IntegerAttr[I32])
    width = prop_def(IntegerAttr[I32])
    rotateResult = result_def(SCALAR_OR_VECTOR)
    valid = result_def(i1)
    traits = traits_def(Pure())

    def __init__(self, value: SSAValue, offset: int, width: int):
        super().__init__(
            operands=[value],
            result_types=[value.type, i1],
            properties={"offset": IntegerAttr(offset, i32), "width": IntegerAttr(width, i32)},
        )

    @classmethod
    def parse(cls, parser: Parser) -> RotateOp:
        value = parser.parse_unresolved_operand()
        numbers: list[IntegerAttr] = []
        for _ in range(2):
            parser.parse_punctuation(",")
            numbers.append(parse_number(parser, i32))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        properties = {"offset": numbers[0], "width": numbers[1]}
        operand = parser.resolve_operand(value, type_)
        return make(cls, [operand], [type_, i1], {**properties, **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.value)
        printer.print_string(f", {self.offset.value.data}, {self.width.value.data}")
        _print_attributes_and_type(self, printer, self.value.type)

    def asm_result_names(self) -> ResultNames:
        return [(0, "rotateResult"), (1, "valid")]

    def verify_(self) -> None:
        _verify_same_type(self.value, self.rotateResult, "value, rotateResult")
        offset, width = self.offset.value.data, self.width.value.data
        for name, is_right in (("offset", offset >= 0), ("width", is_power_of_two(width))):
            if not is_right:
                words = self.PROPERTY_WORDS[name]
                raise VerifyException(f"attribute '{name}' failed to satisfy constraint: {words}")
        if offset >= width:
            raise VerifyException(f"offset must be in the range [0, {width})")


@irdl_op_definition
class SubgroupBroadcastOp(IRDLOperation):
    """`gpu.subgroup_broadcast %value, specific_lane %lane : f32`: the value of one lane for all."""

    name = "gpu.subgroup_broadcast"
    src = operand_def(AnyAttr())
    lane = opt_operand_def(i32)
    broadcast_type = prop_def(BroadcastTypeAttr)
    result = result_def(AnyAttr())
    traits = traits_def(NoMemoryEffect())

    def __init__(self, src: SSAValue, lane: SSAValue | None = None):
        kind = BroadcastType.FIRST_ACTIVE_LANE if lane is None else BroadcastType.SPECIFIC_LANE
        super().__init__(
            operands=[src, lane],
            result_types=[src.type],
            properties={"broadcast_type": BroadcastTypeAttr(kind)},
        )

    @classmethod
    def parse(cls, parser: Parser) -> SubgroupBroadcastOp:
        src = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        kind = BroadcastTypeAttr(parse_keyword_of(parser, BroadcastType, "BroadcastType", cls.name))
        lane = parser.parse_optional_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parser.parse_type()
        operands = [parser.resolve_operand(src, type_)]
        if lane is not None:
            operands.append(parser.resolve_operand(lane, i32))
        return make(cls, operands, [type_], {"broadcast_type": kind, **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.src)
        printer.print_string(f",  {self.broadcast_type.data.value}")
        if self.lane is not None:
            printer.print_string(" ")
            printer.print_ssa_value(self.lane)
        _print_attributes_and_type(self, printer, self.src.type)

    def verify_(self) -> None:
        _verify_same_type(self.src, self.result, "result, src")
        kind = self.broadcast_type.data
        if kind is BroadcastType.FIRST_ACTIVE_LANE and self.lane is not None:
            raise VerifyException("lane can only be specified for `specific_lane` broadcast")
        if kind is BroadcastType.SPECIFIC_LANE and self.lane is None:
            raise VerifyException("lane must be specified for `specific_lane` broadcast")


@irdl_op_definition
class PrintfOp(IRDLOperation):
    """`gpu.printf "format", %values : types`"""

    name = "gpu.printf"
    args = var_operand_def(NUMBER)
    format = prop_def(StringAttr)
    traits = traits_def(MemoryWriteEffect())

    def __init__(self, format: str, args: Sequence[SSAValue] = ()):
        super().__init__(operands=[args], properties={"format": StringAttr(format)})

    @classmethod
    def parse(cls, parser: Parser) -> PrintfOp:
        format_ = parser.parse_optional_str_literal()
        if format_ is None:
            parser.raise_error("expected attribute value")
        attributes = parser.parse_optional_attr_dict()
        values: Sequence[UnresolvedOperand] = ()
        types: Sequence[Attribute] = ()
        position = parser.pos
        if parser.parse_optional_punctuation(",") is not None:
            position = parser.pos
            values = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_unresolved_operand)
            parser.parse_punctuation(":")
            types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        operands = resolve_typed(parser, cls.name, values, types, position)
        return make(cls, operands, [], {"format": StringAttr(format_), **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.format)
        printer.print_op_attributes(self.attributes)
        if self.args:
            printer.print_string(", ")
            printer.print_list(self.args, printer.print_ssa_value)
            printer.print_string(" : ")
            printer.print_list(self.args.types, printer.print_attribute)


@irdl_op_definition
class DynamicSharedMemoryOp(IRDLOperation):
    """`gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>`"""

    name = "gpu.dynamic_shared_memory"
    resultMemref = result_def(AnyAttr())
    traits = traits_def(Pure())

    def __init__(self, type_: MemRefType):
        super().__init__(result_types=[type_])

    @classmethod
    def parse(cls, parser: Parser) -> DynamicSharedMemoryOp:
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return make(cls, [], [parse_type_of_kind(parser, cls.name, MemRefType)], attributes)

    def print(self, printer: Printer) -> None:
        _print_attributes_and_type(self, printer, self.resultMemref.type)

    def verify_(self) -> None:
        type_ = as_memref(self.resultMemref.type)
        if type_ is None or type_.element_type != i8 or type_.get_num_dims() != 1:
            words = "1D memref of 8-bit signless integer values"
            raise VerifyException(f"result #0 must be {words}, but got '{self.resultMemref.type}'")
        if symbol_table_of(self) is None:
            raise VerifyException("must be inside an op with symbol table")
        if type_.memory_space != AddressSpaceAttr(AddressSpace.WORKGROUP):
            raise VerifyException("address space must be address_space<workgroup>")
        if all(size >= 0 for size in type_.get_shape()):
            raise VerifyException("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")


@irdl_op_definition
class WarpExecuteOnLane0Op(IRDLOperation):
    """`gpu.warp_execute_on_lane_0(%lane)[32] args(...) -> (types) {...}`: code that one lane runs."""

    name = "gpu.warp_execute_on_lane_0"
    laneid = operand_def(IndexType)
    args = var_operand_def(AnyAttr())
    warp_size = prop_def(IntegerAttr[I64])
    res = var_result_def(AnyAttr())
    warpRegion = region_def("single_block")
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(
        self,
        laneid: SSAValue,
        warp_size: int,
        result_types: Sequence[Attribute] = (),
        args: Sequence[SSAValue] = (),
        body: Region | None = None,
    ):
        super().__init__(
            operands=[laneid, args],
            result_types=[result_types],
            properties={"warp_size": IntegerAttr(warp_size, i64)},
            regions=[Region(Block()) if body is None else body],
        )

    @classmethod
    def parse(cls, parser: Parser) -> WarpExecuteOnLane0Op:
        with parser.in_parens():
            lane = parser.parse_unresolved_operand()
        with parser.in_square_brackets():
            size = parser.parse_integer()
        operands: list[SSAValue] = [parser.resolve_operand(lane, IndexType())]
        if parser.parse_optional_keyword("args") is not None:
            with parser.in_parens():
                position = parser.pos
                values = parser.parse_comma_separated_list(
                    Parser.Delimiter.NONE, parser.parse_unresolved_operand
                )
                parser.parse_punctuation(":")
                types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
            operands += resolve_typed(parser, cls.name, values, types, position)
        results = () if parser.parse_optional_punctuation("->") is None else parse_arrow_types(parser)
        body = parser.parse_region()
        terminate(body, YieldOp)
        attributes = parser.parse_optional_attr_dict()
        return make(cls, operands, results, {"warp_size": IntegerAttr(size, i64), **attributes}, [body])

    def print(self, printer: Printer) -> None:
        printer.print_string("(")
        printer.print_ssa_value(self.laneid)
        printer.print_string(f")[{self.warp_size.value.data}]")
        if self.args:
            printer.print_string(" args(")
            printer.print_list(self.args, printer.print_ssa_value)
            printer.print_string(" : ")
            printer.print_list(self.args.types, printer.print_attribute)
            printer.print_string(")")
        if self.res:
            printer.print_string(" -> (")
            printer.print_list(self.res.types, printer.print_attribute)
            printer.print_string(")")
        printer.print_string(" ")
        printer.print_region(self.warpRegion, print_block_terminators=bool(self.res))
        printer.print_op_attributes(self.attributes)

    def verify_(self) -> None:
        block, size = self.warpRegion.block, self.warp_size.value.data
        if len(self.args) != len(block.args):
            raise VerifyException("expected same number op arguments and block arguments.")
        last = block.last_op
        if not isinstance(last, gpu.YieldOp):
            return
        if len(last.operands) != len(self.res):
            raise VerifyException("expected same number of yield operands and return values.")
        for inner, outer in zip(block.args, self.args, strict=True):
            _verify_distribution(inner.type, outer.type, size)
        for inner, outer in zip(last.operands, self.res, strict=True):
            _verify_distribution(inner.type, outer.type, size)


def _verify_distribution(expanded: Attribute, distributed: Attribute, size: int) -> None:
    """Fail unless a type is the same for all lanes, or `distributed` is a lane's part of `expanded`."""
    if expanded == distributed:
        return
    whole, part = as_vector(expanded), as_vector(distributed)
    if whole is None or part is None:
        raise VerifyException("expected vector type for distributed operands.")
    sizes, parts = whole.get_shape(), part.get_shape()
    if len(sizes) != len(parts) or whole.element_type != part.element_type:
        raise VerifyException("expected distributed vectors to have same rank and element type.")
    for dimension, (m, n) in enumerate(zip(sizes, parts, strict=True)):
        if m % n:
            raise VerifyException(
                f"expected expanded vector dimension #{dimension} ({m}) to be a multipler of the distributed "
                f"vector dimension ({n})"
            )
    if prod(m // n for m, n in zip(sizes, parts, strict=True)) != size:
        raise VerifyException(
            f"incompatible distribution dimensions from '{expanded}' to '{distributed}' "
            f"with warp size = {size}"
        )


@irdl_op_definition
class _Yield(IRDLOperation):
    name = "gpu.yield"
    values = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure())
    assembly_format = "attr-dict ($values^ `:` type($values))?"

    def verify_(self) -> None:
        pass


class YieldOp(_Yield, gpu.YieldOp):
    """`gpu.yield %values : types`: the end of the region of a reduction or of code that one lane runs."""

    def __init__(self, operands: Sequence[SSAValue] = ()):
        IRDLOperation.__init__(self, operands=[operands])


def _print_attributes_and_type(op: IRDLOperation, printer: Printer, type_: Attribute) -> None:
    printer.print_op_attributes(op.attributes)
    printer.print_string(" : ")
    printer.print_attribute(type_)


def _verify_same_type(a: SSAValue, b: SSAValue, names: str) -> None:
    if a.type != b.type:
        raise VerifyException(f"failed to verify that all of {{{names}}} have same type")


SUBCLASSES = (BarrierOp, YieldOp)
OPERATIONS = (
    DynamicSharedMemoryOp,
    PrintfOp,
    RotateOp,
    ShuffleOp,
    SubgroupBroadcastOp,
    WarpExecuteOnLane0Op,
)
