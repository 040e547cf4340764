"""Tiles of structured ops: which loops there are, and loops over a tile in an order that is fast.

The loops over the points of a tile come in two forms. Where a parallel loop goes along contiguous memory in
all operands that it indexes, it is the innermost one, for LLVM to vectorise, and some turns of the reduction
around it are jammed into it, so that an output is read and written once for all of them (unroll-and-jam:
Callahan, Carr, Kennedy, "Improving register allocation for subscripted variables", 1990). Elsewhere the
reduction is the innermost loop, and some points of the parallel loops are jammed into it, each with its
partial result in a register.

In both an output's element takes its terms in the order in which plain loops add them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, UnitAttr
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap

from stretto.analysis.host_memory import viewed_memref
from stretto.conversions.linalg_structure import Structure
from stretto.conversions.llvm_types import strides_and_offset
from stretto.conversions.typed import is_ranked, memref_of
from stretto.interfaces.effects import is_memory_effect_free
from stretto.interfaces.loops import ACCESS_GROUP, PARALLEL_LOOP
from stretto.transforms.parallel_blocks.emitter import Emitter, known

_ARITHMETIC = ("arith", "index", "math")
_FEW_COLUMNS = 8
"""Fewer turns than that are no loop to vectorise."""
_STREAMS = 8
"""Rows that are gone through side by side: the ways of a small cache; rows may be powers of two apart."""


@dataclass(frozen=True)
class Sizes:
    """How many turns of loops are taken together."""

    rows: int
    columns: int
    depth: int
    """Tiles: along parallel loops, along the vectorised one, along the innermost reduction."""
    jam: int
    """Turns of the reduction in one turn of the vectorised loop, which divides `depth`."""
    registers: int
    """Partial results that are kept in registers."""


@dataclass(frozen=True)
class Plan:
    """The loops of a structured op by what becomes of them, as positions, outer ones first."""

    structure: Structure
    bounds: list[SSAValue | int]
    parallel: list[int]
    reductions: list[int]
    column: int | None
    """The parallel loop that is vectorised."""

    @property
    def rows(self) -> list[int]:
        """Parallel loops of which a tile has several turns: the last two, without the column."""
        others = [loop for loop in self.parallel if loop != self.column]
        return others[-1:] if self.column is not None else others[-2:]


def is_tileable(structure: Structure) -> bool:
    """Whether an op sums up along some loops, in parallel along others, by loads, stores and arithmetic.

    Each element of an output belongs to one turn of the parallel loops. That a loop is parallel says that
    no turn reads what another one writes; within a turn an output must not be an input too.
    """
    parallel = {loop for loop, is_parallel in enumerate(structure.parallel) if is_parallel}
    if not parallel or len(parallel) == len(structure.parallel):
        return False
    first = len(structure.operands) - structure.outputs
    for map_ in structure.maps:
        dims = _dims(map_)
        if dims is None or len(set(dims)) != len(dims):
            return False
    if any(set(_dims(map_) or ()) != parallel for map_ in structure.maps[first:]):
        return False
    outputs = [viewed_memref(value) for value in structure.operands[first:]]
    inputs = {viewed_memref(value) for value in structure.operands[:first]}
    if len(set(outputs)) != len(outputs) or inputs & set(outputs):
        return False
    return all(_only_computes(op) for op in structure.body.ops)


def _dims(map_: AffineMap) -> list[int] | None:
    """The loops that index an operand; None where an index isn't a loop's own."""
    dims = [expr.position for expr in map_.results if isinstance(expr, AffineDimExpr)]
    return dims if len(dims) == len(map_.results) else None


def _only_computes(op: Operation) -> bool:
    return not op.regions and (op.dialect_name() in _ARITHMETIC or is_memory_effect_free(op))


def make_plan(structure: Structure, bounds: list[SSAValue | int]) -> Plan:
    """What becomes of the loops of an op that is tileable."""
    parallel = [loop for loop, is_parallel in enumerate(structure.parallel) if is_parallel]
    reductions = [loop for loop, is_parallel in enumerate(structure.parallel) if not is_parallel]
    last = (_dims(structure.maps[-1]) or [])[-1]
    bound = bounds[last]
    is_long = not isinstance(bound, int) or bound >= _FEW_COLUMNS
    operands = zip(structure.operands, structure.maps, strict=True)
    is_column = is_long and all(_is_contiguous_along(last, *each) for each in operands)
    return Plan(structure, bounds, parallel, reductions, last if is_column else None)


def _is_contiguous_along(loop: int, operand: SSAValue, map_: AffineMap) -> bool:
    """Whether turns of a loop that follow each other use the same element or neighbours in memory."""
    dims = _dims(map_) or []
    if loop not in dims or not is_ranked(operand.type):
        return True
    layout = strides_and_offset(memref_of(operand.type))
    return layout is not None and layout[0][dims.index(loop)] == 1


_Ranges = Mapping[int, tuple[SSAValue, SSAValue]]
"""Where loops begin and end, by their positions."""
_Body = Callable[[Emitter, SSAValue], None]
_JammedBody = Callable[[Emitter, list[SSAValue]], None]
_CarryingBody = Callable[[Emitter, SSAValue, Sequence[SSAValue]], Sequence[SSAValue]]


def _emit_for(
    emit: Emitter,
    bounds: tuple[SSAValue, SSAValue],
    step: int,
    carried: Sequence[SSAValue],
    body: _CarryingBody,
) -> scf.ForOp:
    block = emit.block([IndexType(), *(value.type for value in carried)])
    step_value = emit.index(step)
    inner = emit.inside(block)
    inner.insert(scf.YieldOp(*body(inner, block.args[0], block.args[1:])))
    loop = scf.ForOp(*bounds, step_value, carried, Region(block))
    emit.insert(loop)
    return loop


def _loop(emit: Emitter, bounds: tuple[SSAValue, SSAValue], step: int, body: _Body) -> None:
    """A loop; one that is known to run once is its body."""
    extent = known(_extent(emit, bounds))
    if extent is not None and 0 < extent <= step:
        body(emit, bounds[0])
        return

    def without_values(inner: Emitter, turn: SSAValue, _: Sequence[SSAValue]) -> Sequence[SSAValue]:
        body(inner, turn)
        return ()

    _emit_for(emit, bounds, step, (), without_values)


def _extent(emit: Emitter, bounds: tuple[SSAValue, SSAValue]) -> SSAValue:
    return emit(arith.SubiOp(bounds[1], bounds[0]))


def _tile_end(emit: Emitter, start: SSAValue, size: int, end: SSAValue | int) -> SSAValue:
    """Where a tile ends that begins at a multiple of its size."""
    full = emit(arith.AddiOp(start, emit.index(size)))
    if isinstance(end, int):
        if end % size == 0:
            return full
        end = emit.index(end)
    return emit(arith.MinSIOp(full, end))


def _jammed(emit: Emitter, bounds: tuple[SSAValue, SSAValue], count: int, body: _JammedBody) -> None:
    """A loop with `count` turns in one, and one for the turns that are left."""
    extent = _extent(emit, bounds)
    rest = emit(arith.RemUIOp(extent, emit.index(count)))
    middle = emit(arith.SubiOp(bounds[1], rest))
    number, left = known(extent), known(rest)

    def turns(inner: Emitter, first: SSAValue) -> None:
        body(inner, [inner(arith.AddiOp(first, inner.index(n))) for n in range(count)])

    if number is None or number >= count:
        _loop(emit, (bounds[0], middle if left != 0 else bounds[1]), count, turns)
    if left != 0:
        start = bounds[0] if number is not None and number < count else middle
        _loop(emit, (start, bounds[1]), 1, lambda inner, turn: body(inner, [turn]))


class TileNest:
    """Writes the loops of a tiled op."""

    def __init__(self, plan: Plan, sizes: Sizes):
        self.plan = plan
        self.sizes = sizes
        structure = plan.structure
        self._first_output = len(structure.operands) - structure.outputs
        self._turns: dict[int, SSAValue] = {}
        """The turns of loops around the place that is written, by the position of the loop."""

    def write(self, emit: Emitter) -> None:
        """A parallel loop over the tiles, with the loops over the points of a tile in it."""
        plan = self.plan
        steps = [self._tile_size(loop) for loop in plan.parallel]
        uppers = [self._bound(emit, loop) for loop in plan.parallel]
        lowers = [emit.index(0) for _ in steps]
        step_values = [emit.index(step) for step in steps]
        block = emit.block([IndexType()] * len(steps))
        inner = emit.inside(block)
        starts = dict(zip(plan.parallel, block.args, strict=True))
        self._turns.update(starts)
        ranges = {
            loop: (start, _tile_end(inner, start, size, plan.bounds[loop]))
            for (loop, start), size in zip(starts.items(), steps, strict=True)
            if loop == plan.column or loop in plan.rows
        }
        if plan.column is None:
            self._register_tile(inner, ranges, plan.rows, self.sizes.registers, {})
        else:
            self._column_tile(inner, ranges, plan.reductions)
        inner.insert(scf.ReduceOp())
        emit.insert(scf.ParallelOp(lowers, uppers, step_values, Region(block)))

    def _tile_size(self, loop: int) -> int:
        if loop not in (self.plan.column, *self.plan.rows):
            return 1
        size = self.sizes.columns if loop == self.plan.column else self.sizes.rows
        bound = self.plan.bounds[loop]
        return min(size, max(bound, 1)) if isinstance(bound, int) else size

    def _bound(self, emit: Emitter, loop: int) -> SSAValue:
        bound = self.plan.bounds[loop]
        return emit.index(bound) if isinstance(bound, int) else bound

    def _whole(self, emit: Emitter, loop: int) -> tuple[SSAValue, SSAValue]:
        return emit.index(0), self._bound(emit, loop)

    # The form with a vectorised loop.

    def _column_tile(self, emit: Emitter, ranges: _Ranges, reductions: Sequence[int]) -> None:
        loop, *further = reductions
        if further:

            def outer(inner: Emitter, turn: SSAValue) -> None:
                self._turns[loop] = turn
                self._column_tile(inner, ranges, further)

            _loop(emit, self._whole(emit, loop), 1, outer)
            return
        column = self.plan.column
        assert column is not None

        def depth_tile(inner: Emitter, start: SSAValue) -> None:
            end = _tile_end(inner, start, self.sizes.depth, self.plan.bounds[loop])
            self._rows(
                inner,
                ranges,
                lambda row: _jammed(
                    row,
                    (start, end),
                    self.sizes.jam,
                    lambda place, turns: self._columns(place, ranges[column], loop, turns),
                ),
            )

        _loop(emit, self._whole(emit, loop), self.sizes.depth, depth_tile)

    def _rows(self, emit: Emitter, ranges: _Ranges, body: Callable[[Emitter], None]) -> None:
        if not self.plan.rows:
            body(emit)
            return
        row = self.plan.rows[0]

        def of_row(inner: Emitter, turn: SSAValue) -> None:
            self._turns[row] = turn
            body(inner)

        _loop(emit, ranges[row], 1, of_row)

    def _columns(
        self, emit: Emitter, bounds: tuple[SSAValue, SSAValue], reduction: int, turns: Sequence[SSAValue]
    ) -> None:
        column = self.plan.column
        assert column is not None
        loads = _Loads(self.plan.structure)
        points = [{**self._turns, reduction: turn} for turn in turns]
        for point in points:
            loads.load_inputs(emit, point, lambda dims: column not in dims)

        def of_column(inner: Emitter, turn: SSAValue, _: Sequence[SSAValue]) -> Sequence[SSAValue]:
            here = [{**point, column: turn} for point in points]
            inner_loads = _Loads(self.plan.structure, dict(loads.values), in_parallel_loop=True)
            values = inner_loads.load_outputs(inner, here[0])
            for point in here:
                inner_loads.load_inputs(inner, point, lambda dims: column in dims)
                values = self._compute(inner, inner_loads, point, values)
            inner_loads.store_outputs(inner, here[0], values)
            return ()

        loop = _emit_for(emit, bounds, 1, (), of_column)
        # The op says that the turns are independent.
        loop.attributes[PARALLEL_LOOP] = UnitAttr()

    # The form with partial results in registers.

    def _register_tile(
        self,
        emit: Emitter,
        ranges: _Ranges,
        rows: Sequence[int],
        registers: int,
        turns: dict[int, list[SSAValue]],
    ) -> None:
        if not rows:
            self._partial_results(emit, turns)
            return
        row, *further = rows
        count = math.isqrt(registers) if further else min(registers, _STREAMS)
        _jammed(
            emit,
            ranges[row],
            count,
            lambda inner, here: self._register_tile(
                inner, ranges, further, registers // count, {**turns, row: here}
            ),
        )

    def _partial_results(self, emit: Emitter, turns: dict[int, list[SSAValue]]) -> None:
        combinations = itertools.product(*turns.values())
        points = [{**self._turns, **dict(zip(turns, point, strict=True))} for point in combinations]
        loads = _Loads(self.plan.structure)
        carried = [value for point in points for value in loads.load_outputs(emit, point)]
        results = self._reduce(emit, points, self.plan.reductions, carried)
        outputs = self.plan.structure.outputs
        for n, point in enumerate(points):
            loads.store_outputs(emit, point, results[n * outputs : (n + 1) * outputs])

    def _reduce(
        self,
        emit: Emitter,
        points: Sequence[dict[int, SSAValue]],
        reductions: Sequence[int],
        carried: Sequence[SSAValue],
    ) -> Sequence[SSAValue]:
        if not reductions:
            outputs = self.plan.structure.outputs
            loads = _Loads(self.plan.structure)
            results: list[SSAValue] = []
            for n, point in enumerate(points):
                loads.load_inputs(emit, point, lambda _: True)
                results += self._compute(emit, loads, point, carried[n * outputs : (n + 1) * outputs])
            return results
        loop, *further = reductions

        def body(inner: Emitter, turn: SSAValue, values: Sequence[SSAValue]) -> Sequence[SSAValue]:
            return self._reduce(inner, [{**point, loop: turn} for point in points], further, values)

        return _emit_for(emit, self._whole(emit, loop), 1, carried, body).results

    def _compute(
        self, emit: Emitter, loads: _Loads, point: dict[int, SSAValue], outputs: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """What the body yields at a point; `outputs`: the values of the outputs before."""
        body = self.plan.structure.body
        inputs = [loads.input(n, point) for n in range(self._first_output)]
        values: dict[SSAValue, SSAValue] = {
            argument: value
            for argument, value in zip(body.args, [*inputs, *outputs], strict=True)
            if value is not None
        }
        for op in body.ops:
            if isinstance(op, linalg.IndexOp):
                values[op.result] = point[op.dim.value.data]
            elif isinstance(op, linalg.YieldOp):
                return [values.get(value, value) for value in op.operands]
            else:
                copy = op.clone(value_mapper=values)
                emit.insert(copy).location = op.location
        raise AssertionError("a structured op's body ends in a yield")


class _Loads:
    """Elements of operands, each loaded once at a place. Arguments that a body doesn't use aren't loaded."""

    def __init__(
        self,
        structure: Structure,
        values: dict[tuple[int, tuple[SSAValue, ...]], SSAValue] | None = None,
        *,
        in_parallel_loop: bool = False,
    ):
        self.structure = structure
        self.values = {} if values is None else values
        self._in_parallel_loop = in_parallel_loop
        self._first_output = len(structure.operands) - structure.outputs

    def input(self, operand: int, point: dict[int, SSAValue]) -> SSAValue | None:
        """The element of an input at a point, which has been loaded; None if the body doesn't use it."""
        value = self.structure.operands[operand]
        if not is_ranked(value.type):
            return value
        return self.values.get((operand, self._indices(operand, point)))

    def load_inputs(
        self, emit: Emitter, point: dict[int, SSAValue], wanted: Callable[[list[int]], bool]
    ) -> None:
        """Load the elements of a point of those inputs whose loops are wanted."""
        for n in range(self._first_output):
            if not is_ranked(self.structure.operands[n].type):
                continue
            if self.structure.body.args[n].uses and wanted(_dims(self.structure.maps[n]) or []):
                key = n, self._indices(n, point)
                if key not in self.values:
                    self.values[key] = self._load(emit, *key)

    def load_outputs(self, emit: Emitter, point: dict[int, SSAValue]) -> list[SSAValue]:
        """The elements of the outputs at a point."""
        outputs = range(self._first_output, len(self.structure.operands))
        return [self._load(emit, n, self._indices(n, point)) for n in outputs]

    def store_outputs(self, emit: Emitter, point: dict[int, SSAValue], values: Sequence[SSAValue]) -> None:
        """Store the elements of the outputs at a point."""
        for n, value in enumerate(values, self._first_output):
            store = memref.StoreOp.get(value, self.structure.operands[n], self._indices(n, point))
            self._mark(emit.insert(store))

    def _indices(self, operand: int, point: dict[int, SSAValue]) -> tuple[SSAValue, ...]:
        return tuple(point[dim] for dim in _dims(self.structure.maps[operand]) or [])

    def _load(self, emit: Emitter, operand: int, indices: tuple[SSAValue, ...]) -> SSAValue:
        load = emit.insert(memref.LoadOp.get(self.structure.operands[operand], indices))
        self._mark(load)
        return load.results[0]

    def _mark(self, access: Operation) -> None:
        if self._in_parallel_loop:
            access.attributes[ACCESS_GROUP] = UnitAttr()
