"""What each integer op folds to while the async passes run is what MLIR's conversion driver makes of it.

The driver folds ops of every dialect that isn't declared legal. Here integer arithmetic is done alike; other
foldable ops (floats, memref.dim of an allocation, casts of memrefs to their own type) are left as they are,
which gives the same results in other words.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stretto.context import make_context
from stretto.conversions.driver_folding import LEGAL_WHILE_MAKING_COROUTINES, fold_on_the_way
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import print_to_string

sys.path.insert(0, str(Path(__file__).parent))
from mlir_tools import mlir_opt, run_mlir_opt

BINARY = (
    *("addi", "subi", "muli", "divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"),
    *("andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "minsi", "maxui", "minui"),
)
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CONSTANTS = {"i32": ("0", "1", "-1", "2"), "i1": ("false", "true"), "index": ("0", "1", "-1", "7")}


def function(type_: str, op: str, result: str, before: str = "") -> str:
    """A function whose arguments, constants and one op are of a type."""
    lines = [f"func.func @f(%a: {type_}, %b: {type_}, %c: i1) -> {result} {{"]
    for k, constant in enumerate(CONSTANTS[type_]):
        lines.append(f"  %k{k} = arith.constant {constant}" + ("" if type_ == "i1" else f" : {type_}"))
    return "\n".join(
        [*lines, *([before] if before else []), f"  %r = {op}", f"  return %r : {result}", "}\n"]
    )


def casts() -> Iterator[str]:
    for value in ("%a", "%k0", "%k1", "%k2"):
        for name, result in (("extsi", "i64"), ("extui", "i64"), ("trunci", "i8"), ("index_cast", "index")):
            yield function("i32", f"arith.{name} {value} : i32 to {result}", result)
    for name, wide in (
        ("extsi", "i64"),
        ("extui", "i64"),
        ("index_cast", "index"),
        ("index_castui", "index"),
    ):
        before = f"  %e = arith.{name} %a : i32 to {wide}"
        for back, result in (("trunci", "i32"), ("trunci", "i16"), ("extsi", "i128"), ("extui", "i128")):
            if wide == "i64":
                yield function("i32", f"arith.{back} %e : i64 to {result}", result, before)
        if wide == "index":
            yield function("i32", f"arith.{name} %e : index to i32", "i32", before)


def programs() -> Iterator[str]:
    for type_, constants in CONSTANTS.items():
        values = ["%a", *(f"%k{k}" for k in range(len(constants)))]
        for lhs, rhs in itertools.product(values, values):
            for name in BINARY:
                yield function(type_, f"arith.{name} {lhs}, {rhs} : {type_}", type_)
            for name in PREDICATES:
                yield function(type_, f"arith.cmpi {name}, {lhs}, {rhs} : {type_}", "i1")
            yield function(type_, f"arith.select %c, {lhs}, {rhs} : {type_}", type_)
            yield function(type_, f"arith.addi {lhs}, %b : {type_}", type_)
    yield from casts()


def functions(text: str) -> list[str]:
    """The functions @fN of a module."""
    return re.findall(r"^  func\.func @f\d+.*?^  }$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.skipif(mlir_opt() is None, reason="MLIR isn't installed (the oracle extra)")
@pytest.mark.parametrize(
    ("pass_name", "legal"),
    [("async-to-async-runtime", LEGAL_WHILE_MAKING_COROUTINES), ("convert-async-to-llvm", frozenset[str]())],
)
def test_ops_fold_as_in_mlir(pass_name: str, legal: frozenset[str]) -> None:
    sources = [text.replace("@f(", f"@f{k}(") for k, text in enumerate(programs())]
    expected = functions(run_mlir_opt("".join(sources), f"-{pass_name}").stdout)
    assert len(expected) == len(sources)
    module = MLIRParser(make_context(), "".join(sources)).parse_module()
    fold_on_the_way(module, legal)
    found = functions(print_to_string(module))
    different = [pair for pair in zip(found, expected, strict=True) if pair[0] != pair[1]]
    assert not different[:3]
