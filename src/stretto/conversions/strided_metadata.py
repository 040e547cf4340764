"""Offsets, sizes and strides of the memref ops that only change the view, over any arithmetic.

`expand-strided-metadata` computes them with arith ops, `finalize-memref-to-llvm` with LLVM ops.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias, cast

from xdsl.dialects import memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, IntegerType, MemRefType
from xdsl.ir import Operation, SSAValue

from stretto.conversions.memref_descriptor import layout_of
from stretto.diagnostics import emit_error

Number: TypeAlias = "SSAValue | int"
"""An index: a value of the run, or known."""


class IndexArithmetic(ABC):
    """Arithmetic on indices that folds what is known."""

    @abstractmethod
    def emit(self, operation: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """Emit add, mul or div (signed, exact) of two values."""

    @abstractmethod
    def constant(self, value: int) -> SSAValue:
        """Emit a constant."""

    def value(self, number: Number) -> SSAValue:
        """The number as a value."""
        return self.constant(number) if isinstance(number, int) else number

    def add(self, lhs: Number, rhs: Number) -> Number:
        """lhs + rhs."""
        if isinstance(lhs, int) and isinstance(rhs, int):
            return lhs + rhs
        if lhs == 0:
            return rhs
        return lhs if rhs == 0 else self.emit("add", self.value(lhs), self.value(rhs))

    def mul(self, lhs: Number, rhs: Number) -> Number:
        """lhs * rhs."""
        if isinstance(lhs, int) and isinstance(rhs, int):
            return lhs * rhs
        if lhs == 0 or rhs == 0:
            return 0
        if lhs == 1:
            return rhs
        return lhs if rhs == 1 else self.emit("mul", self.value(lhs), self.value(rhs))

    def div(self, lhs: Number, rhs: Number) -> Number:
        """lhs / rhs for a multiple lhs of rhs."""
        if isinstance(lhs, int) and isinstance(rhs, int) and rhs != 0:
            return lhs // rhs
        return lhs if rhs == 1 else self.emit("div", self.value(lhs), self.value(rhs))

    def product(self, numbers: Sequence[Number]) -> Number:
        """The product of all; 1 of none."""
        result: Number = 1
        for number in numbers:
            result = self.mul(result, number)
        return result


class Source(ABC):
    """The metadata of the memref that a view is taken of; values are made when they are asked for."""

    @abstractmethod
    def offset(self) -> Number:
        """Its offset."""

    @abstractmethod
    def size(self, axis: int) -> Number:
        """The size of an axis."""

    @abstractmethod
    def stride(self, axis: int) -> Number:
        """The stride of an axis."""


@dataclass
class View:
    """What a view's descriptor holds besides the pointers."""

    offset: Number
    sizes: list[Number]
    strides: list[Number]


def mixed(static: DenseArrayBase, dynamic: Sequence[SSAValue]) -> list[Number]:
    """The numbers of a list that is given as attribute and, where that says so, by operands."""
    values = iter(dynamic)
    numbers = cast("DenseArrayBase[IntegerType]", static).get_values()
    return [next(values) if number == DYNAMIC_INDEX else number for number in numbers]


def dropped_axes(op: memref.SubviewOp, sizes: Sequence[Number], strides: Sequence[int | None]) -> set[int]:
    """The axes of size 1 that the result of a rank-reducing subview lacks.

    `strides`: what is known of the strides before axes are dropped. Where several choices leave the result's
    shape, the strides that are known decide; where these are equal too, the choices are the same.
    """
    result = op.result.type
    shape, kept_strides = result.get_shape(), layout_of(op, result)[0]
    excess = len(sizes) - len(shape)
    units = [axis for axis, size in enumerate(sizes) if size == 1]
    for dropped in combinations(units, excess):
        kept = [axis for axis in range(len(sizes)) if axis not in dropped]
        if all(
            shape[position] in (sizes[axis], DYNAMIC_INDEX)
            and kept_strides[position] in (strides[axis], None)
            for position, axis in enumerate(kept)
        ):
            return set(dropped)
    emit_error(op, f"'{op.name}' op: no axes of size 1 to drop lead from '{op.source.type}' to '{result}'")


def subview(arithmetic: IndexArithmetic, op: memref.SubviewOp, source: Source) -> View:
    """offset + sum of offset_i * stride_i; the sizes given; stride_i times the step given."""
    offsets = mixed(op.static_offsets, op.offsets)
    sizes = mixed(op.static_sizes, op.sizes)
    steps = mixed(op.static_strides, op.strides)
    rank = len(sizes)
    strides = [source.stride(axis) for axis in range(rank)]
    offset = source.offset()
    for amount, stride in zip(offsets, strides, strict=True):
        offset = arithmetic.add(offset, arithmetic.mul(amount, stride))
    known = [
        stride * step if isinstance(stride, int) and isinstance(step, int) else None
        for stride, step in zip(strides, steps, strict=True)
    ]
    dropped = dropped_axes(op, sizes, known)
    kept = [axis for axis in range(rank) if axis not in dropped]
    return View(
        offset,
        [sizes[axis] for axis in kept],
        [arithmetic.mul(strides[axis], steps[axis]) for axis in kept],
    )


def groups_of(op: memref.CollapseShapeOp | memref.ExpandShapeOp) -> list[list[int]]:
    """The reassociation: for each axis of the smaller rank the axes of the larger one."""
    result: list[list[int]] = []
    for group in op.reassociation:
        result.append([axis.value.data for axis in group])
    return result


def collapse_shape(arithmetic: IndexArithmetic, op: memref.CollapseShapeOp, source: Source) -> View:
    """The size of a group is the product of its sizes; its stride that of its last axis longer than 1."""
    source_type = cast(MemRefType, op.operands[0].type)
    shape = source_type.get_shape()
    sizes: list[Number] = []
    strides: list[Number] = []
    for group in groups_of(op):
        sizes.append(arithmetic.product([source.size(axis) for axis in group]))
        longer = [axis for axis in group if shape[axis] != 1]
        strides.append(source.stride(longer[-1] if longer else group[-1]))
    return View(source.offset(), sizes, strides)


def expand_shape(arithmetic: IndexArithmetic, op: memref.ExpandShapeOp, source: Source) -> View:
    """In a group the last axis has the stride of the source's axis, the others the next's times its size."""
    given = mixed(op.static_output_shape, op.output_shape)
    sizes: list[Number] = []
    strides: list[Number] = []
    for axis, group in enumerate(groups_of(op)):
        members = [given[position] for position in group]
        running = source.stride(axis)
        backwards: list[Number] = []
        for position, size in enumerate(reversed(members), 1):
            backwards.append(running)
            if position < len(members):
                running = arithmetic.mul(running, size)
        sizes.extend(members)
        strides.extend(reversed(backwards))
    return View(source.offset(), sizes, strides)


def view_of(arithmetic: IndexArithmetic, op: Operation, source: Source) -> View:
    """The view that a subview, collapse_shape or expand_shape takes."""
    if isinstance(op, memref.SubviewOp):
        return subview(arithmetic, op, source)
    if isinstance(op, memref.CollapseShapeOp):
        return collapse_shape(arithmetic, op, source)
    assert isinstance(op, memref.ExpandShapeOp)
    return expand_shape(arithmetic, op, source)
