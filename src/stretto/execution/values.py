"""Python values as the scalars that a compiled function takes and returns, by MLIR type."""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable, Iterator, Sequence
from numbers import Complex, Integral, Real
from typing import Any, cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    AnyFloat,
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

from stretto.dialects.async_.types import GroupType, TokenType, ValueType
from stretto.execution.borrowed import Borrowed
from stretto.execution.native import library
from stretto.execution.watchdog import host_runs

Scalar = int | float | bool


_PAYLOAD_FORMATS: dict[type[Attribute], str] = {
    IndexType: "q",
    Float64Type: "d",
    Float32Type: "f",
    Float16Type: "e",
    BFloat16Type: "H",
}


class NotPassableError(TypeError):
    """A type that can't be passed to or from Python; the message names it."""


class HandleFailedError(Exception):
    """A token, value or group that a function returned has failed, with an error code."""

    def __init__(self, code: int):
        super().__init__(code)
        self.code = code


def is_device_token(type_: Attribute) -> bool:
    """Whether a type is that of a GPU token: a point on the device's timeline, once lowered."""
    return type_.name == "gpu.async.token"


def is_handle_only(type_: Attribute) -> bool:
    """Whether what comes of a result is that some work is done, and no value."""
    while isinstance(type_, ValueType):
        type_ = type_.value_type
    return isinstance(type_, TokenType | GroupType) or is_device_token(type_)


def count_scalars(type_: Attribute) -> int:
    """How many scalars stand for a value of the type. Raises NotPassableError."""
    match type_:
        case MemRefType():
            return 3 + 2 * type_.get_num_dims()
        case UnrankedMemRefType() | ComplexType():
            return 2
        case IntegerType() | IndexType() | TokenType() | ValueType() | GroupType() | llvm.LLVMPointerType():
            return 1
        case Float16Type() | BFloat16Type() | Float32Type() | Float64Type():
            return 1
        case _ if is_device_token(type_):
            return 1
        case _:
            raise NotPassableError(f"a value of type {type_} can't be passed to or from Python")


#: Turns a value into the scalars of an argument. The text names the argument in errors.
Packer = Callable[[object, str, Borrowed], Sequence[Scalar]]


def packer(type_: Attribute) -> Packer:
    """What turns values into scalars of a type. It raises TypeError or OverflowError where they don't fit.

    Raises TypeError for a type of which Python has no values.
    """
    match type_:
        case MemRefType():
            from stretto.execution.memref import MemRefParameter

            return MemRefParameter(type_).pack
        case UnrankedMemRefType():
            from stretto.execution.memref import pack_unranked

            return lambda value, where, borrowed: pack_unranked(value, type_, where, borrowed)
        case _:
            return lambda value, where, borrowed: _pack_scalar(value, type_, where)


def _pack_scalar(value: object, type_: Attribute, where: str) -> Sequence[Scalar]:
    match type_:
        case IndexType():
            return (_integer(value, 64, type_, where),)
        case IntegerType():
            return (_integer(value, type_.width.data, type_, where),)
        case BFloat16Type():
            return (_bfloat_bits(_float(value, type_, where)),)
        case Float16Type() | Float32Type() | Float64Type():
            return (_rounded(_float(value, type_, where), type_),)
        case ComplexType():
            if not isinstance(value, Complex):
                raise TypeError(f"{where} must be a number for {type_}, not {type(value).__name__}")
            number = complex(value)
            return number.real, number.imag
        case llvm.LLVMPointerType():
            return (_integer(value, 64, type_, where) % 2**64,)
        case _:
            raise NotPassableError(f"{where} can't be passed: Python has no values of type {type_}")


def _is_bool(value: object) -> bool:
    # NumPy's isn't one of Python's numbers; asking by name spares its import.
    return isinstance(value, bool) or (type(value).__module__ == "numpy" and "bool" in type(value).__name__)


def _integer(value: object, width: int, type_: Attribute, where: str) -> int:
    is_bool = _is_bool(value)
    if is_bool and width != 1:
        raise TypeError(f"{where} must be an integer for {type_}, not bool")
    if not is_bool and not isinstance(value, Integral):
        raise TypeError(f"{where} must be an integer for {type_}, not {type(value).__name__}")
    number = int(cast("int", value))
    if not -(2 ** (width - 1)) <= number < 2**width:
        raise OverflowError(f"{where} is {number}, which doesn't fit in {type_}")
    if width == 1:
        return number & 1
    return number - 2**width if number >= 2 ** (width - 1) else number


def _float(value: object, type_: AnyFloat, where: str) -> float:
    if _is_bool(value) or not isinstance(value, Real):
        raise TypeError(f"{where} must be a number for {type_}, not {type(value).__name__}")
    return float(value)


def _rounded(value: float, type_: AnyFloat) -> float:
    """`struct` refuses floats that are too large for a narrow type; the program gets infinity."""
    try:
        struct.pack("<" + _PAYLOAD_FORMATS[type(type_)], value)  # natively, C rounds and says nothing
    except OverflowError:
        return math.copysign(math.inf, value)
    return value


def _bfloat_bits(value: float) -> int:
    if value != value:
        return 0x7FC0
    bits = struct.unpack("<I", struct.pack("<f", _rounded(value, Float32Type())))[0]
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16


def _bfloat_value(bits: int) -> float:
    return struct.unpack("<f", struct.pack("<I", bits << 16))[0]


def unpack(scalars: Iterator[Scalar], type_: Attribute, borrowed: Borrowed) -> Any:
    """The Python value of a result. Handles on running work are awaited.

    Raises HandleFailedError if that work failed.
    """
    match type_:
        case MemRefType():
            from stretto.execution.memref import unpack_memref

            fields = [int(next(scalars)) for _ in range(count_scalars(type_))]
            return unpack_memref(fields, type_.element_type, borrowed)
        case UnrankedMemRefType():
            from stretto.execution.memref import unpack_unranked

            return unpack_unranked(int(next(scalars)), int(next(scalars)), type_.element_type, borrowed)
        case ComplexType():
            return complex(next(scalars), next(scalars))
        case BFloat16Type():
            return _bfloat_value(int(next(scalars)))
        case TokenType() | ValueType() | GroupType():
            return _await(int(next(scalars)), type_, borrowed)
        case _ if is_device_token(type_):
            return _reach(int(next(scalars)))
        case _:
            return next(scalars)


def _reach(point: int) -> None:
    """Wait until the device has come to a point. Raises HandleFailedError if the work before it failed."""
    from stretto.execution.device import device

    points = (ctypes.c_int64 * 1)(point)
    device().strettoDeviceSync()
    if code := device().strettoDeviceGetError(points, 1):
        raise HandleFailedError(code)


def _await(handle: int, type_: Attribute, borrowed: Borrowed) -> Any:
    """Wait for a handle that belongs to us, take its payload and give it back."""
    runtime = library()
    with host_runs():
        runtime.strettoAsyncAwait(handle)
    code = runtime.strettoAsyncGetError(handle)
    try:
        if code:
            raise HandleFailedError(code)
        if isinstance(type_, ValueType):
            scalars = read_payload(handle, type_.value_type)
            if isinstance(type_.value_type, TokenType | ValueType | GroupType):
                runtime.mlirAsyncRuntimeAddRef(scalars[0], 1)  # the value keeps its own reference
            return unpack(iter(scalars), type_.value_type, borrowed)
        return None
    finally:
        runtime.mlirAsyncRuntimeDropRef(handle, 1)


def read_payload(handle: int, type_: Attribute) -> list[Scalar]:
    """The scalars of the payload, of some type, of a value that is ready."""
    return _read(library().mlirAsyncRuntimeGetValueStorage(handle), type_)


def _read(address: int, type_: Attribute) -> list[Scalar]:
    """The scalars of a payload, as a struct lies in memory."""
    match type_:
        case IntegerType():
            width = type_.width.data
            if width > 64:
                raise NotPassableError(f"a value of type {type_} can't be passed to or from Python")
            bits = 1 << (max(width, 8) - 1).bit_length()
            form = "?" if width == 1 else {8: "b", 16: "h", 32: "i", 64: "q"}[bits]
        case ComplexType():
            form = 2 * _PAYLOAD_FORMATS[type(type_.element_type)]
        case MemRefType():
            form = "QQ" + "q" * (count_scalars(type_) - 2)
        case UnrankedMemRefType():
            form = "qQ"
        case TokenType() | ValueType() | GroupType() | llvm.LLVMPointerType():
            form = "Q"
        case _ if is_device_token(type_):
            form = "q"
        case _:
            form = _PAYLOAD_FORMATS.get(type(type_), "")
    if not form:
        raise NotPassableError(f"a value of type {type_} can't be passed to or from Python")
    return list(struct.unpack(form, ctypes.string_at(address, struct.calcsize(form))))
