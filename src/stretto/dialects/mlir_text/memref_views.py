"""MLIR's verdicts on `memref` views whose text is xDSL's: subview, collapse_shape, expand_shape."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import memref as xdsl_memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, MemRefType
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.narrow import as_integer, as_memref, elements

Strides = Sequence[int | None]


def _is_reduction(full: Sequence[int], strides: Strides, sizes: Sequence[int], kept: Strides) -> bool:
    """Whether leaving out dimensions of size 1 turns `full` with `strides` into `sizes` with `kept`."""
    if not full:
        return not sizes
    is_kept = bool(sizes) and full[0] == sizes[0] and strides[0] == kept[0]
    if is_kept and _is_reduction(full[1:], strides[1:], sizes[1:], kept[1:]):
        return True
    return full[0] == 1 and _is_reduction(full[1:], strides[1:], sizes, kept)


class SubviewOp(xdsl_memref.SubviewOp):
    """`memref.subview %m[offsets] [sizes] [strides] : type to type`."""

    def verify_(self) -> None:
        super().verify_()
        source, result = as_memref(self.source.type), as_memref(self.result.type)
        assert source is not None and result is not None
        rank = source.get_num_dims()
        lists = {"offset": self.static_offsets, "size": self.static_sizes, "stride": self.static_strides}
        for what, values in lists.items():
            if len(values) != rank:
                raise VerifyException(f"expected {rank} {what} values, got {len(values)}")
        sizes = [int(size) for size in self.static_sizes.get_values()]
        shape = result.get_shape()
        if source.element_type != result.element_type or source.memory_space != result.memory_space:
            raise VerifyException("expected result element type and memory space to be those of the source")
        strides = source.get_strides()
        if strides is None:
            raise VerifyException("base type must be strided")
        steps = [int(step) for step in self.static_strides.get_values()]
        offsets = [int(offset) for offset in self.static_offsets.get_values()]
        inferred: list[int | None] = [
            None if stride is None or step == DYNAMIC_INDEX else stride * step
            for stride, step in zip(strides, steps, strict=True)
        ]
        found = result.get_strides()
        if (
            found is None
            or not _is_reduction(sizes, inferred, shape, found)
            or result.get_offset() != _offset(source.get_offset(), offsets, strides)
        ):
            raise VerifyException(
                "expected result type to be that of the source's elements with the given offsets, sizes and "
                f"strides or a rank-reduced version, but got '{result}'"
            )


def _offset(base: int | None, offsets: Sequence[int], strides: Strides) -> int | None:
    """The offset of a subview; None if it isn't known."""
    total = base
    for offset, stride in zip(offsets, strides, strict=True):
        if offset == 0:
            continue
        if total is None or offset == DYNAMIC_INDEX or stride is None:
            return None
        total += offset * stride
    return total


def _verify_reassociation(groups: ArrayAttr[Attribute], expanded: int, collapsed: int) -> None:
    """Fail unless the groups, one for each collapsed dimension, split the expanded ones in order."""
    if len(groups) != collapsed and not (collapsed == 0 and not groups):
        raise VerifyException(f"expected rank of the collapsed type ({collapsed}) to be the number of groups")
    indices = (as_integer(index) for group in groups for index in elements(group) or ())
    numbers = [index.value.data for index in indices if index is not None]
    for number in numbers:
        if number >= expanded:
            raise VerifyException(f"reassociation index {number} is out of bounds")
    if collapsed and numbers != list(range(expanded)):
        raise VerifyException("reassociation indices must be contiguous")


class CollapseShapeOp(xdsl_memref.CollapseShapeOp):
    """`memref.collapse_shape %m [[0, 1], [2]] : type into type`."""

    def verify_(self) -> None:
        super().verify_()
        source, result = self.src.type, self.result.type
        assert isinstance(source, MemRefType) and isinstance(result, MemRefType)
        _verify_reassociation(self.reassociation, source.get_num_dims(), result.get_num_dims())


class ExpandShapeOp(xdsl_memref.ExpandShapeOp):
    """`memref.expand_shape %m [[0, 1], [2]] output_shape [4, 2, 3] : type into type`."""

    def verify_(self) -> None:
        super().verify_()
        source, result = self.src.type, self.result.type
        assert isinstance(source, MemRefType) and isinstance(result, MemRefType)
        _verify_reassociation(self.reassociation, result.get_num_dims(), source.get_num_dims())


SUBCLASSES = (CollapseShapeOp, ExpandShapeOp, SubviewOp)
