"""linalg-tile: structured ops that sum up, on memrefs, as parallel loops over tiles."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.linalg import ops as linalg
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import region_dce

from stretto.conversions.linalg_structure import structure_of, sum_first, upper_bounds
from stretto.conversions.linalg_tiles import Sizes, TileNest, is_tileable, make_plan
from stretto.diagnostics import DiagnosticError
from stretto.transforms.parallel_blocks.constants import constants_in_front, fold_all
from stretto.transforms.parallel_blocks.emitter import Emitter

_KERNELS = ("gpu.func", "gpu.launch")


def _is_in_kernel(op: Operation) -> bool:
    """Whether the threads of a kernel run an op, each the whole of it."""
    parent = op.parent_op()
    while parent is not None and parent.name not in _KERNELS:
        parent = parent.parent_op()
    return parent is not None


def _tile(op: Operation, sizes: Sizes) -> bool:
    """Replace an op by loops if it is one that can be tiled; whether it was."""
    structure = structure_of(op)
    if structure is None or op.results or any(v.type.name == "tensor" for v in structure.operands):
        return False
    outputs = structure.operands[-structure.outputs :]
    if not all(isinstance(output.type, MemRefType) for output in outputs) or not is_tileable(structure):
        return False
    if isinstance(op, linalg.MatmulOp):
        sum_first(structure.body)
    emit = Emitter(InsertPoint.before(op), op.location)
    TileNest(make_plan(structure, upper_bounds(emit, structure)), sizes).write(emit)
    Rewriter.erase_op(op)
    return True


@dataclass(frozen=True)
class LinalgTilePass(ModulePass):
    """`linalg-tile`: products of matrices and vectors, and other structured ops on memrefs that sum up along
    some loops and are parallel along others, become a `scf.parallel` over tiles.

    In a tile the loop along contiguous memory is the innermost one, if there is one, and LLVM is told that
    its turns are independent. Sums take their terms in the order of plain loops, so results are the same.
    An element of an input that overlaps an output may be read before plain loops would write it, if the
    overlap is nowhere to be seen, as between arguments of a function.
    Ops in kernels, with other indices than loops' own, whose outputs are inputs too, or whose body does more
    than compute, stay. MLIR has no such pass any more.
    """

    name = "linalg-tile"

    row_tile_size: int = 32
    """Turns of a parallel loop in a tile."""
    column_tile_size: int = 512
    """Turns of the vectorised loop in a tile."""
    reduction_tile_size: int = 16
    """Turns of the innermost reduction in a tile; a multiple of `unroll-jam`."""
    unroll_jam: int = 8
    """Turns of the reduction in one turn of the vectorised loop."""
    registers: int = 16
    """Partial results that are kept in registers, where no loop is vectorised."""

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        sizes = Sizes(
            self.row_tile_size,
            self.column_tile_size,
            self.reduction_tile_size,
            self.unroll_jam,
            self.registers,
        )
        if min(sizes.rows, sizes.columns, sizes.depth, sizes.jam, sizes.registers) <= 0:
            raise DiagnosticError("linalg-tile: sizes must be positive")
        if sizes.depth % sizes.jam:
            raise DiagnosticError("linalg-tile: 'reduction-tile-size' must be a multiple of 'unroll-jam'")
        tiled = [
            _tile(inner, sizes)
            for inner in list(op.walk())
            if inner.name.startswith("linalg.") and inner.parent is not None and not _is_in_kernel(inner)
        ]
        if any(tiled):
            fold_all(op.body)
            constants_in_front(op.body)
            region_dce(op.body)
