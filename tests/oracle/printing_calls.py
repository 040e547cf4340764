"""Calls the output functions of runner libraries and shows what they write, addresses replaced.

    python printing_calls.py LIBRARY...

The libraries are MLIR's (libmlir_runner_utils.so, libmlir_c_runner_utils.so) or Stretto's one.
"""

from __future__ import annotations

import ctypes
import sys

import numpy as np

SHAPES = [(), (1,), (3,), (2, 3), (2, 2, 2), (2, 1, 2, 2), (1, 1, 1, 1, 2)]
NUMBERS = [1.5, 1e10, 1e-7, 123456789.0, float("nan"), float("inf"), float("-inf"), -0.0, 0.1, np.pi, 1e300]


class Unranked(ctypes.Structure):
    _fields_ = [("rank", ctypes.c_int64), ("descriptor", ctypes.c_void_p)]


class Caller:
    def __init__(self, paths: list[str]):
        self.libraries = [ctypes.CDLL(path) for path in paths]
        self.c = ctypes.CDLL(None)

    def __call__(self, name: str, *arguments: object) -> None:
        for library in self.libraries:
            if hasattr(library, name):
                getattr(library, name)(*arguments)
                return
        raise SystemExit(f"no library has {name}")

    def memref(self, suffix: str, array: np.ndarray, offset: int = 0, strides: tuple[int, ...] | None = None):
        """Print an array through each form that there is; a shape with other strides reads parts of it."""
        sizes = array.shape
        steps = strides if strides is not None else tuple(s // array.itemsize for s in array.strides)
        words = (ctypes.c_int64 * (3 + 2 * len(sizes)))(
            array.ctypes.data, array.ctypes.data, offset, *sizes, *steps
        )
        if suffix in ("I32", "I64", "Ind", "F32", "F64", "C32", "C64"):
            self(f"printMemref{suffix}", ctypes.c_int64(len(sizes)), ctypes.byref(words))
        unranked = Unranked(len(sizes), ctypes.addressof(words))
        self(f"_mlir_ciface_printMemref{suffix}", ctypes.byref(unranked))
        if suffix not in ("I16", "F16", "BF16"):
            self(f"_mlir_ciface_printMemrefShape{suffix}", ctypes.byref(unranked))


def main(paths: list[str]) -> None:
    call = Caller(paths)
    types = {
        "I8": np.int8,
        "I16": np.int16,
        "I32": np.int32,
        "I64": np.int64,
        "Ind": np.int64,
        "F16": np.float16,
        "F32": np.float32,
        "F64": np.float64,
        "C32": np.complex64,
        "C64": np.complex128,
    }
    for suffix, dtype in types.items():
        for shape in SHAPES:
            count = int(np.prod(shape))
            # Printable where they are characters, negative where they are not.
            values = np.arange(count) + 65 if suffix == "I8" else np.arange(count) * 7 - 3
            array = np.zeros(count, dtype)
            array[:] = values
            call.memref(suffix, array.reshape(shape))
        grid = np.arange(24).astype(dtype) + (48 if suffix == "I8" else 0)
        call.memref(suffix, grid.astype(dtype)[:6].reshape(2, 3), 1, (2, 1))
    with np.errstate(over="ignore"):
        for suffix, dtype in (("F16", np.float16), ("F32", np.float32), ("F64", np.float64)):
            call.memref(suffix, np.array(NUMBERS).astype(dtype))
        bits = np.array(NUMBERS).astype(np.float32).view(np.uint32) >> 16
    call.memref("BF16", bits.astype(np.uint16))
    for integer in (0, -5, 2**63 - 1, -(2**63)):
        call("printI64", ctypes.c_int64(integer))
        call("printComma")
        call("printU64", ctypes.c_uint64(integer))
        call("printNewline")
    for number in NUMBERS:
        call("printOpen")
        call("printF32", ctypes.c_float(number))
        call("printComma")
        call("printF64", ctypes.c_double(number))
        call("printClose")
        call("printNewline")
    call("printString", b"text")
    call("printNewline")
    call.c.fflush(None)


if __name__ == "__main__":
    main(sys.argv[1:])
