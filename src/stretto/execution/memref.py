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
from stretto.execution.device import owner_of

Array = np.ndarray[Any, Any]

#: What finalize-memref-to-llvm stores as the allocated pointer of globals: memory that nobody frees.
_GLOBAL_MARK = 0xDEADBEEF


#: DLPack's kinds of devices whose memory the host reads: kDLCPU, kDLCUDAHost, kDLROCMHost.
_HOST_DEVICES = (1, 3, 11)


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
    elif hasattr(value, "__dlpack_device__"):
        array = _from_dlpack(cast("Any", value), where)
    else:
        try:
            array = np.asarray(memoryview(cast("Any", value)))
        except TypeError:
            raise MemRefError(
                f"{where} must be a NumPy array, not {type(value).__name__}; what has the buffer protocol "
                "or __dlpack__ will do too"
            ) from None
    if not array.flags.writeable:
        raise MemRefError(f"{where} is read-only, and the program may write to it; pass a copy")
    return array


def _from_dlpack(value: Any, where: str) -> Array:
    """The array that an object of another library is, without a copy."""
    kind, number = value.__dlpack_device__()
    if kind not in _HOST_DEVICES:
        raise MemRefError(
            f"{where} lies on DLPack device ({int(kind)}, {number}), and programs take memory of the cpu; "
            "copy it there"
        )
    try:
        return np.from_dlpack(value)
    except (BufferError, RuntimeError, TypeError) as error:
        raise MemRefError(f"{where} is no array to NumPy: {error}") from error


def _check_dtype(array: Array, dtypes: Sequence[np.dtype[Any]], where: str) -> None:
    if array.dtype not in dtypes:
        names = " or ".join(dtype.name for dtype in dtypes)
        raise MemRefError(f"{where} must have dtype {names}, not {array.dtype}")
    if not array.flags.aligned:
        raise MemRefError(f"{where} isn't aligned in memory; pass a copy")


def _element_strides(array: Array, where: str) -> list[int]:
    size = array.itemsize
    strides = [stride // size for stride in array.strides]
    if any(one * size != stride for one, stride in zip(strides, array.strides, strict=True)):
        raise MemRefError(
            f"{where} has strides {array.strides} that aren't multiples of its {size}-byte elements"
        )
    return strides


class MemRefParameter:
    """A ranked memref type, taken apart once for all calls."""

    def __init__(self, type_: MemRefType[Attribute]):
        """Raises MemRefError for a type that no array fits."""
        self._type = type_
        self._dtypes = element_dtypes(type_.element_type)
        self._shape = type_.get_shape()
        form = strides_and_offset(type_)
        if form is None:
            raise MemRefError(f"the layout of {type_} isn't strided, so no array fits it")
        self._strides: Sequence[Stride] | None = form[0]
        self._offset = form[1] or 0
        if type_.layout.name == "none" or _is_identity(type_):
            self._strides = None  # they follow from the sizes
        self._last: tuple[tuple[object, ...], tuple[int, ...]] | None = None
        """Dtype, shape and strides of an array that was found to fit; what its descriptor says of them."""

    def pack(self, value: object, where: str, borrowed: Borrowed) -> list[int]:
        """The fields of the descriptor of an array. Raises MemRefError where it doesn't fit the type."""
        array = as_array(value, where)
        layout = self._layout(array, where)
        address: int = array.__array_interface__["data"][0]
        aligned = address - self._offset * array.itemsize
        borrowed.keep.append(array)
        borrowed.owners[aligned] = array
        return [aligned, aligned, self._offset, *layout]

    def _layout(self, array: Array, where: str) -> Sequence[int]:
        """Sizes and strides as the descriptor has them, in elements."""
        form = (array.dtype, array.shape, array.strides, array.flags.aligned)
        last = self._last
        if last is not None and last[0] == form:
            return last[1]
        _check_dtype(array, self._dtypes, where)
        shape = array.shape
        if len(shape) != len(self._shape) or any(
            0 <= s != n for s, n in zip(self._shape, shape, strict=True)
        ):
            wanted = "x".join("?" if s < 0 else str(s) for s in self._shape) or "no dimensions"
            have = "x".join(map(str, shape)) or "()"
            raise MemRefError(f"{where} must have shape {wanted} for {self._type}, not {have}")
        strides = _element_strides(array, where)
        self._check_strides(array, strides, where)
        layout = (*shape, *strides)
        self._last = (form, layout)
        return layout

    def _check_strides(self, array: Array, strides: list[int], where: str) -> None:
        """Compares with what the type fixes; strides of dimensions without a second element don't matter."""
        wanted = _contiguous(array.shape) if self._strides is None else self._strides
        for k, (have, want) in enumerate(zip(strides, wanted, strict=True)):
            if want is None or have == want:
                continue
            if array.size > 1 and array.shape[k] > 1:
                raise MemRefError(
                    f"{where} has stride {have} in dimension {k}, {self._type} needs {want}; "
                    "pass numpy.ascontiguousarray(…)"
                )
            strides[k] = want


def _contiguous(shape: Sequence[int]) -> list[int]:
    strides: list[int] = []
    product = 1
    for size in reversed(shape):
        strides.append(product)
        product *= size
    return strides[::-1]


def _is_identity(type_: MemRefType[Attribute]) -> bool:
    layout = getattr(type_.layout, "data", None)
    results = getattr(layout, "results", None)
    return results is not None and len(results) == type_.get_num_dims() > 1


def pack_unranked(
    value: object, type_: UnrankedMemRefType[Attribute], where: str, borrowed: Borrowed
) -> list[int]:
    """Rank and pointer to the descriptor of an array."""
    array = as_array(value, where)
    _check_dtype(array, element_dtypes(type_.element_type), where)
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
        borrowed.owners[allocated] = (borrowed.uses_device and owner_of(allocated)) or _Allocation(allocated)
    return borrowed.owners[allocated]


def unpack_unranked(rank: int, descriptor: int, element: Attribute, borrowed: Borrowed) -> Array:
    """The array of an unranked memref that a program returned; the descriptor itself is freed."""
    fields = list((ctypes.c_int64 * (3 + 2 * rank)).from_address(descriptor))
    fields[:2] = [value % 2**64 for value in fields[:2]]
    _libc_free(descriptor)
    return unpack_memref(fields, element, borrowed)
