"""Reference counting and the function-level passes: places, options, errors, and time in large programs."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest
from xdsl.dialects.builtin import FileLineColLoc, ModuleOp
from xdsl.ir import Block, Operation

from stretto.analysis.liveness import ValueLiveness
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.passes import ALL_PASSES

PIPELINE: tuple[tuple[str, dict[str, object]], ...] = (
    ("async-functions-to-coroutines", {}),
    ("async-failures-by-value", {}),
    ("async-func-to-async-runtime", {"abi": "stretto"}),
    ("async-to-async-runtime", {"abi": "stretto"}),
    ("stretto-entry-points", {}),
    ("async-runtime-ref-counting", {}),
    ("async-runtime-ref-counting-opt", {}),
)
COUNTING = ("async-runtime-ref-counting", {})

PROGRAM = """
func.func private @check(%x: i64, %ok: i1) -> i64 {
  cf.assert %ok, "negative"
  return %x : i64
}
func.func private @wait(%t: !async.token) {
  async.await %t : !async.token
  return
}
func.func @main(%n: index, %ok: i1) -> !async.token {
  %one = arith.constant 1 : i64
  %first = async.execute { async.yield }
  %last = scf.for %i = %n to %n step %n iter_args(%p = %first) -> (!async.token) {
    %q, %v = async.execute [%p] -> !async.value<i64> {
      func.call @wait(%p) : (!async.token) -> ()
      %r = func.call @check(%one, %ok) : (i64, i1) -> i64
      async.yield %r : i64
    }
    %s = arith.select %ok, %p, %q : !async.token
    scf.yield %s : !async.token
  }
  async.await %last : !async.token
  return %last : !async.token
}
"""


def parse(text: str) -> ModuleOp:
    return MLIRParser(make_context(), text, "test.mlir").parse_module()


def run(module: ModuleOp, *passes: tuple[str, dict[str, object]]) -> ModuleOp:
    for name, options in passes:
        ALL_PASSES[name]()(**options).apply(make_context(), module)
        module.verify()
    return module


def names(module: ModuleOp) -> list[str]:
    return [op.properties["sym_name"].data for op in module.ops]  # pyright: ignore


def error(text: str, *passes: tuple[str, dict[str, object]]) -> tuple[str, int | None]:
    """The message and the line."""
    with pytest.raises(DiagnosticError) as caught:
        run(parse(text), *passes)
    location = caught.value.location
    line = location.line.data if isinstance(location, FileLineColLoc) else None
    return caught.value.message, line


@pytest.mark.parametrize("count", range(1, len(PIPELINE) + 1))
def test_every_op_has_a_place(count: int):
    module = run(parse(PROGRAM), *PIPELINE[:count])
    lost = [op.name for op in module.walk() if not isinstance(op.location, FileLineColLoc)]
    assert lost in ([], ["builtin.module"])


def test_counting_stands_where_the_value_is_made():
    text = "func.func @f() {\n  %0 = async.runtime.create : !async.token\n  return\n}"
    drops = [op for op in run(parse(text), COUNTING).walk() if isinstance(op, RuntimeDropRefOp)]
    assert [op.location.line.data for op in drops] == [2]  # pyright: ignore


# Entry points


def test_all_public_functions_are_entries():
    module = run(parse(PROGRAM), *PIPELINE)
    assert [name for name in names(module) if name.startswith("stretto_entry_")] == ["stretto_entry_main"]


def test_chosen_entries():
    text = "func.func @a() { return }\nfunc.func private @b() { return }\nfunc.func @c() { return }"
    module = run(parse(text), ("stretto-entry-points", {"entries": ("b", "a")}))
    assert names(module)[3:] == ["stretto_entry_b", "stretto_entry_a"]


@pytest.mark.parametrize("name", ["missing", "declared"])
def test_entry_without_a_body(name: str):
    text = "func.func private @declared()\nfunc.func @a() { return }"
    message, _ = error(text, ("stretto-entry-points", {"entries": (name,)}))
    assert message == f"entry point '{name}' is not a function with a body"


def test_taken_name_of_an_entry():
    text = "func.func @a() { return }\nfunc.func private @stretto_entry_a() { return }"
    message, line = error(text, ("stretto-entry-points", {}))
    assert message == "the name 'stretto_entry_a' is that of an entry point"
    assert line == 2


def test_entry_points_are_made_once():
    module = run(parse(PROGRAM), *PIPELINE[:5])
    before = str(module)
    assert str(run(module, PIPELINE[4])) == before


# Functions


def test_function_types_of_nested_modules_change_too():
    text = """
    module @outer {
      module @inner {
        func.func @f(%t: !async.token) {
          async.await %t : !async.token
          return
        }
      }
      func.func @g() { return }
    }"""
    module = run(parse(text), PIPELINE[0])
    assert [op.name for op in module.walk() if op.name.endswith(".func")] == ["async.func", "func.func"]


def test_nothing_changes_where_nothing_fails():
    text = "func.func @f(%x: i64) -> i64 { return %x : i64 }\nfunc.func private @g() -> i32"
    module = parse(text)
    before = str(module)
    assert str(run(module, *PIPELINE[:2])) == before


def test_failures_are_made_values_once():
    module = run(parse(PROGRAM), *PIPELINE[:2])
    before = str(module)
    assert str(run(module, PIPELINE[1])) == before


def test_caller_that_cannot_change():
    text = """func.func @f(%ok: i1) {
      cf.assert %ok, "no"
      return
    }
    llvm.func @g(%ok: i1) {
      llvm.call @f(%ok) : (i1) -> ()
      llvm.return
    }"""
    message, line = error(text, PIPELINE[1])
    assert message.startswith("function 'f' may fail")
    assert line == 1


# Terminators and region arguments that aren't understood


def test_unknown_terminator():
    text = """"builtin.module"() ({
      "func.func"() <{function_type = (!async.token) -> (), sym_name = "f"}> ({
      ^bb0(%0: !async.token):
        "test.end"(%0)[^bb1] : (!async.token) -> ()
      ^bb1:
        "func.return"() : () -> ()
      }) : () -> ()
    }) : () -> ()"""
    module = MLIRParser(make_context(allow_unregistered=True), text, "test.mlir").parse_module()
    # An unregistered op might be anything; one with successors passes something on that nobody knows.
    with pytest.raises(DiagnosticError, match="terminators that are not ReturnLike"):
        ALL_PASSES[COUNTING[0]]()().apply(make_context(), module)


def test_region_arguments_of_unknown_ops():
    text = """"builtin.module"() ({
      "test.region"() ({
      ^bb0(%0: !async.token):
        "test.end"() : () -> ()
      }) : () -> ()
    }) : () -> ()"""
    module = MLIRParser(make_context(allow_unregistered=True), text, "test.mlir").parse_module()
    with pytest.raises(DiagnosticError, match=r"who owns region arguments of 'test\.region'"):
        ALL_PASSES[COUNTING[0]]()().apply(make_context(), module)


# Liveness


def blocks_of(module: ModuleOp) -> Sequence[Block]:
    function = module.body.block.first_op
    assert function is not None
    return list(function.regions[0].blocks)


def test_liveness_around_a_loop():
    module = parse("""func.func @f(%t: !async.token, %c: i1) {
      cf.br ^bb1
    ^bb1:
      cf.cond_br %c, ^bb2, ^bb3
    ^bb2:
      async.runtime.await %t : !async.token
      cf.br ^bb1
    ^bb3:
      return
    }""")
    entry, head, body, end = blocks_of(module)
    liveness = ValueLiveness.of(entry.args[0])
    assert set(liveness.live_in) == {head, body}
    assert set(liveness.live_out) == {entry, head, body}
    assert list(liveness.users) == [body]
    assert end not in liveness.live_in


def test_a_value_is_not_live_into_the_block_that_defines_it():
    module = parse("""func.func @f(%c: i1) {
      cf.br ^bb1
    ^bb1:
      %0 = async.runtime.create : !async.token
      async.runtime.await %0 : !async.token
      cf.br ^bb1
    }""")
    block = blocks_of(module)[1]
    create = block.first_op
    assert create is not None
    liveness = ValueLiveness.of(create.results[0])
    assert not liveness.live_in and not liveness.live_out


# Time


def _count(module: ModuleOp, kind: type[Operation]) -> int:
    return sum(isinstance(op, kind) for op in module.walk())


def _seconds(module: ModuleOp) -> float:
    """How long both counting passes take; verifying takes longer."""
    start = time.perf_counter()
    for name, options in (COUNTING, PIPELINE[-1]):
        ALL_PASSES[name]()(**options).apply(make_context(), module)
    return time.perf_counter() - start


def _many_tokens(count: int) -> str:
    lines = ["func.func private @take(!async.token)", "func.func @f(%c: i1) {"]
    for i in range(count):
        lines.append(f"%t{i} = async.runtime.create : !async.token")
        lines.append(f"async.runtime.await %t{i} : !async.token")
        lines.append(f"func.call @take(%t{i}) : (!async.token) -> ()")
        lines.append(f"cf.cond_br %c, ^a{i}, ^b{i}")
        lines.append(f"^a{i}:\nasync.runtime.await %t{i} : !async.token\ncf.br ^b{i}\n^b{i}:")
    return "\n".join([*lines, "return", "}"])


def test_time_is_linear_in_the_number_of_values():
    module = parse(_many_tokens(1500))
    assert _seconds(module) < 10
    assert _count(module, RuntimeAddRefOp) == 1500
    assert _count(module, RuntimeDropRefOp) == 3000


def test_time_is_linear_in_the_number_of_uses():
    uses = "\n".join("async.runtime.await %t : !async.token" for _ in range(10000))
    module = parse(f"func.func @f(%t: !async.token) {{\n{uses}\nreturn\n}}")
    assert _seconds(module) < 5
    assert _count(module, RuntimeDropRefOp) == 1


# Programs that were counted before


def test_counting_twice_changes_nothing():
    module = run(parse(PROGRAM), *PIPELINE)
    before = str(module)
    mark = ("stretto-mark-counted", {})
    counted = str(run(module, mark, COUNTING)).replace("stretto.counted", "")
    assert counted.count("drop_ref") == before.count("drop_ref") > 0
    assert counted.count("add_ref") == before.count("add_ref")


def test_programs_that_do_not_count_are_not_marked():
    module = parse(PROGRAM)
    before = str(module)
    assert str(run(module, ("stretto-mark-counted", {}))) == before
