"""The Python API without running anything: parse, run passes, print."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import FileLineColLoc, IntAttr, NameLoc, StringAttr

import stretto

TEXT = "func.func @f() {\n  %unused = arith.constant 1 : i32\n  return\n}\n"


def test_text_and_files_are_parsed(tmp_path: Path):
    path = tmp_path / "input.mlir"
    path.write_text(TEXT)
    assert stretto.format_module(stretto.parse(TEXT)) == stretto.format_module(stretto.parse(path))


def test_faults_are_located():
    with pytest.raises(stretto.DiagnosticError, match="use of undeclared SSA value name") as caught:
        stretto.parse("func.func @f() -> i32 {\n  return %x : i32\n}", "mine.mlir")
    assert str(caught.value.location) == 'loc("mine.mlir":2:10)'


def test_pipelines_run_in_place():
    module = stretto.parse(TEXT)
    stretto.run_pipeline(module, "func.func(canonicalize)")
    assert stretto.format_module(module) == "module {\n  func.func @f() {\n    return\n  }\n}\n"
    with pytest.raises(stretto.PipelineError, match="Did you mean 'canonicalize'"):
        stretto.run_pipeline(module, "canonicalise")


def test_modules_print_in_other_forms():
    module = stretto.parse(TEXT)
    assert '"func.func"() <{function_type = () -> (), sym_name = "f"}> ({' in stretto.format_module(
        module, generic=True
    )
    assert "%unused = arith.constant" in stretto.format_module(module, keep_names=True)
    assert 'loc("<string>":1:1)' in stretto.format_module(module, locations=True)


def test_references_are_counted_in_both_spellings():
    old = "async.runtime.add_ref %t {count = 2 : i64} : !async.token"
    new = "async.runtime.add_ref %t count = 2 : !async.token"
    texts = [
        stretto.format_module(stretto.parse(f"func.func @f(%t: !async.token) {{ {op} return }}"))
        for op in (old, new)
    ]
    assert texts[0] == texts[1]
    assert "{count = 2 : i64}" in texts[0]


def test_a_diagnostic_error_says_its_place():
    with pytest.raises(stretto.DiagnosticError, match=r"^<string>:2:1: 'func.return' op has 1") as failed:
        stretto.compile("func.func @x(%a: i32) {\nreturn %a : i32 }")
    assert (failed.value.file, failed.value.line, failed.value.column) == ("<string>", 2, 1)


def test_the_place_of_an_error_is_that_of_a_location_of_any_kind():
    place = FileLineColLoc(StringAttr("a.mlir"), IntAttr(3), IntAttr(5))
    error = stretto.DiagnosticError("wrong", NameLoc(StringAttr("x"), place))
    assert str(error) == "a.mlir:3:5: wrong"
    assert str(stretto.DiagnosticError("wrong")) == "wrong"


def test_a_wrong_device_lists_those_that_there_are():
    with pytest.raises(ValueError, match="there is no device 'tpu'; there are: cpu, gpu"):
        stretto.compile("func.func @f() { return }", device="tpu")
    assert stretto.compile("func.func @f() { return }", device="gpu")() is None


def test_a_module_is_parsed_into_itself():
    module = stretto.parse("func.func @f() { return }")
    assert stretto.parse(module) is module
