"""Arrays and scalars as MLIR's runner and its printing functions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdsl.dialects.builtin import (
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from xdsl.ir import Attribute

from stretto.dialects.async_.types import ValueType
from stretto.execution.values import is_handle_only


def format_number(value: Any) -> str:
    """A NumPy scalar as C++ streams write it: six significant digits; complex as `(re,im)`."""
    kind = value.dtype.kind
    if kind == "c":
        return f"({value.real:g},{value.imag:g})"
    return str(int(value)) if kind in "biu" else f"{float(value):g}"


def format_array(array: Any) -> str:
    """The data of an array as `printMemref*` writes it."""
    if array.ndim == 0:
        return f"[{format_number(array[()])}]"
    return _format(array, 1, array.ndim)


def _format(array: Any, depth: int, rank: int) -> str:
    if array.ndim == 1:
        separator = "," + " " * (rank + 1)
        return f"[{separator.join(format_number(v) for v in array)}]"
    separator = ", \n" + " " * depth
    return f"[{separator.join(_format(part, depth + 1, rank) for part in array)}]"


def format_result(value: Any, type_: Attribute) -> str:
    """A result as mlir-runner prints it: integers as such, floats with an exponent."""
    if isinstance(type_, MemRefType | UnrankedMemRefType | VectorType):
        return format_array(value)
    if isinstance(type_, IntegerType | IndexType):
        return str(int(value))
    if isinstance(type_, ComplexType):
        return f"({value.real:e},{value.imag:e})"
    return f"{value:e}" if isinstance(value, float) else str(value)


def format_results(results: Any, types: Sequence[Attribute]) -> list[str]:
    """What an entry returned, one text a result."""
    if not types:
        return []
    values = results if len(types) > 1 else (results,)
    return [format_result(value, type_) for value, type_ in zip(values, types, strict=True)]


def visible_outputs(types: Sequence[Attribute]) -> list[Attribute]:
    """The types of what a call gives back: payloads in place of values, nothing for tokens and groups."""
    visible: list[Attribute] = []
    for type_ in types:
        if is_handle_only(type_):
            continue
        while isinstance(type_, ValueType):
            type_ = type_.value_type
        visible.append(type_)
    return visible
