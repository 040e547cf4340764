"""NumPy arrays as memrefs and memrefs as NumPy arrays.

A ranked memref is passed as its descriptor's fields: allocated pointer, aligned pointer, offset,
sizes, strides (in elements). Nothing is copied on the way in: the program works on the array's memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import (
    BFloat16Type,
    ComplexType,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute

from stretto.conversions.llvm_types import Stride, strides_and_offset
from stretto.execution.borrowed import Borrowed

Array = np.ndarray[Any, Any]

#: What finalize-memref-to-llvm stores as the allocated pointer of globals: memory that nobody frees.
_GLOBAL_MARK = 0xDEADBEEF


class MemRefError(TypeError):
    """An array doesn't fit a memref type; the message says why and what would."""


def element_dtypes(element: Attribute) -> tuple[np.dtype[Any], ...]:
    """The dtypes that an element type takes, the first one being that of results.

    Raises MemRefError for an element type that NumPy lacks.
    """
    match element:
        case Float64Type():
            return (np.dtype(np.float64),)
        case Float32Type():
            return (np.dtype(np.float32),)
        case Float16Type():
            return (np.dtype(np.float16),)
        case BFloat16Type():
            return (_bfloat16(), np.dtype(np.uint16))
        case IndexType():
            return (np.dtype(np.int64), np.dtype(np.uint64))
        case IntegerType():
            width = element.width.data
            if width == 1:
                return (np.dtype(np.bool_),)
            if width in (8, 16, 32, 64):
                return (np.dtype(f"i{width // 8}"), np.dtype(f"u{width // 8}"))
        case ComplexType():
            if isinstance(element.element_type, Float32Type):
                return (np.dtype(np.complex64),)
            if isinstance(element.element_type, Float64Type):
                return (np.dtype(np.complex128),)
        case _:
            pass
    raise MemRefError(f"NumPy has no dtype for elements of type {element}")


def _bfloat16() -> np.dtype[Any]:
    """The dtype of the ml_dtypes package where it is loaded, else the bits as uint16."""
    try:
        return np.dtype("bfloat16")
    except TypeError:
        return np.dtype(np.uint16)


def as_array(value: object, where: str) -> Array:
    """The array that an argument is, without a copy. Raises MemRefError."""
    if isinstance(value, np.ndarray):
        array = cast("Array", value)
    elif isinstance(value, memoryview) or hasattr(value, "__array_interface__"):
        array = np.asarray(value)
    else:
        raise MemRefError(f"{where} must be a NumPy array, not {type(value).__name__}")
    if not array.flags.writeable:
        raise MemRefError(f"{where} is read-only, and the program may write to it; pass a copy")
    return array


def _check_dtype(array: Array, element: Attribute, where: str) -> None:
    wanted = element_dtypes(element)
    if array.dtype not in wanted:
        names = " or ".join(dtype.name for dtype in wanted)
        raise MemRefError(f"{where} must have dtype {names}, not {array.dtype}")
    if not array.flags.aligned:
        raise MemRefError(f"{where} isn't aligned in memory; pass a copy")


def _element_strides(array: Array, where: str) -> list[int]:
    size = array.itemsize
    if any(stride % size for stride in array.strides):
        raise MemRefError(
            f"{where} has strides {array.strides} that aren't multiples of its {size}-byte elements"
        )
    return [stride // size for stride in array.strides]


def pack_memref(value: object, type_: MemRefType[Attribute], where: str, borrowed: Borrowed) -> list[int]:
    """The fields of the descriptor of an array. Raises MemRefError where it doesn't fit the type."""
    array = as_array(value, where)
    _check_dtype(array, type_.element_type, where)
    shape = type_.get_shape()
    if array.ndim != len(shape) or any(0 <= s != n for s, n in zip(shape, array.shape, strict=True)):
        wanted = "x".join("?" if s < 0 else str(s) for s in shape) or "no dimensions"
        raise MemRefError(
            f"{where} must have shape {wanted} for {type_}, not {'x'.join(map(str, array.shape)) or '()'}"
        )
    strides = _element_strides(array, where)
    form = strides_and_offset(type_)
    if form is None:
        raise MemRefError(f"{where} can't be passed: the layout of {type_} isn't strided")
    wanted_strides, offset = _wanted_strides(type_, form, array.shape)
    for k, (have, want) in enumerate(zip(strides, wanted_strides, strict=True)):
        if want is not None and have != want:
            if array.size <= 1 or array.shape[k] <= 1:
                strides[k] = want
                continue
            raise MemRefError(
                f"{where} has stride {have} in dimension {k}, {type_} needs {want}; "
                "pass numpy.ascontiguousarray(…)"
            )
    address = array.ctypes.data
    start = offset or 0
    aligned = address - start * array.itemsize
    borrowed.keep.append(array)
    borrowed.owners[aligned] = array
    return [aligned, aligned, start, *array.shape, *strides]


def _wanted_strides(
    type_: MemRefType[Attribute], form: tuple[tuple[Stride, ...], Stride], shape: Sequence[int]
) -> tuple[list[Stride], Stride]:
    """The strides that the type fixes; with the identity layout they follow from the sizes."""
    strides, offset = form
    if type_.layout.name != "none" and not _is_identity(type_):
        return list(strides), offset
    wanted: list[Stride] = []
    product = 1
    for size in reversed(shape):
        wanted.append(product)
        product *= size
    return wanted[::-1], 0


def _is_identity(type_: MemRefType[Attribute]) -> bool:
    layout = getattr(type_.layout, "data", None)
    results = getattr(layout, "results", None)
    return results is not None and len(results) == type_.get_num_dims() > 1


def pack_unranked(
    value: object, type_: UnrankedMemRefType[Attribute], where: str, borrowed: Borrowed
) -> list[int]:
    """Rank and pointer to the descriptor of an array."""
    array = as_array(value, where)
    _check_dtype(array, type_.element_type, where)
    address = array.ctypes.data
    fields = [address, address, 0, *array.shape, *_element_strides(array, where)]
    descriptor = (ctypes.c_int64 * len(fields))(*fields)
    borrowed.keep += [array, descriptor]
    borrowed.owners[address] = array
    return [array.ndim, ctypes.addressof(descriptor)]


class _Allocation:
    """Memory that a program allocated and handed to Python; freed with the last array on it."""

    def __init__(self, address: int):
        self.address = address

    def __del__(self, free: Any = None) -> None:
        _libc_free(self.address)


_libc_free = ctypes.CDLL(None).free
_libc_free.argtypes = [ctypes.c_void_p]
_libc_free.restype = None


class _View:
    """Lets NumPy make an array over foreign memory; the array keeps this object, this object the owner."""

    def __init__(self, interface: dict[str, Any], owner: object):
        self.__array_interface__ = interface
        self.owner = owner


def unpack_memref(fields: Sequence[int], element: Attribute, borrowed: Borrowed) -> Array:
    """The array of a descriptor that a program returned.

    It shares the argument's memory if the program returned an argument, owns the memory if the
    program allocated it, and is a copy of what lives in a global.
    """
    rank = (len(fields) - 3) // 2
    allocated, aligned, offset = fields[:3]
    shape = tuple(fields[3 : 3 + rank])
    dtype = element_dtypes(element)[0]
    if allocated == 0 or 0 in shape:
        _own(allocated, borrowed)
        return np.empty(shape, dtype)
    strides = tuple(stride * dtype.itemsize for stride in fields[3 + rank :])
    interface = {
        "data": (aligned + offset * dtype.itemsize, False),
        "shape": shape,
        "strides": strides,
        "typestr": dtype.str,
        "version": 3,
    }
    owner = None if allocated == _GLOBAL_MARK else _own(allocated, borrowed)
    array = np.asarray(_View(interface, owner))
    if array.dtype != dtype:
        array = array.view(dtype)
    return array.copy() if owner is None else array


def _own(allocated: int, borrowed: Borrowed) -> object | None:
    """The owner of an allocation: the argument that it came from, or a new one."""
    if not allocated or allocated == _GLOBAL_MARK:
        return None
    if allocated not in borrowed.owners:
        borrowed.owners[allocated] = _Allocation(allocated)
    return borrowed.owners[allocated]


def unpack_unranked(rank: int, descriptor: int, element: Attribute, borrowed: Borrowed) -> Array:
    """The array of an unranked memref that a program returned; the descriptor itself is freed."""
    fields = list((ctypes.c_int64 * (3 + 2 * rank)).from_address(descriptor))
    fields[:2] = [value % 2**64 for value in fields[:2]]
    _libc_free(descriptor)
    return unpack_memref(fields, element, borrowed)
