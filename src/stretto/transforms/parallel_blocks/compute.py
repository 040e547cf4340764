"""The compute function of a parallel loop: it runs one block of the loop's points.

The points of all axes in a row, the last axis fastest, are cut into blocks of one size. The function gets
the number of its block and the size, finds the first and the last point, and goes through those between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IndexType,
    LocationAttr,
    MemRefType,
    StringAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint

from stretto.interfaces.rewriting import at
from stretto.transforms.parallel_blocks.combiners import combine, started_with
from stretto.transforms.parallel_blocks.emitter import Emitter

NAME = "parallel_compute_fn"
ALIGNED_NAME = "parallel_compute_fn_with_aligned_loops"


@dataclass
class Loop:
    """A `scf.parallel` and what is known about it."""

    op: scf.ParallelOp
    trip_counts: list[SSAValue]
    """One a loop, not below 0."""
    known_trip_counts: list[int | None]
    known_lower: list[int | None]
    known_steps: list[int | None]
    captures: list[SSAValue]
    """What the body and the combiners use from outside."""
    partials: list[SSAValue]
    """One memref a result: a value a block. Empty for a loop without results."""

    @property
    def axes(self) -> int:
        """The number of loops in one."""
        return len(self.trip_counts)

    @property
    def reduce(self) -> scf.ReduceOp:
        """The terminator."""
        last = self.op.body.block.last_op
        assert isinstance(last, scf.ReduceOp)
        return last

    def shared_operands(self) -> list[SSAValue]:
        """The arguments of compute functions behind the number of the block and its size."""
        op = self.op
        bounds = [*self.trip_counts, *op.lowerBound, *op.upperBound, *op.step]
        return [*bounds, *self.captures, *self.partials]


def private_function(
    name: str, inputs: Sequence[Attribute], location: LocationAttr
) -> tuple[func.FuncOp, Block]:
    """A private function without results, at some place in the source, and its block, which is empty."""
    entry = Block(arg_types=inputs)
    for argument in entry.args:
        argument.location = location
    type_ = FunctionType.from_lists(list(inputs), [])
    return at(location, func.FuncOp(name, type_, Region(entry), visibility="private")), entry


class ComputeFunction:
    """Builds a compute function; `aligned` inner loops run whole, from 0 to their trip counts.

    `of_range`: it gets no block's number and size but the first of the points to run and the end; only those
    of loops that don't run whole are counted. `in_any_order`: see `combine`.
    """

    def __init__(
        self, loop: Loop, name: str, aligned: int, *, of_range: bool = False, in_any_order: bool = False
    ):
        self.loop = loop
        self.aligned = aligned
        self.of_range = of_range
        self.in_any_order = in_any_order
        inputs = [IndexType(), IndexType(), *(value.type for value in loop.shared_operands())]
        self.function, entry = private_function(name, inputs, loop.op.location)
        axes = loop.axes
        arguments: list[SSAValue] = list(entry.args[2:])
        self._captures = arguments[4 * axes : 4 * axes + len(loop.captures)]
        self._partials = arguments[4 * axes + len(loop.captures) :]
        emit = Emitter(InsertPoint.at_end(entry), loop.op.location)
        if axes > 1:
            self._zero = emit.index(0)
        self._one = emit.index(1)
        self._trip_counts = self._known(emit, arguments[:axes], loop.known_trip_counts)
        self._lower = self._known(emit, arguments[axes : 2 * axes], loop.known_lower)
        self._steps = self._known(emit, arguments[3 * axes : 4 * axes], loop.known_steps)
        self._index: list[SSAValue] = []
        self._build(emit, entry.args[0], entry.args[1])

    @staticmethod
    def _known(emit: Emitter, arguments: Sequence[SSAValue], known: Sequence[int | None]) -> list[SSAValue]:
        pairs = zip(arguments, known, strict=True)
        return [argument if value is None else emit.index(value) for argument, value in pairs]

    def mark(self, *, noalias: bool, noinline: bool) -> None:
        """Say that captured memrefs don't overlap, that the function stays a function."""
        if noalias:
            first = 2 + 4 * self.loop.axes
            none, flag = DictionaryAttr({}), DictionaryAttr({"llvm.noalias": UnitAttr()})
            types = [value.type for value in self.loop.captures]
            marks = [flag if isinstance(type_, MemRefType) else none for type_ in types]
            if flag in marks:
                rest = [none] * len(self.loop.partials)
                self.function.properties["arg_attrs"] = ArrayAttr([*[none] * first, *marks, *rest])
        if noinline:
            self.function.attributes["passthrough"] = ArrayAttr([StringAttr("noinline")])

    def _build(self, emit: Emitter, block_index: SSAValue, block_size: SSAValue) -> None:
        if self.of_range:
            first, end = block_index, block_size
        else:
            total = self._trip_counts[0]
            for count in self._trip_counts[1:]:
                total = emit(arith.MuliOp(total, count))
            first = emit(arith.MuliOp(block_index, block_size))
            end = emit(arith.MinSIOp(emit(arith.AddiOp(first, block_size)), total))
        last = emit(arith.SubiOp(end, self._one))
        self._first = self._coordinates(emit, first)
        self._last = self._coordinates(emit, last)
        self._end = [emit(arith.AddiOp(coordinate, self._one)) for coordinate in self._last]
        carried = started_with(emit, self.loop.reduce, self._captured_values())
        results = self._nest(emit, 0, self._first[0], self._end[0], carried, None, None)
        for memory, value in zip(self._partials, results, strict=False):
            emit.insert(memref.StoreOp.get(value, memory, [block_index]))
        emit.insert(func.ReturnOp())

    def _coordinates(self, emit: Emitter, index: SSAValue) -> list[SSAValue]:
        coordinates: list[SSAValue] = []
        for axis in reversed(range(self.loop.axes - self.aligned if self.of_range else self.loop.axes)):
            count = self._trip_counts[axis]
            is_outermost = self.of_range and axis == 0
            coordinates.insert(0, index if is_outermost else emit(arith.RemSIOp(index, count)))
            if axis:
                index = emit(arith.DivSIOp(index, count))
        return coordinates

    def _captured_values(self) -> dict[SSAValue, SSAValue]:
        return dict(zip(self.loop.captures, self._captures, strict=True))

    def _nest(
        self,
        emit: Emitter,
        axis: int,
        lower: SSAValue,
        upper: SSAValue,
        carried: Sequence[SSAValue],
        was_first: SSAValue | None,
        was_last: SSAValue | None,
    ) -> Sequence[SSAValue]:
        """The loop of `axis` and those in it; returns what the loop carries out.

        `was_first` and `was_last` say whether the outer loops are at the block's first or last coordinates.
        """
        body = emit.block([IndexType(), *(value.type for value in carried)])
        inner = emit.inside(body)
        here = body.args[0]
        self._index.append(
            inner(arith.AddiOp(self._lower[axis], inner(arith.MuliOp(here, self._steps[axis]))))
        )
        following = axis + 1
        values: Sequence[SSAValue] = body.args[1:]
        if following == self.loop.axes:
            values = self._body(inner, values)
        elif following >= self.loop.axes - self.aligned:
            values = self._nest(
                inner, following, self._zero, self._trip_counts[following], values, None, None
            )
        else:
            is_first = inner(arith.CmpiOp(here, self._first[axis], "eq"))
            is_last = inner(arith.CmpiOp(here, self._last[axis], "eq"))
            if was_first is not None and was_last is not None:
                is_first = inner(arith.AndIOp(is_first, was_first))
                is_last = inner(arith.AndIOp(is_last, was_last))
            low = inner(arith.SelectOp(is_first, self._first[following], self._zero))
            high = inner(arith.SelectOp(is_last, self._end[following], self._trip_counts[following]))
            values = self._nest(inner, following, low, high, values, is_first, is_last)
        inner.insert(scf.YieldOp(*values))
        loop = emit.insert(scf.ForOp(lower, upper, self._one, carried, Region(body)))
        return loop.results

    def _body(self, emit: Emitter, carried: Sequence[SSAValue]) -> Sequence[SSAValue]:
        block = self.loop.op.body.block
        mapping = self._captured_values()
        mapping.update(zip(block.args, self._index, strict=True))
        reduce = self.loop.reduce
        for op in block.ops:
            if op is not reduce:
                _insert_clone(emit, op, mapping)
        values = [mapping.get(value, value) for value in reduce.args]
        return combine(emit, reduce, carried, values, mapping, in_any_order=self.in_any_order)


def _insert_clone(emit: Emitter, op: Operation, mapping: dict[SSAValue, SSAValue]) -> None:
    copy = op.clone(value_mapper=mapping)
    location = op.location
    emit.insert(copy)
    copy.location = location


def input_types(loop: Loop) -> list[Attribute]:
    """The types of the arguments that compute and dispatch functions share, behind the block's size."""
    return [value.type for value in loop.shared_operands()]
