"""Ops of the llvm dialect, compiled and run."""

from __future__ import annotations

import math
import struct

import pytest
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type, f32, i8

import stretto
from stretto.codegen import jit
from stretto.codegen.llvm_constants import float_text, integer_text
from stretto.codegen.llvm_export import export_module
from stretto.codegen.llvm_types import TypeTable


def run(
    body: str, signature: str, *arguments: object, result: str = "i32", outside: str = "", level: int = 0
):
    text = f"{outside}\nllvm.func @f({signature}) -> {result} {{\n{body}\n}}"
    return stretto.compile(text, "f", opt_level=level)(*arguments)


I32 = "%a: i32, %b: i32"
F64 = "%a: f64, %b: f64"

BINARY = [
    ("add", 7, -3, 4), ("sub", 7, -3, 10), ("mul", 7, -3, -21), ("sdiv", 7, -3, -2),
    ("udiv", -1, 16, 2**28 - 1), ("srem", -7, 3, -1), ("urem", -1, 16, 15), ("shl", 3, 4, 48),
    ("lshr", -1, 28, 15), ("ashr", -16, 2, -4),
    ("and", 12, 10, 8), ("or", 12, 10, 14), ("xor", 12, 10, 6),
]  # fmt: skip


@pytest.mark.parametrize(("op", "a", "b", "wanted"), BINARY)
def test_integer_arithmetic(op: str, a: int, b: int, wanted: int):
    assert run(f"%r = llvm.{op} %a, %b : i32\nllvm.return %r : i32", I32, a, b) == wanted


@pytest.mark.parametrize(
    ("op", "wanted"), [("fadd", 9.5), ("fsub", 5.5), ("fmul", 15.0), ("fdiv", 3.75), ("frem", 1.5)]
)
def test_float_arithmetic(op: str, wanted: float):
    flags = "{fastmathFlags = #llvm.fastmath<nnan, contract>}"
    body = f"%r = llvm.{op} %a, %b {flags} : f64\nllvm.return %r : f64"
    assert run(body, F64, 7.5, 2.0, result="f64") == wanted


ICMP = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
UNSIGNED = {"ult": int.__lt__, "ule": int.__le__, "ugt": int.__gt__, "uge": int.__ge__}
SIGNED = {
    **{"eq": int.__eq__, "ne": int.__ne__, "slt": int.__lt__, "sle": int.__le__},
    **{"sgt": int.__gt__, "sge": int.__ge__},
}


@pytest.mark.parametrize("predicate", ICMP)
def test_integer_comparisons(predicate: str):
    text = f'llvm.func @f({I32}) -> i1 {{ %r = llvm.icmp "{predicate}" %a, %b : i32\nllvm.return %r : i1 }}'
    compiled = stretto.compile(text)
    for a, b in [(1, 2), (2, 1), (-1, 1), (1, -1), (3, 3)]:
        if predicate in UNSIGNED:
            assert compiled(a, b) == UNSIGNED[predicate](a % 2**32, b % 2**32)
        else:
            assert compiled(a, b) == SIGNED[predicate](a, b)


@pytest.mark.parametrize(
    ("predicate", "less", "equal", "nan"),
    [
        ("oeq", 0, 1, 0), ("ogt", 0, 0, 0), ("oge", 0, 1, 0), ("olt", 1, 0, 0), ("ole", 1, 1, 0),
        ("one", 1, 0, 0), ("ord", 1, 1, 0), ("ueq", 0, 1, 1), ("ugt", 0, 0, 1), ("uge", 0, 1, 1),
        ("ult", 1, 0, 1), ("ule", 1, 1, 1),
        ("une", 1, 0, 1), ("uno", 0, 0, 1), ("_true", 1, 1, 1), ("_false", 0, 0, 0),
    ],
)  # fmt: skip
def test_float_comparisons(predicate: str, less: int, equal: int, nan: int):
    text = f'llvm.func @f({F64}) -> i1 {{ %r = llvm.fcmp "{predicate}" %a, %b : f64\nllvm.return %r : i1 }}'
    compiled = stretto.compile(text)
    assert [compiled(1.0, 2.0), compiled(2.0, 2.0), compiled(math.nan, 2.0)] == [less, equal, nan]


@pytest.mark.parametrize(
    ("op", "source", "target", "value", "wanted"),
    [
        ("trunc", "i64", "i8", 0x1FF, -1), ("zext", "i8", "i64", -1, 255), ("sext", "i8", "i64", -1, -1),
        ("sitofp", "i32", "f64", -3, -3.0), ("uitofp", "i32", "f64", -1, 2.0**32 - 1),
        ("fptosi", "f64", "i32", -3.9, -3), ("fptoui", "f64", "i64", 3.9, 3),
        ("fpext", "f32", "f64", 0.1, struct.unpack("f", struct.pack("f", 0.1))[0]),
        ("fptrunc", "f64", "f32", 0.1, struct.unpack("f", struct.pack("f", 0.1))[0]),
        ("bitcast", "f32", "i32", 1.0, 0x3F800000),
    ],
)  # fmt: skip
def test_casts(op: str, source: str, target: str, value: object, wanted: object):
    body = f"%r = llvm.{op} %a : {source} to {target}\nllvm.return %r : {target}"
    assert run(body, f"%a: {source}", value, result=target) == wanted


@pytest.mark.parametrize(
    ("op", "arguments", "types", "wanted"),
    [
        ("smax", (3, -5), "i32", 3), ("umin", (3, -5), "i32", 3), ("ctpop", (255,), "i32", 8),
        ("bswap", (1,), "i32", 1 << 24), ("sadd.sat", (2**31 - 1, 5), "i32", 2**31 - 1),
        ("fabs", (-2.0,), "f64", 2.0), ("sqrt", (9.0,), "f64", 3.0), ("floor", (-1.5,), "f64", -2.0),
        ("fma", (2.0, 3.0, 4.0), "f64", 10.0), ("maximum", (1.0, 2.0), "f64", 2.0),
        ("pow", (2.0, 10.0), "f64", 1024.0),
        ("exp", (0.0,), "f64", 1.0), ("copysign", (3.0, -1.0), "f64", -3.0),
    ],
)  # fmt: skip
def test_intrinsics(op: str, arguments: tuple[float, ...], types: str, wanted: float):
    names = ", ".join(f"%a{k}" for k in range(len(arguments)))
    listed = ", ".join([types] * len(arguments))
    body = f'%r = "llvm.intr.{op}"({names}) : ({listed}) -> {types}\nllvm.return %r : {types}'
    if types == "f64":
        body = body.replace(") :", ") <{fastmathFlags = #llvm.fastmath<none>}> :", 1)
    signature = ", ".join(f"%a{k}: {types}" for k in range(len(arguments)))
    assert run(body, signature, *arguments, result=types) == wanted


def test_intrinsics_with_flags():
    body = '%r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32\nllvm.return %r : i32'
    assert run(body, "%a: i32", 0) == 32
    body = '%r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32\nllvm.return %r : i32'
    assert run(body, "%a: i32", -9) == 9


def test_aggregates_and_vectors():
    body = """
      %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
      %s0 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, array<2 x i32>)>
      %s1 = llvm.insertvalue %b, %s0[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
      %x = llvm.extractvalue %s1[0] : !llvm.struct<(i32, array<2 x i32>)>
      %y = llvm.extractvalue %s1[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
      %v = llvm.mlir.constant(dense<[100, 1000]> : vector<2xi32>) : vector<2xi32>
      %one = llvm.mlir.constant(1 : i32) : i32
      %z = llvm.extractelement %v[%one : i32] : vector<2xi32>
      %w = llvm.insertelement %x, %v[%one : i32] : vector<2xi32>
      %q = llvm.extractelement %w[%one : i32] : vector<2xi32>
      %t0 = llvm.mul %q, %z : i32
      %t1 = llvm.add %t0, %y : i32
      llvm.return %t1 : i32"""
    assert run(body, I32, 5, 7) == 5007


def test_memory_and_addresses():
    body = """
      %n = llvm.mlir.constant(4 : i64) : i64
      %p = llvm.alloca %n x !llvm.struct<(i32, f64)> {alignment = 16 : i64} : (i64) -> !llvm.ptr
      %k = llvm.mlir.constant(3 : i64) : i64
      %q = llvm.getelementptr inbounds %p[%k, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f64)>
      llvm.store %a, %q {alignment = 4 : i64} : i32, !llvm.ptr
      %x = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
      %i = llvm.ptrtoint %q : !llvm.ptr to i64
      %j = llvm.ptrtoint %p : !llvm.ptr to i64
      %d = llvm.sub %i, %j : i64
      %e = llvm.trunc %d : i64 to i32
      %old = llvm.atomicrmw add %q, %b acq_rel : !llvm.ptr, i32
      %now = llvm.load %q : !llvm.ptr -> i32
      %s0 = llvm.add %x, %e : i32
      %s1 = llvm.add %s0, %now : i32
      llvm.return %s1 : i32"""
    assert run(body, I32, 5, 7) == 5 + 48 + 12


def test_globals_and_initializers():
    outside = """
      llvm.mlir.global internal constant @text("hi\\00") {addr_space = 0 : i32}
      llvm.mlir.global private @numbers(dense<[1, 2, 3]> : tensor<3xi32>) {alignment = 64 : i64}
        : !llvm.array<3 x i32>
      llvm.mlir.global internal @record() : !llvm.struct<(i32, ptr, array<2 x i32>)> {
        %u = llvm.mlir.undef : !llvm.struct<(i32, ptr, array<2 x i32>)>
        %c = llvm.mlir.constant(40 : i32) : i32
        %p = llvm.mlir.addressof @numbers : !llvm.ptr
        %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
        %0 = llvm.insertvalue %c, %u[0] : !llvm.struct<(i32, ptr, array<2 x i32>)>
        %1 = llvm.insertvalue %q, %0[1] : !llvm.struct<(i32, ptr, array<2 x i32>)>
        %2 = llvm.insertvalue %c, %1[2, 1] : !llvm.struct<(i32, ptr, array<2 x i32>)>
        llvm.return %2 : !llvm.struct<(i32, ptr, array<2 x i32>)>
      }"""
    body = """
      %r = llvm.mlir.addressof @record : !llvm.ptr
      %s = llvm.load %r : !llvm.ptr -> !llvm.struct<(i32, ptr, array<2 x i32>)>
      %x = llvm.extractvalue %s[0] : !llvm.struct<(i32, ptr, array<2 x i32>)>
      %p = llvm.extractvalue %s[1] : !llvm.struct<(i32, ptr, array<2 x i32>)>
      %y = llvm.load %p : !llvm.ptr -> i32
      %t = llvm.mlir.addressof @text : !llvm.ptr
      %c = llvm.load %t : !llvm.ptr -> i8
      %z = llvm.zext %c : i8 to i32
      %s0 = llvm.add %x, %y : i32
      %s1 = llvm.add %s0, %z : i32
      llvm.return %s1 : i32"""
    assert run(body, "", outside=outside) == 40 + 3 + ord("h")


def test_calls_direct_indirect_and_variadic():
    outside = """
      llvm.func @snprintf(!llvm.ptr, i64, !llvm.ptr, ...) -> i32
      llvm.mlir.global internal constant @form("%d-%d\\00") {addr_space = 0 : i32}
      llvm.func internal @twice(%x: i32) -> i32 {
        %r = llvm.add %x, %x : i32
        llvm.return %r : i32
      }"""
    body = """
      %p = llvm.mlir.addressof @twice : !llvm.ptr
      %x = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
      %y = llvm.call @twice(%x) : (i32) -> i32
      %null = llvm.mlir.zero : !llvm.ptr
      %zero = llvm.mlir.constant(0 : i64) : i64
      %f = llvm.mlir.addressof @form : !llvm.ptr
      %n = llvm.call @snprintf(%null, %zero, %f, %y, %b) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>)
        : (!llvm.ptr, i64, !llvm.ptr, i32, i32) -> i32
      %r = llvm.add %y, %n : i32
      llvm.return %r : i32"""
    assert run(body, I32, 25, 7, outside=outside) == 100 + len("100-7")


BRANCHES = """
llvm.func @both(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @pick(%k: i32) -> i32 {
  %c10 = llvm.mlir.constant(10 : i32) : i32
  %c20 = llvm.mlir.constant(20 : i32) : i32
  %c30 = llvm.mlir.constant(30 : i32) : i32
  llvm.switch %k : i32, ^end(%c30 : i32) [
    1: ^end(%c10 : i32),
    -2: ^end(%c20 : i32),
    3: ^other
  ]
^other:
  llvm.br ^end(%k : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @swap(%n: i32, %a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%n, %a, %b : i32, i32, i32)
^head(%k: i32, %x: i32, %y: i32):
  %more = llvm.icmp "sgt" %k, %zero : i32
  %next = llvm.sub %k, %one : i32
  llvm.cond_br %more, ^head(%next, %y, %x : i32, i32, i32), ^end
^end:
  llvm.return %x : i32
^nowhere(%z: i32):
  llvm.return %z : i32
}
"""


@pytest.mark.parametrize("level", [0, 2])
def test_block_arguments(level: int):
    compiled = stretto.compile(BRANCHES, opt_level=level)
    assert [compiled.both(True, 1, 2), compiled.both(False, 1, 2)] == [1, 2]
    assert [compiled.pick(k) for k in (1, -2, 3, 4)] == [10, 20, 3, 30]
    assert [compiled.swap(k, 5, 6) for k in range(3)] == [5, 6, 5]


def test_functions_run_at_load():
    text = """
      llvm.mlir.global internal @x(1 : i32) : i32
      llvm.func internal @load() {
        %p = llvm.mlir.addressof @x : !llvm.ptr
        %c = llvm.mlir.constant(42 : i32) : i32
        llvm.store %c, %p : i32, !llvm.ptr
        llvm.return
      }
      llvm.mlir.global_ctors ctors = [@load], priorities = [123 : i32], data = [#llvm.zero]
      llvm.func @f() -> i32 {
        %p = llvm.mlir.addressof @x : !llvm.ptr
        %c = llvm.load %p : !llvm.ptr -> i32
        llvm.return %c : i32
      }"""
    assert stretto.compile(text, "f")() == 42


def test_complex_constants():
    text = """
      memref.global "private" constant @c : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, -4.0)]>
      func.func @f() -> memref<2xcomplex<f32>> {
        %m = memref.get_global @c : memref<2xcomplex<f32>>
        return %m : memref<2xcomplex<f32>>
      }"""
    assert stretto.compile(text)().tolist() == [1 + 2j, 3 - 4j]


def test_large_constants(monkeypatch: pytest.MonkeyPatch):
    text = """
      llvm.mlir.global internal @numbers(dense<0.0> : tensor<1000000xf32>) : !llvm.array<1000000 x f32>
      llvm.func @f() -> f32 {
        %p = llvm.mlir.addressof @numbers : !llvm.ptr
        %c = llvm.load %p : !llvm.ptr -> f32
        llvm.return %c : f32
      }"""
    assert stretto.compile(text, "f")() == 0.0
    assert len(export_module(stretto.parse(text))) < 1000
    monkeypatch.setattr("stretto.codegen.llvm_constants.MAX_ELEMENTS", 1000)
    with pytest.raises(stretto.DiagnosticError, match="too large"):
        stretto.compile(text.replace("0.0", "1.0"))


@pytest.mark.parametrize("type_", ["bf16", "f16", "f80", "f128", "i128", "i256"])
@pytest.mark.parametrize("level", [0, 2])
def test_what_needs_functions_of_the_compiler(type_: str, level: int):
    if type_.startswith("i"):
        body = f"""%w = llvm.sext %a : i32 to {type_}
        %b = llvm.sdiv %w, %w : {type_}
        %r = llvm.trunc %b : {type_} to i32"""
    else:
        body = f"""%w = llvm.sitofp %a : i32 to {type_}
        %b = llvm.fdiv %w, %w : {type_}
        %c = llvm.frem %b, %w : {type_}
        %d = llvm.fadd %b, %c : {type_}
        %r = llvm.fptosi %d : {type_} to i32"""
    assert run(body + "\nllvm.return %r : i32", "%a: i32", 7, level=level) == (1 if type_[0] == "i" else 2)


def test_unnamed_and_odd_names():
    text = 'llvm.func @"a b\\22c"() -> i32 { %c = llvm.mlir.constant(3 : i32) : i32\n llvm.return %c : i32 }'
    compiled = stretto.compile(text)
    assert compiled() == 3


@pytest.mark.parametrize(
    ("value", "width", "text"),
    [(1, 1, "true"), (0, 1, "false"), (-1, 1, "true"), (255, 8, "-1"), (-128, 8, "-128")],
)
def test_integer_constants_are_wrapped(value: int, width: int, text: str):
    assert integer_text(value, width) == text


@pytest.mark.parametrize(
    ("value", "type_", "text"),
    [
        (0.1, Float64Type(), "0x3FB999999999999A"),
        (0.1, Float32Type(), "0x3FB99999A0000000"),
        (1e300, Float32Type(), "0x7FF0000000000000"),
        (0.1, Float16Type(), "0xH2E66"),
        (1e6, Float16Type(), "0xH7C00"),
        (0.1, BFloat16Type(), "0xR3DCD"),
        (-math.inf, BFloat16Type(), "0xRFF80"),
    ],
)
def test_float_constants_are_exact(value: float, type_: object, text: str):
    assert float_text(value, type_) == text  # pyright: ignore[reportArgumentType]


def test_type_names():
    table = TypeTable()
    assert (table.spell(i8), table.spell(f32)) == ("i8", "float")


def test_functions_keep_their_attributes():
    module = stretto.parse(
        """
        llvm.func @shown(%p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64})
            attributes {passthrough = ["noinline", ["k", "v"]]} {
          llvm.return
        }
        llvm.func @hidden() attributes {sym_visibility = "private"} {
          llvm.return
        }"""
    )
    text = export_module(module)
    assert 'define void @"shown"(ptr noalias align 16 %v0) noinline "k"="v"' in text.replace(
        "align 16 noalias", "noalias align 16"
    )
    assert 'define internal void @"hidden"()' in text
    jit.parse_ir("\n".join(line for line in text.splitlines() if not line.startswith("target")))
