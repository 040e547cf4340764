"""What MLIR's printer asks an op for names: the Python form of MLIR's `OpAsmOpInterface`.

An op class, or our text subclass of an xDSL class, may define any of these members:

* `DEFAULT_DIALECT: ClassVar[str]`: ops of this dialect print without its prefix inside the op's
  regions (`return` in `func.func`);
* `asm_result_names(self) -> Sequence[tuple[int, str]]`: result number and name. Results between
  two named ones belong to the group of the first (`%token, %bodyResults:2`);
* `asm_block_argument_names(self, region) -> Sequence[tuple[BlockArgument, str]]`;
* `mlir_properties(self) -> Mapping[str, Attribute]`: what the generic form prints as properties, for
  an op whose properties xDSL holds in another form.

They are called on the class, with an op that may be an instance of xDSL's class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from xdsl.ir import Attribute, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import IRDLOperation

from stretto.dialects.mlir_text import as_text, text_class
from stretto.dialects.mlir_text.narrow import as_integer, integer_width

ResultNames = Sequence[tuple[int, str]]


def default_dialect(op: Operation) -> str:
    """The dialect whose prefix is left out in the regions of `op`; empty for none."""
    return getattr(text_class(op), "DEFAULT_DIALECT", "")


def result_names(op: Operation) -> ResultNames:
    """The names that the op gives to its results; empty where they are numbered."""
    if not op.results:
        return ()
    cls = text_class(op)
    names: Callable[[Operation], ResultNames] | None = getattr(cls, "asm_result_names", None)
    if names is not None:
        return names(as_text(op))
    return RESULT_NAMES.get(op.name, ())


def block_argument_names(op: Operation, region: Region) -> Sequence[tuple[BlockArgument, str]]:
    """The names that the op gives to the arguments of its region's blocks."""
    names = getattr(text_class(op), "asm_block_argument_names", None)
    return () if names is None else names(op, region)


def mlir_properties(op: Operation) -> Mapping[str, Attribute]:
    """The properties of the op as MLIR's generic form prints them."""
    view = as_text(op)
    properties: Callable[[], Mapping[str, Attribute]] | None = getattr(view, "mlir_properties", None)
    return op.properties if properties is None else properties()


def result_group_starts(op: IRDLOperation, names: Sequence[str]) -> ResultNames:
    """The names of an op with several result groups, as MLIR's ODS derives them.

    `names` are the groups in the order of the op's definition; a group that is empty gives none.
    """
    starts: list[tuple[int, str]] = []
    number = 0
    for name in names:
        group: SSAValue | Sequence[SSAValue] | None = getattr(op, name)
        size = 0 if group is None else 1 if isinstance(group, SSAValue) else len(group)
        if size:
            starts.append((number, name))
        number += size
    return starts


def constant_name(value: Attribute, prefix: str = "c") -> str:
    """The name that MLIR gives to a constant: `c3_i32`, `c0`, `true`, `cst`."""
    integer = as_integer(value)
    if integer is None:
        return "cst"
    number, width = integer.value.data, integer_width(integer.type)
    if width == 1:
        return "true" if number else "false"
    return f"{prefix}{number}" if width is None else f"{prefix}{number}_{integer.type}"


def _names(dialect: str, names: Mapping[str, str]) -> dict[str, ResultNames]:
    return {f"{dialect}.{op}": ((0, name),) for op, name in names.items()}


RESULT_NAMES: dict[str, ResultNames] = {
    **_names(
        "memref",
        {
            "alloc": "alloc",
            "alloca": "alloca",
            "assume_alignment": "assume_align",
            "cast": "cast",
            "collapse_shape": "collapse_shape",
            "dim": "dim",
            "expand_shape": "expand_shape",
            "extract_aligned_pointer_as_index": "intptr",
            "memory_space_cast": "memspacecast",
            "reinterpret_cast": "reinterpret_cast",
            "reshape": "reshape",
            "subview": "subview",
            "transpose": "transpose",
            "view": "view",
        },
    ),
}
"""Names that don't depend on the op's contents, of ops without a text subclass of their own."""
