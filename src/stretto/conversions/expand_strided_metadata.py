"""expand-strided-metadata: views as arithmetic on offset, sizes and strides."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import arith, builtin, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.conversions.memref_descriptor import layout_of
from stretto.conversions.strided_metadata import IndexArithmetic, Number, Source, mixed, view_of
from stretto.conversions.typed import is_ranked, memref_of
from stretto.interfaces.rewriting import at

_VIEWS = (memref.SubviewOp, memref.CollapseShapeOp, memref.ExpandShapeOp)


class ArithArithmetic(IndexArithmetic):
    """Index arithmetic with arith ops before an op, with its location."""

    def __init__(self, anchor: Operation):
        self.anchor = anchor

    def insert(self, op: Operation) -> Operation:
        """Insert an op before the anchor."""
        assert self.anchor.parent is not None
        self.anchor.parent.insert_op_before(at(self.anchor.location, op), self.anchor)
        return op

    def emit(self, operation: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Emit add, mul or div of two indices."""
        classes = {"add": arith.AddiOp, "mul": arith.MuliOp, "div": arith.DivSIOp}
        return self.insert(classes[operation](lhs, rhs)).results[0]

    def constant(self, value: int) -> SSAValue:
        """A constant index."""
        return self.insert(arith.ConstantOp(IntegerAttr.from_index_int_value(value))).results[0]

    def reinterpret(
        self, source: SSAValue, offset: Number, sizes: list[Number], strides: list[Number], type_: Attribute
    ) -> memref.ReinterpretCastOp:
        """Insert a memref.reinterpret_cast with these numbers."""
        numbers = [_split([offset]), _split(sizes), _split(strides)]
        offsets, extents, steps = (dynamic for _, dynamic in numbers)
        static = [known for known, _ in numbers]
        cast = memref.ReinterpretCastOp(
            source, offsets, extents, steps, static[0], static[1], static[2], type_
        )
        self.insert(cast)
        return cast


class MetadataSource(Source):
    """The numbers of a memref: what its type says, else the results of memref.extract_strided_metadata."""

    def __init__(self, op: Operation, extracted: memref.ExtractStridedMetaDataOp):
        type_ = memref_of(extracted.source.type)
        self.extracted = extracted
        self.shape = type_.get_shape()
        self.strides, self.known_offset = layout_of(op, type_)

    def offset(self) -> Number:
        """The offset."""
        return self.extracted.offset if self.known_offset is None else self.known_offset

    def size(self, axis: int) -> Number:
        """The size of an axis."""
        return self.extracted.sizes[axis] if self.shape[axis] == DYNAMIC_INDEX else self.shape[axis]

    def stride(self, axis: int) -> Number:
        """The stride of an axis."""
        known = self.strides[axis]
        return self.extracted.strides[axis] if known is None else known


def _split(numbers: list[Number]) -> tuple[list[int], list[SSAValue]]:
    static = [number if isinstance(number, int) else DYNAMIC_INDEX for number in numbers]
    return static, [number for number in numbers if not isinstance(number, int)]


def _expand_view(op: memref.SubviewOp | memref.CollapseShapeOp | memref.ExpandShapeOp) -> None:
    """A view as memref.reinterpret_cast of its source's base, with numbers that follow from the source's."""
    arithmetic = ArithArithmetic(op)
    extracted = memref.ExtractStridedMetaDataOp(op.operands[0])
    arithmetic.insert(extracted)
    view = view_of(arithmetic, op, MetadataSource(op, extracted))
    cast = arithmetic.reinterpret(
        extracted.base_buffer, view.offset, view.sizes, view.strides, op.result.type
    )
    op.result.replace_all_uses_with(cast.result)
    op.detach()
    op.erase()


def _base_of(arithmetic: ArithArithmetic, value: SSAValue) -> SSAValue:
    """The memref of rank 0 at the base of a memref."""
    if isinstance(value.owner, memref.ExtractStridedMetaDataOp):
        return value
    extracted = memref.ExtractStridedMetaDataOp(value)
    arithmetic.insert(extracted)
    return extracted.base_buffer


def _simplify_extraction(op: memref.ExtractStridedMetaDataOp) -> None:
    """Take base and numbers from the op that made the memref, or from its type, where these say them."""
    arithmetic = ArithArithmetic(op)
    source = op.source
    offset: Number = op.offset
    sizes: list[Number] = list(op.sizes)
    strides: list[Number] = list(op.strides)
    base: SSAValue = op.base_buffer
    maker = source.owner
    if isinstance(maker, memref.ReinterpretCastOp) and is_ranked(maker.source.type):
        (offset,) = mixed(maker.static_offsets, maker.offsets)
        sizes, strides = mixed(maker.static_sizes, maker.sizes), mixed(maker.static_strides, maker.strides)
        base = _base_of(arithmetic, maker.source)
    elif isinstance(maker, memref.CastOp) and is_ranked(maker.source.type):
        inner = memref.ExtractStridedMetaDataOp(maker.source)
        arithmetic.insert(inner)
        metadata = MetadataSource(op, inner)
        axes = range(len(sizes))
        base, offset = inner.base_buffer, metadata.offset()
        sizes, strides = [metadata.size(axis) for axis in axes], [metadata.stride(axis) for axis in axes]
    type_ = memref_of(op.source.type)
    known_strides, known_offset = layout_of(op, type_)
    shape = type_.get_shape()
    offset = offset if known_offset is None else known_offset
    sizes = [size if extent == DYNAMIC_INDEX else extent for size, extent in zip(sizes, shape, strict=True)]
    strides = [
        stride if known is None else known for stride, known in zip(strides, known_strides, strict=True)
    ]
    new_values = (base, offset, *sizes, *strides)
    for result, number in zip(op.results, new_values, strict=True):
        if number is not result and result.first_use is not None:
            result.replace_all_uses_with(arithmetic.value(number))


def _simplify_pointer(op: memref.ExtractAlignedPointerAsIndexOp) -> None:
    """Casts and strided views leave the aligned pointer as it is."""
    source = op.source
    while isinstance(source.owner, memref.ReinterpretCastOp | memref.CastOp):
        if not is_ranked(source.owner.source.type):
            break
        source = source.owner.source
    if isinstance(source.owner, memref.ExtractStridedMetaDataOp) and source is source.owner.base_buffer:
        source = source.owner.source
    op.operands[0] = source


@dataclass(frozen=True)
class ExpandStridedMetadataPass(ModulePass):
    """Expands memref.subview, collapse_shape and expand_shape, and reads metadata where it is known.

    The numbers are computed with arith ops, where MLIR emits affine.apply.
    """

    name = "expand-strided-metadata"

    def apply(self, ctx: Context, op: builtin.ModuleOp) -> None:
        for inner in list(op.walk()):
            if isinstance(inner, _VIEWS):
                _expand_view(inner)
        for inner in list(op.walk()):
            if isinstance(inner, memref.ExtractStridedMetaDataOp):
                _simplify_extraction(inner)
            elif isinstance(inner, memref.ExtractAlignedPointerAsIndexOp):
                _simplify_pointer(inner)
        pure = (memref.ExtractStridedMetaDataOp, memref.ReinterpretCastOp, memref.CastOp)
        for inner in reversed(list(op.walk())):
            if isinstance(inner, pure) and all(result.first_use is None for result in inner.results):
                inner.detach()
                inner.erase()
