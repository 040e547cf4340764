"""`--input` of `stretto-run`: arguments as text.

5   2.5   true   4x4xf32=0   3xi32=1,2,3   f32=7   @file.npy
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

from xdsl.dialects.builtin import ComplexType, IndexType, IntegerType, MemRefType, UnrankedMemRefType, i1
from xdsl.ir import Attribute

from stretto.cli.options import UsageError

_ELEMENTS: dict[str, str] = {
    **{f"i{n}": f"int{n}" for n in (8, 16, 32, 64)},
    **{f"si{n}": f"int{n}" for n in (8, 16, 32, 64)},
    **{f"ui{n}": f"uint{n}" for n in (8, 16, 32, 64)},
    "i1": "bool",
    "index": "int64",
    "f16": "float16",
    "f32": "float32",
    "f64": "float64",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}
_MEMREF = re.compile(r"(?P<shape>(?:\d+x)*)(?P<element>[a-z]+\d*(?:<f\d+>)?)=(?P<values>.*)", re.DOTALL)
_LARGEST = 2**40


def parse_input(text: str, type_: Attribute) -> Any:
    """The argument that a text stands for, given the parameter's type. Raises UsageError."""
    if text.startswith("@"):
        return _file(text[1:])
    if isinstance(type_, MemRefType | UnrankedMemRefType):
        return _memref(text, str(cast("Attribute", type_)))
    try:
        return _scalar(text, type_)
    except ValueError:
        raise UsageError(f"--input={text} is no value of type {type_}") from None


def _file(path: str) -> Any:
    import numpy as np

    if not Path(path).is_file():
        raise UsageError(f"--input=@{path}: no such file")
    try:
        return np.ascontiguousarray(np.load(path, allow_pickle=False))
    except (OSError, ValueError, EOFError) as error:
        raise UsageError(f"--input=@{path} can't be read as a .npy file: {error}") from None


def _scalar(text: str, type_: Attribute) -> Any:
    if type_ == i1:
        return bool({"true": 1, "false": 0}[text] if text in ("true", "false") else int(text, 0))
    if isinstance(type_, IntegerType | IndexType):
        return int(text, 0)
    if isinstance(type_, ComplexType):
        return complex(text.replace(" ", ""))
    return float(text)


def _memref(text: str, type_: str) -> Any:
    import numpy as np

    match = _MEMREF.fullmatch(text.strip())
    if match is None or match["element"] not in _ELEMENTS:
        raise UsageError(
            f"--input={text} is no value of type {type_}: "
            "write 4x4xf32=0 (all elements), 3xi32=1,2,3 or @file.npy"
        )
    shape = tuple(int(size) for size in match["shape"].split("x") if size)
    dtype = np.dtype(_ELEMENTS[match["element"]])
    count = 1
    for size in shape:
        count *= size
    if count * dtype.itemsize > _LARGEST:
        raise UsageError(f"--input={text} is larger than memory")
    words = [word.strip() for word in re.sub(r"[\[\]\s]+", " ", match["values"]).split(",")]
    try:
        values = [_element(word, dtype) for word in words if word]
        array = np.array(values, dtype)
    except (ValueError, OverflowError):
        raise UsageError(f"--input={text}: the values are not of type {match['element']}") from None
    if len(values) == 1:
        return np.full(shape, array[0], dtype)
    if len(values) != count:
        raise UsageError(f"--input={text} has {len(values)} values, expected 1 or {count}")
    return array.reshape(shape)


def _element(word: str, dtype: Any) -> Any:
    if dtype.kind == "b":
        return {"true": True, "false": False, "1": True, "0": False}[word.lower()] if word else False
    if dtype.kind in "iu":
        return int(word, 0)
    return complex(word) if dtype.kind == "c" else float(word)
