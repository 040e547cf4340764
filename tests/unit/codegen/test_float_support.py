"""Conversions to bfloat16 round once, to nearest and to even, whatever the support library has."""

from __future__ import annotations

import ctypes
import random
import struct
from fractions import Fraction

import pytest

from stretto.codegen import jit
from stretto.codegen.float_support import FLOAT_SUPPORT

_MANTISSA, _LOWEST, _HIGHEST = 8, -133, 127


def exactly_rounded(x: float) -> float:
    """A finite number rounded to bfloat16, by exact arithmetic."""
    if x == 0:
        return x
    value = abs(Fraction(x))
    exponent = max(value.numerator.bit_length() - value.denominator.bit_length() - _MANTISSA - 1, _LOWEST)
    while value >= Fraction(2) ** (exponent + _MANTISSA):
        exponent += 1
    unit = Fraction(2) ** exponent
    rounded = round(value / unit) * unit  # Fractions round to even.
    result = float("inf") if rounded >= Fraction(2) ** (_HIGHEST + 1) else float(rounded)
    return -result if x < 0 else result


def truncation(name: str, type_: type[ctypes._SimpleCData[float]], text: str):
    """A caller of one of the functions that returns the bits."""
    caller = f"""{FLOAT_SUPPORT[name]}
define i16 @bits({text} %x) {{
  %r = call bfloat @{name}({text} %x)
  %b = bitcast bfloat %r to i16
  ret i16 %b
}}
"""
    code = jit.load(jit.compile_ir(caller, 2), ["bits"], jit.SymbolTable(ctypes.CDLL(None)))
    return code, ctypes.CFUNCTYPE(ctypes.c_uint16, type_)(code.addresses["bits"])


def number(bits: int) -> float:
    return struct.unpack("<f", struct.pack("<I", bits << 16))[0]


def samples() -> list[float]:
    source = random.Random(5)
    found = [0.0, -0.0, 1e-45, 1e-40, 3.5e38, -3.4e38, 1e300, -1e-300, 5e-324, 3.3895313892515355e38]
    for _ in range(3000):
        tie = number(source.randrange(0x7F80)) * (1 + source.choice((0, 1, 3)) * 2**-8)
        nudge = source.choice((0, 1, -1)) * 2.0 ** -source.randrange(20, 52)
        found.append(source.choice((1, -1)) * tie * (1 + nudge))
        found.append(struct.unpack("<d", source.randbytes(8))[0])
    return [x for x in found if x == x and abs(x) != float("inf")]


@pytest.mark.parametrize(
    ("name", "type_", "text"),
    [("__truncdfbf2", ctypes.c_double, "double"), ("__truncsfbf2", ctypes.c_float, "float")],
)
def test_numbers_are_rounded_once(name: str, type_: type[ctypes._SimpleCData[float]], text: str) -> None:
    code, function = truncation(name, type_, text)
    for x in samples():
        value = float(type_(x).value)
        if abs(value) == float("inf"):
            continue
        assert struct.pack("<d", number(function(value))) == struct.pack("<d", exactly_rounded(value)), value
    assert number(function(float("inf"))) == float("inf")
    assert number(function(float("-inf"))) == float("-inf")
    assert number(function(float("nan"))) != number(function(float("nan")))
    code.unload()


def test_a_program_links_where_the_library_lacks_them(monkeypatch: pytest.MonkeyPatch) -> None:
    find = jit.SymbolTable.address
    monkeypatch.setattr(
        jit.SymbolTable,
        "address",
        lambda self, name: None if name in FLOAT_SUPPORT else find(self, name),
    )
    import stretto

    source = """
    func.func @narrow(%x: f64) -> f32 {
      %a = arith.truncf %x : f64 to bf16
      %b = arith.addf %a, %a : bf16
      %c = arith.extf %b : bf16 to f32
      return %c : f32
    }"""
    program = stretto.compile(source)
    # Rounded to f32 first, this would be a tie, which goes to 1.
    assert program.narrow(1.00390625 + 2.0**-40) == 2 * (1 + 2**-7)
