"""Mutants: programs of the tests and examples with something wrong, or at least odd, in their text."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
_FOLDERS = ("tests", "examples", "benchmarks/programs")
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|->|::|[%@^#!]?[\w.$]+|\s+|.', re.S)
_MARKER = re.compile(r"(?m)^// -----.*$")
_LARGEST_SOURCE = 6_000
"""Characters. Of what is longer, only the functions: a mutant is worth no more for being long."""


def _items(text: str) -> tuple[str, ...]:
    return tuple(item.strip() for line in text.strip().split("\n") for item in line.split(" | "))


_TYPES = _items(
    r"""
    i1 | i8 | i32 | i64 | index | f16 | f32 | f64 | f8E4M3FN | f80 | f128 | bf16 | tf32 | none | i0 | i7
    i128 | i16777215 | i16777216 | si32 | ui8 | () | () -> () | (i32) -> (i32, f32) | !async.token
    !async.group | !async.value<i32> | !async.value<!async.token> | !async.coro.id | !async.coro.handle
    !async.coro.state | !async.value<memref<2xf32>> | !async.value<tensor<4xf32>> | memref<4xf32>
    memref<?x?xf32> | memref<*xf32> | memref<f32> | memref<4x?xi1, strided<[?, 1], offset: ?>>
    memref<2x3xindex, affine_map<(d0, d1) -> (d1, d0)>> | memref<4xf32, 1> | memref<0xi8> | memref<1x1x1xi4>
    memref<?xmemref<2xi8>> | memref<9223372036854775807x9xf64> | tensor<2xi32> | tensor<*xi8>
    tensor<?x!async.token> | vector<4xf32> | vector<[4]xi1> | vector<2x3xindex> | vector<f64> | complex<f32>
    complex<i7> | tuple<i32, f32> | !llvm.ptr | !llvm.struct<(i32, ptr)> | !llvm.array<3 x i8> | !llvm.void
    !llvm.token | !other.type<1> | !llvm.struct<"a", (ptr)> | !llvm.struct<"a", opaque>
    !llvm.func<void (...)> | !llvm.array<0 x struct<()>>
    """
)
_NUMBERS = (
    "1" + "0" * 60,
    "9" * 5000,
    *_items(
        r"""
    0 | 1 | -1 | 2 | 3 | -0.0 | 1.0 | 1e400 | -1e-400 | 0x7FC00000 | 0xFFFFFFFFFFFFFFFFF | 4294967296
    9223372036854775807 | 9223372036854775808 | -9223372036854775808 | 18446744073709551616 | 00 | 1. | 1.5e
    0x | 0xG | true | false | dense<0> | unit | loc(unknown)
    """
    ),
)
_OPS = _items(
    r"""
    arith.addi | arith.constant | arith.select | arith.cmpi | arith.extsi | arith.trunci | arith.index_cast
    async.await | async.await_all | async.yield | async.return | async.call | async.create_group
    async.add_to_group | async.execute | async.func | async.runtime.create | async.runtime.await
    async.runtime.add_ref | async.runtime.load | async.runtime.store | async.runtime.resume
    async.coro.begin | async.runtime.await_and_resume | async.coro.end | async.coro.suspend
    async.coro.save | async.coro.id | func.func | func.call | func.call_indirect | func.return | return
    func.constant | cf.br | cf.cond_br | cf.switch | cf.assert | scf.if | scf.for | scf.while | scf.yield
    scf.condition | scf.parallel | scf.execute_region | scf.index_switch | scf.reduce | scf.forall
    memref.alloc | memref.alloca | memref.load | memref.store | memref.cast | memref.subview
    memref.reinterpret_cast | memref.dim | memref.global | memref.get_global | memref.copy | memref.dealloc
    memref.collapse_shape | memref.view | vector.transfer_read | vector.load | vector.broadcast | math.exp
    index.add | ub.poison | gpu.launch | llvm.func | llvm.call | llvm.return | llvm.br | llvm.switch
    llvm.mlir.global | llvm.mlir.constant | llvm.getelementptr | llvm.alloca | llvm.insertvalue
    llvm.extractvalue | llvm.intr.coro.id | llvm.invoke | llvm.unreachable | llvm.mlir.addressof
    llvm.bitcast | llvm.zext | llvm.inttoptr | llvm.landingpad | builtin.module | module
    builtin.unrealized_conversion_cast | test.unknown | stretto.check | affine.for
    """
)
_GENERIC = tuple(
    line.strip()
    for line in r"""
    "async.execute"() <{operandSegmentSizes = array<i32: 1, 5>}> ({}) : () -> ()
    "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({^bb0: async.yield}, {}) : () -> ()
    "scf.if"() ({}) : () -> ()
    "scf.for"() ({}) : () -> ()
    "scf.while"() ({}, {}) : () -> ()
    "memref.alloc"() : () -> memref<?xf32>
    "memref.alloc"() <{operandSegmentSizes = array<i32: -1, 1>}> : () -> memref<4xf32>
    "memref.alloc"() <{operandSegmentSizes = array<i64: 0, 0>}> : () -> memref<4xf32>
    "memref.subview"() <{static_offsets = array<i64: 1>}> : () -> memref<4xf32>
    "func.call"() <{callee = "f"}> : () -> ()
    "func.func"() ({}) : () -> ()
    "func.func"() <{function_type = i32, sym_name = "g"}> ({}) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = 3}> ({}) : () -> ()
    "async.func"() <{function_type = (i32) -> (i32), sym_name = "g"}> ({}) : () -> ()
    "arith.constant"() <{value = "a"}> : () -> i32
    "arith.constant"() : () -> i32
    "arith.cmpi"() <{predicate = 99}> : () -> i1
    "cf.switch"() <{case_operand_segments = array<i32: 9>}> : () -> ()
    "cf.br"()[^nowhere] : () -> ()
    "llvm.mlir.global"() <{}> ({}) : () -> ()
    "llvm.call"() <{op_bundle_sizes = array<i32: 3>, operandSegmentSizes = array<i32: 7, 1>}> : () -> ()
    "llvm.func"() <{sym_name = "h"}> ({}, {}) : () -> ()
    "builtin.module"() : () -> ()
    "builtin.module"() ({}, {}) : () -> ()
    "async.coro.suspend"()[^a, ^b] : () -> ()
    "async.runtime.create"() : () -> i32
    "stretto.site"() <{text = 1}> : () -> i32
    "stretto.check"() : () -> ()
    "test.op"() ({^bb0(%x: i32, %x: i32): }) {a = @b::@c, d = #other<x>, loc = loc("f":1:1)} : () -> ()
    "vector.transfer_read"() <{permutation_map = affine_map<() -> ()>}> : () -> vector<4xf32>
    """.strip().split("\n")
)
_ODD = (
    "\x00",
    "\ufeff",
    "\u2028",
    "\x85",
    "\xe9",
    "\U0001f600",
    "\u202e",
    "\r\n",
    "\r",
    "!t = i32\n",
    "#a = 1\n",
    *_items(
        r"""
    \ | " | ' | ` | { | } | ( | ) | < | > | [ | ] | ^bb0 | ^bb9 | %9 | %arg0 | %0:2 | %0#1 | %0#9 | @main
    @ | % | # | ! | ^ | loc(#loc) | loc(unknown) | -> | : | , | = | ? | * | :: | ... | {-# | #-} | /* | //
    // ----- | "\FF\00" | "\zz" | attributes {a} | {b = 1 : i64} | <{c = unit}>
    #map = affine_map<(d0) -> (d0 floordiv 0)> | -> i32 | private | dense<[[1, 2], [3]]> | dense<"0xFF">
    array<i3: 9> | sparse<> | dense_resource<x> | affine_set<() : (1 >= 0)> | !t | #a
    strided<[1], offset: 1> | fastmath<fast> | overflow<nsw> | @a::@b
    """
    ),
)


@cache
def sources() -> tuple[str, ...]:
    """The programs to mutate: the parts of all committed files, and their functions."""
    found: dict[str, None] = {}
    for folder in _FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.mlir")):
            for part in _MARKER.split(path.read_bytes().decode(errors="replace")):
                pieces = [part, *re.split(r"\n(?=\w+\.func|module)", part)]
                found.update(dict.fromkeys(p for p in pieces if p.strip() and len(p) < _LARGEST_SOURCE))
    return tuple(found)


def mutant(random: Random) -> bytes:
    """A program with one to four mutations, now and then something that is no program at all."""
    if random.random() < 0.03:
        return _garbage(random)
    text = random.choice(sources())
    for _ in range(random.choice((1, 1, 1, 1, 1, 2, 4))):
        text = random.choices(_MUTATIONS, _WEIGHTS)[0](text, random)
    data = text.encode(errors="surrogatepass")
    if random.random() < 0.02:
        at = random.randrange(len(data) + 1)
        data = data[:at] + random.randbytes(random.randrange(1, 20)) + data[at:]
    return data


def _garbage(random: Random) -> bytes:
    match random.randrange(6):
        case 0:
            return b""
        case 1:
            return random.randbytes(random.randrange(1, 500))
        case 2:
            return b"\0" * random.randrange(1, 9)
        case 3:
            return " ".join(
                random.choices((*_ODD, *_TYPES, *_OPS, *_NUMBERS), k=random.randrange(1, 60))
            ).encode()
        case 4:
            return nested(random.choice((50, 250, 2000)), random).encode()
        case _:
            return b"\xef\xbb\xbf" + random.choice(sources()).encode()


def nested(depth: int, random: Random) -> str:
    """Something that nests `depth` times, closed or not."""
    opening, middle, closing = random.choice(
        (
            ("module {", "", "}"),
            ('"test.op"() ({', "", "}) : () -> ()"),
            ("func.func private @f(" + "(", "i32", ") -> ()"),
            ('"a.b"() {x = ' + "[", "1", "]"),
            ('"a.b"() : () -> ' + "tuple<", "i32", ">"),
            ('"a.b"() : () -> ' + "!async.value<", "i32", ">"),
            ('"a.b"() : () -> ' + "!llvm.struct<(", "i32", ")>"),
            ('"a.b"() {x = dense<' + "[", "1", "]"),
            ('"a.b"() {x = affine_map<() -> (' + "(", "1", ")"),
            ('"a.b"() {x = ' + "#a<", "1", ">"),
            ("module attributes {x = loc(" + "callsite(", "unknown", ")"),
            ("func.func @f(%c: i1) { " + "scf.if %c {", "", "}"),
            ("func.func @f() { " + "async.execute {", "", "async.yield }"),
        )
    )
    start, _, step = opening.rpartition(" ") if " " in opening else ("", "", opening)
    if start and not start.endswith("{"):
        start, step = (
            opening[:-1] if opening[-1] in "([<" else start,
            opening[-1] if opening[-1] in "([" else step,
        )
    closed = closing * depth if random.random() < 0.7 else ""
    return f"{start} {step * depth}{middle}{closed}"


def _spots(text: str) -> tuple[list[str], list[int]]:
    tokens = _TOKEN.findall(text)
    places = [k for k, t in enumerate(tokens) if not t.isspace() and not t.startswith("//")]
    return tokens, places or [0]


def _kind(token: str) -> str:
    if re.fullmatch(r"[iu]?[if]\d+|bf16|index|s?i\d+", token):
        return "type"
    if re.fullmatch(r"-?[0-9][\w.]*", token):
        return "number"
    if re.fullmatch(r"[a-z_]+\.[\w.]+|return", token):
        return "op"
    return token[0]


def _token(text: str, random: Random) -> str:
    """Delete, double, swap or replace a token, or put an odd one before it."""
    tokens, places = _spots(text)
    if not tokens:
        return random.choice(_ODD)
    place = random.choice(places)
    alike = [k for k in places if _kind(tokens[k]) == _kind(tokens[place])]
    other = random.choice(alike if random.random() < 0.8 else places)
    match random.randrange(6):
        case 0:
            tokens[place] = ""
        case 1:
            tokens[place] += " " + tokens[place]
        case 2:
            tokens[place], tokens[other] = tokens[other], tokens[place]
        case 3 | 4:
            tokens[place] = tokens[other]
        case _:
            tokens[place] = random.choice(_ODD) + " " + tokens[place]
    return "".join(tokens)


def _of_kind(text: str, random: Random, kind: str, choices: tuple[str, ...]) -> str:
    tokens, places = _spots(text)
    found = [k for k in places if tokens and _kind(tokens[k]) == kind]
    if not found:
        return text
    old = tokens[place := random.choice(found)]
    new = random.choice(choices)
    if random.random() < 0.3:
        return "".join(new if t == old else t for t in tokens)
    tokens[place] = new
    return "".join(tokens)


def _number(text: str, random: Random) -> str:
    return _of_kind(text, random, "number", _NUMBERS)


def _op(text: str, random: Random) -> str:
    return _of_kind(text, random, "op", _OPS)


_TYPE = re.compile(r"![\w.]+(?:<[^<>]*>)?|\b(?:memref|tensor|vector)<[^<>]*>|\b(?:i\d+|f\d+|bf16|index)\b")


def _type(text: str, random: Random) -> str:
    """Change a type, where it stands or everywhere."""
    found = list(_TYPE.finditer(text))
    if not found:
        return text
    match, new = random.choice(found), random.choice(_TYPES)
    if random.random() < 0.4:
        return text.replace(match[0], new)
    return text[: match.start()] + new + text[match.end() :]


def _line(text: str, random: Random) -> str:
    """Delete, double, move or join lines, or put an op in generic form between them."""
    lines = text.split("\n")
    place, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            del lines[place]
        case 1:
            lines.insert(other, lines[place])
        case 2:
            lines[place], lines[other] = lines[other], lines[place]
        case 3:
            lines[place : place + 2] = [" ".join(lines[place : place + 2])]
        case _:
            lines.insert(place, random.choice(_GENERIC))
    return "\n".join(lines)


def _symbol(text: str, random: Random) -> str:
    """Give a symbol or value another's name, or the name of something of the system."""
    names = re.findall(r"[@%][\w.$-]+", text)
    if not names:
        return text
    old = random.choice(names)
    new = random.choice(
        (
            *names,
            "@printf",
            "@malloc",
            "@abort",
            '@"a b\\00"',
            "@main",
            "@llvm.trap",
            "@mlirAsyncRuntimeCreateToken",
        )
    )
    return re.sub(rf"{re.escape(old)}(?![\w.$-])", lambda _: new, text, count=random.choice((0, 1)))


def _cut(text: str, random: Random) -> str:
    """Cut off the end, the start, or a piece."""
    a, b = sorted((random.randrange(len(text) + 1), random.randrange(len(text) + 1)))
    return random.choice((text[:a], text[b:], text[:a] + text[b:]))


def _shape(text: str, random: Random) -> str:
    """Change how the text is laid out, or put it into itself."""
    match random.randrange(6):
        case 0:
            return text.replace("\n", "\r\n")
        case 1:
            return re.sub(r"//[^\n]*|\n", " ", text)
        case 2:
            at = random.randrange(len(text) + 1)
            return text[:at] + random.choice((" ", "x", "(", "%a, ", "-", "<")) * 20_000 + text[at:]
        case 3:
            lines = text.split("\n")
            place = random.randrange(len(lines))
            return "\n".join([*lines[:place], text, *lines[place:]])
        case 4:
            return "module {" * random.choice((1, 3, 250)) + text
        case _:
            return text + random.choice(sources())


_MUTATIONS = (_token, _number, _op, _type, _line, _symbol, _cut, _shape)
_WEIGHTS = (30, 10, 12, 18, 12, 8, 2, 2)
