"""Tiled ops give what plain loops give, bit for bit: any sizes, layouts and types of elements."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import stretto
from stretto.codegen import jit
from stretto.codegen.llvm_export import export_module
from stretto.context import make_context
from stretto.execution.native import library
from stretto.pipelines import default_pipeline_text, lower_to_llvm

Array = np.ndarray
THREADS = (1, 2, 3)
PLAIN = default_pipeline_text().replace("linalg-tile,", "")
SIZES = (
    (0, 4, 5),
    (3, 0, 4),
    (4, 5, 0),
    (1, 1, 1),
    (2, 9, 1),
    (7, 5, 3),
    (17, 33, 65),
    (35, 530, 21),
    (70, 3, 40),
)
"""Rows, columns, and terms of each sum."""
ELEMENTS = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i8": np.int8, "i32": np.int32}


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    yield
    library().strettoAsyncSetNumThreads(0)


def product(element: str, total: str) -> str:
    """The body of a sum of products; `total`: the type of the sum."""
    kind = "f" if element.startswith("f") else "i"
    wide = f"%w = arith.ext{'f' if kind == 'f' else 'si'} %p : {element} to {total}"
    return f"""
      ^bb0(%x: {element}, %y: {element}, %z: {total}):
        %p = arith.mul{kind} %x, %y : {element}
        {wide if element != total else ""}
        %s = arith.add{kind} %z, {"%w" if element != total else "%p"} : {total}
        linalg.yield %s : {total}"""


def generic(loops: str, kinds: str, maps: list[str], operands: tuple[str, str], body: str) -> str:
    """A linalg.generic; `kinds`: p or r for each loop, `operands`: the texts in `ins` and `outs`."""
    names = {"p": '"parallel"', "r": '"reduction"'}
    spelled = ", ".join(f"affine_map<({loops}) -> ({map_})>" for map_ in maps)
    return f"""linalg.generic {{indexing_maps = [{spelled}],
        iterator_types = [{", ".join(names[kind] for kind in kinds)}]}}
        ins({operands[0]}) outs({operands[1]}) {{{body}
      }}"""


def named(op: str, element: str, ranks: tuple[int, int, int], layout: str = "", sizes: str = "") -> str:
    """A function of the name of the op and the type of elements: two inputs, then the output."""
    a, b, c = (f"memref<{(sizes or '?x' * rank)}{element}{layout}>" for rank in ranks)
    return f"""
    func.func @{op}_{element}{"_strided" if layout else ""}(%a: {a}, %b: {b}, %c: {c}) {{
      linalg.{op} ins(%a, %b : {a}, {b}) outs(%c : {c})
      return
    }}"""


def matmul_of_maps(name: str, maps: list[str], element: str = "f32", total: str = "f32") -> str:
    """A product of matrices with their own index maps, in the loops i, j, k."""
    m, c = f"memref<?x?x{element}>", f"memref<?x?x{total}>"
    body = product(element, total)
    return f"""
    func.func @{name}(%a: {m}, %b: {m}, %c: {c}) {{
      {generic("i, j, k", "ppr", maps, (f"%a, %b : {m}, {m}", f"%c : {c}"), body)}
      return
    }}"""


STRIDED = ", strided<[?, 1], offset: ?>"
PROGRAM = "\n".join(
    [
        *(named("matmul", element, (2, 2, 2)) for element in ("f16", "f32", "f64", "i8", "i32")),
        named("matmul", "f32", (2, 2, 2), STRIDED),
        named("batch_matmul", "f32", (3, 3, 3)),
        *(named("matvec", element, (2, 1, 1)) for element in ("f32", "i32")),
        *(named("vecmat", element, (1, 2, 1)) for element in ("f32", "f64")),
        matmul_of_maps("left_transposed", ["k, i", "k, j", "i, j"]),
        matmul_of_maps("right_transposed", ["i, k", "j, k", "i, j"]),
        matmul_of_maps("both_transposed", ["k, i", "j, k", "i, j"]),
        matmul_of_maps("result_transposed", ["i, k", "k, j", "j, i"]),
        matmul_of_maps("wide_sums", ["i, k", "k, j", "i, j"], "i8", "i32"),
        """
    func.func @rows(%a: memref<?x?xf32>, %c: memref<?xf32>) {
      linalg.reduce { arith.addf } ins(%a : memref<?x?xf32>) outs(%c : memref<?xf32>) dimensions = [1]
      return
    }
    func.func @columns(%a: memref<?x?xf32>, %c: memref<?xf32>) {
      linalg.reduce { arith.addf } ins(%a : memref<?x?xf32>) outs(%c : memref<?xf32>) dimensions = [0]
      return
    }
    func.func @static(%a: memref<17x65xf64>, %b: memref<65x33xf64>, %c: memref<17x33xf64>) {
      linalg.matmul ins(%a, %b : memref<17x65xf64>, memref<65x33xf64>) outs(%c : memref<17x33xf64>)
      return
    }
    func.func @few_columns(%a: memref<17x65xf64>, %b: memref<65x3xf64>, %c: memref<17x3xf64>) {
      linalg.matmul ins(%a, %b : memref<17x65xf64>, memref<65x3xf64>) outs(%c : memref<17x3xf64>)
      return
    }
    func.func @nothing(%a: memref<4x0xf64>, %b: memref<0x9xf64>, %c: memref<4x9xf64>) {
      linalg.matmul ins(%a, %b : memref<4x0xf64>, memref<0x9xf64>) outs(%c : memref<4x9xf64>)
      return
    }""",
        # Two sums of two reductions at once, of which the second is of indices.
        f"""
    func.func @two_results(%a: memref<?x?x?xf32>, %c: memref<?xf32>, %d: memref<?xi64>) {{
      {
            generic(
                "k, j, l",
                "rpr",
                ["k, l, j", "j", "j"],
                ("%a : memref<?x?x?xf32>", "%c, %d : memref<?xf32>, memref<?xi64>"),
                '''
      ^bb0(%x: f32, %y: f32, %z: i64):
        %s = arith.subf %x, %y : f32
        %k = linalg.index 0 : index
        %j = linalg.index 1 : index
        %m = arith.muli %k, %j : index
        %n = arith.index_cast %m : index to i64
        %t = arith.subi %n, %z : i64
        linalg.yield %s, %t : f32, i64''',
            )
        }
      return
    }}
    func.func @in_place(%m: memref<?x?xf32>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %m, %c0 : memref<?x?xf32>
      %v = memref.subview %m[0, 1] [%n, 1] [1, 1]
        : memref<?x?xf32> to memref<?xf32, strided<[?], offset: 1>>
      linalg.reduce {{ arith.addf }} ins(%m : memref<?x?xf32>)
        outs(%v : memref<?xf32, strided<[?], offset: 1>>) dimensions = [1]
      return
    }}""",
    ]
)


def random(generator: np.random.Generator, shape: tuple[int, ...], element: str) -> Array:
    """Numbers, small integers where they are integers."""
    if element.startswith("i"):
        return generator.integers(-100, 100, shape).astype(ELEMENTS[element])
    return generator.standard_normal(shape).astype(ELEMENTS[element])


Shapes = Callable[[int, int, int], tuple[tuple[int, ...], ...]]
_MATMUL: Shapes = lambda m, n, k: ((m, k), (k, n), (m, n))  # noqa: E731
_EINSUM: dict[str, tuple[Shapes, str]] = {
    "matmul": (_MATMUL, "ik,kj->ij"),
    "batch_matmul": (lambda m, n, k: ((3, m, k), (3, k, n), (3, m, n)), "bik,bkj->bij"),
    "matvec": (lambda m, n, k: ((m, k), (k,), (m,)), "ik,k->i"),
    "vecmat": (lambda m, n, k: ((k,), (k, n), (n,)), "k,kj->j"),
    "left_transposed": (lambda m, n, k: ((k, m), (k, n), (m, n)), "ki,kj->ij"),
    "right_transposed": (lambda m, n, k: ((m, k), (n, k), (m, n)), "ik,jk->ij"),
    "both_transposed": (lambda m, n, k: ((k, m), (n, k), (m, n)), "ki,jk->ij"),
    "result_transposed": (lambda m, n, k: ((m, k), (k, n), (n, m)), "ik,kj->ji"),
    "wide_sums": (_MATMUL, "ik,kj->ij"),
    "rows": (lambda m, n, k: ((m, k), (m,)), "ik->i"),
    "columns": (lambda m, n, k: ((k, n), (n,)), "kj->j"),
}
CASES = (
    *((f"matmul_{element}", "matmul", element, element) for element in ("f16", "f32", "f64", "i8", "i32")),
    ("batch_matmul_f32", "batch_matmul", "f32", "f32"),
    ("matvec_f32", "matvec", "f32", "f32"),
    ("matvec_i32", "matvec", "i32", "i32"),
    ("vecmat_f32", "vecmat", "f32", "f32"),
    ("vecmat_f64", "vecmat", "f64", "f64"),
    ("wide_sums", "wide_sums", "i8", "i32"),
    *((name, name, "f32", "f32") for name in _EINSUM if "transposed" in name),
    ("rows", "rows", "f32", "f32"),
    ("columns", "columns", "f32", "f32"),
)


@pytest.fixture(scope="module", params=(0, 1, 2, 3))
def tiled(request: pytest.FixtureRequest) -> stretto.Program:
    return stretto.compile(PROGRAM, opt_level=request.param)


@pytest.fixture(scope="module")
def plain() -> stretto.Program:
    return stretto.compile(PROGRAM, pipeline=PLAIN)


def same_on_any_number_of_threads(
    tiled: stretto.Program, plain: stretto.Program, name: str, inputs: list[Array], outputs: list[Array]
) -> list[Array]:
    """What the outputs hold after a call, checked against plain loops, bit for bit."""
    expected = [output.copy() for output in outputs]
    plain[name](*inputs, *expected)
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        found = [output.copy() for output in outputs]
        tiled[name](*inputs, *found)
        for one, other in zip(found, expected, strict=True):
            assert one.tobytes() == other.tobytes(), (name, threads, [x.shape for x in inputs])
    return expected


@pytest.mark.parametrize(("name", "kind", "element", "total"), CASES, ids=[case[0] for case in CASES])
def test_sums_of_products(
    tiled: stretto.Program, plain: stretto.Program, name: str, kind: str, element: str, total: str
) -> None:
    shapes, formula = _EINSUM[kind]
    for number, sizes in enumerate(SIZES):
        generator = np.random.default_rng(number)
        *inputs, output = (random(generator, shape, element) for shape in shapes(*sizes))
        output = output.astype(ELEMENTS[total])
        (found,) = same_on_any_number_of_threads(tiled, plain, name, inputs, [output])
        if total.startswith("f"):
            wanted = output + np.einsum(formula, *(x.astype(np.float64) for x in inputs))
            tolerance = {"f16": 0.3, "f32": 1e-4, "f64": 1e-12}[total]
            np.testing.assert_allclose(found, wanted, rtol=0, atol=tolerance * max(1, sizes[2] ** 0.5))
            continue
        # Products are of the elements' type, as the body says.
        with np.errstate(over="ignore"):
            products = np.einsum(
                formula.replace("->", "->k" if "k" not in formula.split("->")[1] else "->"), *inputs
            )
            wanted = output + products.sum(axis=0, dtype=ELEMENTS[total])
        assert np.array_equal(found, wanted)


def test_rows_apart_and_backwards(tiled: stretto.Program, plain: stretto.Program) -> None:
    generator = np.random.default_rng(0)
    a, b, c = (random(generator, (80, 90), "f32") for _ in range(3))
    parts = a[2:60:3, 5:45], b[80:39:-1, 1:70], c[::4, 20:89][:20]
    expected = c.copy()
    plain["matmul_f32_strided"](parts[0], parts[1], expected[::4, 20:89][:20])
    for threads in THREADS:
        library().strettoAsyncSetNumThreads(threads)
        found = c.copy()
        tiled["matmul_f32_strided"](parts[0], parts[1], found[::4, 20:89][:20])
        assert found.tobytes() == expected.tobytes()
    np.testing.assert_allclose(expected[::4, 20:89][:20], parts[2] + parts[0] @ parts[1], rtol=0, atol=1e-3)


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("static", ((17, 65), (65, 33), (17, 33))),
        ("few_columns", ((17, 65), (65, 3), (17, 3))),
        ("nothing", ((4, 0), (0, 9), (4, 9))),
    ],
)
def test_known_sizes(
    tiled: stretto.Program, plain: stretto.Program, name: str, shapes: tuple[tuple[int, ...], ...]
) -> None:
    generator = np.random.default_rng(1)
    a, b, c = (random(generator, shape, "f64") for shape in shapes)
    (found,) = same_on_any_number_of_threads(tiled, plain, name, [a, b], [c])
    np.testing.assert_allclose(found, c + a @ b, rtol=0, atol=1e-12)


def test_order_of_two_reductions_and_indices(tiled: stretto.Program, plain: stretto.Program) -> None:
    generator = np.random.default_rng(2)
    a = random(generator, (19, 37, 41), "f32")
    outputs = [random(generator, (41,), "f32"), generator.integers(0, 9, 41)]
    sums, indices = same_on_any_number_of_threads(tiled, plain, "two_results", [a], outputs)
    wanted, numbers = outputs[0].copy(), outputs[1].copy()
    for k in range(19):
        for row in range(37):
            wanted = a[k, row] - wanted
            numbers = k * np.arange(41) - numbers
    assert sums.tobytes() == wanted.tobytes()
    assert np.array_equal(indices, numbers)


def test_an_output_that_is_an_input_too(tiled: stretto.Program, plain: stretto.Program) -> None:
    """Each sum goes to the second element of its row, and is read there by the second turn."""
    matrix = random(np.random.default_rng(3), (40, 6), "f32")
    (found,) = same_on_any_number_of_threads(tiled, plain, "in_place", [], [matrix])
    wanted = matrix.copy()
    for k in range(6):
        wanted[:, 1] = wanted[:, k] + wanted[:, 1]
    assert found.tobytes() == wanted.tobytes()


@pytest.mark.skipif(not jit.host_triple().startswith("x86_64"), reason="the vectors are those of x86-64")
@pytest.mark.parametrize(("element", "lanes"), [("f32", 8), ("f64", 4), ("i32", 8)])
def test_products_of_matrices_are_vectorised(element: str, lanes: int) -> None:
    """As compiled for one kind of machine: whole vectors, no gathers, products rounded first."""
    module = stretto.parse(named("matmul", element, (2, 2, 2)))
    lower_to_llvm(module, make_context())
    parsed = jit.parse_ir(export_module(module, jit.host_triple(), jit.host_data_layout()))
    jit.optimize(parsed, 3, "skylake-avx512")
    loops = re.findall(r"^vector\.body.*?:.*?(?=^\S|\Z)", str(parsed), re.M | re.S)
    operation = "fmul" if element.startswith("f") else "mul"
    found = [len(re.findall(rf"{operation} <{lanes} x ", loop)) for loop in loops]
    assert min(found) > 0
    # Eight turns of the reduction in one.
    assert max(found) >= 8
    assert not any(word in loop for word in ("gather", "llvm.fma", "llvm.fmuladd") for loop in loops)
