"""What xDSL's `llvm` dialect lacks, under MLIR's names.

`NEW_OPS` and `NEW_TYPES` are to be loaded next to xDSL's own ops and types, `SUBCLASSES` in place of
xDSL's classes; xDSL owns the dialect.
"""

from __future__ import annotations

from xdsl.ir import Attribute, Operation

from stretto.dialects.llvm_ import (
    atomics,
    coro,
    instructions,
    intrinsics,
    masked,
    module_lists,
    named_intrinsics,
    types,
    vector_forms,
)

NEW_OPS: tuple[type[Operation], ...] = (
    *instructions.OPERATIONS,
    *atomics.OPERATIONS,
    *coro.OPERATIONS,
    *module_lists.OPERATIONS,
    *intrinsics.OPERATIONS,
    *masked.OPERATIONS,
    *named_intrinsics.OPERATIONS,
)
NEW_TYPES: tuple[type[Attribute], ...] = (*types.TYPES, *module_lists.ATTRIBUTES)
SUBCLASSES: tuple[type[Operation], ...] = vector_forms.SUBCLASSES
