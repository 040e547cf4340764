"""What compiled arithmetic computes is what Python computes, on every edge of an i8 and on odd floats."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import pytest

import stretto

BYTES = (-128, -127, -7, -3, -2, -1, 0, 1, 2, 3, 6, 7, 126, 127)
FLOATS = (0.0, -0.0, 1.0, -2.5, 0.3, math.inf, -math.inf, math.nan, 1e300)


def wrapped(value: int) -> int:
    return (value + 128) % 256 - 128


def unsigned(value: int) -> int:
    return value % 256


def quotient(a: int, b: int) -> int:
    return int(math.copysign(1, a) * math.copysign(1, b)) * (abs(a) // abs(b)) if a else 0


def power(a: int, b: int) -> int:
    if b >= 0:
        return wrapped(a**b)
    return 1 if a == 1 else (1 if b % 2 == 0 else -1) if a == -1 else 0


Exact = Callable[[int, int], int]

INTEGER: dict[str, Exact] = {
    "arith.addi": lambda a, b: a + b,
    "arith.subi": lambda a, b: a - b,
    "arith.muli": lambda a, b: a * b,
    "arith.andi": lambda a, b: a & b,
    "arith.ori": lambda a, b: a | b,
    "arith.xori": lambda a, b: a ^ b,
    "arith.maxsi": max,
    "arith.minsi": min,
    "arith.maxui": lambda a, b: max(a, b, key=unsigned),
    "arith.minui": lambda a, b: min(a, b, key=unsigned),
    "math.ipowi": power,
}
DIVISION: dict[str, Exact] = {
    "arith.divsi": quotient,
    "arith.remsi": lambda a, b: a - b * quotient(a, b),
    "arith.floordivsi": lambda a, b: a // b,
    "arith.ceildivsi": lambda a, b: -(-a // b),
    "arith.divui": lambda a, b: unsigned(a) // unsigned(b),
    "arith.remui": lambda a, b: unsigned(a) % unsigned(b),
    "arith.ceildivui": lambda a, b: -(-unsigned(a) // unsigned(b)),
}
INDEX: dict[str, Exact] = {
    "index.floordivs": lambda a, b: a // b,
    "index.ceildivs": lambda a, b: -(-a // b),
    "index.divs": quotient,
    "index.maxs": max,
    "index.mins": min,
}


def name_of(op: str) -> str:
    return op.replace(".", "_")


def source() -> str:
    text: list[str] = []
    for op in (*INTEGER, *DIVISION):
        text.append(f"func.func @{name_of(op)}(%a: i8, %b: i8) -> i8 {{")
        text.append(f"  %0 = {op} %a, %b : i8\n  return %0 : i8\n}}")
    for op in INDEX:
        text.append(f"func.func @{name_of(op)}(%a: index, %b: index) -> index {{")
        text.append(f"  %0 = {op} %a, %b\n  return %0 : index\n}}")
    for op in ("maximumf", "minimumf", "maxnumf", "minnumf"):
        text.append(f"func.func @{op}(%a: f64, %b: f64) -> f64 {{")
        text.append(f"  %0 = arith.{op} %a, %b : f64\n  return %0 : f64\n}}")
    for predicate in ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne"):
        text.append(f"func.func @{predicate}(%a: i8, %b: i8) -> i1 {{")
        text.append(f"  %0 = arith.cmpi {predicate}, %a, %b : i8\n  return %0 : i1\n}}")
    for op in ("mulsi_extended", "mului_extended"):
        text.append(f"func.func @{op}(%a: i8, %b: i8) -> (i8, i8) {{")
        text.append(f"  %0, %1 = arith.{op} %a, %b : i8\n  return %0, %1 : i8, i8\n}}")
    text.append("func.func @carry(%a: i8, %b: i8) -> (i8, i1) {")
    text.append("  %0, %1 = arith.addui_extended %a, %b : i8, i1\n  return %0, %1 : i8, i1\n}")
    for op in ("acosh", "asinh", "atan", "cbrt", "erf", "exp2", "expm1", "log1p", "rsqrt", "tan", "tanh"):
        text.append(f"func.func @{op}_(%a: f64) -> f64 {{")
        text.append(f"  %0 = math.{op} %a : f64\n  return %0 : f64\n}}")
    for op in ("isnan", "isinf", "isfinite", "isnormal"):
        text.append(f"func.func @{op}(%a: f64) -> i1 {{")
        text.append(f"  %0 = math.{op} %a : f64\n  return %0 : i1\n}}")
    text.append("func.func @casts(%a: i8) -> (i32, i32, i64, index) {")
    text.append("  %0 = arith.extsi %a : i8 to i32\n  %1 = arith.extui %a : i8 to i32")
    text.append("  %2 = arith.index_cast %a : i8 to index\n  %3 = arith.index_castui %a : i8 to index")
    text.append("  %4 = arith.index_cast %2 : index to i64")
    text.append("  return %0, %1, %4, %3 : i32, i32, i64, index\n}")
    text.append("func.func @matrix(%x: f32, %y: f32) -> f32 {")
    text.append("  %a = vector.broadcast %x : f32 to vector<2x3xf32>")
    text.append("  %b = vector.broadcast %y : f32 to vector<2x3xf32>")
    text.append("  %c = arith.addf %a, %b : vector<2x3xf32>\n  %d = math.cbrt %c : vector<2x3xf32>")
    text.append("  %e = vector.extract %d[1, 2] : f32 from vector<2x3xf32>\n  return %e : f32\n}")
    return "\n".join(text)


@pytest.fixture(scope="module", params=[0, 2])
def program(request: pytest.FixtureRequest) -> stretto.Program:
    return stretto.compile(source(), opt_level=request.param)


def test_integers_wrap(program: stretto.Program):
    for op, exact in INTEGER.items():
        compiled = getattr(program, name_of(op))
        for a, b in itertools.product(BYTES, BYTES):
            if op == "math.ipowi" and a == 0 and b < 0:
                continue  # Undefined.
            assert compiled(a, b) == wrapped(exact(a, b)), (op, a, b)


def test_division_rounds_as_its_name_says(program: stretto.Program):
    for op, exact in DIVISION.items():
        compiled = getattr(program, name_of(op))
        for a, b in itertools.product(BYTES, BYTES):
            overflows = (a, b) == (-128, -1) and op.endswith("si")
            if b != 0 and not overflows:
                assert compiled(a, b) == wrapped(exact(a, b)), (op, a, b)


def test_index_division_has_no_overflow_inside(program: stretto.Program):
    numbers = (-(2**63), -(2**63) + 1, -8, -7, -1, 0, 1, 2, 7, 2**63 - 1)
    for op, exact in INDEX.items():
        compiled = getattr(program, name_of(op))
        for a, b in itertools.product(numbers, numbers):
            if b != 0 and (a, b) != (-(2**63), -1):
                assert compiled(a, b) == exact(a, b), (op, a, b)


def test_comparisons(program: stretto.Program):
    for a, b in itertools.product(BYTES, BYTES):
        x, y = unsigned(a), unsigned(b)
        assert (program.slt(a, b), program.sle(a, b)) == (a < b, a <= b)
        assert (program.sgt(a, b), program.sge(a, b)) == (a > b, a >= b)
        assert (program.ult(a, b), program.ule(a, b)) == (x < y, x <= y)
        assert (program.ugt(a, b), program.uge(a, b)) == (x > y, x >= y)
        assert (program.eq(a, b), program.ne(a, b)) == (a == b, a != b)


def test_wide_results(program: stretto.Program):
    for a, b in itertools.product(BYTES, BYTES):
        low, high = program.mulsi_extended(a, b)
        assert high * 256 + unsigned(low) == a * b
        low, high = program.mului_extended(a, b)
        assert unsigned(high) * 256 + unsigned(low) == unsigned(a) * unsigned(b)
        sum_, carry = program.carry(a, b)
        assert (wrapped(a + b), unsigned(a) + unsigned(b) > 255) == (sum_, carry)


def test_minima_and_maxima_of_nan(program: stretto.Program):
    for a, b in itertools.product(FLOATS, FLOATS):
        is_nan = math.isnan(a) or math.isnan(b)
        for op, exact in (("maximumf", max), ("minimumf", min)):
            result = getattr(program, op)(a, b)
            assert math.isnan(result) if is_nan else result == exact(a, b), (op, a, b)
        for op, exact in (("maxnumf", max), ("minnumf", min)):
            result = getattr(program, op)(a, b)
            numbers = [x for x in (a, b) if not math.isnan(x)]
            assert result == exact(numbers) if numbers else math.isnan(result), (op, a, b)


def test_zero_is_above_minus_zero(program: stretto.Program):
    for a, b in ((0.0, -0.0), (-0.0, 0.0)):
        assert math.copysign(1.0, program.maximumf(a, b)) == 1.0
        assert math.copysign(1.0, program.minimumf(a, b)) == -1.0


def test_kinds_of_floats(program: stretto.Program):
    for x in (*FLOATS, 5e-324):
        assert program.isnan(x) == math.isnan(x)
        assert program.isinf(x) == math.isinf(x)
        assert program.isfinite(x) == math.isfinite(x)
        assert program.isnormal(x) == (math.isfinite(x) and abs(x) >= 2.0**-1022)


def test_functions_of_floats(program: stretto.Program):
    for x in (0.0, 0.25, -0.75, 1.5):
        assert program.asinh_(x) == pytest.approx(math.asinh(x))
        assert program.atan_(x) == pytest.approx(math.atan(x))
        assert program.cbrt_(x) == pytest.approx(math.cbrt(x))
        assert program.erf_(x) == pytest.approx(math.erf(x))
        assert program.exp2_(x) == pytest.approx(2.0**x)
        assert program.expm1_(x) == pytest.approx(math.expm1(x))
        assert program.log1p_(x) == pytest.approx(math.log1p(x))
        assert program.tan_(x) == pytest.approx(math.tan(x))
        assert program.tanh_(x) == pytest.approx(math.tanh(x))
    assert program.acosh_(1.5) == pytest.approx(math.acosh(1.5))
    assert program.rsqrt_(0.25) == pytest.approx(2.0)


def test_casts(program: stretto.Program):
    for a in BYTES:
        assert program.casts(a) == (a, unsigned(a), a, unsigned(a))


def test_lanes_of_a_matrix(program: stretto.Program):
    assert program.matrix(3.0, 5.0) == pytest.approx(2.0)
