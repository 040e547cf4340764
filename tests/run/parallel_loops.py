"""Parallel loops as MLIR text, and what a sequential reading of them says."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np

SHIFT = 8
"""Added to the indices, so that loops may begin below 0."""
EXTENT = {1: 2600, 2: 70, 3: 30, 4: 24}
"""The size of each axis of the memory, by number of axes."""
Range = tuple[int, int, int]
"""Lower bound, upper bound, step."""

RANGES: dict[int, list[list[Range]]] = {
    1: [
        [(0, 2500, 1)],
        [(-3, 1999, 1)],
        [(5, 1003, 7)],
        [(4, 4, 1)],
        [(10, -8, 3)],
        [(3, 2, 1)],
    ],
    2: [
        [(0, 61, 1), (0, 53, 1)],
        [(-2, 50, 3), (1, 40, 2)],
        [(10, 3, 1), (20, 4, 1)],
        [(0, 7, 1), (0, 0, 1)],
        [(0, 1, 1), (-8, 60, 1)],
    ],
    3: [
        [(0, 20, 1), (0, 17, 1), (0, 13, 1)],
        [(-4, 20, 5), (3, 21, 2), (1, 2, 1)],
        [(2, 0, 1), (0, 9, 1), (5, 1, 1)],
    ],
    4: [
        [(0, 9, 1), (0, 7, 1), (0, 11, 1), (0, 5, 1)],
        [(-1, 12, 4), (2, 15, 3), (0, 9, 2), (-6, 14, 1)],
        [(0, 5, 1), (5, 0, 1), (5, 0, 1), (0, 3, 1)],
    ],
}


def counting_loops(axes: int) -> str:
    """A module: `@main` with bounds that are arguments, and `@known0`, `@known1`, ... for the ranges."""
    known = [counting_loop(axes, ranges, f"known{n}") for n, ranges in enumerate(RANGES[axes])]
    return "\n".join([counting_loop(axes), *known])


def counting_loop(axes: int, ranges: Sequence[Range] | None = None, name: str = "main") -> str:
    """`@name(%m, bounds...)` adds 1 and the indices to the element of each point.

    The loop is `ranges`, or its bounds are arguments, three an axis.
    """
    type_ = f"memref<{'x'.join(['?'] * axes)}xi64>"
    bounds = [f"%{part}{axis}" for axis in range(axes) for part in ("l", "u", "s")]
    arguments = "" if ranges is not None else "".join(f", {bound}: index" for bound in bounds)
    lines = [f"func.func @{name}(%m: {type_}{arguments}) {{"]
    for axis, values in enumerate(ranges or ()):
        lines += [
            f"  %{part}{axis} = arith.constant {value} : index"
            for part, value in zip("lus", values, strict=True)
        ]
    index = ", ".join(f"%i{axis}" for axis in range(axes))
    lower, upper, step = (", ".join(f"%{part}{axis}" for axis in range(axes)) for part in "lus")
    lines += [
        f"  %shift = arith.constant {SHIFT} : index",
        "  %one = arith.constant 1 : i64",
        f"  scf.parallel ({index}) = ({lower}) to ({upper}) step ({step}) {{",
    ]
    lines += [f"    %j{axis} = arith.addi %i{axis}, %shift : index" for axis in range(axes)]
    place = ", ".join(f"%j{axis}" for axis in range(axes))
    lines += [f"    %x0 = memref.load %m[{place}] : {type_}", "    %y0 = arith.addi %x0, %one : i64"]
    for axis in range(axes):
        lines += [
            f"    %c{axis} = arith.index_cast %i{axis} : index to i64",
            f"    %y{axis + 1} = arith.addi %y{axis}, %c{axis} : i64",
        ]
    lines += [f"    memref.store %y{axes}, %m[{place}] : {type_}", "  }", "  return", "}"]
    return "\n".join(lines)


def memory(axes: int) -> np.ndarray:
    """Zeros that the loop writes to."""
    return np.zeros((EXTENT[axes],) * axes, dtype=np.int64)


def expected(axes: int, ranges: Sequence[Range]) -> np.ndarray:
    """What the memory holds after the loop."""
    result = memory(axes)
    for point in itertools.product(*(range(*each) for each in ranges)):
        result[tuple(i + SHIFT for i in point)] += 1 + sum(point)
    return result
